"""What a seat and everybody see of Kasane: piles with the column in force, nothing of what lies face down, and what each card may do."""

from engine.game import Position
from engine.games import catalog, table
from engine.view import FIRST, PUBLIC, SEATS, SECOND, Word
from engine.wording import Wording
from tests.engine.games.kasane.positions import GAME, answer, card, character, laid

VEGA = [
    character("vega-1", name="Vega", bp=(5000, 8000)),
    character("vega-2", name="Vega", level=2, bp=(6000, 9000, 14000)),
    character("vega-3", name="Vega", level=3, bp=(7000, 12000, 17000)),
]
OX = character("ox", bp=(6000,))
GATE = card("gate", name={"ja": "gate", "en": "gate"}, kind="scene", cost=1)
PEAK = card("peak", name={"ja": "peak", "en": "peak"}, kind="scene", cost=4)
DECK = ["ox"] * 6


def pile(shown, seat, area):
    """The faces of a pile, the top one last."""
    ref = f"{('first', 'second')[seat]}.area.{area}"
    return next(slot.faces for each in shown.areas for slot in each.slots if slot.ref == ref)


def board(extra=(), viewer=PUBLIC, **laid_out):
    match = laid(**laid_out, extra=[*VEGA, OX, GATE, PEAK, *extra])
    return match, match.view(viewer)


# --- the battle areas ------------------------------------------------------------------------------------------------


def test_a_pile_shows_all_its_cards_how_many_they_are_and_the_column_in_force():
    """Rules G3-37, X3-06."""
    side = {"area": {"1": "vega-1", "1.2": "vega-2", "1.3": "vega-3"}, "hand": ["ox"]}
    _, shown = board(zones=(side, {"area": {"1": "ox"}, "hand": ["ox"]}))
    faces = pile(shown, FIRST, 1)
    assert [face.card for face in faces] == ["vega-1", "vega-2", "vega-3"]
    assert [stat.value for stat in faces[-1].stats] == [17000]
    assert (faces[-1].badge, faces[-1].shifted, faces[-1].change) == (Word("badge-stack", {"count": 3}), False, None)
    assert pile(shown, SECOND, 1)[-1].badge is None


def test_a_shifted_column_an_ex_column_and_a_change_say_so():
    """Rules G3-38, X3-22."""
    grade = character("vega-9", name="Vega", bp=(5000, 8000), abilities=[_always({"grade": {"amount": 1}})])
    ex = character("comet", bp=(9000,), ex=4000, abilities=[_always({"read-ex": {}})])
    drum = character("drum", bp=(3000,), abilities=[_always({"bp": {"amount": -500, "who": "opponent"}})])
    zones = (
        {"area": {"1": "vega-9", "2": "comet", "3": "drum"}, "hand": ["ox"]},
        {"area": {"1": "ox", "2": "ox", "3": "ox"}, "hand": ["ox"]},
    )
    _, shown = board([grade, ex, drum], zones=zones, number=4)
    one, two = pile(shown, FIRST, 1)[-1], pile(shown, FIRST, 2)[-1]
    assert (one.stats[0].value, one.stats[0].base, one.shifted) == (8000, 5000, True)
    assert one.badge == Word("badge-column", {"count": 1, "column": 2})
    assert (two.stats[0].value, two.badge, two.shifted) == (4000, Word("badge-ex", {"count": 1}), True)
    weak = pile(shown, SECOND, 3)[-1]
    assert (weak.stats[0].value, weak.change) == (5500, Word("change-bp", {"amount": "−500"}))


def test_a_fixed_result_is_shown_in_place_of_a_number():
    """Rule X3-23."""
    fixed = character("oath", bp=(1000,), abilities=[_always({"fix": {"result": "win"}})])
    _, shown = board([fixed], zones=({"area": {"1": "oath"}, "hand": ["ox"]}, {"area": {"1": "ox"}, "hand": ["ox"]}))
    assert pile(shown, FIRST, 1)[-1].change == Word("change-win")


