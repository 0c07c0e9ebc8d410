"""What may be put where: a scene by its cost, a character by itself, a level-up on a character. Rules G3-19 to G3-29."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.kasane.cards import CHARACTER, SCENE, KasaneCard
from engine.games.kasane.state import NOBODY, KasaneState
from engine.games.kasane.zones import KasaneTable, Rank
from engine.piles import definition
from engine.refusal import Refusal
from engine.view import Name


def rounds_counted(table: KasaneTable, state: KasaneState) -> int:
    """The number of rounds that a scene's cost is held against: the battle areas that lie there, which in turn n are n - 1.

    Under the house rule `scene_counts_coming_round` the round about to be fought counts too. Rules G3-19, Q3-01.
    """
    return state.rounds + table.house.scene_counts_coming_round


def scene_refused(table: KasaneTable, state: KasaneState, card: KasaneCard) -> Refusal | None:
    """Why a card may not be set as the scene now, or None. Rules G3-17, G3-19, G3-20, Q3-33."""
    if card.kind != SCENE:
        return Refusal("not-a-scene", "G3-17", {"card": card.title})
    assert card.cost is not None
    rounds = rounds_counted(table, state)
    if card.cost > rounds:
        return Refusal("scene-too-dear", "G3-19", {"card": card.title, "cost": card.cost, "rounds": rounds})
    if state.scene != NOBODY:
        there = definition(table, state, state.scene)
        if card.cost < (there.cost or 0):
            return Refusal("scene-below", "G3-20", {"card": card.title, "cost": card.cost, "there": there.cost or 0})
    return None


def set_refused(card: KasaneCard) -> Refusal | None:
    """Why a card may not be set as a character, or None. Rules G3-21, Q3-09, Q3-30."""
    if card.kind != CHARACTER:
        return Refusal("not-a-character", "G3-21", {"card": card.title})
    return None if card.settable else Refusal("no-single", "Q3-09", {"card": card.title})


def level_up_refused(table: KasaneTable, state: KasaneState, seat: int, card: KasaneCard, area: int) -> Refusal | None:
    """Why a card may not level up the character in an area, or None. Rules G3-25, G3-29, Q3-31."""
    if card.kind != CHARACTER:
        return Refusal("not-a-character", "G3-25", {"card": card.title})
    under = definition(table, state, state.field[seat][area].top)
    values: dict[str, int | str | Name] = {
        "card": card.title,
        "level": card.level or 0,
        "under": under.title,
        "there": under.level or 0,
    }
    if card.title.ja != under.title.ja:
        return Refusal("other-name", "G3-25", values)
    if state.leveled(seat, area):
        return Refusal("leveled-already", "G3-29", values)
    if card.level != (under.level or 0) + 1:
        return Refusal("wrong-level", "G3-25", values)
    return None


def can_set(table: KasaneTable, state: KasaneState, seat: int) -> bool:
    """Whether a hand holds a character that may be set. Rules G3-24, Q3-30."""
    cards, printed = state.cards, table.cards
    return any(printed[cards[number].card].settable for number in state.hands[seat])


def areas_to_level(state: KasaneState, seat: int) -> list[int]:
    """The areas whose character has not been levelled up this turn. Rules G3-28, G3-29."""
    return [area for area in range(len(state.field[seat])) if not state.leveled(seat, area)]


def level_ups(table: KasaneTable, state: KasaneState, seat: int) -> Iterator[tuple[int, int]]:
    """Each place in the hand with an area whose character the card levels up. Rules G3-25, G3-28."""
    cards, rank, above = state.cards, table.rank, table.above
    wanted: dict[Rank, list[int]] = {}
    for area, stack in enumerate(state.field[seat]):
        if not stack.down or not state.leveled(seat, area):
            wanted.setdefault(above[cards[stack.cards[-1]].card], []).append(area)
    for index, number in enumerate(state.hands[seat]):
        held = rank.get(cards[number].card)
        if held is not None:
            for area in wanted.get(held, ()):
                yield index, area
