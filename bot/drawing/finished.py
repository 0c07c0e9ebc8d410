"""Finished pictures that are kept: what several want at once, or somebody wants again, is painted once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from bot.drawing.studio import Picture


class Finished:
    """Pictures by a key that has all that is on them; what was not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()
        self._locks: WeakValueDictionary[bytes, asyncio.Lock] = WeakValueDictionary()

    async def made(self, key: bytes, make: Callable[[], Awaitable[Picture]]) -> Picture:
        """The picture of this key. One that could not be painted is not kept."""
        async with self._locks.setdefault(key, asyncio.Lock()):
            picture = self._kept.get(key)
            if picture is None:
                picture = await make()
            if picture.png is not None:
                self._kept[key] = picture
                self._kept.move_to_end(key)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return picture
