"""The window with two slots: what "at the same time" means. Rules G4-15 to G4-19, X4-27 to X4-30, X4-33, X4-34, Q4-13, Q4-14, Q4-43, Q4-44.

Declaring and processing are two steps of one frame: the turn player's action is processed first, whoever declared first. The window
always opens, whatever a hand holds.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.decision import Path
from engine.events import Happening, Ref
from engine.games.kiryoku import zones
from engine.games.kiryoku.deeds import declare, process, stock
from engine.games.kiryoku.state import Battle, Deed, Window
from engine.games.kiryoku.targets import hand_number, number_at
from engine.games.kiryoku.values import KiryokuPlay
from engine.games.kiryoku.wishes import auto
from engine.view import other

IN_BATTLE = ("exchange", "last")
_FREE = ("stock", "abandon", "discard")
"""What the turn player does between windows, without a slot. Rule Q4-44."""


def ask_turn_player(play: KiryokuPlay, frame: Window) -> None:
    """The turn player declares or passes. In the main phase it is always a question. Rules X4-27 [1], Q4-43."""
    seat = play.state.active
    play.ask(seat, frame.during, auto=() if frame.during == "main" else auto(play.table, play.state, seat, None))


def take_turn_player(play: KiryokuPlay, frame: Window) -> None:
    """The first slot; abandoning, discarding and stocking take none. Rules G4-23, G4-30, G4-31, Q4-44."""
    seat = play.state.active
    path = play.taken(seat)
    if path[0] in _FREE:
        _freely(play, seat, path)
        play.goto(frame, 0)
    else:
        play.keep(replace(frame, first=_declared(play, frame, seat, path)))


def _freely(play: KiryokuPlay, seat: int, path: Path) -> None:
    """Rules G4-23, G4-30, G4-31, Q4-32, Q4-35."""
    state = play.state
    if path[0] == "stock":
        stock(play, seat, path)
    elif path[0] == "discard":
        zones.discard(play, seat, hand_number(state, seat, path[1]))
    else:
        number = number_at(state, seat, path[1])
        zones.take_laid(state, number)
        zones.to_trash(state, number)
        play.tell(Happening("abandoned", seat, Ref("", state.cards[number].card)))


def _declared(play: KiryokuPlay, frame: Window, seat: int, path: Path) -> Deed | None:
    """What was declared, or None for a pass; a battle counts its abilities. Rule Q4-46."""
    if path[0] == "pass":
        play.tell(Happening("passed", seat))
        return None
    deed = declare(play, seat, path)
    if frame.during in IN_BATTLE:
        _count(play, deed)
    return deed


def _count(play: KiryokuPlay, deed: Deed) -> None:
    """One ability for each side in an exchange. Rules X4-39, Q4-46."""
    stack = play.state.stack
    for at, frame in enumerate(stack):
        if type(frame) is Battle:
            used = list(frame.used)
            used[deed.seat] = used[deed.seat] or deed.verb == "ability"
            stack[at] = replace(frame, used=(used[0], used[1]), acted=True)


def ask_other(play: KiryokuPlay, frame: Window) -> None:
    """The other player declares or passes, in every window. Rules X4-27 [2], G4-32, Q4-14."""
    seat = other(play.state.active)
    play.ask(seat, "respond", auto=auto(play.table, play.state, seat, frame.first))


def take_other(play: KiryokuPlay, frame: Window) -> None:
    """The second slot; where the first was a pass and this was not, the turn player may still declare. Rules X4-27 [3], G4-18, G4-19."""
    seat = other(play.state.active)
    deed = _declared(play, frame, seat, play.taken(seat))
    frame = replace(frame, second=deed)
    play.keep(frame)
    if frame.first is None and deed is not None:
        active = play.state.active
        play.ask(active, "respond", auto=auto(play.table, play.state, active, deed))


def take_reply(play: KiryokuPlay, frame: Window) -> None:
    """What the turn player answers is processed first. Rules X4-27 [3], G4-18, G4-19."""
    seat = play.state.active
    if play.state.prompts[seat] is not None:
        play.keep(replace(frame, first=_declared(play, frame, seat, play.taken(seat))))


def process_first(play: KiryokuPlay, frame: Window) -> None:
    """The turn player's action. Rules G4-15, X4-27 [4]."""
    if frame.first is not None:
        process(play, frame.first)


def process_second(play: KiryokuPlay, frame: Window) -> None:
    """The other's; the end is checked between them, and a finished match drops it. Rules X4-27 [5], Q4-44."""
    if frame.second is not None:
        process(play, frame.second)


def close(play: KiryokuPlay, frame: Window) -> None:
    """Two passes are told to what lies below; a battle that is broken off ends here with its windows. Rules X4-30, X4-41."""
    battle = play.state.battle()
    if frame.during in IN_BATTLE and battle is not None and battle.broken:
        play.unwind(Battle)
        zones.calm(play.state)
    else:
        play.give(int(frame.first is not None or frame.second is not None))
