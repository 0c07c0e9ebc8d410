"""What bars an action: the reason and the clause, or nothing. Options leave out what is barred, refusals say why."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.kiryoku.cards import CHARACTER, Ability, KiryokuCard
from engine.games.kiryoku.state import LEADER, KiryokuState
from engine.games.kiryoku.targets import legal
from engine.games.kiryoku.values import KiryokuTable, attributes, known, peaceful
from engine.games.kiryoku.verbs import KiryokuEffect, KiryokuNeed
from engine.games.kiryoku.zones import free_place, unused
from engine.piles import definition
from engine.refusal import Refusal
from engine.view import other


class Source(NamedTuple):
    """An ability with the card that prints it: a character's own, or an item's that it bears."""

    ability: Ability
    card: int
    nth: int


def sources(table: KiryokuTable, state: KiryokuState, seat: int, place: int) -> list[Source]:
    """The abilities that a character can use: its own first, then its items'. Rules G4-13, Q4-51."""
    standing = state.field[seat][place]
    if standing is None:
        return []
    cards = (standing.card, *standing.items)
    return [Source(a, n, i) for n in cards for i, a in enumerate(definition(table, state, n).abilities)]


# --- cards from hand --------------------------------------------------------------------------------------------------


def bars_call(table: KiryokuTable, state: KiryokuState, seat: int, number: int) -> Refusal | None:
    """Why a character cannot be called, but for its cost. Rules G4-12, G4-28, X4-24, Q4-21."""
    if definition(table, state, number).kind != CHARACTER:
        return Refusal("not-a-character", "G4-12")
    name = known(table)[state.cards[number].card].name
    for standing in state.field[seat]:
        if standing is not None and name in (found := known(table)[state.cards[standing.card].card]).taken:
            return Refusal("same-name", "Q4-21") if found.name == name else Refusal("tag-stands", "G4-28")
    if free_place(state, seat) is None:
        return Refusal("field-full", "Q4-21", {"most": table.house.max_characters})
    return None


def bars_set(state: KiryokuState, seat: int) -> Refusal | None:
    """Why no battle card can be put on the field. Rules G4-22, Q4-31."""
    if None not in state.laid[seat]:
        return Refusal("three-battle-cards", "G4-22")
    return None


class Parts(NamedTuple):
    """Both components of a tag: by their order, where each is on the field, or -1; and the one in hand, or -1."""

    places: tuple[int, int]
    hand: int


def find_parts(table: KiryokuTable, state: KiryokuState, seat: int, number: int) -> Parts | Refusal:
    """The components with which a tag can be put on the field, or what is missing. Rules G4-24, G4-27, G4-28, Q4-23, Q4-24, Q4-30."""
    names = known(table)
    wanted = names[state.cards[number].card]
    if len(wanted.parts) < 2:
        return Refusal("not-a-tag", "G4-24")
    here = {names[state.cards[s.card].card].name: place for place, s in enumerate(state.field[seat]) if s is not None}
    places = [here.get(part, -1) for part in wanted.parts]
    if LEADER in places:
        return Refusal("leader-no-tag", "G4-27")
    if max(places) < 0:
        return Refusal("no-part-on-field", "G4-24")
    for place in places:
        standing = state.field[seat][place] if place > 0 else None
        if standing is not None and not standing.ready:
            return Refusal("part-exhausted", "G4-24")
    for name, place in here.items():
        if place not in places and any(part in names[_id(state, seat, place)].taken for part in wanted.taken):
            return Refusal("part-elsewhere", "Q4-30") if name != wanted.name else Refusal("same-name", "Q4-21")
    held = -1
    if min(places) < 0:
        missing = wanted.parts[places.index(-1)]
        held = next((n for n in state.hands[seat] if names[state.cards[n].card].name == missing), -1)
        if held < 0:
            return Refusal("part-missing", "G4-24")
    return Parts((places[0], places[1]), held)


def _id(state: KiryokuState, seat: int, place: int) -> str:
    standing = state.field[seat][place]
    assert standing is not None
    return state.cards[standing.card].card


# --- battle -----------------------------------------------------------------------------------------------------------


def bars_challenges(table: KiryokuTable, state: KiryokuState) -> Refusal | None:
    """Why nobody can be challenged now. Rules X4-36, Q4-06."""
    if state.turn == 1 and not table.house.first_turn_battle:
        return Refusal("no-first-battle", "Q4-06")
    if not unused(state):
        return Refusal("no-battle-card", "Q4-05")
    return None


