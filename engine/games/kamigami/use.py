"""Using a command, a skill or an EX skill, from its declaration to what follows it. Rules G1-11 to G1-15, G1-23 to G1-26, A1-12, A1-16."""

from __future__ import annotations

from msgspec.structs import replace

from engine.events import Happening
from engine.games.kamigami.aftermath import follows, go_off
from engine.games.kamigami.reckoning import SHACKLE, hindered
from engine.games.kamigami.state import NOBODY, Aftermath, Resolve, Strike, Use
from engine.games.kamigami.texts import COMMAND, EX, is_skill, part_of
from engine.games.kamigami.zones import KamigamiPlay, card_ref, ref, take_off, unit_at
from engine.janken import Janken
from engine.piles import definition, take_from_hand


def use_command(play: KamigamiPlay, seat: int, number: int) -> None:
    """A strategy or tactics leaves the hand and is carried out. Rules G1-11, G1-12."""
    state = play.state
    kind = definition(play.table, state, number).kind
    take_from_hand(state, seat, number)
    state.using = number
    state.strategy = state.strategy or kind == "strategy"
    play.tell(Happening(f"used-{kind}", seat, card_ref(state, number)))
    play.push(Use(seat=seat, card=number, part=COMMAND))


def use_skill(play: KamigamiPlay, seat: int, slot: int, part: str) -> None:
    """The main unit uses one of its skills. Rules G1-23, G1-26."""
    unit = unit_at(play.state, seat, slot)
    play.tell(Happening("used-skill", seat, replace(ref(play.state, seat, slot), part=part)))
    play.push(Use(seat=seat, card=unit.card, part=part, unit=unit.card))


def use_ex(play: KamigamiPlay, seat: int, slot: int, card: int) -> None:
    """A unit uses the EX skill of a card that is set on it. Rules G1-15, A1-19, A1-20."""
    state = play.state
    state.used = [*state.used, card]
    play.tell(Happening("used-ex", seat, replace(card_ref(state, card), part=EX), ref(state, seat, slot)))
    play.push(Use(seat=seat, card=card, part=EX, unit=unit_at(state, seat, slot).card))


# --- the script -------------------------------------------------------------------------------------------------------


def ask_leave(play: KamigamiPlay, frame: Use) -> None:
    """A unit whose skills need a janken won throws it first, for EX skills too. A command needs no leave. Rule G1-Q5."""
    if frame.part == COMMAND:
        play.goto(frame, 3)
        return
    spot = play.state.whereabouts(frame.unit)
    if spot is not None and hindered(play.state, SHACKLE, frame.seat, unit_at(play.state, *spot), spot[1]):
        play.push(Janken())


def heed_leave(play: KamigamiPlay, frame: Use) -> None:
    """Where it was lost, the skill fails: no damage, no effects. Rule A1-29."""
    if frame.got is not None and frame.got != frame.seat:
        play.tell(Happening("failed", frame.seat, card_ref(play.state, frame.card)))
        play.keep(replace(frame, failed=True, pc=4, got=None))
    else:
        play.keep(replace(frame, got=None))


def strike(play: KamigamiPlay, frame: Use) -> None:
    """All damage of a skill is reckoned and dealt before its other effects. Rules A1-16, G1-Q10."""
    count = _damages(play, frame)
    if count:
        play.push(Strike(seat=frame.seat, card=frame.card, part=frame.part, unit=frame.unit, count=count))


def _damages(play: KamigamiPlay, frame: Use) -> int:
    """How many damage effects a skill begins with; those of a command are dealt in their turn."""
    if not is_skill(frame.part):
        return 0
    effects = part_of(definition(play.table, play.state, frame.card), frame.part)
    return sum(effect.damage is not None for effect in effects)


def carry_out(play: KamigamiPlay, frame: Use) -> None:
    """Then its effects, in the order of the text. Rules A1-16, G1-Q1."""
    dealt = _damages(play, frame)
    if dealt < len(part_of(definition(play.table, play.state, frame.card), frame.part)):
        play.push(Resolve(seat=frame.seat, card=frame.card, part=frame.part, unit=frame.unit, effect=dealt))


def clear_away(play: KamigamiPlay, frame: Use) -> None:
    """A command is discarded, an EX skill's card where its limit says so; then triggers and the KO check. Rules G1-11, A1-12."""
    state = play.state
    kept = frame.failed and play.table.house.failed_skill == "kept"
    play.keep(replace(frame, got=int(kept)))
    if frame.part == COMMAND:
        state.discards[frame.seat].append(frame.card)
        state.using = NOBODY
    elif frame.part == EX and kept:
        state.used = [card for card in state.used if card != frame.card]
    else:
        _after_skill(play, frame)
    if follows(play):
        play.push(Aftermath())


def _after_skill(play: KamigamiPlay, frame: Use) -> None:
    """What a skill sets off on its unit, and an EX skill that is used up. Rules A1-4, A1-20."""
    state = play.state
    spot = state.whereabouts(frame.unit)
    if spot is None:
        return
    unit = unit_at(state, *spot)
    if frame.part != EX:
        if not frame.failed:
            go_off(play, "used-skill", frame.seat, unit)
    elif frame.card in unit.sets:
        if not frame.failed:
            go_off(play, "used-ex", frame.seat, unit, (frame.card,))
        if _used_up(play, frame):
            take_off(play, *spot, (frame.card,))


def _used_up(play: KamigamiPlay, frame: Use) -> bool:
    ex = definition(play.table, play.state, frame.card).ex
    assert ex is not None
    return ex.limit == "discard"


def report(play: KamigamiPlay, frame: Use) -> None:
    """Tell the turn whether the skill counts as used: 1 where it does not. Rule A1-29."""
    play.give(frame.got or 0)
