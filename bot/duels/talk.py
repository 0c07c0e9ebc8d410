"""What happened, in words: the running text for who cannot see the picture."""

from __future__ import annotations

from bot.matches.records import Heard
from engine.wording import Wording

LINES = 12
"""Sentences that a message tells; what is older stands in the log."""


def told(heard: tuple[Heard, ...], words: Wording, lines: int = LINES) -> str:
    """The newest events, a line each, the oldest of them first."""
    said = [words.event(event) for one in heard for event in one.events if event.name != "answered"]
    return "\n".join(f"- {line}" for line in said[-lines:])
