"""Custom ids: short, disjoint, and read by nobody else."""

from dataclasses import fields

import pytest

import bot.client  # noqa: F401  # every package that has keys of its own
from bot.components import ids
from bot.components.layout import Pressable
from bot.limits import CUSTOM_ID

HUGE = 2**63 - 1
KINDS = sorted(ids._KINDS.values(), key=lambda kind: kind.letter)


def largest(kind):
    """A key with the largest ids that there can be."""
    widths = {
        "path": "z" * 50,
        "decision": "s999999",
        "what": "abandon",
        "deck": "d" * 64,
        "act": "accept-draw",
        "room": "channels",
        "game": "g" * 32,
        "option": "o" * 48,
        "card": "c" * 7,
        "filters": "f" * 5,
        "typed": "t" * 48,
        "set": "f" * 64,
        "name": "n" * 80,
    }
    return kind(
        *(
            (HUGE if f.name not in ("page", "part", "round", "sign") else 9999) if f.type == "int" else widths[f.name]
            for f in fields(kind)
        )
    )


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_largest_id_fits_and_is_read_back(kind):
    packed = largest(kind).pack()
    assert 1 <= len(packed) <= CUSTOM_ID
    assert ids.read(packed) == largest(kind)
    assert Pressable.__discord_ui_compiled_template__.fullmatch(packed)


def test_no_letter_means_two_things():
    letters = [kind.letter for kind in KINDS]
    assert len(set(letters)) == len(letters)
    assert all(1 <= len(letter) <= 2 and letter.isalpha() for letter in letters)


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "w",
        "w:",
        "w:1:f1",
        "w:1:f1:0:0",
        "w:x:f1:0",
        "w:-1:f1:0",
        "w:٣:f1:0",
        "w:²:f1:0",
        "w:1_0:f1:0",
        "W:1:f1:0",
        f"w:{HUGE + 1}:f1:0",
        "?:1",
        "w:" + "9" * 20 + ":f1:0",
    ],
)
def test_what_is_no_id_is_none(custom_id):
    assert ids.read(custom_id) is None
