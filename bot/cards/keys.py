"""What the presses below a card say. `bot.components.ids` packs and reads them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.components.ids import Key


@dataclass(frozen=True)
class Clause(Key, letter="cc"):
    """The menu of the clauses that concern a card; its values are their ids."""

    game: str
    card: str


@dataclass(frozen=True)
class Found(Key, letter="cf"):
    """The menu of the cards that somebody may have meant; its values name game and card."""

    page: int
