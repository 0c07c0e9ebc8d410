"""What was painted and will be laid again: made once while it is kept, and never more of it than there is room for."""

from itertools import product

import pytest
from PIL import Image

from bot.drawing.shelf import Shelf

SIDE = 10
EACH = SIDE * SIDE * 4


@pytest.fixture
def made():
    return []


@pytest.fixture
def painted(made):
    """A function on a shelf for three of its pictures, and the shelf."""
    shelf = Shelf(3 * EACH)

    @shelf.keeps
    def paint(name, mode="RGBA"):
        made.append(name)
        return Image.new(mode, (SIDE, SIDE))

    return shelf, paint


def test_a_picture_is_made_once_while_it_is_kept(painted, made):
    _, paint = painted
    assert paint("a") is paint("a")
    assert paint("a", mode="L") is not paint("a")
    assert made == ["a", "a"]


def test_what_was_not_used_for_longest_goes_first(painted, made):
    _, paint = painted
    for name in "abcad":
        paint(name)
    assert made == list("abcd")
    paint("a")
    paint("b")
    assert made == list("abcdb")


def test_however_much_is_painted_there_is_never_more_than_its_room(painted):
    shelf, paint = painted
    for number, mode in product(range(20), ("RGBA", "RGB", "L")):
        paint(number, mode=mode)
        assert 0 < shelf.size <= 3 * EACH
    shelf.clear()
    assert shelf.size == 0


def test_a_picture_larger_than_the_shelf_is_painted_and_not_kept(made):
    shelf = Shelf(EACH - 1)

    @shelf.keeps
    def paint():
        made.append("a")
        return Image.new("RGB", (SIDE, SIDE))

    assert paint().size == paint().size == (SIDE, SIDE)
    assert len(made) == 2
    assert shelf.size == 0


def test_two_makers_of_the_same_words_keep_a_picture_each(painted):
    shelf, paint = painted
    other = shelf.keeps(lambda name: Image.new("L", (1, 1)))
    assert paint("a").size != other("a").size
    assert paint("a").size != other("a").size


def test_what_could_not_be_painted_is_tried_again(painted, made):
    shelf, _ = painted

    @shelf.keeps
    def broken():
        made.append("broken")
        raise LookupError

    for _ in range(2):
        with pytest.raises(LookupError):
            broken()
    assert made == ["broken", "broken"]
