"""What a client sends on the gateway, and the answers (documentation, "Gateway", version 10)."""

import asyncio
import time

from aiohttp import WSMsgType, web

from sandbox.gateway.connection import Connection
from sandbox.gateway.hub import Hub
from sandbox.gateway.session import Session
from sandbox.numbers import PRIVILEGED, Intent
from sandbox.wire import Json, MalformedJson, decode, encode
from sandbox.world.membership import guild_create
from sandbox.world.world import World

URL = "wss://gateway.discord.gg"
LARGEST_FRAME = 4096
HEARTBEAT, IDENTIFY, RESUME, MEMBERS = 1, 2, 6, 8
RECONNECT, INVALID, HELLO, BEAT_HEARD = 7, 9, 10, 11
HEARD_AFTER = 0.05
"""Seconds until a heartbeat is answered. discord.py notes when it sent one only after it has: an answer before that
is taken for a very late one to the heartbeat before, and logged as such."""


class Gateway:
    """Serves websockets."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection, from HELLO to its end."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=LARGEST_FRAME + 1)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress"))
        if request.query.get("v") not in {"9", "10"}:
            await connection.close(4012, "Invalid API version.")
            return socket
        connection.post_op(HELLO, {"heartbeat_interval": self._hub.heartbeat_ms, "_trace": []})
        tasks = [asyncio.create_task(connection.run()), asyncio.create_task(self._watch(connection))]
        try:
            await self._listen(connection)
        finally:
            for task in tasks:
                task.cancel()
            if session := self._session(connection):
                session.lose(connection)
            self._world.changes.bump()
        return socket

    async def _listen(self, connection: Connection) -> None:
        async for message in connection.socket:
            if message.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                return
            try:
                frame = decode(message.data)
                op, data = frame["op"], frame.get("d")
            except (MalformedJson, KeyError, TypeError, AttributeError):
                await connection.close(4002, "Error while decoding payload.")
                return
            if not connection.dead:
                await self._obey(connection, op, data)

    async def _obey(self, connection: Connection, op: int, data: Json) -> None:
        if op == HEARTBEAT:
            connection.last_beat = time.monotonic()
            if not self._hub.deaf:
                asyncio.get_running_loop().call_later(HEARD_AFTER, connection.post_op, BEAT_HEARD)
        elif op == IDENTIFY:
            await self._identify(connection, data)
        elif op == RESUME:
            await self._resume(connection, data)
        elif connection.session_id is None:
            await connection.close(4003, "Not authenticated.")
        elif op == MEMBERS:
            self._send_members(connection, data)

    async def _watch(self, connection: Connection) -> None:
        """Closes a connection whose client has stopped beating."""
        interval = self._hub.heartbeat_ms / 1000
        while True:
            await asyncio.sleep(interval)
            if not connection.dead and time.monotonic() - connection.last_beat > 2.5 * interval:
                self._hub.end_at(connection)
                await connection.close(4009, "Session timed out.")

    def _session(self, connection: Connection) -> Session | None:
        return self._hub.sessions.get(connection.session_id or "")

    async def _identify(self, connection: Connection, data: Json) -> None:
        refusal = self._refusal(connection, data)
        if refusal is not None:
            await connection.close(*refusal)
            return
        index, count = data.get("shard") or (0, 1)
        if self._hub.starts.is_too_soon(index):
            connection.post_op(INVALID, data=False)
            return
        self._hub.starts.note(index)
        session = Session((index, count), data["intents"])
        session.connection, connection.session_id = connection, session.id
        self._hub.begin(session)
        send_ready(self._world, session)

    def _refusal(self, connection: Connection, data: Json) -> tuple[int, str] | None:
        """Discord's close code and reason, where an IDENTIFY cannot be taken."""
        index, count = data.get("shard") or (0, 1)
        if connection.session_id is not None:
            return 4005, "Already authenticated."
        if str(data.get("token")).removeprefix("Bot ") != self._world.token:
            return 4004, "Authentication failed."
        if not self._hub.starts.left():
            return 4004, "Authentication failed."
        if not 0 <= index < count:
            return 4010, "Invalid shard."
        if not isinstance(data.get("intents"), int):
            return 4013, "Invalid intent(s)."
        if data["intents"] & PRIVILEGED:
            return 4014, "Disallowed intent(s)."
        return None

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self._hub.sessions.get(data["session_id"])
        if session is None or session.is_stale() or str(data["token"]).removeprefix("Bot ") != self._world.token:
            connection.post_op(INVALID, data=False)
        elif data["seq"] > session.sequence:
            await connection.close(4007, "Invalid seq.")
        else:
            connection.session_id = session.id
            session.replay(connection, data["seq"])
            send_resumed(session)
            self._world.changes.bump()

    def _send_members(self, connection: Connection, data: Json) -> None:
        guild_id = str(data.get("guild_id") or self._world.guild_id)
        if guild_id not in self._world.servers:
            return
        wanted = data.get("user_ids") or []
        ids = {str(one) for one in (wanted if isinstance(wanted, list) else [wanted])}
        query = data.get("query") or ""
        found = [
            member
            for member in self._world.members(guild_id)
            if (member["user"]["id"] in ids if ids else member["user"]["username"].startswith(query))
        ]
        known = {member["user"]["id"] for member in found}
        chunk: Json = {"guild_id": guild_id, "members": found, "not_found": sorted(ids - known)}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "nonce": data.get("nonce")}
        if session := self._session(connection):
            session.dispatch("GUILD_MEMBERS_CHUNK", encode(chunk))


def send_resumed(session: Session) -> None:
    """What follows the events that a client had missed."""
    session.dispatch("RESUMED", encode({"_trace": []}))


def send_ready(world: World, session: Session) -> None:
    """READY, and the servers that are this shard's."""
    here = [guild_id for guild_id in world.servers if world.has_bot or guild_id != world.guild_id]
    mine = [guild_id for guild_id in here if session.serves(guild_id)]
    ready: Json = {
        "v": 10,
        "user": world.bot,
        "guilds": [{"id": guild_id, "unavailable": True} for guild_id in mine],
        "session_id": session.id,
        "resume_gateway_url": URL,
        "shard": list(session.shard),
        "application": {"id": world.app["id"], "flags": 0},
        "private_channels": [],
        "relationships": [],
        "user_settings": {},
        "_trace": [],
    }
    session.dispatch("READY", encode(ready))
    for guild_id in mine if session.intents & Intent.GUILDS else []:
        if world.reaches_bot(guild_id):
            session.dispatch("GUILD_CREATE", encode(guild_create(world, guild_id)))
