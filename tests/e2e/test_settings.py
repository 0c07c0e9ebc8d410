"""A server's settings, through Discord: what is set in the panel is so wherever a duel is started."""

import asyncio

import pytest

from bot.components import ids
from bot.matches.records import PAUSED
from bot.matches.times import TIMES
from bot.store.tables import matches
from engine.wording import Wording
from sandbox.numbers import OF_EVERYBODY, Permission
from sandbox.people.administration import delete_channel, set_permissions
from sandbox.people.refusal import Refused
from sandbox.person import HttpLine
from sandbox.world.roles import drop_role, keep_role
from tests.e2e.house import GAME, House, Json, key_on, places
from tests.e2e.panel import panel
from tests.e2e.test_presses import whispers


def guild(house: House) -> int:
    return int(house.sandbox.world.guild_id)


def user(house: House, name: str) -> int:
    return int(house.sandbox.world.people[name].id)


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


async def refusals(house: House, who: str) -> str:
    return "\n".join(await whispers(house, who))


def deny(house: House, channel: str, *names: str) -> None:
    set_permissions(house.sandbox.desk, {"channel": channel, "deny": list(names)})


def channel_id(house: House, name: str) -> str:
    return house.sandbox.desk.named_channel(name)["id"]


async def accept_control(house: House, who: str, channel: str) -> tuple[Json, str]:
    invitation = await house.person(who).wait_for_message(channel, lambda m: key_on(m, ids.Challenge))
    return invitation, key_on(invitation, ids.Challenge, "accept")["custom_id"]


async def test_duels_are_started_only_in_the_chosen_channels(house: House) -> None:
    await house.challenged("aoi", "ren", "table")
    invitation, accept = await accept_control(house, "ren", "table")
    one = await panel(house)
    await one.room("channels")
    deny(house, "lounge", "attach_files", "create_public_threads")
    await one.select(["lounge"], ids.Setting, what="channels")
    lounge = channel_id(house, "lounge")
    assert one.chosen(ids.Setting, what="channels") == [lounge]
    assert f"<#{lounge}> で、わたしに足りない権限：ファイルを添付、公開スレッドの作成" in one.text
    deny(house, "lounge")
    await house.quiet()
    await one.room("home")
    assert "足りない権限" not in one.text
    assert f"対戦できるチャンネル**：<#{lounge}>" in one.text
    house.note(await house.person("ren").press(invitation, accept, wait="answer"))
    await house.quiet()
    assert f"次のチャンネルだけです：<#{lounge}>" in await refusals(house, "ren")
    await house.challenged("sora", None, "table")
    assert f"On this server duels can be started only in <#{lounge}>" in await refusals(house, "sora")
    assert await house.runtime.matches.running(guild(house)) == ()
    await house.challenged("sora", None, "lounge")
    await house.quiet()
    (running,) = await house.runtime.matches.running(guild(house))
    assert running.match.channel == int(lounge) or running.match.place.channel == int(lounge)


async def test_a_channel_that_was_deleted_opens_nothing(house: House) -> None:
    one = await panel(house)
    await one.room("channels")
    await one.select(["lounge"], ids.Setting, what="channels")
    delete_channel(house.sandbox.desk, {"id": channel_id(house, "lounge")})
    await house.quiet()
    await one.room("home")
    assert Wording("ja").text("settings-channels.none") in one.text
    await house.challenged("ren", None)
    assert "/設定" in await refusals(house, "ren")
    await one.room("channels")
    assert one.chosen(ids.Setting, what="channels") == []
    await one.press(ids.Back, what="channels")
    assert "すべてのチャンネル（標準）" in one.text
    await house.challenged("ren", None)
    await house.quiet()
    assert len(await house.runtime.matches.running(guild(house))) == 1


