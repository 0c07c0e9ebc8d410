"""The values of the identity: every color, and the few sums done with colors.

Four colors speak, and each says one thing only: vermilion "it is your move", gold "this just happened", paper "look here, or choose
here", night and ink "rest". `docs/look.md` has the whole of it.
"""

from __future__ import annotations

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """``"#1D2A52"`` as three numbers. Raises `ValueError` where it is no color."""
    if len(code) != 7 or code[0] != "#":
        raise ValueError(f"expected a color such as #1D2A52, got {code!r}")
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


INK = rgb("#191822")
INK_SOFT = rgb("#2A2A38")
NIGHT = rgb("#10131F")
PAPER = rgb("#F4EDDD")
PAPER_DEEP = rgb("#E5DAC2")
PAPER_LINE = rgb("#BDB199")
WHITE = rgb("#FFFFFF")
QUIET_ON_PAPER = rgb("#5A5346")
QUIET_ON_DARK = rgb("#B9BDD0")
VERMILION = rgb("#C8341F")
VERMILION_TEXT = rgb("#A92A18")
"""Vermilion as small words on the deeper paper, where the plain one is too light to read."""
GOLD = rgb("#F2C14E")
GOLD_TEXT = rgb("#F8DE9C")
BRONZE = rgb("#8F6415")
LOW = rgb("#E8604C")
WELL = rgb("#7CC48F")
TROUGH = rgb("#3A3B4A")
BODY_TEXT = rgb("#33303A")
AMBER = rgb("#B57A12")
"""On paper: energy, and a bar that is half empty."""
FRESH = rgb("#3E8A55")
"""On paper: a bar that is more than half full."""
CROSS = rgb("#8E3B33")
LIGHT = rgb("#F2A65A")
"""The light on the mat of the side that is to move."""

SEAT_FILL = (rgb("#2C6F9E"), rgb("#CDD1D9"))
"""East's azure and West's silver, by seat."""
SEAT_LINE = (rgb("#8CC4E6"), rgb("#8A90A0"))
SEAT_EDGE = (GOLD, rgb("#6B7080"))
SEAT_TEXT = (WHITE, INK)

THEME = (
    INK, INK_SOFT, NIGHT, PAPER, PAPER_DEEP, PAPER_LINE, WHITE, QUIET_ON_PAPER, QUIET_ON_DARK, VERMILION, VERMILION_TEXT,
    GOLD, GOLD_TEXT, BRONZE, LOW, WELL, TROUGH, BODY_TEXT, CROSS, *SEAT_FILL, *SEAT_LINE, SEAT_EDGE[1],
)  # fmt: skip
"""The colors that every palette keeps as they are."""


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """``one`` with ``share`` (0 to 1) of ``other``."""
    a, b, c = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return a, b, c


def luminance(color: RGB) -> float:
    """Relative luminance by WCAG, 0 to 1."""
    parts = [v / 3294.6 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in color]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: RGB, other: RGB) -> float:
    """Contrast by WCAG: 4.5 is enough for text, 3 for large text."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def letter_on(fill: RGB) -> RGB:
    """White or ink, whichever is read more easily on ``fill``."""
    return WHITE if contrast(WHITE, fill) >= contrast(INK, fill) else INK
