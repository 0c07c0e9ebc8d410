"""What outlives a connection: a gateway session, which a client may resume."""

import collections
import secrets
import time

from sandbox.gateway.connection import Connection
from sandbox.numbers import Intent

REPLAY = 5000
"""Events that are kept for a resume."""

RESUMABLE_SECONDS = 120.0
"""How long a session without a connection waits for its client."""


class Session:
    """A client's identity on the gateway: its shard, its intents, and the events that it may have missed."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = Intent(intents)
        self.sequence = 0
        self.connection: Connection | None = None
        self.lost_at = 0.0
        self._sent: collections.deque[tuple[int, bytes]] = collections.deque(maxlen=REPLAY)

    def dispatch(self, event: str, data: bytes) -> None:
        """Sends an event, or keeps it for the resume."""
        self.sequence += 1
        frame = b'{"op":0,"s":%d,"t":"%s","d":%s}' % (self.sequence, event.encode(), data)
        self._sent.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.post(frame)

    def replay(self, connection: Connection, seen: int) -> None:
        """Sends what came after `seen` over a new connection."""
        self.connection = connection
        for sequence, frame in self._sent:
            if sequence > seen:
                connection.post(frame)

    def lose(self, connection: Connection) -> None:
        """The connection is gone; the session waits."""
        if self.connection is connection:
            self.connection = None
            self.lost_at = time.monotonic()

    def is_stale(self) -> bool:
        """Whether the client has been away too long."""
        return self.connection is None and time.monotonic() - self.lost_at > RESUMABLE_SECONDS

    def hears(self, event: str, guild_id: str | None) -> bool:
        """Whether an event belongs to this shard and its intents (documentation, "Gateway Intents")."""
        return self.serves(guild_id) and self._needed(event, guild_id) in self.intents

    def serves(self, guild_id: str | None) -> bool:
        """Whether a server is this shard's; what belongs to none is the first one's."""
        index, count = self.shard
        return (0 if guild_id is None else (int(guild_id) >> 22) % count) == index

    @staticmethod
    def _needed(event: str, guild_id: str | None) -> Intent:
        if event.startswith("MESSAGE_"):
            return Intent.GUILD_MESSAGES if guild_id else Intent.DIRECT_MESSAGES
        if event.startswith(("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE", "GUILD_MEMBER_UPDATE")):
            return Intent.GUILD_MEMBERS
        if event.startswith(("GUILD_", "CHANNEL_", "THREAD_")):
            return Intent.GUILDS
        return Intent(0)
