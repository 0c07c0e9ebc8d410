"""What is declared and not processed yet, in the order in which that happens, and the battle as it stands. Rules X4-27, X4-40, Q4-45."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.kiryoku.battle import blow
from engine.games.kiryoku.cards import ITEM
from engine.games.kiryoku.state import NOBODY, Battle, Deed, KiryokuState, Window
from engine.games.kiryoku.values import KiryokuTable, value
from engine.games.kiryoku.verbs import Attribute
from engine.games.kiryoku.wishes import effects_of
from engine.games.kiryoku.wordings import effects_words
from engine.piles import definition
from engine.view import SEATS, Blow, Declared, Name, Word, other

_PROCESSED_FIRST, _PROCESSED_SECOND = 6, 7
"""The steps of a window after which its first and its second action are over."""
_MOST_NAMES = 2


def announced(table: KiryokuTable, state: KiryokuState) -> tuple[Declared, ...]:
    """Every action that waits, the innermost window's first; a slot that may still be filled stands where it would be processed."""
    found: list[Declared] = []
    for frame in reversed(state.stack):
        if type(frame) is Window:
            found += _slots(table, state, frame, innermost=frame is state.window())
    return tuple(found)


def _slots(table: KiryokuTable, state: KiryokuState, frame: Window, innermost: bool) -> Iterator[Declared]:
    """A window's two slots; a cost that was stocked in one is there at once and waits for nothing. Rules G4-15, X4-27, Q4-16."""
    if frame.first is None and frame.second is None:
        return
    seats = (state.active, other(state.active))
    for seat, deed, over in zip(seats, (frame.first, frame.second), (_PROCESSED_FIRST, _PROCESSED_SECOND), strict=True):
        prompt = state.prompts[seat]
        if deed is not None and frame.pc <= over and deed.verb != "stock" and not _is_fought(state, deed):
            yield declared(table, state, deed)
        elif deed is None and innermost and prompt is not None and prompt.kind == "respond":
            yield Declared(seat, Word("deed-may-answer"), open=True)


def _is_fought(state: KiryokuState, deed: Deed) -> bool:
    """Whether it is the challenge of the battle that is shown by itself."""
    return deed.verb == "challenge" and fight(state) is not None


def declared(table: KiryokuTable, state: KiryokuState, deed: Deed) -> Declared:
    """An action by the name of its card or ability, with what it will do."""
    card = definition(table, state, deed.card)
    if deed.verb == "ability":
        name = card.abilities[deed.ability].name or card.title
        return Declared(deed.seat, Word("deed-name", {"name": name}), _effects(table, state, deed, card.kind == ITEM))
    what = (
        _effects(table, state, deed)
        if deed.verb == "event"
        else (Word(f"deed-{deed.verb}", _target(table, state, deed)),)
    )
    return Declared(deed.seat, Word("deed-name", {"name": card.title}), what)


def _effects(table: KiryokuTable, state: KiryokuState, deed: Deed, item: bool = False) -> tuple[Word, ...]:
    """What it does, to whom it names."""
    effects = effects_of(table, state, deed)
    text = definition(table, state, deed.card)
    target = text.abilities[deed.ability].target if deed.verb == "ability" else text.target
    return effects_words(effects, target, item, _names(table, state, deed.targets))


def _names(table: KiryokuTable, state: KiryokuState, numbers: tuple[int, ...]) -> Word | None:
    """Those who are named, one word inside the other."""
    if not numbers:
        return None
    name = definition(table, state, numbers[0]).title
    rest = _names(table, state, numbers[1:])
    return Word("deed-name", {"name": name}) if rest is None else Word("deed-names", {"name": name, "more": rest})


def _target(table: KiryokuTable, state: KiryokuState, deed: Deed) -> dict[str, int | str | Name | Word]:
    return {"target": definition(table, state, deed.targets[0]).title} if deed.verb == "equip" else {}


# --- the battle -------------------------------------------------------------------------------------------------------


def fight(state: KiryokuState) -> Battle | None:
    """The battle, once it is known who fights with what, until its result."""
    battle = state.battle()
    return None if battle is None or battle.card == NOBODY or battle.over else battle


def blows(table: KiryokuTable, state: KiryokuState) -> tuple[Blow, ...]:
    """What each participant would do to the other now, East's first; nothing where one has left. Rules X4-09, X4-40, X4-41."""
    battle = fight(state)
    if battle is None:
        return ()
    pair = (battle.challenger, battle.defender)
    if any(state.find(number) is None for number in pair):
        return ()
    by_seat = pair if battle.seat == 0 else pair[::-1]
    return tuple(_blow(table, state, battle, seat, by_seat[seat], by_seat[other(seat)]) for seat in SEATS)


def _blow(table: KiryokuTable, state: KiryokuState, battle: Battle, seat: int, attacker: int, struck: int) -> Blow:
    card = definition(table, state, battle.card)
    attack, defense, amount = blow(table, state, card, battle, attacker, struck)
    counts = (_counts(table, state, attacker, card.attack), _counts(table, state, struck, card.defense))
    return Blow(seat, definition(table, state, struck).title, attack, defense, amount, counts)


def _counts(table: KiryokuTable, state: KiryokuState, number: int, stats: tuple[Attribute, ...]) -> str:
    """Which of several values counts: the highest. Rule X4-09."""
    found = state.find(number)
    standing = state.field[found[0]][found[1]] if found is not None else None
    if standing is None or not stats:
        return ""
    return max(stats, key=lambda stat: value(table, state, standing, stat))