def _always(effect):
    return {"when": "continuous", "effects": [effect]}


def test_who_is_winning_stands_and_who_is_not_lies():
    """Rules G3-39, G3-40, X3-20: by the last judgement, whatever the BP are now."""
    zones = (
        {"area": {"1": _marked("ox", "winning"), "2": _marked("ox", "sideways")}, "hand": ["ox"]},
        {"area": {"1": "ox", "2": _marked("ox", "sideways")}, "hand": ["ox"]},
    )
    _, shown = board(zones=zones, number=3)
    assert [pile(shown, seat, 1)[-1].shape for seat in SEATS] == ["", "turned"]
    assert [pile(shown, seat, 2)[-1].shape for seat in SEATS] == ["turned", "turned"]
    assert {lane.number: lane.winner for lane in shown.lanes} == {1: FIRST, 2: PUBLIC}
    assert [plate.scores[0].value for plate in shown.plates] == [1, 0]


def _marked(key, *states):
    return Position.Card(key, states=states)


# --- face down -------------------------------------------------------------------------------------------------------


def test_a_face_down_card_is_its_owners_business():
    """Rules G3-26, G3-30, Q3-11: the other seat and everybody see whose it is, on what it lies, and how many there are."""
    zones = (
        {"area": {"1": "vega-1"}, "hand": ["vega-2", "ox"], "deck": DECK},
        {"area": {"1": "ox"}, "hand": ["ox", "ox"]},
    )
    match, _ = board(zones=zones, phase="set", number=2)
    answer(match, 0, "set", "hand.1", "left")
    for viewer in (PUBLIC, SECOND):
        (hidden,) = pile(match.view(viewer), FIRST, 2)
        assert (hidden.card, hidden.name, hidden.stats, hidden.attributes, hidden.crest) == ("", None, (), (), "")
    answer(match, 1, "set", "hand.1")
    answer(match, 0, "level-up", "hand.1", "area.1")
    for viewer in (PUBLIC, SECOND):
        known, hidden = pile(match.view(viewer), FIRST, 1)
        assert known.card == "vega-1"
        assert (hidden.card, hidden.badge) == ("", Word("badge-stack", {"count": 2}))
    own = pile(match.view(FIRST), FIRST, 1)[-1]
    assert (own.card, own.states) == ("vega-2", ("face-down",))


def test_the_row_is_shown_as_the_first_seat_sees_it():
    """Rules G3-22, Q3-29: the second seat's left is the right end of the picture."""
    zones = ({"area": {"1": "ox"}, "hand": ["ox"]}, {"area": {"1": "ox"}, "hand": ["ox"]})
    match, _ = board(zones=zones, phase="set", number=2, seat=1)
    answer(match, 1, "set", "hand.1", "left")
    shown = match.view(PUBLIC)
    assert [lane.number for lane in shown.lanes] == [1, 2]
    west, east = shown.areas[0], shown.areas[2]
    assert [slot.ref for slot in west.slots] == ["second.area.1", "second.area.2"]
    assert [len(slot.faces) for slot in east.slots] == [1, 0]


def test_the_second_seat_is_told_which_end_of_the_row_its_left_is():
    """Rule Q3-29."""
    for seat, key in ((0, "verb-left"), (1, "verb-left-opposite")):
        zones = ({"area": {"1": "ox"}, "hand": ["ox"]},) * 2
        match, _ = board(zones=zones, phase="set", number=2, seat=seat)
        assert match.offer(seat, ("set", "hand.1"), "left").key == key


# --- plates and scene ------------------------------------------------------------------------------------------------


def test_the_lead_is_marked_and_the_seal_says_what_the_asked_seat_is():
    """Rules G3-12 to G3-14."""
    zones = ({"area": {"1": "ox"}, "hand": ["ox", "ox"]},) * 2
    match, shown = board(zones=zones, phase="set", number=2, seat=1)
    assert [(plate.seal, plate.tags) for plate in shown.plates] == [("", ()), ("seal-lead", (Word("tag-lead"),))]
    answer(match, 1, "set", "hand.1", "left")
    assert [plate.seal for plate in match.view(PUBLIC).plates] == ["seal-next", ""]


