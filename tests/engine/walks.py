"""Random walks through matches of any game, for the tests that hold for every one of them."""

import pytest

from engine.cli.setting import seed_of, starter_decks
from engine.games import games, table
from engine.match import Match
from engine.players import Random
from engine.transcript import replay, verify

ACTIONS_AT_MOST = 20_000


def begin(slug, seed="0", decks=None, house_rules=None):
    """A match of a game's starter decks."""
    board = table(slug, house_rules)
    return Match.begin(games()[slug], board, decks or starter_decks(slug, board), seed_of(str(seed)))


def steps(match, seed="0"):
    """Play at random to the end; gives the seat and path of each action just taken."""
    player = Random(str(seed))
    for _ in range(ACTIONS_AT_MOST):
        if match.outcome is not None:
            return
        seat = match.waiting()[0]
        path = player.choose(match, seat)
        match.apply(seat, match.decision(seat).id, path)
        yield seat, path
    raise AssertionError("the match did not end")


def cards_of(slug):
    """How many cards a match of starter decks has."""
    return sum(deck.size for deck in starter_decks(slug, table(slug)))


def measured_once(times):
    """So many runs of one loop. Coverage watches the first: in the others it would find little more, and take four times as long."""
    return [0, *(pytest.param(number, marks=pytest.mark.no_cover) for number in range(1, times))]


def ended_as_written(termination, recorders):
    """The first of these matches that ended so is verified from its transcript, and replays to the same state."""
    for recorder in recorders:
        if recorder.match.outcome.termination == termination:
            transcript = recorder.transcript()
            assert verify(transcript, "t") == []
            assert replay(transcript).save() == recorder.match.save()
            return
    raise AssertionError(f"no match ended by {termination}")
