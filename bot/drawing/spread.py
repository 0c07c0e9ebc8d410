"""Cards that lie open in passing, such as the top of a deck: a row over the middle of the field, until it is settled where they go."""

from __future__ import annotations

from PIL import Image

from bot.drawing.cards import Brush, lay_card
from bot.drawing.colors import GOLD, INK, NIGHT
from bot.drawing.panels import blit, lay, panel
from bot.drawing.places import BOARD
from bot.drawing.tags import tag
from engine.view import View

_CARD, _GAP, _PAD = (140, 196), 14, 24
_LEAST = 96
"""Width of a card at least, however many there are."""


def lay_shown(image: Image.Image, view: View, brush: Brush) -> None:
    """Lays them on a dark panel, with a word on its edge."""
    if not view.shown:
        return
    x, y, wide, high = BOARD
    count = len(view.shown)
    card = max(_LEAST, min(_CARD[0], (wide - 2 * _PAD + _GAP) // count - _GAP))
    room = count * (card + _GAP) - _GAP + 2 * _PAD
    box_high = _CARD[1] + 2 * _PAD + 12
    left, top = x + (wide - room) // 2, y + (high - box_high) // 2
    lay(image, panel(room, box_high, 16, NIGHT, 255, GOLD, 3), left, top, 16)
    word = tag(brush.words.text("shown-title"), 28, GOLD, INK, None, pad=14, radius=8)
    blit(image, word, left + (room - word.width) / 2, top - word.height / 2)
    for k, face in enumerate(view.shown):
        lay_card(image, face, brush, (left + _PAD + k * (card + _GAP), top + _PAD + 12, card, _CARD[1]))
