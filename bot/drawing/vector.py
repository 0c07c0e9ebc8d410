"""A little vector kit: shapes of one color as masks, drawn in a box of −100 to 100 in both directions, larger and then reduced.

Everything that is not a letter is drawn with it: crests, emblems, icons, marks. A `Pen` carries a position, a turn and a size; `Pen.at`
gives another one on the same sheet, so that a petal is drawn once and turned five times.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

CUT = 0
"""Ink that takes away."""
FULL = 255

_BOX = 208
"""Units of the sheet's side: the box of 200 with a margin of 4."""
_STEPS = 14


def _quadratic(a: Point, b: Point, c: Point) -> list[Point]:
    ts = [k / _STEPS for k in range(1, _STEPS + 1)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * (1 - t) * t * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * (1 - t) * t * b[1] + t * t * c[1],
        )
        for t in ts
    ]


def _cubic(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    points = []
    for k in range(1, _STEPS + 5):
        t = k / (_STEPS + 4)
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        corners = (a, b, c, d)
        points.append(
            (
                sum(w * p[0] for w, p in zip(weights, corners, strict=True)),
                sum(w * p[1] for w, p in zip(weights, corners, strict=True)),
            )
        )
    return points


@lru_cache(1024)
def flatten(path: str) -> tuple[tuple[Point, ...], ...]:
    """An SVG path of M, L, Q, C and Z (absolute) as polygons."""
    tokens = re.findall(r"[MLQCZ]|-?\d+\.?\d*", path)
    shapes: list[list[Point]] = []
    command, at = "", 0

    def take(count: int) -> list[Point]:
        nonlocal at
        numbers = [float(n) for n in tokens[at : at + 2 * count]]
        at += 2 * count
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        if command == "M":
            shapes.append(take(1))
            command = "L"
        elif command == "L":
            shapes[-1] += take(1)
        elif command == "Q":
            shapes[-1] += _quadratic(shapes[-1][-1], *take(2))
        elif command == "C":
            shapes[-1] += _cubic(shapes[-1][-1], *take(3))
    return tuple(tuple(shape) for shape in shapes)


class Pen:
    """Draws on a sheet of ``px`` × ``px``; `mask` gives the finished sheet."""

    def __init__(self, px: int) -> None:
        self._scale = 4 if px <= 300 else 2
        self._side = px * self._scale
        self.sheet = Image.new("L", (self._side, self._side))
        self.draw = ImageDraw.Draw(self.sheet)
        self._matrix: Matrix = (1, 0, 0, 1, 0, 0)

    def at(self, turn: float = 0, x: float = 0, y: float = 0, size: float = 1, mirror: bool = False) -> Pen:
        """Another pen on this sheet: turned by ``turn`` degrees, moved, ``size`` times as large, mirrored left to right."""
        angle = math.radians(turn)
        across = -size if mirror else size
        a, b, c, d = math.cos(angle) * across, math.sin(angle) * across, -math.sin(angle) * size, math.cos(angle) * size
        ma, mb, mc, md, me, mf = self._matrix
        pen = object.__new__(Pen)
        pen._scale, pen._side, pen.sheet, pen.draw = self._scale, self._side, self.sheet, self.draw
        pen._matrix = (
            ma * a + mc * b, mb * a + md * b, ma * c + mc * d, mb * c + md * d, ma * x + mc * y + me, mb * x + md * y + mf,
        )  # fmt: skip
        return pen

    def point(self, x: float, y: float) -> Point:
        """A point of the box on the sheet."""
        a, b, c, d, e, f = self._matrix
        unit = self._side / _BOX
        return (a * x + c * y + e + _BOX / 2) * unit, (b * x + d * y + f + _BOX / 2) * unit

    def _length(self, length: float) -> float:
        return length * math.hypot(self._matrix[2], self._matrix[3]) * self._side / _BOX

    def polygon(self, points: Sequence[Point], ink: int = FULL) -> Pen:
        """A filled polygon."""
        self.draw.polygon([self.point(x, y) for x, y in points], fill=ink)
        return self

    def path(self, path: str, ink: int = FULL) -> Pen:
        """A filled path."""
        for shape in flatten(path):
            self.polygon(shape, ink)
        return self

    def mirrored(self, path: str, ink: int = FULL) -> Pen:
        """A filled path and its mirror image."""
        self.at(mirror=True).path(path, ink)
        return self.path(path, ink)

    def disc(self, x: float, y: float, radius: float, ink: int = FULL) -> Pen:
        """A filled circle."""
        (px, py), r = self.point(x, y), self._length(radius)
        self.draw.ellipse((px - r, py - r, px + r, py + r), fill=ink)
        return self

    def ring(self, x: float, y: float, radius: float, width: float, ink: int = FULL) -> Pen:
        """A circle's line."""
        (px, py), r = self.point(x, y), self._length(radius)
        self.draw.ellipse((px - r, py - r, px + r, py + r), outline=ink, width=max(1, round(self._length(width))))
        return self

    def line(self, points: Sequence[Point], width: float, ink: int = FULL) -> Pen:
        """A line with round ends."""
        spots = [self.point(x, y) for x, y in points]
        thick = max(1, round(self._length(width)))
        self.draw.line(spots, fill=ink, width=thick, joint="curve")
        for x, y in (spots[0], spots[-1]):
            self.draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=ink)
        return self

    def curve(self, path: str, width: float, ink: int = FULL) -> Pen:
        """A path as a line with round ends."""
        for shape in flatten(path):
            self.line(shape, width, ink)
        return self

    def regular(self, corners: int, radius: float, turn: float = 0, ink: int = FULL) -> Pen:
        """A regular polygon."""
        angles = [math.radians(turn + 360 * k / corners) for k in range(corners)]
        return self.polygon([(radius * math.sin(a), -radius * math.cos(a)) for a in angles], ink)

    def star(self, points: int, outer: float, inner: float, ink: int = FULL) -> Pen:
        """A star."""
        corners = []
        for k in range(2 * points):
            radius, angle = (inner if k % 2 else outer), math.pi * k / points
            corners.append((radius * math.sin(angle), -radius * math.cos(angle)))
        return self.polygon(corners, ink)

    def mask(self) -> Image.Image:
        """The sheet, reduced to its real size."""
        return self.sheet.reduce(self._scale)
