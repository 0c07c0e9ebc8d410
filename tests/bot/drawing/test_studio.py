"""The studio: pictures without holding the loop, and words where a picture fails."""

import asyncio
import threading
import time

import pytest

from bot.drawing import painter
from bot.drawing.studio import Studio
from bot.drawing.words import Caption
from tests.bot.drawing import samples
from tests.bot.drawing.words import NAMES, SampleWords

CAPTION = Caption("ja", NAMES["ja"], "1:42:10")


@pytest.fixture
async def studio():
    studio = Studio()
    await studio.open([samples.GAME])
    yield studio
    studio.close()


async def test_it_makes_board_hand_and_card(studio):
    words = SampleWords()
    board = await studio.board(samples.battle(), CAPTION, words)
    hand = await studio.hand(samples.hand_placing(), CAPTION, words)
    card = await studio.sheet(samples.sheet(), "ja", words)
    for picture in (board, hand, card):
        assert picture.png is not None
        assert picture.png.startswith(b"\x89PNG")
        assert picture.alt
    assert [picture.name for picture in (board, hand, card)] == ["board.png", "hand.png", "card.png"]


async def test_the_loop_goes_on_while_thirty_boards_are_made(studio):
    words, gaps, done = SampleWords(), [], asyncio.Event()

    async def beat():
        last = time.perf_counter()
        while not done.is_set():
            await asyncio.sleep(0.005)
            now = time.perf_counter()
            gaps.append(now - last)
            last = now

    pulse = asyncio.create_task(beat())
    await asyncio.gather(*(studio.board(samples.battle(), CAPTION, words) for _ in range(30)))
    done.set()
    await pulse
    assert len(gaps) > 20
    assert sorted(gaps)[len(gaps) * 9 // 10] < 0.1


async def test_no_more_than_three_pictures_lie_about_however_slowly_they_are_packed(studio, monkeypatch):
    packing, lying = threading.Event(), []

    class Slow:
        def png(self):
            packing.wait()
            lying.remove(self)
            return b""

    def paint(*_):
        lying.append(Slow())
        return lying[-1]

    monkeypatch.setattr(painter, "board", paint)
    view, words = samples.battle(), SampleWords()
    boards = [asyncio.create_task(studio.board(view, CAPTION, words)) for _ in range(12)]
    await asyncio.sleep(0)
    await asyncio.get_running_loop().run_in_executor(
        studio._painter, lambda: None
    )  # whatever may be painted is by then
    lay = len(lying)
    packing.set()
    assert len(await asyncio.gather(*boards)) == 12
    assert lay == 3
    assert not lying


async def test_a_picture_that_fails_is_logged_and_the_match_goes_on_in_words(studio, caplog):
    class Broken(SampleWords):
        def short(self, name):
            raise RuntimeError("no name")

    picture = await studio.board(samples.battle(), CAPTION, Broken())
    assert picture.png is None
    assert "焔武者" in picture.alt
    assert "could not be painted" in caplog.text
