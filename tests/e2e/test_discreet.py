"""What stands in a log, in a list of choices and in a long account: no hidden card, no more than fits."""

import logging
import re

import pytest

from bot.components import ids
from engine.games import games
from engine.match import Match
from engine.wording import Wording
from tests.e2e.house import GAME, House, key_on, moves, places
from tests.e2e.test_presses import asked, placed, whispers

LONG = "漢" * 32


async def test_no_card_stands_in_the_log(house: House, caplog: pytest.LogCaptureFixture, monkeypatch) -> None:
    """Neither while it is played nor when an error of ours pauses it."""
    caplog.set_level(logging.INFO, logger="bot")
    match = await placed(house)
    await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 6)
    name = await asked(house)
    hand = await house.hand(name)

    def broken(self, seat, decision, path):
        raise RuntimeError("of ours")

    monkeypatch.setattr(Match, "apply", broken)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))
    await house.quiet()
    said = "\n".join(caplog.handler.format(record) for record in caplog.records if record.name.startswith("bot"))
    assert "of ours" in said
    catalog = await house.runtime.sets.catalog_of(0, GAME)
    cards = {text for card, one in catalog.definitions.items() for text in (card, one.title.ja, one.title.en)}
    assert len(cards) > 20
    assert [card for card in cards if re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", said)] == []


@pytest.mark.parametrize("typed", ["", " ", "x", "x" * 101, "@everyone"])
async def test_a_list_of_choices_always_fits(house: House, typed: str) -> None:
    aoi = house.person("aoi")
    choices = await aoi.autocomplete("table", "duel challenge", "deck", game=GAME, deck=typed)
    assert len(choices) <= 25
    assert all(1 <= len(one[key]) <= 100 for one in choices for key in ("name", "value"))
    assert bool(choices) is (not typed.strip())


async def test_a_deck_that_was_typed_by_hand_is_no_deck(house: House) -> None:
    """One that there is not and one of another game are refused in the same words."""
    other = (await house.runtime.matches.decks(next(game for game in games() if game != GAME)))[0]
    said = set()
    for deck in ("../../1", "no-such-deck", other.id):
        await house.challenged("aoi", "ren", deck=deck)
        await house.quiet()
        said.add((await whispers(house, "aoi"))[-1])
    assert said == {Wording("ja").text("refusal-no-such-deck")}


async def test_the_longest_account_fits_and_nothing_of_it_is_lost(house: House, monkeypatch) -> None:
    for name in ("aoi", "ren"):
        await house.person(name).settings(display_name=LONG)
    match = await placed(house)
    await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 6)
    happened = house.runtime.matches.happened

    async def often(number, viewer, since):
        return (await happened(number, viewer, 0)) * 150

    monkeypatch.setattr(house.runtime.matches, "happened", often)
    house.note(await house.person("aoi").command("table", "duel log", match=match, wait="answer"))
    await house.quiet()
    state = await house.person("aoi").state()
    (account,) = [
        m
        for p in places(state)
        for m in p["messages"]
        if any(f["filename"] == f"log-{match}.txt" for f in m["attachments"])
    ]
    assert len(account["text"]) <= 4000 * 0.95
    assert account["attachments"][0]["size"] > 150 * 6 * 30, "bytes: a sentence at least for each action"
    board = house.newest(state, lambda m: key_on(m, ids.Door, "leave"))
    assert board, "and the match goes on"
    assert [r["problems"] for r in house.requests() if r["problems"]] == []
