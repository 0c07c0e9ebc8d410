"""What `simulate` may be told to play with: further decks from a file, and house rules; and that every effect of a game is met so."""

import json
from pathlib import Path

import pytest

from engine.cli import main
from engine.games.genso.cards import GensoEffect

ROOT = Path(__file__).parents[3]
BANNERS = str(ROOT / "data" / "genso" / "decks" / "optional" / "banners.yaml")


def simulated(capsys, *arguments):
    assert main(["simulate", *map(str, arguments), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def wrong(capsys, *arguments):
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *arguments])
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_every_verb_of_an_effect_is_met_in_a_hundred_matches(capsys):
    """Starter decks and those of the optional set; the special victory (G0-42) wants survivors that stay."""
    file = ("--deck-file", BANNERS, "--seed", "2", "--matches")
    reports = [
        simulated(capsys, "genso", *file, 30, "--decks", "crimson-march,returning-tide"),
        simulated(capsys, "genso", *file, 30, "--decks", "returning-tide,standing-stones"),
        simulated(capsys, "genso", *file, 40, "--decks", "rainbow-court,rainbow-court", "--house", "survivors=kept"),
    ]
    hit = {verb for report in reports for verb, times in report["verbs_hit"].items() if times}
    assert set(GensoEffect.__struct_encode_fields__) <= hit
    assert {card for report in reports for card in report["never_played"]} == set()
    assert [(report["violations"], report["unfinished"]) for report in reports] == [(0, 0)] * 3
    assert reports[2]["terminations"]["special"] >= 1


def test_house_rules_are_those_of_the_file_and_those_that_are_named(capsys):
    report = simulated(capsys, "genso", "--deck-file", BANNERS, "--matches", 1, "--house", "janken=stream")
    assert report["house_rules"] == {"leaders": True, "stacking": True, "janken": "stream"}
    assert report["decks"] == ["crimson-march", "rainbow-court"], "without a name, the first of the file"
    plain = simulated(capsys, "genso", "--house", "deck_size=20", "--house", "leaders=true", "--matches", 1)
    assert plain["house_rules"] == {"deck_size": 20, "leaders": True}


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["--house", "leaders"], "NAME=VALUE"),
        (["--house", "leaders=maybe"], "house-value"),
        (["--house", "dragons=true"], "house-unknown"),
        (["--deck-file", BANNERS, "--house", "stacking=false"], "no-stacking-here"),
        (["--decks", "crimson-march,wildfire"], "--decks takes two of"),
    ],
)
def test_what_does_not_fit_is_wrong_usage(arguments, what, capsys):
    assert what in wrong(capsys, "genso", *arguments)


def test_a_deck_is_checked_by_the_house_rules_of_its_file(tmp_path, capsys):
    path = tmp_path / "genso" / "decks" / "optional" / "mine.yaml"
    path.parent.mkdir(parents=True)
    text = Path(BANNERS).read_text("utf-8")
    path.write_text(text, "utf-8")
    assert main(["check", str(tmp_path / "genso")]) == 0
    path.write_text(text.replace("leaders: true", "leaders: false"), "utf-8")
    assert main(["check", str(tmp_path / "genso")]) == 1
    assert "A0-15" in capsys.readouterr().err
    path.write_text(text.replace("leaders: true", "dragons: true"), "utf-8")
    assert main(["check", str(path)]) == 1
    line = text[: text.index("house_rules:")].count("\n") + 1
    assert capsys.readouterr().err.startswith(f"{path}:{line}: ")
