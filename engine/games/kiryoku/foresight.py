"""What a position leads to where nobody answers: what was declared is processed, a battle is fought to its result.

For the computer player alone: an action does nothing before its window closes, so that without this no action would look good.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.decision import Path, Prompt
from engine.games.kiryoku import zones
from engine.games.kiryoku.downs import settle
from engine.games.kiryoku.options import defenders, fightable
from engine.games.kiryoku.phases import SCRIPTS
from engine.games.kiryoku.state import Battle, KiryokuState, Standing, Window
from engine.games.kiryoku.targets import number_at, where
from engine.games.kiryoku.values import ATTACK, DEFENSE, KiryokuTable, fights_with, left
from engine.piles import definition
from engine.play import Play, run
from engine.view import SEATS

_STEPS = 12
"""Questions that are answered at most."""
_REST = ("main", "end", "adjust", "order", "leader", "redraw", "janken")
"""Questions at which nothing is open any more."""


def foreseen(table: KiryokuTable, state: KiryokuState) -> KiryokuState:
    """The state when what is open has been processed; the same one where nothing is."""
    if not _open(state):
        return state
    ahead = state.clone()
    for _ in range(_STEPS):
        asked = next((seat for seat in SEATS if ahead.prompts[seat] is not None), None)
        if asked is None or ahead.outcome is not None:
            break
        prompt = ahead.prompts[asked]
        assert prompt is not None
        if prompt.kind in _REST and not _open(ahead):
            break
        ahead.prompts[asked] = replace(prompt, answer=_likely(table, ahead, asked, prompt))
        run(Play(ahead, table, None), SCRIPTS, settle)
    return ahead


def _open(state: KiryokuState) -> bool:
    """Whether something was declared and is not processed yet."""
    for frame in state.stack:
        if type(frame) is Window and (frame.first is not None or frame.second is not None):
            return True
    return state.battle() is not None


def _likely(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt) -> Path:
    """A plain answer: nothing where nothing may be done, else what looks best at once."""
    if prompt.kind == "defend":
        return ("defend", min(defenders(table, state, seat), key=lambda atom: _worst(table, state, seat, atom)))
    if prompt.kind == "battle-card":
        battle = state.battle()
        assert battle is not None
        return ("fight", max(fightable(state, seat), key=lambda atom: _gain(table, state, battle, seat, atom)))
    if prompt.kind == "again":
        return ("on",)
    if prompt.kind == "keep":
        return ("keep", prompt.args[0])
    if prompt.kind == "discard":
        return ("discard", *(f"hand.{index + 1}" for index in range(int(prompt.args[0]))))
    return ("take-back",) if prompt.kind == "take-back" else ("pass",)


def _worst(table: KiryokuTable, state: KiryokuState, seat: int, atom: str) -> float:
    """What the challenger would gain by the battle card that is best against this defender."""
    battle = state.battle()
    assert battle is not None
    named = replace(battle, defender=number_at(state, seat, atom))
    gains = [_gain(table, state, named, battle.seat, card) for card in fightable(state, battle.seat)]
    leader = where(seat, atom)[1] == 0
    return max(gains) * (1.2 if leader else 1.0)


def _gain(table: KiryokuTable, state: KiryokuState, battle: Battle, seat: int, atom: str) -> float:
    """Damage dealt less damage taken, with what falls counted beyond it."""
    card = definition(table, state, number_at(state, seat, atom))
    pairs = ((battle.challenger, battle.defender), (battle.defender, battle.challenger))
    dealt = []
    for attacker, struck in pairs:
        striking, standing = _standing(state, attacker), _standing(state, struck)
        if striking is None or standing is None:
            return 0.0
        attack = fights_with(table, state, striking[1], ATTACK, card.attack)
        damage = max(0, attack - fights_with(table, state, standing[1], DEFENSE, card.defense))
        falls = damage >= left(table, state, standing[1], standing[0])
        dealt.append(damage + 6.0 * falls)
    return dealt[0] - dealt[1]


def _standing(state: KiryokuState, number: int) -> tuple[int, Standing] | None:
    found = state.find(number)
    return (found[1], zones.standing_at(state, *found)) if found is not None else None
