"""The decks of people, as they are kept. Every change is one transaction in which it is checked whose deck it is."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.collections.stakes import holds_deck
from bot.matches.decks import Owner, counts, of_owner, own
from bot.names import display_name
from bot.store.claims import claim
from bot.store.columns import storable
from bot.store.store import Store, Transaction
from bot.store.tables import decks
from engine.catalog import DeckList
from engine.refusal import Refusal
from engine.view import Name

MOST = 50
"""Decks of one person in one server."""
SIZE = 200
"""Cards of a deck that is kept, whatever its game says of a deck that is played."""
COPIES = 99
"""Copies of one card in it."""
NAME = 32
"""Signs of a deck's name."""
_FOLDED = 255
_NUMBERED = "{} ({})"


class Deck(Struct, frozen=True):
    """A deck that a person keeps. It need not be one that may be played yet."""

    id: int
    game: str
    name: str
    """Plain text of one line, as its owner wrote it."""
    cards: dict[str, int]
    version: int
    """Goes up by one with every change."""
    changed: datetime

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(self.cards.values())

    @property
    def reference(self) -> str:
        """By which a challenge or a seat names it."""
        return own(self.id)

    @property
    def list(self) -> DeckList:
        """As the rules look at it."""
        return DeckList(self.reference, self.cards, Name(self.name, self.name))


class Shelf:
    """What people keep. Nothing here asks whether a deck may be played: an unfinished one is kept too."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, owner: Owner, game: str | None = None) -> tuple[Deck, ...]:
        """All that a person keeps in a server, the oldest first; of one game, or of all."""
        async with self._store.read() as work:
            return tuple(_deck(row) for row in await work.all(of_owner(owner, game)))

    async def get(self, owner: Owner, deck: int) -> Deck:
        """One of them. Raises `Refusal("no-such-deck")`, also for somebody else's."""
        async with self._store.read() as work:
            return await _find(work, owner, deck)

    async def make(self, owner: Owner, game: str, name: str, cards: Mapping[str, int], press: int) -> Deck:
        """A new deck; where the name is taken it gets a number. Raises `Refusal`."""
        async with self._store.write() as work:
            if not await claim(work, press):
                return _deck(await _newest(work, owner))
            have = await work.value(select(func.count()).select_from(of_owner(owner).subquery()))
            if have >= MOST:
                raise Refusal("too-many-decks", "", {"most": MOST})
            name = await _free(work, owner, game, name)
            values = {"guild": owner.guild, "user": owner.user, "game": game, "name": name, "folded": folded(name)}
            values |= {"cards": _packed(cards), "version": 1, "created": work.now, "changed": work.now}
            return await _find(work, owner, await _insert(work, values))

    async def rename(self, owner: Owner, deck: int, name: str) -> Deck:
        """Another name. Raises `Refusal`, also where another deck of the game has it."""
        async with self._store.write() as work:
            found = await _find(work, owner, deck)
            taken = select(decks.c.id).where(*_named(owner, found.game, name), decks.c.id != deck)
            if await work.value(taken):
                raise Refusal("deck-name-taken")
            await _change(work, owner, deck, name=name, folded=folded(name))
            return await _find(work, owner, deck)

    async def delete(self, owner: Owner, deck: int) -> None:
        """Away with it. Doing it twice is as good as once. Raises `Refusal` while it is played for a card."""
        async with self._store.write() as work:
            if match := await holds_deck(work, owner.guild, owner.user, own(deck)):
                raise Refusal("deck-held", "", {"number": str(match)})
            await work.run(delete(decks).where(*_one(owner, deck)))

    async def add(self, owner: Owner, deck: int, card: str, change: int, press: int) -> Deck:
        """So many copies of a card more (or fewer) than there are now; a press that comes twice counts once. Raises `Refusal`."""
        async with self._store.write() as work:
            found = await _find(work, owner, deck, locked=True)
            if not await claim(work, press):
                return found
            return await _put(work, owner, found, card, found.cards.get(card, 0) + change)

    async def put(self, owner: Owner, deck: int, card: str, count: int) -> Deck:
        """So many copies of a card, however many there were. Raises `Refusal`."""
        async with self._store.write() as work:
            return await _put(work, owner, await _find(work, owner, deck, locked=True), card, count)

    async def replace(self, owner: Owner, deck: int, cards: Mapping[str, int], version: int) -> Deck:
        """Another list in place of the one of that version. Raises `Refusal("deck-changed")` where it has changed since."""
        async with self._store.write() as work:
            found = await _find(work, owner, deck, locked=True)
            if found.version != version:
                if found.cards == dict(cards):
                    return found  # the same form came twice
                raise Refusal("deck-changed")
            await _change(work, owner, deck, cards=_packed(cards))
            return await _find(work, owner, deck)


