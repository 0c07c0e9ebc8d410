"""Every card leads to the clauses that say more of it, and every one of these stands on the rules page."""

from engine.games import catalog, games, table
from engine.wording import LOCALES
from engine.wording.concerns import clauses_about, concerns
from engine.wording.rulebook import rulebook


def about(slug, card):
    return clauses_about(games()[slug].sheet(table(slug), card))


def test_every_card_has_clauses_and_each_stands_in_both_languages(slug):
    for card in catalog(slug).definitions:
        found = about(slug, card)
        assert 1 <= len(found) == len(set(found)) <= 25
        for locale in LOCALES:
            assert all(rulebook(slug, locale).find(clause) for clause in found)


def test_nothing_is_said_of_what_stands_on_no_card(slug):
    """A pattern that no card of the house has any more is a mistake in the file."""
    seen = {clause for card in catalog(slug).definitions for clause in about(slug, card)}
    assert concerns(slug)
    for pattern, clauses in concerns(slug):
        assert seen >= set(clauses), pattern


def test_a_skill_leads_to_its_rules_and_a_ruling_comes_first():
    assert about("jinkei", "cloud-crane")[:2] == ("G2-11", "G2-13")
    assert "G2-31" in about("jinkei", "pitfall-fox")
    assert "G2-31" not in about("jinkei", "cloud-crane")
    assert about("kamigami", "frost-bell")[:3] == ("G1-Q8", "G1-Q9", "A1-4")
