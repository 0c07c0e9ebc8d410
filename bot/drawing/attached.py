"""Cards that are set on another: as a fan under it with their count, and by name as strips where there is room."""

from __future__ import annotations

from collections import Counter

from PIL import Image, ImageDraw

from bot.drawing.colors import BRONZE, INK, PAPER_DEEP, WHITE
from bot.drawing.faces import Cut
from bot.drawing.panels import blit, panel
from bot.drawing.shelf import kept
from bot.drawing.text import fit, width, write
from bot.drawing.words import Words
from engine.view import Face

Box = tuple[float, float, int, int]
"""Left, top, width, height."""

_FAN = 3
_STEP = 3
"""How far each card of the fan looks out below the one over it."""
_PITCH, _LOW_PITCH = 52, 39
_GAP = 6
_BAR = 7
_MORE = "＋"


def lay_fan(image: Image.Image, face: Face, box: Box) -> None:
    """The set cards as edges below a card. Laid before the card itself."""
    if not face.card:
        return
    x, y, wide, high = box
    for k in range(min(_FAN, len(face.attached)), 0, -1):
        blit(image, panel(wide - 8 * k, 30, 8, PAPER_DEEP, 255, INK, 1), x + 4 * k, y + high - 30 + _STEP * k)


@kept
def _count(number: int, px: int) -> Image.Image:
    word = f"{_MORE}{number}"
    image = panel(int(width(word, px)) + 26, px + 12, 6, PAPER_DEEP, 255, INK, 2).copy()
    ImageDraw.Draw(image).rectangle((4, 5, 9, px + 6), fill=(*BRONZE, 255))
    write(image, (14, (px + 12) / 2), word, px, INK)
    return image


def lay_count(image: Image.Image, face: Face, box: Box, cut: Cut) -> None:
    """How many cards are set on a card, at the upper right of its art."""
    if not face.attached or face.burst or face.states:
        return
    sprite = _count(len(face.attached), 24)
    blit(image, sprite, box[0] + box[2] - cut.edge - sprite.width - 3, box[1] + cut.edge + 3)


def grouped(face: Face, words: Words) -> list[tuple[str, str, str]]:
    """The set cards: name, how many where they are more than one, and the mark in words."""
    counts = Counter(face.attached)
    return [
        (words.short(card.name), f" ×{count}" if count > 1 else "", words.text(card.mark) if card.mark else "")
        for card, count in counts.items()
    ]


@kept
def _mark(word: str, px: int) -> Image.Image:
    """What sets a card apart, white on bronze."""
    high = min(px + 12, px + px // 3)
    image = panel(int(width(word, px)) + 18, high, 6, BRONZE).copy()
    write(image, (9, high / 2), word, px, WHITE)
    return image


@kept
def strip(name: str, times: str, mark: str, wide: int, high: int) -> Image.Image:
    """One set card: its name, how often it is there, and what sets it apart."""
    image = panel(wide, high, 8, PAPER_DEEP, 255, INK, 2).copy()
    ImageDraw.Draw(image).rectangle((2, 6, 2 + _BAR, high - 7), fill=(*BRONZE, 255))
    room = wide - 28.0
    if mark:
        chip = _mark(mark, min(24, high - 12))
        image.alpha_composite(chip, (wide - chip.width - 5, (high - chip.height) // 2))
        room -= chip.width + 6
    said, px = fit(name, room - width(times, 22), min(26, high - 12), 19)
    write(image, (18, high / 2), said + times, px, INK)
    return image


def lay_strips(image: Image.Image, face: Face, words: Words, box: Box) -> None:
    """The set cards by name in a box, one below the other; what does not fit is counted in the last."""
    x, y, wide, high = box
    cards = grouped(face, words) if face.card else []
    most = max(1, round(high / _PITCH))
    pitch = high / most
    if len(cards) > most:
        most = max(1, round(high / _LOW_PITCH))
        pitch = high / most
    if len(cards) > most:
        cards = [*cards[: most - 1], (_MORE + str(len(cards) - most + 1), "", "")]
    for k, (name, times, mark) in enumerate(cards):
        blit(image, strip(name, times, mark, wide, round(pitch) - _GAP), x, y + 2 + k * pitch)
