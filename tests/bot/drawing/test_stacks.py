"""Piles that face each other: apart and readable however many there are, told in words, and nothing of a card that lies face down."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageDraw

from bot.drawing import beside, hands, pictured, questions
from bot.drawing.alt import LONGEST, alt_hand, alt_text
from bot.drawing.board_text import text_board
from bot.drawing.cards import Brush
from bot.drawing.cloth import table
from bot.drawing.field import paint_field
from bot.drawing.look import load_look
from bot.drawing.painter import board, paint_board, paint_hand
from bot.drawing.places import BOARD, arrange
from bot.drawing.shelf import SHELF
from engine.view import PUBLIC, Area, Face, Hand, Lane, Row, Slot, Word
from engine.wording import LOCALES
from tests.bot.drawing import heaps
from tests.bot.drawing.surfaces import caption, told
from tests.bot.drawing.test_field import apart, inside
from tests.bot.drawing.words import SampleWords

BOARDS = {
    "judged": heaps.judged, "empty": heaps.empty, "revealed": heaps.revealed,
    **{f"set-{count}": lambda count=count: heaps.setting(count) for count in (1, 3, 6)},
    **{f"many-{count}": lambda count=count: heaps.many(count) for count in (7, 10, 12, 14, 20)},
}  # fmt: skip


def words(locale="ja"):
    return SampleWords(locale, game=heaps.GAME)


def lying(count, turned=False):
    """Areas with so many piles for each seat."""
    view = heaps.many(count) if count else heaps.empty()
    if not turned:
        upright = lambda slot: replace(slot, faces=tuple(replace(face, shape="") for face in slot.faces))  # noqa: E731
        return tuple(replace(area, slots=tuple(map(upright, area.slots))) for area in view.areas)
    return view.areas


# --- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", [BOARD, (122, 182, 956, 546)])
@pytest.mark.parametrize("count", [*range(16), 20, 30, 50])
@pytest.mark.parametrize("turned", [True, False])
def test_piles_lie_inside_apart_and_face_each_other(region, count, turned):
    areas = lying(count, turned)
    where = arrange(areas, region)
    boxes = list(where.places.values())
    assert len(boxes) == 2 * count + 1
    assert all(inside(box, region) for box in (*boxes, *(side.mat for side in where.sides)))
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    for west, east in zip(areas[0].slots, areas[2].slots, strict=True):
        above, below = where.places[west.ref], where.places[east.ref]
        assert abs(above[0] + above[2] / 2 - below[0] - below[2] / 2) <= 1
        assert above[1] + above[3] < below[1]
    assert len(where.facing) == count


def test_who_is_winning_stands_and_who_is_not_lies():
    where = arrange(heaps.judged().areas, BOARD)
    for area in heaps.judged().areas[::2]:
        for slot in area.slots:
            _, _, wide, high = where.places[slot.ref]
            assert (wide > high) == (slot.faces[-1].shape == "turned")


def test_the_usual_board_is_as_the_look_has_it():
    where = arrange(lying(6), BOARD)
    assert where.places["first.area.1"][2:] == (140, 214)
    middles = [facing.middle for facing in where.facing]
    assert [b - a for a, b in pairwise(middles)] == [157] * 5
    strip = where.places["scene"]
    assert where.places["second.area.1"][1] + 214 < strip[1]
    assert strip[1] + strip[3] < where.places["first.area.1"][1]


def test_a_place_keeps_its_size_while_the_row_grows():
    sizes = {arrange(lying(count), BOARD).places["first.area.1"][2:] for count in range(1, 7)}
    assert sizes == {(140, 214)}
    assert {arrange(lying(count), BOARD).places["first.area.1"][2:] for count in range(7, 11)} == {(178, 126)}


# --- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_small_and_stays_in_its_field(name, locale):
    view = BOARDS[name]()
    assert len(paint_board(view, caption(locale), words(locale))) < 150 * 1024
    where = arrange(view.areas, BOARD)
    bare = table(heaps.GAME, where.mats(view.plates))
    image = bare.copy()
    paint_field(image, view, where, Brush(load_look(heaps.GAME), words(locale), locale))
    left, top, right, bottom = ImageChops.difference(bare, image).getbbox()
    light = 24  # of a ring or a shadow; a row's mark stands on the mat's edge
    assert left >= BOARD[0] - light
    assert top >= BOARD[1] - light
    assert right <= BOARD[0] + BOARD[2] + light
    assert bottom <= BOARD[1] + BOARD[3] + light


_SHORT = 9
"""Letters of a name that stands on one line everywhere."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [1, 3, 6, 7, 10, 12])
def test_no_type_on_the_field_is_too_small_to_be_read(monkeypatch, count, locale):
    SHELF.clear()
    drawn = {}
    monkeypatch.setattr(
        ImageDraw.ImageDraw, "text", lambda _self, _at, said, font=None, **_more: drawn.update({said: font.size})
    )
    view = heaps.many(count)
    image = table(heaps.GAME, ()).copy()
    paint_field(image, view, arrange(view.areas, BOARD), Brush(load_look(heaps.GAME), words(locale), locale))
    SHELF.clear()
    tops = [slot.faces[-1] for area in view.areas for slot in area.slots if slot.faces[-1].card]
    numbers = {str(stat.value) for face in tops for stat in face.stats if stat.kind == "bp"}
    long = {said for said in drawn if len(said) > _SHORT}
    assert all(drawn[said] >= 36 for said in numbers), drawn
    assert all(size >= (20 if said in long else 22) for said, size in drawn.items()), drawn


