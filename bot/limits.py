"""Discord's limits, in one place, and the check that a payload keeps them.

discord.py lets most of them pass (a label of 81 signs, a menu of 26 rows), and Discord then refuses the whole message. So text is cut by
`cut`, menus are paged by `MENU_ROWS`, and `faults` looks at what is really sent: the serialised payload.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import cast

CUSTOM_ID = 100
LABEL = 80
MENU_ROWS = 25
OPTION_LABEL = OPTION_TEXT = OPTION_VALUE = 100
PLACEHOLDER = 150
ROW_BUTTONS = 5
ROWS = 5
"""Rows of controls that a message of ours has; Discord allows more in a layout, but nobody reads more."""
COMPONENTS = 40
"""In a message, nested ones counted."""
TEXTS = 4000
"""Characters over all text displays of a message."""
CONTENT = 2000
ALT_TEXT = 1024
MODAL_TITLE = 45
FIELD_LABEL = 45
FIELD_TEXT = 100
FIELD_VALUE = 4000
CHOICES = 25
CHOICE_NAME = 100
COMMAND_NAME = 32
COMMAND_TEXT = 100
COMMAND_WHOLE = 8000
THREAD_NAME = 100
NONCE = 25

ACTION_ROW, BUTTON, MENU, TEXT, GALLERY = 1, 2, 3, 10, 12
_JOINER = "\u200d"

Payload = Mapping[str, object]


def cut(text: str, limit: int) -> str:
    """``text`` in at most ``limit`` characters, never cut inside a sign that is made of several."""
    if len(text) <= limit:
        return text
    end = limit - 1
    while end > 0 and _joined(text[end - 1], text[end]):
        end -= 1
    return text[:end].rstrip() + "…"


def _joined(before: str, char: str) -> bool:
    """Whether a character belongs to the sign of the one before it."""
    return (
        unicodedata.category(char) in {"Mn", "Me", "Mc"}
        or _JOINER in (before, char)
        or "\U0001f3fb" <= char <= "\U0001f3ff"
        or "\U0001f1e6" <= char <= "\U0001f1ff"
    )


def faults(payload: Payload) -> list[str]:
    """Every limit that the payload of a message breaks, as ``path: what``; nothing where Discord would take it."""
    parts = list(_walk(_list(payload, "components"), "components"))
    found = [fault for path, part in parts for fault in _part_faults(path, part)]
    if len(parts) > COMPONENTS:
        found.append(f"components: {len(parts)} of at most {COMPONENTS}")
    if (length := sum(len(_text(part, "content")) for _, part in parts)) > TEXTS:
        found.append(f"components: {length} characters of at most {TEXTS}")
    ids = [_text(part, "custom_id") for _, part in parts if "custom_id" in part]
    found += [f"custom_id: {name} stands twice" for name in sorted({name for name in ids if ids.count(name) > 1})]
    if len(_text(payload, "content")) > CONTENT:
        found.append(f"content: longer than {CONTENT}")
    return found


def _walk(parts: list[Payload], path: str) -> Iterator[tuple[str, Payload]]:
    for index, part in enumerate(parts):
        here = f"{path}.{index}"
        yield here, part
        yield from _walk(_list(part, "components"), f"{here}.components")
        if isinstance(accessory := part.get("accessory"), Mapping):
            yield f"{here}.accessory", accessory


def _part_faults(path: str, part: Payload) -> list[str]:
    kind = part.get("type")
    found = []
    if "custom_id" in part:
        found += _length(f"{path}.custom_id", _text(part, "custom_id"), 1, CUSTOM_ID)
    if kind == BUTTON:
        found += _length(f"{path}.label", _text(part, "label"), 0 if part.get("emoji") else 1, LABEL)
    elif kind == MENU:
        found += _menu_faults(path, part)
    elif kind == ACTION_ROW:
        found += _row_faults(path, _list(part, "components"))
    elif kind == TEXT:
        found += _length(f"{path}.content", _text(part, "content"), 1, TEXTS)
    elif kind == GALLERY:
        for index, item in enumerate(_list(part, "items")):
            found += _length(f"{path}.items.{index}.description", _text(item, "description"), 0, ALT_TEXT)
    return found


def _menu_faults(path: str, menu: Payload) -> list[str]:
    options = _list(menu, "options")
    found = _length(f"{path}.placeholder", _text(menu, "placeholder"), 0, PLACEHOLDER)
    if not 1 <= len(options) <= MENU_ROWS:
        found.append(f"{path}.options: {len(options)}, not 1 to {MENU_ROWS}")
    if len({_text(option, "value") for option in options}) < len(options):
        found.append(f"{path}.options: a value stands twice")
    for index, option in enumerate(options):
        here = f"{path}.options.{index}"
        found += _length(f"{here}.label", _text(option, "label"), 1, OPTION_LABEL)
        found += _length(f"{here}.value", _text(option, "value"), 1, OPTION_VALUE)
        found += _length(f"{here}.description", _text(option, "description"), 0, OPTION_TEXT)
    return found


def _row_faults(path: str, parts: list[Payload]) -> list[str]:
    width = sum(1 if part.get("type") == BUTTON else ROW_BUTTONS for part in parts)
    return [] if 1 <= width <= ROW_BUTTONS else [f"{path}: {len(parts)} controls do not fit a row"]


def _length(path: str, text: str, low: int, high: int) -> list[str]:
    return [] if low <= len(text) <= high else [f"{path}: {len(text)} characters, not {low} to {high}"]


def _list(part: Payload, key: str) -> list[Payload]:
    return cast("list[Payload]", part.get(key) or [])


def _text(part: Payload, key: str) -> str:
    return str(part.get(key) or "")


_NAME = re.compile(r"[-_\w]{1,32}", re.UNICODE)


def is_command_name(name: str) -> bool:
    """Whether Discord takes this as the name of a command or option, in any language."""
    return bool(_NAME.fullmatch(name)) and name == name.lower() and not name.isspace()


def is_command_text(text: str) -> bool:
    """Whether Discord takes this as a description, or as the name of a choice."""
    return 1 <= len(text) <= COMMAND_TEXT and bool(text.strip())
