"""What people keep, and what a match makes of it: on both databases."""

import asyncio

import pytest

from bot.decks.brought import decoded, read_brought
from bot.decks.shelf import MOST, Shelf, folded, named
from bot.decks.workshop import Workshop
from bot.forgetting import Forgetting
from bot.guilds.house import HouseRules
from bot.matches.decks import Owner
from bot.matches.records import CHOOSING, PLAYING
from bot.sets.servers import ServerSets
from bot.store.guilds import Guilds
from engine import games
from engine.decks.codes import encode
from engine.refusal import Refusal, Unfit
from tests.bot.matches.test_challenges import refused
from tests.bot.play import AOI, REN, SORA, TABLE, slug

MINE, THEIRS = Owner(TABLE.guild, AOI.id), Owner(TABLE.guild, REN.id)
STARTER = next(iter(games.catalog(slug()).decks.values()))


@pytest.fixture
def shelf(store):
    return Shelf(store)


async def kept(shelf, tables, owner=MINE, cards=STARTER.cards, name="わたしの"):
    return await shelf.make(owner, slug(), name, cards, tables.press())


def shrunk(cards):
    """The list without its first card: too small, or of another size."""
    first, *_ = cards
    return {card: count for card, count in cards.items() if card != first}


async def test_each_has_their_own_and_nobody_elses(shelf, tables):
    deck = await kept(shelf, tables)
    assert await shelf.of(MINE) == (deck,)
    assert await shelf.of(THEIRS) == await shelf.of(Owner(1, AOI.id)) == ()
    for stranger in (THEIRS, Owner(1, AOI.id)):
        await refused("no-such-deck", shelf.get(stranger, deck.id))
        await refused("no-such-deck", shelf.rename(stranger, deck.id, "x"))
        await refused("no-such-deck", shelf.add(stranger, deck.id, "x", 1, tables.press()))
        await refused("no-such-deck", shelf.replace(stranger, deck.id, {}, 1))
        await shelf.delete(stranger, deck.id)
    assert await shelf.get(MINE, deck.id) == deck
    second = await kept(shelf, tables, name="ワタシノ ")
    third = await kept(shelf, tables, name="わたしの")
    assert (second.name, third.name) == ("ワタシノ ", "わたしの (2)"), "kana are as they were written"
    await refused("deck-name-taken", shelf.rename(MINE, third.id, "わたし の"))
    assert (await shelf.rename(MINE, third.id, "ほか")).name == "ほか"
    await shelf.delete(MINE, third.id)
    await shelf.delete(MINE, third.id)
    await refused("no-such-deck", shelf.get(MINE, third.id))
    for _ in range(MOST - 2):
        await kept(shelf, tables)
    await refused("too-many-decks", kept(shelf, tables))
    await Forgetting(tables.store, tables.matches).forget(AOI.id)
    assert await shelf.of(MINE) == ()


async def test_two_devices_lose_nothing(shelf, tables):
    deck = await kept(shelf, tables, cards={"a": 1})
    again = tables.press()
    presses = [tables.press() for _ in range(9)] + [again, again]
    await asyncio.gather(*(shelf.add(MINE, deck.id, "a", 1, press) for press in presses))
    assert (await shelf.get(MINE, deck.id)).cards == {"a": 11}, "a press that came twice counts once"
    deck = await shelf.get(MINE, deck.id)
    lists = [shelf.replace(MINE, deck.id, {"a": count}, deck.version) for count in (2, 3)]
    done = await asyncio.gather(*lists, return_exceptions=True)
    assert [one.reason for one in done if isinstance(one, Refusal)] == ["deck-changed"]
    (kept_list,) = (one for one in done if not isinstance(one, Refusal))
    assert await shelf.get(MINE, deck.id) == kept_list
    await refused("deck-copies", shelf.put(MINE, deck.id, "a", 100))
    await refused("deck-too-large", shelf.replace(MINE, deck.id, dict.fromkeys("abc", 99), kept_list.version))
    assert (await shelf.put(MINE, deck.id, "a", 0)).cards == {}


@pytest.mark.parametrize("raw", ["", "   ", "\u200b", "\u2800", "\u202e\u202e"])
def test_a_name_in_which_nothing_is_seen_is_none(raw):
    assert named(raw, "Deck") == "Deck"


def test_names_that_differ_in_nothing_anybody_sees_are_one():
    assert folded("ＡＢＣ　ｄ") == folded("abcd") == folded("a\u200bbc D")
    assert len(named("x" * 101, "Deck")) == 32
    assert len(folded("ﷺ" * 32)) <= 255


