"""BP: which column is read, and what is added; computed from what lies open and what lasts, never stored. Rules G3-37, G3-38, Q3-19, Q3-20.

A character's text is active while it is the top card of its stack and lies face up (Q3-12); a scene's while it lies in the scene area.
Grades are added up and applied once, then plus and minus are added, and the sum is held at 0 (X3-22).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.games.kasane.cards import WIN, Ability, KasaneCard, KasaneEffect, KasaneNeed, Which, Who
from engine.games.kasane.state import NOBODY, KasaneState
from engine.games.kasane.zones import KasaneTable
from engine.view import SEATS, other

EX_COLUMN = 0
"""Stands for the EX column where a column is a number of cards."""
BP, GRADE, READ_EX, FIX_WIN, FIX_TIE = "bp", "grade", "read-ex", "fix-win", "fix-tie"
"""Modifiers that last for a turn."""

Spot = tuple[int, int]
"""A character's seat and area."""


class Tally(Struct):
    """What is in force for one character: added BP and grades, whether EX is read, and how its battle is fixed."""

    bp: int = 0
    grade: int = 0
    ex: bool = False
    win: bool = False
    tie: bool = False


_PLAIN = Tally()


class Reading(Struct, frozen=True):
    """A character's BP as it came together: the column that is read, what it prints, and the total."""

    column: int
    printed: int
    total: int


Tallies = dict[Spot, Tally]
"""What is in force, by character; a character that nothing changes is not in it."""


# --- which column is read ---------------------------------------------------------------------------------------------


def fallback(card: KasaneCard, column: int) -> int:
    """The highest printed column at or below this one; the lowest printed, where there is none. Rule Q3-19."""
    printed = [c for c, value in enumerate(card.bp, 1) if value is not None]
    below = [c for c in printed if c <= column]
    return below[-1] if below else printed[0]


def column_read(card: KasaneCard, count: int, grade: int, grade_from: str = "state") -> int:
    """The column for so many stacked cards, shifted by grades. Rules G3-37, Q3-19, Q3-20, Q3-32."""
    if card.printed(count) is not None:
        return count + grade if grade and card.printed(count + grade) is not None else count
    instead = fallback(card, count)
    if not grade:
        return instead
    if grade_from == "printed":
        return column_read(card, instead, grade)
    return fallback(card, count + grade) if count + grade >= 1 else instead


def reading(table: KasaneTable, state: KasaneState, spot: Spot, tallies: Tallies | None = None) -> Reading:
    """The BP of a face-up character, from what is in force (reckoned anew where it is not given). Rules G3-37, G3-38, X3-22, Q3-33."""
    if tallies is None:
        tallies = in_force(table, state)
    seat, area = spot
    stack = state.field[seat][area]
    card = table.cards[state.cards[stack.top].card]
    tally = tallies.get(spot, _PLAIN)
    if tally.ex and card.ex is not None:
        return Reading(EX_COLUMN, card.ex, max(0, card.ex + tally.bp))
    column = column_read(card, len(stack.cards), tally.grade, table.house.grade_from)
    printed = card.printed(column) or 0
    return Reading(column, printed, max(0, printed + tally.bp))


# --- what is in force -------------------------------------------------------------------------------------------------


def in_force(table: KasaneTable, state: KasaneState) -> Tallies:
    """Everything that lasts and every continuous text that is active, added up by character."""
    tallies: Tallies = {}
    if state.lasting:
        _add_lasting(state, tallies)
    if not table.continuous:
        return tallies
    cards, continuous = state.cards, table.continuous
    for seat in SEATS:
        for area, stack in enumerate(state.field[seat]):
            if not stack.down and (texts := continuous.get(cards[stack.top].card)):
                for _, ability in texts:
                    _add_text(table, state, seat, area, stack.top, ability, tallies)
    if state.scene != NOBODY and (texts := continuous.get(cards[state.scene].card)):
        for _, ability in texts:
            _add_text(table, state, cards[state.scene].owner, NOBODY, state.scene, ability, tallies)
    return tallies


def _add_lasting(state: KasaneState, tallies: Tallies) -> None:
    spots = {stack.base: (seat, area) for seat in SEATS for area, stack in enumerate(state.field[seat])}
    for effect in state.lasting:
        spot = spots.get(effect.card)
        if spot is not None:
            add(tallies, spot, effect.modifier, effect.amount)


def _add_text(
    table: KasaneTable, state: KasaneState, seat: int, area: int, source: int, ability: Ability, tallies: Tallies
) -> None:
    if not works(table, state, seat, area, source, ability):
        return
    for effect in ability.effects:
        for spot in aimed_at(table, state, seat, area, source, effect):
            add(tallies, spot, *modifier(state, seat, area, effect))


def add(tallies: Tallies, spot: Spot, name: str, amount: int) -> None:
    """Count one more modifier in for a character."""
    tally = tallies.get(spot)
    if tally is None:
        tally = tallies[spot] = Tally()
    if name == BP:
        tally.bp += amount
    elif name == GRADE:
        tally.grade += amount
    elif name == READ_EX:
        tally.ex = True
    elif name == FIX_WIN:
        tally.win = True
    else:
        tally.tie = True


