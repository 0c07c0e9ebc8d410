"""Lanes and dice: every part inside its panel however much there is, nothing of a hidden card, and the same told in words."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from bot.drawing import beside, hands, questions
from bot.drawing.alt import LONGEST, alt_hand, alt_text
from bot.drawing.board_text import text_board
from bot.drawing.cards import Brush
from bot.drawing.cloth import table
from bot.drawing.faces import print_of
from bot.drawing.field import paint_field
from bot.drawing.look import load_look
from bot.drawing.painter import board, paint_board, paint_hand, paint_sheet
from bot.drawing.places import BOARD, arrange
from bot.drawing.trays import grid_for, in_order
from engine.view import PUBLIC, Area, Dice, Face, Hand, Row, Stat, Word
from engine.wording import LOCALES
from tests.bot.drawing import duels
from tests.bot.drawing.surfaces import caption, told
from tests.bot.drawing.test_field import apart, inside
from tests.bot.drawing.words import SampleWords

BOARDS = [duels.duel, duels.across, duels.even]


def words(locale="ja"):
    return SampleWords(locale, game=duels.GAME)


# --- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", [BOARD, (16, 182, 852, 546), (122, 412, 956, 316)])
@pytest.mark.parametrize("trays", [True, False])
@pytest.mark.parametrize("count", [1, 3, 5])
def test_lanes_and_trays_lie_inside_and_apart(region, trays, count):
    areas = tuple(Area("lane", "lane", seat, duels.slots(seat, *[()] * count), count) for seat in (1, 0))
    where = arrange(areas, region, trays)
    boxes = list(where.places.values())
    panels = [box for side in where.sides for box in (side.mat, side.tray) if box]
    assert all(inside(box, region) for box in panels)
    assert all(apart(one, other) for one, other in (*combinations(boxes, 2), *combinations(panels, 2)))
    mats = {side.seat: side.mat for side in where.sides}
    assert all(inside(where.places[slot.ref], mats[area.seat]) for area in areas for slot in area.slots)
    assert [where.places[f"first.lane.{k}"][0] for k in range(1, count + 1)] == [
        where.places[f"second.lane.{k}"][0] for k in range(1, count + 1)
    ]


def test_the_usual_lanes_are_as_the_look_has_them():
    where = arrange(duels.duel().areas, BOARD, trays=True)
    assert {box[2:] for box in where.places.values()} == {(188, 232)}
    assert [side.tray[2:] for side in where.sides] == [(300, 284)] * 2
    assert where.lane == 404


@pytest.mark.parametrize("count", range(1, 17))
@pytest.mark.parametrize("room", [(264, 134), (292, 150)])
def test_dice_of_any_number_have_room_and_can_be_read(count, room):
    grid = grid_for(count, *room)
    assert grid.columns * grid.rows >= count
    assert grid.columns * (grid.side + grid.gap) - grid.gap <= room[0]
    assert grid.rows * (grid.side + grid.gap) - grid.gap <= room[1]
    assert grid.side >= 38


def test_counted_dice_come_first():
    dice = Dice(0, ("ice", "wild", "fire", "ice", "fire"), (1, 2, 4), emblem="fire")
    shown = in_order(dice, load_look(duels.GAME))
    assert shown == [("fire", True), ("fire", True), ("wild", True), ("ice", False), ("ice", False)]
    assert in_order(Dice(0, (3, 6, 1), (1,)), load_look(duels.GAME)) == [(6, True), (1, False), (3, False)]


# --- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("view", BOARDS)
def test_a_board_is_small(view, locale):
    assert len(paint_board(view(), caption(locale), words(locale))) < 152 * 1024


@pytest.mark.parametrize("view", BOARDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_drawn_outside_mats_trays_and_the_lane_between(view, locale):
    shown = view()
    where = arrange(shown.areas, BOARD, trays=True)
    bare = table(duels.GAME, where.mats(shown.plates))
    image = bare.copy()
    paint_field(image, shown, where, Brush(load_look(duels.GAME), words(locale), locale))
    left, top, right, bottom = ImageChops.difference(bare, image).getbbox()
    assert BOARD[0] <= left
    assert BOARD[1] <= top
    assert right <= BOARD[0] + BOARD[2]
    assert bottom <= BOARD[1] + BOARD[3]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "view",
    [
        *(lambda faces=faces, rolled=rolled: duels.hand(faces, rolled) for faces in (0, 4, 8) for rolled in (8, 16)),
        *(lambda faces=faces: duels.asked(faces) for faces in (0, 1, 3, 8, 9)),
    ],
)
def test_the_cards_of_a_hand_lie_between_question_and_footer(monkeypatch, view, locale):
    laid = []
    for room in (hands, beside):
        monkeypatch.setattr(room, "lay_card", lambda _image, _face, _brush, box: laid.append(box))
    shown = view()
    hands.paint_hand_image(shown, caption(locale), Brush(load_look(duels.GAME), words(locale), locale))
    top = questions.TOP + questions.panel_height(shown, shown.hand)
    assert len(laid) == len(shown.hand.faces)
    assert all(x >= 0 and x + wide <= 1200 and top < y and y + high <= 736 for x, y, wide, high in laid), laid
    assert all(apart(one, other) for one, other in combinations(laid, 2))


@pytest.mark.parametrize("locale", LOCALES)
def test_sheets_of_fighters_and_leaders_are_small(locale):
    for sheet in (duels.sheet(), duels.leader_sheet()):
        assert len(paint_sheet(sheet, locale, words(locale))) < 152 * 1024


def test_a_face_down_stack_shows_its_owner_and_its_height_alone():
    hidden, other = (duels.fighter(1, duels.WARDEN, "ice", tucked=(duels.LONG,)), duels.fighter(1, atk=9))
    pictures = []
    for one in (hidden, other):
        leaky = replace(one, card="")
        west = duels.slots(1, (Face(1),), (Face(1), leaky), (leaky,))
        view = duels.duel(areas=(Area("lane", "lane", 1, west, 3), duels.duel().areas[1]))
        pictures.append((paint_board(view, caption(), words()), told(view), told(view, tell=text_board)))
    assert pictures[0] == pictures[1]


def test_counters_on_a_face_down_card_are_seen_and_told():
    marked = duels.slots(1, (Face(1, counters=duels.counters(2)),), (Face(1),), (Face(1),))
    bare = duels.slots(1, (Face(1),), (Face(1),), (Face(1),))
    views = [duels.duel(areas=(Area("lane", "lane", 1, west, 3), duels.duel().areas[1])) for west in (marked, bare)]
    assert within(changed(*views), (340, 103, 436, 240))
    assert "a face-down card of West, counters fire + water" in told(views[0])


def painted(view):
    return board(view, caption(), words()).image


def changed(one, other):
    """Where two boards differ by more than the last breath of a glow."""
    difference = ImageChops.difference(painted(one), painted(other)).convert("L")
    return difference.point(lambda v: 255 if v > 12 else 0).getbbox()


def test_each_part_of_the_state_changes_the_picture_where_it_stands():
    view, tray = duels.duel(), (884, 444, 1184, 728)
    uncounted = replace(view.dice[1], counted=())
    assert within(changed(view, replace(view, dice=(view.dice[0], uncounted))), tray)
    assert within(changed(view, replace(view, order=(1, 0))), (884, 368, 1184, 440))
    lanes = (replace(view.lanes[0], winner=PUBLIC), *view.lanes[1:])
    assert within(changed(view, replace(view, lanes=lanes)), (228, 364, 444, 444))
    bare = replace(view.areas[0].slots[1].faces[0], counters=())
    slots = (view.areas[0].slots[0], replace(view.areas[0].slots[1], faces=(bare,)), view.areas[0].slots[2])
    west = replace(view.areas[0], slots=slots)
    assert within(changed(view, replace(view, areas=(west, view.areas[1]))), (456, 103, 644, 335))


def within(box, region):
    return (
        box is not None and box[0] >= region[0] and box[1] >= region[1] and box[2] <= region[2] and box[3] <= region[3]
    )


def test_a_changed_number_is_gold_whichever_way_it_changed():
    look, say = load_look(duels.GAME), words()
    marks = [print_of(duels.fighter(0, atk=atk), look, say, "ja").numbers[0].changed for atk in (4, 5, 6)]
    assert marks == [True, False, True]
    worn = Face(0, "x", stats=(Stat("life", 4, 5, bar=True),))
    assert not print_of(worn, load_look("jinkei"), say, "ja").numbers[0].changed


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tell", [alt_text, text_board])
def test_dice_sums_lanes_order_counters_and_stacks_are_told(tell):
    said = told(duels.duel(), tell=tell)
    for part in (
        "1 won by East",
        "Battle 2 now",
        "3 to come",
        "East goes first",
        "East’s dice: fire + wild +",
        "That makes 2 fire, Skill, forced.",
        "East’s total: 5 + 4 = 9.",
        "counters fire + water + wind",
        "with Princess of the Everlasting Frost Moon + Shiranui Maru",
    ):
        assert part in said
    assert "West’s dice" not in said
    assert tell is alt_text or "lane 3 a face-down card of West" in said


def test_who_was_beaten_is_told_where_it_stood():
    said = told(duels.duel(), tell=text_board)
    assert "lane 1 Princess of the Everlasting Frost Moon, ice" in said
    assert said.count("- lane") == 6


def test_cards_being_chosen_are_shown_like_veiled_ones_and_not_counted_twice():
    areas = tuple(replace(area, slots=duels.slots(area.seat, (), (), ()), coming=3) for area in duels.duel().areas)
    coming = duels.duel(areas=areas)
    veiled = replace(coming, areas=tuple(replace(area, coming=0, veiled=3) for area in areas))
    assert paint_board(coming, caption(), words()) == paint_board(veiled, caption(), words())
    assert "face-down" not in told(coming)
    assert "3 face-down cards of West" in told(veiled)


def test_what_was_taken_off_and_what_nobody_won_are_told():
    assert "East’s total: 5 − 2 = 3." in told(duels.across())
    assert "Battle 2 now" in told(duels.across())
    said = told(duels.even())
    assert "2 even" in said
    assert said.index("1 won by East") < said.index("2 even") < said.index("3 won by West")


def test_a_place_is_called_by_the_number_of_its_lane():
    view = duels.even()
    said = told(view)
    assert "lane 1 Princess of the Everlasting Frost Moon, ice" in said
    assert "lane 3 a face-down card of West" in said
    unnumbered = told(called_by(view, ("left", "middle", "right")))
    assert "left lane Princess of the Everlasting Frost Moon, ice" in unnumbered
    assert "right lane a face-down card of West" in unnumbered


def called_by(view, names):
    """The view with places of these names, left to right."""
    renamed = [
        replace(
            area,
            slots=tuple(
                replace(slot, ref=f"{slot.ref.rpartition('.')[0]}.{name}")
                for slot, name in zip(area.slots, names, strict=True)
            ),
        )
        for area in view.areas
    ]
    return replace(view, areas=tuple(renamed), lanes=())


def test_a_hand_tells_the_roll_and_what_each_option_needs():
    said = told(duels.hand(), tell=alt_hand)
    assert "East’s dice: fire + wild +" in said
    assert f"Skill: 3 fire, forced, {words('en-US').text('stat-attack')} 9" in said
    assert len(said) <= LONGEST


@pytest.mark.parametrize("locale", LOCALES)
def test_too_much_is_cut_on_both_sides_alike(locale):
    long = replace(duels.LONG, ja="寿" * 200, en="Jugemu " * 20)
    areas = tuple(
        Area("lane", "lane", seat, duels.slots(seat, *(duels.fighter(seat, long) for _ in range(3))), 3)
        for seat in (1, 0)
    )
    said = told(duels.duel(areas=areas), locale)
    more = words(locale).text(Word("alt-more-cards", {"count": 2}))
    assert len(said) <= LONGEST
    assert said.count(more) == 2, "of each side the first card, and how many more there are"
    assert "…" not in said
    assert words(locale).text("sample-wait") in said


def test_a_forced_option_and_a_barred_one_can_be_painted_without_dice():
    rows = (Row(Word("sample-skill"), forced=True, stat=Stat("attack", 9, 5)), Row(Word("sample-row"), barred=True))
    view = duels.duel(viewer=0, hand=Hand((), Word("sample-question"), rows), dice=())
    assert paint_hand(view, caption(), words()) != paint_hand(
        replace(view, hand=Hand((), Word("sample-question"), rows[:1])), caption(), words()
    )


def test_a_hand_that_asks_about_the_field_tells_its_own_side():
    view = duels.even()
    asked = replace(view, viewer=0, hand=Hand((), Word("sample-question")))
    assert "lane 1" not in told(asked, tell=alt_hand)
    areas = tuple(
        replace(
            area, slots=tuple(replace(s, faces=tuple(replace(f, glow="choice") for f in s.faces)) for s in area.slots)
        )
        if area.seat == 0
        else area
        for area in view.areas
    )
    said = told(replace(asked, areas=areas), tell=alt_hand)
    assert "East" in said
    assert "lane 2" in said
    assert "West" not in said.split("lane", 1)[1]
