"""Try a card set in matches of computer players: does every match end, does every card do something."""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time
from pathlib import Path

import msgspec

from engine.catalog import Catalog, Definition
from engine.cli.files import add_locale, bytes_of
from engine.games import catalog, games
from engine.sets import BroughtSet, bring, kept, told
from engine.sets.faults import wording
from engine.sets.trial import MATCHES, Trial, findings, try_out
from engine.sources import Fault, Faulty

SECONDS = 50
MEMORY = 500
"""MiB of address space, so that the whole of it stays below what a small machine can spare."""
_KEPT = b'{"game":'
"""How the text of a set begins that was kept."""


class Answer(msgspec.Struct, omit_defaults=True):
    """What the command says with ``--json``: what is wrong with the set, or its kept text and what its trial has shown."""

    faults: list[Fault] = []
    remarks: list[Fault] = []
    kept: str = ""
    trial: Trial | None = None


def add(parser: argparse.ArgumentParser) -> None:
    """The set, and how long it may take."""
    parser.add_argument(
        "file", metavar="FILE", help="a set: YAML, a ZIP, or the text of a kept one; - for standard input"
    )
    parser.add_argument("--game", default="", choices=["", *games()], help="the game that it must be for")
    parser.add_argument(
        "--beside", action="append", default=[], metavar="FILE", help="the kept text of another set in use"
    )
    parser.add_argument("--matches", type=int, default=MATCHES, metavar="N")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help="when to stop, finished or not")
    parser.add_argument("--memory", type=int, default=MEMORY, metavar="MIB", help="address space; 0 for no bound")
    parser.add_argument("--nice", type=int, default=10, metavar="N", help="how far to stand back for other processes")
    parser.add_argument("--seed", default="0", metavar="S", help="any text")
    parser.add_argument("--json", action="store_true", help="one JSON object rather than lines")
    add_locale(parser)


def run(options: argparse.Namespace) -> int:
    """Read the set and try it; 1 where it has faults or is not sound."""
    began = time.monotonic()
    os.nice(options.nice)
    if options.memory:
        resource.setrlimit(resource.RLIMIT_AS, (options.memory << 20,) * 2)
    try:
        beside = _beside(options)
        brought = _brought(options, beside)
    except Faulty as faulty:
        _write(Answer(faults=faulty.faults), options)
        return 1
    spent = lambda: (time.monotonic() - began) / options.seconds  # noqa: E731  # a clock of one line
    trial = try_out(brought, beside or catalog(brought.game), spent, options.matches, options.seed)
    _write(Answer(remarks=list(brought.remarks), kept=brought.text, trial=trial), options, brought)
    return 0 if trial.sound else 1


def _beside(options: argparse.Namespace) -> Catalog[Definition] | None:
    """The catalog that the set will stand in; None for the game's own."""
    found: Catalog[Definition] | None = None
    for file in options.beside:
        other = kept(bytes_of(file).decode())
        found = other.onto(found or catalog(other.game))
    return found


def _brought(options: argparse.Namespace, beside: Catalog[Definition] | None) -> BroughtSet:
    data = sys.stdin.buffer.read() if options.file == "-" else bytes_of(options.file)
    name = "set.yaml" if options.file == "-" else Path(options.file).name
    return kept(data.decode()) if data.startswith(_KEPT) else bring(data, name, options.game, beside)


def _write(answer: Answer, options: argparse.Namespace, brought: BroughtSet | None = None) -> None:
    if options.json:
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        return
    game = brought.game if brought else options.game
    for fault in answer.faults:
        print(told(fault, options.locale, game), file=sys.stderr)
    for remark in answer.remarks:
        print(told(remark, options.locale, game))
    if brought is not None and answer.trial is not None:
        _tell(answer.trial, brought, options.locale)


def _tell(trial: Trial, brought: BroughtSet, locale: str) -> None:
    cards = brought.onto(catalog(brought.game))
    names = {card.id: card.title for card in cards.definitions.values()}
    words = wording(locale, brought.game)
    for word in findings(trial, names):
        print(words.text(word))
    for deck, count in sorted(trial.matches_by_deck.items()):
        print(f"{deck}\t{trial.wins_by_deck[deck]}/{count}")
