"""Positions and cards for the tests of Kasane."""

import msgspec

from engine.game import Position
from engine.games import games, table
from engine.games.kasane.cards import KasaneCard
from engine.match import Match
from engine.stream import open_stream

GAME = games()["kasane"]


def card(key, **facts):
    """A definition of a test."""
    return msgspec.convert({"id": key, **facts}, KasaneCard)


def character(key, *, level=1, name=None, bp=(5000,), **facts):
    """A character of a test; its name is its id, or one that several levels share."""
    title = {"ja": name or key, "en": name or key}
    return card(key, name=title, level=level, type="craft", bp=list(bp), **facts)


def laid(zones, extra=(), phase="scene", number=1, house=None, seat=0):
    """A match in a position: for each seat, zone to a list of ids (or slot to id)."""
    board = table("kasane", house, tuple(extra))
    spread = []
    for side in zones:
        named = {}
        for zone, cards in side.items():
            slots = cards if isinstance(cards, dict) else {str(n): c for n, c in enumerate(cards, 1)}
            named[zone] = {slot: c if isinstance(c, Position.Card) else Position.Card(c) for slot, c in slots.items()}
        spread.append(named)
    state = GAME.arrange(board, Position(tuple(spread), seat, number, phase), open_stream(bytes(32)))
    match = Match(GAME, board, state)
    match.run()
    return match


def answer(match, seat, *path):
    """Answer what a seat is asked."""
    match.apply(seat, match.decision(seat).id, path)
