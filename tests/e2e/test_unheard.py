"""A press that Discord does not let us acknowledge: nothing is applied, or it is applied and shown; one line in the log, no traceback."""

import asyncio
import logging
from types import SimpleNamespace

import pytest

from bot.components import ids
from sandbox.person import HttpLine
from tests.e2e.house import PATIENCE, House, moves
from tests.e2e.test_presses import asked, placed

REQUESTS = "discord.webhook.async_.asyncio"
"""Where discord.py waits before it asks again after a server error: twenty-five seconds in all."""
ANSWERS = [(500, 0, 0), (404, 10062, 0), (403, 50001, 0), (400, 50035, 0), ("cut", 0, 0), (400, 40060, 1)]
"""How Discord answers the acknowledgement, and how many moves it is then. 40060: it has heard of it before, from us."""


async def test_what_is_not_acknowledged_is_not_applied(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(REQUESTS, SimpleNamespace(**{**vars(asyncio), "sleep": lambda _: asyncio.sleep(0)}))
    match = await placed(house)
    line = HttpLine(house.sandbox.url)
    try:
        for status, code, moved in ANSWERS:
            name = await asked(house)
            hand = await house.hand(name)
            single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
            before = await house.runtime.matches.match(match)
            await line.ask(
                "POST",
                "/api/faults",
                {"method": "POST", "route": "/interactions", "status": status, "code": code, "times": None},
            )
            caplog.clear()
            told = await house.person(name).press(hand, single["custom_id"], wait="none")
            lines = await told_of(house, caplog, told["interaction"]["id"])
            await line.ask("DELETE", "/api/faults")
            after = await house.runtime.matches.match(match)
            assert after.actions - before.actions == moved, (status, code)
            assert len(lines) == 1, lines
            assert not [r for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]
    finally:
        await line.close()
    name = await asked(house)
    hand = await house.hand(name)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))
    await house.quiet()
    assert (await house.runtime.matches.match(match)).actions == 4, "and the same button serves when it is heard"


async def told_of(house: House, caplog: pytest.LogCaptureFixture, interaction: str) -> list[str]:
    """The lines of our log that name an interaction, once there is one and all is quiet."""

    def lines() -> list[str]:
        return [r.getMessage() for r in caplog.records if r.name.startswith("bot") and interaction in r.getMessage()]

    async with asyncio.timeout(PATIENCE):
        while not lines():  # noqa: ASYNC110  # a log has no event
            await asyncio.sleep(0.01)
    await house.quiet()
    return lines()
