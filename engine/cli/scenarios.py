"""Play scenario files, and say which do not hold."""

from __future__ import annotations

import argparse

from engine.cli.files import add_files, report, text_of
from engine.scenario import run as play


def add(parser: argparse.ArgumentParser) -> None:
    """Files of scenarios."""
    add_files(parser, "a scenario file (docs/scenarios.md)")


def run(options: argparse.Namespace) -> int:
    """Play each file."""
    return report(options.files, lambda file: play(text_of(file), file))
