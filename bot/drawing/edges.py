"""Standing advantages between places that face each other: a pill with the way that it goes."""

from __future__ import annotations

from PIL import Image

from bot.drawing.cards import Brush
from bot.drawing.colors import GOLD, INK, NIGHT, PAPER, QUIET_ON_DARK, RGB
from bot.drawing.icons import icon
from bot.drawing.panels import blit, panel
from bot.drawing.places import Arrangement, Box, in_panel
from bot.drawing.shelf import kept
from bot.drawing.text import fit, width, write
from engine.view import View

_HIGH = 42
_BESIDE = 8
_ARROW = 0.84
"""Where on a panel's width the arrow of what just happened goes to the one that faces it."""
_AT_ARROW = 28


@kept
def _pill(word: str, sign: str, fill: RGB, color: RGB, edge: RGB) -> Image.Image:
    said, px = fit(word, 190, 28, 22)
    lead = 38 if sign else 18
    image = panel(int(width(said, px)) + lead + 18, _HIGH, _HIGH // 2, fill, 255, edge, 2).copy()
    if sign:
        image.alpha_composite(icon(sign, 22, color), (13, (_HIGH - 22) // 2))
    write(image, (lead, _HIGH / 2), said, px, color)
    return image


def between(
    source: Box, target: Box, open_target: bool = True
) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """Start and tip of an arrow between panels that face each other: at their right, where no name and no number stands.

    Where the target lies face down, the tip is at the edge of its card.
    """
    if source[0] != target[0] or source[2] != target[2]:
        return None
    x = source[0] + source[2] * _ARROW + 14
    down = target[1] > source[1]
    start = source[1] + source[3] - 38 if down else source[1] + 38
    if not open_target:
        left, top, wide, high = in_panel(target)
        return (x, start), (left + wide - 10, top + high * (0.4 if down else 0.6))
    return (x, start), (x, target[1] + 8 if down else target[1] + target[3] - 8)


def _pills(view: View, where: Arrangement, brush: Brush) -> list[tuple[Image.Image, bool]]:
    """The standing advantages, each with whether it goes up; one that the last action used is told beside its arrow instead."""
    used = view.arrow if view.arrow and view.arrow.note else None
    pills = []
    for edge in view.edges:
        if {edge.source, edge.target} <= where.panels and (used is None or used.source != edge.source):
            up = where.places[edge.target][1] < where.places[edge.source][1]
            sprite = _pill(brush.words.text(edge.note), "up" if up else "down", NIGHT, PAPER, QUIET_ON_DARK)
            pills.append((sprite, up))
    return pills


def lay_edges(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """Each standing advantage between the panels: one in the middle, two beside each other."""
    pills = _pills(view, where, brush)
    if not pills:
        return
    x, _, wide, _ = where.places[view.edges[0].source]
    room = sum(sprite.width for sprite, _ in pills) + _BESIDE * (len(pills) - 1)
    used = view.arrow is not None and view.arrow.note is not None
    left = x + (_BESIDE if used else (wide - room) / 2)
    for sprite, _ in sorted(pills, key=lambda pill: pill[1]):
        blit(image, sprite, left, where.lane - _HIGH / 2)
        left += sprite.width + _BESIDE


def lay_note(image: Image.Image, view: View, where: Arrangement, brush: Brush) -> None:
    """What made the last action stronger, in gold beside its arrow."""
    shown = view.arrow
    if shown is None or shown.note is None or not {shown.source, shown.target} <= where.panels:
        return
    ends = between(where.places[shown.source], where.places[shown.target])
    if ends:
        sprite = _pill(brush.words.text(shown.note), "", GOLD, INK, INK)
        blit(image, sprite, ends[0][0] - _AT_ARROW - sprite.width, where.lane - _HIGH / 2)