async def test_a_match_is_played_with_the_deck_that_was_chosen(shelf, tables):
    """Whatever becomes of it later, and whoever looks at it."""
    deck = await kept(shelf, tables)
    for wrong in (deck.reference, "+0", "+99999999999999999999", "+", "../../1", "+1 ", "＋1"):
        if wrong != deck.reference:
            await refused("no-such-deck", tables.challenge(deck=wrong))
        await refused("no-such-deck", tables.challenge(REN, AOI, deck=wrong))
    challenge = await tables.challenge(deck=deck.reference)
    await shelf.replace(MINE, deck.id, shrunk(deck.cards), deck.version)
    with pytest.raises(Unfit):
        await tables.challenge(opponent=None, deck=deck.reference)
    await shelf.delete(MINE, deck.id)
    record = await tables.matches.accept(challenge.id, REN, press=tables.press())
    assert record.seats[0].ready
    assert (await tables.matches.chosen_deck(record.id, AOI.id)).cards == deck.cards
    theirs = await kept(shelf, tables, THEIRS, name="@everyone")
    offered = await tables.matches.deck_choices(record.id, REN.id)
    assert offered[0] == theirs.list
    await refused("no-such-deck", tables.matches.choose_deck(record.id, REN.id, deck.reference, press=tables.press()))
    record = await tables.choose(record.id, REN.id)
    assert record.status == PLAYING
    await tables.matches.resign(tables.press(), AOI.id, record.id)
    told = await tables.matches.transcript(record.id)
    assert "わたしの" not in told
    assert "@everyone" not in told


async def test_the_verdict_is_the_same_wherever_it_is_asked(shelf, tables):
    """On import, at each edit, with a challenge and when a deck is chosen; copies count by card, whatever the lines say."""
    sets = ServerSets(tables.store)
    workshop = Workshop(shelf, HouseRules(Guilds(tables.store), sets), sets)
    name = games.catalog(slug()).definitions[next(iter(STARTER.cards))].title
    lines = [f"3 {name.ja}", f"2x {name.en.upper()}", f"{name.ja} ×１", *(f"1 {card}" for card in [*STARTER.cards][1:])]
    brought = await read_brought(workshop, MINE, slug(), "\r\n".join(lines))
    assert brought.cards[next(iter(STARTER.cards))] == 6
    deck = await kept(shelf, tables, cards=brought.cards)
    problems = list((await workshop.opened(MINE, deck)).problems)
    assert "too-many-copies" in [problem.reason for problem in problems]
    code = encode(slug(), brought.cards)
    assert (await read_brought(workshop, MINE, "", f"```{code}```")).cards == brought.cards
    record = await tables.sit_down()
    chosen = tables.matches.choose_deck(record.id, AOI.id, deck.reference, press=tables.press())
    for asked in (tables.challenge(opponent=SORA, deck=deck.reference), chosen):
        with pytest.raises(Unfit) as unfit:
            await asked
        assert unfit.value.problems == problems


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0", "deck-file-kind"),
        (b"\0" * 9, "deck-file-kind"),
        (b"\xff\xfe\x00", "deck-file-kind"),
        (b"1 a\n" * 30_000, "deck-file-large"),
    ],
)
def test_a_file_that_is_no_text_is_refused(data, reason):
    with pytest.raises(Refusal) as refusal:
        decoded(data)
    assert refusal.value.reason == reason


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
def test_text_files_are_read_as_editors_write_them(encoding):
    assert decoded("2 山門守\r\n".encode(encoding)) == "2 山門守\r\n"


async def test_a_deck_is_looked_at_again_when_the_match_begins(shelf, tables):
    game, table = games.games()[slug()], games.table(slug())
    more = next(
        {**STARTER.cards, card: 1}
        for card in table.cards
        if card not in STARTER.cards and not game.check_deck(table, STARTER.__class__("x", {**STARTER.cards, card: 1}))
    )
    large = await kept(shelf, tables, cards=more, name="大きい")
    record = await tables.sit_down()
    await tables.matches.choose_deck(record.id, AOI.id, large.reference, press=tables.press())
    with pytest.raises(Unfit):
        await tables.matches.choose_deck(record.id, REN.id, STARTER.id, press=tables.press())
    assert (await tables.matches.match(record.id)).status == CHOOSING
    assert await tables.matches.deck_choices(record.id, REN.id) == ()
    same = await kept(shelf, tables, THEIRS, cards=more)
    record = await tables.matches.choose_deck(record.id, REN.id, same.reference, press=tables.press())
    assert record.status == PLAYING
    alone = await tables.challenge(opponent=None, deck=large.reference)
    await shelf.delete(MINE, large.id)
    (fixed,) = await tables.matches.deck_choices(alone.match, AOI.id)
    record = await tables.matches.choose_deck(alone.match, AOI.id, fixed.id, press=tables.press())
    assert record.status == PLAYING, "where no starter deck fits, the computer plays the same list"
