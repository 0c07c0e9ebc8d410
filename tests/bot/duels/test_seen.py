"""Pictures for pages: what several people see alike is painted once."""

import asyncio
from dataclasses import dataclass, field

from msgspec.structs import replace

from bot.drawing.studio import Picture
from bot.duels.seen import Easel, Reader
from engine.view import FIRST, PUBLIC, SECOND
from tests.bot.drawing import samples
from tests.bot.drawing.words import NAMES


@dataclass
class Counting:
    """A studio that counts."""

    painted: list = field(default_factory=list)

    async def board(self, view, caption, words):
        self.painted.append(view)
        await asyncio.sleep(0.01)
        return Picture(b"%d" % len(self.painted), "")

    hand = board


def reader(locale="ja"):
    return Reader(locale, samples.GAME, NAMES["ja"])


async def test_a_board_that_all_see_alike_is_painted_once_though_all_want_it_at_once():
    studio = Counting()
    easel = Easel(studio)
    views = [samples.battle(viewer=viewer) for viewer in (PUBLIC, FIRST, SECOND)]
    shown = await asyncio.gather(*(easel.board(view, reader()) for view in views))
    assert len(studio.painted) == 1
    assert len({picture.data for picture in shown}) == 1


async def test_whoever_sees_something_else_or_reads_another_language_has_a_picture_of_their_own():
    studio = Counting()
    easel = Easel(studio)
    seen = samples.battle(viewer=FIRST)
    await asyncio.gather(
        easel.board(seen, reader()),
        easel.board(seen, reader("en-US")),
        easel.board(replace(seen, arrow=None), reader()),
        easel.hand(seen, reader()),
        easel.hand(replace(seen, viewer=SECOND), reader()),
    )
    assert len(studio.painted) == 5
