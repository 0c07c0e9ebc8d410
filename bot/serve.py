"""One life of the bot: open, connect, serve, and on SIGTERM or SIGINT leave in order, within seconds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal

import aiohttp
import discord

from bot.client import TefudaClient
from bot.connect import access
from bot.fault import HostFault, Unreachable
from bot.health import EVERY, Pulse
from bot.runtime import Runtime
from bot.settings import Settings

log = logging.getLogger(__name__)

FLUSH_SECONDS = 3.0
"""For showing what is still to be shown."""
LEAVING_SECONDS = 6.5
"""For all of the way out; a container is killed after ten."""


async def serve(settings: Settings) -> None:
    """Serve until told to stop. Raises `HostFault`."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    runtime = await Runtime.open(settings)
    try:
        await _serve(runtime, stopped)
    finally:
        await runtime.close()
    log.info("stopped; everything is on disk")


async def _serve(runtime: Runtime, stopped: asyncio.Event) -> None:
    found = await access(runtime.settings)
    client = TefudaClient(runtime, connector=found.connector)
    pulse = Pulse(runtime, lambda: client.is_ready() and client.ws.open)
    await runtime.start_jobs()
    runtime.tasks.every(EVERY, pulse.beat, "health")
    connection = asyncio.create_task(client.start(found.token.reveal()), name="connection")
    told = asyncio.create_task(stopped.wait(), name="stop")
    try:
        await asyncio.wait({connection, told}, return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            _explain(connection)
    finally:
        told.cancel()
        await _leave(client, connection)
        pulse.stop()


def _explain(connection: asyncio.Task[None]) -> None:
    """Raise for a connection that ended by itself."""
    try:
        connection.result()
    except discord.LoginFailure:
        raise HostFault("DISCORD_TOKEN: Discord refuses this token; copy it anew from the developer portal") from None
    except discord.PrivilegedIntentsRequired:
        raise HostFault(
            "Discord refuses the intents; the bot needs none that is privileged, so look at its settings"
        ) from None
    except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
        raise Unreachable(f"Discord cannot be reached: {error}") from None
    raise Unreachable("Discord has closed the connection for good")


async def _leave(client: TefudaClient, connection: asyncio.Task[None]) -> None:
    """Take nothing new, show what is to be shown, close. What is not shown in time is shown after the next start."""
    client.stop_intake()
    try:
        async with asyncio.timeout(LEAVING_SECONDS):
            if client.is_ready():
                await client.flush(FLUSH_SECONDS)
            await client.close()
    except Exception:
        log.exception("on the way out")
    connection.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await connection
