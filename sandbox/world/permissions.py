"""What the bot may do in a channel."""

from sandbox.errors import MISSING_ACCESS, MISSING_PERMISSIONS, OUTAGE, ApiError, Failure
from sandbox.numbers import OF_EVERYBODY, OF_THE_BOT, ChannelType, Permission
from sandbox.wire import Json
from sandbox.world.person import Person
from sandbox.world.world import World

DENIABLE = {
    permission.name.lower(): permission
    for permission in Permission
    if permission is not Permission.ADMINISTRATOR and permission.name is not None
}
"""Permissions by the name under which a tester takes them away."""


def denied_names(world: World, channel: Json) -> list[str]:
    """What the bot may not do in a channel or thread, by the names of `DENIABLE`."""
    has = bot_permissions(world, channel)
    return [name for name, permission in DENIABLE.items() if permission & OF_THE_BOT and not permission & has]


def bot_permissions(world: World, channel: Json) -> Permission:
    """The bot's permissions in a channel; a thread has its channel's."""
    if channel["type"] == ChannelType.DM:
        return OF_THE_BOT
    place = world.channels[channel["parent_id"]] if channel.get("parent_id") else channel
    denied = Permission(0)
    for overwrite in place.get("permission_overwrites", []):
        if overwrite["id"] in {world.bot["id"], channel["guild_id"]}:
            denied |= Permission(int(overwrite["deny"]))
    return OF_THE_BOT & ~denied


def person_permissions(world: World, person: Person) -> Permission:
    """A person's permissions: those of everybody and of their roles; the server's owner has all."""
    if person.id == world.guild["owner_id"]:
        return Permission(sum(Permission))
    has = OF_EVERYBODY
    for role in world.guild["roles"]:
        if role["id"] in world.meta["members"][person.id]["roles"]:
            has |= Permission(int(role["permissions"]))
    return has


def require(world: World, channel: Json, *wanted: Permission) -> None:
    """Raises Discord's 50001 where the bot cannot see the channel, 50013 where it may not do this, 503 in an outage."""
    if channel["type"] != ChannelType.DM:
        require_server(world, channel["guild_id"], MISSING_ACCESS)
    has = bot_permissions(world, channel)
    if not has & Permission.VIEW_CHANNEL:
        raise ApiError(MISSING_ACCESS)
    if any(not has & permission for permission in wanted):
        raise ApiError(MISSING_PERMISSIONS)


def require_server(world: World, guild_id: str, failure: Failure) -> None:
    """Raises `failure` where the bot is not in the server, and a 503 while the server is out of reach."""
    if guild_id != world.guild_id:
        return
    if world.in_outage:
        raise ApiError(OUTAGE)
    if not world.has_bot:
        raise ApiError(failure)


def deny(world: World, channel: Json, denied: Permission) -> None:
    """Replaces what the bot may not do in a channel."""
    overwrite = {"id": world.bot["id"], "type": 1, "allow": "0", "deny": str(int(denied))}
    channel["permission_overwrites"] = [overwrite] if denied else []
    world.keep_channel(channel)
    world.emit("CHANNEL_UPDATE", channel["guild_id"], channel)
