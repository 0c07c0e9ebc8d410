"""A tester's hand on the gateway."""

from collections.abc import Awaitable, Callable

import msgspec

from sandbox.gateway.endpoint import INVALID, RECONNECT, send_ready, send_resumed
from sandbox.gateway.session import Session
from sandbox.gateway.starts import Allowance
from sandbox.people.controls import checked
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused, text
from sandbox.wire import Json

ENDING = frozenset({4003, 4004, 4005, 4007, 4009, 4010, 4011, 4012, 4013, 4014})
"""Close codes after which a session cannot be resumed (documentation, "Gateway Close Event Codes")."""


async def move_gateway(desk: Desk, body: Json) -> Json:
    """``POST /api/gateway``."""
    action = text(body, "action")
    if action not in {*GATEWAY, *SETTINGS}:
        raise Refused("bad_request", f"action must be one of {sorted({*GATEWAY, *SETTINGS})}")
    sessions = [one for one in desk.hub.connected() if body.get("shard", one.shard[0]) == one.shard[0]]
    if action in SETTINGS:
        SETTINGS[action](desk, {key: value for key, value in body.items() if key != "action"})
        return {"sessions": len(sessions)}
    for session in sessions:
        for _ in range(_times(body)):
            await GATEWAY[action](desk, session, body)
    return {"sessions": len(sessions)}


def _times(body: Json) -> int:
    times = body.get("times", 1)
    if not isinstance(times, int) or times < 1:
        raise Refused("bad_request", "'times' must be a whole number from 1 on")
    return times


async def _drop(desk: Desk, session: Session, body: Json) -> None:
    code = int(body.get("code", 4000))
    if session.connection is None:
        return
    connection = session.connection
    if code in ENDING:
        desk.hub.end(session)
    if body.get("abrupt"):
        connection.cut()
    else:
        await connection.close(code)


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


async def _resumed(desk: Desk, session: Session, body: Json) -> None:
    del desk, body
    send_resumed(session)


async def _zombie(desk: Desk, session: Session, body: Json) -> None:
    del desk, body
    if session.connection is not None:
        session.connection.dead = True


GATEWAY: dict[str, Callable[[Desk, Session, Json], Awaitable[None]]] = {
    "drop": _drop,
    "reconnect": _reconnect,
    "invalidate": _invalidate,
    "ready": _ready,
    "resumed": _resumed,
    "zombie": _zombie,
}
"""What is done to each session that is meant."""


def _deaf(desk: Desk, body: Json) -> None:
    del body
    desk.hub.deaf = True


def _hear(desk: Desk, body: Json) -> None:
    del body
    desk.hub.deaf = False


def _heartbeat(desk: Desk, body: Json) -> None:
    milliseconds = body.get("ms")
    if not isinstance(milliseconds, int) or milliseconds < 1:
        raise Refused("bad_request", "'ms' must be a whole number from 1 on")
    desk.hub.heartbeat_ms = milliseconds


def _starts(desk: Desk, body: Json) -> None:
    desk.hub.starts.allow(checked(lambda: msgspec.convert(body, Allowance)))


SETTINGS: dict[str, Callable[[Desk, Json], None]] = {
    "deaf": _deaf,
    "hear": _hear,
    "heartbeat": _heartbeat,
    "starts": _starts,
}
"""What holds for the whole gateway."""
