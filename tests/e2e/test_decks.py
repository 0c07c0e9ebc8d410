"""Decks of one's own, through Discord: built by browsing, brought as text and code, shared, tried, played with."""

import base64
from typing import Any

from bot.components import ids
from bot.decks import keys
from bot.decks.shelf import named
from bot.matches.decks import Owner
from bot.matches.records import PLAYING
from engine import games
from tests.e2e.house import GAME, House, Json, deck_control, places
from tests.e2e.panel import Panel

STARTER = games.catalog(GAME).decks["stone-wall"]
NAMES = {card.id: card.title for card in games.catalog(GAME).definitions.values()}


class Deck(Panel):
    """The private message in which somebody works at their decks."""

    async def room(self, what: str) -> None:
        await self.press(keys.Room, what=what)

    async def form(self, told: Json, **values: str) -> None:
        """Send the form that a press has opened."""
        self.house.note(await self.house.person(self.name).submit(told["modal"], values, wait="answer"))
        await self.house.quiet()
        await self.look()

    async def pick(self, name: str) -> None:
        options = self.control(keys.Pick)["options"]
        await self.select([next(one["value"] for one in options if name in one["label"])], keys.Pick)


async def opened(house: House, who: str, command: str, /, **options: Any) -> Deck:
    """What a command shows to who gives it."""
    told = await house.person(who).command("table", command, wait="answer", **options)
    house.note(told)
    await house.quiet()
    return Deck(house, who, await message(house, who, told))


async def message(house: House, name: str, told: Json) -> Json:
    state = await house.person(name).state()
    return next(m for p in places(state) for m in p["messages"] if m["id"] == told["message"])


async def newest(house: House, name: str) -> Json:
    return house.newest(await house.person(name).state(), lambda m: True)


def owner(house: House, name: str) -> Owner:
    return Owner(int(house.sandbox.world.guild_id), int(house.sandbox.world.people[name].id))


def upload(filename: str, data: bytes) -> Json:
    return {"filename": filename, "data": base64.b64encode(data).decode()}


def picture(message: Json) -> Json:
    (one,) = message["attachments"]
    return one


async def test_a_deck_is_built_by_browsing_and_played_with(house: House) -> None:
    one = await opened(house, "aoi", "deck new", game=GAME, name="**石の壁**")
    assert "\\*\\*石の壁\\*\\*" in one.text
    assert "`G2-01`" in one.text, "what the rules miss is said from the beginning"
    labels = {option["label"]: option["value"] for option in one.control(keys.Filters)["options"]}
    await one.select([labels["土"], labels["グー"]], keys.Filters)
    names = [option["label"] for option in one.control(keys.Pick)["options"]]
    assert all(str(number) in picture(one.message)["description"] for number in range(1, len(names) + 1))
    await one.press(keys.Browse, filters="0")
    for card, count in STARTER.cards.items():
        name = NAMES[card].ja
        await one.form(await one.press(keys.Look), text=name)
        await one.pick(name)
        for _ in range(count):
            await one.press(keys.More)
        assert f"デッキに{count}枚" in one.text
    assert "✓" in one.text
    (kept,) = await house.runtime.decks.of(owner(house, "aoi"))
    assert kept.cards == STARTER.cards
    await one.press(keys.Less)
    assert "`G2-01`" in one.text, "and again at each step"
    await one.form(await one.press(keys.Count), text="１")
    assert "✓" in one.text
    await one.room("show")
    for name in (NAMES[card].ja for card in STARTER.cards):
        assert name in picture(one.message)["description"]
    await one.room("hand")
    assert len(one.text.split("、")) == STARTER.size, "this game deals the whole deck"
    await one.room("hand")
    await one.room("show")
    await one.room("statistics")
    assert "属性" in one.text
    match = await played(house, "aoi", kept.reference)
    assert await house.runtime.matches.chosen_deck(match, owner(house, "aoi").user) == kept.list
    await one.room("show")
    await one.room("delete")
    await one.room("sure")
    assert "石の壁" in one.text
    assert await house.runtime.decks.of(owner(house, "aoi")) == ()
    assert (await house.runtime.matches.match(match)).status == PLAYING


async def played(house: House, name: str, deck: str) -> int:
    """A match against the bot with this deck, which the menu offers first."""
    await house.challenged(name, None)
    match = await house.choose_deck(name)
    await house.quiet()
    record = await house.runtime.matches.match(match)
    assert (record.status, record.seats[0].deck) == (PLAYING, deck)
    return match


