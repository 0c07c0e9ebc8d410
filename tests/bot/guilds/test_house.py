"""House rules and card sets decide together whether any deck can be played: however many settle them at once, one always can."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.guilds.house import HouseRules, check
from bot.sets.servers import ServerSets
from bot.store.guilds import Guilds
from engine.brought import read, write
from engine.catalog import DeckList
from engine.games import catalog, games, table
from engine.refusal import Refusal, Unfit
from tests.bot.sets.made import made

GAME, GUILD = "genso", 2**62
SIZE, COPIES = ("deck_size", 30), ("copies", 1)
GROWING = {"deck-size", "too-few-characters"}
"""What is wrong with a deck that is only too small."""


@pytest.fixture
async def sets(store):
    return ServerSets(store)


@pytest.fixture
async def house(sets):
    return HouseRules(Guilds(sets._store), sets)


def with_decks(version, *rules):
    """A set with a deck for each of these house rules; no deck of the house can be played by any of them."""
    echo = made(GAME, version)
    own = {card.id: card for card in catalog(GAME).definitions.values()}
    decks = tuple(DeckList(f"for-{name}", _deck(own, {name: value})) for name, value in rules)
    cards = list(echo.brought.definitions(games()[GAME].definition_type))[:3]
    return read(write(replace(echo.brought, decks=decks), cards))


def _deck(cards, rules):
    """As many cards as there must be, each as often as it may."""
    board = table(GAME, rules)
    size, copies = rules.get("deck_size", 20), rules.get("copies", 2)
    deck = {}
    for card in cards:
        room = size - sum(deck.values())
        if room and {problem.reason for problem in _problems(board, {**deck, card: 1})} <= GROWING:
            deck[card] = min(copies, room)
    assert not _problems(board, deck)
    return deck


def _problems(board, cards):
    return games()[GAME].check_deck(board, DeckList("x", cards))


async def switched_on(sets, house, shelved):
    await sets.put(GUILD, shelved, {}, None, "")
    await house.switch_on(GUILD, shelved.mark.hash)
    return shelved.mark.hash


async def both(*acts):
    """At once; how many were refused."""
    told = await asyncio.gather(*acts, return_exceptions=True)
    assert all(one is None or isinstance(one, Refusal | Unfit) for one in told), told
    return sum(one is not None for one in told)


async def holds(sets, house):
    check(GAME, await sets.table(GUILD, GAME, await house.of(GUILD, GAME)))


async def test_of_two_rules_that_cannot_be_together_one_is_refused(sets, house):
    one = await switched_on(sets, house, with_decks("1", SIZE, COPIES))
    assert await both(house.set(GUILD, GAME, *SIZE), house.set(GUILD, GAME, *COPIES)) == 1
    await holds(sets, house)
    await house.reset(GUILD, GAME)
    assert await both(house.set(GUILD, GAME, *SIZE), house.switch_off(GUILD, one)) == 1
    await holds(sets, house)


async def test_a_version_whose_decks_do_not_fit_comes_with_its_house_rules_or_not_at_all(sets, house):
    first = await switched_on(sets, house, with_decks("1", SIZE))
    await house.set(GUILD, GAME, *SIZE)
    second = with_decks("2", COPIES)
    with pytest.raises(Refusal, match="set-version-unfit"):
        await switched_on(sets, house, second)
    with pytest.raises(Refusal, match="set-needed"):
        await house.switch_off(GUILD, first, remove=True)
    assert await sets.on(GUILD, GAME) == (first,)
    with pytest.raises(Unfit):
        await house.switch_on_with(GUILD, second.mark.hash, GAME, {"copies": 1})
    assert (await sets.on(GUILD, GAME), await house.of(GUILD, GAME)) == ((first,), {"deck_size": 30})
    await house.switch_on_with(GUILD, second.mark.hash, GAME, {"deck_size": 20, "copies": 1})
    assert (await sets.on(GUILD, GAME), await house.of(GUILD, GAME)) == ((second.mark.hash,), {"copies": 1})
