"""`/verify`: what was shown before is what came true, in words and in a file that the command line holds against it."""

import asyncio
import re

import aiohttp
import pytest
from sqlalchemy import update

from bot.components import ids
from bot.store.tables import rolls
from engine.cli import main
from tests.cogs.test_commands import heard, said, word
from tests.e2e.house import PATIENCE, House, key_on, places


async def proved(house: House, name: str, tmp_path, **options) -> str:
    """The words of `/verify`; the file beside them holds."""
    text = await said(house, name, "verify", **options)
    newest = house.newest(await house.person(name).state(), lambda m: m["ephemeral"] and m["attachments"])
    (attached,) = newest["attachments"]
    file = tmp_path / attached["filename"]
    async with aiohttp.ClientSession() as client, client.get(attached["url"]) as answer:
        file.write_bytes(await answer.read())
    assert f"python -m engine verify {file.name}" in text
    assert main(["verify", str(file)]) == 0
    return text


def promise(text: str, digits: int = 64) -> str:
    """The hash in a message."""
    return re.findall(rf"`([0-9a-f]{{{digits}}})`", text)[-1]


async def test_a_roll_is_held_against_the_promise_under_the_one_before(house: House, tmp_path) -> None:
    before = await said(house, "aoi", "roll", dice="2d6")
    await house.restart(kill=True)
    rolled = await said(house, "aoi", "roll", dice="x2 choice[うどん,そば] 昼")
    text = await proved(house, "sora", tmp_path, what="roll")
    assert word("verify-roll-holds", "en-US") in text
    assert promise(before, 32) in text
    assert rolled.partition("\n")[2].partition("\n-#")[0] in text
    assert promise(rolled, 32) not in text, "the next seed's hash is no part of this proof"
    link = re.search(r"\(https://discord\.com/channels/\d+/\d+/(\d+)\)", text)[1]
    assert any(
        m["id"] == link and m["text"] == before
        for p in places(await house.person("ren").state())
        for m in p["messages"]
    )
    number = int(re.search(r"#(\d+)", before)[1])
    assert word("verify-roll-unpromised") in await proved(house, "aoi", tmp_path, what="roll", number=number)


async def test_a_secret_roll_is_proved_to_its_roller_alone(house: House, tmp_path) -> None:
    await said(house, "aoi", "roll", dice="S2d6 忍び足")
    await said(house, "aoi", "roll", dice="S1d100 忍び足")
    told = [text for text in await heard(house, "sora") if word("roll-hidden", who="あおい") in text]
    number = max(int(re.search(r"#(\d+)", text)[1]) for text in told)
    assert await said(house, "sora", "verify", what="roll", number=number) == word("refusal-verify-secret", "en-US")
    assert await said(house, "sora", "verify", what="roll") == word("refusal-no-such-roll", "en-US")
    text = await proved(house, "aoi", tmp_path, what="roll", number=number)
    assert word("verify-roll-holds") in text
    assert any(promise(one, 32) in text for one in told)


async def test_the_bots_picks_were_promised_before_anybody_could_press(house: House, tmp_path) -> None:
    ren = house.person("ren")
    house.note(await ren.command("lounge", "rps", rounds=3, wait="answer"))
    shown: list[str] = []
    while True:
        await house.quiet()
        table = house.newest(await ren.state(), lambda m: not m["ephemeral"] and key_on(m, ids.Throw))
        if table is None:
            break
        if not shown:
            number = ids.read(key_on(table, ids.Throw)["custom_id"]).session
            running = await said(house, "sora", "verify", "lounge", what="janken", number=number)
            assert running.endswith(f"`{promise(table['text'])}`"), "while it runs, nothing but the hash"
        shown += [one for one in re.findall(r"`([0-9a-f]{16})`", table["text"]) if one not in shown]
        house.note(await ren.press(table, key_on(table, ids.Throw)["custom_id"], wait="answer"))
    assert await said(house, "sora", "verify", "table", what="janken") == word("refusal-no-such-session", "en-US")
    text = await said(house, "sora", "verify", "lounge", what="janken")
    assert word("verify-janken-holds", "en-US") in text
    assert set(shown) <= set(re.findall(r"`([0-9a-f]{16})`", text))
    result = house.newest(await ren.state(), lambda m: not m["ephemeral"] and key_on(m, ids.Tally))
    house.note(await ren.press(result, key_on(result, ids.Tally)["custom_id"], wait="answer"))
    house.note(await house.person("sora").press(result, key_on(result, ids.Tally)["custom_id"], wait="answer"))
    await house.quiet()
    mine = house.newest(await ren.state(), lambda m: m["ephemeral"])["text"]
    assert "✊ 0" not in mine
    assert "✊ 0" in house.newest(await house.person("sora").state(), lambda m: m["ephemeral"])["text"]


