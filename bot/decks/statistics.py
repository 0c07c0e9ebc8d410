"""A deck's statistics, as a picture and in words."""

from __future__ import annotations

from bot.components.layout import Page, Picture
from bot.decks.pages import alone, back, deck_title, escaped, said
from bot.decks.workshop import Opened
from bot.drawing.charts import Bar, Chart, Charts
from bot.drawing.studio import Studio
from bot.limits import ALT_TEXT, cut
from bot.matches.tables import game_of
from engine.catalog import DeckList
from engine.decks import statistics
from engine.game import AnyTable
from engine.match import AnyGame
from engine.view import Name, Word
from engine.wording import Wording


async def statistics_page(opened: Opened, studio: Studio, words: Wording) -> Page:
    """How it is made up."""
    found = statistics.of(game_of(opened.game), opened.cards.table, opened.list.cards)
    lines = [_line(chart, words) for chart in found.charts]
    values: dict[str, int | str | Name] = {"deck": escaped(deck_title(opened.list, words))}
    values |= {"count": found.size, "different": found.different}
    head = words.text(Word("deck-statistics-title", values))
    shown = charts_of(game_of(opened.game), opened.cards.table, opened.list, words)
    about = words.text(Word("deck-statistics-alt", {"deck": said(deck_title(opened.list, words))}))
    painted = await studio.charts(shown, words.locale, words, cut("\n".join((about, *lines)), ALT_TEXT))
    drawn = [Picture(painted.name, painted.png, painted.alt)] if painted.png and lines else []
    told = ["\n".join(f"- {line}" for line in lines)] if lines else []
    return Page((head, *drawn, *told, (back(opened, words),)))


def charts_of(game: AnyGame, table: AnyTable, deck: DeckList, words: Wording) -> Charts:
    """The statistics of a deck, for a picture."""
    found = statistics.of(game, table, deck.cards)
    note = words.text(Word("deck-count", {"count": found.size}))
    return Charts(game.slug, deck_title(deck, words), note, tuple(_chart(chart, words) for chart in found.charts))


def _chart(chart: statistics.Chart, words: Wording) -> Chart:
    return Chart(alone(words.text(chart.title)), tuple(_bar(bar, words) for bar in chart.bars), chart.numbers)


def _bar(bar: statistics.Bar, words: Wording) -> Bar:
    """A bar on the picture: of a range, which is told in words, only where it begins."""
    counted = bool(bar.word or bar.emblem)
    return Bar(bar.count, alone(_what(bar, words)) if counted else str(bar.low), bar.emblem)


def _what(bar: statistics.Bar, words: Wording) -> str:
    """What a bar counts, in words."""
    if bar.word:
        return words.text(bar.word)
    if bar.emblem:
        return words.text(f"attribute-{bar.emblem}")
    if bar.low == bar.high:
        return words.text(Word("deck-number", {"number": bar.low}))
    return words.text(Word("deck-range", {"low": bar.low, "high": bar.high}))


def _line(chart: statistics.Chart, words: Wording) -> str:
    """A chart in words; what there is none of is left out."""
    counted = [(_what(bar, words), bar.count) for bar in chart.bars if bar.count]
    bars = [words.text(Word("deck-bar", {"what": said(alone(what)), "count": count})) for what, count in counted]
    values: dict[str, int | str | Name] = {"title": said(alone(words.text(chart.title)))}
    return words.text(Word("deck-chart", values | {"bars": said(words.text("list-comma").join(bars))}))
