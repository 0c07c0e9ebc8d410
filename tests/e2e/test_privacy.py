"""What reaches whom: no name works as markup, no hand stands where others look, and choosing is nobody's business until it counts."""

import json
import logging

import pytest

from bot.components import ids
from bot.duels.duels import OVERVIEW
from bot.logs import HIDDEN, Hiding
from engine.wording import Wording
from sandbox.person import HttpLine
from tests.e2e.house import GAME, House, dm, key_on, moves, places, pressables
from tests.e2e.test_presses import asked, placed, whispers

NAMES = {"aoi": "**@everyone** ||y||", "ren": "<@&1> [t](http://x.y)"}


async def texts(house: House, name: str) -> list[str]:
    return [m["text"] for p in places(await house.person(name).state()) for m in p["messages"]]


async def seen(house: House, name: str) -> str:
    """All that somebody sees, but for the time."""
    state = await house.person(name).state()
    return json.dumps([state["channels"], state["threads"], state["dms"]], ensure_ascii=False)


async def test_no_name_works_as_markup_in_any_text(house: House) -> None:
    for name, called in NAMES.items():
        await house.person(name).settings(display_name=called)
    match = await placed(house)
    sora, aoi = house.person("sora"), house.person("aoi")
    board = house.newest(await sora.state(), lambda m: key_on(m, ids.Door, "text"))
    house.note(await sora.press(board, key_on(board, ids.Door, "text")["custom_id"], wait="answer"))
    house.note(await sora.command("table", "duel log", match=match, wait="answer"))
    house.note(await aoi.command("table", "duel list", wait="answer"))
    house.note(await aoi.command("table", "rps", opponent="ren", wait="answer"))
    house.note(await aoi.command("table", "roll", dice="d6 # [t](http://x.y)", wait="answer"))
    await house.quiet()
    said = await texts(house, "sora") + await texts(house, "aoi")
    assert [text for text in said if "](http://x.y" in text or "**@everyone" in text or "<@&" in text] == []
    assert len([text for text in said if r"\@everyone" in text]) >= 5


async def test_a_forged_press_never_puts_a_hand_where_others_see_it(house: House) -> None:
    match = await placed(house)
    name = await asked(house)
    who, other = house.person(name), house.person("ren" if name == "aoi" else "aoi")
    board = house.newest(await house.person("sora").state(), lambda m: key_on(m, ids.Door, "leave"))
    hand = await house.hand(name)
    step = next(ids.read(c["custom_id"]) for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    before = await seen(house, "sora")
    for person, forged in (
        (who, ids.Show(match, step.decision, "", 0)),
        (who, ids.Walk(match, "f9999", "0")),
        (other, ids.Walk(match, step.decision, "0")),
        (other, ids.Overview(0)),
    ):
        house.note(await person.press(board, forged.pack(), force=True, wait="answer"))
        await house.quiet()
    assert await seen(house, "sora") == before
    assert "hand.png" not in before


async def test_choosing_and_taking_back_shows_nobody_anything(house: House) -> None:
    match = await house.begun()
    record = await house.runtime.matches.match(match)
    aoi = house.person("aoi")
    before = [await seen(house, name) for name in ("ren", "sora")]
    for _ in range(3):
        hand = await house.hand("aoi")
        house.note(await aoi.press(hand, moves(hand)[0]["custom_id"], wait="answer"))
        await house.quiet()
    hand = await house.hand("aoi")
    back = [c["custom_id"] for c in pressables(hand) if isinstance(ids.read(c["custom_id"]), ids.Show)]
    house.note(await aoi.press(hand, back[0], wait="answer"))
    await house.quiet()
    assert back
    assert [await seen(house, name) for name in ("ren", "sora")] == before
    assert (await house.runtime.matches.match(match)).actions == record.actions == 0


async def test_each_reads_one_match_in_their_own_language_and_an_unknown_one_is_english(house: House) -> None:
    await house.person("ren").settings(locale="xx-YY", force=True)
    await house.begun()
    hands = {name: await house.hand(name) for name in ("aoi", "ren")}
    for name, locale in (("aoi", "ja"), ("ren", "en-US")):
        labels = {c["label"] for c in pressables(hands[name]) if "label" in c}
        assert Wording(locale, GAME).text("door-rules") in labels
        assert dm(await house.person(name).state(), hands[name])


async def test_a_list_of_more_matches_than_a_message_takes_is_turned_to_its_end(house: House) -> None:
    aoi = house.person("aoi")
    for _ in range(OVERVIEW + 2):
        await house.challenged("aoi", None)
    house.note(await aoi.command("table", "duel list", wait="answer"))
    await house.quiet()
    page = house.newest(await aoi.state(), lambda m: key_on(m, ids.Overview))
    first = page["text"]
    house.note(await aoi.press(page, key_on(page, ids.Overview)["custom_id"], wait="answer"))
    await house.quiet()
    second = house.newest(await aoi.state(), lambda m: key_on(m, ids.Overview))["text"]
    found = [f"#{number}" in (first + second).split() for number in range(1, OVERVIEW + 3)]
    assert all(found), (first, second)
    assert [r["problems"] for r in house.requests() if r["problems"]] == []


@pytest.mark.parametrize("number", [2**63 - 1, 2**63, 10**19 - 1])
async def test_a_number_that_no_match_can_have_is_no_error_of_ours(
    house: House, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    await house.challenged("aoi", "ren")
    sora = house.person("sora")
    shown = await sora.wait_for_message("table", lambda m: key_on(m, ids.Challenge))
    house.note(await sora.press(shown, f"b:{number}:hand", force=True, wait="answer"))
    await house.quiet()
    (answer,) = await whispers(house, "sora")
    words = Wording("en-US")
    assert answer in {words.text("refusal-no-such-match"), words.text("refusal-unknown-press")}
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_no_token_stands_in_the_log_however_much_is_logged(house: House) -> None:
    """Everything that we and discord.py say at the most talkative, with requests that fail in between."""
    lines: list[str] = []
    passing = Hiding([house.sandbox.token])

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(passing.format(record))

    loggers, keeping = [logging.getLogger(name) for name in ("bot", "discord", "aiohttp")], Keeping()
    for logger in loggers:
        logger.addHandler(keeping)
        logger.setLevel(logging.DEBUG)
    line = HttpLine(house.sandbox.url)
    try:
        for route, status in (("/webhooks", 400), ("/channels", 500)):
            await line.ask("POST", "/api/faults", {"method": "*", "route": route, "status": status, "times": 1})
        for _ in range(4):
            await house.person("aoi").command("table", "duel challenge", game=GAME)
        await house.restart()
        await house.quiet()
    finally:
        for logger in loggers:
            logger.removeHandler(keeping)
            logger.setLevel(logging.NOTSET)
        await line.close()
    said = "\n".join(lines)
    tokens = {
        r["path"].split("/")[3] for r in house.requests() if r["path"].startswith(("/webhooks/", "/interactions/"))
    }
    assert len(tokens) >= 4
    assert [line for line in lines for token in {*tokens, house.sandbox.token} if token in line] == []
    assert said.count(HIDDEN) >= 4
