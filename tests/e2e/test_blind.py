"""Whole matches by ear: from texts, labels and the words of pictures alone somebody knows what is asked, and plays to the end."""

from typing import Any

import pytest

from bot.duels import aloud
from engine.games import games
from tests.e2e.hearing import Tongue, complaints, heard, unheard
from tests.e2e.house import House
from tests.e2e.listener import Listener
from tests.e2e.test_match import LENGTHY, played

MOST = 1500
"""Rounds of choices in a match."""
READS = {"aoi": "ja", "ren": "en-US"}
CALLED = {"aoi": "あおい", "ren": "れん"}


class Table:
    """Two who cannot see, each with a language of their own."""

    def __init__(self, house: House, game: str) -> None:
        self.house = house
        self.players = [
            Listener(house.person(me), CALLED[me], CALLED[other], READS[me], game)
            for me, other in (("aoi", "ren"), ("ren", "aoi"))
        ]

    async def play(self, match: int, *_: str, until: Any = None) -> Any:
        """Each chooses when asked, until it is over; the record."""
        for _ in range(MOST):
            await self.house.quiet()
            record = await self.house.runtime.matches.match(match)
            if record.outcome is not None or (until and until(record)):
                return record
            for player in self.players:
                await player.decide()
        raise AssertionError(f"{MOST} rounds and no end")


@pytest.mark.slow
@pytest.mark.timeout(800)  # a match may take five hundred actions, and a machine may be busy
@pytest.mark.no_cover  # hundreds of presses: the short matches of the other files are measured
@pytest.mark.parametrize("game", [pytest.param(game, marks=[pytest.mark.long] * (game in LENGTHY)) for game in games()])
async def test_two_who_cannot_see_play_from_the_challenge_to_the_end_each_in_their_language(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One has what happens read out as new messages, the other reads the message that is edited."""
    table = Table(house, game)
    monkeypatch.setattr(aloud, "CALM", 0.1)
    house.note(await house.person("aoi").command("table", "screen-reader", messages="on", wait="answer"))
    await played(house, game, READS, kill=True, play=table.play)
    aoi, ren = table.players
    faults = [*aoi.faults, *ren.faults]
    assert not faults, "\n".join(faults)
    assert aoi.decisions > 3
    assert ren.decisions > 3
    assert await aoi.outcome() == await ren.outcome(), "both know who won"


def said(*parts: dict) -> Any:
    return heard({"components": list(parts), "text": ""})


def button(label: str) -> dict:
    return {"type": 2, "custom_id": label, "label": label}


def picture(words: str) -> dict:
    return {"type": 12, "items": [{"description": words}]}


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ((button("Rockfall"), button("Rockfall")), "called alike"),
        ((button(""),), "without a name"),
        ((picture(""),), "without words"),
        ((picture("w" * 1025),), "too long"),
        (({"type": 10, "content": "Hayase → (There are no words for this yet.)"},), "not worded"),
    ],
)
def test_who_listens_notices_what_cannot_be_understood(parts: tuple[dict, ...], why: str) -> None:
    (complaint,) = complaints(said(*parts), Tongue("en-US", "jinkei"))
    assert why in complaint


def test_who_listens_notices_a_name_that_nobody_told() -> None:
    tongue = Tongue("en-US", "jinkei")
    message = said(button("Attack → Old Turtle · front 3"), button("Pass"))
    assert unheard(message, tongue, "front 3 Old Turtle, water, AP 20") == []
    assert unheard(message, tongue, "front 3 Gatewarden") == ["Old Turtle in Attack → Old Turtle · front 3"]
