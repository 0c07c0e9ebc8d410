"""Direct messages, and who sees what."""

from sandbox.numbers import ChannelType
from sandbox.wire import Json
from sandbox.world.person import Person
from sandbox.world.world import World


def find_dm(world: World, person: Person) -> Json | None:
    """A person's DM with the bot, if one was opened."""
    for channel in world.channels.values():
        if channel["type"] == ChannelType.DM and channel["recipients"][0]["id"] == person.id:
            return channel
    return None


def open_dm(world: World, person: Person) -> Json:
    """A person's DM with the bot. Opening always works; it is sending that a person may have forbidden."""
    channel = find_dm(world, person)
    if channel is None:
        channel = {
            "id": world.ids.next(),
            "type": int(ChannelType.DM),
            "last_message_id": None,
            "flags": 0,
            "recipients": [person.user],
        }
        world.keep_channel(channel)
    return channel


def sees(world: World, person: Person, channel: Json) -> bool:
    """Whether a person sees a channel, thread or DM."""
    if person.deleted:
        return False
    if channel["type"] == ChannelType.DM:
        return bool(channel["recipients"][0]["id"] == person.id)
    if channel["guild_id"] == world.guild_id and (not person.is_member or world.in_outage):
        return False
    if channel["type"] == ChannelType.PRIVATE_THREAD:
        return person.id in world.thread_members.get(channel["id"], {})
    return True


def sees_message(world: World, person: Person, message: Json) -> bool:
    """Whether a person sees a message."""
    reader = world.readers.get(message["id"])
    return reader in {None, person.name} and sees(world, person, world.channels[message["channel_id"]])


def remove_channel(world: World, channel: Json) -> None:
    """Deletes a channel or thread and tells clients; a channel takes its threads with it."""
    for thread in world.threads():
        if thread["parent_id"] == channel["id"]:
            remove_channel(world, thread)
    world.drop_channel(channel["id"])
    if channel["type"] == ChannelType.TEXT:
        world.emit("CHANNEL_DELETE", channel["guild_id"], channel)
    elif channel["type"] != ChannelType.DM:
        keys = ("id", "guild_id", "parent_id", "type")
        world.emit("THREAD_DELETE", channel["guild_id"], {key: channel[key] for key in keys})
