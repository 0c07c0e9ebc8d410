"""Janken (rock, paper, scissors): the marks, who beats whom, and the frame by which any game lets both seats throw at once.

Both picks are hidden until both are made; a tie is thrown again. The frame returns the winning seat to the one below.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from engine.events import Happening
from engine.play import Play, Steps, script
from engine.state import Frame, State
from engine.view import FIRST, SEATS, SECOND

ROCK, PAPER, SCISSORS = "rock", "paper", "scissors"
MARKS = (ROCK, PAPER, SCISSORS)
PROMISE_DIGITS = 16
_BEATS = {ROCK: SCISSORS, SCISSORS: PAPER, PAPER: ROCK}

S = TypeVar("S", bound=State)
T = TypeVar("T")


def winner(first: str, second: str) -> int | None:
    """The seat whose mark wins, or None for a tie."""
    if first == second:
        return None
    return FIRST if _BEATS[first] == second else SECOND


def score_of(rounds: Sequence[tuple[str, str]]) -> tuple[int, int]:
    """How many rounds each seat won; ties count for nobody."""
    won = [winner(first, second) for first, second in rounds]
    return won.count(FIRST), won.count(SECOND)


def pick_promise(seed: bytes, number: int, player: str, mark: str) -> str:
    """What is shown of a pick while it is hidden: 16 hex digits, which are told apart by who has the seed alone.

    ``number`` of the round, from 1; ``player``: their id, bound in so that nobody can copy another's promise.
    """
    return hashlib.sha256(b"tefuda:pick:1" + seed + f"{number}:{player}:{mark}".encode()).hexdigest()[:PROMISE_DIGITS]


class Janken(Frame, frozen=True, tag="janken"):
    """Both seats throw until one wins; gives the winner's seat."""


def _ask(play: Play[S, T], frame: Janken) -> None:
    for seat in SEATS:
        play.ask(seat, "janken")


def _compare(play: Play[S, T], frame: Janken) -> None:
    thrown = [str(play.taken(seat)[0]) for seat in SEATS]
    forced = play.state.stream.forced
    if forced and forced.janken:
        thrown = list(forced.janken.pop(0))
    won = winner(*thrown)
    play.tell(Happening("threw", words=(f"janken-{thrown[FIRST]}", f"janken-{thrown[SECOND]}")))
    if won is None:
        play.goto(frame, 0)
    else:
        play.give(won)


def janken_script() -> tuple[type[Frame], Steps[Play[S, T]]]:
    """The entry of a game's scripts that lets it push `Janken`."""
    return script(Janken, _ask, _compare)
