"""Measuring, fitting, wrapping and writing. Nothing here raises on a text, whatever a player is called.

A text is first laid out as pieces, each of one font or one emoji (`layout`); measuring and drawing both read the pieces, so that what
was measured is what is drawn.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import budoux
from PIL import Image, ImageDraw

from bot.drawing.clusters import clusters, seen
from bot.drawing.colors import PAPER, RGB
from bot.drawing.fonts import BOX, MAIN, emoji_of, emoji_picture, font, font_of
from bot.drawing.shelf import kept

Side = Literal["left", "middle", "right"]

MIDDLE = 0.376
"""From a line's middle down to its base line, in em: where kanji and digits look centered."""
ELLIPSIS = "…"
_NO_START = "。、」』）】〉》”’!?！？…ー々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョ）％)]},.:;：；"
_NO_END = "「『（【〈《“‘([{"


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of one font, or (with no font) one emoji by its picture's name."""

    font: str
    text: str


def _resolve(cluster: str) -> Piece:
    """The font that has a cluster's letter; accents that it lacks are left out."""
    emoji = emoji_of(cluster)
    if emoji:
        return Piece("", emoji)
    for form in (cluster.replace("\ufe0f", ""), unicodedata.normalize("NFKC", cluster)):
        name = font_of(form[0]) if form else ""
        if name:
            return Piece(name, "".join(c for c in form if font_of(c) == name or (name == MAIN and font_of(c) == MAIN)))
    return Piece(MAIN, BOX)


@lru_cache(4096)
def layout(text: str) -> tuple[Piece, ...]:
    """The pieces of a text, neighbors of one font joined."""
    pieces: list[Piece] = []
    for cluster in clusters(seen(text)):
        piece = _resolve(cluster)
        if pieces and piece.font and pieces[-1].font == piece.font:
            pieces[-1] = Piece(piece.font, pieces[-1].text + piece.text)
        else:
            pieces.append(piece)
    return tuple(pieces)


def _piece_width(piece: Piece, px: int) -> float:
    return font(piece.font, px).getlength(piece.text) if piece.font else px * 1.12


@lru_cache(8192)
def width(text: str, px: int) -> float:
    """How wide a text is, in px."""
    return sum(_piece_width(piece, px) for piece in layout(text))


@lru_cache(4096)
def fit(text: str, room: float, px: int, least: int) -> tuple[str, int]:
    """A text and its size so that it fits: smaller down to ``least``, then cut with an ellipsis."""
    while px > least and width(text, px) > room:
        px -= 1
    if width(text, px) <= room:
        return text, px
    signs = clusters(text)
    low, high = 0, len(signs)
    while low < high:  # the most signs that fit before the ellipsis
        middle = (low + high + 1) // 2
        if width("".join(signs[:middle]).rstrip() + ELLIPSIS, px) <= room:
            low = middle
        else:
            high = middle - 1
    return "".join(signs[:low]).rstrip() + ELLIPSIS, px


@lru_cache(1)
def _parser() -> budoux.Parser:
    return budoux.load_default_japanese_parser()


def _phrases(text: str) -> list[str]:
    """Where a line may break well: between phrases in Japanese, elsewhere between words and behind &, such as around a Japanese name."""
    if not re.search("[\u3040-\u30ff\u4e00-\u9fff]", text):
        return re.findall(r"\s*[^\s&]+&*\s*|\s*&+\s*", text) or [text]
    phrases: list[str] = []
    for phrase in _parser().parse(text):
        for part in re.split("(?<=[。、：；！？　）」 ])", str(phrase)):
            if phrases and part and part[0] in _NO_START:
                phrases[-1] += part
            elif part:
                phrases.append(part)
    return phrases


def _broken(phrase: str, room: float, px: int) -> list[str]:
    """A phrase that is wider than a line, sign by sign, but never before 。 nor after 「, which goes down with what it opens."""
    lines: list[str] = []
    line: list[str] = []
    for sign in clusters(phrase):
        if line and width("".join((*line, sign)), px) > room and sign not in _NO_START:
            down = [line.pop()] if len(line) > 1 and line[-1] in _NO_END else []
            lines.append("".join(line))
            line = down
        line.append(sign)
    return [*lines, "".join(line)]


@lru_cache(1024)
def wrap(text: str, room: float, px: int, most: int = 99) -> tuple[str, ...]:
    """A text in lines of at most ``room``, at most ``most`` lines; what is too much ends in an ellipsis."""
    lines: list[str] = []
    for paragraph in text[:2000].split("\n"):
        line = ""
        for phrase in _phrases(paragraph):
            if width((line + phrase).rstrip(), px) <= room:
                line += phrase
                continue
            if line:
                lines.append(line.rstrip())
            *full, line = _broken(phrase.lstrip(), room, px)
            lines += full
        lines.append(line.rstrip())
    if len(lines) > most:
        lines[most - 1 :] = [fit(lines[most - 1] + ELLIPSIS * 2, room, px, px)[0].rstrip(ELLIPSIS) + ELLIPSIS]
    return tuple(lines)


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    px: int,
    color: RGB = PAPER,
    side: Side = "left",
    base: bool = False,
) -> None:
    """Writes one line. ``at`` is its left end, middle or right end by ``side``; vertically its middle, or with ``base`` its base line."""
    x, y = at
    if side != "left":
        x -= width(text, px) / (2 if side == "middle" else 1)
    y = round(y if base else y + px * MIDDLE)
    draw = ImageDraw.Draw(image)
    for piece in layout(text):
        if piece.font:
            draw.text((x, y), piece.text, font=font(piece.font, px), fill=color, anchor="ls")
        else:
            picture = emoji_picture(piece.text, px)
            image.paste(picture, (round(x + px * 0.06), round(y - px * 0.86)), picture)
        x += _piece_width(piece, px)


def write_fit(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    room: float,
    sizes: tuple[int, int],
    color: RGB = PAPER,
    side: Side = "left",
) -> None:
    """Writes one line in ``room``: ``sizes`` are the size wanted and the least one."""
    fitted, px = fit(text, room, *sizes)
    write(image, at, fitted, px, color, side)


@kept
def text_mask(text: str, px: int, strength: int = 255) -> Image.Image:
    """A text as a mask, for faint words: text drawn straight onto a picture knows no transparency."""
    mask = Image.new("L", (int(width(text, px)) + 4, int(px * 1.4)))
    draw = ImageDraw.Draw(mask)
    x, y = 2.0, round(mask.height / 2 + px * MIDDLE)
    for piece in layout(text):
        if piece.font:
            draw.text((x, y), piece.text, font=font(piece.font, px), fill=strength, anchor="ls")
        x += _piece_width(piece, px)
    return mask
