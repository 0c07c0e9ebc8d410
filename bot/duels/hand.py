"""The hand: what one player alone sees, in their language, with all that they may press."""

from __future__ import annotations

from dataclasses import dataclass

from bot.components import ids
from bot.components.controls import Button, Row
from bot.components.layout import Page, Part, Picture
from bot.components.paths import extended
from bot.components.question import Question
from bot.duels.board import ALOUD, CARDS, LEAVE, RULES, TEXT, WISHES
from bot.duels.result import outcome, reasons
from bot.duels.seen import Reader
from bot.duels.talk import account, told
from bot.limits import ROWS, cut
from bot.matches.records import OVER, PLAYING, Heard
from bot.matches.tree import Tree
from engine.decision import ASSIGN, Path
from engine.view import Face, Name, Word
from engine.wording import Wording

LINES, TOLD = 8, 800
"""Sentences and characters of the running text in a hand."""


@dataclass(frozen=True)
class Lately:
    """What happened lately, as one player knows it, and whether it is read out to them."""

    heard: tuple[Heard, ...] = ()
    aloud: bool = False


_NOTHING = Lately()


def hand_page(
    tree: Tree,
    pictures: list[Picture],
    reader: Reader,
    heading: str,
    prefix: Path = (),
    page: int = 0,
    lately: Lately = _NOTHING,
) -> Page:
    """The hand at one step of its decision. ``heading`` says which match it is.

    For who has it read out, it leads with what happened and what is asked; the pictures come last.
    """
    words = reader.markup
    news = account(lately.heard, words) if lately.aloud else cut(told(lately.heard, words, LINES), TOLD)
    told_first: list[Part] = [news] if news else []
    now: list[Part] = [*_now(tree, reader, prefix, page), _doors(tree, words)]
    if lately.aloud:
        asked, *rows = now
        return Page((*told_first, asked, heading, *rows, *pictures))
    return Page((heading, *pictures, *told_first, *now))


def _now(tree: Tree, reader: Reader, prefix: Path, page: int) -> list[Part]:
    """How it stands, or what is asked and what may be pressed."""
    record, words = tree.record, reader.markup
    if record.status == OVER:
        lines = (words.text("match-over"), f"**{outcome(tree.view, words)}**", *reasons(tree.view, words))
        return ["\n".join(lines)]
    if record.status != PLAYING:
        return [words.text(f"match-{record.status}")]
    if tree.decision is None:
        return [words.text(tree.view.waits_for) if tree.view.waits_for else words.text("match-playing")]
    asked = Question(tree, record.id, reader.words).at(prefix, page)
    soon = f"\n{words.text('answers-itself')}" if tree.decision.auto else ""
    return [question(tree, words, prefix, asked.trail) + soon, *asked.rows[: ROWS - 1]]


def question(tree: Tree, words: Wording, prefix: Path, trail: tuple[str, ...]) -> str:
    """What is asked, what is to be placed now, and what was chosen so far."""
    hand = tree.view.hand
    lines = [f"**{words.text(hand.question)}**"] if hand and hand.question else []
    lines += [f"- {line}" for line in _laid(tree, words, prefix)] or [f"- {line}" for line in trail]
    if hand and hand.hint and not prefix:
        lines.append(f"-# {words.text(hand.hint)}")
    return "\n".join(lines) or words.text("asked")


def _laid(tree: Tree, words: Wording, prefix: Path) -> list[str]:
    """In an assignment: each card of the hand with the place it was given, and which one comes now."""
    whole = extended(tree, prefix)
    step = tree.next(whole)
    faces = tree.view.hand.faces if tree.view.hand else ()
    places = laid_places(tree, prefix)
    named = (*places, *(offer.place for offer in tree.offers(whole)))
    if step.shape != ASSIGN or len(faces) < len(places) or not all(named):
        return []  # nothing is laid on places: what is put away in an order is told as it was chosen
    lines = [
        words.text(Word("laid", {"card": _named(face, words), "place": words.place(place)}))
        for face, place in zip(faces, places, strict=False)
    ]
    if step.choices and len(places) < len(faces):
        values: dict[str, int | str | Name] = {
            "card": _named(faces[len(places)], words),
            "number": len(places) + 1,
            "count": len(faces),
        }
        lines.append(words.text(Word("to-lay", values)))
    return lines


def laid_places(tree: Tree, prefix: Path) -> tuple[str, ...]:
    """The places that were given so far in an assignment, one for each card of the hand in its order; none in any other choice."""
    places = []
    for at in range(len(prefix)):
        step = tree.next(prefix[:at])
        if step.shape == ASSIGN:
            places.append(tree.offers(prefix[:at])[step.choices.index(prefix[at])].place)
    return tuple(places)


def _named(face: Face, words: Wording) -> str:
    return words.name(face.name) if face.name else words.text("face-down")


def _doors(tree: Tree, words: Wording) -> Row:
    names: tuple[str, ...] = (CARDS, TEXT, RULES)
    if tree.record.status == PLAYING:
        names = (*names, WISHES if tree.own_acts else ALOUD, LEAVE)
    return tuple(Button(words.text(f"door-{name}"), ids.Door(tree.record.id, name)) for name in names)
