"""Everything that exists, in memory and in the store."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from sandbox.changes import Changes
from sandbox.clock import Clock, Timer
from sandbox.errors import UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, ApiError
from sandbox.numbers import THREADS, ChannelType
from sandbox.snowflakes import Snowflakes, created_at
from sandbox.store import Store
from sandbox.wire import Json
from sandbox.world import seed
from sandbox.world.files import Files
from sandbox.world.interaction import Interaction, Waits
from sandbox.world.person import Person

Emit: TypeAlias = Callable[[str, str | None, Json], int]
"""Tells connected clients of an event: its name, the guild's id (None: direct), its data. Returns how many it reached."""


def _emit_to_nobody(event: str, guild_id: str | None, data: Json) -> int:
    del event, guild_id, data
    return 0


class World:
    """The one server and all in it. Wire objects are Discord's; every change to one is followed by a `keep_…`."""

    def __init__(self, store: Store, files: Files) -> None:
        self.store = store
        self.files = files
        self.meta: dict[str, Any] = dict(store.load("meta"))
        self.clock = Clock(self.meta.get("clock", 0.0))
        self.archiving: dict[str, Timer] = {}
        """When threads archive themselves, by their id."""
        self.ids = Snowflakes(self.clock)
        self.changes = Changes()
        self.emit: Emit = _emit_to_nobody
        self.people: dict[str, Person] = {}
        self.channels: dict[str, Json] = {}
        self.thread_members: dict[str, dict[str, Json]] = {}
        self.messages: dict[str, Json] = {}
        self.readers: dict[str, str] = {}
        """Ephemeral messages: their id and the one person who sees them."""
        self.order: dict[str, dict[str, None]] = {}
        """The ids of each channel's messages, oldest first, ephemerals among them."""
        self.commands: dict[str, list[Json]] = {}
        """By guild id; "" are the global ones."""
        self.interactions: dict[str, Interaction] = {}
        """By token."""
        self.waits: dict[str, Waits] = {}
        self.modals: dict[str, Interaction] = {}
        """Open forms: by the id of the interaction that opened them."""
        if "guild" not in self.meta:
            self._begin()
        self._restore()

    # what there is

    @property
    def token(self) -> str:
        """The bot's token."""
        return str(self.meta["token"])

    @property
    def bot(self) -> Json:
        """The bot's user object."""
        bot: Json = self.meta["bot"]
        return bot

    @property
    def app(self) -> Json:
        """The bot's application object."""
        return {**self.meta["app"], "owner": self.people[seed.PEOPLE[0][0]].user, "bot": self.bot}

    @property
    def guild(self) -> Json:
        """The server, without members and channels."""
        guild: Json = self.meta["guild"]
        return guild

    @property
    def guild_id(self) -> str:
        """The server's id."""
        return str(self.guild["id"])

    @property
    def servers(self) -> dict[str, Json]:
        """All servers by id: the first one, in which people and the bot come and go, and further ones, in which they stay."""
        further: dict[str, Json] = self.meta.get("further", {})
        return {self.guild_id: self.guild} | further

    def server(self, guild_id: str) -> Json:
        """A server by its id; raises Discord's 10004."""
        found = self.servers.get(guild_id)
        if found is None:
            raise ApiError(UNKNOWN_GUILD)
        return found

    def reaches_bot(self, guild_id: str) -> bool:
        """Whether the bot hears what happens in a server."""
        return guild_id != self.guild_id or (self.has_bot and not self.in_outage)

    @property
    def has_bot(self) -> bool:
        """Whether the bot is a member of the server."""
        return bool(self.meta.get("bot_is_member", True))

    @property
    def in_outage(self) -> bool:
        """Whether the server is out of reach for everybody."""
        return bool(self.meta.get("outage", False))

    @property
    def gone(self) -> dict[str, Json]:
        """The users of accounts that have ended, by id."""
        gone: dict[str, Json] = self.meta.get("gone", {})
        return gone

    def users(self) -> dict[str, Json]:
        """All users by id: the people, the bot, and accounts that have ended."""
        people = {person.id: person.user for person in self.people.values()}
        return self.gone | people | {self.bot["id"]: self.bot}

    def person_of(self, user_id: str) -> Person | None:
        """The person with this user id."""
        return next((person for person in self.people.values() if person.id == user_id), None)

    def member(self, user_id: str, guild_id: str | None = None) -> Json | None:
        """Discord's member object of somebody who is in the server (or in a further one)."""
        person = self.person_of(user_id)
        if guild_id not in {None, self.guild_id}:
            return self._member_of_further(user_id, str(guild_id))
        if not (self.has_bot if user_id == self.bot["id"] else person is not None and person.is_member):
            return None
        member = {key: value for key, value in self.meta["members"][user_id].items() if key != "user_id"}
        return member | {"user": self.users()[user_id]}

    def _member_of_further(self, user_id: str, guild_id: str) -> Json | None:
        """In a further server are all who have an account, and the bot with its own role."""
        if user_id not in self.users() or user_id in self.gone:
            return None
        roles = [self.server(guild_id)["roles"][-1]["id"]] if user_id == self.bot["id"] else []
        joined = created_at(guild_id)
        member = {key: value for key, value in seed.member(user_id, joined, roles).items() if key != "user_id"}
        return member | {"user": self.users()[user_id]}

    def members(self, guild_id: str | None = None) -> list[Json]:
        """The members of the server (or of a further one)."""
        found = (self.member(user_id, guild_id) for user_id in self.meta["members"])
        return [member for member in found if member is not None]

    def channel(self, channel_id: str) -> Json:
        """A channel, thread or DM; raises Discord's 10003."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise ApiError(UNKNOWN_CHANNEL)
        return channel

    def guild_channels(self, guild_id: str | None = None) -> list[Json]:
        """The server's channels (or those of a further one), without threads."""
        wanted = guild_id or self.guild_id
        text = (channel for channel in self.channels.values() if channel["type"] == ChannelType.TEXT)
        return [channel for channel in text if channel["guild_id"] == wanted]

    def threads(self, guild_id: str | None = None) -> list[Json]:
        """All threads, archived ones too; those of one server where it is named."""
        threads = [channel for channel in self.channels.values() if channel["type"] in THREADS]
        return [thread for thread in threads if guild_id in {None, thread["guild_id"]}]

    def message(self, channel_id: str, message_id: str) -> Json:
        """A message of a channel as its routes know it: ephemerals do not exist for them. Raises Discord's 10008."""
        message = self.messages.get(message_id)
        if message is None or message["channel_id"] != channel_id or message_id in self.readers:
            raise ApiError(UNKNOWN_MESSAGE)
        return message

    # what changes

    def keep_meta(self, key: str, value: object) -> None:
        """Remembers one of the sandbox's own facts."""
        self.meta[key] = value
        self.store.put("meta", key, value)
        self.changes.bump()

    def keep_person(self, person: Person) -> None:
        """Remembers a person."""
        self.people[person.name] = person
        self.store.put("person", person.name, person.record())
        self.changes.bump()

    def keep_channel(self, channel: Json) -> None:
        """Remembers a channel, thread or DM."""
        self.channels[channel["id"]] = channel
        self.order.setdefault(channel["id"], {})
        self.store.put("channel", channel["id"], channel)
        self.changes.bump()

    def drop_channel(self, channel_id: str) -> None:
        """Forgets a channel and its messages."""
        for message_id in list(self.order.pop(channel_id, {})):
            self.drop_message(message_id)
        del self.channels[channel_id]
        self.thread_members.pop(channel_id, None)
        if timer := self.archiving.pop(channel_id, None):
            self.clock.cancel(timer)
        self.store.drop("channel", channel_id)
        self.store.drop("thread_members", channel_id)
        self.changes.bump()

    def keep_thread_members(self, thread_id: str, members: dict[str, Json]) -> None:
        """Remembers who is in a thread."""
        self.thread_members[thread_id] = members
        self.store.put("thread_members", thread_id, members)
        self.changes.bump()

    def keep_message(self, message: Json, reader: str | None = None) -> None:
        """Remembers a message; with `reader`, as one that only this person sees."""
        if reader is not None:
            self.readers[message["id"]] = reader
        self._place(message)
        self.store.put("message", message["id"], [message, self.readers.get(message["id"])])
        self.changes.bump()

    def drop_message(self, message_id: str) -> None:
        """Forgets a message and, after a while, its files."""
        message = self.messages.pop(message_id)
        for attachment in message["attachments"]:
            self.files.forget(attachment["id"])
        self.readers.pop(message_id, None)
        self.order.get(message["channel_id"], {}).pop(message_id, None)
        self.store.drop("message", message_id)
        self.changes.bump()

    def keep_commands(self, guild_id: str, commands: list[Json]) -> None:
        """Remembers the bot's commands of a guild ("": the global ones)."""
        self.commands[guild_id] = commands
        self.store.put("commands", guild_id, commands)
        self.changes.bump()

    def keep_interaction(self, interaction: Interaction) -> None:
        """Remembers an interaction; those whose token is dead are forgotten."""
        self.interactions[interaction.token] = interaction
        self.store.put("interaction", interaction.token, interaction)
        oldest = next(iter(self.interactions.values()))
        if not oldest.token_alive(self.clock.now()) and oldest is not interaction:
            self._drop_interaction(oldest)

    # beginnings

    def _begin(self) -> None:
        """A fresh world."""
        people = [
            Person(name, seed.user(self.ids, name, display), locale=locale) for name, display, locale in seed.PEOPLE
        ]
        bot = seed.user(self.ids, seed.BOT_NAME, seed.BOT_NAME, bot=True)
        guild = seed.guild(self.ids, people[0].id, bot["id"])
        now = self.clock.now()
        for person in people:
            self.keep_person(person)
        members = {person.id: seed.member(person.id, now, roles=[]) for person in people}
        own_role: str = guild["roles"][-1]["id"]
        self.keep_meta("members", {bot["id"]: seed.member(bot["id"], now, roles=[own_role])} | members)
        self.keep_meta("bot", bot)
        self.keep_meta("app", seed.application(self.ids, people[0].user))
        self.keep_meta("emojis", [])
        self.keep_meta("token", seed.token())
        self.keep_meta("guild", guild)
        for position, name in enumerate(seed.CHANNELS):
            self.keep_channel(seed.text_channel(self.ids, guild["id"], name, position))

    def _restore(self) -> None:
        """What the store holds from before."""
        for name, record in self.store.load("person"):
            self.people[name] = Person.restored(name, record)
        self.people = {name: self.people[name] for name, *_ in seed.PEOPLE}
        for channel_id, channel in self.store.load("channel"):
            self.channels[channel_id] = channel
            self.order[channel_id] = {}
        self.thread_members = dict(self.store.load("thread_members"))
        for message_id, (message, reader) in self.store.load("message"):
            if reader is not None:
                self.readers[message_id] = reader
            self._place(message)
        self.commands = dict(self.store.load("commands"))
        self._restore_interactions()
        self.files.sweep(
            {attachment["id"] for message in self.messages.values() for attachment in message["attachments"]}
        )

    def _restore_interactions(self) -> None:
        now = self.clock.now()
        stored = [msgspec.convert(record, Interaction) for _, record in self.store.load("interaction")]
        for interaction in sorted(stored, key=lambda interaction: interaction.created):
            self.interactions[interaction.token] = interaction
            interaction.expired = interaction.expired or interaction.acknowledged is None
            if not interaction.token_alive(now):
                self._drop_interaction(interaction)

    def _place(self, message: Json) -> None:
        self.messages[message["id"]] = message
        self.order.setdefault(message["channel_id"], {})[message["id"]] = None

    def _drop_interaction(self, interaction: Interaction) -> None:
        self.interactions.pop(interaction.token, None)
        self.waits.pop(interaction.id, None)
        self.store.drop("interaction", interaction.token)
