"""Presses that are not as they should be: each gets a sentence in the reader's language, and nothing changes."""

import asyncio
import random

import pytest

from bot.components import ids
from engine.wording import Wording
from tests.e2e.house import GAME, House, key_on, moves, places, pressables

CHANCE = random.Random(3)


async def placed(house: House) -> int:
    """A match in which both have placed their cards, so that the first question of the battle is open."""
    match = await house.begun()
    await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 2)
    await house.quiet()
    return match


async def whispers(house: House, name: str) -> list[str]:
    return [m["text"] for p in places(await house.person(name).state()) for m in p["messages"] if m["ephemeral"]]


def said(key: str, locale: str = "ja") -> str:
    return Wording(locale, GAME).text(key)


async def asked(house: House) -> str:
    for name in ("aoi", "ren"):
        if house.hand_of(await house.person(name).state()):
            return name
    raise AssertionError("nobody is asked")


async def test_a_stranger_and_the_other_player_change_nothing(house: House) -> None:
    match = await placed(house)
    name = await asked(house)
    other = "ren" if name == "aoi" else "aoi"
    hand = await house.hand(name)
    before = await house.runtime.matches.match(match)
    board = await house.person("sora").wait_for(lambda s: house.newest(s, lambda m: key_on(m, ids.Door, "hand")))
    for control in pressables(board):
        house.note(await house.person("sora").press(board, control["custom_id"], wait="answer"))
    told_other: list[str] = []
    for who in ("sora", other):
        shown = house.newest(await house.person(who).state(), lambda m: key_on(m, ids.Door))
        for control in moves(hand):
            act = house.person(who).select if "options" in control else house.person(who).press
            values = {"values": [control["options"][0]["value"]]} if "options" in control else {}
            told = await act(shown, control["custom_id"], force=True, wait="answer", **values)
            house.note(told)
        await house.quiet()
        told_other += await whispers(house, who)
    assert await house.runtime.matches.match(match) == before
    assert any("You do not play in this match." in text for text in await whispers(house, "sora"))
    assert told_other


async def test_a_double_press_counts_once(house: House) -> None:
    match = await placed(house)
    for _ in range(3):
        name = await asked(house)
        hand = await house.hand(name)
        single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
        before = (await house.runtime.matches.match(match)).actions
        presses = (house.person(name).press(hand, single["custom_id"], wait="answer") for _ in range(2))
        for told in await asyncio.gather(*presses):
            house.note(told)
        await house.quiet()
        assert (await house.runtime.matches.match(match)).actions == before + 1
    assert [r for r in house.requests() if r["code"] == 40060] == []


async def test_an_old_button_is_answered_with_how_things_stand(house: House) -> None:
    match = await placed(house)
    name = await asked(house)
    hand = await house.hand(name)
    old = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))["custom_id"]
    house.note(await house.person(name).press(hand, old, wait="answer"))
    await house.quiet()
    before = await house.runtime.matches.match(match)
    await house.restart()
    house.note(await house.person(name).press(hand, old, wait="answer", force=True))
    await house.quiet()
    assert await house.runtime.matches.match(match) == before
    assert said("refusal-stale-decision") in await whispers(house, name)


@pytest.mark.parametrize("custom_id", ["zz", "w:1", "w:1:f1:0:0", "b:999:hand", "x" * 100, "s:1:f1:~zz:-1", "漢字"])
async def test_an_unknown_button_is_answered_in_words(house: House, custom_id: str) -> None:
    await house.challenged("aoi", "ren")
    sora = house.person("sora")
    shown = await sora.wait_for_message("table", lambda m: key_on(m, ids.Challenge))
    house.note(await sora.press(shown, custom_id, force=True, wait="answer"))
    await house.quiet()
    said = await whispers(house, "sora")
    assert len(said) == 1
    assert said[0].endswith(".")
    assert "missing" not in said[0]
    assert custom_id not in said[0]


async def test_a_press_on_a_finished_match_is_answered(house: House) -> None:
    match = await placed(house)
    name = await asked(house)
    hand = await house.hand(name)
    control = moves(hand)[-1]["custom_id"]
    await house.runtime.matches.resign(1, (await house.runtime.matches.match(match)).seats[0].user, match)
    await house.quiet()
    house.note(await house.person(name).press(hand, control, force=True, wait="answer"))
    await house.quiet()
    assert said("refusal-match-over") in await whispers(house, name)


async def test_every_press_is_acknowledged_in_time_under_a_locked_database(house: House) -> None:
    await placed(house)
    name = await asked(house)
    hand = await house.hand(name)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    board = await house.person("sora").wait_for(lambda s: house.newest(s, lambda m: key_on(m, ids.Door, "hand")))
    before = len(house.requests())
    async with house.runtime.store.write():
        acts = [house.person(name).press(hand, single["custom_id"])]
        acts += [house.person(who).press(board, key_on(board, ids.Door, "hand")["custom_id"]) for who in ("aoi", "ren")]
        acts += [house.person("sora").command("table", "duel challenge", game=GAME, opponent="ren")]
        for told in await asyncio.gather(*acts):
            house.note(told)
            assert told["acknowledged"]["ms"] < 2000
        await asyncio.sleep(0.2)
    await house.quiet()
    assert len(house.requests()) > before
    assert (await house.runtime.matches.match(ids.read(single["custom_id"]).match)).actions == 3


async def test_nothing_is_kept_in_memory_of_a_message_that_was_sent(house: House) -> None:
    await placed(house)
    views = house.bot.client._connection._view_store
    assert views._synced_message_views == {}
    assert not any(views._views.values())
    assert len(views._dynamic_items) == 1


async def test_nobody_is_called_who_is_not_meant(house: House) -> None:
    await house.person("aoi").settings(display_name="@everyone `x` ||y||")
    await house.person("ren").settings(display_name="<@&1> # [t](http://x.y) \u202eevil")
    await placed(house)
    for request in house.requests():
        allowed = (request["body"] or {}).get("allowed_mentions") if isinstance(request["body"], dict) else None
        if (
            request["method"] in ("POST", "PATCH")
            and "/messages" in request["route"]
            and "threads" not in request["route"]
        ):
            assert allowed is not None, request["route"]
            assert allowed["parse"] == []
    state = await house.person("sora").state()
    texts = [m["text"] for p in places(state) for m in p["messages"]]
    assert not any("\u202e" in text for text in texts)
    assert any(r"\@everyone" in text for text in texts)
