"""What each viewer sees of Kamigami, and what a hand says of each card and skill: the rules' own numbers and reasons, nothing hidden."""

import inspect
import re

import pytest

from engine.games import games
from engine.games.kamigami import permits
from engine.games.kamigami.state import MAIN
from engine.games.kamigami.targets import spot_of
from engine.games.kamigami.zones import place
from engine.invariants import count
from engine.lasting import Lasting
from engine.view import FIRST, PUBLIC, SEATS, SECOND, Face, Word
from engine.wording import LOCALES, Wording
from tests.engine.walks import begin, steps

GAME = games()["kamigami"]
AIMED = {"choose", "strike", "switch", "promote"}


def played(until, house=None):
    """The first moment of a match at which something holds."""
    for seed in range(8):
        match = begin("kamigami", seed, house_rules=house)
        if until(match):
            return match
        for _ in steps(match, seed):
            if until(match):
                return match
    raise AssertionError("it never came to that")


def asked(kind):
    def now(match):
        return any((decision := match.decision(seat)) is not None and decision.kind == kind for seat in match.waiting())

    return now


def slots(view):
    return {slot.ref: slot for area in view.areas for slot in area.slots}


def area(view, seat, name):
    return next(area for area in view.areas if (area.seat, area.id) == (seat, name))


def main_face(match, seat, viewer=PUBLIC):
    return slots(match.view(viewer))[place(seat, MAIN)].faces[-1]


# --- the table -------------------------------------------------------------------------------------------------------


def test_a_main_unit_laid_face_down_is_seen_by_its_owner_alone():
    """Rule G1-16."""
    match = played(lambda match: match.state.field[FIRST][MAIN] is not None and match.state.turn == 0)
    for viewer in (PUBLIC, SECOND):
        assert main_face(match, FIRST, viewer) == Face(FIRST)
    own = main_face(match, FIRST, FIRST)
    assert own.card
    assert own.states == ("face-down",)


def test_while_it_is_chosen_everybody_sees_that_a_card_is_coming():
    """Rule G1-16: whoever has chosen already."""
    match = played(asked("lead"))
    before = [area(match.view(viewer), seat, "main").coming for viewer in (PUBLIC, *SEATS) for seat in SEATS]
    match.apply(FIRST, match.decision(FIRST).id, ("lead", match.next(FIRST, ("lead",)).choices[0]))
    after = [area(match.view(viewer), seat, "main").coming for viewer in (PUBLIC, *SEATS) for seat in SEATS]
    assert before == after == [1] * 6


def test_one_that_was_knocked_out_tells_nothing_but_its_owner():
    """Rules G1-29, A1-38."""
    match = played(lambda match: match.state.fallen(FIRST) > 0)
    out = [slot for slot, unit in enumerate(match.state.field[FIRST]) if unit is not None and unit.out]
    for viewer in (PUBLIC, *SEATS):
        seen = slots(match.view(viewer))
        assert all(seen[place(FIRST, slot)].faces == (Face(FIRST, out=True),) for slot in out)
    plate = match.view(PUBLIC).plates[FIRST]
    assert plate.scores[0].lost == len(out)
    assert plate.scores[0].marks == (len(match.state.living(FIRST)), 6)


@pytest.mark.parametrize("seed", range(3))
def test_every_card_is_counted_by_every_viewer(seed):
    """Set cards, energy, and a command that is being used, too."""
    match = begin("kamigami", seed)
    used = 0
    for _ in steps(match, seed):
        used += match.state.using >= 0
        assert [count(match.view(viewer)) for viewer in (PUBLIC, *SEATS)] == [100] * 3
    assert used


def test_energy_is_named_for_its_owner_where_the_house_says_so():
    """Rule A1-37."""
    charged = lambda match: any(u is not None and u.energy and not u.out for u in match.state.field[FIRST])  # noqa: E731
    for house, named in (({"energy_looked_at": "owner"}, True), (None, False)):
        match = played(charged, house=house)
        tucked = {
            viewer: [face.tucked for slot in slots(match.view(viewer)).values() for face in slot.faces]
            for viewer in SEATS
        }
        assert any(tucked[FIRST]) == named
        assert count(match.view(FIRST)) == count(match.view(SECOND)) == 100


def test_an_advantage_stands_between_main_units_whoever_acts():
    """Rules G1-10, A1-18."""
    match = played(lambda match: match.state.turn == 1)
    cards = {seat: match.table.cards[match.state.cards[match.state.field[seat][MAIN].card].card] for seat in SEATS}
    wanted = {place(seat, MAIN) for seat in SEATS if cards[1 - seat].attribute in cards[seat].advantage}
    assert {edge.source for edge in match.view(PUBLIC).edges} == wanted


@pytest.mark.parametrize(("turns", "key"), [(0, "lasts-now"), (1, "lasts-next-rival"), (2, "lasts-next-own")])
def test_what_lasts_is_listed_with_its_turn(turns, key):
    """Rules A1-28, A1-41: beside whose it is, and equal ones added up."""
    match = played(asked("act"))
    state = match.state
    unit = state.field[state.active][MAIN]
    until = state.turn + turns
    more = Lasting("bonus", card=unit.card, stamp=unit.stamp, amount=100, since=until, until=until)
    state.lasting = [more, more, Lasting("shackle", seat=state.active, since=until, until=until)]
    mine, theirs = (area(match.view(PUBLIC), seat, "main").lasting for seat in (state.active, 1 - state.active))
    assert [note.what for note in mine] == [
        Word("lasts-bonus-unit", {"amount": 200}),
        Word("lasts-shackle-side", {"amount": 0}),
    ]
    assert [note.until for note in mine] == [Word(key)] * 2
    assert theirs == ()


