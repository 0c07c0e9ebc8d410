"""Reading the files that a command names, and telling what is wrong with them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from engine.sources import Fault, Faulty
from engine.wording import LOCALES


def bytes_of(file: str) -> bytes:
    """What is in a file. Raises `Faulty` where it cannot be read."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Faulty([Fault(file, 1, f"cannot be read: {error.strerror}")]) from error


def text_of(file: str) -> str:
    """The text of a file. Raises `Faulty` where it cannot be read."""
    try:
        return bytes_of(file).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Faulty([Fault(file, 1, "expected UTF-8")]) from error


def add_files(parser: argparse.ArgumentParser, what: str) -> None:
    """The option of a command that takes files."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=what)


def add_locale(parser: argparse.ArgumentParser) -> None:
    """The option of a command that speaks to authors of cards."""
    parser.add_argument("--locale", default=LOCALES[-1], choices=LOCALES, help="the language of what is told")


def report(files: Iterable[str], faults_of: Callable[[str], list[Fault]], told: Callable[[Fault], str] = str) -> int:
    """Look at each file and tell every fault, in these words; the exit code."""
    code = 0
    for file in files:
        try:
            faults = faults_of(file)
        except Faulty as faulty:
            faults = faulty.faults
        for fault in faults:
            print(told(fault), file=sys.stderr)
            code = 1
    return code
