"""The panel's smaller pages: channels, who may start duels, back to the defaults."""

from __future__ import annotations

from bot.components import ids
from bot.components.controls import Button, Choice, Kind, Lookup, Tone
from bot.components.layout import Page
from bot.components.paging import turns
from bot.guilds.panel import (
    CHANNELS,
    COLLECTIONS,
    DEFAULTS,
    PRIZES,
    STARTERS,
    back_button,
    channels_said,
    collections,
    headed,
    home_button,
    lacking,
    menu,
    now,
    prizes,
    starters,
    starters_said,
    top,
)
from bot.guilds.server import Server
from bot.limits import MENU_ROWS
from bot.store.guilds import EVERYBODY, ROLES, Settled
from engine.wording import Wording


def channels_page(server: Server, settled: Settled, words: Wording, page: int = 0, news: str = "") -> Page:
    """Where duels may be started. Those that are chosen stand in the menu, a page of them at a time, with room for more at the end."""
    shown, page, pages = shown_of(server.channels(settled.channels), page)
    menu = Lookup(words.text("settings-channels-placeholder"), ids.Setting(CHANNELS, page), Kind.CHANNELS, shown)
    text = [now(channels_said(server, settled, words), words), *lacking(server, settled, words)]
    return Page(
        (
            top("settings-channels-title", words, news),
            "\n".join(text),
            menu,
            *turns(page, pages, lambda to: ids.Panel(CHANNELS, to), words),
            (back_button(CHANNELS, words, barred=not settled.channels), home_button(words)),
        )
    )


def starters_page(server: Server, settled: Settled, words: Wording, page: int = 0, news: str = "") -> Page:
    """Who may start duels."""
    shown, page, pages = shown_of(server.roles(settled.roles) if settled.starters == ROLES else (), page)
    who = Choice(words.text("settings-starters-placeholder"), ids.Setting(STARTERS, 0), starters(settled, words))
    roles = Lookup(words.text("settings-roles-placeholder"), ids.Setting(ROLES, page), Kind.ROLES, shown)
    return Page(
        (
            top("settings-starters-title", words, news),
            now(starters_said(server, settled, words), words),
            who,
            roles,
            *turns(page, pages, lambda to: ids.Panel(STARTERS, to), words),
            (back_button(STARTERS, words, barred=settled.starters == EVERYBODY), home_button(words)),
        )
    )


def shown_of(found: tuple[int, ...], page: int) -> tuple[tuple[int, ...], int, int]:
    """What of a list of ids a menu shows on a page, the page within bounds, and how many there are: a full one is followed by another."""
    pages = len(found) // MENU_ROWS + 1
    page = max(0, min(page, pages - 1))
    return found[page * MENU_ROWS : (page + 1) * MENU_ROWS], page, pages


def collections_page(settled: Settled, words: Wording, news: str = "") -> Page:
    """Whether people own cards here, and whether they may play for them."""
    return Page(
        (
            top("settings-collections-title", words, news),
            *headed(COLLECTIONS, menu(COLLECTIONS, collections(settled, words), words), words),
            *headed(PRIZES, menu(PRIZES, prizes(settled, words), words), words),
            (home_button(words),),
        )
    )


def defaults_page(words: Wording) -> Page:
    """Asks once more."""
    sure = Button(words.text("settings-defaults-sure-button"), ids.Back("all"), Tone.GRAVE)
    return Page((words.text(f"settings-{DEFAULTS}-text"), (sure, home_button(words))))
