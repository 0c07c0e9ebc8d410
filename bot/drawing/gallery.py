"""Pictures that authors gave their cards, at hand for whoever paints: by the hash of what was brought, which is the same for ever.

A card names its picture behind its crest (``fox@<hash>``). Painting is pure and waits for nothing, so a picture is put here before
(`bot.drawing.studio`); one that is not here is painted as any card is, by its crest.
"""

from __future__ import annotations

import io
import re
import threading
from collections import OrderedDict

import msgspec
from PIL import Image, ImageOps

from engine.brought import PICTURED
from engine.sets.pictures import header
from engine.view import Sheet, View

_NAMED = re.compile(rb"%s([0-9a-f]{64})\"" % PICTURED.encode())
FORMAT, SIDE = "JPEG", 768
"""How a picture is kept, and pixels of its longer side: a card's sheet shows it about as large."""
_BYTES = 48 << 20
"""Bytes of encoded pictures that are kept."""


class Gallery:
    """Encoded pictures by hash; what was not used for longest goes first."""

    def __init__(self, most: int = _BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._lock = threading.Lock()

    def put(self, name: str, data: bytes) -> None:
        """Keep one at hand; what is no picture of ours is left out (`bot.cards.art` makes them)."""
        found = header(data)
        if found is None or found.format != FORMAT or max(found.width, found.height) > SIDE:
            return
        with self._lock:
            self._kept[name] = data
            while sum(map(len, self._kept.values())) > self._most:
                self._kept.popitem(last=False)

    def holds(self, name: str) -> bool:
        """Whether it is at hand."""
        with self._lock:
            if name in self._kept:
                self._kept.move_to_end(name)
            return name in self._kept

    def fitted(self, name: str, size: tuple[int, int]) -> Image.Image | None:
        """The picture filling this size; None where it is not at hand. What is too much is cut away, less of it above: there faces are."""
        with self._lock:
            data = self._kept.get(name)
        if data is None:
            return None
        with Image.open(io.BytesIO(data), formats=[FORMAT]) as picture:
            picture.draft("RGB", (2 * size[0], 2 * size[1]))
            return ImageOps.fit(picture.convert("RGB"), size, Image.Resampling.LANCZOS, centering=(0.5, 0.25))


GALLERY = Gallery()
"""The one of this process."""


def pictures_on(shown: View | Sheet | tuple[object, ...]) -> tuple[str, ...]:
    """The hashes of the pictures that are named on what is shown."""
    return tuple(dict.fromkeys(name.decode() for name in _NAMED.findall(msgspec.json.encode(shown))))


def picture_named(crest: str) -> str:
    """The hash of the picture behind a crest, if it is at hand."""
    name = crest.partition(PICTURED)[2]
    return name if name and GALLERY.holds(name) else ""
