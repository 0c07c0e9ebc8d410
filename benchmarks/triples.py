"""The soak's part of company: whichever cards of a game meet on the table, no action takes long or goes round for ever.

Decks are starter decks in which cards are exchanged, by the rules that decks have, for those of pairs and triples that have not lain
open together yet; it is counted which have. Players answer at random, careful ones in every twentieth match. What must hold: each action
returns within a second, and each match ends by the rules of its game; that a loop of effects ends one is counted, and is the rule.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from multiprocessing import get_context

from msgspec import Struct, field

from benchmarks.wanted import Wanted
from engine.catalog import DeckList
from engine.cli.setting import seed_of, starter_decks
from engine.game import AnyTable
from engine.games import games, table
from engine.match import AnyGame, Match
from engine.players import Careful, Player, Random, glimpse
from engine.stream import Stream
from engine.view import PUBLIC

MATCHES = 4_000
"""Of each game, at most."""
SECONDS = 1.0
"""How long an action may take, of processor time: the machine may be busy."""
ACTIONS_MOST = 10_000
CAREFUL_EVERY = 20
_LOOK_EVERY = 3
"""Actions between two looks at what lies open."""
_WISHED, _COPIES = 3, 4
"""Companies that have not met, of which the next decks are made, and how many copies of their cards are put in, at most."""
_TRIES = 12

Cards = tuple[str, ...]


class Company(Struct):
    """What one game's matches came to."""

    matches: int = 0
    actions: int = 0
    pairs: int = 0
    pairs_met: int = 0
    """How many there are, and how many have lain open at the same time."""
    triples: int = 0
    triples_met: int = 0
    slowest: float = 0.0
    """Seconds of one action."""
    terminations: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def soak(wanted: Wanted) -> dict[str, object]:
    """Each game in a process of its own; ``violations`` counts what did not hold, each named in ``wrong``."""
    began = time.perf_counter()
    with get_context("spawn").Pool(len(os.sched_getaffinity(0))) as pool:
        told = pool.starmap(met, [(slug, min(wanted.matches, MATCHES), wanted.seed) for slug in wanted.games], 1)
    figures = {slug: _figures(found) for slug, found in zip(wanted.games, told, strict=True)}
    violations = sum(len(found.wrong) for found in told)
    return {"violations": violations, "seconds": round(time.perf_counter() - began, 1), **figures}


def _figures(found: Company) -> dict[str, object]:
    counts = ("matches", "actions", "pairs", "pairs_met", "triples", "triples_met")
    return {name: getattr(found, name) for name in counts} | {
        "slowest": round(found.slowest, 3),
        "terminations": dict(found.terminations),
        "wrong": found.wrong[:10],
    }


def met(slug: str, matches: int, seed: int = 0) -> Company:
    """So many matches of a game."""
    board, chance, found = table(slug), random.Random(f"{slug} {seed}"), Company()
    cards = sorted(board.catalog.definitions)
    unmet: dict[int, dict[Cards, None]] = {size: dict.fromkeys(combinations(cards, size)) for size in (2, 3)}
    found.pairs, found.triples = len(unmet[2]), len(unmet[3])
    maker = _Decks(games()[slug], board, chance)
    for number in range(matches):
        decks = maker.drawn(list(unmet[2 + number % 2]))
        match = Match.begin(games()[slug], board, decks, seed_of(f"{slug} {seed} {number}"))
        for together in _play(match, f"{slug} {number}", found):
            for size, left in unmet.items():
                for each in combinations(together, size):
                    left.pop(each, None)
    found.pairs_met, found.triples_met = found.pairs - len(unmet[2]), found.triples - len(unmet[3])
    return found


class _Decks:
    """Two decks that may meet, with cards exchanged."""

    def __init__(self, game: AnyGame, board: AnyTable, chance: random.Random) -> None:
        self._game, self._board, self._chance = game, board, chance

    def drawn(self, unmet: list[Cards]) -> tuple[DeckList, ...]:
        """Decks with the cards of some companies that have not met."""
        decks = list(starter_decks(self._game.slug, self._board))
        wished = {card for cards in self._chance.sample(unmet, min(len(unmet), _WISHED)) for card in cards}
        for card in sorted(wished) * _COPIES:
            self._put(decks, card, wished)
        return tuple(decks)

    def _put(self, decks: list[DeckList], card: str, wished: set[str]) -> None:
        """Exchange a copy of a card that nobody wished for this one, in either deck, where the rules of decks allow it."""
        for _ in range(_TRIES):
            at = self._chance.randrange(len(decks))
            copies = dict(decks[at].cards)
            others = [each for each in copies if each not in wished]
            if not others:
                return
            copies[self._chance.choice(others)] -= 1
            copies[card] = copies.get(card, 0) + 1
            fresh = DeckList(decks[at].id, {each: count for each, count in copies.items() if count})
            trial = [*decks[:at], fresh, *decks[at + 1 :]]
            if not self._game.check_deck(self._board, fresh) and not self._game.check_decks(self._board, trial):
                decks[at] = fresh
                return


def _play(match: Match, name: str, found: Company) -> Iterator[Cards]:
    """To its end, each action timed; what lies open together, now and then."""
    careful = found.matches % CAREFUL_EVERY == 0
    player: Player = Careful(Stream(seed_of(name))) if careful else Random(name)
    for number in range(ACTIONS_MOST):
        if match.outcome is not None:
            break
        _act(match, player, name, found)
        if number % _LOOK_EVERY == 0:
            yield _open(match)
    ending = match.outcome.termination if match.outcome else "unfinished"
    found.matches += 1
    found.terminations[ending] += 1
    if match.outcome is None:
        found.wrong.append(f"{name}: {ACTIONS_MOST} actions, and no end")


def _open(match: Match) -> Cards:
    """The cards that everybody sees on the table, each once, in order."""
    areas = match.view(PUBLIC).areas
    return tuple(sorted({face.card for area in areas for slot in area.slots for face in slot.faces if face.card}))


def _act(match: Match, player: Player, name: str, found: Company) -> None:
    seat = match.waiting()[0]
    decision = match.decision(seat)
    assert decision is not None
    path = player.choose(glimpse(match, seat), seat)
    began = time.process_time()
    match.apply(seat, decision.id, path)
    took = time.process_time() - began
    found.actions += 1
    found.slowest = max(found.slowest, took)
    if took > SECONDS:
        found.wrong.append(f"{name}: {took:.1f} s for {path}")
