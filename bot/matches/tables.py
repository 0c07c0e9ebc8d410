"""Games and tables as the service asks for them: unknown is a refusal, and a table is made once.

A match is played with the sets of `data/` and with those that its server had switched on when it was proposed. It names them by the hashes
of their texts; the store keeps the texts for ever, so that a match goes on as it began whatever becomes of the set.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from bot.store.sets import text_of
from bot.store.store import Transaction
from engine import games
from engine.game import AnyTable
from engine.house import Setting
from engine.match import AnyGame
from engine.refusal import Refusal

V = TypeVar("V")
KEPT = 64
"""Tables that are kept ready, and texts."""


class _Lately(Generic[V]):
    """What was used last, by a name that can stand for nothing else."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, V] = OrderedDict()

    def get(self, name: object) -> V | None:
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def keep(self, name: object, value: V) -> V:
        self._kept[name] = value
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return value


_tables: _Lately[AnyTable] = _Lately()
_texts: _Lately[str] = _Lately()


def game_of(slug: str) -> AnyGame:
    """A game by its slug. Raises `Refusal("no-such-game")`."""
    try:
        return games.games()[slug]
    except KeyError:
        raise Refusal("no-such-game") from None


async def table_for(
    work: Transaction, slug: str, house_rules: Mapping[str, Setting], sets: Sequence[str] = ()
) -> AnyTable:
    """The table of a game with these house rules and, beside its own sets, those of these hashes.

    Raises `Refusal` for an unknown game or set, `Unfit` for house rules that do not fit.
    """
    game_of(slug)
    name = (slug, tuple(sorted(house_rules.items())), tuple(sets))
    found = _tables.get(name)
    if found is None:
        texts = [await _text(work, one) for one in sets]
        found = _tables.keep(name, games.table(slug, dict(house_rules), texts=texts))
    return found


async def _text(work: Transaction, one: str) -> str:
    found = _texts.get(one)
    if found is None:
        text = await text_of(work, one)
        if text is None:
            raise Refusal("no-such-set")
        found = _texts.keep(one, text)
    return found
