"""Cards that people own, through Discord: joined, looked at, traded, played for, read in the ledger and taken back."""

from typing import Any

import pytest

from bot.collections import keys
from bot.collections.audit import faults
from bot.collections.trades import LIFE
from bot.components import ids
from bot.drawing import painter
from bot.drawing.trades import Exchange, faces_of
from engine import games
from tests.e2e.house import GAME, House, Json, key_on, pressables
from tests.e2e.panel import Panel, panel
from tests.e2e.test_decks import message, owner
from tests.e2e.test_presses import said, whispers

MINE, THEIRS = "stone-wall", "swift-column"
NAMES = {card.id: card.title for card in games.catalog(GAME).definitions.values()}


async def given(house: House, who: str, command: str, /, **options: Any) -> Panel:
    """What a command shows to who gives it."""
    told = await house.person(who).command("table", command, wait="answer", **options)
    house.note(told)
    await house.quiet()
    return Panel(house, who, await message(house, who, told))


async def settled(house: House) -> None:
    """The server's people switch it on, and two join."""
    desk = await panel(house)
    await desk.room("collections")
    await desk.select(["yes"], ids.Setting, what="collections")
    await desk.select(["yes"], ids.Setting, what="prizes")
    for name, deck in (("aoi", MINE), ("ren", THEIRS)):
        joining = await given(house, name, "collection join", game=GAME)
        await joining.select([deck], keys.Starter)
        assert joining.message["attachments"], "what one owns now is shown"


async def table(house: House, who: str) -> Panel:
    """The trade that stands there for everybody."""
    found = await house.person(who).wait_for_message("table", lambda m: key_on(m, keys.Own))
    return Panel(house, who, found)


async def laid(house: House, who: str, count: int) -> Json:
    """Open one's own menu, and let so many cards of it lie on the table."""
    stands = await table(house, who)
    told = await house.person(who).press(stands.message, stands.control(keys.Own)["custom_id"], wait="answer")
    house.note(told)
    await house.quiet()
    own = Panel(house, who, await message(house, who, told))
    options = own.control(keys.Lay)["options"]
    await own.select([option["value"] for option in options[:count]], keys.Lay)
    return own.message


async def press(house: House, who: str, kind: type[ids.Key]) -> Json:
    stands = await table(house, who)
    told = await house.person(who).press(stands.message, stands.control(kind)["custom_id"], wait="answer")
    house.note(told)
    await house.quiet()
    return told


async def owned(house: House, name: str) -> dict[str, int]:
    one = owner(house, name)
    return {shelf.card: shelf.count for shelf in await house.runtime.collections.shelves(one.guild, one.user, GAME)}


async def accepted(house: House, first: str, second: str) -> Json:
    """A duel for a card, agreed to by both."""
    told = await house.person(first).command(
        "table", "duel challenge", game=GAME, opponent=second, prize=True, wait="answer"
    )
    house.note(told)
    invitation = await house.person(second).wait_for_message("table", lambda m: key_on(m, ids.Challenge))
    accept = next(c for c in pressables(invitation) if c["custom_id"].endswith(":accept"))
    house.note(await house.person(second).press(invitation, accept["custom_id"], wait="answer"))
    await house.quiet()
    return {**invitation, "label": accept["label"]}


