"""The command line of the rules: ``python -m engine COMMAND``; `_COMMANDS` lists them.

One module for each command; each has ``add`` (its options) and ``run`` (0: all holds, 1: something does not, each problem on a line of
standard error as ``FILE:LINE: …``). Standard output belongs to data. Wrong usage ends with 2. This is the one room of the engine that may
read files and measure time. `docs/command-line.md` describes the commands.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from engine.cli import check, list_games, replay, scenarios, schema, serve, simulate, trial, verify, vocabulary
from engine.sources import Faulty

_COMMANDS = {
    "games": list_games,
    "check": check,
    "try": trial,
    "scenario": scenarios,
    "simulate": simulate,
    "replay": replay,
    "verify": verify,
    "vocabulary": vocabulary,
    "schema": schema,
    "serve": serve,
}
_INTERRUPTED = 130
"""The exit code by which a shell knows that Ctrl-C ended a command."""


def main(arguments: Sequence[str]) -> int:
    """Run a command; returns the exit code. Raises `SystemExit` with 2 for wrong usage, as argparse does."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="The rules of the games, without a server.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, module in _COMMANDS.items():
        module.add(commands.add_parser(name, help=(module.__doc__ or "").splitlines()[0]))
    options = parser.parse_args(arguments)
    try:
        code: int = _COMMANDS[options.command].run(options)
        return code
    except Faulty as faulty:
        for fault in faulty.faults:
            print(fault, file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        return _INTERRUPTED
