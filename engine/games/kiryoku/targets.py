"""What an action may name, and how answers and numbers go together. Rules G4-14, G4-20, X4-28, Q4-34.

An answer names an own character ``leader`` or ``field.2``, the rival's ``rival.leader``, an item ``field.2.item.1``, a battle card
``battle.1``.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.decision import Atom
from engine.games.kiryoku.cards import Bearer
from engine.games.kiryoku.costs import own_atom, own_place
from engine.games.kiryoku.state import BATTLE_PLACES, LEADER, KiryokuState, Standing
from engine.games.kiryoku.values import KiryokuTable, attributes, known
from engine.games.kiryoku.verbs import Target
from engine.piles import definition
from engine.view import other

RIVAL = "rival."
_NOBODY_IN = (-1, -1)


def sides(seat: int, whose: str) -> Iterator[tuple[int, str]]:
    """The seats that are meant, with what an answer puts before their places."""
    if whose != "rival":
        yield seat, ""
    if whose != "own":
        yield other(seat), RIVAL


def legal(
    table: KiryokuTable, state: KiryokuState, seat: int, target: Target, source: tuple[int, int] = _NOBODY_IN
) -> list[str]:
    """Everything that this target may be, own ones first; ``source`` is where the character stands whose ability it is."""
    found = []
    for whose, before in sides(seat, target.whose):
        if target.what == "battle-card":
            found += [before + atom for atom in _laid(state, whose, target)]
        else:
            for place, standing in enumerate(state.field[whose]):
                if standing is not None and _fits(table, state, standing, place, target, (whose, place) == source):
                    found += _named(standing, before + own_atom(place), target)
    return found


def _laid(state: KiryokuState, seat: int, target: Target) -> list[str]:
    wanted = {"any": (True, False), "used": (True,), "unused": (False,)}[target.state]
    row = state.laid[seat]
    return [f"battle.{place + 1}" for place, laid in enumerate(row) if laid is not None and laid.used in wanted]


def _named(standing: Standing, atom: str, target: Target) -> list[str]:
    if target.what == "item":
        return [f"{atom}.item.{index + 1}" for index in range(len(standing.items))]
    return [atom]


def _fits(
    table: KiryokuTable, state: KiryokuState, standing: Standing, place: int, target: Target, is_source: bool
) -> bool:
    """Whether a character, or one that bears an item, is what the text names."""
    if (target.state == "ready" and not standing.ready) or (target.state == "exhausted" and standing.ready):
        return False
    if target.other and is_source:
        return False
    if target.leader != "any" and (target.leader == "only") != (place == LEADER):
        return False
    if target.tag and definition(table, state, standing.card).parts is None:
        return False
    return target.attribute is None or target.attribute in attributes(table, state, standing)


def bears(
    table: KiryokuTable, state: KiryokuState, seat: int, item: int, where: tuple[int, int], *, fresh: bool = True
) -> bool:
    """Whether a character may bear an item that ``seat`` plays. Rules G4-20, G4-21, X4-25."""
    standing = state.field[where[0]][where[1]]
    if standing is None:
        return False
    bearer = definition(table, state, item).bearer
    if not may_bear(table, state, bearer, standing, where[1], own=where[0] == seat):
        return False
    names = known(table)
    name = names[state.cards[item].card].name
    return not fresh or all(names[state.cards[n].card].name != name for n in standing.items)


def may_bear(
    table: KiryokuTable, state: KiryokuState, bearer: Bearer, standing: Standing, place: int, *, own: bool
) -> bool:
    """Whether a text lets this character bear the item."""
    if bearer.whose != "any" and (bearer.whose == "own") != own:
        return False
    if bearer.leader != "any" and (bearer.leader == "only") != (place == LEADER):
        return False
    return bearer.attribute is None or bearer.attribute in attributes(table, state, standing)


def where(seat: int, atom: Atom) -> tuple[int, int]:
    """Seat and place of the character that an answer names, or of the bearer of the item that it names."""
    text = str(atom)
    whose = other(seat) if text.startswith(RIVAL) else seat
    return whose, own_place(text.removeprefix(RIVAL).partition(".item.")[0])


def number_at(state: KiryokuState, seat: int, atom: Atom) -> int:
    """The number of the card that an answer names on the field."""
    text = str(atom)
    if "battle." in text:
        whose = other(seat) if text.startswith(RIVAL) else seat
        laid = state.laid[whose][int(text.rpartition(".")[2]) - 1]
        assert laid is not None
        return laid.card
    found = where(seat, atom)
    standing = state.field[found[0]][found[1]]
    assert standing is not None
    item = text.partition(".item.")[2]
    return standing.items[int(item) - 1] if item else standing.card


def hand_number(state: KiryokuState, seat: int, atom: Atom) -> int:
    """The number of the card that ``hand.3`` names."""
    return state.hands[seat][int(str(atom).removeprefix("hand.")) - 1]


def there(state: KiryokuState, number: int) -> bool:
    """Whether what was named is still on the field."""
    return state.find(number) is not None or state.find_laid(number) is not None or state.bearer_of(number) is not None


def laid_atoms(state: KiryokuState, seat: int, *, only_unused: bool, whose: str) -> list[str]:
    """Battle cards on the field as an answer names them."""
    return [
        f"{before}battle.{place + 1}"
        for side, before in sides(seat, whose)
        for place in range(BATTLE_PLACES)
        if (laid := state.laid[side][place]) is not None and not (only_unused and laid.used)
    ]
