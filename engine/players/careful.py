"""A player that looks one action ahead, by the game's own measure of what would then be seen.

It knows what its seat knows: from the glimpse it imagines a few worlds that fit, tries each answer in each of them, and takes the answer
whose mean measure is the highest. All answers meet the same worlds and the same dice, so that luck does not decide between them; the best
few are looked at again in further worlds. Between equals it draws, so that nobody can foresee its janken. A tree too large to try is
sampled: its branches share a bounded number of answers evenly.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.decision import Atom, Path, Step
from engine.match import Match
from engine.players.base import Glimpse, other
from engine.players.random import Random
from engine.stream import Stream
from engine.view import SECOND

ANSWERS = 36
"""Answers tried at most."""
WORLDS, MORE_WORLDS = 3, 9
"""Worlds in which every answer is tried, and further ones for the best few."""
BEST = 5
_RANGE_POINTS = 3


class Careful:
    """Answers carefully. Equal glimpses and equal streams give equal answers."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, glimpse: Glimpse, seat: int, prefix: Path = (), refused: Collection[Path] = ()) -> Path:
        """The best answer to the seat's open decision that it can see, of those that go on from ``prefix`` and were not refused.

        Raises `engine.players.base.Spent` where all were.
        """
        answers = [path for path in _spread(glimpse, seat, prefix, ANSWERS, self._stream) if path not in refused]
        if not answers:
            return other(glimpse, seat, prefix, refused)
        if len(answers) == 1:
            return answers[0]
        scores = dict.fromkeys(answers, 0.0)
        self._try(glimpse, seat, scores, WORLDS)
        if min(scores.values()) == max(scores.values()):
            return self._stream.pick(answers, "equal")
        if len(answers) > BEST:
            best = sorted(answers, key=scores.__getitem__, reverse=True)[:BEST]
            scores = {answer: scores[answer] for answer in best}
        self._try(glimpse, seat, scores, MORE_WORLDS)
        best_score = max(scores.values())
        return self._stream.pick([answer for answer, score in scores.items() if score == best_score], "equal")

    def _try(self, glimpse: Glimpse, seat: int, scores: dict[Path, float], worlds: int) -> None:
        for _ in range(worlds):
            world = self._imagine(glimpse, seat)
            for answer in scores:
                after = world.clone()
                after.apply_unseen(seat, answer)
                scores[answer] += after.game.measure(after.table, after.state, seat)

    def _imagine(self, glimpse: Glimpse, seat: int) -> Match:
        """A world that fits the glimpse; where the other seat is asked too, it has answered at random."""
        own = Stream(self._stream.below(1 << 62, "world").to_bytes(32, "big"))
        state = glimpse.game.imagine(glimpse.table, glimpse.state, seat, own)
        world = Match(glimpse.game, glimpse.table, state)
        if world.prompt(SECOND - seat) is not None:
            world.apply_unseen(SECOND - seat, Random(own.below(1 << 62, "other")).choose(world, SECOND - seat))
        return world


def _spread(match: Match, seat: int, prefix: Path, budget: int, stream: Stream) -> Iterator[Path]:
    """At most ``budget`` answers that begin with the prefix, its branches sharing them evenly; never fewer than one."""
    step = match.next(seat, prefix)
    if step.complete:
        yield prefix
        budget -= 1
    branches = _branches(step)
    if len(branches) > max(budget, 0):
        branches = stream.shuffled(branches, "branch")[: max(budget, 0 if step.complete else 1)]
    for index, atom in enumerate(branches):
        share = budget // (len(branches) - index)
        found = list(_spread(match, seat, (*prefix, atom), share, stream))
        budget -= len(found)
        yield from found


def _branches(step: Step) -> list[Atom]:
    """The atoms worth trying: every choice, and of a range its ends and the middle."""
    if step.span is None:
        return list(step.choices)
    low, high = step.span
    points = {low + (high - low) * i // (_RANGE_POINTS - 1) for i in range(_RANGE_POINTS)}
    return [*step.choices, *sorted(points)]
