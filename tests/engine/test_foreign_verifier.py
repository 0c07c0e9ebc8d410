"""A verifier that was written from `docs/fairness.md` alone agrees about matches, and finds any bit that was changed."""

import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import msgspec
import pytest

from bot.rolls import added
from engine.dice import parse, throw
from engine.janken import MARKS, pick_promise, score_of
from engine.proofs import JankenProof, RollProof, Round, faults, text_of
from engine.sources import Faulty
from engine.stream import commitment, open_stream
from engine.transcript import noted, read, verify
from tests.engine import foreign_verifier
from tests.engine.test_proofs import PUBLISHED
from tests.engine.test_transcript import recorded

EACH, LONG = 10, 200
"""Matches of each game; in `make long` a thousand of all."""
FILE = Path(foreign_verifier.__file__)
LONGEST = 60
"""Actions after which a match is given up here: what is drawn late is drawn as what is drawn early."""


@cache
def finished(slug, number):
    """The public record of a match."""
    recorder = recorded(slug, number, until=LONGEST)
    if recorder.match.outcome is None:
        recorder.apply(number % 2, "standing", ("resign",))
    return noted(recorder.transcript()).text()


def told(text):
    """What the verifier says; what is no transcript any more does not hold either."""
    try:
        return foreign_verifier.holds(text)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        return False


def flipped(text, where, chance):
    """One bit of one character within a part of the text that is matched by ``where``."""
    found = chance.choice([m for m in re.finditer(where, text) if m.end(1) > m.start(1)])
    at = chance.randrange(found.start(1), found.end(1))
    hexadecimal = all(char in "0123456789abcdef" for char in found[1])  # there, a capital letter is the same bit
    other = (
        f"{int(text[at], 16) ^ 1 << chance.randrange(4):x}"
        if hexadecimal
        else chr(ord(text[at]) ^ 1 << chance.randrange(7))
    )
    return text[:at] + other + text[at + 1 :]


PLACES = {
    "seed": r'"seed":"([0-9a-f]+)"',
    "commitment": r'"commitment":"([0-9a-f]+)"',
    "added": r'"added":\[([^\]]+)\]',
    "order": r'"drawn":\[(\[.*?\])\]',
    "log": r'("decision":"[^"]+","path":\[[^\]]*\])',
    "end": r'"line":"close",(.*)\}',
}


@pytest.mark.no_cover
@pytest.mark.parametrize("each", [EACH, pytest.param(LONG, marks=pytest.mark.long)])
def test_matches_hold_and_every_flipped_bit_is_found(slug, each):
    """The commitment, every number of every shuffle and die in its order, the whole text."""
    for number in range(each):
        text, chance = finished(slug, number), random.Random(f"{slug} {number}")
        assert told(text)
        unseen = [place for place, where in PLACES.items() if told(flipped(text, where, chance))]
        assert unseen == []


def test_the_verifier_of_the_house_agrees(slug):
    """It replays by the rules besides, so a record whose hash was made to fit is found too."""
    text = finished(slug, 0)
    assert verify(read(text, "t"), "t") == []
    chance = random.Random(slug)
    for where in (PLACES["seed"], PLACES["order"]):
        changed = flipped(text, where, chance)
        try:
            found = verify(read(changed, "t"), "t")
        except Faulty as faulty:
            found = faulty.faults
        assert found != []


def test_draws_that_were_left_out_or_added_are_found(slug):
    record = read(finished(slug, 1), "t")
    head = msgspec.structs.replace(record.head, drawn=record.head.drawn[:-1])
    assert verify(msgspec.structs.replace(record, head=head), "t") != []
    with_draw = msgspec.structs.replace(record.actions[0], drawn=(*record.actions[0].drawn, ("die", 6, 0)))
    assert verify(msgspec.structs.replace(record, actions=(with_draw, *record.actions[1:])), "t") != []


@pytest.mark.parametrize("line", PUBLISHED)
def test_the_published_rolls_and_janken_hold(line, tmp_path):
    assert told(line)
    file = tmp_path / "proof.txt"
    for text, code in ((line, 0), (line.replace('"seed":"', '"seed":"00', 1), 1)):
        file.write_text(text, "utf-8")
        assert subprocess.run([sys.executable, str(FILE), str(file)], check=False, stderr=-3).returncode == code


def test_the_published_match_holds():
    page = (Path(__file__).parents[2] / "docs/fairness.md").read_text("utf-8")
    match = re.findall(r"```jsonl\n(.*?)```", page, re.DOTALL)[1]
    assert '"line":"match"' in match
    assert told(match)
    assert not told(match.replace('"resign"', '"resigm"'))


def rolled(number):
    chance = random.Random(number)
    notation = chance.choice(["2d6+3", "10B10>=7", "x3 choice[a,b,c,d,e,f,g]", "4d20kh3", "8d6!>=5", "D66"])
    seed, with_it = chance.randbytes(32), added(chance.getrandbits(60), chance.getrandbits(60))
    drawn = throw(parse(notation), open_stream(seed, with_it)).drawn
    first, second = (part.hex() for part in with_it)
    return RollProof(number, notation, seed.hex(), (first, second), commitment(seed), drawn)


def thrown(number):
    chance = random.Random(number)
    seed, players, rounds = chance.randbytes(32), (str(chance.getrandbits(60)), "0"), []
    while max(score_of(rounds)) < 2:
        rounds.append((chance.choice(MARKS), chance.choice(MARKS)))
    shown = tuple(
        Round(picks, tuple(pick_promise(seed, at, who, mark) for who, mark in zip(players, picks, strict=True)))
        for at, picks in enumerate(rounds, 1)
    )
    return JankenProof(number, seed.hex(), commitment(seed), players, 3, shown, score_of(rounds).index(2))


def test_rolls_and_janken_hold_and_every_flipped_bit_is_found():
    roll_places = ("seed", "commitment", "added")
    for number in range(100):
        chance = random.Random(number)
        roll, game = rolled(number), thrown(number)
        assert faults(roll) == faults(game) == []
        text, other = text_of(roll), text_of(game)
        assert told(text)
        assert told(other)
        for where in (PLACES[place] for place in roll_places):
            assert not told(flipped(text, where, chance))
        assert not told(flipped(text, r'"drawn":\[\[[0-9]+,([0-9]+)', chance))
        for where in (
            PLACES["seed"],
            PLACES["commitment"],
            r'"promises":\["([^"]+)"',
            r'"picks":\["([^"]+)"',
            r'"players":\["([^"]+)"',
        ):
            assert not told(flipped(other, where, chance))
