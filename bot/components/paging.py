"""Long lists in pages: the one way in which anything is paged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.components.controls import Button, Row
from bot.components.ids import Key
from bot.limits import MENU_ROWS
from engine.wording import Wording

T = TypeVar("T")


def paged(things: Sequence[T], page: int, size: int = MENU_ROWS) -> tuple[Sequence[T], int, int]:
    """The things of a page (as many as a menu takes), the page's number within bounds, and how many pages there are."""
    pages = max(1, -(-len(things) // size))
    page = max(0, min(page, pages - 1))
    return things[page * size : (page + 1) * size], page, pages


def turns(page: int, pages: int, key: Callable[[int], Key], words: Wording) -> list[Row]:
    """The buttons to the page before and the one after, always in the same place; nothing where there is one page."""
    if pages == 1:
        return []
    before = Button(words.text("press-page-before"), key(page - 1 if page else pages + 1), barred=page == 0)
    after = Button(words.text("press-page-after"), key(page + 1), barred=page == pages - 1)
    return [(before, after)]
