"""How this game's happenings are written: fighters as refs to where they stand."""

from __future__ import annotations

from engine.events import Happening, Ref
from engine.games.jinkei.field import JinkeiTable
from engine.games.jinkei.state import NOBODY, JinkeiState
from engine.play import Play

JinkeiPlay = Play[JinkeiState, JinkeiTable]


def tell(  # noqa: PLR0913  # a happening has that many parts, and each call names the few it has
    play: JinkeiPlay,
    name: str,
    seat: int,
    source: int = NOBODY,
    target: int = NOBODY,
    amount: int | None = None,
    dice: tuple[int, ...] = (),
    words: tuple[str, ...] = (),
) -> None:
    """Write down a happening between fighters, known to everybody. Costs nothing where nobody listens."""
    if play.log is None:
        return
    state, table = play.state, play.table
    source_ref = None if source == NOBODY else ref(table, state, source)
    target_ref = None if target == NOBODY else ref(table, state, target)
    play.log.append(Happening(name, seat, source_ref, target_ref, amount, dice, words))


def ref(table: JinkeiTable, state: JinkeiState, fighter: int) -> Ref:
    """A fighter where it stands; one that has left the field has no place."""
    who = state.fighters[fighter]
    try:
        return Ref(table.places[who.owner][state.field[who.owner].index(fighter)], who.card)
    except ValueError:
        return Ref("", who.card)
