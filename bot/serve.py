"""One life of the bot: open, connect, serve, and on SIGTERM or SIGINT leave in order, within seconds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal

import aiohttp
import discord

from bot.client import TefudaClient
from bot.connect import access
from bot.drawing.fonts import check_fonts
from bot.drawing.look import load_look
from bot.fault import HostFault, Unreachable
from bot.health import EVERY, Pulse
from bot.runtime import Runtime
from bot.settings import Settings
from engine.games import games, table
from engine.sources import Faulty

log = logging.getLogger(__name__)

FLUSH_SECONDS = 3.5
"""For what is acknowledged to be applied, and then for what is to be shown."""
LAST_SECONDS = 0.5
"""For what hangs, after everything else."""
LEAVING_SECONDS = 5.5
"""For all of the way out; a container is killed after ten."""


async def serve(settings: Settings) -> None:
    """Serve until told to stop. Raises `HostFault`."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    refuse_faulty_data()
    runtime = await Runtime.open(settings)
    try:
        await _serve(runtime, stopped)
    finally:
        await runtime.close()
    log.info("stopped; everything is on disk")
    await _gone()


async def _gone() -> None:
    """Nothing is left to be done. A task that hangs in a call to a database that another program holds keeps no process alive."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    if others and (await asyncio.wait(others, timeout=LAST_SECONDS))[1]:
        logging.shutdown()
        os._exit(0)


def refuse_faulty_data() -> None:
    """Read cards, decks, looks and fonts, so that their faults are lines for the host now, not errors in matches. Raises `HostFault`."""
    faults: list[str] = []
    for slug in games():
        for read in (table, load_look):
            try:
                read(slug)
            except Faulty as faulty:
                faults += [f"{slug}: {fault}" for fault in faulty.faults]
    try:
        check_fonts()
    except OSError as error:
        faults.append(f"{error.filename or error}: this font is missing or cannot be read")
    if faults:
        raise HostFault(*faults)


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
            if client.is_ready() or client.doors.under_way:  # presses come before we have heard of every server
                await client.flush(FLUSH_SECONDS)
            await client.runtime.tasks.close()  # nobody sends through a connection that is being closed
            await client.close()
    except Exception:
        log.exception("on the way out")
    connection.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await connection
