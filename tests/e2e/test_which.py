"""Several matches at once: the one of this place, or one that is chosen by name; every one of them can be reached."""

import itertools

from bot.components import ids
from bot.matches.records import Person, Place, Terms
from tests.e2e.house import GAME, House, key_on, pressables

MANY = 27
PRESSES = itertools.count(10**17)


async def many(house: House, count: int) -> list[int]:
    """Matches of aoi's against the bot, whose decks are to be chosen; their numbers."""
    state = await house.person("aoi").state()
    aoi = Person(int(state["me"]["id"]), "あおい", "ja")
    place = Place(int(state["guild"]["id"]), int(state["channels"][0]["id"]))
    service = house.runtime.matches
    made = [await service.challenge(place, aoi, None, Terms(GAME), press=next(PRESSES)) for _ in range(count)]
    await house.quiet()
    return [one.match for one in made]


def menu_on(message: dict) -> dict | None:
    return key_on(message, ids.Which)


async def newest_menu(house: House) -> dict:
    return house.newest(await house.person("aoi").state(), lambda m: m["ephemeral"] and menu_on(m))


async def test_of_many_matches_each_can_be_reached_from_a_menu(house: House) -> None:
    numbers = await many(house, MANY)
    aoi = house.person("aoi")
    house.note(await aoi.command("lounge", "hand", wait="answer"))
    await house.quiet()
    first = await newest_menu(house)
    offered = [int(option["value"]) for option in menu_on(first)["options"]]
    await house.restart(kill=True)
    house.note(await aoi.press(first, key_on(first, ids.WhichPage)["custom_id"], wait="answer"))
    await house.quiet()
    second = await newest_menu(house)
    offered += [int(option["value"]) for option in menu_on(second)["options"]]
    assert offered == sorted(numbers, reverse=True), "all of them, the newest first"
    assert all(f"#{option['value']}" in option["label"] for option in menu_on(second)["options"])
    house.note(await aoi.select(second, menu_on(second)["custom_id"], [str(offered[-1])], wait="answer"))
    await house.quiet()
    deck = house.newest(await aoi.state(), lambda m: m["ephemeral"] and key_on(m, ids.Deck))
    assert ids.read(key_on(deck, ids.Deck)["custom_id"]).match == offered[-1]


async def test_a_command_that_may_mean_two_matches_asks_and_leads_to_the_one_that_is_chosen(house: House) -> None:
    numbers = [await house.begun("aoi", "ren"), await house.begun("aoi", "sora")]
    for number in numbers:
        await house.play(number, "aoi", "ren", "sora", until=lambda record: record.actions >= 2)
    aoi = house.person("aoi")
    for command in ("duel board", "duel log", "duel resign", "hand"):
        house.note(await aoi.command("lounge", command, wait="answer"))
        await house.quiet()
        menu = await newest_menu(house)
        for number in numbers:
            house.note(await aoi.select(menu, menu_on(menu)["custom_id"], [str(number)], wait="answer"))
            await house.quiet()
            told = await newest(house)
            keys = [ids.read(control["custom_id"]) for control in pressables(told)]
            assert f"#{number}" in told["text"] or number in {getattr(key, "match", 0) for key in keys}, command


async def newest(house: House) -> dict:
    return house.newest(await house.person("aoi").state(), lambda m: m["ephemeral"])


async def test_hand_and_board_lead_to_each_other(house: House) -> None:
    match = await house.begun()
    await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 2)
    await house.quiet()
    aoi = house.person("aoi")
    state = await aoi.state()
    board = house.newest(
        state, lambda m: key_on(m, ids.Door, "leave") and not m["ephemeral"] and key_on(m, ids.Door, "hand")
    )
    hand = next(m for p in state["dms"] for m in p["messages"])
    assert f"/{board['channel']}/{board['id']}" in hand["text"]
    for command in ("duel board", "duel list"):
        house.note(await aoi.command("table", command, wait="answer"))
        await house.quiet()
        said = (await newest(house))["text"]
        assert f"@me/{hand['channel']}/{hand['id']}" in said
        assert f"/{board['channel']}/{board['id']}" in said
    house.note(await aoi.press(board, key_on(board, ids.Door, "hand")["custom_id"], wait="answer"))
    await house.quiet()
    assert f"#{match}" in (await newest(house))["text"]
