"""What was painted and will be laid again, within one bound of memory for all of it: what was not used for longest goes first.

So a process that has painted for a month holds no more than one that has painted for an hour. What there is one of for each game, and what
is no picture, is kept where it is made (`functools.lru_cache`).
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

from PIL import Image

P = ParamSpec("P")
Key = tuple[Hashable, ...]

_MOST = 224 << 20
"""Bytes of pictures: it is full within two hundred boards of all five games."""
_NARROW = frozenset({"1", "L", "P"})
"""Modes of one byte a pixel; all others that are painted in take four."""


class Shelf:
    """Pictures by what they were made from. They are shared: laid on others, never drawn upon."""

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._kept: OrderedDict[Key, Image.Image] = OrderedDict()
        self._lock = threading.Lock()
        self.size = 0
        """Bytes that are kept now."""

    def keeps(self, make: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
        """Of a function that makes a picture from what can be told apart by its hash: the same, made once while it is kept."""

        @wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
            key = (make, args, tuple(sorted(kwargs.items())))
            found = self._found(key)
            if found is None:
                found = make(*args, **kwargs)
                self._put(key, found)
            return found

        return kept

    def clear(self) -> None:
        """Forget everything, as in a new process."""
        with self._lock:
            self._kept.clear()
            self.size = 0

    def _found(self, key: Key) -> Image.Image | None:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def _put(self, key: Key, image: Image.Image) -> None:
        with self._lock:
            if key in self._kept:  # another thread made it meanwhile
                return
            self._kept[key] = image
            self.size += _bytes(image)
            while self.size > self._most:
                _, oldest = self._kept.popitem(last=False)
                self.size -= _bytes(oldest)


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * (1 if image.mode in _NARROW else 4)


SHELF = Shelf()
kept = SHELF.keeps
