"""The custom ids of `/cardset`. A set is named by its hash, which everybody may know."""

from __future__ import annotations

from dataclasses import dataclass

from bot.components.ids import Key


@dataclass(frozen=True)
class Listed(Key, letter="zl"):
    """A page of a server's sets, counted from 0."""

    page: int


@dataclass(frozen=True)
class Chosen(Key, letter="zc"):
    """The menu of the sets on such a page; its values are hashes."""

    page: int


@dataclass(frozen=True)
class Shown(Key, letter="zs"):
    """A set, and the page of its cards."""

    set: str
    page: int


@dataclass(frozen=True)
class SwitchedOn(Key, letter="zn"):
    """Play with a set from now on; ``house`` is 1 where the house rules that it proposes are to be the server's too."""

    set: str
    house: int


@dataclass(frozen=True)
class SwitchedOff(Key, letter="zx"):
    """Play without it from now on."""

    set: str


@dataclass(frozen=True)
class Removed(Key, letter="zr"):
    """The server shall not have it any more; ``sure`` is 1 once that was asked."""

    set: str
    sure: int


@dataclass(frozen=True)
class Faults(Key, letter="zf"):
    """A page of what is wrong with a set; the whole of it is the file that hangs on the message."""

    page: int
