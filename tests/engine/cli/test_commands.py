"""Exit codes, what stands on which stream, and that every problem has its file and line."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli import main
from engine.cli.setting import starter_decks
from engine.games import catalog, games, table
from engine.transcript import Transcript
from tests.engine.test_transcript import recorded

ROOT = Path(__file__).parents[3]

SET = """
set: mine
name: {ja: 私, en: Mine}
cards:
  - {id: hawk, name: {ja: 鷹, en: Hawk}, ap: 30, hp: 50, attribute: earth}
  - {id: carp, name: {ja: 鯉, en: Carp}, ap: 30, hp: 50, attribute: water}
"""

SCENARIO = """
game: jinkei
title: An attack
rules: [G2-09]
seats:
  first: {front: [{id: %s, hp: 5}]}
  second: {front: [{id: %s, hp: 5}]}
steps:
  - {seat: first, refuse: [attack, front.1, front.3], rule: G2-12}
  - expect: {first.front: 1}
""" % ((next(iter(catalog("jinkei").definitions)),) * 2)


def run(capsys, *arguments):
    code = main([str(part) for part in arguments])
    out, err = capsys.readouterr()
    return code, out, err.splitlines()


def written(folder, name, text):
    path = folder / "jinkei" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nothing"],
        ["check"],
        ["scenario"],
        ["simulate"],
        ["simulate", "nothing"],
        ["simulate", "jinkei", "--matches", "x"],
        ["simulate", "jinkei", "--players", "random"],
        ["simulate", "jinkei", "--players", "random,genius"],
        ["simulate", "jinkei", "--decks", "none,nothing"],
        ["simulate", "jinkei", "--matches", "-1"],
        ["simulate", "jinkei", "--matches", "0"],
        ["simulate", "jinkei", "--matches", "1_0"],
        ["simulate", "jinkei", "--matches", "３"],
        ["games", "--what"],
    ],
    ids=" ".join,
)
def test_wrong_usage_ends_with_2(arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().out == ""


def test_decks_that_cannot_meet_are_wrong_usage(capsys):
    decks = catalog("jinkei").decks.values()
    small = next(deck.id for deck in decks if deck.size == 6)
    large = next(deck.id for deck in decks if deck.size == 10)
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "jinkei", "--decks", f"{small},{large}"])
    assert ended.value.code == 2


def test_games_are_listed(capsys):
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert [line.split("\t")[0] for line in out.splitlines()] == list(games())


def test_ctrl_c_ends_a_command_without_a_word():
    serving = subprocess.Popen(
        [sys.executable, "-m", "engine", "serve"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # What runs in the background may have been told to ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    serving.stdin.write(b"what?\n")
    serving.stdin.flush()
    assert b"error" in serving.stdout.readline()
    serving.send_signal(signal.SIGINT)
    assert serving.wait(60) == 130  # before its input is closed, which would end it too
    assert serving.communicate()[1] == b""


def test_what_happened_is_written_as_utf_8_whatever_the_terminal(tmp_path):
    """The data is JSON; a name in Japanese must not end a command on a terminal that has no letters for it."""
    path = tmp_path / "match.jsonl"
    path.write_text(recorded("jinkei").transcript().text(), "utf-8")
    said = subprocess.run(
        [sys.executable, "-m", "engine", "replay", str(path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (said.returncode, said.stderr) == (0, b"")
    assert any(ord(letter) > 127 for letter in said.stdout.decode())


def test_as_a_program():
    said = subprocess.run(
        [sys.executable, "-m", "engine", "games"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (said.returncode, said.stderr) == (0, "")
    wrong = subprocess.run([sys.executable, "-m", "engine"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout) == (2, "")


# --- check ------------------------------------------------------------------------------------------------------------


def test_all_that_is_in_the_house_is_faultless(slug, capsys):
    assert run(capsys, "check", ROOT / "data" / slug) == (0, "", [])
    scenarios = sorted((ROOT / "tests" / "scenarios" / slug).glob("*.yaml"))
    assert run(capsys, "check", *scenarios) == (0, "", [])


def test_a_broken_set_is_told_line_by_line(tmp_path, capsys):
    text = (
        SET
        + "  - {id: hawk, name: {ja: 鷹, en: Hawk}, ap: high}\n  - {id: owl}\n  - {id: ox, name: {ja: 牛}}\nextra: 1\n"
    )
    code, out, err = run(capsys, "check", path := written(tmp_path, "sets/mine.yaml", text))
    assert (code, out) == (1, "")
    assert all(line.startswith(f"{path}:") for line in err)
    lines = sorted(int(line.removeprefix(f"{path}:").split(":")[0]) for line in err)
    assert lines == [7, 8, 9, 10]


def test_a_folder_that_has_nothing_to_check_is_a_fault(tmp_path, capsys):
    code, _, err = run(capsys, "check", tmp_path)
    assert (code, err) == (1, [f"{tmp_path}:1: expected a folder with `sets/*.yaml` or `decks/*.yaml`"])


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("a: [1, 2", 1, ""),
        ("a: 1\na: 2\n", 2, "twice"),
        ("a: &x 1\nb: *x\n", 2, "aliases"),
        ("", 1, "empty"),
        ("- 1", 1, "expected a card set"),
        ("what: 1", 1, "expected a card set"),
        ("set: x\nname: {ja: x, en: x}\ncards: 5", 3, "Expected a list"),
        ("decks: {id: x}", 1, "Expected a list"),
        ("[" * 3000, 1, ""),
        ("{a: " * 3000, 1, "40 levels"),
        ("- " * 100_000, 1, "40 levels"),
        ("cards: []", 1, "Expected a line “set"),
    ],
)
def test_what_is_no_data_is_told(text, line, what, tmp_path, capsys):
    path = written(tmp_path, "sets/x.yaml", text)
    code, out, err = run(capsys, "check", path)
    assert (code, out) == (1, "")
    assert err[0].startswith(f"{path}:{line}:")
    assert what in "\n".join(err)


def test_files_that_cannot_be_read(tmp_path, capsys):
    for command in ("check", "scenario", "replay", "verify"):
        code, out, err = run(capsys, command, tmp_path / "none.yaml")
        assert (code, out, len(err)) == (1, "", 1)
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\xff\xfe\x00")
    assert run(capsys, "check", binary)[2] == [f"{binary}:1: expected UTF-8"]


def test_a_file_must_tell_its_game(tmp_path, capsys):
    path = tmp_path / "mine.yaml"
    path.write_text(SET, "utf-8")
    code, _, err = run(capsys, "check", path)
    assert code == 1
    assert "Expected a line “game" in err[0]
    path.write_text(f"game: jinkei{SET}", "utf-8")
    assert run(capsys, "check", path) == (0, "", [])


def test_two_sets_that_share_an_id(tmp_path, capsys):
    one = written(tmp_path, "sets/one.yaml", SET)
    two = written(tmp_path, "sets/two.yaml", SET.replace("mine", "yours"))
    assert run(capsys, "check", one)[0] == 0
    code, _, err = run(capsys, "check", tmp_path / "jinkei")
    assert code == 1
    assert [line.rpartition(":")[0] for line in err] == [f"{two}:5", f"{two}:6"]
    assert "id “hawk”" in err[0]


def test_every_problem_of_every_deck_is_told(tmp_path, capsys):
    written(tmp_path, "sets/mine.yaml", SET)
    path = written(
        tmp_path,
        "decks/mine.yaml",
        "decks:\n  - {id: good, cards: {hawk: 3, carp: 3}}\n  - {id: bad, cards: {hawk: 4, nobody: 1}}\n"
        "  - {id: bad, cards: {hawk: 3, carp: 3}}\n",
    )
    code, _, err = run(capsys, "check", tmp_path / "jinkei")
    assert code == 1
    assert [line.removeprefix(f"{path}:").split(":")[0] for line in err] == ["3", "3", "3", "4"]
    assert "G2-01" in "\n".join(err)
    assert "G2-02" in "\n".join(err)


# --- scenario ---------------------------------------------------------------------------------------------------------


def test_a_scenario_that_holds(tmp_path, capsys):
    assert run(capsys, "scenario", written(tmp_path, "s.yaml", SCENARIO)) == (0, "", [])


@pytest.mark.parametrize(
    ("change", "line", "what"),
    [
        (("rule: G2-12", "rule: G2-13"), 9, "expected the rule G2-13, found G2-12"),
        (("rule: G2-12", "reason: nothing"), 9, "expected the reason nothing"),
        (("first.front: 1", "first.front: 2"), 10, "expected first.front to be 2"),
        (("first.front: 1", "first.front.9: 2"), 10, "expected a slot"),
        (("first.front: 1", "first.none: 2"), 10, "expected a zone"),
        (("first.front: 1", "first.front.1.mood: 2"), 10, "expected a counter"),
        (("first.front: 1", "third.front: 2"), 10, "expected `first` or `second`"),
        (("first.front: 1", "outcome: first"), 10, "expected outcome to be first, found null"),
        (("first.front: 1", "decision.first: null"), 10, "found act"),
        (("refuse:", "do:"), 9, "expected an answer that the rules allow"),
        (("front.3]", "front.1]"), 9, "expected a refusal"),
        (("- expect:", "- expects:"), 10, ""),
        (("game: jinkei", "game: chess"), 2, "expected a game"),
        (("title: An attack", "titel: x"), 2, "unknown key `titel`"),
        (("hp: 5}]}\n  second", "mood: 5}]}\n  second"), 6, "no counter `mood`"),
        (("first: {front", "first: {sky"), 6, "no zone `sky`"),
        (("seat: first, ", ""), 9, "expected a `seat`"),
        (("steps:", "decks: {first: {id: x, cards: {a: 1}}}\nsteps:"), 8, "either `seats` or `decks`"),
        (("seats:", "house_rules: {colums: 3}\nseats:"), 5, ""),
        (("seats:", "seed: '00'\nseats:"), 5, "64 hex digits"),
    ],
    ids=lambda value: value[1][:30] if isinstance(value, tuple) else None,
)
def test_a_scenario_that_does_not_hold_says_where(change, line, what, tmp_path, capsys):
    assert change[0] in SCENARIO
    path = written(tmp_path, "s.yaml", SCENARIO.replace(*change, 1))
    code, out, err = run(capsys, "scenario", path)
    assert (code, out) == (1, "")
    assert any(one.startswith(f"{path}:{line}:") for one in err), err
    assert what in "\n".join(err)


def test_decks_that_do_not_fit_say_what_was_expected(tmp_path, capsys):
    text = "game: jinkei\ntitle: x\nrules: []\ndecks:\n  first: {id: x, cards: {a: 1}}\nproblems: [G2-02]\n"
    path = written(tmp_path, "s.yaml", text)
    code, _, err = run(capsys, "scenario", path)
    assert code == 1
    assert err[0].startswith(f"{path}:6: expected the problems")


# --- simulate, replay, verify -----------------------------------------------------------------------------------------

KEYS = {
    "game",
    "seed",
    "decks",
    "matches",
    "actions",
    "actions_per_second",
    "violations",
    "unfinished",
    "wins",
    "wins_by_deck",
    "draws",
    "terminations",
    "never_played",
    "verbs_hit",
}


def test_simulate_counts(slug, capsys):
    decks = [deck.id for deck in starter_decks(slug, table(slug))]
    arguments = ("simulate", slug, "--matches", 10, "--decks", ",".join(decks), "--seed", "s", "--json")
    code, out, err = run(capsys, *arguments)
    report = json.loads(out)
    assert (code, err) == (0, [])
    assert report.keys() >= KEYS
    assert (report["matches"], report["violations"], report["unfinished"]) == (10, 0, 0)
    assert sum(report["wins"].values()) + report["draws"] == 10
    assert sum(report["wins_by_deck"].values()) + report["draws"] == 10
    assert sum(report["terminations"].values()) == 10
    answers = sum(times for verb, times in report["verbs_hit"].items() if verb in games()[slug].terms.verbs)
    assert report["actions"] <= answers, "each answer counts by its verb, beside what effects did"
    again = json.loads(run(capsys, *arguments)[1])
    same = KEYS - {"actions_per_second"}
    assert {key: again[key] for key in same} == {key: report[key] for key in same}


def test_simulate_says_its_report_in_lines(slug, capsys):
    code, out, _ = run(capsys, "simulate", slug, "--matches", 1)
    assert code == 0
    assert f"game: {slug}" in out.splitlines()


def test_replay_writes_what_happened_and_verify_agrees(slug, tmp_path, capsys):
    transcript = recorded(slug, 4).transcript()
    path = written(tmp_path, "match.jsonl", transcript.text())
    code, out, err = run(capsys, "replay", path)
    lines = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, [])
    assert [line["action"] for line in lines[:-1]] == list(range(len(transcript.actions) + 1))
    assert lines[-1]["state"] == transcript.close.state
    assert run(capsys, "verify", path) == (0, "", [])


def test_a_forged_transcript_is_found(slug, tmp_path, capsys):
    good = recorded(slug, 4).transcript()
    forged = Transcript(good.head, (good.actions[1], *good.actions[1:]), good.close)
    path = written(tmp_path, "match.jsonl", forged.text())
    code, _, err = run(capsys, "verify", path)
    assert code == 1
    assert err[0].startswith(f"{path}:")
    assert run(capsys, "replay", path)[0] == 1
