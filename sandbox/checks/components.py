"""Limits of components in messages (documentation, "Component Reference")."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import TypeAlias

from sandbox.checks.findings import Problem, join, length, one_of, present, unique, within
from sandbox.numbers import SELECTS, V2_ONLY, ButtonStyle, ComponentType
from sandbox.wire import Json

Check: TypeAlias = Callable[[str, Json], Iterator[Problem]]

IN_CONTAINER = frozenset({1, 9, 10, 12, 13, 14})
AT_TOP = IN_CONTAINER | {ComponentType.CONTAINER}
IN_ROW = SELECTS | {ComponentType.BUTTON}
MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_ROWS = 5


def check_components(components: list[Json], *, v2: bool) -> Iterator[Problem]:
    """Everything about a message's components but the files that they name."""
    if not v2 and any(part["type"] in V2_ONLY for _, part in walk_paths(components)):
        code = "COMPONENT_TYPE_INVALID"
        yield Problem("components", code, "Components V2 need the IS_COMPONENTS_V2 flag.")
        return
    if v2:
        yield from _check_v2_sums(components)
    else:
        yield from length("components", components, 0, MOST_ROWS)
    yield from check_allowed("components", components, AT_TOP if v2 else {ComponentType.ACTION_ROW})
    for path, part in walk_paths(components):
        if check := CHECKS.get(part["type"]):
            yield from check(path, part)
    yield from check_ids("components", [part for _, part in walk_paths(components)])


