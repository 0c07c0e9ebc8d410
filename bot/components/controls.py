"""Rows of buttons and menus as plain values, before they become Discord's."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.components.ids import Key


class Tone(Enum):
    """How a button looks: the one that is meant, any other, a good end, or one that cannot be taken back."""

    MAIN = "primary"
    PLAIN = "secondary"
    GOOD = "success"
    GRAVE = "danger"


@dataclass(frozen=True)
class Button:
    """A button. Its label is plain text."""

    label: str
    key: Key
    tone: Tone = Tone.PLAIN
    barred: bool = False


@dataclass(frozen=True)
class Option:
    """A row of a menu."""

    label: str
    value: str
    text: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Choice:
    """A menu, of which ``low`` to ``high`` rows are chosen."""

    placeholder: str
    key: Key
    options: tuple[Option, ...]
    low: int = 1
    high: int = 1


Buttons = tuple[Button, ...]
Row = Buttons | Choice


def in_rows(buttons: list[Button], width: int = 5) -> list[Row]:
    """Buttons five to a row."""
    return [tuple(buttons[at : at + width]) for at in range(0, len(buttons), width)]
