"""What people type, what they are answered, and in whose language."""

import re
import time

import pytest

from bot.components import ids
from engine import dice
from engine.games import games
from engine.view import Word
from engine.wording import LOCALES, Wording
from tests.e2e.house import GAME, House, key_on, places, pressables


def word(key: str, locale: str = "ja", **values) -> str:
    return Wording(locale, GAME).text(Word(key, values))


async def said(house: House, name: str, command: str, /, channel: str = "table", **options) -> str:
    """The text of the answer to a command."""
    told = await house.person(name).command(channel, command, wait="answer", **options)
    house.note(told)
    await house.quiet()
    state = await house.person(name).state()
    mine = [
        m
        for p in places(state)
        for m in p["messages"]
        if (m["interaction"] or {}).get("id") == told["interaction"]["id"]
    ]
    return mine[-1]["text"] if mine else ""


async def heard(house: House, name: str) -> list[str]:
    return [m["text"] for p in places(await house.person(name).state()) for m in p["messages"]]


async def test_what_is_private_is_in_the_readers_language_and_what_is_public_in_the_servers(house: House) -> None:
    assert word("help-start") in await said(house, "aoi", "help")
    assert word("help-start", "en-US") in await said(house, "sora", "help")
    await said(house, "sora", "duel challenge", game=GAME, opponent="ren")
    assert any("挑戦状" in text for text in await heard(house, "aoi"))
    assert word("challenge-sent", "en-US") in await heard(house, "sora")


@pytest.mark.parametrize("code", ["en-GB", "es-419", "zh-TW"])
async def test_other_languages_read_english(house: House, code: str) -> None:
    await house.person("ren").settings(locale=code)
    assert word("help-start", "en-US") in await said(house, "ren", "help")


async def test_a_language_can_be_chosen_for_oneself_and_for_the_server(house: House) -> None:
    assert await said(house, "aoi", "language", language="en-US") == word("language-done", "en-US")
    assert word("help-start", "en-US") in await said(house, "aoi", "help")
    await said(house, "aoi", "language", language="auto")
    assert word("help-start") in await said(house, "aoi", "help")
    answer = await said(house, "aoi", "language", language="en-US", where="server")
    assert answer in (word("language-server-done"), word("refusal-needs-manage-server"))


async def test_the_rules_are_paged_by_clause(house: House) -> None:
    first = await said(house, "aoi", "rules", game=GAME)
    assert "G2-01" in first
    aoi = house.person("aoi")
    page = house.newest(await aoi.state(), lambda m: m["ephemeral"] and key_on(m, ids.Rules))
    seen = first
    while forward := [c for c in pressables(page) if c["custom_id"].startswith("r:")][-1:]:
        house.note(await aoi.press(page, forward[0]["custom_id"], wait="answer"))
        await house.quiet()
        page = next(m for p in places(await aoi.state()) for m in p["messages"] if m["id"] == page["id"])
        if page["text"] in seen:
            break
        seen += page["text"]
        if not [c for c in pressables(page) if ids.read(c["custom_id"]).__class__ is ids.Rules][1:]:
            break
    assert "G2-36" in seen
    assert "**G2-33**" in await said(house, "sora", "rules", game=GAME, clause="g2-33")
    assert await said(house, "sora", "rules", game=GAME, clause="X-1") == word("refusal-no-such-clause", "en-US")


@pytest.mark.parametrize(
    ("notation", "key"),
    [
        ("99999999d99999999", "refusal-roll-too-many-dice"),
        ("1d" + "9" * 150, "refusal-roll-sides"),
        ("(((1d6)d6)d6", "refusal-roll-syntax"),
    ],
)
async def test_a_roll_that_is_none_gets_a_sentence(house: House, notation: str, key: str) -> None:
    before = len(await heard(house, "sora"))
    await said(house, "aoi", "roll", dice=notation)
    whispers = [m["text"] for p in places(await house.person("aoi").state()) for m in p["messages"] if m["ephemeral"]]
    assert len(whispers) == 1
    assert whispers[0] == word(key, **roll_values(key))
    assert len(await heard(house, "sora")) == before, "nothing of it is left for everybody"


