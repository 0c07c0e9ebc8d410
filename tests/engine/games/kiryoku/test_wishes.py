"""Windows tell nothing about a hand, and when a player wants to be asked is his own affair. Rules G4-32, X4-27, Q4-13, Q4-14."""

import msgspec
import pytest

from engine.catalog import DeckList
from engine.games import catalog, games, table
from engine.match import STANDING, Match
from engine.players import Random
from engine.refusal import Refusal
from engine.view import FIRST, PUBLIC, SEATS, SECOND

GAME = games()["kiryoku"]
WINDOWS = ("end", "respond", "exchange", "last")


def begin(number: int, **house) -> Match:
    decks: list[DeckList] = list(catalog("kiryoku").decks.values())
    pair = [decks[number % len(decks)], decks[(number + 1) % len(decks)]]
    return Match.begin(GAME, table("kiryoku", house), pair, seed=bytes([number]) * 32)


def play(match: Match, player: Random, until) -> bool:
    """Random answers until the match is where one wants it; False where it ends before."""
    while match.outcome is None and not until(match):
        for seat in match.waiting():
            match.apply(seat, match.decision(seat).id, player.choose(match, seat))
    return match.outcome is None


def asked(match: Match, kind: str):
    return next((seat for seat in SEATS if (found := match.decision(seat)) and found.kind == kind), None)


def everybody_passes(match: Match, questions: int):
    """What everybody sees asked and hears while nobody does anything: who is asked what, with which automatic answer, and the events."""
    for _ in range(questions):
        seats = match.waiting()
        decisions = [match.decision(seat) for seat in seats]
        yield seats, [(decision.id, decision.kind, decision.auto) for decision in decisions]
        if match.outcome is not None or any(decision.kind not in (*WINDOWS, "main") for decision in decisions):
            return
        for seat, decision in zip(seats, decisions, strict=True):
            events = match.apply(seat, decision.id, ("pass",))
            yield msgspec.json.encode(events.public)


@pytest.mark.parametrize("number", range(6))
def test_the_same_windows_whatever_the_other_hand_holds(number):
    match, player, compared = begin(number), Random(number), 0
    while play(match, player, lambda m: asked(m, "respond") is not None) and compared < 25:
        seat = asked(match, "respond")
        for viewer in SEATS:
            other = match.permuted(viewer, bytes([compared]) * 32)
            assert list(everybody_passes(match.clone(), 8)) == list(everybody_passes(other, 8))
        compared += 1
        match.apply(seat, match.decision(seat).id, player.choose(match, seat))
    assert compared


def test_a_pass_in_a_main_phase_asks_the_other_nothing_by_default():
    match = begin(1)
    play(match, Random(1), lambda m: asked(m, "main") is not None)
    seat = asked(match, "main")
    match.apply(seat, match.decision(seat).id, ("pass",))
    assert match.decision(1 - seat).auto == ("pass",)
    match.apply(1 - seat, STANDING, ("ask-always",))
    assert match.decision(1 - seat).auto == ()
    match.apply(1 - seat, STANDING, ("ask-not-this-turn",))
    assert match.decision(1 - seat).auto == ("pass",)
    match.apply(1 - seat, STANDING, ("ask-always",))
    assert match.decision(1 - seat).auto == ()


def test_a_challenge_asks_by_default_and_so_does_everything_in_the_battle():
    match, player = begin(2), Random(2)
    assert play(
        match, player, lambda m: asked(m, "main") is not None and "challenge" in m.next(asked(m, "main")).choices
    )
    seat = asked(match, "main")
    challenger = match.next(seat, ("challenge",)).choices[0]
    match.apply(seat, match.decision(seat).id, ("challenge", challenger))
    assert match.decision(1 - seat).kind == "respond"
    assert match.decision(1 - seat).auto == ()
    match.apply(1 - seat, STANDING, ("ask-not-for-card",))
    assert match.decision(1 - seat).auto == ("pass",)


def test_nobody_else_sees_or_hears_of_a_wish():
    match = begin(3)
    play(match, Random(3), lambda m: asked(m, "main") is not None)
    seat = asked(match, "main")
    match.apply(seat, match.decision(seat).id, ("pass",))
    other = 1 - seat

    def seen():
        parts = (match.view(seat), match.view(PUBLIC), match.heard(seat), match.heard(PUBLIC), match.decision(seat))
        return [*map(msgspec.json.encode, parts), match.acts(seat), match.waiting()]

    before = seen()
    events = match.apply(other, STANDING, ("ask-always",))
    assert [event.name for event in events.of(other)] == ["asks-always"]
    assert events.of(seat) == events.of(PUBLIC) == ()
    assert seen() == before


def test_a_wish_is_no_answer_and_outlives_saving():
    match = begin(4)
    play(match, Random(4), lambda m: asked(m, "main") is not None)
    assert "ask-always" not in begin(4).acts(FIRST), "before the first turn there is nothing to be asked about"
    match.apply(SECOND, STANDING, ("ask-always",))
    loaded = Match.load(GAME, table("kiryoku"), match.save())
    assert loaded.state == match.state
    assert "ask-concerned" in loaded.acts(SECOND)
    with pytest.raises(Refusal):
        match.apply(SECOND, STANDING, ("ask-not-for-card",))


def test_who_cannot_redraw_is_asked_all_the_same_and_told_so():
    """Rules X4-03, Q4-09: that somebody is asked tells nothing about the hand, and no question says what is not so."""
    told = {}
    for number in range(256):
        match = begin(number, mulligan=True)
        play(match, Random(number), lambda m: asked(m, "redraw") is not None)
        for seat in SEATS:
            assert match.decision(seat).kind == "redraw"
            told[match.next(seat, ()).choices] = match.view(seat).hand.question.key
        if len(told) == 2:
            break
    assert told == {("keep",): "ask-redraw-not", ("keep", "redraw"): "ask-redraw"}
