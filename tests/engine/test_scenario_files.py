"""Scenario files that somebody broke: always a fault with a line, never anything else."""

import random
from pathlib import Path

import pytest

from engine.scenario import run

FILES = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.yaml"))
MARKS = "[]{}:,-&*!#'\"|>?%@ \n\t0123456789abc.木~=<"
WORDS = ("null", "true", "-1", "1.5", "9" * 30, "2024-13-45", "{}", "''", "front", "first", "<<: x", "? {a: b}", ".inf")


@pytest.mark.parametrize("seed", range(12))
def test_a_broken_scenario_is_faults(seed):
    draw = random.Random(seed)
    for _ in range(40):
        text = broken(draw.choice(FILES).read_text("utf-8"), draw)
        assert all(fault.line >= 1 and fault.text for fault in run(text, "f")), text


def broken(text, draw):
    for _ in range(draw.randint(1, 4)):
        at = draw.randrange(len(text) + 1)
        kind = draw.random()
        if kind < 0.3:
            text = text[:at] + draw.choice(MARKS) + text[at + 1 :]
        elif kind < 0.5:
            text = text[:at] + text[at + draw.randint(1, 9) :]
        elif kind < 0.8:
            text = text[:at] + draw.choice(WORDS) + text[at:]
        else:
            text = text[:at] + text[at - 20 : at + 20] + text[at:]
    return text


@pytest.mark.parametrize(
    ("force", "what"),
    [
        ("dice: [7]", "a die of 6 sides cannot show 7"),
        ("dice: [0]", "a die of 6 sides cannot show 0"),
        ("dice: [x]", "int"),
        ("janken: [[rock, fist]]", "fist"),
        ("draw: {third: [a]}", "third"),
    ],
)
def test_what_cannot_be_forced(force, what):
    text = (
        "game: jinkei\ntitle: x\nrules: []\ncards: [{id: a, hp: 9}]\n"
        "seats: {first: {front: [a]}, second: {front: [a]}}\nforce: {%s}\n"
        "steps:\n  - {seat: first, do: [attack, front.1, front.1]}\n"
    )
    (fault,) = run(text % force, "f")
    assert what in fault.text
    assert fault.line in (6, 8)


def test_a_card_that_is_not_in_hand_cannot_be_drawn():
    text = (
        "game: jinkei\ntitle: x\nrules: []\ncards: [{id: a, hp: 9}, {id: b, hp: 9}]\n"
        "decks: {first: {id: x, cards: {a: 3, b: 3}}, second: {id: y, cards: {a: 3, b: 3}}}\n"
        "force: {draw: {first: [c]}}\n"
    )
    assert [fault.line for fault in run(text, "f")] == [5]
