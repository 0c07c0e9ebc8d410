"""A match as text: game, rules, decks, seed and actions, from which the same state follows, bit for bit.

A transcript is JSON lines: a head, one line for each action, and a close with the hash of the final state. `record` writes down a match
that is played elsewhere, `replay` plays it again, `noted` writes beside each action what was drawn for it. `verify` says everything that
does not hold: another rules version, a card set that has changed, a seed that is not the one committed to, an action that the rules do not
allow, a draw that is not the stream's, another ending. `docs/fairness.md` says how anybody checks the dice without this program.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.brought import hash_of
from engine.catalog import DeckList, SetMark
from engine.decision import Path
from engine.games import catalog_with, games, table
from engine.house import Setting
from engine.match import Events, Match
from engine.refusal import Refusal, Unfit
from engine.sources import Fault, Faulty
from engine.state import Outcome
from engine.stream import SEED_BYTES, Draw, Noted, commitment
from engine.view import SEAT_NAMES

FORMAT = 1
_HEAD_LINE = 1


class Head(Struct, frozen=True, omit_defaults=True, tag_field="line", tag="match"):
    """What a match is played with. Seed and added bytes are hex; the commitment is what was shown before anybody joined."""

    game: str
    rules: str
    decks: tuple[DeckList, DeckList]
    seed: str
    added: tuple[str, str] = ("", "")
    commitment: str = ""
    sets: tuple[SetMark, ...] = ()
    house_rules: dict[str, Setting] = {}
    texts: tuple[str, ...] = ()
    """The whole texts of those sets that are not in `data/`: with them, this file is enough to play the match again."""
    format: int = FORMAT
    drawn: tuple[Draw, ...] = ()
    """What was drawn before the first question; where it stands, every action says its draws too."""


class Action(Struct, frozen=True, omit_defaults=True, tag_field="line", tag="action"):
    """One answer. ``lapsed``: it was drawn from the stream for a silent player, as the rules say."""

    seat: Annotated[int, Meta(ge=0, le=1)]
    decision: str
    path: Path
    lapsed: bool = False
    drawn: tuple[Draw, ...] = ()


class Close(Struct, frozen=True, omit_defaults=True, tag_field="line", tag="close"):
    """How it ended, and the SHA-256 of the saved state after the last action."""

    state: str
    outcome: Outcome | None = None
    log: str = ""
    """The SHA-256 of the whole text without this entry: whoever has no rules at hand sees whether a bit was changed."""


class Transcript(Struct, frozen=True):
    """A whole match, or one under way, where ``close`` is None."""

    head: Head
    actions: tuple[Action, ...] = ()
    close: Close | None = None

    def text(self) -> str:
        """The transcript as JSON lines."""
        parts = [self.head, *self.actions, *([self.close] if self.close else [])]
        return "".join(msgspec.json.encode(part).decode() + "\n" for part in parts)


_line = msgspec.json.Decoder(Head | Action | Close)


def read(text: str, file: str) -> Transcript:
    """A transcript from its text. Raises `Faulty` with every line that is none."""
    parts: list[tuple[int, Head | Action | Close]] = []
    faults: list[Fault] = []
    for number, line in enumerate(text.removesuffix("\n").split("\n"), _HEAD_LINE):
        try:
            parts.append((number, _line.decode(line)))
        except (msgspec.DecodeError, RecursionError) as error:
            faults.append(Fault(file, number, f"expected a line of a transcript: {error}"))
    faults += _order(parts, file) if not faults else []
    if faults:
        raise Faulty(faults)
    head = parts[0][1]
    close = parts[-1][1]
    assert isinstance(head, Head)
    actions = tuple(part for _, part in parts if isinstance(part, Action))
    return Transcript(head, actions, close if isinstance(close, Close) else None)


def _order(parts: Sequence[tuple[int, Head | Action | Close]], file: str) -> list[Fault]:
    if not parts or not isinstance(parts[0][1], Head):
        return [Fault(file, _HEAD_LINE, "expected the head of a transcript on the first line")]
    misplaced = [
        Fault(file, n, "expected one head only, on the first line") for n, p in parts[1:] if isinstance(p, Head)
    ]
    return misplaced + [
        Fault(file, n, "expected the close on the last line") for n, p in parts[:-1] if isinstance(p, Close)
    ]


def record(
    match: Match, decks: tuple[DeckList, DeckList], seed: bytes, added: Sequence[bytes] = (b"", b"")
) -> Recorder:
    """A recorder for a match that has just begun with these decks, this seed and these added bytes."""
    house = msgspec.to_builtins(match.table.house)
    first, second = (part.hex() for part in added)
    return Recorder(
        match,
        Head(
            match.game.slug,
            match.state.rules,
            decks,
            seed.hex(),
            (first, second),
            commitment(seed),
            match.table.catalog.sets,
            house,
            match.table.catalog.texts,
        ),
    )


class Recorder:
    """Applies actions to a match and keeps them."""

    def __init__(self, match: Match, head: Head, actions: Iterable[Action] = ()) -> None:
        self.match = match
        self.head = head
        self.actions = list(actions)

    def apply(self, seat: int, decision: str, path: Path) -> Events:
        """Give an answer and keep it. Raises `Refusal`, and then nothing is kept."""
        events = self.match.apply(seat, decision, path)
        self.actions.append(Action(seat, decision, path))
        return events

    def lapse(self, seat: int) -> Events | None:
        """Answer for a silent player where the rules allow it, from the match's own stream."""
        decision = self.match.decision(seat)
        path = self.match.lapse(seat)
        if decision is None or path is None:
            return None
        self.actions.append(Action(seat, decision.id, path, lapsed=True))
        return self.match.apply(seat, decision.id, path)

    def transcript(self) -> Transcript:
        """What has been kept so far, closed with the present state."""
        return Transcript(self.head, tuple(self.actions), Close(state_hash(self.match), self.match.outcome))


