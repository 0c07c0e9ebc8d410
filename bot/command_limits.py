"""Whether Discord takes the commands: measured on the payloads, in every language, each fault with its place.

One bad translation would block the registration of all of them, and Discord does not say which it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from bot import limits

SUBCOMMAND, GROUP, SLASH, MENU_KINDS = 1, 2, 1, (2, 3)
OPTIONS = 25
SLASH_COMMANDS, MENU_COMMANDS = 100, 15

Payload = Mapping[str, object]


def command_faults(commands: list[Payload]) -> list[str]:
    """Every limit that the commands break, as ``command option: what``; nothing where Discord would take them."""
    found = [fault for command in commands for fault in _command(command)]
    menus = [command for command in commands if command.get("type", 1) in MENU_KINDS]
    if len(menus) > MENU_COMMANDS or len(commands) - len(menus) > SLASH_COMMANDS:
        found.append(f"{len(commands)} commands are too many")
    return found + [fault for kind in (SLASH, *MENU_KINDS) for fault in _twice(_of_kind(commands, kind), "")]


def _command(command: Payload) -> Iterator[str]:
    name = str(command.get("name"))
    if command.get("type", 1) in MENU_KINDS:
        for locale, text in _versions(command, "name"):
            if not 1 <= len(text) <= limits.COMMAND_NAME:
                yield f"{name}: name in {locale}: {text!r}"
        return
    yield from _named(command, name)
    if (length := sum(len(text) for text in _texts(command))) > limits.COMMAND_WHOLE:
        yield f"{name}: {length} characters of at most {limits.COMMAND_WHOLE}"


def _named(part: Payload, place: str) -> Iterator[str]:
    """A command, subcommand or option, and what is in it."""
    for locale, text in _versions(part, "name"):
        if not limits.is_command_name(text):
            yield f"{place}: name in {locale}: {text!r}"
    for locale, text in _versions(part, "description"):
        if not limits.is_command_text(text):
            yield f"{place}: description in {locale}: {text!r}"
    options = _list(part, "options")
    if len(options) > OPTIONS:
        yield f"{place}: {len(options)} options of at most {OPTIONS}"
    yield from _twice(options, place)
    yield from _ordered(options, place)
    yield from _choices(part, place)
    for option in options:
        yield from _named(option, f"{place} {option.get('name')}")


def _choices(option: Payload, place: str) -> Iterator[str]:
    choices = _list(option, "choices")
    if len(choices) > limits.CHOICES:
        yield f"{place}: {len(choices)} choices of at most {limits.CHOICES}"
    if choices and option.get("autocomplete"):
        yield f"{place}: choices and autocomplete exclude each other"
    for choice in choices:
        for locale, text in _versions(choice, "name"):
            if not 1 <= len(text) <= limits.CHOICE_NAME:
                yield f"{place}: choice in {locale}: {text!r}"


def _ordered(options: list[Payload], place: str) -> Iterator[str]:
    """What is required comes first, and subcommands stand alone."""
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{place}: a required option stands after one that is not"
    subs = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(subs) and not all(subs):
        yield f"{place}: subcommands and options are mixed"


def _twice(parts: list[Payload], place: str) -> list[str]:
    """Names that stand twice side by side, in any one language."""
    found = []
    for locale in sorted({locale for part in parts for locale, _ in _versions(part, "name")}):
        names = [dict(_versions(part, "name")).get(locale, str(part.get("name"))) for part in parts]
        found += [f"{place}: {name} stands twice in {locale}" for name in sorted(set(names)) if names.count(name) > 1]
    return found


def _of_kind(commands: list[Payload], kind: int) -> list[Payload]:
    """Slash commands, a person's menu, a message's menu: each has names of its own."""
    return [command for command in commands if command.get("type", SLASH) == kind]


def _versions(part: Payload, key: str) -> list[tuple[str, str]]:
    """A text in every language that it has."""
    more = cast("Mapping[str, str] | None", part.get(f"{key}_localizations")) or {}
    return [("default", str(part.get(key) or "")), *more.items()]


def _texts(part: Payload) -> Iterator[str]:
    """What counts toward the size of a command: the longest version of each text."""
    for key in ("name", "description"):
        yield max((text for _, text in _versions(part, key)), key=len)
    for choice in _list(part, "choices"):
        yield max((text for _, text in _versions(choice, "name")), key=len)
        yield str(choice.get("value") or "")
    for option in _list(part, "options"):
        yield from _texts(option)


def _list(part: Payload, key: str) -> list[Payload]:
    return cast("list[Payload]", part.get(key) or [])
