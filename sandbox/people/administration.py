"""What those who run the server do to it and to the bot, and Discord itself."""

from collections.abc import Callable

import msgspec

from sandbox.numbers import LOCALES, OF_EVERYBODY, THREADS, Permission
from sandbox.people.controls import checked
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused, field, text
from sandbox.wire import Json
from sandbox.world import membership, seed
from sandbox.world.channels import remove_channel
from sandbox.world.messages import take_all_away, take_away
from sandbox.world.permissions import DENIABLE, deny
from sandbox.world.roles import drop_role, keep_role
from sandbox.world.threads import change_thread


def change_server(desk: Desk, body: Json) -> Json:
    """``POST /api/server``."""
    action = text(body, "action")
    if action not in ACTIONS:
        raise Refused("bad_request", f"action must be one of {sorted(ACTIONS)}")
    return ACTIONS[action](desk, body) or {}


def _kick(desk: Desk, body: Json) -> None:
    membership.leave(desk.world, desk.person(text(body, "person")))


def _remove_bot(desk: Desk, body: Json) -> None:
    del body
    membership.remove_bot(desk.world)


def _invite_bot(desk: Desk, body: Json) -> None:
    del body
    membership.invite_bot(desk.world)


def _begin_outage(desk: Desk, body: Json) -> None:
    del body
    membership.begin_outage(desk.world)


def _end_outage(desk: Desk, body: Json) -> None:
    del body
    membership.end_outage(desk.world)


def _thread(desk: Desk, body: Json) -> Json:
    """Archives, locks, brings back."""
    thread = _place(desk, body)
    if thread["type"] not in THREADS:
        raise Refused("unknown_channel", text(body, "channel"))
    wished: Json = {key: field(body, key, bool) for key in ("archived", "locked") if key in body}
    change_thread(desk.world, thread, wished)
    return {"channel": thread["id"]} | {key: thread["thread_metadata"][key] for key in ("archived", "locked")}


def _purge(desk: Desk, body: Json) -> Json:
    """Deletes many messages at once; without a list, all."""
    channel = _place(desk, body)
    present = [one for one in desk.world.order[channel["id"]] if one not in desk.world.readers]
    wanted = body.get("messages", present)
    if not isinstance(wanted, list) or not set(wanted) <= set(present):
        raise Refused("unknown_message", str(wanted))
    take_all_away(desk.world, channel, wanted)
    return {"messages": wanted}


def _create_channel(desk: Desk, body: Json) -> Json:
    world = desk.world
    channel = seed.text_channel(world.ids, world.guild_id, text(body, "name"), len(world.guild_channels()))
    world.keep_channel(channel)
    world.emit("CHANNEL_CREATE", world.guild_id, channel)
    return {"channel": channel["id"]}


def _found_server(desk: Desk, body: Json) -> Json:
    """A further server, in which everybody is."""
    shard = checked(lambda: msgspec.convert(body.get("shard", [0, 1]), tuple[int, int]))
    if not 0 <= shard[0] < shard[1]:
        raise Refused("bad_request", "'shard' must be [index, count]")
    channel = text(body, "channel") if "channel" in body else "hall"
    guild = membership.found_server(desk.world, text(body, "name"), channel, shard)
    return {"server": guild["id"], "channel": desk.world.guild_channels(guild["id"])[0]["id"]}


def _language(desk: Desk, body: Json) -> None:
    """The server's own language, in which is written what everybody reads."""
    locale = text(body, "locale")
    if locale not in LOCALES:
        raise Refused("bad_locale", locale)
    desk.world.keep_meta("guild", desk.world.guild | {"preferred_locale": locale})
    desk.world.emit("GUILD_UPDATE", desk.world.guild_id, desk.world.guild)


def _role(desk: Desk, body: Json) -> Json:
    """Gives a role to these people and to nobody else; made with these permissions where there is none of this name."""
    names = field(body, "people", list)
    people = [desk.person(str(name)).name for name in names]  # type: ignore[attr-defined]
    permissions = OF_EVERYBODY | (_named(body, "permissions") if "permissions" in body else 0)
    return {"role": keep_role(desk.world, text(body, "name"), people, permissions)["id"]}


def _drop_role(desk: Desk, body: Json) -> None:
    try:
        drop_role(desk.world, text(body, "name"))
    except LookupError as error:
        raise Refused("bad_request", f"no role {error}") from error


ACTIONS: dict[str, Callable[[Desk, Json], Json | None]] = {
    "kick": _kick,
    "remove_bot": _remove_bot,
    "invite_bot": _invite_bot,
    "begin_outage": _begin_outage,
    "end_outage": _end_outage,
    "thread": _thread,
    "purge": _purge,
    "create_channel": _create_channel,
    "found_server": _found_server,
    "language": _language,
    "role": _role,
    "drop_role": _drop_role,
}


def _place(desk: Desk, body: Json) -> Json:
    """The channel or thread that a request names."""
    wanted = text(body, "channel")
    channel = desk.world.channels.get(wanted) or desk.named_channel(wanted)
    if channel is None:
        raise Refused("unknown_channel", wanted)
    return channel


def set_permissions(desk: Desk, body: Json) -> Json:
    """``POST /api/permissions``. A thread has none of its own, so its channel's are set."""
    channel = _place(desk, body)
    channel = desk.world.channels[channel["parent_id"]] if channel["type"] in THREADS else channel
    if "permission_overwrites" not in channel:
        raise Refused("unknown_channel", text(body, "channel"))
    deny(desk.world, channel, _named(body, "deny"))
    return {"channel": channel["id"], "deny": body["deny"]}


def _named(body: Json, key: str) -> Permission:
    """The permissions that a request names in a list."""
    named = Permission(0)
    for name in field(body, key, list):  # type: ignore[attr-defined]
        if name not in DENIABLE:
            raise Refused("bad_request", f"no permission {name!r}; there are {sorted(DENIABLE)}")
        named |= DENIABLE[name]
    return named


def delete_message(desk: Desk, body: Json) -> Json:
    """``DELETE /api/messages/ID``."""
    message = desk.world.messages.get(text(body, "id"))
    if message is None:
        raise Refused("unknown_message", body["id"])
    take_away(desk.world, message)
    return {}


def delete_channel(desk: Desk, body: Json) -> Json:
    """``DELETE /api/channels/ID``."""
    channel = desk.world.channels.get(text(body, "id"))
    if channel is None:
        raise Refused("unknown_channel", body["id"])
    remove_channel(desk.world, channel)
    return {}