def named(raw: str, fallback: str) -> str:
    """A deck's name as it may be kept: one line of plain text in which something is seen."""
    return storable(display_name(raw, fallback), NAME + 2)


def folded(name: str) -> str:
    """A name without what makes no difference: case, width, spaces and what nobody sees."""
    text = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in text if not c.isspace() and unicodedata.category(c) != "Cf")[:_FOLDED]


def _one(owner: Owner, deck: int) -> tuple[Any, ...]:
    return (decks.c.id == deck, decks.c.guild == owner.guild, decks.c.user == owner.user)


def _named(owner: Owner, game: str, name: str) -> tuple[Any, ...]:
    mine = (decks.c.guild == owner.guild, decks.c.user == owner.user, decks.c.game == game)
    return (*mine, decks.c.folded == folded(name))


async def _find(work: Transaction, owner: Owner, deck: int, *, locked: bool = False) -> Deck:
    query = select(decks).where(*_one(owner, deck))
    row = await work.first(query.with_for_update() if locked else query)
    if row is None:
        raise Refusal("no-such-deck")
    return _deck(row)


async def _newest(work: Transaction, owner: Owner) -> Row[Any]:
    row = await work.first(of_owner(owner).order_by(None).order_by(decks.c.id.desc()))
    if row is None:
        raise Refusal("try-again")
    return row


async def _insert(work: Transaction, values: Mapping[str, object]) -> int:
    try:
        return int(await work.value(insert(decks).values(values).returning(decks.c.id)))
    except IntegrityError:  # another device took the name in the same moment
        raise Refusal("try-again") from None


async def _free(work: Transaction, owner: Owner, game: str, name: str) -> str:
    """This name, or the first with a number behind it that no deck of the game has."""
    for number in range(1, MOST + 2):
        tried = name if number == 1 else _NUMBERED.format(name[: NAME - 5].rstrip(), number)
        if not await work.value(select(decks.c.id).where(*_named(owner, game, tried))):
            return tried
    raise Refusal("deck-name-taken")


async def _put(work: Transaction, owner: Owner, deck: Deck, card: str, count: int) -> Deck:
    cards = {each: many for each, many in deck.cards.items() if each != card or count > 0}
    if count > 0:
        cards[card] = count
    if cards == deck.cards:
        return deck
    await _change(work, owner, deck.id, cards=_packed(cards))
    return await _find(work, owner, deck.id)


async def _change(work: Transaction, owner: Owner, deck: int, **values: object) -> None:
    change = update(decks).where(*_one(owner, deck))
    try:
        await work.run(change.values(version=decks.c.version + 1, changed=work.now, **values))
    except IntegrityError:  # two devices gave one name to two decks in the same moment
        raise Refusal("deck-name-taken") from None


def _packed(cards: Mapping[str, int]) -> str:
    """A list as it is kept. Raises `Refusal` where it is larger than anybody needs."""
    if any(not 1 <= count <= COPIES for count in cards.values()):
        raise Refusal("deck-copies", "", {"most": COPIES})
    if sum(cards.values()) > SIZE:
        raise Refusal("deck-too-large", "", {"most": SIZE})
    return msgspec.json.encode(dict(cards)).decode()


def _deck(row: Row[Any]) -> Deck:
    return Deck(row.id, row.game, row.name, counts(row.cards), row.version, row.changed)