async def test_who_may_start_duels(house: House) -> None:
    role = keep_role(house.sandbox.world, "決闘者", ["ren"])
    await house.quiet()
    one = await panel(house)
    await one.room("starters")
    await one.select(["決闘者"], ids.Setting, what="roles")
    assert one.chosen(ids.Setting, what="roles") == [role["id"]]
    await house.challenged("sora", None)
    assert f"with one of these roles: <@&{role['id']}>" in await refusals(house, "sora")
    await house.challenged("ren", "sora")
    invitation, accept = await accept_control(house, "sora", "table")
    house.note(await house.person("sora").press(invitation, accept, wait="answer"))
    await house.quiet()
    assert len(await house.runtime.matches.running(guild(house))) == 1, "whoever is challenged may accept"
    await one.select(["managers"], ids.Setting, what="starters")
    await house.challenged("ren", None)
    assert "「サーバー管理」の権限がある人だけ" in await refusals(house, "ren")
    await house.challenged("aoi", None)
    await house.quiet()
    assert len(await house.runtime.matches.running(guild(house))) == 2
    await one.select(["決闘者"], ids.Setting, what="roles")
    drop_role(house.sandbox.world, "決闘者")
    await house.quiet()
    await one.room("home")
    assert Wording("ja").text("settings-starters.none") in one.text
    await one.room("starters")
    await one.select(["everybody"], ids.Setting, what="starters")
    await house.challenged("sora", None)
    await house.quiet()
    assert len(await house.runtime.matches.running(guild(house))) == 3


async def test_a_match_under_a_house_rule(house: House) -> None:
    game, option = "genso", "hand_size"
    one = await panel(house)
    await one.press(ids.Panel, room="games")
    await one.select([game], ids.HouseGame)
    while True:
        if option in [each["value"] for each in one.control(ids.HouseRule)["options"]]:
            break
        await one.press(ids.HousePage, page=ids.read(one.control(ids.HouseRule)["custom_id"]).page + 1)
    await one.select([option], ids.HouseRule)
    assert one.chosen(ids.HouseValue) == ["5（標準）"]
    assert "`A0-1`" in one.text
    await one.select(["4"], ids.HouseValue)
    assert "**4**（標準は5）" in one.text
    house.note(await house.person("sora").command("table", "rules", game=game, wait="answer"))
    await house.quiet()
    assert "Cards in hand `A0-1`: **4** (default: 5)" in await refusals(house, "sora")
    await house.restart()
    alone = await house.begun("aoi", None, game=game)
    assert len((await house.runtime.matches.view(alone, 0)).hand.faces) == 4, "against the bot too"
    match = await house.begun("ren", "sora", game=game)
    invitation = next(m for m in await public(house, "sora") if "挑戦状" in m["text"])
    assert "手札の枚数 `A0-1`：**4**（標準は5）" in invitation["text"]
    for seat in (0, 1):
        assert len((await house.runtime.matches.view(match, seat)).hand.faces) == 4
    await one.look()
    await one.press(ids.HouseReset, option=option)
    assert "**5**（標準）" in one.text
    assert dict((await house.runtime.matches.match(match)).house_rules) == {option: 4}, "fixed into the match"
    resigned = await house.runtime.matches.resign(1, user(house, "ren"), match)
    assert resigned.match.outcome
    await house.quiet()
    result = house.newest(await house.person("ren").state(), lambda m: key_on(m, ids.Again))
    house.note(await house.person("ren").press(result, key_on(result, ids.Again)["custom_id"], wait="answer"))
    await house.quiet()
    again = (await house.runtime.matches.challenges_of(user(house, "ren")))[0]
    assert dict(again.terms.house_rules) == {}, "a match that is played again is played as the server now has it"


async def test_what_could_not_be_played_is_refused_in_words(house: House) -> None:
    one = await panel(house)
    await one.press(ids.Panel, room="games")
    await one.select(["kiryoku"], ids.HouseGame)
    await one.select(["deck_size"], ids.HouseRule)
    for typed, why in (("999", "20から80"), ("３０", Wording("ja").text("problem-house-no-deck"))):
        told = await one.press(ids.HouseNumber, option="deck_size")
        await one.submit(told, typed)
        assert why in one.text
        assert "…" not in one.text.replace("…）", "")
        assert "**60**（標準）" in one.text
    assert await house.runtime.guilds.rules(guild(house)) == {}


async def test_a_stuck_match_is_ended_and_both_are_told(house: House) -> None:
    match = await house.begun("ren", "sora")
    one = await panel(house)
    await one.press(ids.Panel, room="matches")
    assert f"#{match}" in one.text
    await one.select([str(match)], ids.Stuck)
    await one.press(ids.Panel, room="matches")
    await one.select([str(match)], ids.Stuck)
    await house.restart(kill=True)
    await one.press(ids.EndMatch, match=match)
    assert f"対戦 #{match} を終わらせました" in one.text
    record = await house.runtime.matches.match(match)
    assert (record.outcome.termination, record.outcome.winner) == ("closed", None)
    for name in ("ren", "sora"):
        results = [m for m in await public(house, name) if key_on(m, ids.Again)]
        assert len(results) == 1
        assert "サーバーの管理者" in results[0]["text"]
        assert {user["name"] for user in results[0]["mentions"]} >= {"ren", "sora"}
    assert Wording("ja").text("settings-matches-none") in one.text


