"""Whose card a sentence is about: nobody has to guess, and nobody is told at length what is clear."""

import pytest

from engine.events import Event, Ref, told_apart
from engine.games import catalog, games, table
from engine.match import Match
from engine.players import Random
from engine.view import PUBLIC, SEAT_NAMES, SEATS, Name
from engine.wording import LOCALES, Wording, keys

NAMES = ("Haru!", "Aki!")
"""In no card's name."""
ACTIONS = 150
FOX, CRANE = Name("狐", "Fox"), Name("鶴", "Crane")


def mirror(slug, deck):
    """A match in which both play the same deck, an action at a time: what everybody heard of it, and what they see then."""
    match, player = Match.begin(games()[slug], table(slug), [deck, deck], bytes(32)), Random(deck.id)
    for _ in range(ACTIONS):
        if match.outcome is not None:
            return
        seat = match.waiting()[0]
        events = match.apply(seat, match.decision(seat).id, player.choose(match, seat))
        yield events.of(PUBLIC), match.view(PUBLIC)


def lies_open(view):
    """By seat, the names of the cards that everybody sees on its side: on top of a place, or on or under what lies there."""
    seen = (set(), set())
    places = [(area.seat, slot) for area in view.areas for slot in area.slots]
    faces = [face for _, slot in places for face in (*slot.faces[-1:], *((slot.gone,) if slot.gone else ()))]
    faces += [face for plate in view.plates for zone in plate.zones if zone.icon == "leader" for face in zone.faces]
    for face in faces:
        if face.card:
            seen[face.owner].update([face.name, *face.tucked, *(card.name for card in face.attached)])
    return seen


def cards_of(event, parts=("source", "target")):
    """By seat, the cards that an event names: by the side that they lie on, else by whom it is told of."""
    named = {seat: [] for seat in SEATS}
    for part in parts:
        ref, name = getattr(event, part), getattr(event, f"{part}_name")
        if ref is not None and name is not None:
            side = ref.place.partition(".")[0]
            named[SEAT_NAMES.index(side) if side in SEAT_NAMES else event.seat].append(name)
    return named


def told_of(event, known):
    """The cards that a sentence tells of: some leave out whom it was done to, as the sentence before has said it."""
    variables = {variable.partition("_")[0] for variable in known[f"event-{event.name}"]}
    return cards_of(event, variables & {"source", "target"})


def test_no_line_leaves_open_whose_card_it_is_about_where_both_have_it_in_play(slug):
    """A line says the player's name, or names another card of that side which only that side has."""
    wordings = [Wording(locale, slug, NAMES) for locale in LOCALES]
    known, told = keys("ja", slug), 0
    for deck in catalog(slug).decks.values():
        for events, view in mirror(slug, deck):
            first, second = lies_open(view)
            for event in events:
                for seat, names in told_of(event, known).items():
                    if names and first & second >= set(names):
                        told += 1
                        for line in (wording.event(event) for wording in wordings):
                            assert NAMES[seat] in line, f"{event.name}: {line}"
            for wording in wordings if view.happened else ():
                line = wording.text(view.happened)
                if any(wording.name(name) in line for name in first & second):
                    lines = [wording.event(event) for event in events]
                    assert line in lines or any(name in line for name in NAMES), line
    assert told > 20


def test_a_name_that_only_one_side_has_in_play_stands_alone(slug):
    """Nor does a sentence tell of a card of the other side that not everybody has seen there."""
    for deck in catalog(slug).decks.values():
        for events, view in mirror(slug, deck):
            known = lies_open(view)
            for event in events:
                for seat, names in cards_of(event).items():
                    known[seat].update(names)
            for event in events:
                for ref, name in ((event.source, event.source_name), (event.target, event.target_name)):
                    assert ref is None or not ref.alike or name in known[0] & known[1], event


MOVED = Event("moved", 0, Ref("first.front.2", "fox"), None, FOX)
GAVE = Event("declared-equip", 0, Ref("", "fox"), Ref("first.field.1", "crane"), FOX, CRANE)
TOOK = Event("declared-equip", 0, Ref("", "fox"), Ref("second.field.1", "crane"), FOX, CRANE)
BURNS = Event("attached", 0, target=Ref("second.lane.1"), words=("element-fire",))


@pytest.mark.parametrize(
    ("game", "event", "names", "ja", "en"),
    [
        ("jinkei", MOVED, (), "狐が前衛2へ移動した。", "Fox moved to front 2."),
        ("jinkei", MOVED, (FOX,), "ハルの狐が前衛2へ移動した。", "Haru’s Fox moved to front 2."),
        ("kiryoku", GAVE, (FOX,), "ハルは狐を鶴に装備すると宣言。", "Haru declared Fox for Crane."),
        ("kiryoku", GAVE, (CRANE,), "ハルは狐を自分の鶴に装備すると宣言。", "Haru declared Fox for their own Crane."),
        ("kiryoku", TOOK, (CRANE,), "ハルは狐をアキの鶴に装備すると宣言。", "Haru declared Fox for Aki’s Crane."),
        ("genso", BURNS, (), "アキの裏向きのカードに火が付いた。", "Aki’s face-down card now bears fire."),
    ],
)
def test_it_is_said_in_as_few_words_as_are_clear(game, event, names, ja, en):
    """What was kept before cards were told apart is told as it was: nothing is marked in it."""
    told = told_apart(event, names)
    assert Wording("ja", game, ("ハル", "アキ")).event(told) == ja
    assert Wording("en-US", game, ("Haru", "Aki")).event(told) == en
