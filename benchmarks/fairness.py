"""The soak's fairness part: a million rolls of each die as `/roll` throws them, 200,000 deals of each game as a match begins.

The seed is drawn anew each time and told, so that a run can be repeated. `benchmarks.chance` says what is called unfair, and how often fair
dice would be.
"""

from __future__ import annotations

import hashlib
import math
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from msgspec import Struct

from benchmarks.chance import FALSE_ALARM, Verdict, even, fresh, happened, judge, normal_tail, placed
from benchmarks.wanted import Wanted
from bot.rolls import added
from engine.catalog import DeckList
from engine.cli.setting import starter_decks
from engine.dice import DICE as AT_ONCE
from engine.dice import parse, throw
from engine.games import games, table
from engine.state import State
from engine.stream import open_stream

SIDES = (4, 6, 20, 100)
ROLLS, SHUFFLES = 1_000_000, 200_000


class Copy(str):
    """A card's id that knows which copy it is: equal ids can be told apart after a shuffle."""

    __slots__ = ("number",)
    number: int


class Counted(DeckList, frozen=True):
    """A deck list whose copies are numbered, from ``first``."""

    first: int = 0

    def spread(self) -> tuple[str, ...]:
        """As any deck list's."""
        copies = [Copy(card) for card in DeckList.spread(self)]
        for number, copy in enumerate(copies, self.first):
            copy.number = number
        return tuple(copies)


class Dealt(Struct):
    """What was counted over many deals: how often each card came to lie in each place, how many stayed, how often none did."""

    deals: int
    places: list[list[int]]
    stayed: int = 0
    nobody_stayed: int = 0


_ANSWERS: dict[str, Callable[[Dealt], float]] = {
    "each card in each place": lambda found: placed(found.places),
    "cards that stay": lambda found: normal_tail((found.stayed - found.deals) / math.sqrt(found.deals)),
    "deals in which none stays": lambda found: happened(found.nobody_stayed, found.deals, 1 / math.e),
}
"""Of a fair shuffle, one card stays on the average, with a variance of one; none does in 1/e of all."""


def soak(wanted: Wanted) -> dict[str, object]:
    """Everything, from a fresh seed."""
    seed, began = secrets.token_bytes(32), time.perf_counter()
    verdicts = list(verdicts_of(seed, wanted.games, ROLLS, SHUFFLES))
    return {
        "seed": seed.hex(),
        "rolls": ROLLS,
        "shuffles": SHUFFLES,
        "questions": len(verdicts),
        "false_alarms": f"{FALSE_ALARM * len(verdicts):.1e}",
        "p": {verdict.question: [round(p, 5) for p in verdict.p] for verdict in verdicts},
        "unfair": [verdict.question for verdict in verdicts if not verdict.fair],
        "violations": sum(not verdict.fair for verdict in verdicts),
        "seconds": round(time.perf_counter() - began),
    }


def verdicts_of(seed: bytes, slugs: tuple[str, ...], rolls: int, shuffles: int) -> Iterator[Verdict]:
    """Each question in turn."""
    for sides in SIDES:
        look = partial(_evenly, sides, rolls)
        yield judge(f"d{sides}", look, fresh(seed, f"d{sides}"))
    for slug in slugs:
        for question, answer in _ANSWERS.items():
            yield judge(f"{slug}: {question}", partial(_dealt_as, answer, slug, shuffles), fresh(seed, slug))


def _evenly(sides: int, rolls: int, seed: bytes) -> float:
    return even(faces(seed, sides, rolls))


def _dealt_as(answer: Callable[[Dealt], float], slug: str, shuffles: int, seed: bytes) -> float:
    return answer(dealt(slug, seed, shuffles))


def faces(seed: bytes, sides: int, rolls: int) -> list[int]:
    """How often each face fell, thrown as the bot throws: a roll of a hundred dice at a time, each from a seed of its own."""
    roll = parse(f"{AT_ONCE}d{sides}")
    fell: Counter[int] = Counter()
    for number in range(rolls // AT_ONCE):
        own = hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
        fell.update(die for _, die in throw(roll, open_stream(own, added(number, number))).drawn)
    return [fell[face] for face in range(1, sides + 1)]


@lru_cache(maxsize=1)
def dealt(slug: str, seed: bytes, shuffles: int) -> Dealt:
    """Many matches dealt as the bot deals them, and where every card lies before any rule looks at a hand.

    (Where a game redraws a hand that cannot be played, what lies there afterwards is rightly no longer even.)
    """
    game, board = games()[slug], table(slug)
    first, second = starter_decks(slug, board)
    decks = (_counted(first, 0), _counted(second, first.size))
    size = first.size + second.size
    found = Dealt(shuffles, [[0] * size for _ in range(size)])
    for number in range(shuffles):
        own = hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
        _note(found, order_of(game.begin(board, decks, open_stream(own, added(number, number)))))
    return found


def _counted(deck: DeckList, first: int) -> Counted:
    return Counted(deck.id, deck.cards, first=first)


def order_of(state: State) -> list[int]:
    """The numbers of the cards in the order in which they were dealt out."""
    cards = getattr(state, "cards", None) or getattr(state, "fighters", [])
    return [card.card.number for card in cards]


def _note(found: Dealt, order: list[int]) -> None:
    stayed = 0
    for place, card in enumerate(order):
        found.places[place][card] += 1
        stayed += place == card
    found.stayed += stayed
    found.nobody_stayed += not stayed
