"""A server's own card sets, through Discord: from a file to a match that is played with it, and verified at home."""

import asyncio

import pytest
from sqlalchemy import func, select

from bot.components import ids
from bot.matches.decks import Owner
from bot.sets import keys, trials
from bot.sets.bringing import Bringing
from bot.store.tables import trials as rows
from engine.cli import main
from engine.transcript import read
from engine.wording import Wording
from sandbox.people.refusal import Refused
from tests.bot.sets.made import as_yaml, made
from tests.e2e.house import GAME, House, deck_control
from tests.e2e.panel import Panel
from tests.e2e.test_presses import whispers

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


async def added(house, *versions):
    """What the server has, as after their trials: the hashes."""
    guild = int(house.sandbox.world.guild_id)
    shelved = [made(GAME, version) for version in versions]
    for one in shelved:
        await house.runtime.sets.put(guild, one, {}, None, "")
    return [one.mark.hash for one in shelved]


def given_to_everybody(house, command):
    """As a server may have it in its own settings: Discord offers the command to every member."""
    next(one for one in house.sandbox.world.commands[""] if one["name"] == command)["default_member_permissions"] = None


async def commanded(house, who, command, **options):
    """What a command of `/cardset` shows to who gives it."""
    told = await house.person(who).command("table", f"cardset {command}", wait="answer", **options)
    house.note(told)
    await house.quiet()
    state = await house.person(who).state()
    return Panel(house, who, house.newest(state, lambda m: m["id"] == told["message"]))


async def test_an_ordinary_member_changes_nothing(house: House) -> None:
    guild = int(house.sandbox.world.guild_id)
    first, second = await added(house, "1", "2")
    await house.bot.client.house.switch_on(guild, first)
    before = (await house.runtime.sets.of(guild), await house.runtime.guilds.rules(guild))
    with pytest.raises(Refused):
        await house.person("ren").command("table", "cardset list")
    given_to_everybody(house, "cardset")
    ren, sora = house.person("ren"), house.person("sora")
    house.note(await ren.send_file("table", "cardset add", "file", "mine.yaml", as_yaml(GAME, "3").encode()))
    house.note(await ren.command("table", "cardset list", wait="answer"))
    for command in ("show", "on", "off", "remove", "versions"):
        assert await ren.autocomplete("table", f"cardset {command}", "set", set="") == []
        house.note(await ren.command("table", f"cardset {command}", set=second, wait="answer"))
    await house.person("aoi").say("table", "hello")
    message = await sora.wait_for_message("table", lambda m: m["content"] == "hello")
    pressed = [keys.Listed(0), keys.Shown(first, 0), keys.SwitchedOff(first)]
    pressed += [keys.SwitchedOn(second, 0), keys.SwitchedOn(second, 1), keys.Removed(first, 0), keys.Removed(first, 1)]
    for key in pressed:
        house.note(await sora.press(message, key.pack(), force=True, wait="answer"))
    house.note(await sora.select(message, keys.Chosen(0).pack(), [first], force=True, wait="answer"))
    house.note(await sora.press(message, keys.Faults(1).pack(), force=True, wait="answer"))
    await house.quiet()
    assert (await house.runtime.sets.of(guild), await house.runtime.guilds.rules(guild)) == before
    async with house.runtime.store.read() as work:
        assert await work.value(select(func.count()).select_from(rows)) == 0
    assert (await whispers(house, "ren")).count(Wording("ja").text("refusal-needs-manage-server")) == 7
    told = await whispers(house, "sora")
    assert told.count(Wording("en-US").text("refusal-needs-manage-server")) == len(pressed) + 1
    assert told.count(Wording("en-US").text("refusal-unknown-press")) == 1
    assert len(told) == len(pressed) + 2


