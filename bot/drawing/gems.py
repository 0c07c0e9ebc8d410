"""Emblems that are counted: what a card costs, and what counts for the attack against what counts for the defense."""

from __future__ import annotations

from PIL import Image

from bot.drawing.colors import RGB
from bot.drawing.emblems import emblem
from bot.drawing.look import Emblem, Locale, Look
from bot.drawing.panels import blit
from bot.drawing.text import fit, width, write

Compared = tuple[tuple[Emblem, ...], str, tuple[Emblem, ...]]
"""What counts for the attack, the word between, what counts for the defense."""
LEAST_EMBLEM = 38
"""An emblem smaller than this is not read."""
_CLOSEST = 0.8
"""How near to each other costs come, in parts of their size."""


def emblems_of(keys: tuple[str, ...], look: Look) -> tuple[Emblem, ...]:
    """The emblems that the game has of these."""
    return tuple(look.emblems[key] for key in keys if key in look.emblems)


def lay_costs(
    image: Image.Image, gems: tuple[Emblem, ...], locale: Locale, at: tuple[int, int], high: int, scale: float
) -> None:
    """What a card costs, below each other from its upper right corner ``at``, further columns to the left; closer where they are many."""
    size = max(LEAST_EMBLEM, round(40 * scale))
    close = round(size * _CLOSEST)
    per_column = max(1, min(len(gems), 1 + (high - 2 - size) // close))
    pitch = min(size - 2, (high - 2 - size) // max(1, per_column - 1))
    for k, gem in enumerate(gems):
        across, down = divmod(k, per_column)
        blit(image, emblem(gem, size, locale), at[0] - size - across * (size - 2), at[1] + down * pitch)


def lay_versus(
    image: Image.Image, versus: Compared, locale: Locale, box: tuple[float, float, float, float], size: int, color: RGB
) -> None:
    """What counts for the attack and what for the defense, in a box with a word between; 0 where nothing counts."""
    x, y, wide, high = box
    sides = (versus[0], versus[2])
    word = fit(versus[1], 44, min(26, round(size * 0.56)), 16)
    between = width(*word) + 10
    size = int(min(size, (wide - between) / max(2, sum(max(1, len(side)) for side in sides))))
    taken = between + sum(max(1, len(side)) * size for side in sides)
    left, middle = x + (wide - taken) / 2, y + high / 2
    for k, side in enumerate(sides):
        for gem in side:
            blit(image, emblem(gem, size, locale), left, middle - size / 2)
            left += size
        if not side:
            write(image, (left + size / 2, middle), "0", round(size * 0.8), color, "middle")
            left += size
        if k == 0:
            write(image, (left + between / 2, middle), *word, color, "middle")
            left += between