async def test_no_roll_makes_a_long_answer_or_fills_the_log(house: House, caplog) -> None:
    """However large what is asked for: one sentence or a bounded roll, and nothing of what was typed in the log."""
    caplog.set_level("DEBUG")
    huge = [
        "99999999d99999999",
        "1d" + "9" * 5000,
        "1d6+" * 1400,
        "(" * 2000,
        "10^9^9",
        "x99999 99999d6",
        "choice[" + "a," * 90 + "a]",
    ]
    lucky = ["100d1000kh50", "x20 5d1000", "100d2!", "x20 choice[" + "*" * 90 + "," + "*" * 80 + "]"]
    for notation in [*huge, *lucky]:
        began = time.thread_time()
        text = await said(house, "aoi", "roll", dice=notation)
        assert 0 < len(text) <= 4000
        assert notation in huge or re.search(r"`[0-9a-f]{32}`$", text), "the promise stands under whatever was thrown"
        assert time.thread_time() - began < 2, "what it costs is bounded"
    logged = [record.getMessage() for record in caplog.records if record.name.startswith(("bot", "cogs"))]
    assert all(len(line) < 1000 for line in logged)
    assert not any("99999" in line for line in logged)


def roll_values(key: str) -> dict[str, int]:
    """The bounds that a refusal names."""
    bounds = {"refusal-roll-too-many-dice": (0, dice.DICE), "refusal-roll-sides": dice.SIDES}.get(key, (0, 0))
    return {"low": bounds[0], "high": bounds[1], "limit": bounds[1]}


async def test_a_roll_is_told_to_everybody_with_every_die(house: House) -> None:
    text = await said(house, "aoi", "roll", dice="4d6kh3+2 # 筋力 *@everyone*")
    assert "4d6kh3" in text
    assert "~~" in text
    assert "筋力" in text
    assert text in await heard(house, "sora")
    total = int(text.split("**")[1])
    assert 5 <= total <= 20


async def test_every_kind_of_roll_is_told(house: House) -> None:
    for notation, told in {
        "3B6>=1": "**3**",
        "D66S": "D66S [",
        "2D6+1>=3": "成功",
        "x3 1d6": "\n- **",
        "3d6!": "3d6! [",
        "１ｄ６＋２　こうげき": "\n> こうげき",
        "choice[`*@everyone*`,`*@everyone*`]": "**\\`\\*\\@everyone\\*\\`**",
    }.items():
        text = await said(house, "aoi", "roll", dice=notation)
        assert told in text, notation
        assert text in await heard(house, "sora")


@pytest.mark.parametrize("way", [{"dice": "S2d6 忍び足"}, {"dice": "2d6 忍び足", "secret": True}])
async def test_a_secret_roll_is_shown_to_the_roller_alone(house: House, way: dict) -> None:
    before = await heard(house, "sora")
    await said(house, "aoi", "roll", **way)
    mine = house.newest(await house.person("aoi").state(), lambda m: m["ephemeral"])["text"]
    assert "2d6 [" in mine
    assert "忍び足" in mine
    heard_now = [one for one in await heard(house, "sora") if one not in before]
    assert len(heard_now) == 1
    assert heard_now[0].startswith(word("roll-hidden", who="あおい"))
    assert "忍び足" not in heard_now[0], "not even what it was for"


async def test_janken_against_the_bot_and_a_person(house: House) -> None:
    aoi, ren = house.person("aoi"), house.person("ren")
    house.note(await aoi.command("table", "rps", opponent="ren", rounds=3, wait="answer"))
    for _ in range(60):
        await house.quiet()
        table = house.newest(await ren.state(), lambda m: key_on(m, ids.Throw) and not m["ephemeral"])
        if table is None:
            break
        before = table["text"]
        signs = [c for c in pressables(table) if isinstance(ids.read(c["custom_id"]), ids.Throw)]
        house.note(await aoi.press(table, signs[0]["custom_id"], wait="answer"))
        await house.quiet()
        seen = next(m for p in places(await ren.state()) for m in p["messages"] if m["id"] == table["id"])["text"]
        assert seen.count(word("janken-rock")) == before.count(word("janken-rock")), (
            "a pick is hidden until both are made"
        )
        house.note(await ren.press(table, signs[1]["custom_id"], wait="answer"))
    assert any("れんの勝ち" in text for text in await heard(house, "sora"))
    house.note(await aoi.command("table", "rps", wait="answer"))
    await house.quiet()
    table = house.newest(await aoi.state(), lambda m: key_on(m, ids.Throw) and not m["ephemeral"])
    sora = house.person("sora")
    house.note(await sora.press(table, key_on(table, ids.Throw)["custom_id"], wait="answer"))
    await house.quiet()
    assert word("refusal-not-seated", "en-US") in await heard(house, "sora")


