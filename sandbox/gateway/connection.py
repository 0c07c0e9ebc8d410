"""One websocket of a client."""

import asyncio
import time
import zlib
from typing import Protocol

import zstandard
from aiohttp import web

from sandbox.wire import Json, encode


class Compressor(Protocol):
    """Turns a frame into bytes of one stream for the whole connection."""

    def __call__(self, data: bytes) -> bytes:
        """The frame's bytes, flushed."""


def zlib_stream() -> Compressor:
    """Discord's ``zlib-stream``."""
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def zstd_stream() -> Compressor:
    """Discord's ``zstd-stream``."""
    stream = zstandard.ZstdCompressor().compressobj()
    return lambda data: stream.compress(data) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)


COMPRESSORS = {"zlib-stream": zlib_stream, "zstd-stream": zstd_stream}


class Connection:
    """Frames go out in the order in which they were posted; `run` must run as a task."""

    def __init__(self, socket: web.WebSocketResponse, compression: str | None) -> None:
        self.socket = socket
        self.last_beat = time.monotonic()
        self.session_id: str | None = None
        self.dead = False
        """Whether the line is a zombie: open, but nothing comes through in either direction."""
        make = COMPRESSORS.get(compression or "")
        self._compress = make() if make else None
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()

    def post(self, frame: bytes) -> None:
        """Sends a frame soon."""
        if self.dead:
            return
        self._outgoing.put_nowait(frame)

    def post_op(self, op: int, data: object = None) -> None:
        """Sends a frame that is no event."""
        frame: Json = {"op": op, "d": data, "s": None, "t": None}
        self.post(encode(frame))

    async def run(self) -> None:
        """Sends what is posted, until the connection is lost."""
        while True:
            frame = await self._outgoing.get()
            try:
                if self._compress is None:
                    await self.socket.send_str(frame.decode())
                else:
                    await self.socket.send_bytes(self._compress(frame))
            except (ConnectionError, RuntimeError):
                return

    async def close(self, code: int, reason: str = "") -> None:
        """Closes with one of Discord's codes."""
        await self.socket.close(code=code, message=reason.encode())

    def cut(self) -> None:
        """Loses the connection without a word."""
        transport = self.socket._req.transport if self.socket._req else None
        if transport is not None:
            transport.abort()
