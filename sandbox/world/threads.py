"""Threads: opened, joined, archived."""

from sandbox.errors import THREAD_ARCHIVED, ApiError
from sandbox.numbers import THREADS, ChannelType, MessageFlag, MessageType
from sandbox.wire import Json, iso
from sandbox.world.archiving import archive_due
from sandbox.world.messages import new_message, publish
from sandbox.world.world import World


def open_thread(world: World, parent: Json, body: Json, *, starter: Json | None = None) -> Json:
    """A new thread of the bot's in a channel, on a message where `starter` is given."""
    now = iso(world.clock.now())
    thread: Json = {
        "id": starter["id"] if starter else world.ids.next(),
        "type": int(ChannelType.PUBLIC_THREAD if starter else body.get("type", ChannelType.PRIVATE_THREAD)),
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": world.bot["id"],
        "name": body["name"],
        "last_message_id": None,
        "message_count": 0,
        "member_count": 0,
        "total_message_sent": 0,
        "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": body.get("auto_archive_duration") or 4320,
            "archive_timestamp": now,
            "create_timestamp": now,
            "locked": False,
        },
    }
    if thread["type"] == ChannelType.PRIVATE_THREAD:
        thread["thread_metadata"]["invitable"] = body.get("invitable", True)
    world.keep_channel(thread)
    world.keep_thread_members(thread["id"], {})
    add_member(world, thread, world.bot["id"], announce=False)
    watch_thread(world, thread)
    world.emit(
        "THREAD_CREATE", thread["guild_id"], thread | {"newly_created": True, "member": own_member(world, thread)}
    )
    _announce(world, parent, thread, starter)
    return thread


def _announce(world: World, parent: Json, thread: Json, starter: Json | None) -> None:
    """The line that Discord itself writes into the channel, or the thread's place on its message."""
    if starter is not None:
        starter["flags"] |= MessageFlag.HAS_THREAD
        starter["thread"] = thread
        publish(world, starter, edited=True)
    elif thread["type"] == ChannelType.PUBLIC_THREAD:
        reference = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
        kind = int(MessageType.THREAD_CREATED)
        line = new_message(world, parent, world.bot, 0, type=kind, content=thread["name"], message_reference=reference)
        publish(world, line)


def own_member(world: World, thread: Json) -> Json | None:
    """The bot's own membership of a thread."""
    return world.thread_members.get(thread["id"], {}).get(world.bot["id"])


def add_member(world: World, thread: Json, user_id: str, *, announce: bool = True) -> None:
    """Adds somebody to a thread; nothing happens where they are in it."""
    members = world.thread_members.setdefault(thread["id"], {})
    if user_id in members:
        return
    joined = iso(world.clock.now())
    members[user_id] = {"id": thread["id"], "user_id": user_id, "join_timestamp": joined, "flags": 0}
    _keep_members(world, thread, members)
    if announce:
        whole = members[user_id] | {"member": world.member(user_id, thread["guild_id"]), "presence": None}
        _tell_members(world, thread, added=[whole])


def remove_member(world: World, thread: Json, user_id: str) -> None:
    """Takes somebody out of a thread."""
    members = world.thread_members.get(thread["id"], {})
    if members.pop(user_id, None) is not None:
        _keep_members(world, thread, members)
        _tell_members(world, thread, removed=[user_id])


def _keep_members(world: World, thread: Json, members: dict[str, Json]) -> None:
    thread["member_count"] = min(50, len(members))
    world.keep_thread_members(thread["id"], members)
    world.keep_channel(thread)


def _tell_members(
    world: World, thread: Json, *, added: list[Json] | None = None, removed: list[str] | None = None
) -> None:
    data = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": thread["member_count"]}
    data |= {"added_members": added or [], "removed_member_ids": removed or []}
    world.emit("THREAD_MEMBERS_UPDATE", thread["guild_id"], data)


def change_thread(world: World, thread: Json, body: Json) -> None:
    """Renames, archives, locks. An archived thread can only be brought back: anything else is Discord's 50083."""
    metadata = thread["thread_metadata"]
    stays_archived = metadata["archived"] and body.get("archived", True)
    if stays_archived and set(body) - {"archived", "locked"}:
        raise ApiError(THREAD_ARCHIVED)
    for key in ("name", "rate_limit_per_user"):
        if key in body:
            thread[key] = body[key]
    if "archived" in body and body["archived"] != metadata["archived"]:
        metadata["archive_timestamp"] = iso(world.clock.now())
    for key in ("archived", "locked", "auto_archive_duration", "invitable"):
        if key in body:
            metadata[key] = body[key]
    world.keep_channel(thread)
    watch_thread(world, thread)
    world.emit("THREAD_UPDATE", thread["guild_id"], thread)


def wake_thread(world: World, channel: Json) -> None:
    """A message brings an archived thread back."""
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        change_thread(world, channel, {"archived": False})


def watch_threads(world: World) -> None:
    """Lets the threads of the last run archive themselves, too."""
    for thread in world.threads():
        watch_thread(world, thread)


def watch_thread(world: World, thread: Json) -> None:
    """Lets a thread archive itself when its time has come."""
    timer = world.archiving.pop(thread["id"], None)
    if timer is not None:
        world.clock.cancel(timer)
    if not thread["thread_metadata"]["archived"]:
        world.archiving[thread["id"]] = world.clock.call_at(archive_due(thread), lambda: _archive(world, thread["id"]))


def _archive(world: World, thread_id: str) -> None:
    """What was written meanwhile has moved the time on."""
    thread = world.channels.get(thread_id)
    if thread is None:
        return
    if archive_due(thread) > world.clock.now():
        watch_thread(world, thread)
    else:
        change_thread(world, thread, {"archived": True})


def require_open(channel: Json) -> None:
    """Raises Discord's 50083 for an archived thread: its messages cannot be edited."""
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(THREAD_ARCHIVED)
