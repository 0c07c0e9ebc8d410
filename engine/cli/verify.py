"""Check transcripts (commitment, rules version, card sets, every action, the final state) and proofs of rolls and janken."""

from __future__ import annotations

import argparse

from engine.cli.files import add_files, report, text_of
from engine.proofs import verify_text


def add(parser: argparse.ArgumentParser) -> None:
    """Files of transcripts."""
    add_files(parser, "a transcript or a proof (docs/fairness.md)")


def run(options: argparse.Namespace) -> int:
    """Verify each file."""
    return report(options.files, lambda file: verify_text(text_of(file), file))
