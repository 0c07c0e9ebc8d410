"""Slash commands and context menus, used as Discord's client would let them be used."""

import base64
from typing import Any

from sandbox.errors import ApiError
from sandbox.numbers import CommandType, InteractionType, OptionType
from sandbox.people.delivery import deliver, manner
from sandbox.people.desk import Desk
from sandbox.people.menu import Leaf, commands_in, leaves
from sandbox.people.refusal import Refused, text
from sandbox.wire import Json
from sandbox.world.media import Upload, attach
from sandbox.world.person import Person
from sandbox.world.roles import find_role

USERS = (OptionType.USER, OptionType.MENTIONABLE)


async def command(desk: Desk, person: Person, body: Json) -> Json:
    """A slash command."""
    return await _slash(desk, person, body, focused=None)


async def autocomplete(desk: Desk, person: Person, body: Json) -> Json:
    """What the bot offers for the option that is being typed."""
    return await _slash(desk, person, body, focused=text(body, "focused"))


async def _slash(desk: Desk, person: Person, body: Json, focused: str | None) -> Json:
    channel = desk.channel(person, text(body, "channel"))
    leaf = _find(desk, person, channel, text(body, "name"))
    data = _data(desk, channel, leaf, body.get("options") or {}, focused)
    kind = InteractionType.COMMAND if focused is None else InteractionType.AUTOCOMPLETE
    return await deliver(desk, person, channel, kind, data, manner=manner(body))


def _find(desk: Desk, person: Person, channel: Json, name: str) -> Leaf:
    wanted = name.removeprefix("/")
    for one in commands_in(desk, person, channel):
        if one["type"] == CommandType.CHAT:
            for leaf in leaves(one):
                if leaf.name == wanted:
                    return leaf
    raise Refused("unknown_command", name)


def _data(desk: Desk, channel: Json, leaf: Leaf, given: Json, focused: str | None) -> Json:
    declared = {option["name"]: option for option in leaf.spec.get("options") or []}
    for name in [*given, *([] if focused is None else [focused])]:
        if name not in declared:
            raise Refused("unknown_option", name)
    if focused is not None:  # Discord sends no file with what is still being typed
        given = {name: value for name, value in given.items() if declared[name]["type"] != OptionType.ATTACHMENT}
    missing = [name for name, option in declared.items() if option.get("required") and name not in given]
    if missing and focused is None:
        raise Refused("missing_option", missing[0])
    resolved: Json = {}
    options = [
        _filled(desk, channel, declared[name], value, resolved, focused=name == focused, complete=focused is None)
        for name, value in given.items()
    ]
    if focused is not None and focused not in given:
        options.append({"name": focused, "type": declared[focused]["type"], "value": "", "focused": True})
    for step in reversed(leaf.steps):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: Json = {"id": leaf.command["id"], "name": leaf.command["name"], "type": 1, "options": options}
    if leaf.command.get("guild_id"):
        data["guild_id"] = leaf.command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def _filled(
    desk: Desk, channel: Json, option: Json, value: Any, resolved: Json, *, focused: bool, complete: bool
) -> Json:
    filled = {"name": option["name"], "type": option["type"]}
    if option["type"] == OptionType.ATTACHMENT:
        return filled | {"value": uploaded(desk, channel, option["name"], value, resolved)}
    if not isinstance(value, str | int | float):
        raise Refused("bad_option", f"{option['name']}: {value!r}")
    if focused:
        return filled | {"value": value, "focused": True}
    if option["type"] in USERS:
        return filled | {"value": resolve_user(desk, str(value), resolved, "bad_option")}
    if option["type"] == OptionType.ROLE:
        return filled | {"value": resolve_role(desk, str(value), resolved, "bad_option")}
    if option["type"] == OptionType.CHANNEL:
        return filled | {"value": resolve_channel(desk, str(value), resolved, "bad_option")}
    typed = _typed(option, value)
    if complete:
        _require_fitting(option, typed)
    return filled | {"value": typed}