def walk_paths(components: list[Json], at: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component with its path, nested ones too."""
    for index, part in enumerate(components):
        path = join(at, index)
        yield path, part
        yield from walk_paths(part.get("components") or [], join(path, "components"))
        for key in ("accessory", "component"):
            if part.get(key):
                for inner, child in walk_paths([part[key]], join(path, key)):
                    yield inner.replace(join(path, key, 0), join(path, key), 1), child


def check_allowed(path: str, components: list[Json], allowed: set[int] | frozenset[int]) -> Iterator[Problem]:
    """Only these types may stand here."""
    for index, part in enumerate(components):
        yield from one_of(join(path, index, "type"), part["type"], sorted(allowed))


def check_ids(path: str, parts: list[Json]) -> Iterator[Problem]:
    """Custom ids and numeric ids are unique within a message or form."""
    yield from unique(
        path, [part["custom_id"] for part in parts if part.get("custom_id")], "COMPONENT_CUSTOM_ID_DUPLICATED"
    )
    yield from unique(path, [part["id"] for part in parts if part.get("id")], "COMPONENT_ID_DUPLICATED")


def _check_v2_sums(components: list[Json]) -> Iterator[Problem]:
    parts = [part for _, part in walk_paths(components)]
    if len(parts) > MOST_COMPONENTS:
        message = f"{len(parts)} components, nested ones counted; must be {MOST_COMPONENTS} or fewer."
        yield Problem("components", "BASE_TYPE_MAX_LENGTH", message)
    text = sum(len(part["content"]) for part in parts if part["type"] == ComponentType.TEXT_DISPLAY)
    if text > MOST_TEXT:
        message = f"{text} characters in all text displays; must be {MOST_TEXT} or fewer."
        yield Problem("components", "COMPONENT_MAX_TOTAL_TEXT_SIZE_EXCEEDED", message)


def _check_row(path: str, row: Json) -> Iterator[Problem]:
    inside = row.get("components") or []
    yield from length(join(path, "components"), inside, 1, 5)
    yield from check_allowed(join(path, "components"), inside, IN_ROW)
    if len(inside) > 1 and any(part["type"] in SELECTS for part in inside):
        yield Problem(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select menu stands alone in its row.")


def _check_button(path: str, button: Json) -> Iterator[Problem]:
    yield from one_of(join(path, "style"), button.get("style"), range(1, 7))
    yield from length(join(path, "label"), button.get("label"), 0, 80)
    if button.get("style") == ButtonStyle.PREMIUM:
        yield from present(path, button, "sku_id")
        return
    if not button.get("label") and not button.get("emoji"):
        yield Problem(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.")
    yield from check_emoji(path, button.get("emoji"))
    if button.get("style") == ButtonStyle.LINK:
        yield from _check_link(path, button)
    else:
        yield from _check_pressable(path, button)


def _check_link(path: str, button: Json) -> Iterator[Problem]:
    yield from present(path, button, "url")
    yield from length(join(path, "url"), button.get("url"), 0, 512)
    if button.get("custom_id"):
        yield Problem(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link button has no custom id.")
    if not (button.get("url") or "").startswith(("http://", "https://", "discord://")):
        yield Problem(join(path, "url"), "BASE_TYPE_BAD_URL", "Scheme must be one of ('http', 'https', 'discord').")


def _check_pressable(path: str, button: Json) -> Iterator[Problem]:
    yield from check_custom_id(path, button)
    if button.get("url"):
        yield Problem(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Only a link button has a url.")


def check_custom_id(path: str, part: Json) -> Iterator[Problem]:
    """A custom id is there, of 1 to 100 characters."""
    yield from present(path, part, "custom_id")
    yield from length(join(path, "custom_id"), part.get("custom_id"), 0, 100)


def check_emoji(path: str, emoji: Json | None) -> Iterator[Problem]:
    """An emoji is one of an application or server (by id), or a character that is no letter."""
    if emoji is None or emoji.get("id"):
        return
    name = emoji.get("name") or ""
    letters = [sign for sign in name if unicodedata.category(sign).startswith("L") and sign != "ℹ"]
    plain = name.isascii() or letters
    if plain:
        yield Problem(join(path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(path: str, select: Json) -> Iterator[Problem]:
    """A menu of any kind: its custom id, placeholder and numbers of values."""
    yield from check_custom_id(path, select)
    yield from length(join(path, "placeholder"), select.get("placeholder"), 0, 150)
    yield from within(join(path, "min_values"), select.get("min_values"), 0, 25)
    yield from within(join(path, "max_values"), select.get("max_values"), 1, 25)
    low, high = values_bounds(select)
    if low > high:
        yield Problem(join(path, "min_values"), "COMPONENT_MIN_VALUES_EXCEED_MAX", f"{low} is more than {high}.")
    yield from length(join(path, "default_values"), select.get("default_values"), 0, high)


def values_bounds(select: Json) -> tuple[int, int]:
    """How many values a menu takes, with Discord's defaults filled in."""
    low, high = select.get("min_values"), select.get("max_values")
    return 1 if low is None else low, 1 if high is None else high


def check_string_select(path: str, select: Json) -> Iterator[Problem]:
    """A menu of our own options."""
    yield from check_select(path, select)
    options = select.get("options") or []
    yield from check_options(join(path, "options"), options, 1, 25)
    _, high = values_bounds(select)
    if high > len(options):
        message = f"max_values {high}, but only {len(options)} options."
        yield Problem(join(path, "max_values"), "COMPONENT_MAX_VALUES_EXCEED_OPTIONS", message)
    if sum(bool(option.get("default")) for option in options) > high:
        yield Problem(join(path, "options"), "COMPONENT_TOO_MANY_DEFAULTS", f"More defaults than max_values {high}.")


def check_options(path: str, options: list[Json], low: int, high: int) -> Iterator[Problem]:
    """The options of a menu, radio group or checkbox group."""
    yield from length(path, options, low, high)
    for index, option in enumerate(options):
        at = join(path, index)
        yield from present(at, option, "label", "value")
        for key in ("label", "value", "description"):
            yield from length(join(at, key), option.get(key), 0, 100)
        yield from check_emoji(at, option.get("emoji"))
    yield from unique(path, [option.get("value") for option in options], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")


def _check_section(path: str, section: Json) -> Iterator[Problem]:
    texts = section.get("components") or []
    yield from length(join(path, "components"), texts, 1, 3)
    yield from check_allowed(join(path, "components"), texts, {ComponentType.TEXT_DISPLAY})
    yield from present(path, section, "accessory")
    if accessory := section.get("accessory"):
        allowed = (int(ComponentType.BUTTON), int(ComponentType.THUMBNAIL))
        yield from one_of(join(path, "accessory", "type"), accessory["type"], allowed)


def _check_text(path: str, text: Json) -> Iterator[Problem]:
    yield from present(path, text, "content")
    yield from length(join(path, "content"), text.get("content"), 0, MOST_TEXT)


def _check_media(path: str, holder: Json) -> Iterator[Problem]:
    yield from length(join(path, "description"), holder.get("description"), 0, 1024)
    url = (holder.get("media") or {}).get("url") or ""
    if not url.startswith(("http://", "https://", "attachment://")):
        message = "Scheme must be one of ('http', 'https', 'attachment')."
        yield Problem(join(path, "media", "url"), "BASE_TYPE_BAD_URL", message)


def _check_gallery(path: str, gallery: Json) -> Iterator[Problem]:
    items = gallery.get("items") or []
    yield from length(join(path, "items"), items, 1, 10)
    for index, item in enumerate(items):
        yield from _check_media(join(path, "items", index), item)


def _check_file(path: str, part: Json) -> Iterator[Problem]:
    if not ((part.get("file") or {}).get("url") or "").startswith("attachment://"):
        yield Problem(join(path, "file", "url"), "BASE_TYPE_BAD_URL", "Scheme must be 'attachment'.")


def _check_separator(path: str, part: Json) -> Iterator[Problem]:
    yield from within(join(path, "spacing"), part.get("spacing"), 1, 2)


def _check_container(path: str, container: Json) -> Iterator[Problem]:
    inside = container.get("components") or []
    yield from length(join(path, "components"), inside, 1, MOST_COMPONENTS)
    yield from check_allowed(join(path, "components"), inside, IN_CONTAINER)
    yield from within(join(path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)


CHECKS: dict[int, Check] = {
    ComponentType.ACTION_ROW: _check_row,
    ComponentType.BUTTON: _check_button,
    ComponentType.STRING_SELECT: check_string_select,
    ComponentType.USER_SELECT: check_select,
    ComponentType.ROLE_SELECT: check_select,
    ComponentType.MENTIONABLE_SELECT: check_select,
    ComponentType.CHANNEL_SELECT: check_select,
    ComponentType.SECTION: _check_section,
    ComponentType.TEXT_DISPLAY: _check_text,
    ComponentType.THUMBNAIL: _check_media,
    ComponentType.MEDIA_GALLERY: _check_gallery,
    ComponentType.FILE: _check_file,
    ComponentType.SEPARATOR: _check_separator,
    ComponentType.CONTAINER: _check_container,
}
"""The check of each type that may stand in a message."""
