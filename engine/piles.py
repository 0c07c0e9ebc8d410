"""Piles of cards by number, the top last: what several games do with one in the same way."""

from __future__ import annotations

from collections.abc import Callable

from engine.stream import Stream


def lay_on_top(stream: Stream, seat: int, deck: list[int], count: int, id_of: Callable[[int], str]) -> None:
    """What a scenario lays down is drawn next, the first named first; cards that the deck does not have are passed over."""
    forced = stream.forced
    if forced is None or not forced.draws:
        return
    named = forced.draws[seat][:count]
    del forced.draws[seat][:count]
    for card in reversed(named):
        number = next((number for number in deck if id_of(number) == card), None)
        if number is not None:
            deck.remove(number)
            deck.append(number)
