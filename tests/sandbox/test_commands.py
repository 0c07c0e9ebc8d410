"""Slash commands, as the bot declares them and as people use them."""

import time

import pytest

from sandbox.people.refusal import Refused


async def refused(act):
    with pytest.raises(Refused) as refusal:
        await act
    return refusal.value.code


async def test_an_answer_carries_the_interaction_and_its_acknowledgement(house):
    begun = time.perf_counter()
    answer = await house.aoi.command("table", "ping")
    took = 1000 * (time.perf_counter() - begun)
    assert answer["interaction"]["type"] == 2
    assert answer["acknowledged"]["type"] == 4
    assert 0 < answer["acknowledged"]["ms"] < took
    assert answer["error"] is None
    (message,) = await house.ren.messages("table")
    assert message["id"] == answer["message"]
    assert message["text"] == "pong"
    assert message["author"]["name"] == "bot"
    assert message["interaction"]["id"] == answer["interaction"]["id"]
    assert message["interaction"]["name"] == "ping"
    assert message["interaction"]["user"]["name"] == "aoi"
    assert message["seen_by"] == "everyone"


async def test_a_deferred_answer_thinks_and_is_then_filled_in(house):
    import asyncio

    gate = asyncio.Event()
    house.bot.boxes["gate"] = lambda _: gate.wait()
    answer = await house.aoi.command("table", "deal", game="skat", players=3)
    assert answer["acknowledged"]["type"] == 5
    (message,) = await house.aoi.messages("table")
    assert message["thinking"]
    gate.set()
    done = await house.aoi.wait_for_message("table", lambda message: not message["thinking"])
    assert done["text"] == "skat for 3"
    assert done["id"] == answer["message"]
    (attachment,) = done["attachments"]
    assert attachment["description"] == "alt text of board.png"
    assert (attachment["width"], attachment["height"]) == (64, 32)


async def test_waiting_for_the_whole_answer(house):
    await house.aoi.command("table", "deal", game="skat", wait="answer")
    (message,) = await house.aoi.messages("table")
    assert message["text"] == "skat for 4"


async def test_a_file_goes_along_with_a_command(house):
    await house.aoi.send_file("table", "weigh", "file", "my set.yaml", b"set: x")
    (message,) = await house.aoi.messages("table")
    assert message["text"] == "my_set.yaml 6 b'set:' True"
    for file in (
        "text",
        {"filename": "a"},
        {"filename": "a", "data": "%%"},
        {"filename": "a", "data": "A" * (14 << 20)},
    ):
        assert await refused(house.aoi.command("table", "weigh", file=file)) == "bad_option"
    assert await refused(house.aoi.command("table", "weigh")) == "missing_option"


async def test_subcommands_users_and_choices(house):
    await house.aoi.command("table", "game invite", who="ren", size="big")
    (message,) = await house.aoi.messages("table")
    assert message["text"] == "れん big"
    assert message["interaction"]["name"] == "game invite"
    await house.aoi.command("table", "game invite", who="bot")
    assert (await house.aoi.messages("table"))[-1]["text"] == "Tefuda big"


async def test_autocomplete_offers_choices(house):
    choices = await house.aoi.autocomplete("table", "deal", "game", game="s")
    assert [choice["value"] for choice in choices] == ["hearts", "spades", "skat"]
    assert [choice["display"] for choice in await house.aoi.autocomplete("table", "deal", "game")] != []


async def test_context_menu(house):
    answer = await house.aoi.context("table", "Challenge", "ren")
    message = next(m for m in await house.ren.messages("table") if m["id"] == answer["message"])
    assert message["type"] == 23
    assert message["pings_me"]
    assert [user["name"] for user in message["mentions"]] == ["ren"]


async def test_what_the_client_would_not_offer_is_refused_and_never_sent(house):
    aoi = house.aoi
    before = (await house.ask("GET", "/api/requests"))["next"]
    assert await refused(aoi.command("table", "nonsense")) == "unknown_command"
    assert await refused(aoi.command("table", "game")) == "unknown_command"
    assert await refused(aoi.command("nowhere", "ping")) == "unknown_channel"
    assert await refused(aoi.command("table", "deal")) == "missing_option"
    assert await refused(aoi.command("table", "deal", game="x", color="red")) == "unknown_option"
    assert await refused(aoi.command("table", "deal", game="x", players=7)) == "bad_option"
    assert await refused(aoi.command("table", "deal", game="x", players="many")) == "bad_option"
    assert await refused(aoi.command("table", "deal", game=5)) == "bad_option"
    assert await refused(aoi.command("table", "game invite", who="nobody")) == "bad_option"
    assert await refused(aoi.command("table", "game invite", who="ren", size="small")) == "bad_option"
    assert await refused(aoi.context("table", "Challenge", "nobody")) == "unknown_target"
    assert (await house.ask("GET", "/api/requests"))["next"] == before


async def test_the_menu_is_in_the_readers_language(house):
    def entry(menu, name):
        return next(one for one in menu["commands"] if one["name"] == name)

    japanese = await house.ask("GET", "/api/commands?as=aoi")
    english = await house.ask("GET", "/api/commands?as=sora")
    deal = entry(japanese, "deal")
    assert (deal["display"], deal["description"]) == ("配る", "ゲームを配る")
    game, players = deal["options"]
    assert (game["display"], game["description"], game["required"], game["autocomplete"]) == (
        "ゲーム",
        "どれか",
        True,
        True,
    )
    assert (players["type"], players["min_value"], players["max_value"]) == (4, 2, 6)
    assert entry(english, "deal")["display"] == "deal"
    invite = entry(japanese, "game invite")
    assert invite["options"][1]["choices"] == [{"name": "Big", "display": "大", "value": "big"}]
    assert [one["name"] for one in japanese["commands"]] == sorted(one["name"] for one in japanese["commands"])
    assert japanese["context"][0] | {"id": 0} == {
        "id": 0,
        "name": "Challenge",
        "display": "Challenge",
        "target": "user",
    }


async def test_a_command_keeps_its_id_when_it_is_synced_again(house):
    before = {command.name: command.id for command in await house.bot.tree.fetch_commands()}
    await house.bot.tree.sync()
    assert {command.name: command.id for command in await house.bot.tree.fetch_commands()} == before


async def test_nothing_that_discord_py_sent_failed_a_check(house):
    for name in ("ping", "table", "classic", "pick", "secret", "bid"):
        await house.aoi.command("table", name)
    told = await house.ask("GET", "/api/requests?failed=1")
    assert told["requests"] == []


async def test_commands_are_offered_to_those_who_may_use_them_where_they_may(wire):
    app = wire.sandbox.world.app["id"]
    plain = {"type": 1, "description": "d"}
    wanted = [
        plain | {"name": "owners", "default_member_permissions": 0},
        plain | {"name": "here", "contexts": [0]},
        plain | {"name": "everywhere", "contexts": [0, 1]},
        plain | {"name": "secret", "dm_permission": False},
    ]
    assert (await wire.send("PUT", f"/applications/{app}/commands", wanted))[0] == 200

    async def offered(person, channel):
        async with wire.session.get(f"{wire.sandbox.url}/api/commands?as={person}&channel={channel}") as answer:
            return [one["name"] for one in (await answer.json())["commands"]]

    import aiohttp

    async with aiohttp.ClientSession() as wire.session:
        assert await offered("aoi", "table") == ["everywhere", "here", "owners", "secret"]
        assert await offered("ren", "table") == ["everywhere", "here", "secret"]
        assert await offered("ren", "dm") == ["everywhere"]
    assert await refused(wire.sandbox.people.ren.command("table", "owners")) == "unknown_command"
