"""Pictures: the same bytes for the same view, nothing of a hidden card in them, and no view that cannot be painted."""

import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.drawing.cloth import HIGH, WIDE
from bot.drawing.look import load_look
from bot.drawing.painter import board, paint_board, paint_hand, paint_sheet
from bot.drawing.words import Caption
from bot.names import display_name
from bot.preview import sheets, views
from engine.games import games
from engine.view import PUBLIC, Area, Face, Name, Slot, Stat, View, Word
from engine.wording import LOCALES, Wording
from tests.bot.drawing import samples
from tests.bot.drawing.words import NAMES, SampleWords

HARD = ["\u202eevil", "W" * 32, "👨‍👩‍👧‍👦🏳️‍🌈", "Z" + "\u0300" * 500, "مرحبا", "꧁ༀ꧂", "\u2800", "𝓕𝓪𝓷𝓬𝔂"]
BOARDS = [samples.battle, samples.full, samples.placing, samples.janken, samples.ended, samples.drawn]
HANDS = [samples.hand_placing, samples.hand_rows, samples.hand_field]


def caption(locale="ja", names=None, time_left="1:42:10"):
    return Caption(locale, names or NAMES[locale], time_left)


def opened(png):
    return Image.open(io.BytesIO(png), formats=["PNG"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("view", BOARDS)
def test_a_board_is_small_and_says_nothing_about_itself(view, locale):
    png = paint_board(view(), caption(locale), SampleWords(locale))
    picture = opened(png)
    assert picture.size == (WIDE, HIGH) == (1200, 800)
    assert len(png) < 150 * 1024
    assert picture.mode == "P"
    assert picture.info == {}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("view", HANDS)
def test_a_hand_is_small(view, locale):
    png = paint_hand(view(), caption(locale), SampleWords(locale))
    assert len(png) < 150 * 1024
    assert opened(png).size == (1200, 800)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", games())
def test_every_moment_of_a_match_can_be_painted(game, locale):
    words = Wording(locale, game, NAMES[locale])
    for view in views(games()[game], matches=2).values():
        paint = paint_board if view.viewer == PUBLIC else paint_hand
        assert opened(paint(view, caption(locale), words)).size == (1200, 800)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", games())
def test_cards_can_be_shown(game, locale):
    words = Wording(locale, game)
    for sheet in list(sheets(games()[game]).values())[:3]:
        assert opened(paint_sheet(sheet, locale, words)).size == (1200, 800)


@pytest.mark.parametrize("name", HARD)
def test_any_name_can_stand_on_a_board(name):
    shown = display_name(name, "？")
    paint_board(samples.battle(), caption(names=(shown, shown)), SampleWords("ja", (shown, shown)))


def test_a_card_with_the_longest_of_everything():
    name = Name("寿限無寿限無五劫の擦り切れ海砂利水魚の", "Jugemu Jugemu Goko-no-Surikire Kaijarisuigyo")
    card = Face(
        0, "x", name, attributes=("fire", "water"), marks=("a", "b", "c", "d"), states=("sideways", "unknown"),
        stats=(Stat("attack", 10**12, 5), Stat("life", 10**6, 5, bar=True), Stat("other", -3, 0)), burst="−" + "9" * 40,
    )  # fmt: skip
    area = Area("front", "grid", 0, (Slot("a", (card,)), *(Slot(str(k)) for k in range(9))), 10)
    for locale in LOCALES:
        paint_board(samples.battle(areas=(area,)), caption(locale), SampleWords(locale))


def test_a_view_with_hardly_anything_can_be_painted():
    bare = View(samples.GAME, PUBLIC, Word("round", {"number": 1}), (), -1, (), ())
    paint_board(bare, caption(time_left=None), SampleWords())
    paint_hand(replace(bare, viewer=1), caption(time_left=None), SampleWords())


def test_painting_twice_gives_the_same_bytes():
    first = paint_board(samples.battle(), caption(), SampleWords())
    paint_board(samples.full(), caption(), SampleWords())
    assert paint_board(samples.battle(), caption(), SampleWords()) == first


def test_eight_threads_give_the_bytes_of_one():
    words = SampleWords()
    jobs = [(paint_board, view()) for view in BOARDS] + [(paint_hand, view()) for view in HANDS]
    expected = [paint(view, caption(), words) for paint, view in jobs]
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(lambda job: job[0](job[1], caption(), words), jobs * 3))
    assert made == expected * 3


def test_a_face_down_card_is_painted_from_its_owner_alone():
    hidden = Face(1)
    leaky = replace(samples.face(1, samples.FOX), card="")
    fields = [(Area("front", "row", 1, (Slot("a", (face,)),)),) for face in (hidden, leaky)]
    boards = [board(samples.battle(areas=field, arrow=None), caption(), SampleWords()) for field in fields]
    assert boards[0].png() == boards[1].png()


def test_hidden_cards_look_alike_wherever_they_lie():
    view = samples.placing()
    elsewhere = replace(view, areas=tuple(replace(a, veiled={"front": 8, "back": 0}[a.id]) for a in view.areas))
    paint = lambda shown: paint_board(shown, caption(), SampleWords())  # noqa: E731
    assert paint(view) == paint(elsewhere)


def test_whose_turn_it_is_changes_plate_mat_and_pill():
    first = board(samples.battle(), caption(), SampleWords()).image
    plates = tuple(
        replace(p, active=not p.active, seal="" if p.active else "seal-turn") for p in samples.battle().plates
    )
    second = board(samples.battle(plates=plates, waiting=(1,)), caption(), SampleWords()).image
    changed = ImageChops.difference(first, second).convert("L").point(lambda v: 255 if v > 40 else 0)
    for region in (
        (16, 80, 212, 384),
        (16, 424, 212, 728),
        (228, 80, 1184, 384),
        (228, 424, 1184, 728),
        (260, 0, 500, 64),
    ):
        assert changed.crop(region).getbbox(), region


def test_an_attribute_and_a_state_change_the_picture():
    plain = board(samples.battle(), caption(), SampleWords()).image
    tired = samples.face(0, samples.GATE, states=("sideways",))
    areas = samples.battle().areas
    slots = (Slot("first.front.1", (tired,)), *areas[2].slots[1:])
    other = board(
        samples.battle(areas=(*areas[:2], replace(areas[2], slots=slots), areas[3])), caption(), SampleWords()
    ).image
    box = ImageChops.difference(plain, other).getbbox()
    assert box is not None
    assert box[0] >= 228
    assert box[2] <= 440


def test_every_game_has_a_look():
    for game in games():
        look = load_look(game)
        assert look.emblems
        assert look.top != look.bottom
