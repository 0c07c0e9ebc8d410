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


DECKS = "decks: {first: {id: x, cards: {a: 3, b: 3}}, second: {id: y, cards: {a: 3, b: 3}}}\n"


def told(parts, steps="steps:\n  - {expect: {outcome: null}}\n"):
    head = "game: jinkei\ntitle: x\nrules: []\n"
    if not parts.startswith("cards:"):
        head += "cards: [{id: a, hp: 9}, {id: b, hp: 9, janken: paper}]\n"
    return [fault.text for fault in run(head + parts + steps, "f")]


def test_a_throw_that_is_laid_down_draws_cards_with_these_marks():
    """Rules G2-05, A2-25: a mark that nobody holds cannot be laid down."""
    shown = "steps:\n  - {expect: {events: [showed-marks, showed-marks, won-janken], decision.first: place}}\n"
    assert told(DECKS + "force: {janken: [[rock, rock], [rock, paper]]}\n", shown) == []
    assert "scissors" in told(DECKS + "force: {janken: [[rock, scissors]]}\n", shown)[0]


@pytest.mark.parametrize(
    ("parts", "what"),
    [
        ("seats: {first: {front: [a]}, third: {front: [a]}}", "third"),
        ("seats: {first: {front: a}, second: {front: [a]}}", "object"),
        ("seats: {first: {front: [a]}, second: {front: [a]}}\nsteps: 5", "expected a list"),
        ("cards: 5\nseats: {first: {front: [a]}, second: {front: [a]}}", "expected a list"),
        ("cards: [{id: a, name: {ja: '', en: A}}]\nseats: {first: {front: [a]}, second: {front: [a]}}", "length"),
        ("seats: {first: [a], second: {front: [a]}}", "object"),
        ("seats: {first: {front: [{id: a, hp: '9'}]}, second: {front: [a]}}", "number"),
        ("seats: {first: {front: [{id: a, hp: 0}]}, second: {front: [a]}}", "0 HP"),
        ("seats: {first: {front: [{id: a, hp: true}]}, second: {front: [a]}}", "no state `hp`"),
        ("seats: {first: {front: [{id: a, ap: 3}]}, second: {front: [a]}}", "no counter `ap`"),
        ("seats: {first: {front: [a], hand: [b]}, second: {front: [a]}}", "in hand"),
        ("seats: {first: {}, second: {}}", "nobody is on the field"),
        ("seats: {first: {front: [a]}, second: {front: [a]}}\nturn: {number: 0}", "from 1"),
        ("seats: {first: {front: [a]}, second: {hand: [a]}}\nturn: {phase: placing}", "in hand"),
        (
            "seats: {first: {hand: [a, a, a, a, a, a, a]}, second: {}}\nhouse_rules: {columns: 3}\nturn: {phase: placing}",
            "cells",
        ),
        ("seats: {first: {front: [a]}, second: {front: [a]}}\nsteps: []", "expected `steps`"),
        ("decks: {first: {id: x, cards: {a: 3, b: 3}}}", "no match begins"),
        (
            "cards: [{id: a, skills: [flying, flying]}]\nseats: {first: {front: [a]}, second: {front: [a]}}",
            "skill once",
        ),
    ],
)
def test_what_is_written_is_not_passed_over(parts, what):
    """An author's slip is told, not left out: a position is what the file says, and every step is taken."""
    steps = "" if "steps:" in parts else "steps:\n  - {expect: {outcome: null}}\n"
    assert any(what in text for text in told(parts + "\n", steps)), told(parts + "\n", steps)


@pytest.mark.parametrize(
    ("path", "value"), [("first.front.1.sideways", "0"), ("outcome.winner", "null"), ("events.first", "[]")]
)
def test_what_is_expected_is_taken_by_the_letter(path, value):
    steps = f"steps:\n  - {{expect: {{{path}: {value}}}}}\n"
    assert told("seats: {first: {front: [a]}, second: {front: [a]}}\n", steps) != []
