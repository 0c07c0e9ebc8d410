"""A tester's levers: faults, the clock, the gateway, permissions, a moderator's hand."""

import re
from collections.abc import Awaitable, Callable

import msgspec

from sandbox.gateway.endpoint import INVALID, RECONNECT, send_ready
from sandbox.gateway.session import Session
from sandbox.numbers import Permission
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused, field, text
from sandbox.wire import Json, iso
from sandbox.world.channels import remove_channel
from sandbox.world.messages import take_away
from sandbox.world.permissions import DENIABLE, deny


def add_fault(desk: Desk, body: Json) -> Json:
    """``POST /api/faults``."""
    try:
        return {"id": desk.rest.faults.add(body).id}
    except (msgspec.ValidationError, re.error) as error:
        raise Refused("bad_request", str(error)) from error


def list_faults(desk: Desk) -> Json:
    """``GET /api/faults``."""
    return {"faults": desk.rest.faults.listed()}


def clear_faults(desk: Desk) -> Json:
    """``DELETE /api/faults``."""
    desk.rest.faults.clear()
    return {"faults": []}


def advance_clock(desk: Desk, body: Json) -> Json:
    """``POST /api/clock``."""
    seconds = body.get("advance")
    if not isinstance(seconds, int | float) or seconds < 0:
        raise Refused("bad_request", "'advance' must be a number of seconds, not negative")
    now = desk.world.clock.advance(seconds)
    desk.world.keep_meta("clock", desk.world.clock.offset)
    return {"now": iso(now)}


async def move_gateway(desk: Desk, body: Json) -> Json:
    """``POST /api/gateway``."""
    action = text(body, "action")
    if action not in GATEWAY:
        raise Refused("bad_request", f"action must be one of {sorted(GATEWAY)}")
    sessions = desk.hub.connected()
    for session in sessions:
        await GATEWAY[action](desk, session, body)
    desk.hub.deaf = {"deaf": True, "hear": False}.get(action, desk.hub.deaf)
    return {"sessions": len(sessions)}


async def _drop(desk: Desk, session: Session, body: Json) -> None:
    del desk
    if session.connection is not None:
        if body.get("abrupt"):
            session.connection.cut()
        else:
            await session.connection.close(int(body.get("code", 4000)))


async def _reconnect(desk: Desk, session: Session, body: Json) -> None:
    del desk, body
    if session.connection is not None:
        session.connection.post_op(RECONNECT)


async def _invalidate(desk: Desk, session: Session, body: Json) -> None:
    resumable = bool(body.get("resumable"))
    if session.connection is not None:
        session.connection.post_op(INVALID, data=resumable)
    if not resumable:
        desk.hub.end(session)


async def _ready(desk: Desk, session: Session, body: Json) -> None:
    del body
    send_ready(desk.world, session)


async def _nothing(desk: Desk, session: Session, body: Json) -> None:
    del desk, session, body


GATEWAY: dict[str, Callable[[Desk, Session, Json], Awaitable[None]]] = {
    "drop": _drop,
    "reconnect": _reconnect,
    "invalidate": _invalidate,
    "ready": _ready,
    "deaf": _nothing,
    "hear": _nothing,
}


def set_permissions(desk: Desk, body: Json) -> Json:
    """``POST /api/permissions``."""
    wanted = text(body, "channel")
    channel = desk.world.channels.get(wanted) or desk.named_channel(wanted)
    if channel is None or "permission_overwrites" not in channel:
        raise Refused("unknown_channel", wanted)
    denied = Permission(0)
    names = field(body, "deny", list)
    for name in names:  # type: ignore[attr-defined]
        if name not in DENIABLE:
            raise Refused("bad_request", f"no permission {name!r}; there are {sorted(DENIABLE)}")
        denied |= DENIABLE[name]
    deny(desk.world, channel, denied)
    return {"channel": channel["id"], "deny": names}


def delete_message(desk: Desk, message_id: str) -> Json:
    """``DELETE /api/messages/ID``."""
    message = desk.world.messages.get(message_id)
    if message is None:
        raise Refused("unknown_message", message_id)
    take_away(desk.world, message)
    return {}


def delete_channel(desk: Desk, channel_id: str) -> Json:
    """``DELETE /api/channels/ID``."""
    channel = desk.world.channels.get(channel_id)
    if channel is None:
        raise Refused("unknown_channel", channel_id)
    remove_channel(desk.world, channel)
    return {}


def requests(desk: Desk, since: int, *, failed: bool) -> Json:
    """``GET /api/requests``."""
    entries = desk.rest.journal.since(since, failed=failed)
    return {"next": desk.rest.journal.next, "requests": [entry.record() for entry in entries]}
