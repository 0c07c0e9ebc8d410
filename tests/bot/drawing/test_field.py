"""Where things lie: every place inside its region, none upon another, however many there are."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.drawing import beside, cards, field, hands, painter
from bot.drawing.cards import Brush
from bot.drawing.colors import PAPER
from bot.drawing.faces import cut_for
from bot.drawing.look import load_look
from bot.drawing.places import BOARD, arrange
from bot.drawing.tentative import with_placed
from bot.drawing.words import Caption
from engine.view import Area, Arrow, Hand, Slot, Word
from tests.bot.drawing import samples
from tests.bot.drawing.words import NAMES, SampleWords


def areas(columns, kind="grid", rows=1):
    def one(seat, name):
        slots = tuple(Slot(f"{seat}.{name}.{k}") for k in range(columns * rows))
        return Area(name, kind, seat, slots, columns if kind == "grid" else 0)

    return (one(1, "back"), one(1, "front"), one(0, "front"), one(0, "back"))


def apart(one, other):
    return (
        one[0] + one[2] <= other[0]
        or other[0] + other[2] <= one[0]
        or one[1] + one[3] <= other[1]
        or other[1] + other[3] <= one[1]
    )


def inside(box, region):
    x, y, wide, high = box
    return region[0] <= x and region[1] <= y and x + wide <= region[0] + region[2] and y + high <= region[1] + region[3]


@pytest.mark.parametrize("columns", range(3, 11))
@pytest.mark.parametrize("kind", ["grid", "row"])
@pytest.mark.parametrize("rows", [1, 2])
def test_places_never_overlap(columns, kind, rows):
    where = arrange(areas(columns, kind, rows), BOARD)
    boxes = list(where.places.values())
    assert len(boxes) == 4 * columns * rows
    assert all(inside(box, BOARD) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


def test_the_usual_table_is_as_the_look_has_it():
    where = arrange(areas(5), BOARD)
    assert {box[2:] for box in where.places.values()} == {(178, 140)}
    assert [side.seat for side in where.sides] == [1, 0]
    assert where.lane == 404
    assert where.places["0.front.0"][1] > where.lane > where.places["1.front.0"][1] + 140


def test_first_lies_below_and_only_the_side_to_move_is_lit():
    where = arrange(samples.battle().areas, BOARD)
    lit = {mat[1]: mat[4] for mat in where.mats(samples.battle().plates)}
    assert [lit[top] for top in sorted(lit)] == [False, True]
    assert [mat[4] for mat in where.mats(samples.placing().plates)] == [False, True]


@pytest.mark.parametrize("locale", ["ja", "en-US"])
@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("notes", [False, True])
@pytest.mark.parametrize("rows", [0, 1, 4, 8])
def test_a_hand_of_any_size_lies_between_question_and_footer(monkeypatch, locale, count, notes, rows):
    laid = []
    for room in (hands, beside):  # large, or boxed where they are many
        monkeypatch.setattr(room, "lay_card", lambda _image, _face, _brush, box: laid.append(box))
    note = Word("sample-reason") if notes else None
    faces = tuple(samples.face(0, samples.ALL[k % 10], glow="choice", number=k + 1, note=note) for k in range(count))
    hand = Hand(faces, Word("sample-question"), samples.hand_rows().hand.rows[:1] * rows)
    view = samples.battle(viewer=0, hand=hand)
    words = SampleWords(locale)
    hands.paint_hand_image(view, Caption(locale, NAMES[locale]), Brush(load_look(samples.GAME), words, locale))
    assert len(laid) == count
    below = 8 + 38 if notes else 0
    assert all(x >= 0 and x + wide <= 1200 and y >= 160 and y + high + below <= 740 for x, y, wide, high in laid), laid
    assert all(apart(one, other) for one, other in combinations(laid, 2))


def test_cards_set_out_so_far_leave_the_hand():
    view = samples.hand_placing(10)
    shown = with_placed(view, ["first.front.3", "first.back.1"])
    placed = {slot.ref: slot.faces for area in shown.areas for slot in area.slots if slot.faces}
    assert placed == {
        "first.front.3": (samples.face(0, samples.ALL[0], number=1),),
        "first.back.1": (samples.face(0, samples.ALL[1], number=2),),
    }
    hidden = {area.seat for area in shown.areas if area.veiled}
    assert hidden == {1}, "no row of hidden cards lies over those that are set out"
    assert [face.number for face in shown.hand.faces] == list(range(3, 11))
    assert shown.hand.faces[0].glow == "choice"
    assert with_placed(samples.battle(), ["first.front.3"]) == samples.battle()


def reaches():
    """Every pair of places an attack may go between: at most one column aside, not from back to back."""
    for near, far in (("front", "front"), ("front", "back"), ("back", "front")):
        for one, other in ((k, k + d) for k in range(1, 6) for d in (-1, 0, 1) if 1 <= k + d <= 5):
            yield f"first.{near}.{one}", f"second.{far}.{other}"
            yield f"second.{near}.{one}", f"first.{far}.{other}"


@pytest.mark.parametrize(("source", "target"), list(reaches()))
def test_an_arrow_hides_no_name_and_no_number_of_a_card_between(monkeypatch, source, target):
    drawn = []
    monkeypatch.setattr(field, "arrow", lambda _image, start, tip: drawn.append((start, tip)))
    view = replace(samples.full(), arrow=Arrow(source, target, 4))
    painter.board(view, Caption("ja", NAMES["ja"]), SampleWords())
    (start, tip) = drawn[0]
    where = arrange(view.areas, BOARD).places
    for ref, (x, y, wide, high) in where.items():
        if ref in {source, target}:
            continue
        heart = (x + 20, y + 20, wide - 40, high - 28)  # where name and numbers stand
        ways = [(start[0] + (tip[0] - start[0]) * t / 30, start[1] + (tip[1] - start[1]) * t / 30) for t in range(31)]
        assert not any(heart[0] < px < heart[0] + heart[2] and heart[1] < py < heart[1] + heart[3] for px, py in ways)
    box = where[target]
    assert box[0] - 4 <= tip[0] <= box[0] + box[2] + 4
    assert box[1] <= tip[1] <= box[1] + box[3]


def paper_of(view):
    words = SampleWords("ja")
    return painter.board(view, Caption("ja", NAMES["ja"]), words).image.crop((286, 80, 1126, 728)).getcolors(2**20)


def test_an_end_with_nothing_more_to_say_leaves_the_last_board_to_be_seen():
    sheets = [next(n for n, color in paper_of(view) if color == PAPER) for view in (samples.drawn(), samples.ended())]
    assert sheets[0] < 0.8 * sheets[1]


@pytest.mark.parametrize(("wide", "high", "clear"), [(130, 170, True), (188, 232, True), (130, 80, False)])
def test_the_word_of_a_state_leaves_the_badge_to_be_seen_where_there_is_room(wide, high, clear):
    """A low card has none below its badge: there the word stands over it."""
    brush = Brush(load_look("genso"), SampleWords("en-US", game="genso"), "en-US")
    face = replace(samples.face(0, samples.ALL[0]), attributes=("fire",), states=("face-down",))
    image = Image.new("RGB", (wide, high))
    badge = cut_for(wide, high).badge
    cards._state_tags(image, face, brush, (0, 0, wide, high), badge)
    assert image.getbbox() is not None
    assert (image.crop((0, 0, badge - 8, badge - 8)).getbbox() is None) is clear
