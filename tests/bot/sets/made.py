"""Sets for tests: the game's own cards under other names, with the decks that they make."""

import msgspec
import yaml
from msgspec.structs import replace

from engine.brought import Brought, read, write
from engine.games import catalog
from engine.view import Name


def made(slug, version="1", name="echo-set", prefix="echo", **changes):
    """A set of which a match can be played. ``changes`` are fields that every card has otherwise."""
    own = catalog(slug)
    cards = [
        replace(card, id=f"{prefix}-{card.id}", name=Name(f"写し{card.title.ja}", f"Echo {card.title.en}"), **changes)
        for card in own.definitions.values()
    ]
    decks = tuple(
        replace(deck, id=f"{prefix}-{deck.id}", cards={f"{prefix}-{card}": n for card, n in deck.cards.items()})
        for deck in own.decks.values()
    )
    return read(write(Brought(slug, name, Name("こだま", "Echoes"), (), decks, version), cards))


def as_yaml(slug, version="1", name="echo-set", prefix="echo", **more):
    """The same as an author writes it, with house rules or whatever else."""
    brought = made(slug, version, name, prefix)
    text = msgspec.json.decode(brought.text)
    for deck in text["decks"]:
        deck.pop("about", None)
    return yaml.safe_dump({**text, **more}, allow_unicode=True, sort_keys=False)
