"""A card's name in two lines: where it may break, and how small it gets before it does."""

from __future__ import annotations

from bot.drawing.text import width, wrap

_SIZES = (24, 22, 20)


def name_lines(name: str, room: float) -> tuple[tuple[str, ...], int]:
    """A name in two lines and their size, where it is too long for one. None where a Latin name would have to break inside a word."""
    if width(name, _SIZES[0]) <= room:
        return (), 0
    broken = [(wrap(name, room, px, 2), px) for px in _SIZES]
    whole = [(lines, px) for lines, px in broken if len(lines) == 2 and _is_whole(name, *lines)]
    if whole:
        return whole[0]
    lines, px = broken[-1]
    return (lines, px) if len(lines) == 2 and not name.isascii() else ((), 0)


def _is_whole(name: str, first: str, second: str) -> bool:
    """Whether two lines are all of a name, a Latin one parted between its words."""
    rest = name.removeprefix(first)
    return rest.lstrip() == second and (not name.isascii() or first.endswith("&") or rest.startswith(" "))