async def test_a_running_match_keeps_its_seed_and_a_finished_one_is_proved(house: House, tmp_path) -> None:
    assert await said(house, "sora", "verify") == word("refusal-verify-none", "en-US")
    match = await house.begun()
    record = await house.runtime.matches.match(match)
    running = await said(house, "sora", "verify")
    assert record.commitment in running
    assert not house.newest(await house.person("sora").state(), lambda m: m["ephemeral"] and m["attachments"])
    await house.runtime.matches.resign(10**15, record.seats[0].user, match)
    await house.quiet()
    text = await proved(house, "sora", tmp_path)
    assert word("verify-holds", "en-US") in text
    assert record.commitment in text
    assert (await house.runtime.matches.proof(match)).seed.hex() in text
    link = re.search(r"\(https://discord\.com/channels/\d+/\d+/(\d+)\)", text)[1]
    assert any(
        m["id"] == link and record.commitment in m["text"]
        for p in places(await house.person("ren").state())
        for m in p["messages"]
    )


@pytest.mark.parametrize("what", ["match", "roll", "janken"])
async def test_what_is_unknown_is_said(house: House, what: str) -> None:
    keys = {"match": "no-such-match", "roll": "no-such-roll", "janken": "no-such-session"}
    assert await said(house, "aoi", "verify", what=what, number=2**50) == word(f"refusal-{keys[what]}")


async def test_what_was_rolled_where_somebody_cannot_read_is_not_told_them(house: House, tmp_path) -> None:
    """A number is no key to a channel of the same server that one does not see; who rolled there may always check it."""
    rolled = await said(house, "aoi", "roll", "lounge", dice="1d6 合言葉")
    number = int(re.search(r"#(\d+)", rolled)[1])
    house.note(await house.person("aoi").command("lounge", "rps", wait="answer"))
    await house.quiet()
    assert "合言葉" in await proved(house, "sora", tmp_path, what="roll", number=number)
    world = house.sandbox.desk.world
    lounge = next(channel for channel in world.channels.values() if channel["name"] == "lounge")
    hidden = {"id": world.guild_id, "type": 0, "allow": "0", "deny": str(1 << 10)}
    seen = asyncio.create_task(house.bot.client.wait_for("guild_channel_update", timeout=PATIENCE))
    await asyncio.sleep(0)
    world.emit("CHANNEL_UPDATE", world.guild_id, {**lounge, "permission_overwrites": [hidden]})
    await seen
    refusals = {"roll": "no-such-roll", "janken": "no-such-session"}
    for what, reason in refusals.items():
        which = {"roll": number, "janken": 1}[what]
        assert await said(house, "sora", "verify", what=what, number=which) == word(f"refusal-{reason}", "en-US")
    assert "合言葉" in await proved(house, "aoi", tmp_path, what="roll", number=number)


async def test_a_promise_that_nobody_saw_proves_nothing_and_is_not_said_to(house: House, tmp_path) -> None:
    await said(house, "aoi", "roll", dice="2d6")
    async with house.runtime.store.write() as work:
        await work.run(update(rolls).values(message=None))
    await said(house, "aoi", "roll", dice="2d6")
    text = await proved(house, "sora", tmp_path, what="roll")
    assert word("verify-roll-unshown", "en-US", number="1") in text
    assert word("verify-roll-first", "en-US") in text