async def test_a_set_that_is_taken_away_stays_where_it_was_played(house: House, tmp_path) -> None:
    first, second = await added(house, "1", "2")
    on = await commanded(house, "aoi", "on", set="こだま（1）")
    assert Wording("ja").text("cardset-is-on") in on.text
    cards = made(GAME).brought.decks[0].cards
    listed = "\n".join(f"{count} {card}" for card, count in cards.items())
    told = await house.person("ren").command("table", "deck import", wait="answer", game=GAME, name="石")
    house.note(await house.person("ren").submit(told["modal"], {"text": listed, "name": ""}, wait="answer"))
    await house.quiet()
    owner = Owner(int(house.sandbox.world.guild_id), int(house.sandbox.world.people["ren"].id))
    (deck,) = await house.runtime.decks.of(owner)
    # One match is over, one goes on, with the set's cards.
    await house.challenged("ren", None)
    over = await house.choose_deck("ren")
    await house.quiet()
    assert (await house.runtime.matches.match(over)).seats[0].deck == deck.reference
    await house.runtime.matches.resign(1, owner.user, over)
    before = await house.runtime.matches.transcript(over)
    await house.challenged("ren", None)
    running = await house.choose_deck("ren")
    await house.quiet()
    await house.play(running, "ren", until=lambda record: record.actions >= 4)
    # It is switched off, and looked for among its versions.
    off = await commanded(house, "aoi", "off", set="echo-set")
    assert Wording("ja").text("cardset-is-off") in off.text
    assert "版 1" in off.text, "the version that was on, not the newest"
    assert await house.runtime.sets.on(owner.guild, GAME) == ()
    versions = await commanded(house, "aoi", "versions", set=second)
    options = versions.control(keys.Chosen)["options"]
    assert [option["value"] for option in options] == [second, first]
    await versions.select([first], keys.Chosen)
    assert "版 1" in versions.text
    # It is removed, once that was asked.
    sure = await commanded(house, "aoi", "remove", set=first)
    await sure.press(keys.Shown)
    assert len(await house.runtime.sets.of(owner.guild)) == 2
    await sure.press(keys.Removed, sure=0)
    await sure.press(keys.Removed, sure=1)
    assert Wording("ja").text("cardset-is-removed") in sure.text
    gone = await commanded(house, "aoi", "versions", set=first)
    assert gone.text == Wording("ja").text("refusal-no-such-set")
    # The deck says what it lacks, and is not played with; what was played stays.
    told = await house.person("ren").command("table", "deck show", wait="answer", deck=deck.reference)
    await house.quiet()
    shown = house.newest(await house.person("ren").state(), lambda m: m["id"] == told["message"])
    assert next(iter(cards)) in shown["text"]
    house.note(
        await house.person("sora").command("table", "duel challenge", game=GAME, deck="echo-stone-wall", wait="answer")
    )
    await house.quiet()
    assert (await whispers(house, "sora"))[-1] == Wording("en-US").text("refusal-no-such-deck")
    await house.restart(kill=True)
    record = await house.play(running, "ren", until=lambda record: record.actions >= 6)
    assert record.sets == (first,)
    assert (await house.runtime.matches.resign(2, owner.user, running)).match.outcome is not None
    for number, match in enumerate((over, running)):
        text = await house.runtime.matches.transcript(match)
        (tmp_path / f"{number}.jsonl").write_text(text, "utf-8")
        assert main(["verify", str(tmp_path / f"{number}.jsonl")]) == 0
    assert await house.runtime.matches.transcript(over) == before


async def test_what_came_of_a_set_reaches_whoever_brought_it_however_late(house: House, monkeypatch) -> None:
    """Nobody can answer a command after a quarter of an hour: then by direct message, and without those by a call."""
    aoi, go = house.person("aoi"), asyncio.Event()

    def late(kind, name):
        done = getattr(kind, name)

        async def waiting(self, *given):
            await go.wait()
            return await done(self, *given)

        monkeypatch.setattr(kind, name, waiting)

    async def sent(text, begun):
        go.clear()
        house.note(await aoi.send_file("table", "cardset add", "file", "echo.yaml", text.encode()))
        await begun()
        house.sandbox.world.clock.advance(16 * 60)
        go.set()

    async def at_once():
        pass

    async def on_trial():
        await aoi.wait_for(lambda s: house.newest(s, lambda m: m["ephemeral"] and "順番" in m["text"]), LONG)

    late(Bringing, "read")
    wrong = as_yaml(GAME).replace("  hp: ", "  hpp: ")
    await sent(wrong, at_once)
    faults = Panel(house, "aoi", await aoi.wait_for_message("dm", lambda m: "echo.yaml:" in m["text"], LONG))
    first = faults.text
    await faults.press(keys.Faults, page=1)
    assert "echo.yaml:" in faults.text
    assert faults.text != first
    monkeypatch.undo()
    monkeypatch.setattr(trials, "MATCHES", FEW)
    late(trials.Trials, "_tried")
    await sent(as_yaml(GAME), on_trial)
    sound = await aoi.wait_for_message("dm", lambda m: m["text"].startswith("✓"), LONG)
    assert f"{FEW}回のうち{FEW}回" in sound["text"]
    assert len(await house.runtime.sets.of(int(house.sandbox.world.guild_id))) == 1
    await aoi.settings(dm=False)
    late(Bringing, "read")
    await sent(wrong, at_once)
    called = await aoi.wait_for_message("table", lambda m: m["pings_me"], LONG)
    assert "/カードセット 一覧" in called["text"]
    assert "echo" not in called["text"], "what it is about is told to nobody else"