async def test_a_match_that_cannot_be_read_is_listed_and_ended_too(house: House) -> None:
    match = await house.begun("ren", "sora")
    async with house.runtime.store.write() as work:
        spoilt = {"state": b"{}", "status": PAUSED, "version": matches.c.version + 1}
        await work.run(matches.update().where(matches.c.id == match).values(**spoilt))
    one = await panel(house)
    await one.press(ids.Panel, room="matches")
    assert f"#{match}" in one.text
    await one.select([str(match)], ids.Stuck)
    await one.press(ids.EndMatch, match=match)
    assert f"対戦 #{match} を終わらせました" in one.text
    told = [m for m in await public(house) if Wording("ja").text("match-unreadable") in m["text"]]
    assert any({user["name"] for user in m["mentions"]} == {"ren", "sora"} for m in told)


async def test_two_managers_and_a_panel_that_is_out_of_date(house: House) -> None:
    keep_role(house.sandbox.world, "staff", ["sora"], OF_EVERYBODY | Permission.MANAGE_GUILD)
    await house.quiet()
    ours, theirs = await panel(house), await panel(house, "sora")
    assert Wording("en-US").text("settings-title") in theirs.text
    await ours.select(["days"], ids.Setting, what="time")
    await theirs.select(["no"], ids.Setting, what="threads")
    assert theirs.chosen(ids.Setting, what="time") == ["three days"]
    ours_set = house.person("aoi").select(ours.message, ours.control(ids.Setting, what="time")["custom_id"], ["none"])
    theirs_set = house.person("sora").select(
        theirs.message, theirs.control(ids.Setting, what="time")["custom_id"], ["minutes"]
    )
    await asyncio.gather(ours_set, theirs_set)
    await house.quiet()
    assert (await house.runtime.guilds.get(guild(house))).time in (0, 600)
    old = {"message": theirs.message, "force": True, "wait": "answer"}
    for key in (ids.Panel("cellar", 9), ids.Setting("moon", 0), ids.HousePage("chess", 3)):
        act = house.person("sora").select if isinstance(key, ids.Setting) else house.person("sora").press
        values = {"values": ["x"]} if isinstance(key, ids.Setting) else {}
        house.note(await act(old["message"], key.pack(), force=True, wait="answer", **values))
    await house.quiet()
    await theirs.look()
    assert Wording("en-US").text("settings-games-title") in theirs.text


async def test_of_two_quick_presses_the_last_is_shown(house: House) -> None:
    """Though Discord takes its time with the answer to the first."""
    one = await panel(house)
    slow = {"method": "PATCH", "route": ".*/messages/@original$", "delay": 0.5, "times": 1}
    line = HttpLine(house.sandbox.url)
    try:
        await line.ask("POST", "/api/faults", slow)
    finally:
        await line.close()
    for key in (ids.Panel("channels", 0), ids.Panel("games", 0)):
        house.note(await house.person("aoi").press(one.message, key.pack(), force=True, wait="acknowledged"))
    await house.quiet()
    await one.look()
    assert Wording("ja").text("settings-games-title") in one.text


async def test_an_ordinary_member_changes_nothing(house: House) -> None:
    with pytest.raises(Refused):
        await house.person("ren").command("table", "settings")
    before = await house.runtime.guilds.get(guild(house))
    await house.person("aoi").say("table", "hello")
    message = await house.person("ren").wait_for_message("table", lambda m: m["content"] == "hello")
    ren = house.person("ren")
    for key in (
        ids.Panel("home", 0),
        ids.Back("all"),
        ids.HouseReset(GAME, ""),
        ids.EndMatch(1),
        ids.HouseNumber(GAME, "round_cap"),
    ):
        told = await ren.press(message, key.pack(), force=True, wait="answer")
        house.note(told)
        assert told["modal"] is None
    house.note(await ren.select(message, ids.Setting("time", 0).pack(), ["days"], force=True, wait="answer"))
    await house.quiet()
    assert await house.runtime.guilds.get(guild(house)) == before
    assert (await refusals(house, "ren")).count(Wording("ja").text("refusal-needs-manage-server")) == 6
