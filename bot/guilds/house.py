"""The house rules of a server: what it has set otherwise than a game does, checked by the engine before it is kept."""

from __future__ import annotations

from collections.abc import Mapping

from bot.matches.decks import starters
from bot.matches.tables import game_of
from bot.sets.servers import ServerSets
from bot.store.guilds import Guilds
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
        kept = await self._guilds.rules(guild)
        found = {game: _known(game, kept[game]) for game in games.games() if game in kept}
        return {game: rules for game, rules in found.items() if rules}

    async def set(self, guild: int, game: str, option: str, value: Setting | None) -> None:
        """Set one; None: as the game has it. Raises `Refusal` for an unknown one, `Unfit` for what could not be played."""
        rule = rule_of(game, option)
        wanted = {name: one for name, one in (await self.of(guild, game)).items() if name != option}
        if value is None or value == rule.default:
            value = None
        else:
            wanted[option] = value
        check(game, await self._sets.table(guild, game, wanted))
        await self._guilds.set_rule(guild, game, option, value)

    async def set_all(self, guild: int, game: str, proposed: Mapping[str, Setting]) -> None:
        """Set those that a card set proposes, all or none; others stay. Raises `Refusal` for an unknown one, `Unfit` as `set`."""
        for option in proposed:
            rule_of(game, option)
        wanted = {**await self.of(guild, game), **proposed}
        check(game, await self._sets.table(guild, game, wanted))
        for option, value in proposed.items():
            await self._guilds.set_rule(guild, game, option, None if value == rule_of(game, option).default else value)

    async def refuse_without(self, guild: int, game: str, one: str) -> None:
        """Raises `Refusal` where no deck could be played by these house rules without this set."""
        try:
            check(game, await self._sets.table(guild, game, await self.of(guild, game), without=one))
        except Unfit:
            raise Refusal("set-needed") from None

    async def reset(self, guild: int, game: str) -> None:
        """All of a game's as it has them."""
        await self._guilds.forget_rules(guild, game)


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
