"""What `make bench` says of pictures and of the running bot, in small: that it is measured, not that the machine is quick."""

from benchmarks import pictures
from bot.drawing import painter
from engine.games import games


def test_pictures_are_measured_cold_and_warm(monkeypatch):
    monkeypatch.setattr(pictures, "TIMES", 1)
    found = {figure.name: figure for figure in pictures.measure()}
    for slug in games():
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
