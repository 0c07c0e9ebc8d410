"""Decks that contain new cards, made by trying: the game's own check says whether a deck may be played, and how far it is from that.

It knows no game. From a deck that there is, one old card after another gives way to a new one where the deck gets no worse by it; what is
still wrong is then mended card by card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.catalog import DeckList
from engine.game import AnyTable
from engine.match import AnyGame
from engine.refusal import Problem
from engine.stream import Stream

COPIES = 4
"""Copies of a new card that are tried where there are few of them; what a game allows is often fewer."""
STEPS = 2_000
"""Changes tried to mend a deck."""
MOST = 10
"""Decks made at most."""


def filled(
    game: AnyGame, table: AnyTable, cards: Sequence[str], bases: Sequence[DeckList], least: int, stream: Stream
) -> list[DeckList]:
    """Legal decks named ``trial-1`` and on: ``least`` or more, until each of the cards is in one of ``bases`` or of them, if it can be."""
    filler = _Filler(game, table, stream)
    seen = {card for deck in bases if not game.check_deck(table, deck) for card in deck.cards}
    missing = [card for card in cards if card not in seen]
    made: list[DeckList] = []
    while bases and len(made) < MOST and (missing or len(made) < least):
        wanted = [*missing, *(card for card in _families(table, cards, stream) if card not in missing)]
        deck = filler.deck(f"trial-{len(made) + 1}", wanted, bases[len(made) % len(bases)])
        if deck is None or (len(made) >= least and not set(missing) & deck.cards.keys()):
            break
        made.append(deck)
        missing = [card for card in missing if card not in deck.cards]
    return made


def _families(table: AnyTable, cards: Sequence[str], stream: Stream) -> list[str]:
    """The cards, those of one name together: they often need each other."""
    names = stream.shuffled(list(dict.fromkeys(table.cards[card].title.ja for card in cards)), "family")
    place = {name: number for number, name in enumerate(names)}
    return sorted(cards, key=lambda card: place[table.cards[card].title.ja])


def _off(problem: Problem) -> int:
    """How far from right something is: how many cards too many or too few, or one where that has no number."""
    count = problem.values.get("count", 0)
    bounds = [problem.values.get(name, count) for name in ("wanted", "least", "most")]
    return max(1, *(abs(count - bound) for bound in bounds if isinstance(bound, int) and isinstance(count, int)))


class _Filler:
    """Makes decks for one table."""

    def __init__(self, game: AnyGame, table: AnyTable, stream: Stream) -> None:
        self.game, self.table, self.stream = game, table, stream
        self.pool = list(table.cards)

    def deck(self, name: str, wanted: Sequence[str], base: DeckList) -> DeckList | None:
        """A legal deck with as many of the wanted cards as go in; None where none was found."""
        counts = Counter({card: count for card, count in base.cards.items() if card in self.table.cards})
        new = set(wanted)
        copies = min(COPIES, max(1, base.size * MOST // (2 * len(wanted))))
        for card in [card for card in wanted for _ in range(copies)]:
            old = [other for other in counts if other not in new]
            if not old:
                break
            if not self._change(counts, add=card, drop=self.stream.pick(old, "old")):
                self._change(counts, add=card)  # such as a leader, which takes no other card's place
        return self._mended(name, counts, new)

    def _mended(self, name: str, counts: Counter[str], new: set[str]) -> DeckList | None:
        for add, drop in self._moves(counts, new):
            if not self._wrong(counts):
                return DeckList(name, dict(counts))
            self._change(counts, add=add, drop=drop)
        return None

    def _moves(self, counts: Counter[str], new: set[str]) -> Iterator[tuple[str, str]]:
        """Cards to add, to drop, or to change for each other, at random; new cards are added rather than dropped."""
        fresh = sorted(new)
        for _ in range(STEPS):
            add = self.stream.pick(fresh if fresh and self.stream.below(2, "fresh") else self.pool, "add")
            held = sorted(counts)
            drop = self.stream.pick([card for card in held if card not in new] or held, "drop") if held else ""
            what = self.stream.below(3, "move")
            yield (add if what != 1 else ""), (drop if what != 0 else "")

    def _change(self, counts: Counter[str], add: str = "", drop: str = "") -> bool:
        """Make a change, unless it makes the deck worse."""
        before = self._wrong(counts)
        tried = counts.copy()
        if add:
            tried[add] += 1
        if drop:
            tried[drop] -= 1
        tried = +tried
        if self._wrong(tried) > before:
            return False
        counts.clear()
        counts.update(tried)
        return True

    def _wrong(self, counts: Counter[str]) -> int:
        return sum(_off(problem) for problem in self.game.check_deck(self.table, DeckList("trial", dict(counts))))
