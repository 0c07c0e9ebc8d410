"""The house rules of a server: what it has set otherwise than a game does, checked by the engine before it is kept.

House rules and the card sets that are on decide together whether any deck can be played; so both are changed here, each change in one
transaction with its check, beside which nobody settles anything for the same server.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.matches.decks import starters
from bot.matches.tables import game_of, table_for
from bot.sets.servers import ServerSets
from bot.store.guilds import Guilds, drop_rules, rules_in, set_rule
from bot.store.sets import switched_on
from bot.store.store import Transaction
from engine import games
from engine.game import AnyTable
from engine.house import HouseRule, Setting, options, settle
from engine.refusal import Problem, Refusal, Unfit
from engine.view import Name, Word
from engine.wording import Wording


class HouseRules:
    """A server's own, game by game."""

    def __init__(self, guilds: Guilds, sets: ServerSets) -> None:
        self._guilds = guilds
        self._sets = sets

    async def of(self, guild: int, game: str) -> Mapping[str, Setting]:
        """What a match that starts now begins with: only what differs from the default. Outside a server, nothing does."""
        return (await self.all(guild)).get(game, {}) if guild else {}

    async def all(self, guild: int) -> Mapping[str, Mapping[str, Setting]]:
        """The same for every game of which anything differs."""
        return _differing(await self._guilds.rules(guild))

    async def set(self, guild: int, game: str, option: str, value: Setting | None) -> None:
        """Set one; None: as the game has it. Raises `Refusal` for an unknown one, `Unfit` for what could not be played."""
        async with self._guilds.settling(guild) as work:
            await _set(work, guild, game, {option: value})

    async def reset(self, guild: int, game: str) -> None:
        """All of a game's as it has them."""
        async with self._guilds.settling(guild) as work:
            await drop_rules(work, guild, game)

    # --- card sets ----------------------------------------------------------------------------------------------------

    async def switch_on(self, guild: int, one: str) -> None:
        """Play with a card set from now on. Raises `Refusal`, also where no deck could be played with it in place of another version."""
        async with self._guilds.settling(guild) as work:
            game = await self._sets.switch_on(work, guild, one)
            if game is not None:
                await _refuse_unplayable(work, guild, game, "set-version-unfit")

    async def switch_on_with(self, guild: int, one: str, game: str, proposed: Mapping[str, Setting]) -> None:
        """The same, and make the house rules that it proposes the server's: all or none. Others stay. Raises `Refusal`, `Unfit`."""
        async with self._guilds.settling(guild) as work:
            await self._sets.switch_on(work, guild, one)
            await _set(work, guild, game, proposed)

    async def switch_off(self, guild: int, one: str, *, remove: bool = False) -> None:
        """Play without it from now on; ``remove``: and have it no more. Raises `Refusal` where no deck could be played without it."""
        async with self._guilds.settling(guild) as work:
            game = await self._sets.switch_off(work, guild, one)
            if game is not None:
                await _refuse_unplayable(work, guild, game, "set-needed")
            if remove:
                await self._sets.remove(work, guild, one)


async def _set(work: Transaction, guild: int, game: str, wanted: Mapping[str, Setting | None]) -> None:
    """Raises `Refusal`, `Unfit`."""
    for option, value in wanted.items():
        rule = rule_of(game, option)
        await set_rule(work, guild, game, option, None if value == rule.default else value)
    await _check(work, guild, game)


async def _check(work: Transaction, guild: int, game: str) -> None:
    """Whether a match could begin as the server now has it. Raises `Unfit` if not."""
    rules = _differing(await rules_in(work, guild)).get(game, {})
    check(game, await table_for(work, game, rules, await switched_on(work, guild, game)))


async def _refuse_unplayable(work: Transaction, guild: int, game: str, why: str) -> None:
    try:
        await _check(work, guild, game)
    except Unfit:
        raise Refusal(why) from None


def _differing(kept: Mapping[str, Mapping[str, Setting]]) -> Mapping[str, Mapping[str, Setting]]:
    found = {game: _known(game, kept[game]) for game in games.games() if game in kept}
    return {game: rules for game, rules in found.items() if rules}


def rules_of(game: str) -> tuple[HouseRule, ...]:
    """Every option of a game, in its own order. Raises `Refusal("no-such-game")`."""
    return options(game_of(game).house_type)


def rule_of(game: str, option: str) -> HouseRule:
    """One option. Raises `Refusal`."""
    found = next((rule for rule in rules_of(game) if rule.name == option), None)
    if found is None:
        raise Refusal("no-such-house-rule")
    return found


def check(game: str, table: AnyTable) -> None:
    """Whether a match could begin at such a table: one of the decks may be played. Raises `Unfit` if not."""
    if any(starters(game, table, deck) for deck in starters(game, table)):
        return
    raise Unfit([Problem("house-no-deck"), *_nearest(game, table)])


def _nearest(game: str, table: AnyTable) -> list[Problem]:
    """What is wrong with the deck that is the least wrong."""
    found = [
        [*game_of(game).check_deck(table, deck), *game_of(game).check_decks(table, (deck, deck))]
        for deck in table.catalog.decks.values()
    ]
    return min(found, key=len, default=[])


def _known(game: str, kept: Mapping[str, Setting]) -> Mapping[str, Setting]:
    """What of it this release knows, and has otherwise by default."""
    known = {rule.name: rule for rule in rules_of(game)}
    return {
        name: value
        for name, value in kept.items()
        if name in known and value != known[name].default and _taken(game, name, value)
    }


def _taken(game: str, name: str, value: Setting) -> bool:
    try:
        settle(game_of(game).house_type, {name: value})
    except Unfit:
        return False
    return True


# --- in words ---------------------------------------------------------------------------------------------------------


def name_of(rule: HouseRule, words: Wording) -> str:
    """What it is called."""
    return words.text(f"house-{rule.name}")


def value_of(rule: HouseRule, value: Setting, words: Wording) -> str:
    """A setting in words."""
    if isinstance(value, bool):
        return words.text("house-on" if value else "house-off")
    return words.text(f"house-{rule.name}.{value}") if rule.choices else str(value)


def clause(rule: HouseRule) -> str:
    """The clause that it settles, as a refusal names one."""
    return f"`{rule.rule}`" if rule.rule else ""


def differing(game: str, rules: Mapping[str, Setting], words: Wording) -> list[str]:
    """A line for each house rule that is not as the game has it."""
    return [
        words.text(Word("house-differs", said_of(rule, rules[rule.name], words)))
        for rule in rules_of(game)
        if rule.name in rules and rules[rule.name] != rule.default
    ]


def said_of(rule: HouseRule, value: Setting, words: Wording) -> dict[str, int | str | Name]:
    """A house rule's values for a message: ``name``, ``rule``, ``value``, ``default``."""
    texts = {
        "name": name_of(rule, words),
        "rule": clause(rule),
        "value": value_of(rule, value, words),
        "default": value_of(rule, rule.default, words),
    }
    return {key: Name(text, text) for key, text in texts.items()}