def test_the_scene_lies_across_whosever_it_is():
    """Rule Q3-04."""
    zones = ({"area": {"1": "ox"}, "hand": ["ox", "gate"]}, {"area": {"1": "ox"}, "hand": ["ox"]})
    match, shown = board(zones=zones, number=2)
    strip = shown.areas[1]
    assert (strip.kind, strip.seat, strip.slots[0].faces) == ("strip", PUBLIC, ())
    answer(match, 0, "scene", "hand.1")
    face = match.view(PUBLIC).areas[1].slots[0].faces[0]
    assert (face.card, face.owner, face.stats[0].value, face.glow) == ("gate", FIRST, 1, "happened")


def test_the_end_names_the_characters_that_won():
    """Rule G3-43."""
    strong, weak = {"1": "vega-3", "2": "ox", "3": "ox"}, {"1": "ox", "2": "vega-1", "3": "vega-1"}
    zones = ({"area": strong, "hand": ["ox"]}, {"area": weak, "hand": ["ox"]})
    match, shown = board(zones=zones, phase="judge", number=3)
    assert match.outcome is not None
    assert (shown.ending.winner, shown.ending.lines) == (FIRST, (Word("ended-score", {"ones": 3, "twos": 0}),))
    assert sorted(face.card for face in shown.ending.cards) == ["ox", "ox", "vega-3"]
    assert [plate.seal for plate in shown.plates] == ["seal-won", ""]


# --- the hand --------------------------------------------------------------------------------------------------------


def marks(match, seat=FIRST):
    """What the cards of a hand say: card, number, ring, note."""
    return [(face.card, face.number, face.glow, face.note and face.note.key) for face in match.view(seat).hand.faces]


def test_a_hand_says_which_scenes_can_be_set_and_why_not():
    """Rules G3-17, G3-19, G3-20."""
    zones = ({"area": {"1": "ox"}, "hand": ["gate", "ox", "peak"]}, {"area": {"1": "ox"}, "hand": ["ox"]})
    match, _ = board(zones=zones, number=2)
    assert marks(match) == [
        ("gate", 1, "choice", None),
        ("ox", 2, "barred", "note-not-a-scene"),
        ("peak", 3, "barred", "note-scene-too-dear"),
    ]
    assert all(not face.glow for face in match.view(SECOND).hand.faces)


def test_a_hand_says_which_characters_can_be_set_and_why_not():
    """Rules G3-21, Q3-09."""
    tower = character("tower", level=4, bp=(None, 9000))
    zones = ({"hand": ["gate", "ox", "tower"]}, {"hand": ["ox"]})
    match, _ = board([tower], zones=zones, phase="set")
    assert marks(match) == [
        ("gate", 1, "barred", "note-not-a-character"),
        ("ox", 2, "choice", None),
        ("tower", 3, "barred", "note-no-single"),
    ]


def test_a_hand_says_what_levels_up_what_and_why_not():
    """Rules G3-25, G3-29, G3-37: the row of each own character names the cards that may go on it, and the BP that it would have."""
    zones = (
        {"area": {"1": "vega-1", "2": "ox"}, "hand": ["gate", "ox", "vega-1", "vega-2", "vega-3"]},
        {"area": {"1": "ox", "2": "ox"}, "hand": ["ox"]},
    )
    match, _ = board(zones=zones, phase="level-up", number=2)
    assert marks(match) == [
        ("gate", 1, "barred", "note-not-a-character"),
        ("ox", 2, "barred", "note-level-passed"),
        ("vega-1", 3, "barred", "note-level-passed"),
        ("vega-2", 4, "choice", "note-upon"),
        ("vega-3", 5, "barred", "note-level-first"),
    ]
    rows = {row.name.values["number"]: row for row in match.view(FIRST).hand.rows}
    assert rows[1].gain == Word("row-upon", {"cards": "④", "bp": " 9000"})
    assert (rows[2].barred, rows[2].gain) == (True, Word("row-no-higher"))
    answer(match, 0, "level-up", "hand.4", "area.1")
    assert marks(match)[-1] == ("vega-3", 4, "barred", "note-leveled-already")
    assert next(row for row in match.view(FIRST).hand.rows if row.barred and row.gain == Word("row-leveled"))


