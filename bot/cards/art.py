"""An author's picture, made anew: decoded once, within bounds, and kept as a plain picture of ours. Nothing of the file itself is kept.

Its format and size are judged by `engine.sets.pictures` from the first bytes, before Pillow sees it; only that one format may then be
decoded, and of a PNG only the parts that are the picture. Who reads what strangers bring does this in a process of its own, whose memory
the system bounds; the bounds here hold wherever it is done: 4 million pixels, 2 MB, one frame.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator

from PIL import Image, ImageOps

from bot.drawing.gallery import FORMAT, SIDE
from engine.sets.pictures import header, refused

QUALITY = 88
_GROUND = (244, 236, 216)
"""Shows through where a picture is clear: the paper of our cards."""
_NEEDED = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})
_SIGNATURE = 8
_BROKEN = (
    OSError, ValueError, SyntaxError, LookupError, TypeError, EOFError, ArithmeticError, struct.error, MemoryError,
    Image.DecompressionBombError,
)  # fmt: skip
"""What Pillow raises for a file that is not what it says."""


class NoPicture(Exception):
    """What was brought is not taken as a picture; ``reason`` is that of a fault (``engine.sets.faults`` words it for its author)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def made_anew(data: bytes) -> bytes:
    """The picture as it is kept. Raises `NoPicture` with the reason why it is not taken."""
    if reason := refused(data):
        raise NoPicture(reason)
    found = header(data)
    assert found is not None
    try:
        plain = b"".join(_bare(data)) if found.format == "PNG" else data
        with Image.open(io.BytesIO(plain), formats=[found.format]) as picture:
            if picture.size != (found.width, found.height):
                raise NoPicture("picture-broken")
            picture.draft("RGB", (SIDE, SIDE))
            return _kept(picture)
    except _BROKEN as error:
        raise NoPicture("picture-broken") from error


def _kept(picture: Image.Image) -> bytes:
    """Small, upright, on paper, without anything but its pixels."""
    picture.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
    upright = ImageOps.exif_transpose(picture)
    laid = Image.new("RGB", upright.size, _GROUND)
    clear = upright.convert("RGBA")
    laid.paste(clear, (0, 0), clear)
    written = io.BytesIO()
    laid.save(written, FORMAT, quality=QUALITY)
    return written.getvalue()


def _bare(data: bytes) -> Iterator[bytes]:
    """A PNG without all that is no picture, such as texts that unpack to many times their size."""
    yield data[:_SIGNATURE]
    at = _SIGNATURE
    while at + 12 <= len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        if data[at + 4 : at + 8] in _NEEDED:
            yield data[at : at + 12 + length]
        at += 12 + length