def modifier(state: KasaneState, seat: int, area: int, effect: KasaneEffect) -> tuple[str, int]:
    """What an effect changes, and by how much as it stands now."""
    change = effect.bp or effect.grade
    if change is not None:
        count = 1 if change.each is None else _each(state, seat, area, change.each)
        return (BP if effect.bp is not None else GRADE), change.amount * count
    if effect.read_ex is not None:
        return READ_EX, 1
    assert effect.fix is not None
    return (FIX_WIN if effect.fix.result == WIN else FIX_TIE), 1


def _each(state: KasaneState, seat: int, area: int, each: str) -> int:
    if each == "rounds":
        return state.rounds
    if each == "stacked":
        return state.field[seat][area].count if area != NOBODY else 0
    whose = seat if each.startswith("own") else other(seat)
    return state.wins(whose) if each.endswith("won") else len(state.hands[whose])


# --- which characters -------------------------------------------------------------------------------------------------


def aimed_at(
    table: KasaneTable, state: KasaneState, seat: int, area: int, source: int, effect: KasaneEffect
) -> list[Spot]:
    """The face-up characters that an effect is about; of those to be chosen from, all."""
    aim = effect.aimed
    assert aim is not None
    spots = [s for s in _of(state, seat, area, aim.who) if not state.field[s[0]][s[1]].down]
    if aim.which is None:
        return spots
    which, name = aim.which, _name(table, state, source)
    return [(one, at) for one, at in spots if fits(_top(table, state, one, at), which, name)]


def _of(state: KasaneState, seat: int, area: int, who: Who) -> Iterator[Spot]:
    if who == "self":
        yield seat, area
    elif who == "opponent":
        if area < len(state.field[other(seat)]):
            yield other(seat), area
    elif who == "beside":
        yield from ((seat, at) for at in neighbors(state, area) if at < len(state.field[seat]))
    else:
        whose = SEATS if who == "all" else (seat,) if who in ("own", "one-own") else (other(seat),)
        for one in whose:
            yield from ((one, at) for at in range(len(state.field[one])))


def neighbors(state: KasaneState, area: int) -> list[int]:
    """The areas next to this one in the row. Rule Q3-16."""
    at = state.row.index(area)
    return [*state.row[max(0, at - 1) : at], *state.row[at + 1 : at + 2]]


def fits(card: KasaneCard, which: Which, name: str = "") -> bool:
    """Whether a card is what a text asks for; ``name`` is that of the text's own card."""
    if which.kind is not None and card.kind != which.kind:
        return False
    if which.type is not None and card.type != which.type:
        return False
    if which.level is not None and (card.level is None or not which.level.holds(card.level)):
        return False
    return not which.same_name or card.title.ja == name


def _name(table: KasaneTable, state: KasaneState, source: int) -> str:
    return table.cards[state.cards[source].card].title.ja


def _top(table: KasaneTable, state: KasaneState, seat: int, area: int) -> KasaneCard:
    return table.cards[state.cards[state.field[seat][area].top].card]


# --- whether a text works ---------------------------------------------------------------------------------------------


def works(table: KasaneTable, state: KasaneState, seat: int, area: int, source: int, ability: Ability) -> bool:
    """Whether a text of this card is active now: its states and all that it needs. Rules Q3-12, X3-06."""
    if ability.states and (area == NOBODY or state.field[seat][area].count not in ability.states):
        return False
    return not ability.needs or all(_holds(table, state, seat, area, source, need) for need in ability.needs)


def _holds(table: KasaneTable, state: KasaneState, seat: int, area: int, source: int, need: KasaneNeed) -> bool:
    if need.opponent is not None:
        return _faces(table, state, seat, area, need)
    if need.won is not None:
        return need.won.at_least <= state.wins(_whose(seat, need.won.whose)) <= need.won.at_most
    if need.rounds is not None:
        return need.rounds.holds(state.rounds)
    if need.hand is not None:
        return need.hand.at_least <= len(state.hands[_whose(seat, need.hand.whose)]) <= need.hand.at_most
    if need.order is not None:
        return (state.lead == seat) == (need.order.place == "lead")
    if need.newest is not None:
        return (area == state.rounds - 1) == need.newest
    if need.scene is not None:
        return _scene_is(state, seat, need.scene.whose)
    assert need.ally is not None
    name = _name(table, state, source)
    whose = _whose(seat, need.ally.whose)
    count = sum(
        not stack.down and (whose, at) != (seat, area) and fits(_top(table, state, whose, at), need.ally.which, name)
        for at, stack in enumerate(state.field[whose])
    )
    return count >= need.ally.at_least


def _whose(seat: int, whose: str) -> int:
    return seat if whose == "own" else other(seat)


def _scene_is(state: KasaneState, seat: int, whose: str) -> bool:
    owner = NOBODY if state.scene == NOBODY else state.cards[state.scene].owner
    if whose in ("any", "nobody"):
        return (owner != NOBODY) == (whose == "any")
    return owner == _whose(seat, whose)


def _faces(table: KasaneTable, state: KasaneState, seat: int, area: int, need: KasaneNeed) -> bool:
    """Whether the battle opponent lies open and is what a text names."""
    wanted, rivals = need.opponent, state.field[other(seat)]
    assert wanted is not None
    if area >= len(rivals) or rivals[area].down:
        return False
    card = _top(table, state, other(seat), area)
    if wanted.type is not None and card.type != wanted.type:
        return False
    if wanted.level is not None and (card.level is None or not wanted.level.holds(card.level)):
        return False
    return wanted.stacked is None or wanted.stacked.holds(rivals[area].count)
