"""Two people who do not read the same language, one of whom closes the door: each is told in their own, and the match goes on."""

from datetime import timedelta

from bot.components import ids
from engine.wording import Wording
from tests.e2e.house import GAME, House, dm, key_on, moves, places, pressables
from tests.e2e.test_presses import whispers

LOCALES = {"aoi": "ja", "sora": "en-US"}


async def begun(house: House, actions: int = 2) -> int:
    await house.challenged("aoi", "sora", time="minutes")
    invitation = await house.person("sora").wait_for_message("table", lambda m: key_on(m, ids.Challenge))
    assert Wording("ja").text("challenge-accept-button") in [c["label"] for c in pressables(invitation)]
    accept = next(c for c in pressables(invitation) if c["custom_id"].endswith(":accept"))
    house.note(await house.person("sora").press(invitation, accept["custom_id"], wait="answer"))
    for name in LOCALES:
        match = await house.choose_deck(name)
    await house.play(match, *LOCALES, until=lambda record: record.actions >= actions)
    await house.quiet()
    return match


async def asked(house: House, match: int) -> str:
    for name in LOCALES:
        user = int((await house.person(name).state())["me"]["id"])
        seat = (await house.runtime.matches.match(match)).seat_of(user)
        if (await house.runtime.matches.look(match, seat)).decision:
            return name
    raise AssertionError("nobody is asked")


async def act(house: House, name: str) -> None:
    hand = await house.hand(name)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))
    await house.quiet()


async def private(house: House, name: str) -> list[str]:
    """Labels and texts of what this person alone sees."""
    state = await house.person(name).state()
    alone = [m for p in places(state) for m in p["messages"] if m["ephemeral"] or dm(state, m)]
    return [m["text"] for m in alone] + [c.get("label", "") for m in alone for c in pressables(m)]


async def test_each_reads_their_own_language_in_private_and_the_servers_in_public(house: House) -> None:
    match = await begun(house)
    for name, locale in LOCALES.items():
        other = next(one for one in LOCALES.values() if one != locale)
        said = await private(house, name)
        for key in ("door-cards", "door-rules", "door-leave"):
            assert Wording(locale, GAME).text(key) in said
            assert Wording(other, GAME).text(key) not in said
    house.note(await house.person("sora").command("table", "language", language="ja", wait="answer"))
    await house.quiet()
    assert Wording("ja", GAME).text("door-cards") in await private(house, "sora"), (
        "what was chosen goes before the client"
    )
    house.note(await house.person("sora").command("table", "language", language="auto", wait="answer"))
    house.note(await house.person("sora").command("lounge", "duel log", match=999, wait="answer"))
    await house.quiet()
    assert Wording("en-US").text("refusal-no-such-match") in await whispers(house, "sora")
    house.stop_the_clock()
    await house.runtime.keep_time()
    slow = await asked(house, match)
    for _ in range(8):
        house.runtime.store.clock.at += timedelta(minutes=1)
        await house.runtime.keep_time()
    await house.quiet()
    reminder = {"ja": "対戦があなたの手を待っています", "en-US": "the match is waiting for you"}[LOCALES[slow]]
    state = await house.person("ren").state()
    public = [m["text"] for p in [*state["channels"], *state["threads"]] for m in p["messages"] if not m["ephemeral"]]
    assert [text for text in public if reminder in text], "a reminder is for one, in their language"
    boards = [m for p in state["threads"] for m in p["messages"] if key_on(m, ids.Door, "leave")]
    assert Wording("ja", GAME).text("door-hand") in [c["label"] for m in boards for c in pressables(m)]


async def test_who_blocks_the_bot_in_the_middle_is_asked_no_more_and_the_match_goes_on(house: House) -> None:
    match = await begun(house)
    for _ in range(2):
        await act(house, await asked(house, match))
    await house.person("sora").act("block")
    since = len(house.requests())
    for _ in range(4):
        name = await asked(house, match)
        if name == "sora":
            house.note(await house.person("sora").command("table", "hand", wait="answer"))
            await house.quiet()
        await act(house, name)
    refused = [r for r in house.requests()[since:] if r["code"] in (50007, 50278, 40003)]
    assert len(refused) <= 1, refused
    assert len(await house.runtime.matches.times(match)) >= 1, "their time runs on"
    assert (await house.runtime.matches.match(match)).actions >= 8


async def test_who_runs_the_server_reaches_every_match_from_the_list(house: House) -> None:
    match = await begun(house, 0)
    for name, may in (("aoi", True), ("sora", False)):
        house.note(await house.person(name).command("table", "duel list", wait="answer"))
        await house.quiet()
        listed = house.newest(await house.person(name).state(), lambda m: m["ephemeral"] and f"#{match}" in m["text"])
        assert bool(key_on(listed, ids.Panel)) is may
    listed = house.newest(await house.person("aoi").state(), lambda m: m["ephemeral"] and key_on(m, ids.Panel))
    house.note(await house.person("aoi").press(listed, key_on(listed, ids.Panel)["custom_id"], wait="answer"))
    await house.quiet()
    panel = house.newest(await house.person("aoi").state(), lambda m: m["ephemeral"] and key_on(m, ids.Stuck))
    assert str(match) in [option["value"] for option in key_on(panel, ids.Stuck)["options"]]
