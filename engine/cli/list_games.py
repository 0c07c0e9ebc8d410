"""List the games that are in the house."""

from __future__ import annotations

import argparse

from engine.games import catalog, games


def add(parser: argparse.ArgumentParser) -> None:
    """It takes no options."""


def run(options: argparse.Namespace) -> int:  # noqa: ARG001  # every command has this shape
    """One line for each game: slug, rules version, definitions and starter decks."""
    for slug, game in games().items():
        cards = catalog(slug)
        print(f"{slug}\trules {game.version}\t{len(cards.definitions)} cards\t{len(cards.decks)} decks")
    return 0
