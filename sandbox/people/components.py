"""Buttons and menus."""

from typing import Any

from sandbox.checks.components import values_bounds
from sandbox.numbers import SELECTS, ComponentType, InteractionType
from sandbox.people.commands import resolve_channel, resolve_role, resolve_user
from sandbox.people.delivery import deliver, manner
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused, field, text
from sandbox.wire import Json
from sandbox.world.components import walk
from sandbox.world.person import Person

RESOLVE = {ComponentType.CHANNEL_SELECT: resolve_channel, ComponentType.ROLE_SELECT: resolve_role}
"""How the values of a menu become ids, where they are not users'."""
FORGED = 1001
"""The id of a component that does not stand on its message; Discord's own count from 1."""


async def press(desk: Desk, person: Person, body: Json) -> Json:
    """A button."""
    message, custom_id = desk.message(person, text(body, "message")), text(body, "custom_id")
    if body.get("force"):
        part: Json = {"type": int(ComponentType.BUTTON), "id": FORGED, "style": 2, "label": custom_id[:80]}
        message = _with_forged(message, part | {"custom_id": custom_id})
    else:
        part = _find(message, custom_id, {int(ComponentType.BUTTON)})
    data = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
    return await _deliver(desk, person, message, data, body)


async def select(desk: Desk, person: Person, body: Json) -> Json:
    """A menu."""
    message, custom_id = desk.message(person, text(body, "message")), text(body, "custom_id")
    values: list[Any] = list(field(body, "values", list))  # type: ignore[call-overload]
    if not all(isinstance(value, str) for value in values):
        raise Refused("bad_values", "values must be texts")
    if body.get("force"):
        options = [{"label": str(value)[:100] or "-", "value": value} for value in values]
        part = {"type": int(ComponentType.STRING_SELECT), "id": FORGED, "custom_id": custom_id, "options": options}
        message = _with_forged(message, part)
        data = {"custom_id": custom_id, "component_type": part["type"], "id": FORGED, "values": values}
    else:
        part = _find(message, custom_id, set(SELECTS))
        picked, resolved = checked_values(desk, part, values, "bad_values")
        data = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"], "values": picked}
        data |= {"resolved": resolved} if resolved else {}
    return await _deliver(desk, person, message, data, body)


def _with_forged(message: Json, part: Json) -> Json:
    """The message as it would have been with this component: libraries look for what was pressed in it."""
    return message | {"components": [*message["components"], {"type": 1, "id": FORGED + 1, "components": [part]}]}


async def _deliver(desk: Desk, person: Person, message: Json, data: Json, body: Json) -> Json:
    channel = desk.world.channels[message["channel_id"]]
    return await deliver(desk, person, channel, InteractionType.COMPONENT, data, manner=manner(body), message=message)


def _find(message: Json, custom_id: str, kinds: set[int]) -> Json:
    for part in walk(message["components"]):
        if part.get("custom_id") == custom_id and part["type"] in kinds:
            if part.get("disabled"):
                raise Refused("disabled_component", custom_id)
            return part
    raise Refused("unknown_component", custom_id)


def checked_values(desk: Desk, part: Json, values: list[Any], code: str) -> tuple[list[str], Json]:
    """The values of a menu as they are sent, and what they stand for. Raises `Refused` with `code`."""
    low, high = values_bounds(part)
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise Refused(code, f"{part['custom_id']} takes {low} to {high} different values, not {values!r}")
    resolved: Json = {}
    if part["type"] == ComponentType.STRING_SELECT:
        known = {option["value"] for option in part["options"]}
        if not known.issuperset(values):
            raise Refused(code, f"{part['custom_id']} has no such option in {values!r}")
        return list(values), resolved
    resolve = RESOLVE.get(part["type"], resolve_user)
    return [resolve(desk, str(value), resolved, code) for value in values], resolved
