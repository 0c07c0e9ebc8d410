"""What a lane is called: words, buttons and pictures agree, for both seats, before lanes have numbers and after. Rules G0-14, A0-11."""

import pytest

from engine.games import catalog
from engine.players import Random
from engine.view import PUBLIC, SEATS
from engine.wording import LOCALES, Wording
from tests.engine.walks import begin, steps

SIDES = ("left", "middle", "right")
WIDE = {"survivors": "kept", "stacking": True, "leaders": True}


def lanes(match, viewer, seat):
    """A seat's slots as a viewer sees them, left to right."""
    return next(area.slots for area in match.view(viewer).areas if area.seat == seat)


def names(match, viewer, seat):
    return tuple(slot.ref.rpartition(".")[2] for slot in lanes(match, viewer, seat))


def shown(match, seat):
    """What a seat sees in its own lanes: ref to card."""
    return {slot.ref: slot.faces[-1].card if slot.faces else "" for slot in lanes(match, seat, seat)}


def test_places_are_called_as_pictures_number_them():
    met = set()
    for number in range(8):
        match = begin("genso", number, house_rules=WIDE if number % 2 else None)
        for _ in steps(match, number):
            view = match.view(PUBLIC)
            found = {names(match, viewer, seat) for viewer in (PUBLIC, *SEATS) for seat in SEATS}
            if len(view.lanes) == 3:
                assert found == {tuple(str(lane.number) for lane in view.lanes)}
            elif not view.lanes:
                assert found == {SIDES}
            met |= found
    assert met == {SIDES, ("1", "2", "3"), ("3", "2", "1")}


def test_a_card_is_laid_where_its_button_says():
    """Rule G0-13: a selection fills the left lane first, and from turn 2 on number 1 first."""
    met = set()
    for number in range(6):
        match, player = begin("genso", number), Random(number)
        while match.outcome is None:
            seat = match.waiting()[0]
            path = player.choose(match, seat)
            decision = match.decision(seat)
            if decision.kind == "select":
                offers = [match.offer(seat, path[:at], path[at]) for at in range(1, len(path))]
                said = {offer.place: offer.card for offer in offers}
                rival = match.waiting()[-1] != seat
                match.apply(seat, decision.id, path)
                if not rival and match.view(seat).lanes == ():
                    assert {ref: card for ref, card in shown(match, seat).items() if card} == said
                    met.add("by side")
                elif not rival:
                    assert [offer.place.rpartition(".")[2] for offer in offers] == sorted(
                        offer.place.rpartition(".")[2] for offer in offers
                    )
                    assert shown(match, seat).items() >= said.items()
                    met.add("by number")
            else:
                match.apply(seat, decision.id, path)
    assert met == {"by side", "by number"}


@pytest.mark.parametrize("kind", ["highest", "swap"])
def test_a_lane_that_can_be_chosen_is_the_one_whose_card_is_named(kind):
    met = set()
    deck = catalog("genso").decks["standing-stones"]
    for number in range(200):
        match = begin("genso", number, [deck, deck], {"janken": "stream"})
        for _ in steps(match, number):
            for seat in match.waiting():
                for atom in match.next(seat, (kind,)).choices:
                    offer = match.offer(seat, (kind,), atom)
                    assert shown(match, seat)[offer.place] == offer.card
                    assert offer.place.endswith(f".{atom}")
                    met.add((seat, names(match, seat, seat)))
        if len(met) == 4:
            return
    raise AssertionError(f"met only {met}")


@pytest.mark.parametrize(
    ("locale", "said"),
    [("ja", ("左のレーン", "レーン3")), ("en-US", ("left lane", "lane 3"))],
    ids=LOCALES,
)
def test_a_place_in_words(locale, said):
    words = Wording(locale, "genso")
    assert (words.place("first.lane.left"), words.place("second.lane.3")) == said


def test_who_was_beaten_is_seen_with_the_atk_it_fought_with():
    """Rules G0-26, G0-31i."""
    changed = 0
    for number in range(6):
        match = begin("genso", number)
        for _ in steps(match, number):
            for event in match.heard(PUBLIC):
                if event.name == "beat" and event.target is not None:
                    gone = [
                        slot.gone
                        for seat in SEATS
                        for slot in lanes(match, PUBLIC, seat)
                        if slot.ref == event.target.place
                    ]
                    if gone[0] is not None and gone[0].card == event.target.card:
                        assert gone[0].stats[0].value == event.dice[1]
                        changed += gone[0].stats[0].value != gone[0].stats[0].base
    assert changed > 3