def state_hash(match: Match) -> str:
    """The SHA-256 of the saved state, as 64 hex digits."""
    return hashlib.sha256(match.save()).hexdigest()


def noted(transcript: Transcript) -> Transcript:
    """The same match with all that was drawn, and its hash. Raises what `start` and `perform` raise."""
    match = start(transcript.head, noted=True)
    head = replace(transcript.head, drawn=_drawn(match, 0))
    actions: list[Action] = []
    for action in transcript.actions:
        before = len(_drawn(match, 0))
        perform(match, action)
        actions.append(replace(action, drawn=_drawn(match, before)))
    if transcript.close is None:
        return Transcript(head, tuple(actions))
    close = replace(transcript.close, log="")
    return Transcript(head, tuple(actions), replace(close, log=_log_of(Transcript(head, tuple(actions), close))))


def _drawn(match: Match, since: int) -> tuple[Draw, ...]:
    stream = match.state.stream
    return tuple(stream.drawn_so_far[since:]) if isinstance(stream, Noted) else ()


def _log_of(transcript: Transcript) -> str:
    return hashlib.sha256(transcript.text().encode()).hexdigest()


def start(head: Head, *, noted: bool = False) -> Match:
    """The match before its first action.

    Raises `KeyError` for an unknown game, `ValueError` for a wrong seed or the text of a set that is none, `Unfit` for decks.
    """
    game = games()[head.game]
    added = tuple(bytes.fromhex(part) for part in head.added)
    board = table(head.game, head.house_rules, texts=head.texts)
    return Match.begin(game, board, head.decks, bytes.fromhex(head.seed), added, noted=noted)


def perform(match: Match, action: Action) -> Events:
    """Apply one action of a transcript. Raises `Refusal` where it is not allowed, or was not what the stream drew."""
    if action.lapsed and match.lapse(action.seat) != action.path:
        raise Refusal("not-drawn")
    return match.apply(action.seat, action.decision, action.path)


def replay(transcript: Transcript) -> Match:
    """The match after its last action. Raises what `start` and `perform` raise."""
    match = start(transcript.head)
    for action in transcript.actions:
        perform(match, action)
    return match