async def test_the_whole_way_of_a_card(house: House) -> None:
    house.note(await house.person("ren").command("table", "collection join", game=GAME, wait="answer"))
    await house.quiet()
    assert said("refusal-collections-off") in await whispers(house, "ren"), "it is off until somebody switches it on"
    await settled(house)
    look = await given(house, "ren", "collection cards", member="aoi")
    assert [name.ja for card, name in NAMES.items() if f"- {name.ja} ×" in look.text.replace("\\", "")]
    assert "×2" in look.message["attachments"][0]["description"]
    hint = lambda who, **more: house.person(who).autocomplete("table", "collection cards", "find", **more)  # noqa: E731
    first = next(card for card in games.catalog(GAME).decks[MINE].cards)
    hints = await hint("ren", member="aoi", find=NAMES[first].en.upper()[:5])
    assert any(NAMES[first].ja in one["name"] for one in hints), "what the other owns"
    assert 0 < len(await hint("ren", find="")) <= 25
    assert await hint("ren", find="ほげほげほげ") == []
    look = await given(house, "ren", "collection cards", member="aoi", find=hints[0]["value"])
    assert len(look.message["attachments"]) == 1
    assert look.text.count("×") == 1
    await look.press(keys.Album)
    assert look.text.count("×") > 1, "and back to all of them"
    await given(house, "aoi", "collection privacy", show=False)
    assert await hint("ren", member="aoi", find="") == []
    look = await given(house, "ren", "collection cards", member="aoi")
    assert look.text == said("refusal-collection-hidden")

    for odd, reason in (("bot", "refusal-trade-bot"), ("aoi", "refusal-trade-self")):
        house.note(await house.person("aoi").command("table", "trade offer", member=odd, wait="answer"))
        await house.quiet()
        assert said(reason) in await whispers(house, "aoi"), "and not that a bot has not joined"
    house.note(await house.person("aoi").command("table", "trade offer", member="ren", wait="answer"))
    await house.quiet()
    await laid(house, "aoi", 2)
    await laid(house, "ren", 1)
    stale = await table(house, "ren")
    await press(house, "aoi", keys.Agree)
    assert "✓" in (await table(house, "aoi")).text
    await laid(house, "ren", 2)
    assert "✓" not in (await table(house, "aoi")).text, "a change takes the agreement back"
    old = stale.control(keys.Agree)["custom_id"]
    house.note(await house.person("ren").press((await table(house, "ren")).message, old, force=True, wait="answer"))
    await house.quiet()
    assert said("refusal-trade-changed") in await whispers(house, "ren")
    before = await owned(house, "aoi")
    await press(house, "aoi", keys.Agree)
    await press(house, "ren", keys.Agree)
    after = await owned(house, "aoi")
    assert (sum(after.values()), after == before) == (sum(before.values()), False)

    book = await given(house, "aoi", "collection ledger")
    for entry in [option["value"] for option in book.control(keys.Entry)["options"]]:
        book = await given(house, "aoi", "collection ledger")
        await book.select([entry], keys.Entry)
        await book.press(keys.Revert)
    assert await owned(house, "aoi") == before, "each card went back to who gave it"
    strange = await given(house, "ren", "collection ledger", member="aoi")
    assert strange.text == said("refusal-needs-manage-server")

    invitation = await accepted(house, "aoi", "ren")
    assert said("challenge-prize-rule") in invitation["text"]
    assert invitation["label"] == said("challenge-prize-button")
    for name, deck in (("aoi", MINE), ("ren", THEIRS)):
        await chosen(house, name, deck)
    (record,) = await house.runtime.matches.matches_of(owner(house, "aoi").user)
    house.note(await house.person("aoi").command("table", "collection leave", game=GAME, wait="answer"))
    await house.quiet()
    leaving = house.newest(await house.person("aoi").state(), lambda m: key_on(m, keys.Leave))
    house.note(await house.person("aoi").press(leaving, key_on(leaving, keys.Leave)["custom_id"], wait="answer"))
    await house.quiet()
    assert any(f"#{record.id}" in text for text in await whispers(house, "aoi")), "which match holds it is said"
    await house.resign("ren", record.id)
    result = await house.person("aoi").wait_for(lambda s: house.newest(s, lambda m: key_on(m, keys.Prize)))
    door = key_on(result, keys.Prize)["custom_id"]
    house.note(await house.person("ren").press(result, door, wait="answer"))
    told = await house.person("aoi").press(result, door, wait="answer")
    house.note(told)
    await house.quiet()
    assert said("refusal-prize-not-yours") in await whispers(house, "ren")
    picking = Panel(house, "aoi", await message(house, "aoi", told))
    card = picking.control(keys.Pick)["options"][0]["value"]
    assert NAMES[card].ja in picking.message["attachments"][0]["description"], "what can be taken is shown"
    had = (await owned(house, "aoi")).get(card, 0)
    await picking.select([card], keys.Pick)
    assert (await owned(house, "aoi"))[card] == had + 1
    results = await house.person("sora").wait_for(
        lambda s: house.newest(s, lambda m: m["id"] == result["id"] and not key_on(m, keys.Prize))
    )
    assert NAMES[card].ja in results["text"], "the result says what was picked, and does not offer it again"
    async with house.runtime.store.read() as work:
        assert await faults(work) == []
    assert [one for one in house.requests() if one.get("failed")] == []


