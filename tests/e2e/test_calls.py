"""Whoever is asked is called once, and the former call goes: a thread does not fill up with calls."""

from engine.games import games
from tests.e2e.house import House, places

GAME = "kamigami"
assert GAME in games()


async def calls(house: House) -> list[str]:
    """The messages in the match's thread that are a call and nothing else."""
    state = await house.person("aoi").state()
    found = [m["text"] for p in places(state) for m in p["messages"] if not m["ephemeral"]]
    return [text for text in found if text.startswith("<@") and "\n" not in text]


async def test_a_call_of_both_goes_when_both_are_called_again(house: House) -> None:
    match = await house.begun(game=GAME)
    assert len(await calls(house)) == 1, "both lay a unit face down"
    await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 2)
    await house.quiet()
    assert len(await calls(house)) == 1, "both are asked for a sign"
