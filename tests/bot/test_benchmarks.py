"""What `make bench` says of pictures and of the running bot, in small: that it is measured, not that the machine is quick."""

import pytest

from benchmarks import bot, crowd, opening, pictures
from benchmarks.opening import Hall, open_matches
from bot.clock import SystemClock
from bot.drawing import painter
from bot.store.outbox import Outbox
from bot.store.store import Store
from engine.games import games
from sandbox.world import answers
from tests.bot.play import AOI, REN, TABLE, Tables


@pytest.mark.no_cover
def test_pictures_are_measured_cold_and_warm(monkeypatch):
    monkeypatch.setattr(pictures, "TIMES", 1)
    slug, game = next(iter(games().items()))
    monkeypatch.setattr(pictures, "games", lambda: {slug: game})
    found = {figure.name: figure for figure in pictures.measure()}
    for kind in ("board", "hand", "card"):
        first, cached = (found[f"{slug}: {kind}, {how}"].value for how in ("first", "cached"))
        assert first > cached > 0
        assert found[f"{slug}: {kind}, largest"].value > 5
    assert found[f"{slug}: board, largest"].met


def test_a_cold_picture_finds_nothing_in_the_caches():
    slug = next(iter(games()))
    painter.palette(slug)
    assert painter.palette.cache_info().currsize
    pictures.forget()
    assert not painter.palette.cache_info().currsize


async def test_matches_that_are_opened_in_bulk_stand_in_their_middle_and_go_on(tmp_path, monkeypatch):
    monkeypatch.setattr(opening, "PLAYED", 2)
    hall = Hall(AOI, REN, TABLE)
    numbers = await open_matches(tmp_path, hall, 5, threads=range(100, 105))
    store = await Store.open(opening.url_of(tmp_path), SystemClock())
    try:
        tables = Tables(store)
        records = [await tables.matches.match(number) for number in numbers]
        assert [record.thread for record in records] == list(range(100, 105))
        assert {record.status for record in records} == {"playing"}
        assert all(record.actions >= 4 and record.seat_of(AOI.id) == 0 for record in records)
        assert await Outbox(store).count() == 3 * len(numbers)
        for number in numbers:
            assert await tables.move(number) is not None
        await tables.close()
    finally:
        await store.close()


async def test_idle_matches_have_nothing_to_be_shown(tmp_path):
    await open_matches(tmp_path, Hall(AOI, REN, TABLE), 1)
    store = await Store.open(opening.url_of(tmp_path), SystemClock())
    assert await Outbox(store).count() == 0
    await store.close()


def seated(decision="d1"):
    hands = {name: crowd.Hand("1", decision, []) for name in ("aoi", "ren")}
    return crowd.Table(1, True, hands, crowd.Press("aoi", "1", {}, decision, 0.0))


def test_a_match_is_at_rest_when_board_and_hands_are_shown():
    table = seated()
    table.settle("board")
    table.settle("ren", "d2")
    assert table.press
    table.settle("aoi", "")
    assert table.press is None


def test_a_step_on_the_way_to_an_answer_shows_on_the_own_hand_alone():
    table = seated()
    table.settle("ren", "d1")
    assert table.press
    table.settle("aoi", "d1")
    assert table.press is None


def test_shares_of_what_was_measured():
    assert bot.at(0.5, [3, 1, 2]) == 2
    assert bot.at(0.99, list(range(1, 201))) == 199
    assert bot.at(0.99, [5]) == 5
    assert bot.at(0.5, []) != bot.at(0.5, [])


@pytest.mark.slow
def test_the_running_bot_is_measured(monkeypatch):
    monkeypatch.setattr(opening, "PLAYED", 2)
    monkeypatch.setattr(bot, "MATCHES", (2,))
    monkeypatch.setattr(bot, "PRESSES", ((6.0, 2.0),))
    monkeypatch.setattr(bot, "BESIDE", (6.0, 1.0))
    monkeypatch.setattr(bot, "IDLE", (0, 3))
    monkeypatch.setattr(answers, "ANSWER_SECONDS", 60.0)
    found = {figure.name: figure.value for figure in bot.measure()}
    pressed = {
        name.removeprefix("2 matches, 6 presses/s: "): value for name, value in found.items() if "presses/s" in name
    }
    assert pressed["acknowledged, p99"] >= pressed["acknowledged, p50"] > 0
    assert pressed["not acknowledged, of 12"] == 0
    assert pressed["processor time of the bot"] > 0
    assert found["2 matches, 6 presses/s while a set is tried: not acknowledged, of 6"] == 0
    assert found["0 idle matches: memory of the bot"] > 20
    assert "each idle match, from 0 to 3" in found
