"""A match has the sets that were on when it was proposed, whatever becomes of them, and its transcript carries them."""

import asyncio

import pytest

from bot.guilds.house import HouseRules
from bot.matches import tables as cached
from bot.matches.records import Place, Terms
from bot.sets.servers import ServerSets
from bot.store.guilds import Guilds
from engine.cli import main
from engine.refusal import Refusal
from engine.transcript import read, verify
from tests.bot.play import AOI, REN, TABLE, slug
from tests.bot.sets.made import made


@pytest.fixture
async def sets(store):
    return ServerSets(store)


def house_of(sets):
    return HouseRules(Guilds(sets._store), sets)


async def switched_on(sets, shelved):
    await sets.put(TABLE.guild, shelved, {}, AOI.id, "")
    await house_of(sets).switch_on(TABLE.guild, shelved.mark.hash)
    return shelved.mark.hash


def forget_all():
    """As after a restart: nothing is kept ready."""
    cached._tables._kept.clear()
    cached._texts._kept.clear()


async def test_a_match_keeps_the_sets_with_which_it_was_proposed(tables, sets, tmp_path, capsys):
    first = await switched_on(sets, made(slug()))
    challenge = await tables.challenge()
    assert challenge.terms.sets == (first,)
    second = await switched_on(sets, made(slug(), "2", ap=99))
    record = await tables.matches.accept(challenge.id, REN, press=tables.press())
    decks = [deck.id for deck in await tables.matches.deck_choices(record.id, AOI.id) if deck.id.startswith("echo-")]
    assert decks
    for person in (AOI, REN):
        await tables.matches.choose_deck(record.id, person.id, decks[0], press=tables.press())
    await house_of(sets).switch_off(TABLE.guild, second)
    await house_of(sets).switch_off(TABLE.guild, first, remove=True)
    forget_all()
    await tables.play(record.id, 12)
    forget_all()
    await tables.matches.resign(tables.press(), AOI.id, record.id)
    assert (await tables.matches.match(record.id)).sets == (first,)
    forget_all()
    text = await tables.matches.transcript(record.id)
    head = read(text, "t").head
    assert [mark.hash for mark in head.sets][-1] == first
    file = tmp_path / "match.jsonl"
    file.write_text(text, "utf-8")
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    file.write_text(text.replace('\\"version\\":\\"1\\"', '\\"version\\":\\"3\\"'), "utf-8")
    assert main(["verify", str(file)]) == 1
    assert "expected the set `echo-set`" in capsys.readouterr().err


async def test_a_match_elsewhere_or_before_has_none_of_it(tables, sets):
    before = await tables.begin()
    one = await switched_on(sets, made(slug()))
    elsewhere = await tables.challenge(place=Place(guild=5, channel=6))
    assert (before.sets, elsewhere.terms.sets) == ((), ())
    there = (await sets.catalog_of(TABLE.guild, slug())).decks
    assert {deck.id for deck in await tables.matches.decks(slug(), {}, (one,))} <= set(there)
    assert not any(deck.startswith("echo-") for deck in (await sets.catalog_of(5, slug())).decks)


async def test_one_version_of_a_set_is_on_and_sets_share_no_card(tables, sets):
    old = await switched_on(sets, made(slug()))
    new = await switched_on(sets, made(slug(), "2"))
    assert {one.hash: one.on for one in await sets.of(TABLE.guild)} == {old: False, new: True}
    with pytest.raises(Refusal) as refused:
        await switched_on(sets, made(slug(), name="other-set"))
    assert refused.value.reason == "set-clashes"
    with pytest.raises(Refusal):
        await tables.challenge(deck="echo-nothing")
    assert (await tables.challenge(deck=next(iter(made(slug()).brought.decks)).id)).terms.sets == (new,)


async def test_the_computer_plays_with_a_set_it_has_never_seen(tables, sets):
    await switched_on(sets, made(slug()))
    deck = next(iter(made(slug()).brought.decks)).id
    terms = Terms(slug(), deck)
    challenge = await tables.matches.challenge(TABLE, AOI, None, terms, press=tables.press())
    await tables.matches.choose_deck(challenge.match, AOI.id, deck, press=tables.press())
    for _ in range(3):
        await tables.matches.computer.run()
        record = await tables.matches.match(challenge.match)
        if (await tables.matches.look(record.id, 0)).decision:
            _seat, decision, path = await tables.next_answer(record.id)
            await tables.matches.act(tables.press(), AOI.id, record.id, decision, path)
        await asyncio.sleep(0)
    assert (await tables.matches.match(challenge.match)).actions >= 2
    await tables.matches.resign(tables.press(), AOI.id, challenge.match)
    assert verify(read(await tables.matches.transcript(challenge.match), "t"), "t") == []
