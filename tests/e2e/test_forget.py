"""`/forget me`: nothing of a person is left in the store, and the others' matches are as they were, but for a name."""

from msgspec import Struct
from sqlalchemy import BigInteger, Integer, LargeBinary, select

from bot.components import ids
from bot.forgetting import Forgetting
from bot.matches.records import OVER
from bot.store.tables import metadata
from engine.wording import Wording
from sandbox.person import HttpLine
from tests.e2e.house import GAME, House, key_on, places
from tests.e2e.test_presses import placed, whispers


class Found(Struct, frozen=True):
    table: str
    column: str


async def traces(house: House, user: int, name: str) -> list[Found]:
    """Every column of the database in which the id or the name stands."""
    found = []
    async with house.runtime.store.read() as work:
        for table in metadata.tables.values():
            for row in await work.all(select(table)):
                for column in table.columns:
                    value = row._mapping[column]
                    if isinstance(column.type, BigInteger | Integer):
                        hit = value == user
                    elif isinstance(column.type, LargeBinary):
                        hit = value is not None and (str(user).encode() in value or name.encode() in value)
                    else:
                        hit = str(user) in str(value) or name in str(value)
                    if hit:
                        found.append(Found(table.name, column.name))
    return found


async def panel_of(house: House, name: str) -> dict:
    house.note(await house.person(name).command("table", "forget me", wait="answer"))
    await house.quiet()
    return house.newest(await house.person(name).state(), lambda m: m["ephemeral"] and key_on(m, ids.Forget))


async def test_who_is_forgotten_leaves_no_trace_and_the_others_their_matches(house: House) -> None:
    ren, aoi = house.person("ren"), house.person("aoi")
    user = int((await ren.state())["me"]["id"])
    over = await placed(house)
    await house.resign("ren", over)
    running = await house.begun("ren", "sora")
    house.note(await ren.command("table", "duel challenge", game=GAME, opponent="aoi", wait="answer"))
    house.note(await ren.command("table", "rps", opponent="aoi", wait="answer"))
    house.note(await ren.command("table", "roll", dice="2d6", wait="answer"))
    house.note(await ren.command("table", "language", language="ja", wait="answer"))
    await house.quiet()
    before = await house.runtime.matches.transcript(over)
    assert {found.table for found in await traces(house, user, "れん")} >= {
        "seats",
        "challenges",
        "sessions",
        "people",
        "rolls",
    }
    panel = await panel_of(house, "ren")
    assert all(f"：{count}" in panel["text"] for count in (1, 3))
    button = key_on(panel, ids.Forget)["custom_id"]
    house.note(await ren.press(panel, button, wait="answer"))
    await house.quiet()
    assert await traces(house, user, "れん") == []
    record = await house.runtime.matches.match(running)
    assert (record.status, record.outcome.termination) == (OVER, "resigned")
    assert record.seats[record.outcome.winner].name == "そら"
    assert await house.runtime.matches.transcript(over) == before, "what anybody can check is as it was"
    former = Wording("ja").text("forgotten-player")
    house.note(await aoi.command("table", "duel log", match=over, wait="answer"))
    await house.quiet()
    log = house.newest(await aoi.state(), lambda m: m["ephemeral"] and f"#{over}" in m["text"])
    assert former in log["text"]
    state = await house.person("sora").state()
    shown = [
        m["text"] for p in places(state) for m in p["messages"] if f"#{over}" in m["text"] or f"#{running}" in m["text"]
    ]
    shown = [text for text in shown if not text.startswith("🎲")]
    assert len(shown) >= 4
    assert [text for text in shown if "れん" in text or str(user) in text] == []
    house.note(await ren.press(panel, button, force=True, wait="answer"))
    await house.quiet()
    assert await traces(house, user, "れん") == [], "twice is as good as once"
    house.note(await ren.command("table", "forget me", wait="answer"))
    await house.quiet()
    assert Wording("ja").text("forget-nothing") in await whispers(house, "ren")


async def test_an_account_that_ended_holds_nothing_up(house: House) -> None:
    """The opponent calls the match off or claims it; to forget who is no more leaves the opponent's record whole."""
    match = await placed(house)
    user = int((await house.person("ren").state())["me"]["id"])
    line = HttpLine(house.sandbox.url)
    try:
        await line.ask("POST", "/api/people/ren/delete_account", {})
    finally:
        await line.close()
    aoi = house.person("aoi")
    house.note(await aoi.command("table", "duel resign", match=match, wait="answer"))
    await house.quiet()
    panel = house.newest(await aoi.state(), lambda m: m["ephemeral"] and key_on(m, ids.Late))
    house.note(await aoi.press(panel, key_on(panel, ids.Late, "left")["custom_id"], wait="answer"))
    await house.quiet()
    record = await house.runtime.matches.match(match)
    assert record.outcome.termination == "left"
    results = [m for p in places(await aoi.state()) for m in p["messages"] if m["text"].startswith("## ")]
    assert len(results) >= 1
    await Forgetting(house.runtime.store, house.runtime.matches).forget(user)
    await house.quiet()
    assert await traces(house, user, "れん") == []
    again = await house.runtime.matches.match(match)
    assert (again.outcome, again.actions) == (record.outcome, record.actions)
    house.note(await aoi.command("table", "duel log", match=match, wait="answer"))
