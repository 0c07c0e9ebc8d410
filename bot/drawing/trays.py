"""Dice: those of emblems and of numbers, laid out so that the counted ones stand up in gold, and the sum that came of them."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.drawing.cards import Brush
from bot.drawing.colors import GOLD, INK, PAPER, PAPER_LINE, QUIET_ON_DARK, RGB, WHITE
from bot.drawing.emblems import emblem
from bot.drawing.look import Emblem, Locale, Look
from bot.drawing.panels import blit, blit_middle, dimmed, lay, outline, panel
from bot.drawing.shelf import kept
from bot.drawing.tags import die, tag
from bot.drawing.text import fit, text_mask, width, wrap, write
from engine.view import Dice, Sum, Word

Box = tuple[int, int, int, int]

_PAD = 18
_DICE = (264, 134)
"""Room of the dice in a tray."""
_LARGEST, _LEAST_EMBLEM = 64, 38
_RAISED = 6
_SPENT = (0.6, 0.45)
"""Tone and gray of a die that does not count."""
_SIGNED = {True: "＋", False: "－"}


@dataclass(frozen=True, slots=True)
class Grid:
    """How so many dice lie: columns, rows, a die's side, the distance between them."""

    columns: int
    rows: int
    side: int
    gap: int


def grid_for(count: int, wide: int, high: int) -> Grid:
    """The largest dice of which so many fit: four to a row up to eight, more to a row beyond."""
    columns = 4 if count <= 8 else 5 if count <= 15 else 6
    rows = max(2, -(-count // columns))
    gap = 12 if rows == 2 and columns == 4 else 6
    side = min(_LARGEST, (wide - gap * (columns - 1)) // columns, (high - gap * (rows - 1)) // rows)
    return Grid(columns, rows, side, gap)


@kept
def emblem_die(face: Emblem, px: int, counted: bool, locale: Locale) -> Image.Image:
    """A die that shows an emblem."""
    image = panel(px, px, px // 5, PAPER, 255, WHITE, 3).copy()
    size = max(min(_LEAST_EMBLEM, px), round(px * 0.76))
    if px > size + 12:  # room for the die's lower edge
        ImageDraw.Draw(image).rounded_rectangle((5, px - 10, px - 6, px - 5), 3, fill=(*PAPER_LINE, 255))
    blit_middle_on(image, emblem(face, size, locale), px / 2, px / 2 - (2 if px > size + 12 else 0))
    return image if counted else dimmed(image, *_SPENT)


def blit_middle_on(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Lays a sprite on one that is itself translucent at its corners."""
    image.alpha_composite(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)))


def _sprite(face: int | str, px: int, counted: bool, brush: Brush) -> Image.Image:
    if isinstance(face, int):
        return die(face, px) if counted else dimmed(die(face, px), *_SPENT)
    known = brush.look.emblems.get(face)
    return emblem_die(known, px, counted, brush.locale) if known else panel(px, px, px // 5, PAPER, 255, WHITE, 3)


def in_order(dice: Dice, look: Look) -> list[tuple[int | str, bool]]:
    """The faces with whether they count: those first, what is counted before what stands for it, equal ones together."""
    rank = {key: k for k, key in enumerate(look.emblems)}
    faces = [(face, k in dice.counted) for k, face in enumerate(dice.faces)]
    return sorted(
        faces, key=lambda f: (not f[1], f[0] != dice.emblem, rank.get(f[0], 0) if isinstance(f[0], str) else f[0])
    )


def _places(grid: Grid, count: int, box: Box) -> list[tuple[int, int]]:
    step = grid.side + grid.gap
    x = box[0] + (box[2] - grid.columns * step + grid.gap) // 2
    y = box[1] + (box[3] - grid.rows * step + grid.gap) // 2
    return [(x + k % grid.columns * step, y + k // grid.columns * step) for k in range(count)]


def lay_dice(image: Image.Image, dice: Dice, brush: Brush, box: Box) -> None:
    """The dice in a box; before the roll, the places where they will lie."""
    faces = in_order(dice, brush.look)
    count = len(faces) or dice.places
    grid = grid_for(count, box[2], box[3])
    places = _places(grid, count, box)
    if not faces:
        for at in places:
            _unrolled(image, grid.side, at)
    for (x, y), (face, counted) in reversed(list(zip(places, faces, strict=False))):
        sprite = _sprite(face, grid.side, counted, brush)
        radius = grid.side // 5
        lay(image, sprite, x, y - (_RAISED if counted else 0), radius, GOLD if counted else None)


def _unrolled(image: Image.Image, side: int, at: tuple[int, int]) -> None:
    image.paste(WHITE, at, outline(side, side, side // 5, 2, 70, 14))
    mark = text_mask("?", round(side * 0.5), 90)
    image.paste(WHITE, (at[0] + (side - mark.width) // 2, at[1] + (side - mark.height) // 2), mark)


# --- what came of them -----------------------------------------------------------------------------------------------


def _count(image: Image.Image, dice: Dice, brush: Brush, box: Box, y: int) -> None:
    """How many counted, and what that has led to."""
    x, right = box[0] + _PAD, box[0] + box[2] - _PAD
    if dice.emblem in brush.look.emblems:
        blit_middle(image, emblem(brush.look.emblems[dice.emblem], 46, brush.locale), x + 21, y)
        x += 52
    said = brush.words.text(Word("dice-count", {"count": dice.count or 0}))
    write(image, (x, y), said, 34, PAPER)
    if dice.tag:
        word, px = fit(brush.words.text(dice.tag), right - x - width(said, 34) - 32, 28, 22)
        sprite = tag(word, px, GOLD, INK, None, pad=10, radius=8)
        blit(image, sprite, right - sprite.width, y - sprite.height / 2)


def _total(image: Image.Image, shown: Sum, brush: Brush, box: Box, y: int) -> None:
    """The sum, large; before it how it came together, or what it is while nothing was added."""
    x, right = box[0] + _PAD, box[0] + box[2] - _PAD
    total = str(shown.total)
    color, px = (GOLD, 72) if shown.added else (PAPER, 64)
    write(image, (right, y), total, px, color, "right")
    room = right - x - width(total, px) - 14
    if shown.added:
        word, px = fit(f"{shown.base} {_SIGNED[shown.added > 0]} {abs(shown.added)} ＝", room, 40, 26)
        write(image, (x, y + 8), word, px, PAPER)
    else:
        word, px = fit(brush.words.text("dice-base"), room, 28, 22)
        write(image, (x, y + 10), word, px, QUIET_ON_DARK)


def lay_tray(image: Image.Image, dice: Dice, brush: Brush, box: Box) -> None:
    """A seat's dice on its tray: the dice, the count, the sum."""
    x, y, wide, _ = box
    lay_dice(image, dice, brush, (x + (wide - _DICE[0]) // 2, y + 22, *_DICE))
    if dice.count is not None:
        _count(image, dice, brush, box, y + 190)
    elif dice.title:
        _lines(image, brush.words.text(dice.title), (x + _PAD, y + 190), wide - 2 * _PAD, QUIET_ON_DARK)
    if dice.sum:
        _total(image, dice.sum, brush, box, y + 243)


def _lines(image: Image.Image, said: str, at: tuple[int, int], room: int, color: RGB) -> None:
    """A sentence on one line, or small on two."""
    px = 26
    while px > 22 and width(said, px) > room:
        px -= 1
    lines = wrap(said, room, px, 2)
    for k, line in enumerate(lines):
        write(image, (at[0], at[1] + round((k - (len(lines) - 1) / 2) * (px + 4))), line, px, color)
