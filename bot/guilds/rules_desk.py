"""What the presses on the pages of house rules do."""

from __future__ import annotations

import discord

from bot.components import ids
from bot.components.doors import Doors, refused
from bot.components.forms import number_form, number_in
from bot.components.layout import Page
from bot.components.press import Press, Way
from bot.guilds.house import HouseRules, name_of, rule_of, value_of
from bot.guilds.panel import marked
from bot.guilds.rules_pages import games_page, option_page, options_page, packed, possible
from bot.guilds.server import Server, managed
from engine.games import games
from engine.house import HouseRule, Setting
from engine.refusal import Refusal, Unfit
from engine.view import Name, Word
from engine.wording import Wording


class RulesDesk:
    """Handlers of house rules. What is refused is said on the page itself, under which all stands as it was."""

    def __init__(self, house: HouseRules) -> None:
        self._house = house

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.HouseGame, Way.UPDATE, self.chosen_game)
        doors.on(ids.HousePage, Way.UPDATE, self.turned)
        doors.on(ids.HouseRule, Way.UPDATE, self.chosen_rule)
        doors.on(ids.HouseValue, Way.UPDATE, self.set)
        doors.on(ids.HouseNumber, None, self.number)
        doors.on(ids.HouseReset, Way.UPDATE, self.reset)

    async def games(self, server: Server, words: Wording, page: int) -> Page:
        """The room of games."""
        return games_page(await self._house.all(server.id), words, page)

    async def chosen_game(self, press: Press, key: ids.HouseGame) -> None:
        """A game from the menu; where there is none of that name (any more), those that there are."""
        server = managed(press)
        game = press.values[0] if press.values else ""
        if game in games():
            await self._show_options(press, server, game, 0)
        else:
            await press.answer(await self.games(server, press.words(), key.page))

    async def turned(self, press: Press, key: ids.HousePage) -> None:
        """A page of a game's options."""
        server = managed(press)
        if key.game in games():
            await self._show_options(press, server, key.game, key.page)
        else:
            await press.answer(await self.games(server, press.words(), 0))

    async def chosen_rule(self, press: Press, key: ids.HouseRule) -> None:
        """An option from the menu."""
        server = managed(press)
        await self._show(press, server, key.game, press.values[0] if press.values else "")

    async def set(self, press: Press, key: ids.HouseValue) -> None:
        """What an option is set to, from the menu."""
        server = managed(press)
        rule = rule_of(key.game, key.option)
        said = press.values[0] if press.values else ""
        value = next((one for one in possible(rule) or () if packed(one) == said), None)
        if value is None:
            raise Refusal("not-an-option")
        await self._change(press, server, key.game, rule, value)

    async def number(self, press: Press, key: ids.HouseNumber) -> None:
        """What an option is set to, from a form."""
        if press.interaction.type is not discord.InteractionType.modal_submit:
            await self._ask(press, key)
            return
        if not await press.acknowledge(Way.UPDATE):
            return
        server = managed(press)
        rule, number = rule_of(key.game, key.option), number_in(press.interaction)
        low, high = rule.low or 0, rule.high or 0
        if number is None or not low <= number <= high:
            refusal = Refusal("not-a-number-here", "", {"low": low, "high": high})
            await self._show(press, server, key.game, rule.name, self._refused(press, key.game, refusal))
        else:
            await self._change(press, server, key.game, rule, number)

    async def _ask(self, press: Press, key: ids.HouseNumber) -> None:
        """Open the form. A refusal needs an answer in which to stand."""
        try:
            managed(press)
            rule = rule_of(key.game, key.option)
        except Refusal:
            await press.acknowledge(Way.PRIVATE)
            raise
        words = press.words(key.game)
        label = words.text(Word("settings-option-number-label", {"low": rule.low or 0, "high": rule.high or 0}))
        await press.form(number_form(key, words, name_of(rule, words), label))

    async def reset(self, press: Press, key: ids.HouseReset) -> None:
        """An option, or all of a game's, as the game has it."""
        server = managed(press)
        if key.option:
            await self._change(press, server, key.game, rule_of(key.game, key.option), None)
            return
        if key.game not in games():
            raise Refusal("no-such-game")
        await self._house.reset(server.id, key.game)
        await self._show_options(press, server, key.game, 0, press.words(key.game).text("settings-options-reset-done"))

    async def _change(self, press: Press, server: Server, game: str, rule: HouseRule, value: Setting | None) -> None:
        try:
            await self._house.set(server.id, game, rule.name, value)
        except (Refusal, Unfit) as refusal:
            news = self._refused(press, game, refusal)
        else:
            news = _saved(rule, rule.default if value is None else value, press.words(game))
        await self._show(press, server, game, rule.name, news)

    def _refused(self, press: Press, game: str, refusal: Refusal | Unfit) -> str:
        said = refused(press.words(game), refusal)
        said = f"\n{said}" if isinstance(refusal, Unfit) else said
        return press.words().text(Word("settings-refused", {"why": Name(said, said)}))

    async def _show_options(self, press: Press, server: Server, game: str, page: int, news: str = "") -> None:
        house = await self._house.all(server.id)
        await press.answer(options_page(game, house, press.locale, page, news))

    async def _show(self, press: Press, server: Server, game: str, option: str, news: str = "") -> None:
        house = await self._house.all(server.id)
        await press.answer(option_page(game, option, house, press.locale, news))


def _saved(rule: HouseRule, value: Setting, words: Wording) -> str:
    name, said = name_of(rule, words), marked(value_of(rule, value, words), value == rule.default, words)
    return words.text(Word("settings-saved", {"name": Name(name, name), "value": Name(said, said)}))
