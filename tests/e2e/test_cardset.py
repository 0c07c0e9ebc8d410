"""A server's own card sets, through Discord: from a file to a match that is played with it, and verified at home."""

import pytest

from bot.components import ids
from bot.sets import keys, trials
from engine.cli import main
from engine.transcript import read
from tests.bot.sets.made import as_yaml
from tests.e2e.house import GAME, House, deck_control
from tests.e2e.panel import Panel

LONG = 240.0
"""Seconds that a trial may take on a busy machine."""


FEW = 12
"""Matches of a trial, in place of two hundred."""


@pytest.fixture(autouse=True)
def few(monkeypatch) -> None:
    monkeypatch.setattr(trials, "MATCHES", FEW)


async def brought(house, text, name="echo.yaml", who="aoi", seen=("⚠", "##")):
    """Bring a file; the first private answer that begins so."""
    person = house.person(who)
    data = text if isinstance(text, bytes) else text.encode()
    told = await person.send_file("table", "cardset add", "file", name, data)
    house.note(told)
    return await answered(house, int(told["interaction"]["id"]), seen, who)


async def answered(house, since, seen, who="aoi"):
    """The newest private message after a moment that begins so."""

    def fits(message):
        return message["ephemeral"] and int(message["id"]) > since and message["text"].startswith(seen)

    return await house.person(who).wait_for(lambda s: house.newest(s, fits), LONG)


async def tried(house, first):
    """The message of a trial, once it says what came of it; ``first`` is the one that shows the set."""
    return await answered(house, int(first["id"]), ("✓", "⚠"))


@pytest.mark.slow
async def test_a_set_comes_is_mended_tried_switched_on_and_played(house: House, tmp_path, capsys) -> None:
    # A faulty one is answered with every fault, on pages, and as a whole.
    wrong = as_yaml(GAME).replace("  hp: ", "  hpp: ")
    faults = Panel(house, "aoi", await brought(house, wrong))
    assert "echo.yaml:" in faults.text
    assert "「hpp」" in faults.text
    first = faults.text
    await faults.press(keys.Faults, page=1)
    assert "echo.yaml:" in faults.text
    assert faults.text != first
    assert [file["filename"] for file in faults.message["attachments"]] == ["faults.txt"]
    assert await house.runtime.sets.of(int(house.sandbox.world.guild_id)) == ()
    # Mended, it is shown, tried, and then switched on.
    done = Panel(house, "aoi", await tried(house, await brought(house, as_yaml(GAME))))
    assert f"{FEW}戦のうち{FEW}戦" in done.text, done.text
    await house.quiet()
    await done.press(keys.SwitchedOn)
    (one,) = await house.runtime.sets.of(int(house.sandbox.world.guild_id))
    assert one.on
    # A match with its cards.
    told = await house.challenged("aoi", None, deck="echo-stone-wall")
    assert told
    control = await house.person("aoi").wait_for(
        lambda s: house.newest(s, lambda m: m["ephemeral"] and deck_control(m)), LONG
    )
    match = ids.read(deck_control(control)["custom_id"]).match
    await house.choose_deck("aoi")
    await house.quiet()
    await house.play(match, "aoi", until=lambda record: record.actions >= 6)
    # A new version comes while it runs; the match goes on with the old one, also after a restart.
    await tried(house, await brought(house, as_yaml(GAME, "2")))
    newest = (await house.runtime.sets.of(int(house.sandbox.world.guild_id)))[0]
    assert newest.version == "2"
    told = await house.person("aoi").command("table", "cardset on", wait="answer", set=newest.hash)
    house.note(told)
    await house.restart(kill=True)
    record = await house.play(match, "aoi")
    assert record.sets == (one.hash,)
    text = await house.runtime.matches.transcript(match)
    assert read(text, "t").head.texts
    file = tmp_path / "match.jsonl"
    file.write_text(text, "utf-8")
    assert main(["verify", str(file)]) == 0
