"""A tester's hand on the gateway."""

from collections.abc import Awaitable, Callable

from sandbox.gateway.endpoint import INVALID, RECONNECT, send_ready
from sandbox.gateway.session import Session
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused, text
from sandbox.wire import Json


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