async def test_a_challenge_is_answered_by_whom_it_is_for(house: House) -> None:
    assert await said(house, "aoi", "duel challenge", game=GAME, opponent="aoi") == word("refusal-challenge-self")
    await said(house, "aoi", "duel challenge", game=GAME, opponent="ren")
    assert await said(house, "aoi", "duel challenge", game=GAME, opponent="ren") == word("refusal-challenge-waiting")
    shown = house.newest(await house.person("sora").state(), lambda m: key_on(m, ids.Challenge))
    by = {c["custom_id"].rsplit(":", 1)[1]: c["custom_id"] for c in pressables(shown)}
    for name in ("sora", "aoi"):
        house.note(await house.person(name).press(shown, by["decline"], wait="answer"))
        await house.quiet()
    assert word("refusal-challenge-not-yours", "en-US") in await heard(house, "sora")
    assert word("refusal-challenge-not-yours") in await heard(house, "aoi")
    house.note(await house.person("ren").press(shown, by["decline"], wait="answer"))
    await house.quiet()
    house.note(await house.person("ren").press(shown, by["accept"], wait="answer", force=True))
    await house.quiet()
    assert word("refusal-challenge-declined") in await heard(house, "ren")
    after = next(m for p in places(await house.person("sora").state()) for m in p["messages"] if m["id"] == shown["id"])
    assert pressables(after) == [], "a challenge that is over has no buttons"


async def test_the_menu_of_a_person_challenges_them(house: House) -> None:
    aoi = house.person("aoi")
    house.note(await aoi.context("table", "Challenge", "ren", wait="answer"))
    await house.quiet()
    asked = await aoi.wait_for(lambda s: house.newest(s, lambda m: m["ephemeral"] and key_on(m, ids.Invite)))
    menu = key_on(asked, ids.Invite)
    assert [option["value"] for option in menu["options"]] == list(games())
    house.note(await aoi.select(asked, menu["custom_id"], [GAME], wait="answer"))
    await house.quiet()
    assert house.newest(await house.person("ren").state(), lambda m: key_on(m, ids.Challenge) and m["pings_me"])


async def test_a_deck_may_be_named_and_is_checked(house: House) -> None:
    aoi = house.person("aoi")
    decks = await house.runtime.matches.decks(GAME)
    offered = await aoi.autocomplete("table", "duel challenge", "deck", game=GAME, deck="")
    assert {choice["value"] for choice in offered} == {deck.id for deck in decks}
    assert all(1 <= len(choice["name"]) <= 100 for choice in offered)
    assert await aoi.autocomplete("table", "duel challenge", "deck", game=GAME, deck="zzzzz") == []
    for wrong in ("../../1", "x" * 300, " "):
        assert await said(house, "aoi", "duel challenge", game=GAME, opponent="ren", deck=wrong) == word(
            "refusal-no-such-deck"
        )
    await said(house, "aoi", "duel challenge", game=GAME, deck=decks[0].id)
    match = await house.choose_deck("aoi")
    assert (await house.runtime.matches.match(match)).seats[0].deck == decks[0].id


async def test_without_a_match_the_roads_say_so(house: House) -> None:
    for command in ("hand", "duel list", "duel board", "duel resign"):
        assert await said(house, "aoi", command) == word("refusal-no-match")
    assert await said(house, "aoi", "duel board", match=999) == word("refusal-no-such-match")


async def test_matches_are_listed_and_opened_by_number(house: House) -> None:
    match = await house.begun()
    assert f"#{match}" in await said(house, "aoi", "duel list")
    assert f"#{match}" in await said(house, "aoi", "duel board", match=match)
    assert await said(house, "sora", "duel log", match=match) == word("refusal-nothing-happened", "en-US")
    await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 3)
    assert f"#{match}" in await said(house, "sora", "duel log", match=match)
    assert await said(house, "sora", "hand", match=match) == word("refusal-not-seated", "en-US")
    assert f"#{match}" in await said(house, "aoi", "hand")


async def test_the_owners_command_is_the_owners(house: House) -> None:
    assert await said(house, "aoi", "sync") in {word("refusal-owner-only")} | {
        word("sync-done", count=number) for number in range(20)
    }


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_command_has_a_name_of_its_own_in_each_language(house: House, locale: str) -> None:
    from bot.limits import is_command_name, is_command_text
    from bot.registration import payloads

    def level(commands):
        names = [
            (c.get("name_localizations") or {}).get(locale, c["name"])
            for c in commands
            if c.get("type", 1) not in (2, 3)
        ]
        assert len(set(names)) == len(names), names
        assert all(is_command_name(name) for name in names), names
        for command in commands:
            assert locale in (command.get("name_localizations") or {}), command["name"]
            if command.get("description"):
                assert is_command_text(command["description_localizations"][locale])
            options = command.get("options") or []
            level([{**o, "type": 1} for o in options])
            required = [o.get("required", False) for o in options]
            assert required == sorted(required, reverse=True)

    level(await payloads(house.bot.client.tree))
