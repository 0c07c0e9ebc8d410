"""Ranks: every part in its place however much lies there, costs and declarations to be read, and the same told in words."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.drawing import beside, field, hands, notices, ranks
from bot.drawing.alt import LONGEST, alt_hand
from bot.drawing.board_text import text_board
from bot.drawing.cards import Brush
from bot.drawing.look import load_look, read_look
from bot.drawing.painter import paint_board, paint_hand, sheet
from bot.drawing.places import BOARD, arrange
from engine.sources import Faulty
from engine.view import Area, Arrow, Block, Declared, Face, Sheet, Slot, Tile, Versus, Word
from engine.wording import LOCALES
from tests.bot.drawing import spirits
from tests.bot.drawing.surfaces import caption, changed, painted, told
from tests.bot.drawing.test_field import apart, inside
from tests.bot.drawing.words import SampleWords

BOARDS = [spirits.usual, spirits.empty, spirits.full, spirits.battle, spirits.setup]


def words(locale="ja"):
    return SampleWords(locale, game=spirits.GAME)


def brush(locale="ja"):
    return Brush(load_look(spirits.GAME), words(locale), locale)


def laid(view):
    return {slot.ref: slot for area in view.areas for slot in area.slots}


# --- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", [BOARD, (16, 182, 852, 546), (122, 182, 956, 546)])
@pytest.mark.parametrize("view", BOARDS)
def test_places_lie_inside_the_field_and_apart(region, view):
    shown = view()
    where = arrange(shown.areas, region)
    refs = [slot.ref for area in shown.areas if area.kind in ("rank", "tiles") for slot in area.slots]
    boxes = [where.places[ref] for ref in refs]
    assert len(boxes) == 18
    assert all(inside(box, region) for box in (*boxes, where.notice))
    assert all(apart(one, other) for one, other in combinations((*boxes, where.notice), 2))
    mats = {side.seat: side.mat for side in where.sides}
    for area in shown.areas:
        for slot in area.slots if area.kind == "rank" else ():
            x, y, wide, high = where.places[slot.ref]
            with_names = (x, y, wide, high + round(ranks._PITCH * ranks.tucked_lines(slot)))
            assert inside(with_names, mats[area.seat])


def test_the_usual_table_is_as_the_look_has_it():
    where = arrange(spirits.usual().areas, BOARD)
    assert [side.mat for side in where.sides] == [(228, 80, 956, 244), (228, 484, 956, 244)]
    assert where.places["first.leader.1"][2:] == (148, 226)
    assert where.places["first.field.3"][2:] == (144, 196)
    assert where.places["second.field.3"][2:] == (150, 140)
    assert where.places["second.battle.1"][2:] == (150, 66)
    assert where.places["second.battle.1"][1] < where.places["first.battle.1"][1]


def test_who_is_exhausted_lies_and_who_is_ready_stands():
    where = arrange(spirits.full().areas, BOARD).places
    for ref, slot in laid(spirits.full()).items():
        if ".field." in ref or ".leader." in ref:
            _, _, wide, high = where[ref]
            assert (wide > high) is ("exhausted" in slot.faces[-1].states), ref


# --- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("view", BOARDS)
def test_a_board_of_ranks_is_small(view, locale):
    assert len(paint_board(view(), caption(locale), words(locale))) < 150 * 1024


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("count", "rows"), [(0, 0), (1, 2), (6, 4), (9, 4), (12, 6)])
def test_a_hand_beside_ranks_is_small(count, rows, locale):
    assert len(paint_hand(spirits.hand(count, rows), caption(locale), words(locale))) < 150 * 1024


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("rows", [0, 2, 4, 6])
def test_cards_lie_between_question_and_footer(monkeypatch, count, rows):
    seen = []
    for room in (hands, beside):
        monkeypatch.setattr(room, "lay_card", lambda _image, face, _brush, box: seen.append((*box, face.note)))
    hands.paint_hand_image(spirits.hand(count, rows), caption(), brush())
    assert len(seen) == count
    assert all(
        x >= 0 and x + wide <= 1200 and y >= 160 and y + high + (46 if note else 0) <= 740
        for x, y, wide, high, note in seen
    ), seen
    seen = [box[:4] for box in seen]
    assert all(apart(one, other) for one, other in combinations(seen, 2))
    assert count <= 6 or rows or len({box[1] // 100 for box in seen}) > 1, "more than six lie in two rows"


def test_a_leader_that_lies_face_down_tells_nothing():
    hidden = spirits.setup((True, True))
    leaky = replace(spirits.one(0, spirits.PRINCESS, 3, tucked=(spirits.SHIELD,), tag="power"), card="")
    areas = tuple(
        replace(area, slots=(replace(area.slots[0], faces=(leaky,)),))
        if (area.id, area.seat) == ("leader", 0)
        else area
        for area in hidden.areas
    )
    assert told(replace(hidden, areas=areas)) == told(hidden)
    assert paint_board(replace(hidden, areas=areas), caption(), words()) == paint_board(hidden, caption(), words())


def test_a_leader_is_chosen_among_the_cards_and_not_over_the_field(monkeypatch):
    seen = []
    monkeypatch.setattr(hands, "paint_field", lambda *more: seen.append(more))
    asked = replace(spirits.hand(9, 0).hand, rows=())
    hands.paint_hand_image(spirits.setup((False, False), viewer=0, hand=asked), caption(), brush())
    assert not seen


def with_tile(face):
    view = spirits.empty()
    areas = tuple(
        replace(area, slots=(replace(area.slots[0], faces=(face,)), *area.slots[1:]))
        if (area.id, area.seat) == ("battle", 0)
        else area
        for area in view.areas
    )
    return replace(view, areas=areas)


def test_a_used_tile_leans_and_says_so():
    fresh = spirits.fight(0, "power", "speed")
    one, two = (painted(with_tile(face)).convert("L") for face in (fresh, replace(fresh, states=("used",))))
    box, place = changed(one, two), arrange(spirits.empty().areas, BOARD).places["first.battle.1"]
    assert box[3] - box[1] > place[3] + 6, "it leans"
    assert inside(
        (box[0], box[1], box[2] - box[0], box[3] - box[1]), (place[0] - 24, place[1] - 24, place[2] + 48, place[3] + 48)
    )


def test_a_tile_without_room_for_the_word_says_no_half_of_it(monkeypatch):
    said, tag = [], ranks.tag
    monkeypatch.setattr(ranks, "tag", lambda word, *more, **how: said.append(word) or tag(word, *more, **how))
    used = replace(spirits.fight(0, "power", "speed"), states=("used",))
    for width in (133, 163):
        ranks.tile_sprite(used, brush("en-US"), (width, 57))
    assert said == [words("en-US").text("state-used.mark")]


def test_a_tile_tells_attack_from_defense():
    one, two = (painted(with_tile(spirits.fight(0, *sides))) for sides in (("power", "speed"), ("speed", "power")))
    assert changed(one, two)


@pytest.mark.parametrize(
    ("target", "names"), [("second.field.2", 0), ("second.field.1", 1), ("first.field.3", 0), ("second.leader.1", 0)]
)
def test_the_arrow_of_what_is_declared_hides_neither_number_nor_name(monkeypatch, target, names):
    drawn = []
    monkeypatch.setattr(field, "arrow", lambda _image, start, tip: drawn.append((start, tip)))
    view = spirits.usual(arrow=Arrow("declared.1", target))
    painted(view)
    ((_, tip),) = drawn
    x, y, wide, high = arrange(view.areas, BOARD).places[target]
    assert x <= tip[0] <= x + wide
    assert not y < tip[1] < y + high + names * ranks._PITCH


def test_what_is_processed_first_stands_first_and_alone_is_red(monkeypatch):
    seen = []
    original = notices._order
    monkeypatch.setattr(
        notices, "_order", lambda number, first, px: seen.append((number, first)) or original(number, first, px)
    )
    painted(spirits.usual())
    assert seen == [(1, True), (2, False)]


@pytest.mark.parametrize("declared", range(4))
@pytest.mark.parametrize("locale", LOCALES)
def test_the_notice_of_a_battle_holds_the_blows_and_what_is_declared(monkeypatch, declared, locale):
    boxes = []
    for name in ("_lay_blow", "_lay_declared"):
        monkeypatch.setattr(notices, name, lambda *more: boxes.append(more[-1]))
    view = spirits.battle(declared)
    painted(view, locale)
    notice = arrange(view.areas, BOARD).notice
    assert len(boxes) == 2 + declared
    assert all(inside(box, notice) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


def test_nothing_announced_leaves_the_cloth_empty():
    x, y, wide, high = arrange(spirits.empty().areas, BOARD).notice
    bare = painted(spirits.empty()).crop((x + 4, y + 4, x + wide - 4, y + high - 4))
    assert max(high for _, high in bare.getextrema()) < 90


def test_costs_are_shown_on_the_plate_by_gem_and_letter():
    none, one = (spirits.plate(0, 2, stock, (5, 29, 11)) for stock in ((), (("W", "power"),)))
    rest = spirits.plate(1, 3, (), (6, 31, 14))
    box = changed(*(painted(spirits.usual(plates=(plate, rest))).convert("L") for plate in (none, one)))
    assert box[2] <= 212
    assert box[1] > 412


@pytest.mark.parametrize("count", [1, 4, 7, 12])
def test_stocked_costs_stay_on_their_plate(count):
    mixed = tuple((("W",), ("W", "power"), ("W", "sense", "guts"))[k % 3] for k in range(count))
    plates = [spirits.plate(0, 2, stock, (5, 29, 11)) for stock in ((), mixed)]
    rest = spirits.plate(1, 3, (), (6, 31, 14))
    box = changed(*(painted(spirits.usual(plates=(plate, rest))) for plate in plates))
    assert box[0] >= 16
    assert box[2] <= 212


def test_a_card_s_sheet_shows_what_it_costs_and_its_values():
    shown = Sheet(
        spirits.GAME, spirits.one(0, spirits.CRANE, tag="speed"), tiles=(Tile("stat-power", 5, emblem="power"),)
    )
    blocks = [(), (Block(Word("sample-ability"), gems=("R", "W")),)]
    one, two = (sheet(replace(shown, blocks=each), "ja", words()).image for each in blocks)
    assert changed(one, two)
    assert changed(one, sheet(replace(shown, tiles=()), "ja", words()).image)


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("view", BOARDS)
def test_the_alt_text_is_short_and_tells_the_score(view, locale):
    said = told(view(), locale)
    assert len(said) <= LONGEST
    assert words(locale).text("score-downs") in said


def test_the_alt_text_tells_what_is_declared_in_order():
    said = told(spirits.usual())
    assert said.index("1 East: Bow and Arrow") < said.index("2 West: Picnic Lunch") < said.index("East’s field")


def test_the_alt_text_tells_the_blows_to_come():
    assert "Speed 5 − Sense 3 = 2 damage" in told(spirits.battle())


def test_both_ranks_are_told_from_left_to_right():
    board_text = told(spirits.usual(), tell=text_board)
    for names in (
        ("Keeper of Fudo Gate", "Swift Messenger", "Strongarm"),
        ("Princess of Cherry Hill", "Twin-Sword Crane", "Drawn Bow"),
    ):
        at = [board_text.index(name) for name in names]
        assert at == sorted(at)


def test_words_tell_states_items_costs_and_no_colors():
    said = told(spirits.full(), tell=text_board)
    assert "Exhausted" in said
    assert "Secret Scroll" in told(spirits.usual(), tell=text_board) or "Wind Sandals" in told(
        spirits.usual(), tell=text_board
    )
    assert "costs" in told(spirits.hand(), tell=alt_hand)
    assert not any(color in said.lower() for color in (" red", " gold", "green", "purple", "skull"))


def test_a_tile_is_told_by_what_counts():
    face = Face(0, "kr-x", spirits.LONG, versus=Versus(("power", "speed"), ()))
    area = Area("battle", "tiles", 0, (Slot("first.battle.1", (face,)),))
    said = told(spirits.empty(areas=(*spirits.side(1, None, (), ()), area)))
    assert "Power + Speed against 0" in said


def test_an_open_slot_says_that_it_may_be_filled():
    view = spirits.usual(declared=(Declared(0, Word("sample-may-answer"), open=True), *spirits.usual().declared[1:]))
    assert "1 East: may still answer" in told(view)


# --- the look --------------------------------------------------------------------------------------------------------


def test_an_emblem_has_both_colors_of_its_landscape_or_neither(tmp_path):
    text = (
        'cloth: {top: "#1F3D2C", bottom: "#11271B", pattern: kikko}\ncrest: tomoe\n'
        'emblems:\n  W: {letter: {ja: W, en: W}, fill: "#F4EDDD", shape: disc, deep: "#3A230F"}\n'
    )
    (tmp_path / "look.yaml").write_text(text, "utf-8")
    with pytest.raises(Faulty, match="deep"):
        read_look(tmp_path / "look.yaml")


def test_what_is_only_counted_needs_no_landscape():
    assert load_look(spirits.GAME).emblems["W"].land is None
    assert load_look(spirits.GAME).emblems["power"].land is not None
