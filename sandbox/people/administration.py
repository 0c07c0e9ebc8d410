"""What those who run the server do to it and to the bot, and Discord itself."""

from sandbox.numbers import Permission
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused, field, text
from sandbox.wire import Json
from sandbox.world.channels import remove_channel
from sandbox.world.messages import take_away
from sandbox.world.permissions import DENIABLE, deny


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
