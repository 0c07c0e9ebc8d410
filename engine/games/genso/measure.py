"""How good a position looks to a seat, for the computer player: by what it sees, and by how likely dice are.

Nothing here looks at what a seat may not know: of the other side only what lies open, and the numbers of its cards.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from engine.games.genso.abilities import happens
from engine.games.genso.atk import atk
from engine.games.genso.cards import Ability, GensoCard
from engine.games.genso.options import hand_card, powers, unfought
from engine.games.genso.state import LANES, NOBODY, Battle, GensoState
from engine.games.genso.zones import GensoTable, fighter_at
from engine.piles import definition
from engine.view import other

_WON, _TURN = 1000.0, 60.0
_DECKED = 300.0
"""A hand that cannot be filled at the next turn."""
_CARD, _IN_HAND = 1.5, 0.8
"""A card that is still to come or held, and what it is worth more in hand."""
_POINT = 2.0
"""A point of ATK that a character in its lane may expect."""
_CHANCE = 0.4
"""How often a condition is met that cannot be seen yet."""
_SPREAD, _BARE = 0.8, 0.15
"""How often a counter lies there at the battle: where somebody who attaches it battles earlier, and where nobody does."""
_DICE, _MATCH = 8, 1 / 4
CHANCES = tuple(comb(_DICE, k) * _MATCH**k * (1 - _MATCH) ** (_DICE - k) for k in range(_DICE + 1))
"""How likely each count of matching faces is. Rules G0-21, G0-29, A0-2."""


def measure(table: GensoTable, state: GensoState, seat: int) -> float:
    """Turns won, how this turn stands, what waits in the lanes, and the cards left."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else _WON if winner == seat else -_WON
    rival = other(seat)
    worth = _TURN * (state.wins[seat] - state.wins[rival])
    worth += _turn(table, state, seat) + _lanes(table, state, seat)
    return worth + _cards(state, table.house.hand_size, seat) - _cards(state, table.house.hand_size, rival)


def _turn(table: GensoTable, state: GensoState, seat: int) -> float:
    """How near this turn is to being won: battles ahead, the present one by its chances, against those still to come."""
    lead: float = state.lost[other(seat)] - state.lost[seat]
    battle = state.present()
    left = LANES - len(state.results)
    if battle is not None and len(state.results) == battle.lane:
        lead += _present(table, state, seat, battle)
        left -= 1
    return _TURN * max(-1.0, min(1.0, lead / (max(left, 0) + 1)))


def _present(table: GensoTable, state: GensoState, seat: int, battle: Battle) -> float:
    """Chance to win the present battle less the chance to lose it."""
    if any(state.field[one][battle.slots[one]] is None for one in (0, 1)):
        return 0.0
    own, theirs = (_expected(table, state, one, battle) for one in (seat, other(seat)))
    return sum(p * q * ((a > b) - (a < b)) for p, a in own for q, b in theirs)


def _expected(table: GensoTable, state: GensoState, seat: int, battle: Battle) -> list[tuple[float, float]]:
    """What ATK a fighter will have, and how likely: as it is once it has calculated, else by its dice."""
    fighter = fighter_at(state, seat, battle.slots[seat])
    now = atk(table, state, fighter.card)
    if state.modes[seat]:
        return [(1.0, now)]
    card = definition(table, state, fighter.card)
    gains = prospects(card, 0, tuple(_chance(ability, state, seat, battle) for ability in card.abilities))
    return [(p, now + gain) for p, gain in zip(CHANCES, gains, strict=True)]


def _chance(ability: Ability, state: GensoState, seat: int, battle: Battle) -> float:
    """How likely what a text needs is met in this battle: what lies open is known."""
    chance = 1.0
    for need in ability.needs:
        if need.counter is not None:
            whose = seat if need.counter.of == "self" else other(seat)
            elements = [counter.element for counter in fighter_at(state, whose, battle.slots[whose]).counters]
            met = bool(elements) if need.counter.element is None else need.counter.element in elements
        elif need.order is not None and state.first != NOBODY:
            met = (state.first == seat) == (need.order.place == "first")
        else:
            chance *= _CHANCE
            continue
        chance *= met
    return chance


@lru_cache(maxsize=8192)
def prospects(card: GensoCard, extra: int, chances: tuple[float, ...]) -> tuple[float, ...]:
    """By matching faces rolled: what skill or burst and texts would add, with so many faces more from discards.

    ``chances`` say for each text how likely what it needs is met.
    """
    return tuple(_gain(card, count + extra, chances) for count in range(_DICE + 1))


