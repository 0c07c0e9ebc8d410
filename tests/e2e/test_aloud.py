"""Running text: who cannot hear an edit gets what happened as new messages, and nobody else does."""

import pytest

from bot.components import ids
from bot.duels import aloud
from engine.wording import Wording
from tests.e2e.house import GAME, House, dm, key_on, moves, places, pressables
from tests.e2e.test_presses import asked, whispers

SILENT = 4096


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes fast is merged within a tenth of a second."""
    monkeypatch.setattr(aloud, "CALM", 0.1)


async def listening(house: House, *people: str) -> None:
    for name in people:
        house.note(await house.person(name).command("table", "screen-reader", messages="on", wait="answer"))


async def heard(house: House, name: str) -> list[dict]:
    """A person's direct messages, oldest first."""
    state = await house.person(name).state()
    return [m for p in places(state) for m in p["messages"] if dm(state, m) and not m["ephemeral"]]


async def begun(house: House) -> int:
    match = await house.begun()
    await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 2)
    await house.quiet()
    return match


async def act(house: House) -> str:
    """One press of whoever is asked, and all that follows."""
    name = await asked(house)
    hand = await house.hand(name)
    single = next(c for c in moves(hand) if isinstance(ids.read(c["custom_id"]), ids.Walk))
    house.note(await house.person(name).press(hand, single["custom_id"], wait="answer"))
    await house.quiet()
    return name


async def told(house: House, match: int, name: str, since: int) -> list[str]:
    """What `/duel log` would say to this person, from an action on."""
    record = await house.runtime.matches.match(match)
    seat = record.seat_of(int((await house.person(name).state())["me"]["id"]))
    names = (record.seats[0].name, record.seats[1].name)
    words = Wording("ja", GAME, names)
    happened = await house.runtime.matches.happened(match, seat, since)
    return [words.event(event) for one in happened for event in one.events if event.name != "answered"]


async def test_what_happens_comes_as_new_messages_that_lead_with_it(house: House) -> None:
    await listening(house, "ren")
    match = await begun(house)
    for _ in range(6):
        since = (await house.runtime.matches.match(match)).actions
        before = await heard(house, "ren")
        await act(house)
        if (await house.runtime.matches.match(match)).outcome:
            break
        lines = await told(house, match, "ren", since)
        after = await heard(house, "ren")
        new = after[len(before) :]
        assert len(new) == 1, "one message for what happened at once"
        assert [m["id"] for m in after[: len(before)]] == [m["id"] for m in before], "what was told stays"
        assert new[0]["text"].splitlines()[: len(lines)] == [f"- {line}" for line in lines]
        assert [m["id"] for m in after if pressables(m)] == [new[0]["id"]], "only the newest has buttons"
        is_asked = bool(moves(new[0]))
        assert bool(new[0]["flags"] & SILENT) is not is_asked, "silent where nothing is asked"
    assert len([m for m in await heard(house, "aoi") if pressables(m)]) == 1
    assert len(await heard(house, "aoi")) == 1, "the other's hand is edited as ever"


async def test_who_is_told_aloud_is_not_called_as_well(house: House) -> None:
    await listening(house, "ren")
    match = await begun(house)
    for _ in range(4):
        await act(house)
    me = (await house.person("ren").state())["me"]["id"]
    thread = (await house.runtime.matches.match(match)).thread
    state = await house.person("ren").state()
    calls = [m for p in state["threads"] if p["id"] == str(thread) for m in p["messages"]]
    assert [
        m for m in calls if key_on(m, ids.Door, "hand") and f"<@{me}>" in m["text"] and not key_on(m, ids.Door, "leave")
    ] == []


async def test_the_end_is_told_and_nothing_is_told_twice(house: House) -> None:
    await listening(house, "aoi", "ren")
    match = await begun(house)
    for _ in range(3):
        await act(house)
    await house.restart(kill=True)
    await house.quiet()
    await house.resign("aoi", match)
    for name in ("aoi", "ren"):
        messages = await heard(house, name)
        assert Wording("ja", GAME, ("あおい", "れん")).text("match-over") in messages[-1]["text"]
        assert "れん" in messages[-1]["text"]
        lines = [line for m in messages for line in m["text"].splitlines() if line.startswith("- ")]
        every = await told(house, match, name, 2)
        assert [line[2:] for line in lines if line[2:] in every][: len(every)] == every, "each once, in order"
        assert messages[-1]["flags"] & SILENT


async def test_it_is_switched_from_the_hand_and_off_again(house: House) -> None:
    await begun(house)
    ren = house.person("ren")
    hand = (await heard(house, "ren"))[-1]
    house.note(await ren.press(hand, key_on(hand, ids.Door, "text")["custom_id"], wait="answer"))
    await house.quiet()
    text = house.newest(await ren.state(), lambda m: m["ephemeral"] and key_on(m, ids.Door, "aloud"))
    house.note(await ren.press(text, key_on(text, ids.Door, "aloud")["custom_id"], wait="answer"))
    assert key_on(hand, ids.Door, "aloud"), "and below the hand itself"
    for what, state in (("on", "aloud-on"), ("off", "aloud-off")):
        panel = house.newest(await ren.state(), lambda m: m["ephemeral"] and key_on(m, ids.Aloud))
        assert ids.read(key_on(panel, ids.Aloud)["custom_id"]).what == what
        house.note(await ren.press(panel, key_on(panel, ids.Aloud)["custom_id"], wait="answer"))
        await house.quiet()
        assert any(Wording("ja").text(state) in text for text in await whispers(house, "ren"))
    messages = await heard(house, "ren")
    for _ in range(2):
        await act(house)
    assert [m["id"] for m in await heard(house, "ren")] == [m["id"] for m in messages], "edited again"
    assert [m["id"] for m in await heard(house, "ren") if pressables(m)] == [messages[-1]["id"]]


async def test_who_takes_no_direct_messages_is_called_and_plays_by_the_board(house: House) -> None:
    await listening(house, "ren")
    match = await begun(house)
    await house.person("ren").settings(dm=False)
    before = len(house.requests())
    me = (await house.person("ren").state())["me"]["id"]
    for _ in range(4):
        if house.hand_of(await house.person("ren").state()) is None:
            house.note(await house.person("ren").command("table", "hand", wait="answer"))
            await house.quiet()
        await act(house)
    closed = [r for r in house.requests()[before:] if r["code"] == 50007]
    assert len(closed) <= 1, "asked once"
    thread = (await house.runtime.matches.match(match)).thread
    state = await house.person("ren").state()
    calls = [m for p in state["threads"] if p["id"] == str(thread) for m in p["messages"]]
    posted = [
        r
        for r in house.requests()[before:]
        if r["method"] == "POST" and f"/channels/{thread}/messages" in r["path"] and me in str(r["body"])
    ]
    assert calls
    assert posted, "called in the thread instead"
