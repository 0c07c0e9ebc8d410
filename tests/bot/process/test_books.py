"""That the soak would find what it looks for: a store that was tampered with, and a message that the wrong person sees."""

import contextlib
import random
import sqlite3

import pytest

from benchmarks import opening
from benchmarks.faults.books import Books
from benchmarks.faults.eyes import Eyes
from benchmarks.faults.town import town
from benchmarks.opening import Hall, open_matches
from bot.components import ids
from engine.view import PUBLIC
from sandbox.world.messages import new_message
from tests.bot.play import AOI, REN, TABLE

TAMPERED = {
    "UPDATE matches SET actions = actions + 1 WHERE id = 1": "are there",
    "DELETE FROM actions WHERE match = 1 AND number = 1": "are gone or others",
    "UPDATE actions SET path = '[\"resign\"]' WHERE match = 1 AND number = 1": "are gone or others",
    "UPDATE matches SET state = replace(state, '\"asked\":[', '\"asked\":[9') WHERE id = 1": "does not replay",
    "UPDATE matches SET status = 'paused' WHERE id = 1": "paused",
    "UPDATE matches SET status = 'choosing' WHERE id = 1": "went back",
    "DELETE FROM claims": "are forgotten",
}


@pytest.fixture
async def file(quick_folder, monkeypatch):
    """The store of a bot at whose only table a match is in its middle."""
    monkeypatch.setattr(opening, "MOVES", range(6, 7))
    await open_matches(quick_folder, Hall(AOI, REN, TABLE), 1)
    return quick_folder / "tefuda.sqlite3"


@pytest.fixture
def books(file):
    books = Books(file)
    yield books
    books.close()


@pytest.mark.parametrize(("statement", "said"), TAMPERED.items(), ids=TAMPERED.values())
async def test_what_is_lost_or_changed_is_found(file, books, statement, said):
    books.check(random.Random(1))
    assert books.wrong == []
    with contextlib.closing(sqlite3.connect(file)) as other, other:
        other.execute(statement)
    books.check(random.Random(1))
    assert any(said in fault for fault in books.wrong), books.wrong


async def test_a_name_that_nobody_may_know_is_found_in_a_text(books):
    books.check(random.Random(1))
    kept = books.kept[1]
    hidden = [name for name in kept._names if name not in kept._known[PUBLIC]]
    assert hidden
    assert kept.hidden(PUBLIC, f"… {hidden[0]} …")
    known = [name for name in kept._names if name in kept._known[PUBLIC]]
    assert kept.hidden(PUBLIC, " ".join(known)) == []


async def test_a_hand_that_others_see_is_found(books, tmp_path):
    books.check(random.Random(1))
    step = {"type": 2, "style": 2, "label": "x", "custom_id": ids.Walk(1, "f1", "0").pack()}
    async with town(tmp_path, 1) as place:
        eyes = Eyes(place, books)
        world = place.world
        for channel, reader in ((world.guild_channels()[0], None), (world.guild_channels()[0], "p0")):
            message = new_message(world, channel, world.bot, 64 if reader else 0)
            message["components"] = [{"type": 1, "components": [step]}]
            world.keep_message(message, reader)
    assert ["everybody sees" in eyes.wrong[0], "does not sit there" in eyes.wrong[1]] == [True, True]
