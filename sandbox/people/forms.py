"""Forms: filled in and sent, or closed."""

from typing import Any

from sandbox.numbers import SELECTS, ComponentType, InteractionType
from sandbox.people.components import checked_values
from sandbox.people.delivery import deliver, manner
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused, field, text
from sandbox.wire import Json
from sandbox.world.interaction import Interaction
from sandbox.world.person import Person

LONGEST = 4000


async def submit(desk: Desk, person: Person, body: Json) -> Json:
    """Sends a form; it is open no longer."""
    opener = _open_form(desk, person, text(body, "modal"))
    values = field(body, "values", dict)
    form = _Filling(desk, dict(values))  # type: ignore[call-overload]
    modal = opener.modal or {}
    components = [form.fill(part) for part in modal["components"]]
    form.require_nothing_left()
    channel = desk.world.channels.get(opener.channel)
    if channel is None:
        raise Refused("unknown_channel", opener.channel)
    data = {"custom_id": modal["custom_id"], "components": components, "resolved": form.resolved}
    message = desk.world.messages.get(opener.message or "")
    del desk.world.modals[opener.id]
    desk.world.changes.bump()
    kind = InteractionType.MODAL
    return await deliver(desk, person, channel, kind, data, manner=manner(body), message=message, source=opener)


async def close(desk: Desk, person: Person, body: Json) -> Json:
    """Closes a form without sending it; Discord tells nobody."""
    opener = _open_form(desk, person, text(body, "modal"))
    del desk.world.modals[opener.id]
    desk.world.changes.bump()
    return {}


def _open_form(desk: Desk, person: Person, modal_id: str) -> Interaction:
    opener = desk.world.modals.get(modal_id)
    if opener is None or opener.person != person.name:
        raise Refused("unknown_modal", modal_id)
    return opener


class _Filling:
    """Puts values into a form's fields, as Discord's client sends them."""

    def __init__(self, desk: Desk, values: Json) -> None:
        self._desk = desk
        self._values = values
        self.resolved: Json = {}

    def require_nothing_left(self) -> None:
        if self._values:
            raise Refused("unknown_field", next(iter(self._values)))

    def fill(self, part: Json) -> Json:
        out: Json = {"type": part["type"], "id": part["id"]}
        match part["type"]:
            case ComponentType.LABEL:
                return out | {"component": self.fill(part["component"])}
            case ComponentType.ACTION_ROW:
                return out | {"components": [self.fill(inner) for inner in part["components"]]}
            case ComponentType.TEXT_DISPLAY:
                return out
        custom_id = part["custom_id"]
        given = self._values.pop(custom_id, None)
        return out | {"custom_id": custom_id} | self._value(part, given)

    def _value(self, part: Json, given: Any) -> Json:
        match part["type"]:
            case ComponentType.TEXT_INPUT:
                return {"value": _text_value(part, given)}
            case ComponentType.CHECKBOX:
                return {"value": bool(part.get("default")) if given is None else bool(given)}
            case ComponentType.RADIO_GROUP:
                return {"value": _radio_value(part, given)}
            case ComponentType.CHECKBOX_GROUP | ComponentType.FILE_UPLOAD:
                return {"values": _group_values(part, given)}
        return {"values": self._menu_values(part, given)}

    def _menu_values(self, part: Json, given: Any) -> list[str]:
        assert part["type"] in SELECTS
        values = _defaults(part) if given is None else _listed(part, given)
        if not values and not part.get("required", True):
            return []
        if not values:
            raise Refused("missing_field", part["custom_id"])
        picked, resolved = checked_values(self._desk, part, values, "bad_field")
        for kind, found in resolved.items():
            self.resolved.setdefault(kind, {}).update(found)
        return picked


def _text_value(part: Json, given: Any) -> str:
    value = part.get("value") or "" if given is None else given
    if not isinstance(value, str):
        raise Refused("bad_field", f"{part['custom_id']} takes a text")
    if not value:
        if part.get("required", True):
            raise Refused("missing_field", part["custom_id"])
        return value
    low, high = part.get("min_length") or 0, part.get("max_length") or LONGEST
    if not low <= len(value) <= high:
        raise Refused("bad_field", f"{part['custom_id']} takes {low} to {high} characters")
    return value


def _radio_value(part: Json, given: Any) -> str | None:
    value = given if given is not None else next(iter(_defaults(part)), None)
    if value is None:
        if part.get("required", True):
            raise Refused("missing_field", part["custom_id"])
        return None
    if value not in {option["value"] for option in part["options"]}:
        raise Refused("bad_field", f"{part['custom_id']} has no option {value!r}")
    return str(value)


def _group_values(part: Json, given: Any) -> list[str]:
    values = _defaults(part) if given is None else _listed(part, given)
    options = part.get("options") or []
    required = part.get("required", True)
    if required and not values:
        raise Refused("missing_field", part["custom_id"])
    if not {option["value"] for option in options}.issuperset(values):
        raise Refused("bad_field", f"{part['custom_id']} has no such option in {values!r}")
    low, high = part.get("min_values") or 0, part.get("max_values") or len(options)
    if values and not low <= len(values) <= high:
        raise Refused("bad_field", f"{part['custom_id']} takes {low} to {high} values")
    return values


def _defaults(part: Json) -> list[str]:
    chosen = [option["value"] for option in part.get("options") or [] if option.get("default")]
    return chosen or [default["id"] for default in part.get("default_values") or []]


def _listed(part: Json, given: Any) -> list[str]:
    if not isinstance(given, list):
        raise Refused("bad_field", f"{part['custom_id']} takes a list")
    return [str(value) for value in given]