async def test_a_deck_is_brought_as_text_mended_shared_and_taken_over(house: House) -> None:
    sora = house.person("sora")
    told = await sora.command("table", "deck import", wait="answer", game=GAME)
    house.note(told)
    lines = [f"{count} {NAMES[card].en}" for card, count in STARTER.cards.items()]
    first = f"{lines[0]}x"
    house.note(
        await sora.submit(
            told["modal"], {"text": "\n".join([first, *lines[1:], "3 Nobody"]), "name": ""}, wait="answer"
        )
    )
    await house.quiet()
    answer = await newest(house, "sora")
    assert f"Line {len(lines) + 1}" in answer["text"], "each bad line by its number"
    assert NAMES[next(iter(STARTER.cards))].en in answer["text"], "with the nearest name"
    assert answer["attachments"], "what was written is given back"
    assert await house.runtime.decks.of(owner(house, "sora")) == ()
    told = await sora.command("table", "deck import", wait="answer", game=GAME, name="@everyone")
    house.note(
        await sora.submit(told["modal"], {"text": "\r\n".join(lines).upper(), "name": "\u202e@everyone"}, wait="answer")
    )
    await house.quiet()
    one = Deck(house, "sora", await newest(house, "sora"))
    assert "This deck may be played here" in one.text
    assert "\\@everyone" in one.text
    (kept,) = await house.runtime.decks.of(owner(house, "sora"))
    assert kept.cards == STARTER.cards
    stale = await one.press(keys.List)
    await house.runtime.decks.add(owner(house, "sora"), kept.id, next(iter(STARTER.cards)), 1, 1)
    house.note(await sora.submit(stale["modal"], {"text": ""}, wait="answer"))
    await house.quiet()
    assert "changed meanwhile" in (await newest(house, "sora"))["text"]
    await one.look()
    await one.room("share")
    shared = await house.person("aoi").wait_for_message("table", lambda m: "TD1." in m["text"])
    assert "@everyone" in picture(shared)["description"]
    assert not shared["mentions"]
    ren = Deck(house, "ren", shared)
    await house.runtime.decks.delete(owner(house, "sora"), kept.id)
    for _ in range(2):  # nothing on the message changes: everybody may, as often as they like
        await ren.press(keys.TakeOver)
    answer = await newest(house, "ren")
    assert answer["ephemeral"]
    assert "あなたの写しです" in answer["text"]
    copies = await house.runtime.decks.of(owner(house, "ren"))
    assert {copy.name for copy in copies} == {kept.name, f"{kept.name} (2)"}
    assert await house.runtime.decks.of(owner(house, "aoi")) == (), "the copy is of who presses"
    code = shared["text"].split("```")[1].strip()
    two = await opened(house, "aoi", "deck import", code=f"`{code}`", name="写し")
    assert "✓" in two.text
    (copy,) = await house.runtime.decks.of(owner(house, "aoi"))
    assert [each.cards for each in copies] == [copy.cards] * 2
    assert copy.cards == {**STARTER.cards, next(iter(STARTER.cards)): STARTER.cards[next(iter(STARTER.cards))] + 1}
    for wrong, reason in ((code[:-9], "終わりが足りません"), ("TD9." + code[4:], "TD9"), ("TD1.@", "デッキコード")):
        refused = await opened(house, "aoi", "deck import", code=wrong)
        assert reason in refused.text
    listed = "\n".join(f"{NAMES[card].ja} ×{count}" for card, count in STARTER.cards.items())
    three = await opened(house, "aoi", "deck import", game=GAME, file=upload("deck.txt", listed.encode("cp932")))
    assert "✓" in three.text
    await three.room("delete")
    await three.room("sure")
    for data, reason in ((b"\x89PNG\r\n\x1a\n\0", "文字のファイルではありません"), (b"1 a\n" * 30_000, "大きすぎます")):
        refused = await opened(house, "aoi", "deck import", game=GAME, file=upload("deck.txt", data))
        assert reason in refused.text
    starter = await opened(house, "aoi", "deck show", deck=f"{GAME}.{STARTER.id}")
    await starter.room("copy")
    await starter.form(await starter.press(keys.Name), text="写し ")
    assert "同じ名前" in (await newest(house, "aoi"))["text"]
    assert len(await house.runtime.decks.of(owner(house, "aoi"))) == 2


async def test_hints_are_hints_alone(house: House) -> None:
    """Whatever decks are called and however many there are; what is typed by hand is looked up anew, and foreign decks are none."""
    mine = owner(house, "aoi")
    for number in range(40):
        await house.runtime.decks.make(mine, GAME, named(("   ", "x" * 101)[number % 2], "無題"), STARTER.cards, number)
    aoi, ren = house.person("aoi"), house.person("ren")
    for typed in ("", " ", "x", "ｘ", "no such thing"):
        for command, more in (("deck show", {}), ("duel challenge", {"game": GAME})):
            choices = await aoi.autocomplete("table", command, "deck", deck=typed, **more)
            assert (len(choices) == 0) if "no" in typed else (0 < len(choices) <= 25)
            assert all(1 <= len(each[part].strip()) <= 100 for each in choices for part in ("name", "value"))
    foreign = (await house.runtime.decks.of(mine))[0].reference
    said = set()
    for deck in (foreign, "+999999", "../../1", "jinkei.", "x" * 200, " "):
        for command, more in (("deck show", {}), ("duel challenge", {"game": GAME})):
            house.note(await ren.command("table", command, wait="answer", deck=deck, **more))
            await house.quiet()
            said.add((await newest(house, "ren"))["text"])
    assert len(said) == 1
    await house.challenged("aoi", None)
    await house.quiet()
    offered = house.newest(await aoi.state(), lambda m: m["ephemeral"] and deck_control(m))
    assert len(deck_control(offered)["options"]) == 25
    many = Deck(house, "aoi", offered)
    await many.press(ids.DeckPage, page=1)
    assert many.control(ids.Deck)["options"][-1]["value"] in games.catalog(GAME).decks, "starter decks come last"
