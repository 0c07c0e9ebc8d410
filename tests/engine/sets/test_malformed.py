"""Whatever somebody brings, the answer is a sentence with its place, in a moment, in little memory, and nothing has changed."""

import gc
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.games import catalog, games
from engine.sets import bring
from engine.sets.bounds import FAULTS
from engine.sets.faults import sentence
from engine.sources import Faulty
from engine.wording import LOCALES, Wording
from tests.engine.sets.malformed import cases

ROOT = Path(__file__).parents[3]
SECONDS = 1.0
MEBIBYTES = 200
"""What it may take of a processor and of memory, the program itself included."""
LONGEST = 400
"""Characters of a sentence about a fault."""


def answered(case):
    """The faults of a broken set, and the seconds of processor that they took."""
    gc.disable()  # what other tests have left in memory is not looked through meanwhile
    try:
        began = time.process_time()
        with pytest.raises(Faulty) as found:
            bring(case.data, "mine.yaml", case.game)
        return found.value.faults, time.process_time() - began
    finally:
        gc.enable()


def amiss(case):
    """What is not as it should be in the answer to a broken set."""
    faults, seconds = answered(case)
    keys = [fault.word.key for fault in faults if fault.word]
    said = [sentence(fault, locale, case.game) for fault in faults for locale in LOCALES]
    checks = {
        "slow": seconds < SECONDS,
        "too many faults": 0 < len(faults) <= FAULTS,
        "without words": len(keys) == len(faults),
        "the reason": not case.reason or f"fault-{case.reason}" in keys,
        "the line": all(1 <= fault.line <= case.data.count(b"\n") + 1 for fault in faults) or case.data[:2] == b"PK",
        "no sentence": not {Wording(locale).text("missing") for locale in LOCALES} & set(said),
        "long or on two lines": all(len(text) <= LONGEST and text.isprintable() for text in said),
    }
    return [f"{case.kind}: {what}: {said[:2]}" for what, right in checks.items() if not right]


def test_there_are_two_hundred_ways_to_be_wrong():
    kinds = [case.kind for case in cases()]
    assert len(kinds) == len(set(kinds)) >= 200


@pytest.mark.no_cover
def test_each_is_answered_with_its_reason_and_place():
    for slug in games():
        catalog(slug)  # what is read once is not what a set costs
    assert [wrong for case in cases(random_ones=25) for wrong in amiss(case)] == []


@pytest.mark.long
def test_none_takes_long_or_much_memory():
    """In a process of its own, where the most that it ever had is known."""
    program = (
        "from tests.engine.sets import test_malformed as t; t.test_each_is_answered_with_its_reason_and_place();"
        "from resource import *; print([w for c in t.cases(2000) for w in t.amiss(c)], getrusage(RUSAGE_SELF).ru_maxrss)"
    )
    said = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    wrong, _, kibibytes = said.stdout.strip().rpartition(" ")
    assert wrong == "[]"
    assert int(kibibytes) < MEBIBYTES * 1024