@pytest.mark.parametrize("count", [3, 9, 14])
@pytest.mark.parametrize("upon", [True, False])
def test_a_card_that_lies_face_down_is_painted_and_told_from_its_owner_and_count_alone(count, upon):
    def hiding(leaky):
        view = heaps.many(count)
        badge = Word("badge-stack", {"count": 2})
        top = replace(heaps.face(0, leaky), card="", badge=badge, stats=(), states=("face-down",)) if leaky else None
        under = heaps.face(0, 4) if upon else Face(0)
        slots = list(view.areas[2].slots)
        slots[1] = Slot("first.area.2", (under, top or Face(0, badge=badge, states=("face-down",))))
        return replace(view, areas=(*view.areas[:2], replace(view.areas[2], slots=tuple(slots))))

    for tell in (alt_text, text_board, lambda view, *_: paint_board(view, caption(), words())):
        assert told(hiding(0), tell=tell) == told(hiding(5), tell=tell) == told(hiding(7), tell=tell)


def test_a_hidden_card_on_a_known_one_leaves_its_name_to_be_read():
    view = heaps.setting(3)
    known = board(view, caption(), words()).image
    other = replace(view.areas[2].slots[1].faces[0], name=heaps.NAMES[2])
    slot = replace(view.areas[2].slots[1], faces=(other, view.areas[2].slots[1].faces[1]))
    slots = (view.areas[2].slots[0], slot, view.areas[2].slots[2])
    changed = board(
        replace(view, areas=(*view.areas[:2], replace(view.areas[2], slots=slots))), caption(), words()
    ).image
    x, y, wide, high = arrange(view.areas, BOARD).places["first.area.2"]
    left, top, right, bottom = ImageChops.difference(known, changed).getbbox()
    assert x <= left < right <= x + wide
    assert y + high // 2 < top < bottom <= y + high


def test_a_judgement_a_count_and_a_change_show():
    view = heaps.judged()
    plain = board(view, caption(), words()).image
    other = tuple(replace(lane, winner=PUBLIC) for lane in view.lanes)
    assert ImageChops.difference(plain, board(replace(view, lanes=other), caption(), words()).image).getbbox()
    for field in ("badge", "change"):
        areas = tuple(
            replace(area, slots=tuple(replace(s, faces=tuple(replace(f, **{field: None}) for f in s.faces)) for s in area.slots))
            for area in view.areas
        )  # fmt: skip
        without = board(replace(view, areas=areas), caption(), words()).image
        assert ImageChops.difference(plain, without).getbbox(), field


# --- words -----------------------------------------------------------------------------------------------------------


