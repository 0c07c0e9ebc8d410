"""What a card shows that lies face down, or that was knocked out: its owner and nothing else.

East is azure with waves and a dragon, West silver with hemp leaves and a tiger; they differ in lightness too, so a back tells its owner
in gray. A back is drawn from the seat alone, so two different hidden cards are the same picture to the last byte.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.drawing.colors import CROSS, INK, PAPER, SEAT_EDGE, SEAT_FILL, SEAT_LINE, WHITE, mix
from bot.drawing.crests import crest_mask
from bot.drawing.icons import icon
from bot.drawing.panels import blit_middle, dimmed, gradient, rounded
from bot.drawing.patterns import pattern, tiled
from bot.drawing.shelf import kept

_FINE = 3
_WOVEN = ("seigaiha", "asanoha")
_STRENGTH = (120, 190)
_BEAST = ("dragon", "tiger")


def _medal(image: Image.Image, seat: int) -> None:
    """The beast in its disc."""
    wide, high = image.size
    side = int(min(wide, high) * 0.56)
    x, y = (wide - side) // 2, (high - side) // 2
    line = max(3, side // 26)
    ImageDraw.Draw(image).ellipse(
        (x, y, x + side, y + side), fill=mix(SEAT_FILL[seat], INK, 0.45), outline=PAPER, width=line
    )
    beast = crest_mask(_BEAST[seat], int(side * 0.66))
    image.paste(PAPER, (x + (side - beast.width) // 2, y + (side - beast.height) // 2), beast)


@kept
def back(seat: int, wide: int, high: int, radius: int = 12) -> Image.Image:
    """The back of a seat's cards."""
    base, size = SEAT_FILL[seat], (wide * _FINE, high * _FINE)
    image = gradient(size, mix(base, WHITE, 0.08), mix(base, INK, 0.22))
    lines = tiled(pattern(_WOVEN[seat], max(0.34, min(1, wide / 420)) * _FINE), size)
    image.paste(SEAT_LINE[seat], (0, 0), lines.point(lambda v: v * _STRENGTH[seat] // 255))
    draw = ImageDraw.Draw(image)
    edge = max(2, wide // 26) * _FINE
    draw.rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius * _FINE, outline=PAPER, width=edge)
    inner = (edge * 1.6, edge * 1.6, size[0] - edge * 1.6, size[1] - edge * 1.6)
    draw.rounded_rectangle(inner, max(2, radius * _FINE - edge), outline=SEAT_EDGE[seat], width=max(2, edge // 3))
    _medal(image, seat)
    image = image.reduce(_FINE).convert("RGBA")
    image.putalpha(rounded(wide, high, radius))
    return image


@kept
def knocked_out(seat: int, wide: int, high: int, radius: int = 12) -> Image.Image:
    """A card that is out: its back, quiet, with a brushed cross. The dead must not be the loudest."""
    image = dimmed(back(seat, wide, high, radius), 0.36, 0.9)
    blit_middle(image, icon("cross", min(wide, high) * 3 // 4, CROSS), wide / 2, high / 2)
    image.putalpha(rounded(wide, high, radius))
    return image
