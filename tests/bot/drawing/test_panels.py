"""Wide panels: every part in its place however much lies there, nothing of a hidden card, and the same told in words."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.drawing import attached, beside, hands, lasting, rosters
from bot.drawing.alt import LONGEST, alt_hand
from bot.drawing.board_text import text_board
from bot.drawing.cards import Brush
from bot.drawing.edges import between
from bot.drawing.look import load_look
from bot.drawing.painter import paint_board, paint_hand
from bot.drawing.places import BOARD, arrange, in_panel
from engine.view import PUBLIC, Area, Arrow, Attached, Face, Hand, Lasts, Name, Slot, Word
from engine.wording import LOCALES
from tests.bot.drawing import divine
from tests.bot.drawing.surfaces import caption, changed, painted, told
from tests.bot.drawing.test_field import apart, inside
from tests.bot.drawing.words import SampleWords

BOARDS = [divine.usual, divine.full, divine.setup, divine.fallen]


def words(locale="ja"):
    return SampleWords(locale, game=divine.GAME)


def brush(locale="ja"):
    return Brush(load_look(divine.GAME), words(locale), locale)


def used(seat):
    """A command that is being used."""
    face = Face(seat, "km-used", Name("天の岩戸開き", "Opening of the Rock Cave"), label="sample-ex")
    return Area("using", "aside", seat, (Slot(f"{divine.SEAT_NAMES[seat]}.using.1", (face,)),))


# --- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", [BOARD, (16, 182, 852, 546), (122, 182, 956, 546)])
@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("using", [False, True])
def test_places_lie_inside_their_mats_and_apart(region, count, using):
    west, east = (divine.side(seat, divine.unit(seat, divine.LION), (None,) * count) for seat in (1, 0))
    areas = (*west, *((used(1),) if using else ()), *east)
    where = arrange(areas, region)
    mats = {side.seat: side.mat for side in where.sides}
    assert all(inside(mat, region) for mat in mats.values())
    assert apart(*mats.values())
    assert all(apart(one, other) for one, other in combinations(where.places.values(), 2))
    assert all(inside(where.places[slot.ref], mats[area.seat]) for area in areas for slot in area.slots)


def test_the_usual_table_is_as_the_look_has_it():
    where = arrange(divine.usual().areas, BOARD)
    assert where.places["first.main.1"] == (484, 420, 444, 156)
    assert where.places["second.main.1"] == (484, 232, 444, 156)
    assert {where.places[f"{seat}.standby.{k}"][2:] for seat in ("first", "second") for k in range(1, 6)} == {
        (178, 136)
    }


@pytest.mark.parametrize("way", [("first", "second"), ("second", "first")])
def test_the_arrow_between_panels_hides_no_name_and_no_number(way):
    where = arrange(divine.usual().areas, BOARD).places
    source, target = (where[f"{seat}.main.1"] for seat in way)
    start, tip = between(source, target)
    assert start[0] == tip[0] > source[0] + 0.8 * source[2]
    assert min(source[1], target[1]) < min(start[1], tip[1]) < max(start[1], tip[1]) < target[1] + target[3] + source[3]
    assert target[1] <= tip[1] <= target[1] + target[3]


# --- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("view", BOARDS)
def test_a_board_with_panels_is_small(view, locale):
    assert len(paint_board(view(), caption(locale), words(locale))) < 150 * 1024


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("count", "rows"), [(0, 0), (1, 2), (6, 4), (9, 4), (12, 6)])
def test_a_hand_beside_panels_is_small(count, rows, locale):
    assert len(paint_hand(divine.hand(count, rows), caption(locale), words(locale))) < 150 * 1024


def test_a_main_unit_that_lies_face_down_tells_nothing():
    hidden = divine.setup((True, True))
    leaky = replace(divine.unit(0, divine.QUEEN, 340, 2, attached=(divine.MIRROR,), states=("stun",)), card="")
    areas = tuple(
        replace(area, slots=(replace(area.slots[0], faces=(leaky,)),)) if (area.id, area.seat) == ("main", 0) else area
        for area in hidden.areas
    )
    assert told(replace(hidden, areas=areas)) == told(hidden)
    assert paint_board(replace(hidden, areas=areas), caption(), words()) == paint_board(hidden, caption(), words())


def test_one_that_was_knocked_out_is_painted_from_its_owner_alone():
    leaky = replace(divine.unit(0, divine.QUEEN), card="", out=True)
    places = [(divine.side(0, face, (None,) * 5)) for face in (Face(0, out=True), leaky)]
    boards = [painted(divine.usual(areas=areas, arrow=None, edges=())) for areas in places]
    assert changed(*boards) is None


@pytest.mark.parametrize("state", ["rest", "stun"])
def test_a_state_turns_the_picture_and_is_told_in_gray_too(state):
    where = arrange(divine.usual().areas, BOARD).places["first.main.1"]
    sides = [divine.side(0, divine.unit(0, divine.QUEEN, states=states), (None,) * 5) for states in ((), (state,))]
    west = divine.side(1, divine.unit(1, divine.GIANT), (None,) * 5)
    plain, tired = (painted(divine.usual(areas=(*west, *east), arrow=None, edges=())).convert("L") for east in sides)
    box = changed(plain, tired)
    assert inside((box[0], box[1], box[2] - box[0], box[3] - box[1]), where)
    assert box[2] - where[0] > 140, "it lies, and is wider than one that stands"


def test_rest_and_stun_differ_by_more_than_color():
    states = [divine.side(0, divine.unit(0, divine.QUEEN, states=(key,)), ()) for key in ("rest", "stun")]
    rest, stun = (painted(divine.usual(areas=areas, arrow=None, edges=())).convert("L") for areas in states)
    assert changed(rest, stun)


def test_what_was_lost_is_crossed_on_the_plate():
    plates = [divine.plate(0, 4, lost, (6, 24, 9)) for lost in (0, 2)]
    boards = [painted(divine.usual(plates=(plate, divine.plate(1, 5, 1, (4, 27, 6))))) for plate in plates]
    box = changed(*boards)
    assert box[2] <= 212
    assert box[1] > 424


# --- what lies beside ------------------------------------------------------------------------------------------------


def strips(monkeypatch, cards, high=156):
    """The strips that are laid for so many set cards: name, mark, and where they end."""
    laid = []
    monkeypatch.setattr(
        attached, "strip", lambda name, times, mark, wide, tall: laid.append((name + times, mark, tall))
    )
    monkeypatch.setattr(attached, "blit", lambda image, sprite, x, y: laid.append((*laid.pop(), y)))
    attached.lay_strips(None, divine.unit(0, divine.LION, attached=cards), words(), (0, 0, 222, high))
    assert all(y + tall <= high for _, _, tall, y in laid)
    return [(name, mark) for name, mark, *_ in laid]


def card(number):
    return Attached(Name(f"札{number}", f"Card {number}"))


@pytest.mark.parametrize("high", [124, 156])
def test_set_cards_are_listed_by_name_and_none_is_forgotten(monkeypatch, high):
    for count in range(8):
        listed = strips(monkeypatch, tuple(card(k) for k in range(count)), high)
        more = [int(name.removeprefix("＋")) for name, _ in listed if name.startswith("＋")]
        assert len(listed) - len(more) + sum(more) == count
        assert sum(more) == 0 or count > 3


def test_equal_set_cards_share_a_strip(monkeypatch):
    assert strips(monkeypatch, (divine.CLOUD, divine.MIRROR, divine.CLOUD)) == [("古き雷雲 ×2", ""), ("八咫の鏡", "EX")]


@pytest.mark.parametrize("high", [86, 124, 156])
@pytest.mark.parametrize("count", range(1, 8))
def test_what_lasts_stays_in_its_place(monkeypatch, count, high):
    boxes = []
    monkeypatch.setattr(lasting, "blit", lambda image, sprite, x, y: boxes.append((x, y, sprite.width, sprite.height)))
    monkeypatch.setattr(lasting, "write", lambda *more, **kinds: None)
    notes = tuple(Lasts(Word("sample-more"), Word("sample-own")) for _ in range(count))
    lasting.lay_lasting(None, notes, words(), (0, 0, 228, high))
    assert all(inside(box, (0, 0, 228, high)) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert count > 1 or len(boxes) == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("notes", [False, True])
@pytest.mark.parametrize("rows", [0, 2, 4, 6])
def test_cards_and_own_units_lie_between_question_and_footer(monkeypatch, locale, count, notes, rows):
    laid = []
    monkeypatch.setattr(hands, "lay_card", lambda _image, _face, _brush, box: laid.append(box))
    monkeypatch.setattr(beside, "lay_card", lambda _image, _face, _brush, box: laid.append(box))
    monkeypatch.setattr(rosters, "_entry", lambda _image, _face, _told, _brush, box: laid.append(box))
    view = divine.hand(count, rows)
    faces = tuple(replace(face, note=Word("sample-reason") if notes else None) for face in view.hand.faces)
    hands.paint_hand_image(replace(view, hand=replace(view.hand, faces=faces)), caption(locale), brush(locale))
    below = 8 + 38 if notes else 0
    cards = laid[-count:]
    assert all(x >= 0 and x + wide <= 1200 and y >= 160 and y + high + below <= 740 for x, y, wide, high in cards), (
        cards
    )
    assert all(inside(box, (16, 160, 1168, 570)) for box in laid[:-count])
    assert all(apart(one, other) for one, other in combinations(laid, 2))


@pytest.mark.parametrize("count", [0, 4, 8, 9, 14])
@pytest.mark.parametrize("using", [False, True])
def test_a_question_about_units_shows_the_whole_field(monkeypatch, count, using):
    shown = []
    monkeypatch.setattr(hands, "paint_field", lambda _image, view, _where, _brush: shown.append(view.areas))
    laid = []
    monkeypatch.setattr(hands, "lay_card", lambda _image, _face, _brush, box: laid.append(box))
    view = divine.fallen()
    areas = (*view.areas[:2], *((used(1),) if using else ()), *view.areas[2:])
    asked = Hand(tuple(divine.unit(0, divine.ALL[k % 9]) for k in range(count)), Word("sample-question"))
    hands.paint_hand_image(replace(view, areas=areas, viewer=0, hand=asked), caption(), brush())
    assert shown == [areas]
    assert len(laid) == (count if count <= 8 else 0)


def test_an_arrow_to_one_who_fell_ends_at_the_card():
    where = arrange(divine.usual().areas, BOARD).places
    left, top, wide, high = in_panel(where["first.main.1"])
    _, tip = between(where["second.main.1"], where["first.main.1"], open_target=False)
    assert left < tip[0] < left + wide
    assert top < tip[1] < top + high


# --- words -----------------------------------------------------------------------------------------------------------


def test_units_are_told_from_the_front_with_all_that_lies_on_them():
    said = told(divine.usual())
    assert "main Queen of the Sun Disc, sun, HP 340 (printed 900), energy 2, Rest" in said
    assert "set with Eight-Span Mirror EX" in said
    assert "Takes 300 less (until their next turn ends)" in said
    assert said.index("main Queen") < said.index("standby 1 Lion King") < said.index("standby 3 knocked out")
    assert "West over East: Advantage ×2." in said
    assert said.index("Next: janken for the state.") < said.index("main Queen"), "what is asked comes before the field"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_of_a_full_table_is_cut_on_both_sides_alike(locale):
    said = told(divine.full(), locale)
    assert len(said) <= LONGEST
    for seat in ("first", "second"):
        assert (
            words(locale).text(Word("alt-side", {"seat": f"@seat-{seat}", "cards": ""})).rstrip("。.").strip() in said
        )


def test_the_board_in_words_leaves_nothing_out():
    said = told(divine.full(), tell=text_board)
    assert said.count("set with") == 2 + 4 + 2
    assert "Skills need a won janken (until your next turn ends)" in said
    assert said.count("Advantage ×2") == 2


def test_a_hand_tells_what_a_skill_costs_and_would_do():
    said = told(divine.hand(), tell=alt_hand)
    assert "3 energy" in said
    assert "damage 700" in said
    assert len(said) <= LONGEST


def test_a_question_about_units_tells_them_by_number_and_place():
    asked = Hand((divine.unit(0, divine.QUEEN),), Word("sample-question"))
    said = told(divine.fallen(viewer=0, hand=asked), tell=alt_hand)
    assert "1: Lion King, sun, HP 900, energy 0, standby 1, East" in said
    assert said.index("2: Child of the Comet") < said.index("Queen of the Sun Disc")


def test_a_place_that_is_being_chosen_for_shows_a_back_and_nothing_else():
    plain, coming = (
        painted(
            divine.usual(areas=(*divine.side(1, None, ()), *divine.side(0, None, (), coming=k)), arrow=None, edges=())
        )
        for k in (0, 1)
    )
    where = arrange(divine.usual().areas, BOARD).places["first.main.1"]
    box = changed(plain, coming)
    assert inside(
        (box[0], box[1], box[2] - box[0], box[3] - box[1]), (where[0], where[1] - 20, where[2], where[3] + 40)
    )


def test_an_arrow_to_a_place_that_is_not_there_is_left_out():
    bare = divine.usual(
        viewer=PUBLIC, arrow=Arrow("first.main.1", "second.main.9", note=Word("sample-twice")), edges=()
    )
    assert paint_board(bare, caption(), words())