def verify(transcript: Transcript, file: str) -> list[Fault]:
    """Everything in a transcript that does not hold, each at its line; nothing where all of it does."""
    faults = _head_faults(transcript.head, file)
    told = bool(transcript.head.drawn)
    try:
        match = start(transcript.head, noted=told)
    except (Unfit, ValueError) as wrong:
        return [*faults, Fault(file, _HEAD_LINE, f"expected a match that can begin: {wrong}")]
    except KeyError:
        return faults
    faults += _draw_faults(transcript.head, match, 0, file, _HEAD_LINE)
    for line, action in enumerate(transcript.actions, _HEAD_LINE + 1):
        before = len(_drawn(match, 0))
        try:
            perform(match, action)
        except Refusal as refusal:
            return [*faults, Fault(file, line, f"expected an action that the rules allow: {refusal}")]
        faults += _draw_faults(action, match, before, file, line)
    if transcript.close is None:
        return faults
    return faults + _close_faults(transcript, match, file, len(transcript.actions) + _HEAD_LINE + 1)


def _draw_faults(part: Head | Action, match: Match, before: int, file: str, line: int) -> list[Fault]:
    """Draws that are not those of the stream; where the head tells of none, nothing is noted and no action may tell of any."""
    drawn = _drawn(match, before)
    return [] if part.drawn == drawn else [Fault(file, line, f"expected the draws {drawn}, found {part.drawn}")]


def _head_faults(head: Head, file: str) -> list[Fault]:
    game = games().get(head.game)
    if game is None:
        return [Fault(file, _HEAD_LINE, f"expected a game, found `{head.game}`")]
    wrong = []
    if head.format != FORMAT:
        wrong.append(f"expected format {FORMAT}, found {head.format}")
    if head.rules != game.version:
        wrong.append(f"expected rules {game.version}, found {head.rules}")
    present = _present(head)
    wrong += [
        f"expected the set `{mark.id}` as {mark.hash}, found {present.get(mark.id, 'none')}"
        for mark in head.sets
        if present.get(mark.id) != mark.hash
    ]
    named = {mark.hash for mark in head.sets}
    wrong += [
        f"expected the text of a set that is named, found {one}" for one in map(hash_of, head.texts) if one not in named
    ]
    if not fits(head):
        wrong.append("expected a seed that fits the commitment")
    return [Fault(file, _HEAD_LINE, text) for text in wrong]


def is_of_this_release(head: Head) -> bool:
    """Whether rules and card sets are those that this program has; a match of others can be checked by theirs alone."""
    game = games().get(head.game)
    if game is None or head.rules != game.version:
        return False
    present = _present(head)
    return all(present.get(mark.id) == mark.hash for mark in head.sets)


def _present(head: Head) -> Mapping[str, str]:
    """The hashes of the sets that this program has, and of those whose texts the head carries; a text that cannot be read has none."""
    try:
        found = catalog_with(head.game, head.texts).sets
    except ValueError:
        found = catalog_with(head.game, ()).sets
    return {mark.id: mark.hash for mark in found}


def fits(head: Head) -> bool:
    """Whether the seed is the one committed to, where there is a commitment."""
    return not head.commitment or head.commitment == _committed(head.seed)


def _committed(seed: str) -> str:
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        return ""
    return commitment(raw) if len(raw) == SEED_BYTES else ""


def _close_faults(transcript: Transcript, match: Match, file: str, line: int) -> list[Fault]:
    close, wrong = transcript.close, []
    assert close is not None
    if close.outcome != match.outcome:
        wrong.append(f"expected the outcome {_said(close.outcome)}, found {_said(match.outcome)}")
    if close.state != state_hash(match):
        wrong.append(f"expected the state {close.state}, found {state_hash(match)}")
    if close.log and close.log != _log_of(replace(transcript, close=replace(close, log=""))):
        wrong.append("expected a text that fits its hash")
    return [Fault(file, line, text) for text in wrong]


def _said(outcome: Outcome | None) -> str:
    if outcome is None:
        return "none"
    return f"{'draw' if outcome.winner is None else SEAT_NAMES[outcome.winner]}, {outcome.termination}"
