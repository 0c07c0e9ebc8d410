"""Which deck a match is dealt from.

A challenge and a seat name a deck by a short reference: a starter deck's id, or ``+N`` for the deck of that number which a player keeps
(`bot.decks`). It is resolved inside the transaction that chooses it, and the list is written beside it: a deck that is changed or deleted
later changes nothing. Somebody else's deck is answered like one that does not exist.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, Select, select

from bot.matches.tables import game_of
from bot.store.store import Transaction
from bot.store.tables import decks
from engine.catalog import DeckList
from engine.game import AnyTable
from engine.refusal import Problem, Refusal, Unfit
from engine.view import Name

OWN = "+"
"""How the reference of a deck begins that a player keeps."""
LARGEST = 2**63 - 1

_lists = msgspec.json.Decoder(DeckList)
_counts = msgspec.json.Decoder(dict[str, int])


class Owner(Struct, frozen=True):
    """Whose decks, and where: each server has its own."""

    guild: int
    user: int


def own(number: int) -> str:
    """The reference of a deck that a player keeps."""
    return f"{OWN}{number}"


def number_of(reference: str) -> int | None:
    """The number of a kept deck, or None for anything else."""
    digits = reference.removeprefix(OWN)
    if not reference.startswith(OWN) or not (digits.isascii() and digits.isdigit()) or len(digits) > len(str(LARGEST)):
        return None
    return int(digits) if int(digits) <= LARGEST else None


def written(deck: DeckList) -> str:
    """A deck list as it is kept beside its reference."""
    return msgspec.json.encode(deck).decode()


def counts(text: str) -> dict[str, int]:
    """How many of which card, as a kept deck has it."""
    return _counts.decode(text)


def list_of(row: Row[Any]) -> DeckList:
    """The list of a row of `decks`. Its name was written by a person."""
    return DeckList(own(row.id), counts(row.cards), Name(row.name, row.name))


def of_owner(owner: Owner, game: str | None = None) -> Select[Any]:
    """The query for what a person keeps in a server, the oldest first."""
    query = select(decks).where(decks.c.guild == owner.guild, decks.c.user == owner.user).order_by(decks.c.id)
    return query if game is None else query.where(decks.c.game == game)


async def resolve(work: Transaction, owner: Owner, game: str, table: AnyTable, reference: str) -> DeckList:
    """The list that a reference means now. Raises `Refusal("no-such-deck")`, also for somebody else's."""
    if reference in table.catalog.decks:
        return table.catalog.decks[reference]
    number = number_of(reference)
    row = None if number is None else await work.first(of_owner(owner, game).where(decks.c.id == number))
    if row is None:
        raise Refusal("no-such-deck")
    return list_of(row)


def chosen(row: Row[Any], table: AnyTable) -> DeckList | None:
    """The list of a challenge or seat: as it was when it was chosen. Raises `Refusal` for a starter deck that is no more."""
    if row.cards is not None:
        return _lists.decode(row.cards)
    if row.deck is None:
        return None
    if row.deck not in table.catalog.decks:  # chosen before lists were kept, from a set that is gone
        raise Refusal("no-such-deck")
    return table.catalog.decks[row.deck]


def starters(game: str, table: AnyTable, other: DeckList | None = None) -> tuple[DeckList, ...]:
    """The starter decks that may be played, against this one where it is known."""
    return fitting(game, table, table.catalog.decks.values(), other)


def fitting(game: str, table: AnyTable, among: Iterable[DeckList], other: DeckList | None) -> tuple[DeckList, ...]:
    """The decks of these that may be played, against the other's where it is known."""
    rules = game_of(game)
    may = (deck for deck in among if not rules.check_deck(table, deck))
    return tuple(deck for deck in may if other is None or not rules.check_decks(table, (deck, other)))


async def choices(
    work: Transaction, owner: Owner, game: str, table: AnyTable, other: DeckList | None
) -> tuple[DeckList, ...]:
    """All that a player may choose from: what they keep first, then the starter decks."""
    kept = [list_of(row) for row in await work.all(of_owner(owner, game))]
    return fitting(game, table, [*kept, *table.catalog.decks.values()], other)


def refuse_unfit(game: str, table: AnyTable, deck: DeckList, other: DeckList | None) -> None:
    """Raises `Unfit` with all that the rules say against a deck, by itself or beside the other's."""
    rules = game_of(game)
    problems: list[Problem] = list(rules.check_deck(table, deck))
    if other is not None:
        problems += rules.check_decks(table, (deck, other))
    if problems:
        raise Unfit(problems)


def for_computer(game: str, table: AnyTable, against: DeckList) -> Sequence[DeckList]:
    """What the computer may play against a deck: the starter decks that fit; where none does, the very same list."""
    return starters(game, table, against) or (nameless(against),)


def nameless(deck: DeckList) -> DeckList:
    """A list as anybody may read it later: without the name that a player gave it."""
    return DeckList(deck.id, deck.cards) if deck.id.startswith(OWN) else deck
