"""Forms that the bot opens."""

import pytest

from sandbox.people.refusal import Refused


async def opened(house):
    answer = await house.aoi.command("table", "bid")
    assert answer["acknowledged"]["type"] == 9
    return answer["modal"]


async def refused(act):
    with pytest.raises(Refused) as refusal:
        await act
    return refusal.value.code


async def test_a_form_is_filled_in_and_sent(house):
    modal = await opened(house)
    assert modal["title"] == "Your bid"
    assert (await house.aoi.state())["modals"] == [modal]
    assert (await house.ren.state())["modals"] == []
    answer = await house.aoi.submit(modal, {"level": ["2"], "suit": "moon", "note": "well"})
    assert answer["interaction"]["type"] == 5
    assert (await house.aoi.messages("table"))[-1]["text"] == "2 moon well"
    assert (await house.aoi.state())["modals"] == []
    assert await refused(house.aoi.submit(modal, {})) == "unknown_modal"


async def test_what_is_not_required_may_be_left_out(house):
    await house.aoi.submit(await opened(house), {"level": ["1"], "suit": "sun"})
    assert (await house.aoi.messages("table"))[-1]["text"] == "1 sun "


async def test_a_form_takes_only_what_it_asks_for(house):
    modal = await opened(house)
    good = {"level": ["1"], "suit": "sun"}
    assert await refused(house.aoi.submit(modal, {"level": ["1"]})) == "missing_field"
    assert await refused(house.aoi.submit(modal, {"suit": "sun"})) == "missing_field"
    assert await refused(house.aoi.submit(modal, good | {"suit": "stars"})) == "bad_field"
    assert await refused(house.aoi.submit(modal, good | {"level": ["9"]})) == "bad_field"
    assert await refused(house.aoi.submit(modal, good | {"note": "x" * 11})) == "bad_field"
    assert await refused(house.aoi.submit(modal, good | {"other": "x"})) == "unknown_field"
    assert await refused(house.ren.submit(modal, good)) == "unknown_modal"
    await house.aoi.submit(modal, good)


async def test_a_form_can_be_closed(house):
    modal = await opened(house)
    await house.aoi.act("close", modal=modal["id"])
    assert (await house.aoi.state())["modals"] == []