def resolve_user(desk: Desk, wanted: str, resolved: Json, code: str) -> str:
    """A user's id; the user and member are added to what goes along. Raises `Refused` with `code`."""
    user = desk.user(wanted)
    if user is None:
        raise Refused(code, f"no user {wanted!r}")
    resolved.setdefault("users", {})[user["id"]] = user
    member = desk.world.member(user["id"])
    if member is not None:
        inner = {key: part for key, part in member.items() if key not in {"user", "deaf", "mute"}}
        resolved.setdefault("members", {})[user["id"]] = inner | {"permissions": "0"}
    return str(user["id"])


def resolve_channel(desk: Desk, wanted: str, resolved: Json, code: str) -> str:
    """A channel's id; the channel is added to what goes along. Raises `Refused` with `code`."""
    channel = desk.world.channels.get(wanted) or desk.named_channel(wanted)
    if channel is None:
        raise Refused(code, f"no channel {wanted!r}")
    resolved.setdefault("channels", {})[channel["id"]] = channel | {"permissions": "0"}
    return str(channel["id"])


def resolve_role(desk: Desk, wanted: str, resolved: Json, code: str) -> str:
    """A role's id, by id or name; the role is added to what goes along. Raises `Refused` with `code`."""
    role = find_role(desk.world, wanted)
    if role is None:
        raise Refused(code, f"no role {wanted!r}")
    resolved.setdefault("roles", {})[role["id"]] = role
    return str(role["id"])


def uploaded(desk: Desk, channel: Json, name: str, value: Any, resolved: Json) -> str:
    """An attachment's id; the attachment is added to what goes along. ``value`` is a file's name and its bytes in base64."""
    try:
        upload = Upload(name, str(value["filename"]), base64.b64decode(value["data"], validate=True))
        made = attach(desk.world, channel["id"], upload, {})
    except (TypeError, KeyError, ValueError) as error:
        raise Refused("bad_option", f"{name}: expected a file's name and data") from error
    except ApiError as error:
        raise Refused("bad_option", f"{name}: the file is too large") from error
    resolved.setdefault("attachments", {})[made["id"]] = made | {"ephemeral": True}
    return str(made["id"])


def _typed(option: Json, value: Any) -> Any:
    """The value in the option's type, as Discord's client would have read it."""
    try:
        match option["type"]:
            case OptionType.INTEGER:
                return _whole(value)
            case OptionType.NUMBER:
                return float(value)
            case OptionType.BOOLEAN:
                return _yes_or_no(value)
            case OptionType.STRING if isinstance(value, str):
                return value
    except (TypeError, ValueError) as error:
        raise Refused("bad_option", f"{option['name']}: {value!r}") from error
    raise Refused("bad_option", f"{option['name']}: {value!r}")


def _whole(value: Any) -> int:
    if isinstance(value, bool | float):
        raise TypeError(value)
    return int(value)


def _yes_or_no(value: Any) -> bool:
    if value in {True, "true"}:
        return True
    if value in {False, "false"}:
        return False
    raise ValueError(value)


def _require_fitting(option: Json, value: Any) -> None:
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        raise Refused("bad_option", f"{option['name']}: {value!r} is none of the choices")
    measured, kind = (len(value), "length") if isinstance(value, str) else (value, "value")
    low, high = option.get(f"min_{kind}"), option.get(f"max_{kind}")
    if kind == "length":
        low, high = low or 0, high or 6000
    if (low is not None and measured < low) or (high is not None and measured > high):
        raise Refused("bad_option", f"{option['name']}: {value!r} is out of bounds")


async def context(desk: Desk, person: Person, body: Json) -> Json:
    """A command of the context menu of a user or message."""
    channel, name, target = desk.channel(person, text(body, "channel")), text(body, "name"), text(body, "target")
    found = [
        one for one in commands_in(desk, person, channel) if one["type"] != CommandType.CHAT and one["name"] == name
    ]
    if not found:
        raise Refused("unknown_command", name)
    resolved: Json = {}
    if found[0]["type"] == CommandType.USER:
        target = resolve_user(desk, target, resolved, "unknown_target")
    else:
        resolved["messages"] = {target: desk.message(person, target)}
    data = {"id": found[0]["id"], "name": name, "type": found[0]["type"], "target_id": target, "resolved": resolved}
    return await deliver(desk, person, channel, InteractionType.COMMAND, data, manner=manner(body))
