"""`/card`: any way to type a name leads to the card, every clause below it to its text, and nothing that is typed to an error."""

import logging
import time

import pytest
from msgspec.structs import replace

from bot.cards import keys
from bot.cards.art import made_anew
from bot.cards.finding import ready
from bot.collections.naming import Printed
from bot.components.markup import plain
from bot.drawing.gallery import GALLERY
from bot.matches.decks import Owner
from engine.brought import Brought, read, write
from engine.games import catalog, games
from engine.view import Name
from engine.wording import Wording
from engine.wording.rulebook import rulebook
from tests.bot.cards.test_art import HASH, encoded
from tests.cogs.test_commands import said, word
from tests.e2e.house import GAME, House, key_on

CARD = "cloud-crane"
TYPED = (
    "",
    "   ",
    "x",
    "a",
    "の",
    "@everyone",
    "../../1",
    "||x||",
    "[t](http://x)",
    "z" * 6000,
    "\u200b",
    "😀",
    f"{GAME}:none",
)


@pytest.fixture(autouse=True, scope="module")
def at_hand() -> None:
    """As soon after the start of a bot."""
    ready()


async def newest(house: House, person: str, kind: type) -> dict:
    return house.newest(await house.person(person).state(), lambda m: m["ephemeral"] and key_on(m, kind))


async def offered(house: House, person: str, typed: str, **options) -> list[dict]:
    return await house.person(person).autocomplete("table", "card", "name", name=typed, **options)


async def test_a_card_is_found_by_its_name_read_with_its_rules_and_seen_in_ones_decks(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    card = catalog(GAME).definitions[CARD]
    aoi, guild = house.person("aoi"), int((await house.person("aoi").state())["guild"]["id"])
    owner = Owner(guild, int((await aoi.state())["me"]["id"]))
    await house.runtime.decks.make(owner, GAME, "||mine||", {CARD: 2}, 10**17)
    for typed in (card.name.ja, card.reading, card.name.en, CARD):
        assert (await offered(house, "aoi", typed))[0]["value"] == f"{GAME}:{CARD}"
        assert card.name.ja in await said(house, "aoi", "card", name=typed, game=GAME)
    page = await newest(house, "aoi", keys.Clause)
    starters = [deck.name.ja for deck in catalog(GAME).decks.values() if CARD in deck.cards]
    assert starters
    assert plain("||mine||") in page["text"]
    assert all(plain(name) in page["text"] for name in starters)
    assert page["attachments"], [record.getMessage() for record in caplog.records]
    assert card.name.ja in page["attachments"][0]["description"]
    menu = key_on(page, keys.Clause)
    assert len(menu["options"]) > 5
    for option in menu["options"][:2]:
        house.note(await aoi.select(page, menu["custom_id"], [option["value"]], wait="answer"))
        await house.quiet()
        page = await newest(house, "aoi", keys.Clause)
        assert rulebook(GAME, "ja").find(option["value"]).text in page["text"]
    assert card.name.en in await said(house, "sora", "card", channel="dm", name=f"{GAME}:{CARD}")
    assert "||mine||" not in await said(house, "sora", "card", name=f"{GAME}:{CARD}")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_while_one_types_there_are_at_most_25_cards_and_all_that_is_typed_is_answered(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    assert {choice["value"].split(":")[0] for choice in await offered(house, "aoi", "")} == set(games())
    await house.warm()
    for typed in TYPED:
        began = time.process_time()
        choices = await offered(house, "aoi", typed)
        assert time.process_time() - began < 3, "Discord's own limit"
        assert len(choices) <= 25
        assert all(1 <= len(choice[part]) <= 100 for choice in choices for part in ("name", "value"))
        assert len({choice["value"] for choice in choices}) == len(choices)
        assert len({choice["name"] for choice in choices}) == len(choices)
        if typed.strip() and len(typed) <= 100:
            assert await said(house, "aoi", "card", name=typed)
    assert await said(house, "aoi", "card", name="qqqqzzzz") == word("card-none", typed="qqqqzzzz")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_who_mistypes_chooses_among_the_nearest(house: House) -> None:
    sora = house.person("sora")
    told = await said(house, "sora", "card", name="clud crane", game=GAME)
    assert "clud crane" in told
    page = await newest(house, "sora", keys.Found)
    menu = key_on(page, keys.Found)
    assert f"{GAME}:{CARD}" in [option["value"] for option in menu["options"]]
    house.note(await sora.select(page, menu["custom_id"], [f"{GAME}:{CARD}"], wait="answer"))
    await house.quiet()
    assert catalog(GAME).definitions[CARD].name.en in (await newest(house, "sora", keys.Clause))["text"]


async def test_of_a_part_of_a_name_those_that_hold_it_are_offered_and_nothing_else(house: House) -> None:
    await said(house, "sora", "card", name="lion")
    labels = [option["label"] for option in key_on(await newest(house, "sora", keys.Found), keys.Found)["options"]]
    assert len(labels) > 1
    assert all("lion" in label.lower() for label in labels), labels


async def test_a_card_of_the_servers_own_set_is_found_there_alone_with_its_picture_and_its_name_as_text(
    house: House,
) -> None:
    shown, guild = Name("||伏字||", "@everyone [t](http://x)"), int((await house.person("aoi").state())["guild"]["id"])
    mine = replace(catalog(GAME).definitions[CARD], id="mine", name=shown, reading="ふせじ")
    brought = Brought(GAME, "own", Name("自作", "Own"), (), pictures={"mine": HASH})
    shelved = read(write(brought, [mine]))
    await house.runtime.sets.put(guild, shelved, {HASH: made_anew(encoded("PNG", (400, 400)))}, None, "")
    assert await offered(house, "aoi", "fuseji") == []
    idle = await Printed.of(house.runtime.sets, guild, (GAME,))
    assert idle.name(GAME, "mine", Wording("en-US")) == shown.en, (
        "who owns it is told its name also while its set is off"
    )
    assert idle.face(GAME, "mine").name == shown
    await house.bot.client.house.switch_on(guild, shelved.mark.hash)
    assert [choice["value"] for choice in await offered(house, "aoi", "fuseji")] == [f"{GAME}:mine"]
    text = await said(house, "sora", "card", name="ふせじ")
    assert plain(shown.ja) in text
    assert plain(shown.en) in text
    assert GALLERY.holds(HASH)
    assert plain(shown.en) not in await said(house, "sora", "card", channel="dm", name="ふせじ")
