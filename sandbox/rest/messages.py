"""Messages of channels."""

from sandbox.errors import (
    CANNOT_DM,
    MISSING_PERMISSIONS,
    NO_MUTUAL_GUILD,
    NOT_THE_AUTHOR,
    THREAD_LOCKED,
    UNKNOWN_MESSAGE,
    ApiError,
)
from sandbox.numbers import SENDABLE_FLAGS, THREADS, ChannelType, Permission
from sandbox.rest.call import Body, Call
from sandbox.rest.channels import visible_channel
from sandbox.snowflakes import created_at
from sandbox.wire import Json, copied
from sandbox.world.messages import new_message, publish, replace, rewrite, take_away, write
from sandbox.world.permissions import require
from sandbox.world.threads import add_member, require_open, wake_thread
from sandbox.world.world import World

NONCE_SECONDS = 180.0
"""For how long a nonce with ``enforce_nonce`` finds the message that was sent with it."""


def create(call: Call) -> Body:
    """A new message of the bot's."""
    world, body = call.world, call.data
    channel = visible_channel(call)
    _require_sendable(call, channel)
    call.check_message(body)
    if sent := _sent_before(world, channel, body):
        return sent
    flags = int(body.get("flags") or 0) & SENDABLE_FLAGS
    message = new_message(world, channel, world.bot, flags, tts=bool(body.get("tts")))
    if reference := body.get("message_reference"):
        _require_known(world, channel, reference)
    write(world, message, body, call.uploads)
    wake_thread(world, channel)
    publish(world, message)
    add_mentioned(world, channel, message)
    return message


def _require_sendable(call: Call, channel: Json) -> None:
    if channel["type"] == ChannelType.DM:
        _require_open_dm(call.world, channel)
        return
    thread = channel["type"] in THREADS
    require(call.world, channel, Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES)
    if thread and channel["thread_metadata"]["locked"] and channel["thread_metadata"]["archived"]:
        raise ApiError(THREAD_LOCKED)
    if call.uploads:
        require(call.world, channel, Permission.ATTACH_FILES)
    if call.data.get("embeds"):
        require(call.world, channel, Permission.EMBED_LINKS)


def _require_open_dm(world: World, channel: Json) -> None:
    person = world.person_of(channel["recipients"][0]["id"])
    if person is None or person.deleted or person.blocks_bot or not person.takes_dms:
        raise ApiError(CANNOT_DM)
    if not (person.is_member and world.has_bot) and len(world.servers) == 1:
        raise ApiError(NO_MUTUAL_GUILD)


def _sent_before(world: World, channel: Json, body: Json) -> Json | None:
    """The message that was lately sent with this nonce, where Discord is asked to look."""
    nonce = body.get("nonce")
    if nonce is None or not body.get("enforce_nonce"):
        return None
    for message_id in reversed(list(world.order[channel["id"]])[-200:]):
        message = world.messages[message_id]
        if created_at(message_id) < world.clock.now() - NONCE_SECONDS:
            return None
        if message.get("nonce") == nonce and message["author"]["id"] == world.bot["id"]:
            return message
    return None


def _require_known(world: World, channel: Json, reference: Json) -> None:
    message_id = str(reference.get("message_id"))
    known = message_id in world.order[channel["id"]] and message_id not in world.readers
    if not known and reference.get("fail_if_not_exists", True):
        raise ApiError(UNKNOWN_MESSAGE)
    if not known:
        reference.clear()


def add_mentioned(world: World, channel: Json, message: Json) -> None:
    """Who is mentioned in a thread is added to it."""
    if channel["type"] in THREADS:
        for user in message["mentions"]:
            if world.member(user["id"], channel["guild_id"]) is not None:
                add_member(world, channel, user["id"])


def listed(call: Call) -> Body:
    """A channel's messages, newest first; with ``before``, ``after``, ``around`` and ``limit``."""
    channel = visible_channel(call, Permission.READ_MESSAGE_HISTORY)
    limit = int(call.query.get("limit", 50))
    ids = [one for one in call.world.order[channel["id"]] if one not in call.world.readers]
    if before := call.query.get("before"):
        ids = [one for one in ids if int(one) < int(before)]
    if after := call.query.get("after"):
        ids = [one for one in ids if int(one) > int(after)][:limit]
    if around := call.query.get("around"):
        before_it = sum(int(one) < int(around) for one in ids)
        ids = ids[max(0, before_it - limit // 2) :][:limit]
    return [call.world.messages[one] for one in reversed(ids[-limit:])]


def _message(call: Call, *wanted: Permission) -> Json:
    channel = visible_channel(call, *wanted)
    return call.world.message(channel["id"], call.path["message_id"])


def get(call: Call) -> Body:
    """One message."""
    return _message(call, Permission.READ_MESSAGE_HISTORY)


def edit(call: Call) -> Body:
    """Edits a message of the bot's. A closed DM can still be edited; nothing new arrives there."""
    message = _message(call)
    if message["author"]["id"] != call.world.bot["id"]:
        raise ApiError(NOT_THE_AUTHOR)
    require_open(call.world.channel(message["channel_id"]))
    call.check_message(call.data, message)
    return apply_edit(call, message, call.data)


def apply_edit(call: Call, message: Json, body: Json) -> Json:
    """Rewrites a message and tells of it; where that fails, the old message stays as it was."""
    changed = copied(message)
    rewrite(call.world, changed, body, call.uploads)
    replace(call.world, message, changed)
    return changed


def delete(call: Call) -> Body:
    """Deletes a message; others' need a permission."""
    message = _message(call)
    if message["author"]["id"] != call.world.bot["id"]:
        if call.world.channel(message["channel_id"])["type"] == ChannelType.DM:
            raise ApiError(MISSING_PERMISSIONS)
        require(call.world, call.world.channel(message["channel_id"]), Permission.MANAGE_MESSAGES)
    take_away(call.world, message)
    return None


def pin(call: Call) -> Body:
    """Pins a message."""
    _set_pinned(call, pinned=True)
    return None


def unpin(call: Call) -> Body:
    """Unpins a message."""
    _set_pinned(call, pinned=False)
    return None


def _set_pinned(call: Call, *, pinned: bool) -> None:
    message = _message(call, Permission.MANAGE_MESSAGES)
    message["pinned"] = pinned
    publish(call.world, message, edited=True)


def react(call: Call) -> Body:
    """Takes a reaction; the sandbox shows none."""
    message = _message(call, Permission.READ_MESSAGE_HISTORY)
    require_open(call.world.channel(message["channel_id"]))
    return None
