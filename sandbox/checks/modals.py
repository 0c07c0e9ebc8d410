"""Limits of forms (documentation, "Interaction Response Object", "Component Reference")."""

from collections.abc import Iterator

from sandbox.checks.components import (
    Check,
    check_allowed,
    check_custom_id,
    check_ids,
    check_options,
    check_select,
    check_string_select,
    values_bounds,
    walk_paths,
)
from sandbox.checks.findings import Problem, join, length, one_of, present, within
from sandbox.numbers import SELECTS, ComponentType
from sandbox.wire import Json

AT_TOP = frozenset({ComponentType.ACTION_ROW, ComponentType.TEXT_DISPLAY, ComponentType.LABEL})
IN_LABEL = SELECTS | {4, 19, 21, 22, 23}
LONGEST_TEXT = 4000


def check_modal(data: Json) -> Iterator[Problem]:
    """A form as an interaction's answer, 1 to 5 fields."""
    yield from length("data.title", data.get("title") or "", 1, 45)
    yield from check_custom_id("data", data)
    components = data.get("components") or []
    yield from length("data.components", components, 1, 5)
    yield from check_allowed("data.components", components, AT_TOP)
    for path, part in walk_paths(components, "data.components"):
        if check := CHECKS.get(part["type"]):
            yield from check(path, part)
        if part["type"] in SELECTS | {19, 22}:
            yield from _check_required(path, part)
    yield from check_ids("data.components", [part for _, part in walk_paths(components)])


def _check_label(path: str, label: Json) -> Iterator[Problem]:
    yield from length(join(path, "label"), label.get("label") or "", 1, 45)
    yield from length(join(path, "description"), label.get("description"), 0, 100)
    yield from present(path, label, "component")
    if inner := label.get("component"):
        yield from one_of(join(path, "component", "type"), inner["type"], sorted(IN_LABEL))
        if inner["type"] == ComponentType.TEXT_INPUT and inner.get("label"):
            yield Problem(join(path, "component", "label"), "TEXT_INPUT_LABEL_IN_LABEL", "The label names it already.")


def _check_row(path: str, row: Json) -> Iterator[Problem]:
    inside = row.get("components") or []
    yield from length(join(path, "components"), inside, 1, 1)
    yield from check_allowed(join(path, "components"), inside, {ComponentType.TEXT_INPUT})
    for index, part in enumerate(inside):
        yield from length(join(path, "components", index, "label"), part.get("label") or "", 1, 45)


def _check_text_input(path: str, part: Json) -> Iterator[Problem]:
    yield from check_custom_id(path, part)
    yield from one_of(join(path, "style"), part.get("style"), (1, 2))
    yield from length(join(path, "placeholder"), part.get("placeholder"), 0, 100)
    yield from within(join(path, "min_length"), part.get("min_length"), 0, LONGEST_TEXT)
    yield from within(join(path, "max_length"), part.get("max_length"), 1, LONGEST_TEXT)
    low, high = part.get("min_length") or 0, part.get("max_length") or LONGEST_TEXT
    if low > high:
        yield Problem(join(path, "min_length"), "TEXT_INPUT_MIN_EXCEEDS_MAX", f"{low} is more than {high}.")
    yield from length(join(path, "value"), part.get("value"), 0, high)


def _check_required(path: str, part: Json) -> Iterator[Problem]:
    if part.get("disabled"):
        yield Problem(join(path, "disabled"), "MODAL_COMPONENT_DISABLED", "Nothing in a form can be disabled.")
    if part.get("required", True) and part.get("min_values") == 0:
        message = "A required field needs min_values of at least 1."
        yield Problem(join(path, "min_values"), "COMPONENT_REQUIRED_MIN_VALUES", message)


def _check_radio_group(path: str, part: Json) -> Iterator[Problem]:
    yield from check_custom_id(path, part)
    options = part.get("options") or []
    yield from check_options(join(path, "options"), options, 2, 10)
    if sum(bool(option.get("default")) for option in options) > 1:
        yield Problem(join(path, "options"), "COMPONENT_TOO_MANY_DEFAULTS", "At most one default.")


def _check_checkbox_group(path: str, part: Json) -> Iterator[Problem]:
    yield from check_custom_id(path, part)
    options = part.get("options") or []
    yield from check_options(join(path, "options"), options, 1, 10)
    yield from within(join(path, "min_values"), part.get("min_values"), 0, 10)
    yield from within(join(path, "max_values"), part.get("max_values"), 1, 10)
    low, high = values_bounds(
        {"min_values": part.get("min_values"), "max_values": part.get("max_values") or len(options)}
    )
    if low > high or high > len(options):
        yield Problem(path, "COMPONENT_MAX_VALUES_EXCEED_OPTIONS", f"{low} to {high} of {len(options)} options.")


def _check_file_upload(path: str, part: Json) -> Iterator[Problem]:
    yield from check_custom_id(path, part)
    yield from within(join(path, "min_values"), part.get("min_values"), 0, 10)
    yield from within(join(path, "max_values"), part.get("max_values"), 1, 10)


CHECKS: dict[int, Check] = {
    ComponentType.LABEL: _check_label,
    ComponentType.ACTION_ROW: _check_row,
    ComponentType.TEXT_INPUT: _check_text_input,
    ComponentType.STRING_SELECT: check_string_select,
    ComponentType.USER_SELECT: check_select,
    ComponentType.ROLE_SELECT: check_select,
    ComponentType.MENTIONABLE_SELECT: check_select,
    ComponentType.CHANNEL_SELECT: check_select,
    ComponentType.FILE_UPLOAD: _check_file_upload,
    ComponentType.RADIO_GROUP: _check_radio_group,
    ComponentType.CHECKBOX_GROUP: _check_checkbox_group,
    ComponentType.CHECKBOX: check_custom_id,
}
"""The check of each type that may stand in a form."""
