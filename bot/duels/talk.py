"""What happened, in words: the running text for who cannot see the picture."""

from __future__ import annotations

from collections.abc import Sequence

from bot.limits import cut
from bot.matches.records import Heard
from engine.view import Word
from engine.wording import Wording

LINES = 12
"""Sentences that a message tells; what is older stands in the log."""
ACCOUNT = 1800
"""Characters of a message that leads with what happened."""


def told(heard: Sequence[Heard], words: Wording, lines: int = LINES) -> str:
    """The newest events, a line each, the oldest of them first."""
    return "\n".join(_lines(heard, words)[-lines:])


def account(heard: Sequence[Heard], words: Wording) -> str:
    """All of it; where that is too long the newest, and how much stands in the log instead."""
    lines = _lines(heard, words)
    kept, room = 0, ACCOUNT
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept += 1
    if kept == len(lines):
        return "\n".join(lines)
    left = words.text(Word("told-before", {"count": len(lines) - kept}))
    return cut("\n".join((left, *lines[len(lines) - kept :])), ACCOUNT + 200)


def is_news(heard: Sequence[Heard]) -> bool:
    """Whether anything happened that is told."""
    return any(event.name != "answered" for one in heard for event in one.events)


def _lines(heard: Sequence[Heard], words: Wording) -> list[str]:
    return [f"- {words.event(event)}" for one in heard for event in one.events if event.name != "answered"]
