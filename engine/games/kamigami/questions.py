"""What a text asks in the middle, and of whom; nothing where everybody sees that there is one answer. Rules G1-Q1, G1-Q2, A1-30."""

from __future__ import annotations

from msgspec import Struct

from engine.decision import Atom, Path
from engine.games.kamigami.effects import charged, speaker
from engine.games.kamigami.state import KamigamiState, Resolve
from engine.games.kamigami.targets import Spot, atom, spots
from engine.games.kamigami.verbs import Choose, Discard, KamigamiEffect, Search, Switch, TakeBack
from engine.games.kamigami.zones import KamigamiTable, empty_areas
from engine.piles import definition
from engine.view import other


class Question(Struct, frozen=True):
    """A question of a text: the seat, its kind, and what it is about."""

    seat: int
    kind: str
    args: tuple[Atom, ...]
    auto: Path = ()


def question(table: KamigamiTable, state: KamigamiState, frame: Resolve, effect: KamigamiEffect) -> Question | None:
    """What an effect asks now, or None."""
    if effect.choose is not None:
        return _choose(state, frame, effect.choose)
    if effect.switch is not None:
        return _switch(table, state, frame, effect.switch)
    if effect.discard is not None:
        return _discard(state, frame.seat, effect.discard)
    if effect.search is not None:
        return _search(table, state, frame.seat, effect.search)
    if effect.take_back is not None:
        return _take_back(table, state, frame.seat, effect.take_back)
    if effect.charge is not None and table.house.skill_energy == "hand":
        return _charge(state, frame, effect)
    return None


def choosable(state: KamigamiState, frame: Resolve, choose: Choose) -> list[Spot]:
    """The units that may be chosen."""
    return spots(state, speaker(frame), choose.of)


def _choose(state: KamigamiState, frame: Resolve, choose: Choose) -> Question | None:
    """Up to so many, or as many as can be. Rules G1-Q1, G1-Q2."""
    found = choosable(state, frame, choose)
    high = min(choose.count, len(found))
    low = 0 if choose.optional else high
    if not found or low == len(found):
        return None
    return Question(frame.seat, "choose", (low, high, *(atom(frame.seat, spot) for spot in found)))


def switched_seat(frame: Resolve, switch: Switch) -> int:
    """Whose main unit is changed."""
    return frame.seat if switch.whose == "own" else other(frame.seat)


def _switch(table: KamigamiTable, state: KamigamiState, frame: Resolve, switch: Switch) -> Question | None:
    """The user chooses, or the unit's owner, as text and house say. Rule A1-30."""
    whose = switched_seat(frame, switch)
    by_owner = table.house.forced_change == "owner"
    chooser = whose if by_owner else frame.seat if switch.by == "own" else other(frame.seat)
    found = [atom(chooser, (whose, slot)) for slot in state.standby(whose)]
    if len(found) + switch.optional < 2:
        return None
    return Question(chooser, "switch", (int(switch.optional), *found))


def _discard(state: KamigamiState, seat: int, discard: Discard) -> Question | None:
    whose = seat if discard.whose == "own" else other(seat)
    if discard.how == "random" or len(state.hands[whose]) <= discard.count:
        return None
    return Question(whose, "discard", (discard.count,))


def _search(table: KamigamiTable, state: KamigamiState, seat: int, search: Search) -> Question | None:
    """It is asked whatever the deck holds; only its owner sees what that is."""
    count = search.count
    if search.to == "standby":
        count = min(count, len(empty_areas(state, seat)))
    if not state.decks[seat] or not count:
        return None
    args = (count, search.kind or "", search.attribute or "")
    return Question(seat, "search", args, () if searchable(table, state, seat, args) else ("search",))


def searchable(table: KamigamiTable, state: KamigamiState, seat: int, args: tuple[Atom, ...]) -> list[int]:
    """Cards of the own deck that fit, by name, of each as many as may be taken."""
    count, kind, attribute = args
    found: list[int] = []
    taken: dict[str, int] = {}
    for number in sorted(state.decks[seat], key=lambda number: (state.cards[number].card, number)):
        card = definition(table, state, number)
        if kind in ("", card.kind) and attribute in ("", card.attribute) and taken.get(card.id, 0) < int(count):
            taken[card.id] = taken.get(card.id, 0) + 1
            found.append(number)
    return found


def _take_back(table: KamigamiTable, state: KamigamiState, seat: int, take_back: TakeBack) -> Question | None:
    args = (take_back.count, take_back.kind or "")
    return Question(seat, "take-back", args) if discarded(table, state, seat, args) else None


def discarded(table: KamigamiTable, state: KamigamiState, seat: int, args: tuple[Atom, ...]) -> list[int]:
    """Places in the own discard pile of the cards that may be taken back."""
    kind = args[1]
    pile = enumerate(state.discards[seat])
    return [place for place, number in pile if kind in ("", definition(table, state, number).kind)]


def _charge(state: KamigamiState, frame: Resolve, effect: KamigamiEffect) -> Question | None:
    """Where the house takes such energy from hand, its owner says which cards. Rule A1-35."""
    hand = len(state.hands[frame.seat])
    assert effect.charge is not None
    count = min(hand, effect.charge.count * len(charged(state, frame, effect)))
    return Question(frame.seat, "attach", (count,)) if 0 < count < hand else None
