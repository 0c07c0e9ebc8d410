"""Reading the files that a command names, and telling what is wrong with them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from engine.sources import Fault, Faulty


def text_of(file: str) -> str:
    """The text of a file. Raises `Faulty` where it cannot be read."""
    try:
        return Path(file).read_text("utf-8")
    except OSError as error:
        raise Faulty([Fault(file, 1, f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise Faulty([Fault(file, 1, "expected UTF-8")]) from error


def add_files(parser: argparse.ArgumentParser, what: str) -> None:
    """The option of a command that takes files."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=what)


def report(files: Iterable[str], faults_of: Callable[[str], list[Fault]]) -> int:
    """Look at each file and tell every fault; the exit code."""
    code = 0
    for file in files:
        try:
            faults = faults_of(file)
        except Faulty as faulty:
            faults = faulty.faults
        for fault in faults:
            print(fault, file=sys.stderr)
            code = 1
    return code
