"""What the `mind` of every game forgets and imagines in the same way: hidden cards, and an answer that nobody else may see yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from engine.decision import Path, Prompt, Step
from engine.piles import Card, PileState
from engine.state import State
from engine.stream import Stream
from engine.view import other

S = TypeVar("S", bound=State)
T = TypeVar("T")


def forget_cards(known: PileState, seat: int, hidden: Iterable[int], pools: Iterable[Sequence[int]]) -> None:
    """Blank the other seat's ``hidden`` cards; each of the ``pools`` are own cards that the seat cannot tell apart, such as its deck.

    What is left of decks, pools and the other's hand lies in an order that tells nothing.
    """
    rival = other(seat)
    for number in hidden:
        known.cards[number] = Card("", rival)
    for pool in pools:
        cards = sorted(known.cards[number].card for number in pool)
        for number, card in zip(sorted(pool), cards, strict=True):
            known.cards[number] = Card(card, seat)
    known.decks = [sorted(deck) for deck in known.decks]
    known.hands[rival] = sorted(known.hands[rival])


def forget_answer(known: State, seat: int) -> None:
    """That a seat has answered is known, but not what."""
    prompt = known.prompts[seat]
    if prompt is not None and prompt.answer is not None:
        known.prompts[seat] = replace(prompt, answer=())


def imagine_answer(
    table: T, guess: S, seat: int, step: Callable[[T, S, int, Prompt, Path], Step], stream: Stream
) -> None:
    """In place of a forgotten answer one that the seat may have given, walked at random."""
    prompt = guess.prompts[seat]
    if prompt is None or prompt.answer != ():
        return
    unanswered = replace(prompt, answer=None)
    path: Path = ()
    while not (options := step(table, guess, seat, unanswered, path)).complete:
        low, high = options.span or (0, -1)
        path = (*path, stream.pick(options.choices or range(low, high + 1), "imagine"))
    guess.prompts[seat] = replace(prompt, answer=path)
