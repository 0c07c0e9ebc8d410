"""What a deck is made of, in every game, from what stands on its cards."""

from itertools import pairwise

from engine.decks import statistics
from engine.games import catalog, games, table
from engine.wording import LOCALES, Wording
from engine.wording.wording import NEUTRAL


def weigh(slug, cards):
    return statistics.of(games()[slug], table(slug), cards)


def test_every_deck_has_its_sums_and_every_chart_its_words(slug):
    for deck in catalog(slug).decks.values():
        found = weigh(slug, deck.cards)
        assert (found.size, found.different) == (deck.size, len(deck.cards))
        assert found.charts
        for locale in LOCALES:
            words = Wording(locale, slug)
            for chart in found.charts:
                said = [words.text(chart.title), *(words.text(bar.word) for bar in chart.bars if bar.word)]
                said += [words.text(f"attribute-{bar.emblem}") for bar in chart.bars if bar.emblem]
                assert words.text(NEUTRAL) not in said
                assert all(said)
            kinds = {words.text(bar.word) for chart in found.charts for bar in chart.bars if bar.word}
            attributes = {
                words.text(f"attribute-{bar.emblem}") for chart in found.charts for bar in chart.bars if bar.emblem
            }
            assert not {kind.lower() for kind in kinds} & {attribute.lower() for attribute in attributes}


def test_a_curve_has_every_copy_once_and_its_gaps(slug):
    for deck in catalog(slug).decks.values():
        for chart in weigh(slug, deck.cards).charts:
            if chart.numbers:
                assert len(chart.bars) <= 8
                gaps = {after.low - bar.high for bar, after in pairwise(chart.bars)}
                assert len(gaps) == 1
                assert min(gaps) > 0, "they follow each other"
                assert chart.bars[0].count * chart.bars[-1].count > 0
                assert all(bar.count >= 0 for bar in chart.bars)


def test_a_jinkei_deck_by_hand():
    found = weigh("jinkei", {"gatewarden": 2, "old-stonecutter": 1, "no-such-card": 3})
    assert (found.size, found.different) == (6, 3)
    charts = {chart.title.key: chart for chart in found.charts}
    assert {bar.word.key: bar.count for bar in charts["tile-janken"].bars} == {
        "janken-rock": 2,
        "janken-paper": 1,
    }
    assert [(bar.emblem, bar.count) for bar in charts["deck-chart-attributes"].bars] == [("earth", 3)]
    assert [(bar.low, bar.count) for bar in charts["stat-attack"].bars if bar.count] == [(28, 2), (36, 1)]


def test_values_of_one_step_have_a_bar_each_and_ranges_end_with_one():
    deck = catalog("kamigami").decks["daybreak"].cards
    (points,) = (chart for chart in weigh("kamigami", deck).charts if chart.title.key == "stat-life")
    assert [(bar.low, bar.high) for bar in points.bars] == [(500, 500), (550, 550), (600, 600)]
    deck = catalog("kasane").decks["tailwind"].cards
    (single,) = (chart for chart in weigh("kasane", deck).charts if chart.title.key == "column-single")
    assert [(bar.low, bar.high) for bar in single.bars][:2] == [(3000, 3500), (4000, 4500)]


def test_an_empty_deck_has_nothing(slug):
    assert weigh(slug, {}) == statistics.Statistics(0, 0, ())
