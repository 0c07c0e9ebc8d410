"""Channels and threads."""

from collections.abc import Iterator

from sandbox.checks.findings import Problem, length, one_of
from sandbox.errors import (
    THREAD_EXISTS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    WRONG_CHANNEL_TYPE,
    ApiError,
)
from sandbox.numbers import THREADS, ChannelType, Permission
from sandbox.rest.call import Answer, Body, Call
from sandbox.rest.guilds import thread_list
from sandbox.wire import Json
from sandbox.world.channels import remove_channel
from sandbox.world.permissions import require
from sandbox.world.threads import add_member, change_thread, open_thread, remove_member, require_open

DURATIONS = (60, 1440, 4320, 10080)


def visible_channel(call: Call, *wanted: Permission) -> Json:
    """The channel of the path, where the bot may see it and do this there."""
    channel = call.world.channel(call.path["channel_id"])
    require(call.world, channel, *wanted)
    return channel


def get(call: Call) -> Body:
    """A channel, thread or DM."""
    return visible_channel(call)


def edit(call: Call) -> Body:
    """Changes a thread; a channel's name, topic and slow mode."""
    channel = visible_channel(call)
    if channel["type"] not in THREADS:
        changed: Json = {key: call.data[key] for key in ("name", "topic", "rate_limit_per_user") if key in call.data}
        channel |= changed
        call.world.keep_channel(channel)
        call.world.emit("CHANNEL_UPDATE", channel["guild_id"], channel)
        return channel
    call.refuse_if(_check_thread(call.data, new=False))
    if channel["owner_id"] != call.world.bot["id"] or channel["thread_metadata"]["locked"] or "locked" in call.data:
        require(call.world, channel, Permission.MANAGE_THREADS)
    change_thread(call.world, channel, call.data)
    return channel


def delete(call: Call) -> Body:
    """Deletes a channel or thread."""
    channel = visible_channel(call)
    if channel["type"] in THREADS:
        require(call.world, channel, Permission.MANAGE_THREADS)
    remove_channel(call.world, channel)
    return channel


def typing(call: Call) -> Body:
    """Says that the bot is writing."""
    visible_channel(call, Permission.SEND_MESSAGES)
    return None


def _check_thread(body: Json, *, new: bool) -> Iterator[Problem]:
    if new or "name" in body:
        yield from length("name", body.get("name") or "", 1, 100)
    if body.get("auto_archive_duration") is not None:
        yield from one_of("auto_archive_duration", body["auto_archive_duration"], DURATIONS)
    if new and "type" in body:
        yield from one_of("type", body["type"], (11, 12))


def create_thread(call: Call) -> Body:
    """Opens a thread without a message."""
    parent = visible_channel(call)
    if parent["type"] != ChannelType.TEXT:
        raise ApiError(WRONG_CHANNEL_TYPE)
    call.refuse_if(_check_thread(call.data, new=True))
    private = call.data.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
    require(call.world, parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    return Answer(201, open_thread(call.world, parent, call.data))


def create_thread_on_message(call: Call) -> Body:
    """Opens a thread on a message."""
    parent = visible_channel(call, Permission.CREATE_PUBLIC_THREADS)
    if parent["type"] != ChannelType.TEXT:
        raise ApiError(WRONG_CHANNEL_TYPE)
    starter = call.world.message(parent["id"], call.path["message_id"])
    call.refuse_if(_check_thread(call.data, new=True))
    if "thread" in starter:
        raise ApiError(THREAD_EXISTS)
    return Answer(201, open_thread(call.world, parent, call.data, starter=starter))


def archived_threads(call: Call) -> Body:
    """A channel's archived threads."""
    parent = visible_channel(call)
    kind = ChannelType.PRIVATE_THREAD if call.path["kind"] == "private" else ChannelType.PUBLIC_THREAD
    found = [
        thread
        for thread in call.world.threads()
        if thread["parent_id"] == parent["id"] and thread["type"] == kind and thread["thread_metadata"]["archived"]
    ]
    return thread_list(call.world, found)


def _thread(call: Call) -> Json:
    thread = visible_channel(call)
    if thread["type"] not in THREADS:
        raise ApiError(UNKNOWN_CHANNEL)
    return thread


def _thread_user(call: Call) -> str:
    user_id = call.path["user_id"]
    return str(call.world.bot["id"]) if user_id == "@me" else user_id


def list_thread_members(call: Call) -> Body:
    """Who is in a thread."""
    return list(call.world.thread_members.get(_thread(call)["id"], {}).values())


def get_thread_member(call: Call) -> Body:
    """One member of a thread."""
    found = call.world.thread_members.get(_thread(call)["id"], {}).get(_thread_user(call))
    if found is None:
        raise ApiError(UNKNOWN_MEMBER)
    return found


def add_thread_member(call: Call) -> Body:
    """Adds somebody to a thread."""
    thread, user_id = _thread(call), _thread_user(call)
    require_open(thread)
    if call.world.member(user_id, thread["guild_id"]) is None:
        raise ApiError(UNKNOWN_MEMBER)
    add_member(call.world, thread, user_id)
    return None


def remove_thread_member(call: Call) -> Body:
    """Takes somebody out of a thread."""
    thread = _thread(call)
    require_open(thread)
    remove_member(call.world, thread, _thread_user(call))
    return None
