"""A roll as a message."""

from __future__ import annotations

from bot.components.layout import Page
from bot.components.markup import plain
from bot.limits import cut
from bot.matches.records import Person
from engine.dice import Source, Thrown, parse, throw
from engine.view import Name, Word
from engine.wording import Wording

SHOWN = 60
"""Dice of one term that are shown one by one."""


def roll_page(notation: str, roller: Person, locale: str, source: Source) -> Page:
    """Read, throw, tell. Raises `Refusal` for what is no notation."""
    result = throw(parse(notation), source)
    words = Wording(locale)
    who = plain(roller.name)
    detail = " ".join(_term(one, first=at == 0) for at, one in enumerate(result.thrown))
    values: dict[str, int | str | Name] = {
        "who": Name(who, who),
        "total": str(result.total),
        "detail": Name(cut(detail, 1500), cut(detail, 1500)),
    }
    text = words.text(Word("roll-result", values))
    comment = result.roll.comment.strip()
    return Page((f"{text}\n> {plain(cut(comment, 200))}" if comment else text,))


def _term(one: Thrown, *, first: bool) -> str:
    sign = "−" if one.term.negative else "" if first else "+"
    if not one.term.sides:
        return f"{sign}{one.term.count}"
    dice = [f"{die}" if counted else f"~~{die}~~" for die, counted in zip(one.dice[:SHOWN], one.counted, strict=False)]
    more = " …" if len(one.dice) > SHOWN else ""
    which = f"{one.term.which}{one.term.kept}" if one.term.which else ""
    return f"{sign}{one.term.count}d{one.term.sides}{which} [{', '.join(dice)}{more}]"
