"""The match's own randomness: a stream that nobody can choose, foresee or doubt afterwards.

A secret seed of 32 bytes is drawn before anybody joins; its `commitment` is shown with the challenge. Each player adds bytes of their own;
seed and bytes together make the stream's key. Draw number *n* for a purpose is

    first 8 bytes, big-endian, of HMAC-SHA256(key, purpose + ":" + n)

rejected (and *n* raised) while it is not below the largest multiple of the bound, so that no value is favored. When the match is over
the seed is shown, and anybody can draw the whole stream again. Shuffles are Fisher–Yates.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from copy import deepcopy
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar, cast

from msgspec import Struct

SEED_BYTES = 32
_WORDS = 1 << 64
_BLOCK = 64
"""Bytes of a block of SHA-256."""

if TYPE_CHECKING:
    from hashlib import _Hash

T = TypeVar("T")


class Forced(Struct, omit_defaults=True):
    """Results that a scenario lays down for what comes next, in order; never present in a played match."""

    dice: list[int] = []
    janken: list[tuple[str, str]] = []
    draws: list[list[str]] = []
    """Definition ids by seat."""


class Stream(Struct, omit_defaults=True):
    """A position in a random stream. Mutable and small: a state owns one, and copies it when it is cloned."""

    key: bytes
    drawn: int = 0
    forced: Forced | None = None

    def clone(self) -> Stream:
        """An equal stream that moves on its own."""
        return Stream(self.key, self.drawn, deepcopy(self.forced) if self.forced else None)

    def below(self, bound: int, purpose: str) -> int:
        """A uniform whole number from 0 to ``bound - 1``; purposes never share a draw."""
        ceiling = _WORDS - _WORDS % bound
        while True:
            message = f"{purpose}:{self.drawn}".encode()
            self.drawn += 1
            word = int.from_bytes(_mac(self.key, message)[:8], "big")
            if word < ceiling:
                return word % bound

    def die(self, sides: int = 6) -> int:
        """One die, 1 to ``sides``. Raises `ValueError` where a scenario forces a number that it does not have."""
        if self.forced and self.forced.dice:
            die = self.forced.dice.pop(0)
            if not 1 <= die <= sides:
                raise ValueError(f"a die of {sides} sides cannot show {die}")
            return die
        return self.below(sides, "die") + 1

    def shuffled(self, items: Sequence[T], purpose: str = "shuffle") -> list[T]:
        """The items in a uniformly drawn order (Fisher–Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            order[last], order[other] = order[other], order[last]
        return order

    def pick(self, items: Sequence[T], purpose: str) -> T:
        """One of the items, uniformly."""
        return items[self.below(len(items), purpose)]


Draw = tuple[str, int, int]
"""One number that was drawn: what for, below which bound, and the number."""


class Noted(Stream, dict=True):
    """A stream that keeps what was drawn from it, beside its state: whoever plays a match again can say every draw."""

    def __post_init__(self) -> None:
        self.__dict__["draws"] = []

    @property
    def drawn_so_far(self) -> list[Draw]:
        """Every draw since it was opened, in order."""
        return cast("list[Draw]", self.__dict__["draws"])

    def clone(self) -> Noted:
        """An equal stream that moves on its own, with what was drawn before."""
        twin = Noted(self.key, self.drawn, deepcopy(self.forced) if self.forced else None)
        twin.drawn_so_far.extend(self.drawn_so_far)
        return twin

    def below(self, bound: int, purpose: str) -> int:
        """As any stream, and noted."""
        number = Stream.below(self, bound, purpose)
        self.drawn_so_far.append((purpose, bound, number))
        return number


def _mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 of a message, from hashes that were begun with the key: a match draws hundreds of times with one key."""
    begun_inner, begun_outer = _begun(key)
    inner, outer = begun_inner.copy(), begun_outer.copy()
    inner.update(message)
    outer.update(inner.digest())
    return outer.digest()


@lru_cache(256)
def _begun(key: bytes) -> tuple[_Hash, _Hash]:
    """The inner and the outer hash of HMAC with what the key makes of their first block. RFC 2104."""
    block = (key if len(key) <= _BLOCK else hashlib.sha256(key).digest()).ljust(_BLOCK, b"\0")
    return hashlib.sha256(bytes(byte ^ 0x36 for byte in block)), hashlib.sha256(bytes(byte ^ 0x5C for byte in block))


def commitment(seed: bytes) -> str:
    """What is shown before anybody joins: the seed's hash, as 64 hex digits."""
    return hashlib.sha256(b"tefuda:commitment:1" + seed).hexdigest()


def stream_key(seed: bytes, added: Sequence[bytes]) -> bytes:
    """The stream's key from the secret seed and each player's bytes, first seat first."""
    whole = hashlib.sha256(b"tefuda:key:1" + seed)
    for part in added:
        whole.update(len(part).to_bytes(4, "big") + part)
    return whole.digest()


def open_stream(seed: bytes, added: Sequence[bytes] = (b"", b""), *, noted: bool = False) -> Stream:
    """The stream of a match that begins now; ``noted``: it keeps its draws. Raises `ValueError` for a seed that is not 32 bytes."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return (Noted if noted else Stream)(stream_key(seed, added))
