"""Rows of buttons and menus as plain values, before they become Discord's."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.components.ids import Key
from bot.limits import MENU_ROWS


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


class Kind(Enum):
    """What of a server Discord itself lists in a menu, with a search of its own."""

    CHANNELS = "channels"
    """In which people write to each other."""
    ROLES = "roles"


@dataclass(frozen=True)
class Lookup:
    """A menu that Discord fills from the server; none up to ``high`` of its rows are chosen. ``chosen`` are the ids that are now."""

    placeholder: str
    key: Key
    kind: Kind
    chosen: tuple[int, ...] = ()
    high: int = MENU_ROWS


Buttons = tuple[Button, ...]
Row = Buttons | Choice | Lookup


def in_rows(buttons: list[Button], width: int = 5) -> list[Row]:
    """Buttons five to a row."""
    return [tuple(buttons[at : at + width]) for at in range(0, len(buttons), width)]
