"""A theme file: what is wrong in it is said by file and line, all at once."""

import shutil

import pytest

from bot.drawing.colors import contrast, rgb
from bot.drawing.crests import crest_mask, crest_of, is_crest
from bot.drawing.look import DATA, load_look, read_look
from bot.drawing.motifs import MOTIFS
from engine.sources import Faulty

GOOD = DATA / "jinkei" / "look.yaml"


def broken(tmp_path, old, new):
    file = tmp_path / "look.yaml"
    text = GOOD.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    line = text[: text.index(old)].count("\n") + 1
    return file, line


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"#1D2A52"', '"indigo"', "expected a color"),
        ("pattern: ichimatsu", "pattern: tartan", "expected a pattern"),
        ("crest: kabuto", "crest: teapot", "expected a crest"),
        ("shape: drop", "shape: square", "expected a shape of its own"),
        ("shape: flame", "shape: fire", "expected a shape"),
        ('fill: "#177565"', 'fill: "#7F7F7F"', "5 : 1"),
        ("icon: heart", "icon: liver", "expected an icon"),
        ("tone: 0.66", "tone: dark", "Expected `float`"),
        ("letter: {ja: 火", "letter: {jp: 火", "jp"),
        ("cloth: {", "cloth: [", "expected"),
    ],
)
def test_a_fault_is_told_by_file_and_line(tmp_path, old, new, said):
    file, line = broken(tmp_path, old, new)
    with pytest.raises(Faulty) as told:
        read_look(file)
    assert f"{file}:{line}: " in str(told.value)
    assert said in str(told.value)


def test_all_faults_are_told_at_once(tmp_path):
    file, _ = broken(tmp_path, "crest: kabuto", "crest: teapot")
    file.write_text(file.read_text("utf-8").replace("icon: heart", "icon: liver"), "utf-8")
    with pytest.raises(Faulty) as told:
        read_look(file)
    assert len(str(told.value).splitlines()) == 2


def test_a_good_file_is_read(tmp_path):
    shutil.copy(GOOD, tmp_path / "look.yaml")
    assert read_look(tmp_path / "look.yaml").crest == "kabuto"


def test_a_game_without_a_look_is_told():
    with pytest.raises(Faulty, match=r"look\.yaml"):
        load_look("no-such-game")


@pytest.mark.parametrize("motif", MOTIFS)
def test_every_motif_can_be_drawn_in_every_manner(motif):
    for manner in ("", "+ring", "+hex", "+dia", "+snow", "+petal", "*3"):
        assert is_crest(motif + manner)
        mask = crest_mask(motif + manner, 40)
        assert 100 < sum(mask.histogram()[128:]) < 1500


def test_a_crest_belongs_to_a_name_for_ever():
    assert crest_of("焔武者", "fox+ring") == "fox+ring"
    assert crest_of("焔武者") == "bow"
    assert len({crest_of(f"name {k}") for k in range(300)}) > 100


def test_contrast_is_that_of_the_standard():
    assert contrast(rgb("#FFFFFF"), rgb("#000000")) == pytest.approx(21)
    assert contrast(rgb("#777777"), rgb("#FFFFFF")) == pytest.approx(4.48, abs=0.01)