def test_the_words_say_who_wins_where_how_many_are_stacked_and_what_lies_across():
    said = told(heaps.judged())
    assert "Won by East: 1, 4, 6. Won by West: 2, 5. Drawn: 3." in said
    assert "Scene: West’s Great Gate at Dusk, " in said
    assert "1: Rock Cleaver, Might, BP 12000, 2 stacked" in said
    assert "BP 10000 (printed 14000), EX column (1 stacked)" in said
    assert "No scene." in told(heaps.setting())
    assert "a face-down card of East, 2 stacked on Star Eater" in told(heaps.setting())
    order = [
        said.index(part) for part in ("Area 6 judged", "East (Aoi)", "Won by East", "Scene", "East’s field", "hand")
    ]
    assert order == sorted(order)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", BOARDS)
def test_the_words_fit_and_both_sides_are_told(name, locale):
    view = BOARDS[name]()
    said = told(view, locale)
    assert len(said) <= LONGEST
    assert view.happened is None or words(locale).text(view.happened) in said
    full = told(view, locale, text_board)
    shown = [slot.faces[-1] for area in view.areas for slot in area.slots if slot.faces and slot.faces[-1].card]
    assert all(words(locale).name(face.name) in full for face in shown)


def test_ten_areas_are_told_nearly_whole_in_english():
    said = told(heaps.many(10))
    assert all(f"{number}: " in said for number in range(1, 9))
    assert said.index("West’s field") < said.index("East’s piles")


def test_revealed_cards_are_told():
    assert "East revealed: Hayate Maru, Swift, BP 7000, level 1; Rock Cleaver" in told(heaps.revealed())


# --- hands -----------------------------------------------------------------------------------------------------------


def texts(count, held=3):
    rows = tuple(
        Row(Word("row-area", {"number": k + 1}), Word("row-own"), face=heaps.face(0, k), lines=(Word("sample-question"),) * 3)
        for k in range(count)
    )  # fmt: skip
    cards = tuple(heaps.hand_card(k, 1, k + 1) for k in range(held))
    return replace(heaps.leveling(), hand=Hand(cards, Word("sample-question"), rows))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "view",
    [
        *(lambda held=held: heaps.leveling(held) for held in (1, 4, 6, 8, 12)),
        *(lambda rows=rows, held=held: texts(rows, held) for rows in (1, 3, 6, 9) for held in (3, 10)),
    ],
)
def test_the_cards_of_a_hand_lie_under_the_options(monkeypatch, view, locale):
    laid = []
    shown = view()
    paint_hand(shown, caption(locale), words(locale))
    for room in (beside, hands):
        monkeypatch.setattr(room, "lay_card", lambda _image, _face, _brush, box: laid.append(box))
    hands.paint_hand_image(shown, caption(locale), Brush(load_look(heaps.GAME), words(locale), locale))
    bottom = questions.TOP + questions.panel_height(shown, shown.hand)
    assert len(laid) == len(shown.hand.faces)
    assert all(x >= 0 and x + wide <= 1200 and bottom < y and y + high <= 736 for x, y, wide, high in laid), laid
    assert all(apart(one, other) for one, other in combinations(laid, 2))


def test_options_that_cannot_be_chosen_give_way_first():
    rows = tuple(Row(Word("row-area", {"number": k}), barred=k % 3 > 0, face=heaps.face(0, k)) for k in range(12))
    kept = pictured.plan(Hand((), None, rows)).rows
    assert len(kept) == 8
    assert [row for row in rows if not row.barred] == [row for row in kept if not row.barred]


def test_a_hand_is_told_with_its_options_and_reasons():
    said = told(heaps.leveling(), tell=alt_hand)
    assert "Area 2: Lv 1, → ① 12000" in said
    assert "1: Hayate Maru, Swift, BP 7000, level 2, Onto area 2" in said
    assert "2: Sea Monk, Alien, BP 14000, level 6, No such name, cannot be chosen" in said


def test_a_single_pile_and_a_strip_without_a_place_can_be_painted():
    lone = replace(
        heaps.empty(), areas=(Area("area", "stacks", 0, (heaps.pile(0, 1, 0),)),), lanes=(Lane(1, winner=0),)
    )
    paint_board(lone, caption(), words())
