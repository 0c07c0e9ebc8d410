"""When a player wants to be asked: set by buttons on either road, in words, and nobody else sees that anything was set."""

import json
import random
from datetime import timedelta

from bot.components import ids
from bot.matches import showing
from engine.games import games
from engine.view import Name, Word
from engine.wording import Wording
from tests.e2e.house import PATIENCE, House, dm, key_on, moves, places, pressables

GAME = "kiryoku"
PEOPLE = {"aoi": "ja", "ren": "en-US"}
SEATS = dict(enumerate(PEOPLE))
assert GAME in games()


async def begun(house: House) -> int:
    """A match in its first main phase; the clock stands, so that nothing answers by itself."""
    await house.person("ren").settings(locale=PEOPLE["ren"])
    match = await house.begun(game=GAME)
    chance = random.Random(4)
    house.stop_the_clock()
    for _ in range(200):
        if await kind(house, match, "main") is not None:
            return match
        for name in PEOPLE:
            await house.move(name, chance, eager=True)
            await house.quiet()
    raise AssertionError("no main phase")


async def kind(house: House, match: int, wanted: str) -> str | None:
    """Who is asked this kind of question."""
    for seat, name in SEATS.items():
        decision = (await house.runtime.matches.look(match, seat)).decision
        if decision and decision.kind == wanted:
            return name
    return None


async def auto(house: House, match: int, name: str) -> tuple:
    seat = next(seat for seat, one in SEATS.items() if one == name)
    return (await house.runtime.matches.look(match, seat)).decision.auto


async def seen(house: House, name: str) -> str:
    """All that somebody sees, but for the time."""
    state = await house.person(name).state()
    return json.dumps([state["channels"], state["threads"], state["dms"]], ensure_ascii=False)


async def panel(house: House, name: str) -> dict:
    found = lambda state: house.newest(state, lambda m: m["ephemeral"] and key_on(m, ids.Act))  # noqa: E731
    return await house.person(name).wait_for(found, PATIENCE)


async def opened(house: House, name: str) -> dict:
    """What the hand's button opens, from the newest hand that this person has."""
    who = house.person(name)
    hand = await who.wait_for(lambda s: house.newest(s, lambda m: key_on(m, ids.Door, "wishes")), PATIENCE)
    house.note(await who.press(hand, key_on(hand, ids.Door, "wishes")["custom_id"], wait="answer"))
    await house.quiet()
    return await panel(house, name)


async def does(house: House, name: str, act: str) -> dict:
    """Press an act of the panel; the panel as it is then."""
    shown = await panel(house, name)
    control = next(p for p in pressables(shown) if ids.read(p["custom_id"]).act == act)
    house.note(await house.person(name).press(shown, control["custom_id"], wait="answer"))
    await house.quiet()
    return await panel(house, name)


async def passes(house: House, name: str) -> None:
    hand = await house.hand(name)
    label = Wording(PEOPLE[name], GAME).text("verb-pass")
    control = next((p for p in moves(hand) if p.get("label") == label), None)
    assert control, (label, moves(hand), hand["text"])
    house.note(await house.person(name).press(hand, control["custom_id"], wait="answer"))
    await house.quiet()


def acts(message: dict) -> list[str]:
    return [key.act for part in pressables(message) if isinstance(key := ids.read(part["custom_id"]), ids.Act)]


async def test_it_is_set_from_the_hand_on_either_road_and_nobody_else_sees_that(house: House) -> None:
    await begun(house)
    house.note(await house.person("ren").command("table", "hand", wait="answer"))
    await house.quiet()
    for name, road in (("aoi", "dm"), ("ren", "ephemeral")):
        words = Wording(PEOPLE[name], GAME)
        state = await house.person(name).state()
        hand = house.newest(state, lambda m: key_on(m, ids.Door, "wishes"))
        assert dm(state, hand) is (road == "dm")
        others = [other for other in (*PEOPLE, "sora") if other != name]
        before, asked = [await seen(house, other) for other in others], len(house.requests())
        shown = await opened(house, name)
        assert words.text("wish-concerned") in shown["text"]
        assert "resign" not in acts(shown)
        for act, then in (("ask-always", "wish-always"), ("ask-not-this-turn", "wish-not-this-turn")):
            assert words.text(f"verb-{act}.about") in shown["text"]
            shown = await does(house, name, act)
            assert words.text(then) in shown["text"]
        assert [await seen(house, other) for other in others] == before
        board = next(
            m for p in places(await house.person("sora").state()) for m in p["messages"] if key_on(m, ids.Door)
        )
        edits = [r["path"] for r in house.requests()[asked:] if r["method"] == "PATCH"]
        assert not any(board["id"] in path for path in edits), "the board is not even edited"


async def test_a_pass_by_itself_comes_after_a_while_and_calls_nobody(house: House) -> None:
    match = await begun(house)
    turn = await kind(house, match, "main")
    (other,) = (name for name in PEOPLE if name != turn)
    before = (await house.runtime.matches.match(match)).actions
    calls = len([r for r in house.requests() if "<@" in json.dumps(r["body"])])
    await passes(house, turn)
    assert await kind(house, match, "respond") == other
    assert await auto(house, match, other) == ("pass",)
    assert Wording(PEOPLE[other]).text("answers-itself").removeprefix("-# ") in (await house.hand(other))["text"]
    clock = house.runtime.store.clock
    clock.at += timedelta(seconds=showing.AUTO_SECONDS[0] - 0.1)
    assert await house.runtime.matches.computer.run() == 0
    clock.at += timedelta(seconds=showing.AUTO_SECONDS[1])
    await house.runtime.matches.computer.run()
    await house.quiet()
    assert (await house.runtime.matches.match(match)).actions == before + 2
    assert await kind(house, match, "respond") is None
    assert len([r for r in house.requests() if "<@" in json.dumps(r["body"])]) == calls


async def test_never_for_this_card_is_set_and_lifted(house: House) -> None:
    match = await begun(house)
    turn = await kind(house, match, "main")
    (other,) = (name for name in PEOPLE if name != turn)
    await opened(house, other)
    await does(house, other, "ask-always")
    chance = random.Random(2)
    words = Wording(PEOPLE[other], GAME)
    for _ in range(60):
        shown = await opened(house, other)
        if "ask-not-for-card" in acts(shown):
            break
        await house.move(turn, chance, eager=True)
        await house.quiet()
        if await kind(house, match, "respond") == other and "ask-not-for-card" not in acts(await opened(house, other)):
            await passes(house, other)
    assert words.text(Word("wish-declared", {"card": Name("@", "@")})).partition("**")[0] in shown["text"]
    assert await auto(house, match, other) == ()
    shown = await does(house, other, "ask-not-for-card")
    assert await auto(house, match, other) == ("pass",)
    never = words.text("verb-ask-for-cards.about")
    assert never in shown["text"]
    shown = await does(house, other, "ask-for-cards")
    assert await auto(house, match, other) == ()
    assert never not in shown["text"]
    assert "ask-concerned" in acts(shown), "what was set before is still set"
