"""All that a surface needs to let one seat answer, of one and the same moment and without another look at the store."""

from __future__ import annotations

from bot.matches.records import PLAYING, MatchRecord
from engine.decision import Decision, Offer, Path, Step
from engine.match import Match
from engine.refusal import Refusal
from engine.view import View


class Tree:
    """The tree of a seat's open decision. It never changes: what it was made from is not changed either."""

    def __init__(self, record: MatchRecord, dealt: Match, seat: int) -> None:
        self.record = record
        self.seat = seat
        running = record.status == PLAYING
        self.decision: Decision | None = dealt.decision(seat) if running else None
        """What the seat is asked."""
        self.acts: tuple[str, ...] = dealt.acts(seat) if running else ()
        """Its standing acts."""
        self.own_acts: tuple[str, ...] = dealt.own_acts(seat) if running else ()
        """Those of them that are the game's own: private settings."""
        self.late_acts: tuple[str, ...] = dealt.late_acts(seat) if running else ()
        """What it may do if the other is late; whether it is, the store knows."""
        self.decided: bool = running and dealt.game.decided(dealt.state)
        """Whether it is won already, and only something is left to be taken."""
        self._dealt = dealt
        self._view: View | None = None
        self._offers: dict[Path, tuple[Offer, ...]] = {}

    @property
    def view(self) -> View:
        """What the seat may see."""
        if self._view is None:
            self._view = self._dealt.view(self.seat)
        return self._view

    def next(self, prefix: Path) -> Step:
        """What may come after a prefix; `engine.decision.NOTHING` where it leads nowhere."""
        return self._dealt.next(self.seat, prefix)

    def offers(self, prefix: Path) -> tuple[Offer, ...]:
        """What each choice after a prefix stands for, in the order of the step's choices."""
        known = self._offers.get(prefix)
        if known is None:
            choices = self.next(prefix).choices
            known = self._offers[prefix] = tuple(self._dealt.offer(self.seat, prefix, atom) for atom in choices)
        return known

    def why_not(self, path: Path) -> Refusal:
        """Why a path is no answer."""
        return self._dealt.why_not(self.seat, path)
