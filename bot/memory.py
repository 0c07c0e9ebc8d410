"""How this process asks the machine for memory: what is large, such as a picture, is handed back as soon as it is done with."""

from __future__ import annotations

import ctypes
import sys

_MMAP_THRESHOLD = -3
"""`M_MMAP_THRESHOLD` of mallopt(3)."""
_LARGE = 1 << 20
"""Bytes from which on a piece is mapped by itself: a board is four times as large, a card on it a quarter."""


def hand_large_back() -> bool:
    """Let large pieces be mapped one by one. Whether the C library has this to say; where it has not, nothing changes.

    The C library of most Linuxes does so at first, but keeps what is large among what is small once a large piece was given back. Pictures
    then leave holes between all that is kept: 75 to 90 MiB of them after some fifteen hundred boards and hands, and more with every hour.
    """
    if sys.platform != "linux":
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    return mallopt is not None and bool(mallopt(_MMAP_THRESHOLD, _LARGE))
