"""The stream: its published vectors, that nothing is favored, and that a foreign verifier draws the same."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from engine.stream import Stream, commitment, open_stream, stream_key
from tests.engine import foreign_verifier

ROOT = Path(__file__).parents[2]
VECTORS = json.loads(re.search(r"```json\n(.*?)```", (ROOT / "docs/fairness.md").read_text("utf-8"), re.DOTALL)[1])


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["seed"][:8])
def test_the_published_vectors_hold_here_and_for_the_foreign_verifier(vector):
    seed, added = bytes.fromhex(vector["seed"]), [bytes.fromhex(part) for part in vector["added"]]
    assert commitment(seed) == foreign_verifier.commitment(seed) == vector["commitment"]
    assert stream_key(seed, added) == foreign_verifier.key(seed, added) == bytes.fromhex(vector["key"])
    below = vector["below"]
    for begin in (lambda: open_stream(seed, added), lambda: foreign_verifier.opened(vector)):
        one = begin()
        assert [one.die() for _ in vector["dice"]] == vector["dice"]
        assert "".join(begin().shuffled(list("ABCDEFGHIJ"))) == vector["shuffle"]
        other = begin()
        assert [other.below(below["bound"], below["purpose"]) for _ in below["numbers"]] == below["numbers"]


def test_the_second_vector_throws_a_word_away():
    vector = VECTORS[1]
    stream = open_stream(bytes.fromhex(vector["seed"]))
    for _ in range(3):
        stream.below(vector["below"]["bound"], vector["below"]["purpose"])
    assert stream.drawn == 4


def test_the_foreign_verifier_is_foreign_and_short():
    source = Path(foreign_verifier.__file__).read_text("utf-8")
    assert len(source.splitlines()) < 100
    assert re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE) == [
        "hashlib",
        "hmac",
        "json",
        "sys",
        "pathlib",
    ]


@pytest.mark.parametrize("sides", [2, 4, 6, 20, 100])
def test_every_face_of_a_die_is_as_likely(sides):
    stream = open_stream(bytes(32))
    rolls = 600 * sides if sides < 50 else 200 * sides
    counts = Counter(stream.die(sides) for _ in range(rolls))
    assert set(counts) == set(range(1, sides + 1))
    assert chi_square(counts.values(), rolls / sides) < bound(sides - 1)


def test_every_card_is_as_likely_in_every_place():
    stream, size, shuffles = open_stream(b"s" * 32), 12, 6000
    places = Counter(
        (place, card) for _ in range(shuffles) for place, card in enumerate(stream.shuffled(list(range(size))))
    )
    assert len(places) == size * size
    assert chi_square(places.values(), shuffles / size) < bound((size - 1) ** 2)


def test_every_order_is_as_likely():
    stream, shuffles = open_stream(b"o" * 32), 24 * 400
    orders = Counter(tuple(stream.shuffled("abcd")) for _ in range(shuffles))
    assert len(orders) == 24
    assert chi_square(orders.values(), shuffles / 24) < bound(23)


def test_a_bound_that_does_not_divide_favors_nobody():
    """With the bare remainder of a 64-bit word, the lowest third would come up half of the time."""
    stream, bound_, draws = open_stream(b"m" * 32), 3 * 2**62, 3000
    thirds = Counter(stream.below(bound_, "third") * 3 // bound_ for _ in range(draws))
    assert chi_square(thirds.values(), draws / 3) < bound(2)


def test_purposes_and_places_never_share_a_draw():
    words = {
        Stream(b"k" * 32, drawn).below(2**64, purpose) for drawn in range(100) for purpose in ("die", "shuffle", "d")
    }
    assert len(words) == 300


def test_public_dice_tell_nothing_of_another_stream():
    seed = bytes(range(32))
    assert stream_key(seed, [b"ab", b"c"]) != stream_key(seed, [b"a", b"bc"])
    assert open_stream(seed, [b"x", b""]).die(1000) != open_stream(seed, [b"", b"x"]).die(1000)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed):
    with pytest.raises(ValueError, match="32 bytes"):
        open_stream(seed)


def test_a_clone_moves_on_its_own():
    stream = open_stream(bytes(32))
    twin = stream.clone()
    ahead = [stream.die() for _ in range(5)]
    assert [twin.die() for _ in range(5)] == ahead


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def bound(freedom):
    """Far out in the tail of chi-square (about 5 sigma): a fixed seed either passes for ever or never."""
    return freedom + 5 * (2 * freedom) ** 0.5 + 6
