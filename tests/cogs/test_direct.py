"""Every command typed in a direct message: it does what it can there, or says where it can; nothing is an error of ours."""

import logging

import pytest

from sandbox.person import HttpLine
from tests.cogs.test_commands import said, word
from tests.e2e.house import GAME, House

COMMANDS = {
    "help": {},
    "card": {"name": "a"},
    "rules": {"game": GAME},
    "roll": {"dice": "2d6"},
    "verify": {"what": "roll"},
    "language": {"language": "ja"},
    "screen-reader": {},
    "hand": {},
    "rps": {},
    "deck list": {},
    "deck new": {"game": GAME},
    "deck show": {"deck": f"{GAME}.stone-wall"},
    "deck import": {"code": "TD1."},
    "duel list": {},
    "duel board": {},
    "duel log": {},
    "duel resign": {},
    "duel challenge": {"game": GAME},
    "forget me": {},
    "sync": {},
}
IN_SERVER = {
    "rps": {"opponent": "ren"},
    "duel challenge": {"game": GAME, "opponent": "ren"},
    "language": {"language": "ja", "where": "server"},
}


async def test_every_command_is_answered_in_a_direct_message(house: House, caplog: pytest.LogCaptureFixture) -> None:
    offered = {command["name"] for command in await commands(house)}
    assert offered <= COMMANDS.keys(), "a command that nobody tries here"
    for command in sorted(offered):
        assert await said(house, "aoi", command, channel="dm", **COMMANDS[command]), command
    for command, options in IN_SERVER.items():
        told = await said(house, "aoi", command, channel="dm", **options)
        assert told == word("refusal-only-in-server"), command
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


async def commands(house: House) -> list[dict]:
    """What a person is offered in their direct messages."""
    dm = await house.person("aoi").act("dm")
    line = HttpLine(house.sandbox.url)
    try:
        return (await line.ask("GET", f"/api/commands?as=aoi&channel={dm['id']}"))["commands"]
    finally:
        await line.close()


async def test_a_number_leads_to_the_matches_of_others_in_their_server_alone(house: House) -> None:
    match = await house.begun()
    for command in ("duel board", "duel log", "duel resign", "hand"):
        told = await said(house, "sora", command, channel="dm", match=match)
        assert told == word("refusal-no-such-match", "en-US"), command
    assert f"#{match}" in await said(house, "aoi", "duel board", channel="dm", match=match)
    assert f"#{match}" in await said(house, "sora", "duel board", match=match)


async def test_a_number_leads_to_the_rolls_and_janken_of_others_in_their_server_alone(house: House) -> None:
    await said(house, "aoi", "roll", dice="2d6")
    await said(house, "aoi", "rps")
    for what, reason in (("roll", "no-such-roll"), ("janken", "no-such-session")):
        told = await said(house, "sora", "verify", channel="dm", what=what, number=1)
        assert told == word(f"refusal-{reason}", "en-US")
        assert "#1" in await said(house, "aoi", "verify", channel="dm", what=what, number=1)
