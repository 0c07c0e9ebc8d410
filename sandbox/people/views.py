"""What one person sees, in the shapes of ``docs/sandbox.md`` section 2."""

import itertools
import re
from typing import Any

from sandbox.numbers import THREADS, ChannelType, MessageFlag, MessageType
from sandbox.people.delivery import modal
from sandbox.people.desk import BOT, Desk
from sandbox.wire import Json, iso
from sandbox.world.channels import sees, sees_message
from sandbox.world.components import text_of
from sandbox.world.media import CDN
from sandbox.world.permissions import denied_names
from sandbox.world.person import Person

MOST_MESSAGES = 500
HOSTED = re.compile(re.escape(CDN) + r"/attachments/(?P<file>[^?]*)")


class View:
    """Builds what a person sees; keeps nothing."""

    def __init__(self, desk: Desk, person: Person) -> None:
        self._desk = desk
        self._world = desk.world
        self._me = person

    def state(self, *, limit: int = 50, only: str | None = None) -> Json:
        """The whole of it; with `only`, messages of that channel alone."""
        places: dict[str, list[Json]] = {"channel": [], "thread": [], "dm": []}
        for channel in self._world.channels.values():
            if sees(self._world, self._me, channel):
                shown = self.channel(channel, messages=limit if only in {None, channel["id"]} else 0)
                places[shown["kind"]].append(shown)
        world = self._world
        return {
            "version": world.changes.version,
            "now": iso(world.clock.now()),
            "bot": self._desk.hub.bot_state(),
            "me": self.person(self._me),
            "people": [self.person(person) for person in world.people.values()],
            "app": {"id": world.app["id"], "user": self.user(world.bot)},
            "guild": self._guild(),
            "channels": sorted(places["channel"], key=lambda shown: world.channels[shown["id"]]["position"]),
            "threads": places["thread"],
            "dms": places["dm"],
            "modals": [modal(form) for form in world.modals.values() if form.person == self._me.name],
        }

    def _guild(self) -> Json:
        """The server with its roles, as a menu offers them, and whether the bot is in it and it can be reached."""
        world = self._world
        shown = {key: world.guild[key] for key in ("id", "name", "preferred_locale")}
        roles = [{"id": role["id"], "name": role["name"]} for role in world.guild["roles"]]
        return shown | {"roles": roles, "bot": world.has_bot, "outage": world.in_outage}

    def person(self, person: Person) -> Json:
        """A PERSON_RECORD."""
        shown = {"name": person.name, "id": person.id, "username": person.user["username"]}
        shown |= {"display_name": _display_name(person.user), "locale": person.locale}
        shown |= {"dm": person.takes_dms, "member": person.is_member}
        return shown | {"blocks": person.blocks_bot, "deleted": person.deleted}

    def user(self, user: Json) -> Json:
        """A USER."""
        person = self._world.person_of(user["id"])
        name = person.name if person is not None else BOT if user["bot"] else None
        shown = {"id": user["id"], "name": name, "username": user["username"]}
        return shown | {"display_name": _display_name(user), "bot": bool(user["bot"])}

    def channel(self, channel: Json, *, messages: int) -> Json:
        """A CHANNEL with its newest messages."""
        kind = _kind(channel)
        metadata = channel.get("thread_metadata", {})
        newest = self._newest(channel, max(1, min(messages, MOST_MESSAGES)))
        return {
            "id": channel["id"],
            "kind": kind,
            "guild": channel.get("guild_id"),
            "name": _display_name(self._world.bot) if kind == "dm" else channel["name"],
            "parent": channel.get("parent_id"),
            "private": channel["type"] == ChannelType.PRIVATE_THREAD,
            "archived": bool(metadata.get("archived")),
            "locked": bool(metadata.get("locked")),
            "denied": denied_names(self._world, channel),
            "members": self._thread_members(channel) if kind == "thread" else None,
            "last_message": newest[-1]["id"] if newest else None,
            "messages": [self.message(message) for message in newest] if messages > 0 else [],
        }

    def message(self, message: Json) -> Json:
        """A MESSAGE."""
        flags = MessageFlag(message["flags"])
        reader = self._world.readers.get(message["id"])
        components = self._hosted(message["components"])
        return {
            "id": message["id"],
            "channel": message["channel_id"],
            "type": message["type"],
            "author": self.user(message["author"]),
            "content": message["content"],
            "text": text_of(components) if MessageFlag.COMPONENTS_V2 in flags else message["content"],
            "flags": int(flags),
            "ephemeral": reader is not None,
            "seen_by": "everyone" if reader is None else [reader],
            "thinking": MessageFlag.LOADING in flags,
            "edited": message["edited_timestamp"] is not None,
            "timestamp": message["timestamp"],
            "edited_timestamp": message["edited_timestamp"],
            "components": components,
            "embeds": self._hosted(message["embeds"]),
            "attachments": [self._attachment(attachment) for attachment in message["attachments"]],
            "interaction": self._interaction(message),
            "reply_to": self._reply_to(message),
            "thread": self._thread(message),
            "mentions": [self.user(user) for user in message["mentions"]],
            "pings_me": message["mention_everyone"] or any(user["id"] == self._me.id for user in message["mentions"]),
        }

    def _newest(self, channel: Json, count: int) -> list[Json]:
        """The newest messages that this person sees, oldest first."""
        backwards = (self._world.messages[message_id] for message_id in reversed(self._world.order[channel["id"]]))
        visible = (message for message in backwards if sees_message(self._world, self._me, message))
        return list(itertools.islice(visible, count))[::-1]

    def _thread_members(self, channel: Json) -> list[Json]:
        users = self._world.users()
        return [self.user(users[user_id]) for user_id in self._world.thread_members.get(channel["id"], {})]

    def _attachment(self, attachment: Json) -> Json:
        keys = ("description", "content_type", "size", "width", "height")
        shown = {"id": attachment["id"], "filename": attachment["filename"], "url": self._hosted(attachment["url"])}
        return shown | {key: attachment.get(key) for key in keys}

    def _hosted(self, value: Any) -> Any:
        """The value with every address of the attachments' host turned into one that the page can load."""
        if isinstance(value, str):
            found = HOSTED.match(value)
            return f"{self._desk.base_url}/attachments/{found['file']}" if found else value
        if isinstance(value, list):
            return [self._hosted(part) for part in value]
        if isinstance(value, dict):
            return {key: self._hosted(part) for key, part in value.items()}
        return value

    def _interaction(self, message: Json) -> Json | None:
        metadata = message.get("interaction_metadata")
        if metadata is None:
            return None
        name = message.get("interaction", {}).get("name")
        return {"id": metadata["id"], "type": metadata["type"], "name": name, "user": self.user(metadata["user"])}

    @staticmethod
    def _reply_to(message: Json) -> str | None:
        if message["type"] != MessageType.REPLY:
            return None
        reply_to: str | None = message["message_reference"].get("message_id")
        return reply_to

    @staticmethod
    def _thread(message: Json) -> str | None:
        if message["type"] == MessageType.THREAD_CREATED:
            return str(message["message_reference"]["channel_id"])
        return str(message["thread"]["id"]) if "thread" in message else None


def _kind(channel: Json) -> str:
    if channel["type"] in THREADS:
        return "thread"
    return "dm" if channel["type"] == ChannelType.DM else "channel"


def _display_name(user: Json) -> str:
    return str(user.get("global_name") or user["username"])