def bars_fighter(table: KiryokuTable, state: KiryokuState, seat: int, place: int) -> Refusal | None:
    """Why a character cannot challenge, or be named as defender. Rules X4-36, X4-37."""
    standing = state.field[seat][place]
    if standing is None:
        return Refusal("nobody-there", "Q4-05")
    if not standing.ready:
        return Refusal("fighter-exhausted", "Q4-05")
    return Refusal("fighter-peaceful", "Q4-05") if peaceful(table, state, standing) else None


# --- events and abilities ---------------------------------------------------------------------------------------------


def bars_event(table: KiryokuTable, state: KiryokuState, seat: int, card: KiryokuCard) -> Refusal | None:
    """Why an event cannot be used now, but for its cost. Rules G4-14, X4-28, X4-39."""
    if not card.effects:
        return Refusal("not-an-event", "G4-14")
    battle = state.battle()
    if battle is not None and _silent(table, state, battle.card, "no-events"):
        return Refusal("no-events-here", "X4-09")
    return _bars(table, state, seat, card, (-1, -1))


def bars_ability(table: KiryokuTable, state: KiryokuState, seat: int, place: int, source: Source) -> Refusal | None:
    """Why an ability cannot be used now, but for its cost. Rules G4-13, X4-28, X4-35, X4-39, Q4-46."""
    ability = source.ability
    battle = state.battle()
    if battle is not None:
        window = state.window()
        if battle.used[seat] or (window is not None and window.during == "last" and seat != battle.seat):
            return Refusal("ability-used", "Q4-46")
        if _silent(table, state, battle.card, "no-abilities"):
            return Refusal("no-abilities-here", "X4-09")
    if ability.limit is not None and state.used.count((source.card, source.nth)) >= ability.limit:
        return Refusal("limit-reached", "Q4-12", {"limit": ability.limit})
    return _bars(table, state, seat, ability, (seat, place))


def _silent(table: KiryokuTable, state: KiryokuState, card: int, word: str) -> bool:
    texts = definition(table, state, card).texts if card >= 0 else ()
    return any(text.verb == word for text in texts)


def _bars(
    table: KiryokuTable, state: KiryokuState, seat: int, text: KiryokuCard | Ability, source: tuple[int, int]
) -> Refusal | None:
    """What the text itself asks for: the moment, what its verbs need, its conditions, a target. Rule X4-28."""
    if text.when != "any" and not _now(state, seat, text.when):
        return Refusal(f"when-{text.when}", "G4-14")
    for effect in text.effects:
        barred = _bars_effect(state, seat, effect)
        if barred is not None:
            return barred
    for need in text.needs:
        if not holds(table, state, seat, need):
            return Refusal("needs-not-met", "G4-14")
    if text.target is not None and not legal(table, state, seat, text.target, source):
        return Refusal("no-target", "Q4-15")
    return None


def _now(state: KiryokuState, seat: int, when: str) -> bool:
    if when in ("own-turn", "rival-turn"):
        return (state.active == seat) == (when == "own-turn")
    return (state.battle() is not None) == (when == "battle")


_IN_BATTLE = ("own-fighter", "rival-fighter")


def _bars_effect(state: KiryokuState, seat: int, effect: KiryokuEffect) -> Refusal | None:
    """What a verb asks for: a battle, or an action that can still be broken off. Rules X4-28, X4-41."""
    if effect.cancel is not None:
        window = state.window()
        if seat != state.active or window is None or window.second is None:
            return Refusal("nothing-to-cancel", "Q4-13")
    elif effect.attack is not None or effect.defense is not None or effect.part is not None or effect.who in _IN_BATTLE:
        return None if state.battle() is not None else Refusal("when-battle", "G4-14")
    return None


def holds(table: KiryokuTable, state: KiryokuState, seat: int, need: KiryokuNeed) -> bool:
    """Whether a condition is met now."""
    if need.downs is not None:
        return need.downs.holds(state.downs[seat if need.downs.whose == "own" else other(seat)])
    if need.hand is not None:
        return need.hand.holds(len(state.hands[seat if need.hand.whose == "own" else other(seat)]))
    asked = need.ally or need.leader
    assert asked is not None
    side = state.field[seat if asked.whose == "own" else other(seat)]
    found = 0
    for standing in side[:1] if need.leader is not None else side:
        if standing is None or (asked.ready and not standing.ready):
            continue
        if asked.attribute is not None and asked.attribute not in attributes(table, state, standing):
            continue
        found += not asked.tag or definition(table, state, standing.card).parts is not None
    return found >= asked.at_least
