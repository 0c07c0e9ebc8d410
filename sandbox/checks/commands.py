"""Limits of application commands (documentation, "Application Commands")."""

import re
from collections.abc import Iterator

from sandbox.checks.findings import Problem, join, length, one_of, unique
from sandbox.numbers import LOCALES, CommandType, OptionType
from sandbox.wire import Json

MOST = {CommandType.CHAT: 100, CommandType.USER: 15, CommandType.MESSAGE: 15}
MOST_CHARACTERS = 8000
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
BRANCHES = (OptionType.SUBCOMMAND, OptionType.GROUP)
LARGEST_BOUND = 2**53 - 1
COMPLETABLE = (OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER)


def check_commands(commands: list[Json]) -> Iterator[Problem]:
    """A whole set of commands, as it is synced."""
    for kind, most in MOST.items():
        found = [command for command in commands if command.get("type", 1) == kind]
        if len(found) > most:
            yield Problem("", "APPLICATION_COMMANDS_MAX", f"{len(found)} commands of type {kind:d}; {most} at most.")
    names = [(command["name"], command.get("type", 1)) for command in commands]
    yield from unique("", names, "APPLICATION_COMMANDS_DUPLICATE_NAME")
    for index, command in enumerate(commands):
        yield from _check_command(str(index), command)


def _check_command(path: str, command: Json) -> Iterator[Problem]:
    if command.get("type", 1) == CommandType.CHAT:
        yield from _check_named(path, command)
        yield from _check_options(path, command, depth=0)
    else:
        yield from _check_context_command(path, command)
    size = _size(command)
    if size > MOST_CHARACTERS:
        message = f"{size} characters of names, descriptions and values; {MOST_CHARACTERS} at most."
        yield Problem(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_context_command(path: str, command: Json) -> Iterator[Problem]:
    for at, name in _localised(path, command, "name"):
        yield from length(at, name, 1, 32)
    if command.get("description") or command.get("options"):
        message = "Context menu commands have neither description nor options."
        yield Problem(path, "APPLICATION_COMMAND_INVALID_DESCRIPTION", message)
    yield from _check_locales(path, command)


def _check_named(path: str, thing: Json) -> Iterator[Problem]:
    for at, name in _localised(path, thing, "name"):
        if not NAME.fullmatch(name) or name != name.lower():
            yield Problem(at, "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name!r}")
    for at, description in _localised(path, thing, "description"):
        yield from length(at, description, 1, 100)
    yield from _check_locales(path, thing)


def _localised(path: str, thing: Json, key: str) -> Iterator[tuple[str, str]]:
    yield join(path, key), thing.get(key) or ""
    for locale, text in (thing.get(f"{key}_localizations") or {}).items():
        yield join(path, f"{key}_localizations", locale), text


def _check_locales(path: str, thing: Json) -> Iterator[Problem]:
    for key in ("name_localizations", "description_localizations"):
        for locale in thing.get(key) or {}:
            yield from one_of(join(path, key, locale), locale, sorted(LOCALES))


def _check_options(path: str, holder: Json, *, depth: int) -> Iterator[Problem]:
    options = holder.get("options") or []
    yield from length(join(path, "options"), options, 0, 25)
    yield from unique(
        join(path, "options"), [option["name"] for option in options], "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"
    )
    branches = [option["type"] in BRANCHES for option in options]
    if any(branches) and not all(branches):
        message = "Sub-commands and other options do not mix."
        yield Problem(join(path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    needed = [bool(option.get("required")) for option in options if option["type"] not in BRANCHES]
    if needed != sorted(needed, reverse=True):
        message = "Required options must be placed before non-required options"
        yield Problem(join(path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
    for index, option in enumerate(options):
        yield from _check_option(join(path, "options", index), option, depth=depth)


def _check_option(path: str, option: Json, *, depth: int) -> Iterator[Problem]:
    yield from _check_named(path, option)
    yield from one_of(join(path, "type"), option["type"], range(1, 12))
    if option["type"] in BRANCHES:
        if (option["type"] == OptionType.GROUP and depth > 0) or depth > 1:
            message = "Groups hold sub-commands only, and sub-commands hold options only."
            yield Problem(join(path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        yield from _check_options(path, option, depth=depth + 1)
    else:
        yield from _check_leaf(path, option)


def _check_leaf(path: str, option: Json) -> Iterator[Problem]:
    choices = option.get("choices") or []
    if option.get("autocomplete"):
        if choices:
            yield Problem(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "Either autocomplete or choices.")
        yield from one_of(join(path, "type"), option["type"], COMPLETABLE)
    yield from check_choices(join(path, "choices"), choices)
    for key in ("min_value", "max_value"):
        if abs(option.get(key) or 0) > LARGEST_BOUND:
            yield Problem(join(path, key), "NUMBER_TYPE_MAX", f"int value should be at most {LARGEST_BOUND}.")
    low, high = option.get("min_length"), option.get("max_length")
    if low is not None and high is not None and low > high:
        yield Problem(join(path, "min_length"), "APPLICATION_COMMAND_OPTION_BOUNDS", f"{low} is more than {high}.")


def check_choices(path: str, choices: list[Json]) -> Iterator[Problem]:
    """Declared choices, or those that autocomplete offers."""
    yield from length(path, choices, 0, 25)
    for index, choice in enumerate(choices):
        for at, name in _localised(join(path, index), choice, "name"):
            yield from length(at, name, 1, 100)
        yield from _check_locales(join(path, index), choice)
        if isinstance(choice["value"], str):
            yield from length(join(path, index, "value"), choice["value"], 1, 100)
    yield from unique(path, [choice["name"] for choice in choices], "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE")


def _size(thing: Json) -> int:
    """Characters that count towards 8,000; of a localised text, the longest."""
    own = sum(max(len(text) for _, text in _localised("", thing, key)) for key in ("name", "description"))
    choices = sum(
        max(len(name) for _, name in _localised("", choice, "name")) + len(str(choice["value"]))
        for choice in thing.get("choices") or []
    )
    return own + choices + sum(_size(option) for option in thing.get("options") or [])
