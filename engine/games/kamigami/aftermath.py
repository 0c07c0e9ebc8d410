"""What follows when something is finished: triggers in their owner's order, then the KO check. Rules G1-28 to G1-30, A1-4, A1-9."""

from __future__ import annotations

from engine.events import Happening
from engine.games.kamigami.state import MAIN, NOBODY, Aftermath, KamigamiState, Resolve, Unit, Waiting
from engine.games.kamigami.targets import Speaker, Spot, hold
from engine.games.kamigami.worn import hp
from engine.games.kamigami.zones import KamigamiPlay, card_ref, knock_out, main_unit, promote, ref, unit_at
from engine.piles import definition
from engine.view import SEATS, other


def go_off(play: KamigamiPlay, moment: str, seat: int, unit: Unit, cards: tuple[int, ...] | None = None) -> None:
    """Note the triggers of a unit's set cards (or of these of them) that go off at a moment, each at most once a turn.

    They wait until what is going on is finished. Their conditions are those of the moment, so none is a lasting state. Rule A1-4.
    """
    state = play.state
    if not unit.sets:
        return
    for number in unit.sets if cards is None else cards:
        for index, trigger in enumerate(definition(play.table, state, number).triggers):
            once = (number, index)
            if trigger.when != moment or once in state.fired:
                continue
            bearer = NOBODY if moment == "fell" else unit.card
            if hold(play.table, state, Speaker(seat, number, bearer), trigger.needs):
                state.fired = [*state.fired, once]
                state.pending = [*state.pending, Waiting(seat, number, index, bearer)]


def next_in_line(state: KamigamiState) -> list[Waiting]:
    """The waiting triggers of the seat whose turn it is to order them: the turn player's come first."""
    for seat in (state.active, other(state.active)):
        found = [waiting for waiting in state.pending if waiting.seat == seat]
        if found:
            return found
    return []


def follows(play: KamigamiPlay) -> bool:
    """Whether anything follows what was just finished: a trigger, or a KO."""
    return bool(play.state.pending) or bool(_fallen(play))


def order_triggers(play: KamigamiPlay, frame: Aftermath) -> None:
    """Several triggers of one seat at once: it says which comes next."""
    waiting = next_in_line(play.state)
    if len(waiting) > 1:
        play.ask(waiting[0].seat, "order", (len(waiting),))


def carry_out_trigger(play: KamigamiPlay, frame: Aftermath) -> None:
    """The next trigger's effects, where its card is still there to say so; then the next one."""
    state = play.state
    line = next_in_line(state)
    if not line:
        return
    seat = line[0].seat
    path = play.taken(seat) if len(line) > 1 else ()
    waiting = line[int(str(path[1]).removeprefix("trigger.")) - 1] if path else line[0]
    state.pending = [one for one in state.pending if one is not waiting]
    play.goto(frame, 0)
    if waiting.unit == NOBODY or _still_set(state, waiting):
        play.tell(Happening("went-off", seat, card_ref(state, waiting.card)))
        part = f"trigger.{waiting.trigger + 1}"
        play.push(Resolve(seat=seat, card=waiting.card, part=part, unit=waiting.unit))


def _still_set(state: KamigamiState, waiting: Waiting) -> bool:
    spot = state.whereabouts(waiting.unit)
    return spot is not None and waiting.card in unit_at(state, *spot).sets


# --- KO ---------------------------------------------------------------------------------------------------------------


def knock_outs(play: KamigamiPlay, frame: Aftermath) -> None:
    """Every unit with damage at or above its HP is KOed at once; who has none left has lost. Rules G1-07, G1-28, A1-10, A1-13."""
    state = play.state
    fallen = _fallen(play)
    for seat, slot in fallen:
        go_off(play, "fell", seat, unit_at(state, seat, slot))
    for seat, slot in fallen:
        knock_out(play, seat, slot)
    lost = [seat for seat in SEATS if not state.living(seat)]
    if len(lost) == 1:
        play.end(other(lost[0]), "knocked-out")
    elif lost:
        play.end(state.active if play.table.house.double_loss == "turn_player" else None, "both-knocked-out")


def _fallen(play: KamigamiPlay) -> list[Spot]:
    """Where units stand whose damage has come to their HP. Rule A1-33."""
    return [
        (seat, slot)
        for seat, side in enumerate(play.state.field)
        for slot, unit in enumerate(side)
        if unit is not None and unit.damage and unit.damage >= hp(play.table, play.state, unit)
    ]


def ask_promotion(play: KamigamiPlay, frame: Aftermath) -> None:
    """Who lost the main unit chooses the next, the turn player first where both did. Rule G1-29."""
    seat = _headless(play.state)
    if seat is not None and len(play.state.standby(seat)) > 1:
        play.ask(seat, "promote")


def move_up(play: KamigamiPlay, frame: Aftermath) -> None:
    """The unit chosen becomes main and the KOed one lies in its place; then all is looked at again. Rules G1-29, A1-9, A1-42."""
    state = play.state
    seat = _headless(state)
    if seat is None:
        if state.pending:
            play.goto(frame, 0)
        return
    standby = state.standby(seat)
    slot = int(str(play.taken(seat)[1]).removeprefix("standby.")) if len(standby) > 1 else standby[0]
    promote(state, seat, slot, state.turn if play.table.house.promotion_enters else 0)
    play.tell(Happening("promoted", seat, ref(state, seat, MAIN)))
    go_off(play, "made-main", seat, unit_at(state, seat, MAIN))
    play.goto(frame, 3)


def _headless(state: KamigamiState) -> int | None:
    """The seat that must name a new main unit."""
    for seat in (state.active, other(state.active)):
        if main_unit(state, seat) is None:
            return seat
    return None
