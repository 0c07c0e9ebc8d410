"""The panel's pages of matches that are under way."""

from __future__ import annotations

from collections.abc import Sequence

from bot.components import ids
from bot.components.controls import Button, Choice, Option, Tone
from bot.components.layout import Page
from bot.components.markup import timestamp
from bot.components.paging import paged, turns
from bot.duels.board import title
from bot.duels.seen import Reader
from bot.guilds.panel import MATCHES, home_button
from bot.limits import OPTION_LABEL, OPTION_TEXT, cut
from bot.matches.stuck import Running
from engine.view import Name, Word
from engine.wording import Wording

A_PAGE = 10
"""Matches on a page."""


def running_page(
    running: Sequence[Running], links: dict[int, str], words: Wording, page: int = 0, news: str = ""
) -> Page:
    """Every match of a server that is under way, the longest silent first; ``links`` lead to their boards."""
    head = "\n".join(filter(None, (words.text("settings-matches-title"), news)))
    if not running:
        return Page((head, words.text("settings-matches-none"), (home_button(words),)))
    shown, page, pages = paged(running, page, A_PAGE)
    lines = [_line(one, links.get(one.match.id, ""), words.locale) for one in shown]
    options = tuple(_option(one, words.locale) for one in shown)
    menu = Choice(words.text("settings-matches-placeholder"), ids.Stuck(page), options)
    return Page(
        (
            head,
            "\n".join(lines),
            menu,
            *turns(page, pages, lambda to: ids.Panel(MATCHES, to), words),
            (home_button(words),),
        )
    )


def _line(one: Running, link: str, locale: str) -> str:
    markup = Reader.of(one.match, locale).markup
    named, state = title(one.match, markup), markup.text(f"match-{one.match.status}")
    values: dict[str, int | str | Name] = {"match": Name(named, named), "state": Name(state, state)}
    values |= {"since": timestamp(one.since.timestamp())}
    said = markup.text(Word("settings-match-line", dict(values)))
    return f"{said} {markup.text(Word('to-board', {'address': link}))}" if link else said


def _option(one: Running, locale: str) -> Option:
    words = Reader.of(one.match, locale).words
    values = {"game": f"@game-{one.match.game}", "number": str(one.match.id), "first": "@seat:0", "second": "@seat:1"}
    label = words.text(Word("settings-match-option", dict(values)))
    return Option(
        cut(label, OPTION_LABEL), str(one.match.id), cut(words.text(f"match-{one.match.status}"), OPTION_TEXT)
    )


def sure_page(one: Running, link: str, words: Wording) -> Page:
    """Asks once more, with what comes of it."""
    sure = Button(words.text("settings-match-sure-button"), ids.EndMatch(one.match.id), Tone.GRAVE)
    back = Button(words.text("settings-match-back-button"), ids.Panel(MATCHES, 0))
    text = words.text("settings-match-sure")
    return Page((f"{_line(one, link, words.locale)}\n\n{text}", (sure, back)))
