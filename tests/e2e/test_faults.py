"""A failure at each request of a short match: whatever Discord answers, the match can be finished, and what is shown is how it stands."""

import asyncio

import pytest

from bot.components import ids
from bot.duels import shows
from bot.matches.records import ACCEPTED, OVER
from bot.publisher import queue
from sandbox.people import delivery
from sandbox.person import HttpLine
from tests.e2e.house import GAME, House, deck_control, key_on, moves, places, pressables

REQUESTS = 27
"""More than a short match sends."""
FAILURES = (500, 403, 404)
"""Each request meets one of them."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second's patience is enough for a test, and three for an answer that failed and never comes."""
    monkeypatch.setattr(queue, "PAUSE", 0.05)
    monkeypatch.setattr(queue, "FIRST", 0.05)
    monkeypatch.setattr(shows, "SOON", 0.05)
    monkeypatch.setattr(shows, "GRACE", 0.2)
    monkeypatch.setattr(delivery, "PATIENCE", 3.0)


class Stubborn:
    """Two people who press until something comes of it."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def until(self, wanted, act, tries: int = 8):
        """What is wanted; where it is not there, act (again)."""
        for _ in range(tries):
            await self.house.quiet()
            if found := await wanted():
                return found
            await act()
        raise AssertionError("pressed in vain")

    async def press(self, name: str, message: dict | None, control: dict | None) -> None:
        if message and control:
            await self.house.person(name).press(message, control["custom_id"], wait="answer")

    async def match(self) -> int:
        """Challenge until it stands there, accept until it is accepted."""

        async def invitation():
            state = await self.house.person("ren").state()
            return self.house.newest(state, lambda m: key_on(m, ids.Challenge))

        async def challenge() -> None:
            await self.house.person("aoi").command("table", "duel challenge", game=GAME, opponent="ren", wait="answer")

        asked = await self.until(invitation, challenge)
        accept = next(c for c in pressables(asked) if c["custom_id"].endswith("accept"))
        number = ids.read(accept["custom_id"]).challenge

        async def accepted():
            found = await self.house.runtime.matches.get_challenge(number)
            return found.match if found.state == ACCEPTED else None

        return await self.until(accepted, lambda: self.press("ren", asked, accept))

    async def deck(self, name: str, match: int) -> None:
        async def ready():
            record = await self.house.runtime.matches.match(match)
            return next(s for s in record.seats if s.name == {"aoi": "あおい", "ren": "れん"}[name]).ready

        async def choose() -> None:
            state = await self.house.person(name).state()
            offered = self.house.newest(state, lambda m: m["ephemeral"] and deck_control(m))
            if offered is None:
                board = self.house.newest(state, lambda m: key_on(m, ids.Door, "decks"))
                await self.press(name, board, board and key_on(board, ids.Door, "decks"))
                return
            menu = deck_control(offered)
            value = menu["options"][0]["value"]
            await self.house.person(name).select(offered, menu["custom_id"], [value], wait="answer")

        await self.until(ready, choose)

    async def place(self, name: str, match: int) -> None:
        seat = (await self.house.runtime.matches.match(match)).seat_of(await self.user(name))

        async def placed():
            return (await self.house.runtime.matches.look(match, seat)).decision is None or await self.acts(match)

        async def lay() -> None:
            hand = self.house.hand_of(await self.house.person(name).state())
            if hand is None:
                await self.house.person(name).command("table", "hand", wait="answer")
                return
            wanted = [c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Fill | ids.Give)]
            await self.press(name, hand, (wanted or moves(hand))[0])

        await self.until(placed, lay, 12)

    async def user(self, name: str) -> int:
        return int((await self.house.person(name).state())["me"]["id"])

    async def acts(self, match: int) -> bool:
        return (await self.house.runtime.matches.match(match)).actions >= 2

    async def resign(self, match: int) -> None:
        async def over():
            return (await self.house.runtime.matches.match(match)).status == OVER

        async def leave() -> None:
            state = await self.house.person("aoi").state()
            asked = self.house.newest(state, lambda m: m["ephemeral"] and key_on(m, ids.Act))
            if asked is not None:
                await self.press("aoi", asked, key_on(asked, ids.Act))
            else:
                await self.house.person("aoi").command("table", "duel resign", match=match, wait="answer")

        await self.until(over, leave)


@pytest.mark.slow
@pytest.mark.parametrize("status", FAILURES)
async def test_a_failure_at_each_request_of_a_short_match(house: House, status: int) -> None:
    line = HttpLine(house.sandbox.url)
    people = Stubborn(house)
    code = {500: 0, 403: 50001, 404: 10062}[status]
    struck = 0
    try:
        for skipped in range(FAILURES.index(status), REQUESTS, len(FAILURES)):
            body = {"method": "*", "route": "/", "status": status, "code": code, "times": 1, "skip": skipped}
            await line.ask("POST", "/api/faults", body)
            match = await people.match()
            for name in ("aoi", "ren"):
                await people.deck(name, match)
            for name in ("aoi", "ren"):
                await people.place(name, match)
            await people.resign(match)
            await house.quiet()
            left = (await line.ask("GET", "/api/faults"))["faults"]
            struck += not left
            await line.ask("DELETE", "/api/faults")
            await shown_to_the_end(house, match, skipped)
            await house.runtime.people.set(await people.user("aoi"), dm_closed=False)
            await house.runtime.people.set(await people.user("ren"), dm_closed=False)
            await dismissed(house)
    finally:
        await line.close()
    assert struck >= 6, "most of the requests that were meant were made"


async def shown_to_the_end(house: House, match: int, skipped: int) -> None:
    """One result, and one board that says that it is over."""
    record = await house.runtime.matches.match(match)
    assert record.actions == 3, (skipped, "no accepted move is lost or doubled")
    state = await house.person("sora").state()
    heading = f"　#{match}\n"
    told = [m["text"] for p in places(state) for m in p["messages"] if heading in m["text"] + "\n"]
    assert len([text for text in told if text.startswith("## ")]) == 1, (skipped, "the result is told once")
    assert len([text for text in told if not text.startswith("## ")]) == 1, (skipped, "one board")


async def dismissed(house: House) -> None:
    for name in ("aoi", "ren"):
        state = await house.person(name).state()
        for message in [m for p in places(state) for m in p["messages"] if m["ephemeral"]]:
            await asyncio.gather(house.person(name).act("dismiss", message=message["id"]), return_exceptions=True)
