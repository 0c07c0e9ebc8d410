"""A match whose time runs out, through Discord: reminded once, then the opponent chooses."""

import random
from datetime import timedelta

from bot.components import ids
from bot.matches.times import TIMES
from bot.store.slots import ENDING, MATCH, Slot
from engine.wording import Wording
from tests.e2e.house import GAME, House, key_on, places, pressables
from tests.e2e.test_presses import whispers

WHOLE = timedelta(seconds=TIMES["minutes"])
USERS = {"aoi": "ja", "sora": "en-US"}
"""Two languages in one match."""


async def begun(house: House, actions: int = 2) -> int:
    """A match of ten minutes for each decision, both at first asked at once, after two actions one alone; the clock stands."""
    await house.challenged("aoi", "sora", time="minutes")
    invitation = await house.person("sora").wait_for_message("table", lambda m: key_on(m, ids.Challenge))
    assert Wording("ja").text("time-minutes") in invitation["text"]
    accept = next(c for c in pressables(invitation) if c["custom_id"].endswith(":accept"))
    house.note(await house.person("sora").press(invitation, accept["custom_id"], wait="answer"))
    for name in USERS:
        match = await house.choose_deck(name)
    await house.play(match, *USERS, until=lambda record: record.actions >= actions)
    await house.quiet()
    house.stop_the_clock()
    await house.runtime.keep_time()
    return match


async def asked(house: House) -> str:
    (name,) = [name for name in USERS if house.hand_of(await house.person(name).state())]
    return name


async def passed(house: House, time: timedelta) -> None:
    clock = house.runtime.store.clock
    end = clock.at + time
    while clock.at < end:
        clock.at = min(clock.at + timedelta(minutes=1), end)
        await house.runtime.keep_time()
    await house.quiet()


async def told(house: House, who: str, text: str) -> list[dict]:
    state = await house.person(who).state()
    return [m for p in places(state) for m in p["messages"] if text in m["text"]]


async def late_message(house: House, who: str) -> dict | None:
    return house.newest(await house.person(who).state(), lambda m: not m["ephemeral"] and key_on(m, ids.Late))


async def press(house: House, who: str, what: str) -> None:
    message = await late_message(house, who)
    house.note(await house.person(who).press(message, key_on(message, ids.Late, what)["custom_id"], wait="answer"))
    await house.quiet()


async def test_the_opponent_waits_and_then_claims(house: House) -> None:
    match = await begun(house)
    slow = await asked(house)
    other = "sora" if slow == "aoi" else "aoi"
    seat = (await house.runtime.matches._reading.dealt(match))[1].waiting()[0]
    reminder = {"ja": "対戦があなたの手を待っています", "en-US": "the match is waiting for you"}[USERS[slow]]
    await passed(house, WHOLE * 0.7)
    assert await told(house, slow, reminder) == []
    await passed(house, WHOLE * 0.1)
    assert len(await told(house, slow, reminder)) == 1
    await passed(house, WHOLE * 0.2)
    message = await late_message(house, other)
    keys = [ids.read(part["custom_id"]) for part in pressables(message)]
    assert [key.what for key in keys if isinstance(key, ids.Late)] == ["wait", "claim", "call-off"]
    await press(house, slow, "claim")
    assert Wording(USERS[slow]).text("refusal-not-late") in await whispers(house, slow)
    await press(house, other, "wait")
    assert await late_message(house, other) is None
    await passed(house, WHOLE)
    await press(house, other, "claim")
    record = await house.runtime.matches.match(match)
    winner = record.seats[record.outcome.winner].name
    assert record.outcome.termination == "claimed"
    assert winner == record.seats[1 - seat].name
    ending = await house.runtime.messages.get(Slot(MATCH, match, ENDING))
    results = [m for m in await told(house, other, "python -m engine verify") if m["id"] == str(ending.message)]
    assert len(results) == 1
    assert len(await told(house, other, "python -m engine verify")) == 1, "one message of the end"
    assert await late_message(house, other) is None


async def test_who_is_late_may_move_as_long_as_the_other_has_not_chosen(house: House) -> None:
    match = await begun(house)
    slow = await asked(house)
    other = "sora" if slow == "aoi" else "aoi"
    await passed(house, WHOLE)
    assert await late_message(house, other)
    before = (await house.runtime.matches.match(match)).actions
    chance = random.Random(3)
    while (await house.runtime.matches.match(match)).actions == before:
        await house.move(slow, chance, eager=True)
        await house.quiet()
    assert await late_message(house, other) is None
    assert (await house.runtime.matches.match(match)).outcome is None


async def test_where_both_are_late_either_calls_it_off(house: House) -> None:
    match = await begun(house, actions=0)
    await passed(house, WHOLE)
    for name in USERS:
        message = await late_message(house, name)
        keys = [ids.read(part["custom_id"]) for part in pressables(message)]
        assert [key.what for key in keys if isinstance(key, ids.Late)] == ["wait", "call-off"]
    await house.restart(kill=True)
    await press(house, "sora", "call-off")
    assert (await house.runtime.matches.match(match)).outcome.termination == "called-off"
    assert await late_message(house, "aoi") is None


async def test_a_match_is_called_off_by_both_from_the_panel(house: House) -> None:
    match = await begun(house)
    for name, act in (("aoi", "offer-call-off"), ("sora", "accept-call-off")):
        who = house.person(name)
        house.note(await who.command("table", "duel resign", match=match, wait="answer"))
        await house.quiet()
        panel = house.newest(await who.state(), lambda m: m["ephemeral"] and key_on(m, ids.Act))
        acts = [ids.read(part["custom_id"]).act for part in pressables(panel)]
        assert acts == ["resign", "offer-draw", act]
        words = Wording(USERS[name], GAME)
        assert all(words.text(f"verb-{one}.about") in panel["text"] for one in acts)
        house.note(
            await who.press(
                panel, next(p["custom_id"] for p in pressables(panel) if act in p["custom_id"]), wait="answer"
            )
        )
        await house.quiet()
    assert (await house.runtime.matches.match(match)).outcome.termination == "called-off"
    assert await told(house, "sora", Wording("ja").text("result-called-off"))


async def test_while_no_press_can_reach_us_nobodys_time_runs(house: House) -> None:
    match = await begun(house)
    (before,) = await house.runtime.matches.times(match)
    assert house.runtime.reachable
    house.bot.client.dispatch("disconnect")
    await house.quiet()
    await passed(house, timedelta(hours=1))
    assert (before,) == await house.runtime.matches.times(match)
    house.bot.client.dispatch("resumed")
    await house.quiet()
    await house.runtime.keep_time()
    (after,) = await house.runtime.matches.times(match)
    assert after.due - before.due == timedelta(hours=1)
    assert not after.reminded
