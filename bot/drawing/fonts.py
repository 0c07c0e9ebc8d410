"""The fonts that a picture is written with, and which of them draws a sign.

They lie in `data/fonts`, never on the host, so that two machines draw the same picture. The chain is asked by code point
(`coverage.json` lists for each font what none before it has); emoji are small pictures; a sign that nobody has is tried again in its
plain form, and is a box after that. Font objects belong to one thread each.
"""

from __future__ import annotations

import bisect
import io
import threading
import unicodedata
import zipfile
from functools import lru_cache
from pathlib import Path

import msgspec
from PIL import Image, ImageFont

from bot.drawing.shelf import kept

FONTS = Path(__file__).resolve().parents[2] / "data" / "fonts"
MAIN = "NotoSansCJKjp-Bold.otf"
BOX = "□"

_own = threading.local()


def font(name: str, px: int) -> ImageFont.FreeTypeFont:
    """The font for this thread: a FreeType face must never be used by two threads at once."""
    faces: dict[tuple[str, int], ImageFont.FreeTypeFont] | None = getattr(_own, "faces", None)
    if faces is None:
        faces = _own.faces = {}
    face = faces.get((name, px))
    if face is None:
        face = ImageFont.truetype(FONTS / name, px, layout_engine=ImageFont.Layout.BASIC)
        faces[name, px] = face
    return face


@lru_cache(1)
def _coverage() -> tuple[tuple[int, ...], tuple[tuple[int, int, str], ...]]:
    """All ranges in order of their first character, and those first characters alone, to search in."""
    listed = msgspec.json.decode((FONTS / "coverage.json").read_bytes(), type=dict[str, list[tuple[int, int]]])
    ranges = sorted((low, high, name) for name, spans in listed.items() for low, high in spans)
    return tuple(low for low, _, _ in ranges), tuple(ranges)


@lru_cache(8192)
def font_of(char: str) -> str:
    """The file that draws a character, or nothing."""
    firsts, ranges = _coverage()
    at = bisect.bisect_right(firsts, ord(char)) - 1
    if at < 0 or not ranges[at][0] <= ord(char) <= ranges[at][1]:
        return ""
    return ranges[at][2]


@lru_cache(1)
def _emoji_names() -> frozenset[str]:
    with zipfile.ZipFile(FONTS / "twemoji.zip") as pictures:
        return frozenset(pictures.namelist())


def _emoji_file(cluster: str) -> str:
    """The picture's name: with every code point, or without the sign that only asks for color."""
    for codes in ([f"{ord(c):x}" for c in cluster], [f"{ord(c):x}" for c in cluster if c != "\ufe0f"]):
        if (name := "-".join(codes) + ".png") in _emoji_names():
            return name
    return ""


@lru_cache(2048)
def emoji_of(cluster: str) -> str:
    """The emoji picture of a cluster, or nothing: signs such as © and digits are letters unless they ask to be colored."""
    lone = cluster.rstrip("\ufe0f")
    if len(lone) == 1 and ord(lone) < 0x1F000 and not cluster.endswith("\ufe0f") and not _always_colored(lone):
        return ""
    return "" if lone.isdigit() else _emoji_file(cluster)


def _always_colored(char: str) -> bool:
    """Signs below U+1F000 that are shown in color by themselves, such as ⚡ and ✨ (those that are as wide as a kanji)."""
    return "\u2190" <= char <= "\u2bff" and unicodedata.east_asian_width(char) == "W"


@kept
def emoji_picture(name: str, px: int) -> Image.Image:
    """An emoji as a picture of ``px`` × ``px``."""
    with zipfile.ZipFile(FONTS / "twemoji.zip") as pictures:
        raw = pictures.read(name)
    with Image.open(io.BytesIO(raw), formats=["PNG"]) as picture:
        return picture.convert("RGBA").resize((px, px), Image.Resampling.LANCZOS)


def check_fonts() -> None:
    """Opens what every picture needs. Raises `FileNotFoundError` or `OSError` with the file's name: called at start-up."""
    _emoji_names()
    for name in msgspec.json.decode((FONTS / "coverage.json").read_bytes(), type=dict[str, list[tuple[int, int]]]):
        if not (FONTS / name).is_file():
            raise FileNotFoundError(FONTS / name)
    font(MAIN, 26)
