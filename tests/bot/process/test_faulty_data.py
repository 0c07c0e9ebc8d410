"""A broken card file, look or font: the bot says so by file and line before it connects, and does not run."""

import pytest

from bot.drawing import fonts
from bot.fault import SET_UP_WRONGLY, HostFault
from bot.serve import refuse_faulty_data
from engine import games
from engine.catalog import load
from tests.bot.drawing.test_look import broken

SLUG = next(iter(games.games()))


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A game's data that may be spoiled."""
    for kind in ("sets", "decks"):
        folder = tmp_path / SLUG / kind
        folder.mkdir(parents=True)
        for file in (games.DATA / SLUG / kind).glob("*.yaml"):
            (folder / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(games, "catalog", lambda slug: load(slug, games.games()[slug].definition_type, tmp_path))
    return tmp_path


def lines():
    with pytest.raises(HostFault) as caught:
        refuse_faulty_data()
    assert caught.value.code == SET_UP_WRONGLY
    return caught.value.lines


def test_good_data_is_no_fault(data):
    refuse_faulty_data()


def test_every_fault_of_a_set_is_a_line_with_its_place(data):
    file = next((data / SLUG / "sets").glob("*.yaml"))
    text = file.read_text("utf-8").splitlines()
    at = [number for number, line in enumerate(text, 1) if line.lstrip().startswith("- id:")]
    for number in at[1:3]:
        text[number - 1] = text[number - 1].replace("id:", "nonsense:")
    file.write_text("\n".join(text), "utf-8")
    found = lines()
    assert [line.split(": ")[1] for line in found] == [f"{file.name}:{number}" for number in at[1:3]]


@pytest.mark.parametrize("text", ["decks: [", "\t", "decks:\n  - {id: x}\n", "decks:\n  - {id: x, cards: {a: many}}\n"])
def test_decks_that_cannot_be_read_are_lines(data, text):
    (data / SLUG / "decks" / "more.yaml").write_text(text, "utf-8")
    assert all("more.yaml:" in line for line in lines())


def test_a_broken_look_is_a_line(data, tmp_path, monkeypatch):
    from bot.drawing.look import read_look

    file, line = broken(tmp_path, "crest: kabuto", "crest: teapot")
    monkeypatch.setattr("bot.serve.load_look", lambda slug: read_look(file))
    assert f"look.yaml:{line}: " in lines()[0]


def test_a_missing_font_is_named(data, tmp_path, monkeypatch):
    folder = tmp_path / "fonts"
    folder.mkdir()
    for name in ("coverage.json", "twemoji.zip"):
        (folder / name).symlink_to(fonts.FONTS / name)
    monkeypatch.setattr(fonts, "FONTS", folder)
    (line,) = lines()
    assert str(folder) in line
    assert "font" in line
