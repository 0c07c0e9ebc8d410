"""Small signs of one color: what a number means, the clock, the footer's mark. Vectors, never letters of a font."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.drawing.colors import RGB
from bot.drawing.shelf import kept
from bot.drawing.vector import CUT, Pen


def _sword(pen: Pen) -> None:
    pen = pen.at(45)
    pen.path("M0,-104 L16,-78 L12,36 L-12,36 L-16,-78 Z")
    pen.path("M-40,36 L40,36 L40,54 L-40,54 Z")
    pen.path("M-9,56 L9,56 L9,104 L-9,104 Z")


def _heart(pen: Pen) -> None:
    pen.path("M0,92 C-140,-10 -90,-104 -40,-86 Q-10,-76 0,-46 Q10,-76 40,-86 C90,-104 140,-10 0,92 Z")


def _clock(pen: Pen) -> None:
    pen.ring(0, 0, 96, 18)
    pen.line([(0, 4), (0, -58)], 16)
    pen.line([(0, 4), (40, 24)], 16)


def _bolt(pen: Pen) -> None:
    pen.path("M24,-100 L-62,16 L-8,16 L-28,100 L62,-28 L8,-28 Z")


def _flag(pen: Pen) -> None:
    pen.path("M-60,-100 L-44,-100 L-44,100 L-60,100 Z")
    pen.path("M-40,-92 L76,-60 L-40,-10 Z")


def _play(pen: Pen) -> None:
    pen.path("M-60,-86 L86,0 L-60,86 Z")


def _up(pen: Pen) -> None:
    pen.path("M0,-62 L88,54 L-88,54 Z")


def _down(pen: Pen) -> None:
    pen.path("M0,62 L88,-54 L-88,-54 Z")


def _skull(pen: Pen) -> None:
    pen.disc(0, -20, 78).path("M-44,30 L44,30 L44,90 L-44,90 Z")
    pen.disc(-30, -16, 20, CUT).disc(30, -16, 20, CUT).path("M0,12 L12,36 L-12,36 Z", CUT)
    pen.line([(-16, 60), (-16, 90)], 8, CUT)
    pen.line([(16, 60), (16, 90)], 8, CUT)


def _check(pen: Pen) -> None:
    pen.line([(-60, 0), (-16, 46), (64, -50)], 26)


def _cross(pen: Pen) -> None:
    pen.path("M-84,-88 Q-10,-14 90,80 L82,90 Q-16,2 -94,-76 Z")
    pen.path("M88,-82 Q16,-8 -80,92 L-90,82 Q-8,-12 76,-92 Z")


def _ring(pen: Pen) -> None:
    pen.ring(0, 0, 92, 20)


def _swap(pen: Pen) -> None:
    for turn in (0, 180):
        pen.at(turn).path("M-88,-54 L24,-54 L24,-88 L92,-36 L24,16 L24,-18 L-88,-18 Z")


ICONS: dict[str, Callable[[Pen], None]] = {
    "sword": _sword,
    "heart": _heart,
    "clock": _clock,
    "bolt": _bolt,
    "flag": _flag,
    "play": _play,
    "up": _up,
    "down": _down,
    "skull": _skull,
    "check": _check,
    "cross": _cross,
    "ring": _ring,
    "swap": _swap,
}
"""Every icon by the name that a theme file uses."""


@kept
def icon(name: str, px: int, color: RGB) -> Image.Image:
    """An icon of ``px`` × ``px``."""
    pen = Pen(px)
    ICONS[name](pen)
    image = Image.new("RGB", (px, px), color).convert("RGBA")
    image.putalpha(pen.mask())
    return image
