"""Messages: written, edited, taken away, as Discord merges them."""

import re
from collections.abc import Iterable

from sandbox.checks.messages import has_something
from sandbox.errors import EMPTY_MESSAGE, ApiError
from sandbox.numbers import MessageFlag, MessageType
from sandbox.wire import Json, iso
from sandbox.world.components import filled_in, text_of
from sandbox.world.media import Upload, attach, resolved_media
from sandbox.world.world import World

USER_MENTION = re.compile(r"<@!?(\d+)>")
EDITABLE_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2


def new_message(world: World, channel: Json, author: Json, flags: int, **extra: object) -> Json:
    """An empty message object; nobody knows of it yet."""
    message: Json = {
        "id": world.ids.next(),
        "channel_id": channel["id"],
        "author": author,
        "content": "",
        "timestamp": iso(world.clock.now()),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": int(MessageType.ORDINARY),
        "flags": int(flags),
        "components": [],
    }
    return message | extra


def write(world: World, message: Json, body: Json, uploads: Iterable[Upload]) -> None:
    """Fills a new message from a request's body; raises Discord's 50006 where nothing is in it."""
    message["content"] = body.get("content") or ""
    message["embeds"] = body.get("embeds") or []
    if body.get("nonce") is not None:
        message["nonce"] = body["nonce"]
    _attach(world, message, body, uploads)
    _place_components(world, message, body)
    if reference := body.get("message_reference"):
        _refer(world, message, reference)
    if not has_something(message):
        raise ApiError(EMPTY_MESSAGE)
    _mention(world, message, body.get("allowed_mentions"))


def rewrite(world: World, message: Json, body: Json, uploads: Iterable[Upload]) -> None:
    """Changes a message by an edit's body: what it does not name stays. IS_COMPONENTS_V2 can come but not go."""
    wished = int(body.get("flags") or 0) & EDITABLE_FLAGS
    message["flags"] = message["flags"] & ~MessageFlag.LOADING | wished
    if "content" in body:
        message["content"] = body["content"] or ""
    if "embeds" in body:
        message["embeds"] = body["embeds"] or []
    _attach(world, message, body, uploads)
    _place_components(world, message, body)
    if not has_something(message):
        raise ApiError(EMPTY_MESSAGE)
    message["edited_timestamp"] = iso(world.clock.now())


def replace(world: World, old: Json, new: Json) -> None:
    """Puts an edited message in the place of the old one and lets go of the files that it no longer has."""
    for gone in {one["id"] for one in old["attachments"]} - {one["id"] for one in new["attachments"]}:
        world.files.forget(gone)
    publish(world, new, edited=True)


def publish(world: World, message: Json, *, reader: str | None = None, edited: bool = False) -> None:
    """Keeps a message and tells clients of it; with `reader`, as an ephemeral one."""
    world.keep_message(message, reader)
    event = "MESSAGE_UPDATE" if edited else "MESSAGE_CREATE"
    if message["id"] in world.readers:
        world.emit(event, None, message)
        return
    channel = world.channel(message["channel_id"])
    if not edited:
        channel["last_message_id"] = message["id"]
        if "message_count" in channel:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
        world.keep_channel(channel)
    guild_id = channel.get("guild_id")
    world.emit(event, guild_id, message | _in_guild(world, message, guild_id))


def take_away(world: World, message: Json) -> None:
    """Deletes a message and tells clients, unless it was ephemeral."""
    ephemeral = message["id"] in world.readers
    world.drop_message(message["id"])
    if not ephemeral:
        guild_id = world.channel(message["channel_id"]).get("guild_id")
        data = {"id": message["id"], "channel_id": message["channel_id"]}
        world.emit("MESSAGE_DELETE", guild_id, data | ({"guild_id": guild_id} if guild_id else {}))


def take_all_away(world: World, channel: Json, message_ids: list[str]) -> None:
    """Deletes many of a channel's messages at once and tells clients in one event."""
    for message_id in message_ids:
        world.drop_message(message_id)
    data = {"ids": message_ids, "channel_id": channel["id"]}
    guild_id = channel.get("guild_id")
    world.emit("MESSAGE_DELETE_BULK", guild_id, data | ({"guild_id": guild_id} if guild_id else {}))


def _in_guild(world: World, message: Json, guild_id: str | None) -> Json:
    if guild_id is None:
        return {}
    member = world.member(message["author"]["id"], guild_id)
    inner = {key: value for key, value in member.items() if key != "user"} if member else None
    return {"guild_id": guild_id} | ({"member": inner} if inner else {})


def _attach(world: World, message: Json, body: Json, uploads: Iterable[Upload]) -> None:
    """The attachments after a request: a list names all that stay, without one the old ones stay; uploads are added."""
    old = {attachment["id"]: attachment for attachment in message["attachments"]}
    new = {upload.index: upload for upload in uploads}
    wishes = body.get("attachments")
    kept = list(old.values()) if wishes is None else []
    for wish in wishes or []:
        key = str(wish["id"])
        if key in new:
            kept.append(attach(world, message["channel_id"], new.pop(key), wish))
        elif key in old:
            described = {"description": wish["description"]} if wish.get("description") else {}
            kept.append(old[key] | described)
    kept += [attach(world, message["channel_id"], upload, {}) for upload in new.values()]
    message["attachments"] = kept


def _place_components(world: World, message: Json, body: Json) -> None:
    if "components" in body:
        message["components"] = filled_in(body["components"] or [], message["attachments"], world.ids)
    for embed in message["embeds"]:
        embed.setdefault("type", "rich")
        for key in ("image", "thumbnail"):
            if embed.get(key, {}).get("url", "").startswith("attachment://"):
                embed[key] = resolved_media(embed[key], message["attachments"], world.ids)


def _refer(world: World, message: Json, reference: Json) -> None:
    message["type"] = int(MessageType.REPLY)
    ids = {key: str(value) for key, value in reference.items() if key.endswith("_id")}
    message["message_reference"] = {"type": 0, "channel_id": message["channel_id"]} | ids
    message["referenced_message"] = world.messages.get(ids["message_id"])


def _mention(world: World, message: Json, allowed: Json | None) -> None:
    """Whom a new message pings. Edits ping nobody."""
    text = f"{message['content']}\n{text_of(message['components'])}"
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
    listed = {str(user_id) for user_id in (allowed or {}).get("users") or []}
    users = world.users()
    for user_id in dict.fromkeys(USER_MENTION.findall(text)):
        if user_id in users and ("users" in parse or user_id in listed):
            message["mentions"].append(users[user_id])
    message["mention_everyone"] = "everyone" in parse and ("@everyone" in text or "@here" in text)
    answered = message.get("referenced_message")
    if (
        answered
        and (allowed or {}).get("replied_user", allowed is None)
        and answered["author"] not in message["mentions"]
    ):
        message["mentions"].append(answered["author"])
