"""What a seat cannot know changes no byte of what it is sent: not a label, not a custom id, not the order of anything."""

import random
from datetime import UTC, datetime

import pytest

from bot.duels.board import board_page
from bot.duels.hand import hand_page
from bot.duels.seen import Reader
from bot.matches.records import PLAYING, Heard, MatchRecord, Place, SeatRecord
from bot.matches.tree import Tree
from engine.games import games, table
from engine.match import Match
from engine.view import PUBLIC, SEATS
from engine.wording import LOCALES


def record(game: str) -> MatchRecord:
    seats = tuple(SeatRecord(seat, 100 + seat, f"P{seat}", "ja", None, True) for seat in SEATS)
    fields = {
        "id": 7,
        "place": Place(1, 2),
        "thread": None,
        "challenge": 1,
        "game": game,
        "house_rules": {},
        "locale": "ja",
        "status": PLAYING,
        "version": 3,
        "actions": 3,
        "seats": seats,
        "commitment": "c",
        "created": datetime.now(UTC),
        "deadline": None,
        "ended": None,
        "outcome": None,
    }
    return MatchRecord(**fields)


def positions(game: str, seed: int):
    """Positions of a random match, from its first question to its end."""
    chance = random.Random(seed)
    set_table = table(game)
    decks = list(set_table.catalog.decks.values())
    same = [deck for deck in decks if deck.size == decks[0].size]
    match = Match.begin(games()[game], set_table, (same[0], same[-1]), bytes([seed]) * 32)
    while match.outcome is None:
        yield match
        seat = chance.choice(match.waiting())
        path = ()
        while not (step := match.next(seat, path)).complete:
            atoms = [*step.choices, *(step.span or ())]
            path = (*path, chance.choice(atoms))
        match.apply(seat, match.decision(seat).id, path)


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_a_seat_may_not_know_changes_nothing_that_it_is_sent(game, locale, seed):
    kept = record(game)
    reader = Reader.of(kept, locale)
    for number, match in enumerate(positions(game, seed)):
        if number % 7 and number > 4:
            continue
        for seat in SEATS:
            other = match.permuted(seat, bytes([seed, number % 256]) * 16)
            pages = [hand_page(Tree(kept, dealt, seat), [], reader, "") for dealt in (match, other)]
            assert pages[0] == pages[1]
        hidden = match.permuted(SEATS[0], b"x" * 32).permuted(SEATS[1], b"y" * 32)
        boards = [
            board_page(kept, dealt.view(PUBLIC), (Heard(1, dealt.heard(PUBLIC)),), None, reader, "text")
            for dealt in (match, hidden)
        ]
        if len(match.waiting()) == len(SEATS):  # nothing is on the table yet
            assert boards[0] == boards[1]
