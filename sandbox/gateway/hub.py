"""All gateway sessions, and who hears what."""

from sandbox.gateway.connection import Connection
from sandbox.gateway.deliveries import Deliveries
from sandbox.gateway.session import Session
from sandbox.gateway.starts import Starts
from sandbox.numbers import Intent
from sandbox.wire import Json, encode
from sandbox.world.world import World

HIDDEN = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What a message shows of itself without the message content intent."""


class Hub:
    """Hands the world's events to the sessions that want them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}
        self.deliveries = Deliveries(world.clock)
        self.starts = Starts(world.clock)
        self.heartbeat_ms = 41250
        self.deaf = False
        """Whether heartbeats go unanswered (a fault)."""
        world.emit = self.emit

    def connected(self) -> list[Session]:
        """Sessions with a live connection."""
        return [session for session in self.sessions.values() if session.connection is not None]

    def bot_state(self) -> str:
        """``"ready"`` while somebody is connected, else ``"absent"``."""
        return "ready" if self.connected() else "absent"

    def begin(self, session: Session) -> None:
        """A new session; lost ones of the same shard, or lost long ago, are forgotten."""
        for other in list(self.sessions.values()):
            if other.connection is None and (other.shard == session.shard or other.is_stale()):
                del self.sessions[other.id]
        self.sessions[session.id] = session
        self._world.changes.bump()

    def end(self, session: Session) -> None:
        """Forgets a session: it cannot be resumed."""
        self.sessions.pop(session.id, None)
        self._world.changes.bump()

    def end_at(self, connection: Connection) -> None:
        """Forgets the session of a connection, where it has one."""
        if session := self.sessions.get(connection.session_id or ""):
            self.end(session)

    def emit(self, event: str, guild_id: str | None, data: Json) -> int:
        """Tells all sessions that want it; returns how many that were. Encoded now, so later changes do not show."""
        if guild_id is not None and not self._world.reaches_bot(guild_id):
            return 0
        whole = encode(data)
        told: list[tuple[Session, bytes]] = []
        for session in list(self.sessions.values()):
            if session.is_stale():
                self.end(session)
            elif session.hears(event, guild_id):
                hidden = self._is_hidden_from(session, event, guild_id, data)
                told.append((session, encode(data | HIDDEN) if hidden else whole))
        if told:
            self.deliveries.hand_over(event, lambda: _dispatch(event, told))
        return len(told)

    def _is_hidden_from(self, session: Session, event: str, guild_id: str | None, data: Json) -> bool:
        if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} or guild_id is None:
            return False
        bot = self._world.bot["id"]
        own = data["author"]["id"] == bot or f"<@{bot}>" in data["content"]
        return not own and not session.intents & Intent.MESSAGE_CONTENT


def _dispatch(event: str, told: list[tuple[Session, bytes]]) -> None:
    for session, data in told:
        session.dispatch(event, data)
