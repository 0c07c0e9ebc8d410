"""A game's rules page as messages: chapter by chapter, each clause with the id that refusals name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.components import ids
from bot.components.controls import Choice, Option, Row
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.paging import turns
from bot.components.press import Press, Way
from bot.guilds.house import differing
from bot.limits import MENU_ROWS, OPTION_LABEL, cut
from engine.games import games
from engine.house import Setting
from engine.refusal import Refusal
from engine.view import Name, Word
from engine.wording import Wording
from engine.wording.rulebook import Chapter, rulebook

ROOM = 2600
"""Characters of clauses on one page."""


class RulePages:
    """Handlers of the rules' buttons, and the pages that they turn."""

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Rules, Way.UPDATE, self.turned)
        doors.on(ids.Section, Way.UPDATE, self.opened)

    async def turned(self, press: Press, key: ids.Rules) -> None:
        """Another page."""
        await press.answer(self.page(_slug(key.game), press.locale, key.page))

    async def opened(self, press: Press, key: ids.Section) -> None:
        """A chapter from the menu."""
        page = press.values[0] if press.values else ""
        await press.answer(
            self.page(_slug(key.game), press.locale, int(page) if page.isascii() and page.isdigit() else 0)
        )

    def page(self, game: str, locale: str, number: int = 0, own: Mapping[str, Setting] | None = None) -> Page:
        """One page of a game's rules; above the first, which house rules are ``own``. Raises `Refusal` for an unknown game."""
        if game not in games():
            raise Refusal("no-such-game")
        words = Wording(locale, game)
        pages = leaves(game, locale)
        if not pages:
            return Page((words.text("rules-none"),))
        number = max(0, min(number, len(pages) - 1))
        heading, text = pages[number]
        values: dict[str, int | str | Name] = {
            "game": f"@game-{game}",
            "chapter": Name(heading, heading),
            "page": number + 1,
            "pages": len(pages),
        }
        lines = differing(game, own or {}, words) if number == 0 else []
        differs = ["\n".join([words.text("rules-house"), *lines])] if lines else []
        money = [words.text("collection-no-money")] if number == 0 else []
        title = words.text(Word("rules-title", values))
        return Page((title, *differs, text, *money, *_ways(game, pages, number, words)))

    def page_of(self, game: str, locale: str, clause: str | None, own: Mapping[str, Setting] | None = None) -> Page:
        """The page on which a clause stands, or the first. Raises `Refusal` for an unknown game or clause."""
        if clause is None or game not in games():
            return self.page(game, locale, own=own)
        wanted = f"**{clause.strip().upper()}** "
        for number, (_, text) in enumerate(leaves(game, locale)):
            if text.startswith(wanted) or f"\n{wanted}" in text:
                return self.page(game, locale, number)
        raise Refusal("no-such-clause")


@cache
def leaves(game: str, locale: str) -> tuple[tuple[str, str], ...]:
    """Every page: its chapter's title, and its clauses."""
    return tuple((chapter.title, text) for chapter in rulebook(game, locale).chapters for text in _split(chapter))


def _split(chapter: Chapter) -> list[str]:
    pages = [""]
    for clause in chapter.clauses:
        line = f"**{clause.id}** {clause.text}\n"
        if pages[-1] and len(pages[-1]) + len(line) > ROOM:
            pages.append("")
        pages[-1] += cut(line, ROOM)
    return pages


def _ways(game: str, pages: tuple[tuple[str, str], ...], number: int, words: Wording) -> list[Row]:
    index = list(games()).index(game)
    firsts: dict[str, int] = {}
    for at, (heading, _) in enumerate(pages):
        firsts.setdefault(heading, at)
    options = tuple(
        Option(cut(heading, OPTION_LABEL), str(at), chosen=heading == pages[number][0])
        for heading, at in firsts.items()
    )
    menu = Choice(words.text("rules-chapters"), ids.Section(index), options[:MENU_ROWS])
    return [menu, *turns(number, len(pages), lambda to: ids.Rules(index, to), words)]


def _slug(index: int) -> str:
    slugs = list(games())
    if index >= len(slugs):
        raise Refusal("no-such-game")
    return slugs[index]
