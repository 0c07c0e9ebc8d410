"""The words beside a picture: all that it shows, in the order of attention, and never more than it shows."""

import pytest
from msgspec.structs import replace

from bot.drawing.alt import LONGEST, alt_hand, alt_text
from bot.drawing.board_text import text_board
from bot.drawing.words import Caption
from engine.view import PUBLIC, SEAT_NAMES, Area, Face, Slot, Word
from engine.wording import LOCALES
from tests.bot.drawing import samples
from tests.bot.drawing.words import NAMES, SampleWords

COLORS = ["red", "blue", "green", "gold", "silver", "square", "赤", "青", "緑", "金色", "四角"]


def told(view, locale="en-US", names=None, tell=alt_text):
    names = names or NAMES[locale]
    return tell(view, Caption(locale, names, "1:42:10"), SampleWords(locale, names))


@pytest.mark.parametrize("tell", [alt_text, text_board])
def test_the_order_is_that_of_attention(tell):
    said = told(samples.battle(), tell=tell)
    parts = ["Jinkei", "Round 4", "Battle", "Aoi’s turn", "1:42:10", "die 5, half of AP 50", "East (Aoi)", "West (Ren)"]
    if tell is text_board:
        parts.remove("West (Ren)")
    order = [said.index(part) for part in parts]
    assert order == sorted(order)


def test_a_side_is_told_front_to_back_and_left_to_right():
    said = told(samples.battle())
    east, west = said.index("East’s field"), said.index("West’s field")
    names = [(east, "Gatewarden"), (east, "Lampkeeper"), (west, "Fox Mask"), (west, "Cloud Crane")]
    order = [said.index(name, start) for start, name in names]
    assert order == sorted(order)
    assert "front 1 Gatewarden, earth, AP 25, HP 50" in said
    assert "HP 31 (printed 38), First Strike, Instant Death" in said
    assert "Mist Archer, wind, AP 30, HP 28 (printed 30), Spent" in said


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "view", [samples.battle, samples.full, samples.placing, samples.janken, samples.ended, samples.drawn]
)
def test_alt_text_is_short_and_speaks_of_no_color(view, locale):
    said = told(view(), locale)
    assert 0 < len(said) <= LONGEST
    assert not [color for color in COLORS if color in said.lower()]
    assert said.count("…") <= 2  # at most where each side is cut


@pytest.mark.parametrize("locale", LOCALES)
def test_neither_the_last_event_nor_the_score_is_ever_cut(locale):
    view = samples.full()
    name = "寿" * 32
    said = told(view, locale, (name, name))
    assert len(said) <= LONGEST
    words = SampleWords(locale, (name, name))
    assert words.text(view.happened) in said
    assert said.count(name) >= 2
    assert "160" in said
    assert "166" in said


def test_a_face_down_card_is_its_owners_and_no_more():
    leaky = replace(samples.face(1, samples.FOX), card="")
    said = told(samples.battle(areas=(Area("front", "row", 1, (Slot("second.front.1", (leaky,)),)),)))
    assert "front 1 a face-down card of West" in said
    assert "Fox Mask, fire" not in said
    assert told(samples.battle(areas=(Area("front", "row", 1, (Slot("second.front.1", (Face(1),)),)),))) == said


def test_hidden_cards_are_counted_not_placed():
    said = told(samples.placing())
    assert "8 face-down cards of West" in said
    assert "front" not in said


@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_board_leaves_nothing_out(locale):
    view, words = samples.full(), SampleWords(locale)
    said = told(view, locale, tell=text_board)
    for area in view.areas:
        for slot in area.slots:
            assert words.name(slot.faces[-1].name) in said
    assert len([line for line in said.splitlines() if line.startswith("- ")]) == 20


def test_the_end_tells_who_won_and_why():
    said = told(samples.ended())
    assert "Result: Aoi wins." in said
    assert "wiped out" in said
    assert said.index("Result") < said.index("East (Aoi)")


def test_a_hand_tells_question_options_and_numbers():
    said = told(samples.hand_rows(), tell=alt_hand)
    assert "Choose how to strike back" in said
    assert "Announce instant death: 5 or 6 sends it to the graveyard, grave, cannot be chosen" in said
    assert "1: Cloud Crane" in said
    assert "out of reach, cannot be chosen" in said
    assert len(said) <= LONGEST


@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_board_tells_a_player_who_they_are_and_what_they_hold_and_nobody_else(locale):
    view, words = samples.hand_rows(), SampleWords(locale)
    mine = told(view, locale, tell=text_board)
    assert words.text(Word("alt-you", {"seat": words.text(f"seat-{SEAT_NAMES[view.viewer]}")})) in mine
    assert words.text(view.hand.question) in mine
    for face in view.hand.faces:
        assert f"- {face.number}" in mine or words.name(face.name) in mine
    everybodys = told(replace(view, viewer=PUBLIC, hand=None), locale, tell=text_board)
    assert set(everybodys.splitlines()) < set(mine.splitlines())
    assert words.text("alt-holding") not in everybodys


def test_both_seats_asked_is_told():
    assert "Both are choosing" in told(samples.janken())
    assert "Waiting for Aoi" in told(samples.placing())
    chosen = samples.battle(waiting=(1,), happened=Word("sample-hit"))
    assert "Ren chooses" in told(chosen)
