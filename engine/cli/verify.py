"""Check transcripts: commitment, rules version, card sets, every action, the final state."""

from __future__ import annotations

import argparse

from engine.cli.files import add_files, report, text_of
from engine.transcript import read, verify


def add(parser: argparse.ArgumentParser) -> None:
    """Files of transcripts."""
    add_files(parser, "a transcript (docs/fairness.md)")


def run(options: argparse.Namespace) -> int:
    """Verify each file."""
    return report(options.files, lambda file: verify(read(text_of(file), file), file))
