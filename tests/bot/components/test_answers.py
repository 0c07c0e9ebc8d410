"""What is said to a person: a name that stands anywhere, and every problem at once, with its clause, in their language."""

from types import SimpleNamespace

import pytest

from bot.components.doors import refused
from bot.components.press import person_of
from engine.catalog import DeckList
from engine.games import games, table
from engine.match import Match
from engine.refusal import Unfit
from engine.wording import LOCALES, Wording


@pytest.mark.parametrize(
    ("display", "user", "called"),
    [
        ("れん", "ren", "れん"),
        ("\u200b", "ren", "ren"),
        ("\u2800", "\u202eevil", "evil"),
        ("\u3164", "\u200b", "12345"),
        ("@everyone", "x", "@everyone"),
    ],
)
def test_whoever_has_no_name_that_can_be_seen_is_called_by_another(display, user, called):
    somebody = SimpleNamespace(id=12345, display_name=display, name=user, bot=False)
    assert person_of(somebody, "ja").name == called


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", games())
def test_a_deck_with_many_problems_is_answered_with_a_line_for_each(game, locale):
    cards = iter(table(game).catalog.definitions)
    deck = DeckList("mine", {next(cards): 99999999999, next(cards): -2, next(cards): 0, "no-such-card": 1, "Ｓlime": 2})
    with pytest.raises(Unfit) as unfit:
        Match.begin(games()[game], table(game), (deck, deck), bytes(32))
    problems = [*dict.fromkeys(map(repr, unfit.value.problems))]
    assert len(problems) >= 5
    words = Wording(locale, game)
    lines = refused(words, unfit.value).splitlines()
    assert len(lines) == len(unfit.value.problems)
    assert all(line.startswith("- ") and words.text("missing") not in line for line in lines)
    assert [line for line in lines if line.endswith("`")], "with the clause that says so"
