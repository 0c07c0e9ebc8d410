"""A server's settings, through Discord: what is set in the panel is so wherever a duel is started."""

from bot.components import ids
from bot.matches.times import TIMES
from tests.e2e.house import House, Json, key_on, places
from tests.e2e.panel import panel


async def public(house: House, who: str = "ren") -> list[Json]:
    return [m for p in places(await house.person(who).state()) for m in p["messages"] if not m["ephemeral"]]


async def test_languages_times_and_threads_are_changed_in_place(house: House) -> None:
    before = len(await public(house))
    one = await panel(house)
    assert one.chosen(ids.Setting, what="language") == ["Discordの設定に合わせる：日本語（標準）"]
    assert one.chosen(ids.Setting, what="time") == ["1日（標準）"]
    await one.select(["en-US"], ids.Setting, what="language")
    assert "サーバーの言語**：English" in one.text, "the panel is in its reader's language, whatever is set"
    await one.select(["minutes"], ids.Setting, what="time")
    await one.select(["no"], ids.Setting, what="threads")
    assert one.chosen(ids.Setting, what="time") == ["10分"]
    assert len(await public(house)) == before, "it is told to nobody else"
    await house.restart(kill=True)
    await house.challenged("aoi", "ren")
    invitation = await house.person("ren").wait_for_message("table", lambda m: key_on(m, ids.Challenge))
    assert "Time for each decision: 10 minutes" in invitation["text"]
    accept = key_on(invitation, ids.Challenge, "accept")
    house.note(await house.person("ren").press(invitation, accept["custom_id"], wait="answer"))
    match = await house.choose_deck("aoi")
    await house.choose_deck("ren")
    await house.quiet()
    record = await house.runtime.matches.match(match)
    assert (record.thread, record.time, record.locale) == (None, TIMES["minutes"], "en-US")
    await one.look()
    await one.press(ids.Panel, room="defaults")
    await one.press(ids.Back, what="all")
    assert one.chosen(ids.Setting, what="threads") == ["対戦ごとにスレッドを作る（標準）"]


async def test_language_and_settings_agree(house: House) -> None:
    aoi = house.person("aoi")
    house.note(await aoi.command("table", "language", language="en-US", where="server", wait="answer"))
    one = await panel(house)
    assert one.chosen(ids.Setting, what="language") == ["English"]
