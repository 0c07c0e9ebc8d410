"""What is in force on a seat's side and until when, as the table lists it beside the main unit. Rules A1-28, A1-41."""

from __future__ import annotations

from engine.games.kamigami.state import MAIN, KamigamiState
from engine.games.kamigami.zones import KamigamiTable
from engine.lasting import NEVER, Lasting
from engine.piles import definition
from engine.view import Lasts, Word


def lasts(table: KamigamiTable, state: KamigamiState, seat: int) -> tuple[Lasts, ...]:
    """One entry for each thing in force on the player or on one of the seat's units; equal ones are added up."""
    found: dict[tuple[str, int, int, int], tuple[Lasting, int]] = {}
    for effect in state.lasting:
        slot = _slot(state, seat, effect)
        if slot is not None:
            key = (effect.modifier, slot, effect.since, effect.until)
            amount = found[key][1] if key in found else 0
            found[key] = (effect, amount + effect.amount)
    return tuple(_entry(table, state, seat, key[1], effect, amount) for key, (effect, amount) in found.items())


_SIDE = -1


def _slot(state: KamigamiState, seat: int, effect: Lasting) -> int | None:
    """The area of the unit that an effect lies on, `_SIDE` where it lies on the player; None: it is not of this seat."""
    if effect.card < 0:
        return _SIDE if effect.seat == seat else None
    spot = state.whereabouts(effect.card)
    if spot is None or spot[0] != seat:
        return None
    unit = state.field[seat][spot[1]]
    return spot[1] if unit is not None and unit.stamp == effect.stamp else None


def _entry(table: KamigamiTable, state: KamigamiState, seat: int, slot: int, effect: Lasting, amount: int) -> Lasts:
    scope = "side" if slot == _SIDE else "unit"
    what = Word(f"lasts-{effect.modifier}-{scope}", {"amount": amount})
    if effect.until == NEVER:
        return Lasts(what)
    during = _during(state, seat, effect.until)
    unit = state.field[seat][slot] if slot > MAIN else None
    if unit is None:
        return Lasts(what, Word(during))
    name = definition(table, state, unit.card).title
    return Lasts(what, Word("lasts-on", {"unit": name, "during": f"@{during}.brief"}))


def _during(state: KamigamiState, seat: int, until: int) -> str:
    """In which turn it is in force: this one, or the next of this seat or of the other."""
    if until <= state.turn:
        return "lasts-now"
    own = (until - state.turn) % 2 == (0 if state.active == seat else 1)
    return "lasts-next-own" if own else "lasts-next-rival"