async def test_a_trade_is_shown_as_cards_from_the_empty_table_to_every_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[Exchange] = []
    paint = painter.exchange
    monkeypatch.setattr(painter, "exchange", lambda shown, *more: [painted.append(shown), paint(shown, *more)][1])
    await settled(house)
    trade = await offered(house)
    assert await drawn(house, trade, "open") == [[], []]
    await laid(house, "aoi", 2)
    await laid(house, "ren", 1)
    lying = await drawn(house, trade, "open")
    assert list(map(len, lying)) == [2, 1]
    await press(house, "aoi", keys.Agree)
    shown = (await table(house, "aoi")).message
    assert "✓" in shown["text"]
    assert shown["attachments"], "an edit keeps the picture"
    assert [len(faces_of(one)) for one in painted] == [0, 2, 3], "to agree paints nothing anew"
    await press(house, "ren", keys.Agree)
    assert await drawn(house, trade, "done") == lying
    assert len(painted) == 4

    trade = await offered(house)
    await laid(house, "ren", 1)
    await press(house, "aoi", keys.End)
    assert list(map(len, await drawn(house, trade, "canceled"))) == [0, 1]
    trade = await offered(house)
    await press(house, "ren", keys.End)
    assert await drawn(house, trade, "declined") == [[], []]
    trade = await offered(house)
    await laid(house, "aoi", 1)
    await house.person("ren").leave()
    await press(house, "aoi", keys.Agree)
    assert list(map(len, await drawn(house, trade, "closed"))) == [1, 0]
    await house.person("ren").join()
    trade = await offered(house)
    house.stop_the_clock(LIFE)
    await house.runtime.trades.expire()
    await house.quiet()
    assert await drawn(house, trade, "expired") == [[], []]
    assert [one for one in house.requests() if one.get("failed")] == []


async def offered(house: House) -> str:
    """Aoi opens a trade with Ren; its message's id."""
    house.note(await house.person("aoi").command("table", "trade offer", member="ren", wait="answer"))
    await house.quiet()
    return str((await table(house, "aoi")).message["id"])


async def drawn(house: House, message: str, state: str) -> list[list[str]]:
    """The cards of either side that a trade's picture tells of, where it tells of this state first."""
    (shown,) = [one for one in await house.person("sora").messages("table") if one["id"] == message]
    (picture,) = shown["attachments"]
    assert (picture["filename"], picture["width"], picture["height"]) == ("trade.png", 1200, 800)
    told = picture["description"]
    assert told.startswith(said(f"trade-short-{state}"))
    titles = {title.ja for title in NAMES.values()}
    sides = [side.partition("：")[2].split("、") for side in told.split("。")[1:3]]
    counted = [[part.partition(" ×") for part in side] for side in sides]
    return [[name for name, _, count in side if name in titles for _ in range(int(count or 1))] for side in counted]


async def chosen(house: House, name: str, deck: str) -> None:
    """The deck of which this person owns every card."""
    who = house.person(name)
    offered = house.newest(await who.state(), lambda m: m["ephemeral"] and key_on(m, ids.Deck))
    if offered is None:
        board = await who.wait_for(lambda s: house.newest(s, lambda m: key_on(m, ids.Door, "decks")))
        house.note(await who.press(board, key_on(board, ids.Door, "decks")["custom_id"], wait="answer"))
        offered = await who.wait_for(lambda s: house.newest(s, lambda m: m["ephemeral"] and key_on(m, ids.Deck)))
    assert said("deck-prize") in offered["text"]
    house.note(await who.select(offered, key_on(offered, ids.Deck)["custom_id"], [deck], wait="answer"))
    await house.quiet()
