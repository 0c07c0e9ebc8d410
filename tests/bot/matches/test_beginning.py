"""From two who sit down to the first question."""

import asyncio
from datetime import timedelta

import pytest

from bot.matches import beginning
from bot.matches.records import ABANDONED, CHOOSING, PLAYING, Terms
from bot.store.outbox import Outbox
from bot.store.slots import BOARD, HAND, MATCH, NOTICE
from engine import games
from engine.match import Match
from engine.refusal import Refusal, Unfit
from tests.bot.matches.test_challenges import refused
from tests.bot.play import AOI, REN, SORA, TABLE, slug


async def test_both_choose_and_the_first_question_is_open(tables):
    record = await tables.sit_down()
    assert record.status == CHOOSING
    record = await tables.choose(record.id, REN.id)
    assert record.status == CHOOSING
    record = await tables.choose(record.id, AOI.id)
    assert record.status == PLAYING
    looks = [await tables.matches.look(record.id, seat) for seat in (0, 1)]
    assert any(look.decision for look in looks)
    wanted = {(job.slot.kind, job.slot.target) for job in await Outbox(tables.store).due() if job.slot.subject == MATCH}
    assert {(BOARD, -1), (HAND, 0), (HAND, 1)} <= wanted
    asked = {(NOTICE, seat) for seat in (0, 1) if looks[seat].decision}
    assert {slot for slot in wanted if slot[0] == NOTICE} == asked


async def test_two_who_press_together_are_dealt_once(tables):
    for _ in range(10):
        record = await tables.sit_down()
        deck = (await tables.matches.deck_choices(record.id, AOI.id))[0].id
        presses = [
            tables.matches.choose_deck(record.id, user.id, deck, press=tables.press()) for user in (AOI, REN, AOI, REN)
        ]
        results = await asyncio.gather(*presses, return_exceptions=True)
        assert [result.reason for result in results if isinstance(result, Refusal)] == ["deck-chosen"] * 2
        record = await tables.matches.match(record.id)
        assert (record.status, record.actions) == (PLAYING, 0)
        await tables.matches.resign(tables.press(), AOI.id, record.id)


async def test_only_decks_that_fit_the_others_are_offered(tables):
    game = games.games()[slug()]
    record = await tables.sit_down()
    everything = await tables.matches.deck_choices(record.id, REN.id)
    assert everything == await tables.matches.decks(slug())
    record = await tables.choose(record.id, AOI.id)
    offered = await tables.matches.deck_choices(record.id, REN.id)
    table = games.table(slug())
    theirs = games.catalog(slug()).decks[record.seats[0].deck]
    assert offered == tuple(deck for deck in everything if not game.check_decks(table, (theirs, deck)))
    for deck in {deck.id for deck in everything} - {deck.id for deck in offered}:
        with pytest.raises(Unfit):
            await tables.matches.choose_deck(record.id, REN.id, deck, press=tables.press())


async def test_who_may_not_choose_and_what(tables):
    record = await tables.sit_down()
    await refused("no-such-deck", tables.matches.choose_deck(record.id, AOI.id, "../../1", press=tables.press()))
    await refused("not-seated", tables.matches.choose_deck(record.id, SORA.id, "x", press=tables.press()))
    await refused("not-seated", tables.matches.deck_choices(record.id, SORA.id))
    await refused("no-such-match", tables.matches.deck_choices(9999, AOI.id))
    await tables.choose(record.id, AOI.id)
    await refused("deck-chosen", tables.choose(record.id, AOI.id))
    await refused("match-choosing", tables.matches.look(record.id, 0))
    await refused("match-choosing", tables.matches.resign(tables.press(), AOI.id, record.id))


async def test_the_shuffle_is_made_of_seed_presses_and_words(tables):
    """Anybody can deal again from what is shown at the end."""
    challenge = await tables.matches.challenge(TABLE, AOI, REN, Terms(slug()), press=10)
    record = await tables.matches.accept(challenge.id, REN, press=11, word="桜")
    decks = await tables.matches.deck_choices(record.id, AOI.id)
    await tables.matches.choose_deck(record.id, AOI.id, decks[0].id, press=12, word="storm")
    record = await tables.matches.choose_deck(record.id, REN.id, decks[0].id, press=13)
    dealt = (await tables.matches._reading.dealt(record.id))[1].save()
    await tables.matches.resign(14, REN.id, record.id)
    proof = await tables.matches.proof(record.id)
    assert proof.added == (b"10:12:storm", "11:桜:13".encode())
    again = Match.begin(games.games()[slug()], games.table(slug()), [decks[0], decks[0]], proof.seed, proof.added)
    assert again.save() == dealt


async def test_a_deck_chosen_with_the_challenge_needs_no_second_choice(tables):
    deck = (await tables.matches.decks(slug()))[0].id
    challenge = await tables.challenge(deck=deck)
    record = await tables.matches.accept(challenge.id, REN, press=tables.press())
    assert [seat.ready for seat in record.seats] == [True, False]
    assert (await tables.choose(record.id, REN.id)).status == PLAYING


async def test_against_the_computer_a_press_comes_after_the_commitment(tables):
    """Otherwise the house could have looked for a seed that suits its own player."""
    deck = (await tables.matches.decks(slug()))[0].id
    challenge = await tables.challenge(AOI, None, deck=deck)
    record = await tables.matches.match(challenge.match)
    assert (record.status, record.seats[0].ready, record.seats[1].computer) == (CHOOSING, False, True)
    record = await tables.matches.choose_deck(record.id, AOI.id, deck, press=tables.press())
    assert record.status == PLAYING


async def test_matches_with_the_computer_may_be_many(tables):
    for _ in range(3):
        assert (await tables.challenge(AOI, None)).match
    assert len(await tables.matches.matches_of(AOI.id, TABLE.guild)) == 3
    assert await tables.matches.matches_of(AOI.id, 1) == ()


async def test_nobody_waits_for_ever_for_a_deck(tables, clock):
    record = await tables.sit_down()
    clock.at += beginning.CHOOSING_LIFE + timedelta(minutes=1)
    assert await tables.matches.expire() == 1
    assert (await tables.matches.match(record.id)).status == ABANDONED
    await refused("match-abandoned", tables.choose(record.id, AOI.id))
    assert (await tables.sit_down()).status == CHOOSING, "and they may begin anew"


async def test_one_may_leave_before_it_begins_and_not_after(tables):
    record = await tables.sit_down()
    await refused("not-seated", tables.matches.abandon(record.id, SORA.id))
    assert (await tables.matches.abandon(record.id, REN.id)).status == ABANDONED
    record = await tables.begin()
    await refused("match-playing", tables.matches.abandon(record.id, REN.id))