def test_an_effect_on_a_unit_that_has_moved_is_not_listed():
    """Rule G1-Q4."""
    match = played(asked("act"))
    state = match.state
    unit = state.field[state.active][MAIN]
    state.lasting = [Lasting("pin", card=unit.card, stamp=unit.stamp + 1, until=state.turn)]
    assert area(match.view(PUBLIC), state.active, "main").lasting == ()


# --- what just happened ----------------------------------------------------------------------------------------------


def struck_main(match):
    return any(
        each.name == "struck"
        and each.parts
        and each.amount
        and each.target.place in {place(seat, MAIN) for seat in SEATS}
        for each in match.state.recent
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_how_damage_came_together_is_told_as_it_was_reckoned(locale):
    """Rules A1-15, A1-16."""
    words = Wording(locale, "kamigami", ("A", "B"))
    seen = 0
    for seed in range(4):
        match = begin("kamigami", seed)
        for _ in steps(match, seed):
            hits = [each for each in match.state.recent if each.parts]
            if not hits or any(each.name == "fell" for each in match.state.recent):
                continue
            base, added, factor, reduced = hits[0].parts
            assert hits[0].amount == max(0, max(0, base + added) * factor - reduced)
            said = words.text(match.view(PUBLIC).happened)
            assert f"{hits[0].amount}" in said.replace(",", "")
            seen += factor > 1
            assert factor == 1 or "× 2" in said
    assert seen


def test_who_was_struck_bears_what_it_took_and_the_arrow_goes_there():
    match = played(struck_main)
    recent = match.state.recent
    target = next(each.target for each in recent if each.name == "struck" and each.parts)
    took = sum(each.amount for each in recent if each.name == "struck" and each.target == target)
    face = slots(match.view(PUBLIC))[target.place].faces[-1]
    assert face.out or face.burst == f"−{took}"
    arrow = match.view(PUBLIC).arrow
    assert arrow is None or arrow.target == target.place


# --- the hand --------------------------------------------------------------------------------------------------------


def acting(match):
    return next((seat for seat in match.waiting() if match.decision(seat).kind == "act"), None)


@pytest.mark.parametrize("seed", range(4))
def test_each_card_of_a_hand_can_be_chosen_exactly_if_it_can_be_played(seed):
    """Rules G1-11 to G1-14, G1-16, G1-20, G1-22."""
    match = begin("kamigami", seed)
    looked = 0
    for _ in steps(match, seed):
        seat = acting(match)
        if seat is None:
            continue
        offered = match.next(seat).choices
        playable = {
            atom for verb in ("deploy", "play", "set") if verb in offered for atom in match.next(seat, (verb,)).choices
        }
        faces = match.view(seat).hand.faces
        assert {f"hand.{face.number}" for face in faces if face.glow == "choice"} == playable
        assert all((face.note is not None) == (face.glow == "barred") for face in faces)
        looked += 1
    assert looked > 20


@pytest.mark.parametrize("seed", range(4))
def test_a_skills_row_is_open_exactly_if_it_can_be_used_and_says_what_it_deals(seed):
    """Rules G1-23 to G1-25, A1-15: the number comes from the rules themselves."""
    match = begin("kamigami", seed)
    dealt = 0
    for _ in steps(match, seed):
        seat = acting(match)
        if seat is None:
            continue
        open_skills = match.next(seat, ("skill",)).choices if "skill" in match.next(seat).choices else ()
        rows = [row for row in match.view(seat).hand.rows if row.name.key == "skill-title"]
        assert [not row.barred for row in rows] == [f"skill.{k}" in open_skills for k in range(1, len(rows) + 1)]
        assert all(row.note is not None for row in rows if row.barred)
        for row, atom in ((row, f"skill.{k}") for k, row in enumerate(rows, 1) if not row.barred):
            twin = match.clone()
            twin.apply(seat, twin.decision(seat).id, ("skill", atom))
            told = [each.amount for each in twin.state.recent if each.name == "struck" and each.parts]
            if told and row.stat is not None:
                assert row.stat.value == told[0]
                dealt += 1
    assert dealt


@pytest.mark.parametrize("seed", range(6))
def test_units_are_numbered_in_the_order_of_the_options(seed):
    """Questions in the middle of a text, and who moves up: rules G1-Q1, G1-29."""
    match = begin("kamigami", seed)
    for _ in steps(match, seed):
        for seat in match.waiting():
            decision = match.decision(seat)
            if decision.kind not in AIMED:
                continue
            options = [atom for atom in match.next(seat, (decision.kind,)).choices if atom != "stay"]
            shown = slots(match.view(seat))
            numbers = [shown[place(*spot_of(seat, atom))].faces[-1].number for atom in options]
            assert numbers == list(range(1, len(options) + 1))
            assert not any(face.number for slot in slots(match.view(PUBLIC)).values() for face in slot.faces)


def test_every_reason_has_a_short_form():
    """What stands under a card or in a row, for every reason that `permits` knows."""
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', inspect.getsource(permits)))
    assert len(reasons) > 15
    values = {"state": "@state-rest", "needed": 2, "there": 1}
    for locale in LOCALES:
        words = Wording(locale, "kamigami")
        for reason in reasons:
            assert words.text(Word(f"brief-{reason}", values)) != words.text("missing"), (locale, reason)


def test_a_hand_says_nothing_when_nobody_asks_it():
    match = played(asked("act"))
    seat = 1 - match.waiting()[0]
    hand = match.view(seat).hand
    assert hand.question is None
    assert hand.rows == ()
    assert not any(face.glow or face.number for face in hand.faces)
    assert len(hand.faces) == len(match.state.hands[seat])
