"""Write the JSON Schema of a game's sets, so that an editor completes keys and marks mistakes while an author types."""

from __future__ import annotations

import argparse
import sys

import msgspec

from engine.catalog import DeckList
from engine.cli.vocabulary import parts_of
from engine.effects import OneVerb
from engine.games import games
from engine.sets.bounds import CARDS, DECKS
from engine.view import Name

Schema = dict[str, object]
"""JSON as it stands."""


def add(parser: argparse.ArgumentParser) -> None:
    """The game."""
    parser.add_argument("game", metavar="GAME", choices=sorted(games()))


def run(options: argparse.Namespace) -> int:
    """Write the schema to standard output."""
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema(options.game))) + b"\n")
    return 0


def schema(slug: str) -> Schema:
    """What a set file of a game may look like. That several values may not stand together, only `check` knows."""
    game = games()[slug]
    card, kinds = game.definition_type, parts_of(game)
    (refs, parts) = msgspec.json.schema_components(
        [card, DeckList, Name, game.house_type], ref_template="#/$defs/{name}"
    )
    for kind in kinds:
        if issubclass(kind, OneVerb) and kind.__name__ in parts:
            parts[kind.__name__] |= {"minProperties": 1, "maxProperties": 1}
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A card set of {slug}",
        "type": "object",
        "properties": {
            "set": {"type": "string"},
            "game": {"const": slug},
            "version": {"type": ["string", "number"]},
            "name": refs[2],
            "house_rules": refs[3],
            "cards": {"type": "array", "items": refs[0], "minItems": 1, "maxItems": CARDS},
            "decks": {"type": "array", "items": refs[1], "maxItems": DECKS},
        },
        "required": ["set", "name", "cards"],
        "additionalProperties": False,
        "$defs": parts,
    }
    return msgspec.json.decode(msgspec.json.encode(whole), type=Schema)
