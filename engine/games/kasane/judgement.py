"""Phase 8: every battle area at once, from one and the same state. Rules G3-35 to G3-40, X3-20."""

from __future__ import annotations

from engine.events import Happening
from engine.games.kasane.bp import Tallies, in_force, reading
from engine.games.kasane.state import NOBODY, KasaneState
from engine.games.kasane.zones import KasanePlay, KasaneTable, ref
from engine.view import FIRST, PUBLIC, SECOND, other


def judge(play: KasanePlay) -> None:
    """Reckon every area before any is marked, then turn winners upright and losers sideways. Rules G3-35, G3-39, G3-40, Q3-22."""
    state = play.state
    tallies = in_force(play.table, state)
    results = [result(play.table, state, area, tallies) for area in range(state.rounds)]
    state.won = [winner for winner, _ in results]
    if play.log is None:
        return
    for area, (winner, values) in enumerate(results):
        if winner == NOBODY:
            play.tell(Happening("tied-area", PUBLIC, ref(state, FIRST, area), ref(state, SECOND, area), dice=values))
        else:
            source, target = ref(state, winner, area), ref(state, other(winner), area)
            told = values if winner == FIRST else values[::-1]
            play.tell(Happening("won-area", winner, source, target, area + 1, told))


def result(table: KasaneTable, state: KasaneState, area: int, tallies: Tallies) -> tuple[int, tuple[int, int]]:
    """Who wins an area, or `NOBODY`, and both BP: the larger BP, unless a text fixes the battle. Rules G3-36, G3-40, X3-23."""
    values = (
        reading(table, state, (FIRST, area), tallies).total,
        reading(table, state, (SECOND, area), tallies).total,
    )
    by_text = fixed(area, tallies) if tallies else None
    if by_text is not None:
        return by_text, values
    return (NOBODY if values[0] == values[1] else int(values[1] > values[0])), values


def fixed(area: int, tallies: Tallies) -> int | None:
    """A fixed result: a win against a win is a tie, a win against a tie is a win. None: nothing is fixed. Rule X3-23."""
    first, second = tallies.get((FIRST, area)), tallies.get((SECOND, area))
    wins = (first is not None and first.win, second is not None and second.win)
    if wins[0] != wins[1]:
        return FIRST if wins[0] else SECOND
    tied = wins[0] or (first is not None and first.tie) or (second is not None and second.tie)
    return NOBODY if tied else None
