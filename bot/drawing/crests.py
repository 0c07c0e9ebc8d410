"""Crests: motifs plain, framed (``fox+ring``) or three together (``fox*3``), as masks.

The crest belongs to a character's name, so that a character is known again on another card; where the author names none, the name
chooses. Nothing depends on Python's own ``hash``, so a card looks the same for ever.
"""

from __future__ import annotations

import hashlib
import random
import re

from PIL import Image

from bot.drawing.motifs import MOTIFS
from bot.drawing.shelf import kept
from bot.drawing.vector import CUT, FULL, Pen
from engine.brought import PICTURED

_ROOM = {"ring": 0.68, "hex": 0.64, "dia": 0.5, "snow": 0.64, "petal": 0.64}
"""Each frame, and how large the motif in it is."""
_MANNERS = ("", "", "", "+ring", "+hex", "+snow", "+petal", "*3")
_SPELLING = re.compile(rf"({'|'.join(MOTIFS)})(?:\+({'|'.join(_ROOM)})|\*([2-5]))?")


def seeded(seed: str) -> random.Random:
    """Randomness for a picture, the same for the same words on every machine. Never for the rules."""
    return random.Random(hashlib.sha256(seed.encode()).digest())


def is_crest(crest: str) -> bool:
    """Whether an author's crest can be drawn."""
    return _SPELLING.fullmatch(crest) is not None


def crest_of(name: str, named: str = "") -> str:
    """The crest of a character: the one its author named, or the one that its name chooses."""
    motif = named.partition(PICTURED)[0]
    if motif and is_crest(motif):
        return motif
    choice = seeded(f"crest:{name}")
    return choice.choice(tuple(MOTIFS)) + choice.choice(_MANNERS)


def _rim(pen: Pen, frame: str, size: float, ink: int) -> None:
    pen = pen.at(size=size)
    if frame == "ring":
        pen.disc(0, 0, 100, ink)
    elif frame == "hex":
        pen.regular(6, 106, 0, ink)
    elif frame == "dia":
        pen.regular(4, 112, 0, ink)
    elif frame == "snow":
        for k in range(6):
            pen.at(60 * k + 30).disc(0, -56, 46, ink)
        pen.disc(0, 0, 74, ink)
    elif frame == "petal":
        for k in range(12):
            pen.at(30 * k).disc(0, -80, 24, ink)
        pen.disc(0, 0, 84, ink)


@kept
def crest_mask(crest: str, px: int) -> Image.Image:
    """A crest as a mask of ``px`` × ``px``. Raises `ValueError` for what is no crest."""
    spelled = _SPELLING.fullmatch(crest)
    if spelled is None:
        raise ValueError(f"no crest: {crest!r}")
    motif, frame, times = MOTIFS[spelled[1]], spelled[2], spelled[3]
    pen = Pen(px)
    if frame:
        _rim(pen, frame, 0.98, FULL)
        _rim(pen, frame, 0.89, CUT)
        motif(pen.at(size=_ROOM[frame]))
    elif times:
        for k in range(int(times)):
            motif(pen.at(360 / int(times) * k).at(0, 0, -52, 0.45))
        pen.disc(0, 0, 7)
    else:
        motif(pen.at(size=0.94))
    return pen.mask()
