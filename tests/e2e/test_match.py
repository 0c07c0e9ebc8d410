"""A match from the challenge to the prize, in each language, over restarts."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from bot.components import ids
from bot.matches.records import OVER, Challenge
from engine import transcript
from engine.games import games
from engine.players import Random
from tests.e2e.house import House, emitted, key_on, places, pressables

Play = Callable[..., Awaitable[Any]]
LENGTHY = ("kamigami", "kiryoku")
UNDEALT = "kasane"
"""A game that asks before anybody holds a card."""
"""Games whose matches take hundreds of presses."""
LEFT = 12
"""Actions before its end, as chance would have it, at which a lengthy match is pressed on."""


def sound(house: House) -> None:
    """What must hold of everything that the bot sent: Discord took it, and each custom id has exactly one handler."""
    requests = house.requests()
    assert [(r["route"], r["problems"]) for r in requests if r["problems"]] == []
    assert [(r["method"], r["path"], r["status"], r["code"]) for r in requests if r["status"] >= 400] == []
    handled = set(house.bot.client.doors.handled())
    seen = set(emitted(requests))
    assert seen
    for custom_id in seen:
        key = ids.read(custom_id)
        assert type(key) in handled, custom_id
        assert key.pack() == custom_id


@pytest.mark.long
@pytest.mark.parametrize("locale", ["ja", "en-US"])
@pytest.mark.parametrize("game", games())
async def test_two_people_of_one_language_play_from_challenge_to_the_end(house: House, game: str, locale: str) -> None:
    await played(house, game, dict.fromkeys(("aoi", "ren"), locale), kill=locale == "ja")


@pytest.mark.slow
@pytest.mark.timeout(800)  # a match may take five hundred actions, and a machine may be busy
@pytest.mark.no_cover
@pytest.mark.parametrize("game", LENGTHY)
async def test_two_people_of_two_languages_play_a_lengthy_game(house: House, game: str) -> None:
    """Of the other games `tests.e2e.test_blind` plays a match each time; of these only `make long` has every move pressed."""

    async def play(match: int, *people: str, until: Callable[[Any], bool] | None = None) -> Any:
        while until is None:
            await hurried(house, match)
            far = (await house.runtime.matches.match(match)).actions + 2 * LEFT
            record = await house.play(match, *people, seed=far, until=lambda record, far=far: record.actions >= far)
            if record.outcome:
                return record
        return await house.play(match, *people, until=until)

    await played(house, game, {"aoi": "ja", "ren": "en-US"}, kill=True, play=play)


async def hurried(house: House, number: int) -> None:
    """The middle of a match: its moves are taken as ever, by a process that shows nothing of them."""
    chance = Random(number)
    async with house.away() as matches:
        record, dealt = await matches._reading.dealt(number)
        ahead, answers = dealt.clone(), []
        while ahead.outcome is None:
            seat = ahead.waiting()[0]
            answers.append((seat, ahead.decision(seat).id, chance.choose(ahead, seat)))
            ahead.apply(*answers[-1])
        for press, (seat, decision, path) in enumerate(answers[:-LEFT], 10**18 + record.actions):
            await matches.act(press, record.seats[seat].user, number, decision, path)
    await house.quiet()


async def played(house: House, game: str, reads: dict[str, str], *, kill: bool, play: Play | None = None) -> None:
    """A whole match, over a bot that is killed, or told to stop, in the middle. ``play``: who presses what; without it, chance."""
    play = play or house.play
    for name, locale in reads.items():
        await house.person(name).settings(locale=locale)
    match = await house.begun("aoi", "ren", game=game)
    await play(match, "aoi", "ren", until=lambda record: record.actions >= 6)
    await house.restart(kill=kill)
    record = await play(match, "aoi", "ren")
    assert record.status == OVER
    await house.quiet()
    state = await house.person("sora").state()
    messages = [m for place in places(state) for m in place["messages"]]
    results = [m for m in messages if record.outcome and f"match-{match}.txt" in str(m["components"])]
    assert len(results) == 1, "the result is told once"
    assert "verify" in results[0]["text"]
    (file,) = results[0]["attachments"]
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as answer:
        text = await answer.text()
    assert transcript.verify(transcript.read(text, file["filename"]), file["filename"]) == []
    boards = [m for m in messages if m["attachments"] and m["attachments"][0]["filename"] == "board.png"]
    assert len(boards) == 1, "one board, edited in place"
    assert boards[0]["attachments"][0]["description"]
    for name, locale in reads.items():
        written = (await house.person(name).state())["dms"][0]["messages"]
        mine = [message for message in written if pressables(message)]
        assert len(mine) == 1, "one direct message for each match has the buttons"
        japanese = bool(re.search("[ぁ-ん]", mine[0]["text"].replace("あおい", "").replace("れん", "")))
        assert japanese is (locale == "ja"), "the reader's language"
    sound(house)


async def test_who_watches_sees_no_private_answer_and_no_placement(house: House) -> None:
    match = await house.begun()
    await house.play(match, "aoi", "ren", until=lambda record: record.actions >= 2)
    state = await house.person("sora").state()
    assert state["dms"] == []
    assert not [m for place in places(state) for m in place["messages"] if m["ephemeral"]]


async def test_who_holds_no_card_has_a_picture_of_the_hand_too(house: House) -> None:
    match = await house.begun(game=UNDEALT)
    assert not (await house.runtime.matches.tree(match, 0)).view.hand.faces
    hand = await house.hand("aoi")
    pictures = {file["filename"]: file["description"] for file in hand["attachments"]}
    assert list(pictures) == ["hand.png", "board.png"]
    assert "手札はありません" in pictures["hand.png"]
    sound(house)


async def test_alone_one_plays_the_bot(house: House) -> None:
    told = await house.challenged("aoi", None)
    assert told["ephemeral"], "the deck is chosen privately"
    match = await house.choose_deck("aoi")
    await house.play(match, "aoi", until=lambda record: record.actions >= 8)
    board = await house.person("sora").wait_for(lambda s: house.newest(s, lambda m: key_on(m, ids.Door, "leave")))
    assert board["attachments"]
    sound(house)


async def test_a_match_can_be_resigned_by_the_board(house: House) -> None:
    match = await house.begun()
    aoi = house.person("aoi")
    board = await aoi.wait_for(lambda s: house.newest(s, lambda m: key_on(m, ids.Door, "leave") and m["attachments"]))
    told = await aoi.press(board, key_on(board, ids.Door, "leave")["custom_id"], wait="answer")
    await house.quiet()
    asked = await aoi.wait_for(lambda s: house.newest(s, lambda m: m["ephemeral"] and key_on(m, ids.Act)))
    await aoi.press(asked, key_on(asked, ids.Act)["custom_id"], wait="answer")
    await house.quiet()
    record = await house.runtime.matches.match(match)
    assert told["ephemeral"]
    assert record.outcome.winner == 1
    assert record.outcome.termination == "resigned"
    assert (await another(house, "sora")) is None, "who did not play is not asked to play again"
    challenge = await another(house, "ren")
    assert (challenge.challenger.name, challenge.opponent.name) == (record.seats[1].name, record.seats[0].name)
    assert challenge.terms.game == record.game
    sound(house)


async def another(house: House, name: str) -> Challenge | None:
    """Press the result's button to play again; the challenge that comes of it."""
    person = house.person(name)
    result = await person.wait_for(lambda s: house.newest(s, lambda m: key_on(m, ids.Again)))
    house.note(await person.press(result, key_on(result, ids.Again)["custom_id"], wait="answer"))
    await house.quiet()
    posted = house.newest(await person.state(), lambda m: key_on(m, ids.Challenge))
    return posted and await house.runtime.matches.get_challenge(
        ids.read(key_on(posted, ids.Challenge)["custom_id"]).challenge
    )
