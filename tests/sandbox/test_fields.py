"""Every kind of option and of form field, as the bot receives it."""

import pytest

from sandbox.people.refusal import Refused

OPTIONS = [
    {"type": 3, "name": "text", "description": "d", "min_length": 2, "max_length": 4},
    {"type": 4, "name": "whole", "description": "d", "min_value": 1},
    {"type": 5, "name": "yes", "description": "d"},
    {"type": 6, "name": "user", "description": "d"},
    {"type": 7, "name": "place", "description": "d"},
    {"type": 9, "name": "anybody", "description": "d"},
    {"type": 10, "name": "number", "description": "d", "max_value": 2.5},
]


@pytest.fixture
async def heard(house, wire):
    """Raw data of each interaction; nobody answers them."""
    received = []

    async def on_interaction(interaction):
        received.append(interaction.data)
        if interaction.type.name == "component":
            await interaction.response.defer()

    house.bot.tree.interaction_check = _never
    house.bot.on_interaction = on_interaction
    app = house.sandbox.world.app["id"]
    command = {"name": "all", "description": "d", "type": 1, "options": OPTIONS}
    assert (await wire.send("PUT", f"/applications/{app}/commands", [command]))[0] == 200
    return received


async def _never(interaction):
    return False


async def sent(house, heard, **options):
    await house.aoi.command("table", "all", wait="none", **options)
    await house.settle(lambda: heard)
    return heard.pop()


async def test_options_arrive_in_their_types(house, heard):
    state = await house.aoi.state()
    ren = next(person["id"] for person in state["people"] if person["name"] == "ren")
    table = state["channels"][0]["id"]
    given = {"text": "abc", "whole": "5", "yes": "true", "user": "ren", "place": "table", "anybody": ren, "number": 2}
    data = await sent(house, heard, **given)
    assert [option["value"] for option in data["options"]] == ["abc", 5, True, ren, table, ren, 2.0]
    assert data["resolved"]["users"][ren]["username"] == "ren"
    assert "user" not in data["resolved"]["members"][ren]
    assert data["resolved"]["channels"][table]["name"] == "table"


@pytest.mark.parametrize(
    "wrong",
    [
        {"text": "x"},
        {"text": "xxxxx"},
        {"whole": 0},
        {"whole": 1.5},
        {"whole": True},
        {"yes": "perhaps"},
        {"place": "nowhere"},
        {"number": "pi"},
        {"number": 2.6},
    ],
)
async def test_options_of_the_wrong_kind(house, heard, wrong):
    with pytest.raises(Refused) as refusal:
        await house.aoi.command("table", "all", **wrong)
    assert refusal.value.code == "bad_option"


def field(part):
    return {"type": 18, "label": "x", "component": part}


CHOICES = [{"label": name, "value": name} for name in ("sun", "moon", "star")]
FORM = [
    [
        {"type": 10, "content": "words"},
        field({"type": 4, "style": 1, "custom_id": "text", "value": "kept", "min_length": 2}),
        field({"type": 22, "custom_id": "group", "options": CHOICES, "max_values": 2}),
        field({"type": 23, "custom_id": "check", "default": True}),
        field({"type": 5, "custom_id": "who"}),
    ],
    [
        field({"type": 21, "custom_id": "radio", "options": CHOICES, "required": False}),
        field({"type": 3, "custom_id": "menu", "options": [CHOICES[0] | {"default": True}, CHOICES[1]]}),
        field({"type": 8, "custom_id": "place", "required": False}),
        field({"type": 19, "custom_id": "file", "required": False}),
        {"type": 1, "components": [{"type": 4, "style": 1, "custom_id": "old", "label": "x", "required": False}]},
    ],
]


async def opened(house, wire, heard, form):
    interactions = house.sandbox.world.interactions
    known = set(interactions)
    await house.aoi.command("table", "all", wait="none")
    (token,) = set(interactions) - known
    await house.settle(lambda: heard)
    heard.clear()
    path = f"/interactions/{interactions[token].id}/{token}/callback"
    body = {"type": 9, "data": {"custom_id": "form", "title": "t", "components": form}}
    assert (await wire.send("POST", path, body))[0] == 204
    return interactions[token].id


def values(data):
    found = {}
    for part in data["components"]:
        for inner in [part.get("component"), *part.get("components", [])]:
            if inner:
                found[inner["custom_id"]] = inner.get("value", inner.get("values"))
    return found


async def test_fields_arrive_in_their_types(house, wire, heard):
    modal = await opened(house, wire, heard, FORM[0])
    await house.aoi.submit(modal, {"group": ["sun", "star"], "who": ["ren"]}, wait="none")
    await house.settle(lambda: heard)
    ren = next(person["id"] for person in (await house.aoi.state())["people"] if person["name"] == "ren")
    assert values(heard[0]) == {"text": "kept", "group": ["sun", "star"], "check": True, "who": [ren]}
    assert heard[0]["resolved"]["users"][ren]["username"] == "ren"


async def test_fields_that_may_stay_empty(house, wire, heard):
    modal = await opened(house, wire, heard, FORM[1])
    await house.aoi.submit(modal, {}, wait="none")
    await house.settle(lambda: heard)
    assert values(heard[0]) == {"radio": None, "menu": ["sun"], "place": [], "file": [], "old": ""}


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"text": ""}, "missing_field"),
        ({"text": "x"}, "bad_field"),
        ({"text": 5}, "bad_field"),
        ({"group": []}, "missing_field"),
        ({"group": "sun"}, "bad_field"),
        ({"group": ["comet"]}, "bad_field"),
        ({"group": ["sun", "moon", "star"]}, "bad_field"),
        ({"who": ["nobody"]}, "bad_field"),
        ({"who": ["ren", "aoi"]}, "bad_field"),
    ],
)
async def test_fields_of_the_wrong_kind(house, wire, heard, wrong, code):
    modal = await opened(house, wire, heard, FORM[0])
    with pytest.raises(Refused) as refusal:
        await house.aoi.submit(modal, {"group": ["sun"], "who": ["ren"]} | wrong, wait="none")
    assert refusal.value.code == code
