"""Play transcripts again and write what happened, one event a line, then the final state's hash."""

from __future__ import annotations

import argparse
import sys

import msgspec

from engine.cli.files import add_files, report, text_of
from engine.match import Events
from engine.refusal import Refusal, Unfit
from engine.sources import Fault
from engine.state import Outcome
from engine.transcript import perform, read, start, state_hash
from engine.view import PUBLIC


class Line(msgspec.Struct, frozen=True):
    """One line of a replay: the action's number (0: the opening) and what everybody may know of it."""

    action: int
    events: tuple[object, ...]


class End(msgspec.Struct, frozen=True):
    """The last line of a replay."""

    outcome: Outcome | None
    state: str


def add(parser: argparse.ArgumentParser) -> None:
    """Files of transcripts."""
    add_files(parser, "a transcript (docs/fairness.md)")


def run(options: argparse.Namespace) -> int:
    """Replay each file."""
    return report(options.files, _replay)


def _replay(file: str) -> list[Fault]:
    transcript = read(text_of(file), file)
    try:
        match = start(transcript.head)
    except (Unfit, ValueError, KeyError) as wrong:
        return [Fault(file, 1, f"expected a match that can begin: {wrong}")]
    _write(Line(0, match.recent().of(PUBLIC)))
    for number, action in enumerate(transcript.actions, 1):
        try:
            events: Events = perform(match, action)
        except Refusal as refusal:
            return [Fault(file, number + 1, f"expected an action that the rules allow: {refusal}")]
        _write(Line(number, events.of(PUBLIC)))
    _write(End(match.outcome, state_hash(match)))
    return []


def _write(line: Line | End) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
