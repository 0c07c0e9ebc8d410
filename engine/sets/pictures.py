"""What kind of picture bytes are, and how large, from their first bytes alone: a picture is judged before anything decodes it.

PNG, JPEG and WebP are taken, the last two as they come from cameras and editors. What is said here of size is what a decoder would
allocate, so it is bounded here.
"""

from __future__ import annotations

from typing import NamedTuple

BYTES = 2_000_000
PIXELS = 4_000_000
SIDE = 4_096
SMALLEST = 64
"""Pixels of a side below which nothing would be seen of it on a card."""

_PNG = b"\x89PNG\r\n\x1a\n"
_OURS = (_PNG, b"\xff\xd8", b"RIFF")
"""How a picture begins that is ours, whatever is missing of the rest."""
_JPEG_SIZES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The markers that begin a frame and so tell its size."""
_JPEG_BARE = frozenset({0x01, *range(0xD0, 0xDA)})
"""Markers without a length."""


class Header(NamedTuple):
    """Format as a decoder names it, and size in pixels."""

    format: str
    width: int
    height: int


def header(data: bytes) -> Header | None:
    """What the first bytes say; None for what is no picture of ours, or is cut off before its size."""
    if data.startswith(_PNG):
        return _png(data)
    if data.startswith(b"\xff\xd8"):
        return _jpeg(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp(data)
    return None


def refused(data: bytes) -> str:
    """Why a picture is not taken, as the reason of a fault; empty where it is."""
    if len(data) > BYTES:
        return "picture-bytes"
    found = header(data)
    if found is None:
        return "picture-broken" if data.startswith(_OURS) else "picture-kind"
    low, high = sorted((found.width, found.height))
    if low < SMALLEST:
        return "picture-small"
    if high > SIDE or low * high > PIXELS:
        return "picture-pixels"
    return "picture-moves" if _moves(data) else ""


def _moves(data: bytes) -> bool:
    """Whether it is an animation: a PNG that says so before its pixels, or a WebP of several frames."""
    return (
        b"acTL" in data[: data.find(b"IDAT")]
        if data.startswith(_PNG)
        else data[12:16] == b"VP8X" and bool(data[20] & 2)
    )


def _png(data: bytes) -> Header | None:
    if data[12:16] != b"IHDR" or len(data) < 24:
        return None
    return Header("PNG", int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))


def _jpeg(data: bytes) -> Header | None:
    """The size stands in the first frame; before it, each segment says how long it is."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker == 0xFF:
            at += 1
        elif marker in _JPEG_SIZES:
            return Header(
                "JPEG", int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
            )
        else:
            at += 2 if marker in _JPEG_BARE else 2 + max(2, int.from_bytes(data[at + 2 : at + 4], "big"))
    return None


def _webp(data: bytes) -> Header | None:
    if len(data) < 30:
        return None
    kind, body = data[12:16], data[20:]
    if kind == b"VP8X":
        return Header("WEBP", int.from_bytes(body[4:7], "little") + 1, int.from_bytes(body[7:10], "little") + 1)
    if kind == b"VP8L" and body[0] == 0x2F:
        bits = int.from_bytes(body[1:5], "little")
        return Header("WEBP", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if kind == b"VP8 " and body[3:6] == b"\x9d\x01\x2a":
        return Header(
            "WEBP", int.from_bytes(body[6:8], "little") & 0x3FFF, int.from_bytes(body[8:10], "little") & 0x3FFF
        )
    return None
