"""What an attack would come to, found by trying it on a copy: for the rows and the hint of a seat's hand.

Tried are only the seat's own texts, and those see nothing but what this seat knows: counters, faces, its own cards, and how many there are.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.games.genso.atk import atk
from engine.games.genso.battle import apply_power
from engine.games.genso.options import hand_card, matching, own_element, powers
from engine.games.genso.phases import SCRIPTS
from engine.games.genso.state import Battle, Calculation, GensoState
from engine.games.genso.zones import GensoPlay, GensoTable, fighter_at
from engine.piles import definition
from engine.play import run
from engine.view import other

_CALCULATION = SCRIPTS[Calculation]
_POWER = next(pc for pc, step in enumerate(_CALCULATION) if step is apply_power)


class Foreseen(Struct, frozen=True):
    """How an attack would stand when its calculation is done."""

    mode: str
    discards: int
    faces: int
    atk: int
    foe: int | None
    """What the facing character has, where it has calculated already."""
    ends: bool = False
    """Whether a text would win the match."""

    @property
    def lead(self) -> int | None:
        """Above 0: it would win the comparison; None: nobody can know yet."""
        return None if self.foe is None else self.atk - self.foe


def foresee(table: GensoTable, state: GensoState, seat: int, mode: str, faces: int, discards: int = 0) -> Foreseen:
    """An attack by the battling character with so many matching faces, after so many discards."""
    trial = _trial(table, state, seat, mode, faces, discards)
    battle = _battle(state)
    run(GensoPlay(trial, table, None), SCRIPTS, lambda play: None)
    values = [_atk(table, trial, one, battle.slots[one]) for one in (seat, other(seat))]
    known = bool(state.modes[other(seat)])
    ends = trial.outcome is not None and trial.outcome.winner == seat
    return Foreseen(mode, discards, faces, values[0], values[1] if known else None, ends)


def _trial(table: GensoTable, state: GensoState, seat: int, mode: str, faces: int, discards: int) -> GensoState:
    """A copy in which nothing is left to do but this seat's calculation, from its power on."""
    trial = state.clone()
    given = [state.hands[seat][hand_card(atom)] for atom in own_element(table, state, seat)[:discards]]
    trial.hands[seat] = [number for number in state.hands[seat] if number not in given]
    trial.faces[seat], trial.modes[seat] = faces, mode
    trial.prompts = [None, None]
    over = replace(_battle(state), pc=len(SCRIPTS[Battle]))
    trial.stack = [over, Calculation(pc=_POWER, seat=seat, mode=mode)]
    return trial


def _battle(state: GensoState) -> Battle:
    battle = state.present()
    assert battle is not None
    return battle


def _atk(table: GensoTable, state: GensoState, seat: int, slot: int) -> int:
    fighter = state.field[seat][slot]
    return 0 if fighter is None else atk(table, state, fighter.card)


def attacks(table: GensoTable, state: GensoState, seat: int, most: int) -> list[Foreseen]:
    """Every attack that is open with the present roll and up to ``most`` discards."""
    card = definition(table, state, fighter_at(state, seat, _battle(state).slots[seat]).card)
    rolled = matching(card, state.dice[seat])
    return [
        foresee(table, state, seat, mode, rolled + count, count)
        for count in range(most + 1)
        for mode in powers(card, rolled + count) or ["normal"]
    ]


def best(found: list[Foreseen]) -> Foreseen:
    """The one that ends the match, or beats the foe with the fewest discards; else, or before the foe is known, the highest."""
    return max(found, key=_rank)


def _rank(one: Foreseen) -> tuple[bool, int, int, int, int]:
    lead = one.lead
    if lead is None:
        return (one.ends, 0, one.atk, -one.discards, 0)
    return (one.ends, (lead > 0) - (lead < 0), one.atk if lead < 0 else 0, -one.discards, one.atk)
