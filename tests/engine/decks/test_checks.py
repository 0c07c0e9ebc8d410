"""What is wrong with a deck is told whole, in both languages, by each game."""

import pytest

from engine.catalog import DeckList
from engine.games import catalog, games, table
from engine.wording import Wording


@pytest.mark.parametrize("locale", ["ja", "en-US"])
def test_every_problem_of_a_deck_is_told_with_all_that_belongs_to_it(slug, locale):
    card = min(catalog(slug).definitions)
    problems = games()[slug].check_deck(table(slug), DeckList("mine", {card: 99, "nobody": 1, "no-one": 0}))
    reasons, words = [problem.reason for problem in problems], Wording(locale, slug)
    assert {"unknown-card", "count-below-one", "deck-size"} < set(reasons)
    assert {"too-many-copies", "too-many-strong"} & set(reasons)
    for problem in problems:
        told = words.text(problem.word())
        assert told != words.text("missing")
        assert "{" not in told


@pytest.mark.parametrize("locale", ["ja", "en-US"])
def test_copies_are_told_with_what_they_are_alike_in(locale):
    """Rule G3-05."""
    card = min(catalog("kasane").definitions)
    problems = games()["kasane"].check_deck(table("kasane"), DeckList("mine", {card: 50}))
    (told,) = [Wording(locale, "kasane").text(problem.word()) for problem in problems]
    assert table("kasane").cards[card].base_number in told