def test_texts_are_asked_about_with_their_card_and_what_they_say():
    """Rules G3-33, Q3-14."""
    paid = {"when": "activate", "limit": 1, "cost": {"count": 1, "which": {"type": "alien"}}, "effects": [{"draw": {}}]}
    free = {"when": "activate", "limit": 1, "effects": [{"draw": {}}]}
    sage, seer = character("sage", abilities=[paid]), character("seer", abilities=[free])
    zones = (
        {"area": {"1": "sage", "2": "seer"}, "hand": ["ox"], "deck": DECK},
        {"area": {"1": "ox", "2": "ox"}, "hand": ["ox"]},
    )
    match, _ = board([sage, seer], zones=zones, phase="activate", number=2)
    rows = {row.face.card: row for row in match.view(FIRST).hand.rows}
    assert (rows["sage"].barred, rows["seer"].barred) == (True, False)
    assert all(row.lines and row.note for row in rows.values())
    assert match.view(FIRST).hand.faces[0].number == 1


def test_revealed_cards_are_shown_to_everybody_and_the_rest_of_the_deck_to_nobody():
    """Rule X3-28."""
    look = {"when": "activate", "limit": 1, "effects": [{"reveal": {"count": 3, "which": {"kind": "scene"}}}]}
    sage = character("sage", abilities=[look])
    zones = (
        {"area": {"1": "sage"}, "hand": ["ox"], "deck": ["ox", "gate", "vega-1", "peak"]},
        {"area": {"1": "ox"}, "hand": ["ox"]},
    )
    match, _ = board([sage], zones=zones, phase="activate")
    answer(match, 0, "activate", "area.1")
    for viewer in (PUBLIC, *SEATS):
        assert [face.card for face in match.view(viewer).shown] == ["ox", "gate", "vega-1"]
    assert marks(match) == [
        ("ox", 1, "barred", "note-does-not-fit"),
        ("gate", 2, "choice", None),
        ("vega-1", 3, "barred", "note-does-not-fit"),
    ]
    answer(match, 0, "take", "revealed.2")
    assert match.view(PUBLIC).shown == ()


# --- sheets ----------------------------------------------------------------------------------------------------------


def test_a_sheet_has_every_column_and_the_copy_limit():
    """Rules G3-05, G3-37, G3-38."""
    for key, card_ in catalog("kasane").definitions.items():
        sheet = GAME.sheet(table("kasane"), key)
        assert sheet.foot.values["limit"] == 4
        values = [tile.value for tile in sheet.tiles if tile.label.startswith("column-")]
        if card_.fights:
            assert values[: len(card_.bp)] == list(card_.bp)
            assert values[-1] == card_.ex
        else:
            assert sheet.tiles[-1].value == card_.cost
        assert len(sheet.blocks) == len(card_.abilities)


def test_cards_of_one_name_are_told_apart_by_the_number_in_the_picture():
    """A button says the number that the card bears in the hand, since levels and numbers share a name. Rule G3-06."""
    side = {"hand": ["vega-1", "vega-2", "gate", "vega-3"]}
    match = laid(zones=(side, {"hand": ["ox"]}), extra=[*VEGA, OX, GATE], phase="set")
    choices = match.next(FIRST, ("set",)).choices
    labels = [Wording("en-US", "kasane").label(match.offer(FIRST, ("set",), atom)) for atom in choices]
    numbers = [face.number for face in match.view(FIRST).hand.faces if face.glow == "choice"]
    assert labels == [f"{number}: Vega" for number in numbers]
    assert len(set(labels)) == 3