def _gain(card: GensoCard, count: int, chances: tuple[float, ...]) -> float:
    gains = {"normal": 0, "skill": card.skill.gain if card.skill else 0, "burst": card.burst.gain if card.burst else 0}
    return max(gains[mode] + _texts(card, mode, count, chances) for mode in powers(card, count) or ["normal"])


def _texts(card: GensoCard, mode: str, count: int, chances: tuple[float, ...]) -> float:
    texts = zip(card.abilities, chances, strict=True)
    return sum(chance * _text(ability, count) for ability, chance in texts if happens(ability, mode))


def _text(ability: Ability, count: int) -> float:
    """What a text adds to the difference in ATK; whatever it counts but faces is taken for one."""
    amounts = [amount for effect in ability.effects if (amount := effect.gain or effect.weaken) is not None]
    return sum(amount.amount * (count if amount.each == "faces" else 1) for amount in amounts)


@lru_cache(maxsize=8192)
def strength(card: GensoCard, extra: int, chances: tuple[float, ...]) -> float:
    """The ATK that a character may expect in its battle."""
    return card.atk + sum(p * gain for p, gain in zip(CHANCES, prospects(card, extra, chances), strict=True))


def _lanes(table: GensoTable, state: GensoState, seat: int) -> float:
    """Own characters that battle later, in order, with the hand that could help each; and counters that lie on either side."""
    waiting, held = _waiting(table, state, seat)
    worth, spread = 0.0, set[tuple[str, str]]()
    for slot, card in waiting:
        helping = sum(one.element == card.element for one in held)
        sharing = sum(one.element == card.element for _, one in waiting)
        known = spread | _lying(state, seat, slot)
        chances = tuple(_likely(ability, known) for ability in card.abilities)
        worth += strength(card, min(2, helping // sharing), chances)
        spread |= _spreads(card)
    return _POINT * worth + 0.1 * sum(card.atk for card in held) + _counters(state, seat)


def _waiting(table: GensoTable, state: GensoState, seat: int) -> tuple[list[tuple[int, GensoCard]], list[GensoCard]]:
    """Own characters that have not battled, each with its slot, in the order of battles; and what is still in hand."""
    held = [definition(table, state, number) for number in state.hands[seat]]
    laid = {slot: definition(table, state, fighter_at(state, seat, slot).card) for slot in unfought(state, seat)}
    prompt = state.prompts[seat]
    if prompt is not None and prompt.kind == "select" and prompt.answer:
        empty = state.empty(seat)
        chosen = {s: hand_card(atom) for s, atom in zip(empty, prompt.answer[1:], strict=False) if atom != "none"}
        laid |= {slot: held[index] for slot, index in chosen.items()}
        held = [card for index, card in enumerate(held) if index not in chosen.values()]
    return [(slot, laid[slot]) for slot in state.order() if slot in laid], held


def _lying(state: GensoState, seat: int, slot: int) -> set[tuple[str, str]]:
    """The counters in a lane, as its own or the facing character's."""
    sides = (("self", state.field[seat][slot]), ("rival", state.field[other(seat)][slot]))
    return {(side, c.element) for side, fighter in sides if fighter is not None for c in fighter.counters}


def _spreads(card: GensoCard) -> set[tuple[str, str]]:
    """The counters that a character puts on a whole side."""
    attached = [
        e.attach for a in card.abilities for e in a.effects if e.attach is not None and e.attach.to.endswith("field")
    ]
    return {("self" if attach.to == "own-field" else "rival", attach.element) for attach in attached}


def _likely(ability: Ability, known: set[tuple[str, str]]) -> float:
    """How likely what a text needs will be met in a battle to come."""
    chance = 1.0
    for need in ability.needs:
        if need.counter is None:
            chance *= _CHANCE
        else:
            there = {element for side, element in known if side == need.counter.of}
            chance *= _SPREAD if (need.counter.element in there if need.counter.element else there) else _BARE
    return chance


def _counters(state: GensoState, seat: int) -> float:
    own = sum(len(f.counters) for f in state.field[seat] if f is not None)
    theirs = sum(len(f.counters) for f in state.field[other(seat)] if f is not None)
    return 0.5 * (theirs - own)


def _cards(state: GensoState, hand_size: int, seat: int) -> float:
    """Cards left to play with; too few for the next hand lose the match. Rule G0-41."""
    hand, left = len(state.hands[seat]), len(state.decks[seat]) + len(state.hands[seat])
    return _CARD * left + _IN_HAND * hand - (_DECKED if left < hand_size else 0.0)
