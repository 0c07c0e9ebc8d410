"""Stale and odd invitations, and commands where there is no server: each is answered in words, and at most one match comes of it."""

import asyncio

from bot.components import ids
from engine.wording import Wording
from sandbox.person import HttpLine, Person
from tests.e2e.house import GAME, House, places, pressables
from tests.e2e.test_presses import whispers

WORDS = Wording("ja", GAME)


async def invitations(house: House) -> list[dict]:
    state = await house.person("sora").state()
    kept = [m for p in state["channels"] for m in p["messages"]]
    return [m for m in kept if any(isinstance(ids.read(c["custom_id"]), ids.Challenge) for c in pressables(m))]


async def press(house: House, name: str, message: dict, what: str) -> str:
    """What the person is told."""
    control = next(c for c in pressables(message) if c["custom_id"].endswith(f":{what}"))
    who: Person = house.person(name)
    told = await who.press(message, control["custom_id"], wait="answer", force=True)
    house.note(told)
    await house.quiet()
    return house.newest(await who.state(), lambda m: m["ephemeral"])["text"]


async def running(house: House, name: str) -> int:
    user = int((await house.person(name).state())["me"]["id"])
    return len(await house.runtime.matches.matches_of(user))


async def challenge(house: House, who: str, whom: str, channel: str = "table") -> None:
    house.note(await house.person(who).command(channel, "duel challenge", game=GAME, opponent=whom, wait="answer"))
    await house.quiet()


async def test_an_invitation_is_answered_once_and_by_whom_it_is_for(house: House) -> None:
    await challenge(house, "aoi", "ren")
    (first,) = await invitations(house)
    assert await press(house, "aoi", first, "accept") == WORDS.text("refusal-challenge-not-yours")
    assert await press(house, "sora", first, "accept") == Wording("en-US").text("refusal-challenge-not-yours")
    assert await press(house, "ren", first, "withdraw") == WORDS.text("refusal-challenge-not-yours")
    await challenge(house, "aoi", "aoi")
    assert WORDS.text("refusal-challenge-self") in await whispers(house, "aoi")
    await challenge(house, "aoi", "ren")
    assert WORDS.text("refusal-challenge-waiting") in await whispers(house, "aoi")
    await challenge(house, "aoi", "sora", "lounge")
    assert len(await invitations(house)) == 2, "somebody else, elsewhere, is another challenge"
    assert WORDS.text("challenge-declined-done") == await press(house, "ren", first, "decline")
    assert await press(house, "ren", first, "accept") == WORDS.text("refusal-challenge-declined")
    assert await press(house, "aoi", first, "withdraw") == WORDS.text("refusal-challenge-declined")
    assert (await running(house, "aoi"), await running(house, "ren")) == (0, 0)


async def test_two_who_invite_each_other_and_both_accept_play_once(house: House) -> None:
    await asyncio.gather(challenge(house, "aoi", "ren"), challenge(house, "ren", "aoi", "lounge"))
    crossing = await invitations(house)
    assert len(crossing) == 2

    def accept(message: dict) -> str:
        return next(c["custom_id"] for c in pressables(message) if c["custom_id"].endswith(":accept"))

    presses = [house.person(name).press(m, accept(m), wait="answer") for m in crossing for name in ("aoi", "ren")]
    for told in await asyncio.gather(*presses):
        house.note(told)
    await house.quiet()
    assert (await running(house, "aoi"), await running(house, "ren")) == (1, 1)
    assert await invitations(house) == [], "neither can be pressed any more"
    await challenge(house, "ren", "aoi")
    assert WORDS.text("refusal-already-playing") in await whispers(house, "ren")


async def test_every_command_is_answered_in_direct_messages(house: House) -> None:
    aoi = house.person("aoi")
    asked = {
        "duel challenge": {"game": GAME, "opponent": "ren"},
        "duel list": {},
        "duel board": {},
        "duel log": {"match": 999},
        "duel resign": {},
        "hand": {},
        "rules": {"game": GAME},
        "rps": {"opponent": "ren"},
        "roll": {"dice": "2d6"},
        "language": {"language": "ja", "where": "server"},
        "screen-reader": {},
        "forget me": {},
        "help": {},
    }
    line = HttpLine(house.sandbox.url)
    try:
        offered = (await line.ask("GET", "/api/commands?as=aoi&channel=dm"))["commands"]
    finally:
        await line.close()
    names = {command["name"] for command in offered}
    assert set(asked) <= names
    for name, options in asked.items():
        house.note(await aoi.command("dm", name, wait="answer", **options))
        await house.quiet()
    said = [m["text"] for p in places(await aoi.state()) for m in p["messages"]]
    assert not any(WORDS.text("error-ours") in text for text in said)
    assert len([text for text in said if WORDS.text("refusal-only-in-server") in text]) >= 2
    assert any(WORDS.text("refusal-no-match") in text for text in said)


async def test_commands_are_for_servers_that_have_the_bot_and_its_direct_messages(house: House) -> None:
    """Nothing is registered for accounts that carry the bot into servers which do not have it."""
    (sent,) = [r["body"] for r in house.requests() if r["method"] == "PUT" and r["route"].endswith("/commands")]
    assert len(sent) >= 10
    for command in sent:
        assert command["integration_types"] == [0], command["name"]
        assert set(command["contexts"]) <= {0, 1}, command["name"]
