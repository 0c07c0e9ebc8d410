"""Play matches over standard input and output, one JSON object a line, for tests in any language.

Each line names its ``op``; each gets one line back. A line that cannot be understood or done gets ``{"error"}``; an answer that the rules
do not allow gets ``{"refusal"}``; neither ever ends the process.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from typing import Literal

import msgspec
from msgspec import Struct

from engine.cli.setting import deck_of, seed_of, starter_decks
from engine.decision import Path
from engine.game import AnyTable
from engine.games import games, table
from engine.house import Setting
from engine.match import Match
from engine.refusal import Refusal, Unfit
from engine.stream import SEED_BYTES
from engine.view import PUBLIC, SEAT_NAMES

SeatName = Literal["first", "second"]
ViewerName = Literal["first", "second", "public"]
Answer = dict[str, object]


class New(Struct, tag_field="op", tag="new", forbid_unknown_fields=True):
    """Begin a match; without decks with starter decks, without a seed with a secret one."""

    game: str
    decks: tuple[str | tuple[str, ...], str | tuple[str, ...]] | None = None
    house_rules: dict[str, Setting] = {}
    seed: str = ""


class OfMatch(Struct, tag_field="op", forbid_unknown_fields=True, kw_only=True):
    """Anything about a match that is open here; without a name, the one that was opened last."""

    match: str = ""


class Ask(OfMatch, tag="decision"):
    """What a seat is asked."""

    seat: SeatName


class Next(OfMatch, tag="next"):
    """What may come after a prefix."""

    seat: SeatName
    prefix: Path = ()


class Apply(OfMatch, tag="apply"):
    """Give an answer, or with the decision `standing` do a standing act."""

    seat: SeatName
    decision: str
    path: Path


class Look(OfMatch, tag="view"):
    """What a viewer may see."""

    seat: ViewerName


class Save(OfMatch, tag="save"):
    """The whole state."""


class Saved(Struct, forbid_unknown_fields=True):
    """A match as `save` gives it: game, house rules, state."""

    game: str
    house_rules: dict[str, Setting]
    state: msgspec.Raw


class Load(Struct, tag_field="op", tag="load", forbid_unknown_fields=True):
    """Open a match that was saved."""

    state: Saved


class Permute(OfMatch, tag="permute_hidden"):
    """A new match that a seat cannot tell from this one."""

    seat: SeatName
    seed: str | int = ""


class Ended(OfMatch, tag="outcome"):
    """How it ended, or null."""


Line = New | Ask | Next | Apply | Look | Save | Load | Permute | Ended
_line = msgspec.json.Decoder(Line)


def add(parser: argparse.ArgumentParser) -> None:
    """It takes no options."""


def run(options: argparse.Namespace) -> int:  # noqa: ARG001  # every command has this shape
    """Answer lines until there are no more."""
    server = Server()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(server.answer(line) + b"\n")
        sys.stdout.buffer.flush()
    return 0


class Server:
    """The open matches, by the names under which they were given out."""

    def __init__(self) -> None:
        self._matches: dict[str, Match] = {}

    def answer(self, line: bytes) -> bytes:
        """One answer for one line."""
        try:
            return msgspec.json.encode(self._answer(_line.decode(line)))
        except Refusal as refusal:
            said: Answer = {"refusal": {"reason": refusal.reason, "rule": refusal.rule}}
        except Unfit as unfit:
            said = {"error": str(unfit), "problems": unfit.problems}
        except Exception as error:  # noqa: BLE001  # a line, or a state in it, may be anything; none ends the process
            said = {"error": f"{type(error).__name__}: {error}"}
        return msgspec.json.encode(said)

    def _answer(self, asked: Line) -> Answer:
        match asked:
            case New():
                return self.new(asked)
            case Ask():
                return self.decision(asked)
            case Next():
                return self.next(asked)
            case Apply():
                return self.apply(asked)
            case Look():
                return self.view(asked)
            case Save():
                return self.save(asked)
            case Load():
                return self.load(asked)
            case Permute():
                return self.permute(asked)
            case Ended():
                return self.outcome(asked)

    def _open(self, match: Match) -> Answer:
        name = f"m{len(self._matches) + 1}"
        self._matches[name] = match
        return {"match": name}

    def _match(self, asked: OfMatch) -> Match:
        found = self._matches.get(asked.match or f"m{len(self._matches)}")
        if found is None:
            raise LookupError(f"no match `{asked.match}`")
        return found

    def new(self, asked: New) -> Answer:
        """Begin a match."""
        board = _table(asked.game, asked.house_rules)
        if asked.decks is None:
            decks = list(starter_decks(asked.game, board))
        else:
            decks = [deck_of(board, deck) for deck in asked.decks]
        seed = secrets.token_bytes(SEED_BYTES) if not asked.seed else seed_of(_hex(asked.seed))
        return self._open(Match.begin(games()[asked.game], board, decks, seed))

    def decision(self, asked: Ask) -> Answer:
        """What a seat is asked."""
        decision = self._match(asked).decision(SEAT_NAMES.index(asked.seat))
        return {"decision": None if decision is None else {"id": decision.id, "kind": decision.kind}}

    def next(self, asked: Next) -> Answer:
        """What may come after a prefix."""
        step = self._match(asked).next(SEAT_NAMES.index(asked.seat), asked.prefix)
        return {"choices": step.choices, "range": step.span, "complete": step.complete}

    def apply(self, asked: Apply) -> Answer:
        """Give an answer."""
        events = self._match(asked).apply(SEAT_NAMES.index(asked.seat), asked.decision, asked.path)
        return {"events": {"first": events.first, "second": events.second, "public": events.public}}

    def view(self, asked: Look) -> Answer:
        """What a viewer may see."""
        viewer = PUBLIC if asked.seat == "public" else SEAT_NAMES.index(asked.seat)
        return {"view": self._match(asked).view(viewer)}

    def save(self, asked: Save) -> Answer:
        """The whole state, with what is needed to go on."""
        match = self._match(asked)
        house = msgspec.to_builtins(match.table.house)
        return {"state": Saved(match.game.slug, house, msgspec.Raw(match.save()))}

    def load(self, asked: Load) -> Answer:
        """Open a match that was saved."""
        saved = asked.state
        board = _table(saved.game, saved.house_rules)
        return self._open(Match.load(games()[saved.game], board, bytes(saved.state)))

    def permute(self, asked: Permute) -> Answer:
        """Another match that the seat cannot tell from this one."""
        permuted = self._match(asked).permuted(SEAT_NAMES.index(asked.seat), seed_of(str(asked.seed)))
        return self._open(permuted)

    def outcome(self, asked: Ended) -> Answer:
        """How a match ended."""
        outcome = self._match(asked).outcome
        if outcome is None:
            return {"outcome": None}
        winner = None if outcome.winner is None else SEAT_NAMES[outcome.winner]
        return {"outcome": {"winner": winner, "termination": outcome.termination, "note": outcome.note}}


def _table(slug: str, house_rules: dict[str, Setting]) -> AnyTable:
    """The table of a game. Raises `LookupError` for an unknown one, `Unfit` for house rules."""
    if slug not in games():
        raise LookupError(f"no game `{slug}`; there are {', '.join(games())}")
    return table(slug, house_rules)


def _hex(text: str) -> str:
    """The text, which must be hex digits. Raises `ValueError`."""
    bytes.fromhex(text)
    return text
