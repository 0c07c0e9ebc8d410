"""The whole sandbox, put together and served.

``async with serve(data_dir) as sandbox:`` runs it in the present loop. Tests use it so; ``python -m sandbox`` does nothing else.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import aiohttp
from aiohttp import web

from sandbox.attachments import attachment_endpoint
from sandbox.certificate import Certificate, certificate
from sandbox.checks.description import Description
from sandbox.connector import build_connector
from sandbox.gateway.endpoint import Gateway
from sandbox.gateway.hub import Hub
from sandbox.people.acts import act
from sandbox.people.api import UserApi
from sandbox.people.desk import Desk
from sandbox.people.views import View
from sandbox.person import Person
from sandbox.rest.server import LARGEST_REQUEST, PREFIX, RestServer
from sandbox.rest.table import routes
from sandbox.store import Store
from sandbox.wire import Json
from sandbox.world.answers import Flight
from sandbox.world.files import Files
from sandbox.world.threads import watch_threads
from sandbox.world.world import World

HOST = "127.0.0.1"
GOING_AWAY = 1001
PATIENCE = 0.2
"""Seconds that requests under way are given at the end."""

log = logging.getLogger(__name__)


class DirectLine:
    """A person's way to the users' side inside the loop."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def act(self, name: str, verb: str, body: Json) -> Json:
        """A person's act. Raises `Refused`."""
        return await act(self._desk, name, verb, body)

    async def state(self, name: str, after: int, timeout: float) -> Json:  # noqa: ASYNC109 - a long poll's end
        """What a person sees."""
        if after:
            await self._desk.world.changes.after(after, timeout)
        return View(self._desk, self._desk.person(name)).state()

    async def close(self) -> None:
        """Nothing to close."""


@dataclass(frozen=True)
class People:
    """The three, ready to act."""

    aoi: Person
    ren: Person
    sora: Person


@dataclass(frozen=True)
class Sandbox:
    """A running sandbox: its two ports, the bot's token, the people, and the insides for tests."""

    url: str
    tls_port: int
    ca_pem: str
    token: str
    people: People
    desk: Desk

    @property
    def world(self) -> World:
        """Everything that exists."""
        return self.desk.world

    def connector(self, *, limit: int = 50) -> aiohttp.TCPConnector:
        """For ``discord.Client(connector=…)``; to be called inside the running loop."""
        return build_connector(self.tls_port, self.ca_pem, limit=limit)


@contextlib.asynccontextmanager
async def serve(
    data_dir: Path, page_port: int = 0, tls_port: int = 0, description: Description | None = None
) -> AsyncIterator[Sandbox]:
    """Runs a sandbox whose data are in `data_dir`. Port 0 is any free one; the TLS port of the last run is taken again where it is free.

    `description`: what every request's body is checked against too. Raises OSError where a port is taken.
    """
    store = Store(data_dir / "sandbox.sqlite3")
    writing = asyncio.create_task(store.run())
    try:
        world = World(store, Files(data_dir / "sandbox-files"))
        watch_threads(world)
        desk = Desk(world, Hub(world), RestServer(world, description), Flight(world))
        async with _listening(desk, certificate(data_dir / "sandbox-tls"), page_port, tls_port) as sandbox:
            yield sandbox
        world.clock.stop()
    finally:
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writing
        store.close()


@contextlib.asynccontextmanager
async def _listening(desk: Desk, own: Certificate, page_port: int, tls_port: int) -> AsyncIterator[Sandbox]:
    """Opens both ports, and closes what hangs on them at the end."""
    discord, page = web.AppRunner(_discord_app(desk), access_log=None, shutdown_timeout=PATIENCE), None
    try:
        await discord.setup()
        used = await _listen_again(discord, own, tls_port or desk.world.meta.get("tls_port", 0))
        desk.world.keep_meta("tls_port", used)
        connection: Json = {"tls_port": used, "ca_pem": own.authority_pem, "token": desk.world.token}
        page = _page_runner(desk, connection)
        await page.setup()
        site = web.TCPSite(page, HOST, page_port)
        await site.start()
        desk.base_url = f"http://{HOST}:{_port(page)}"
        line = DirectLine(desk)
        people = People(*(Person(desk.base_url, name, line=line) for name in ("aoi", "ren", "sora")))
        yield Sandbox(desk.base_url, used, own.authority_pem, desk.world.token, people, desk)
    finally:
        for session in desk.hub.connected():
            if session.connection is not None:
                await session.connection.close(GOING_AWAY)
        for runner in (page, discord):
            if runner is not None:
                await runner.cleanup()


async def _listen_again(runner: web.AppRunner, own: Certificate, port: int) -> int:
    """Listens on the wished port, else on any free one; returns which."""
    try:
        await web.TCPSite(runner, HOST, port, ssl_context=own.context).start()
    except OSError:
        log.info("port %d is taken; another one will do", port)
        await web.TCPSite(runner, HOST, 0, ssl_context=own.context).start()
    return _port(runner)


def _port(runner: web.AppRunner) -> int:
    return int(runner.addresses[0][1])


def _discord_app(desk: Desk) -> web.Application:
    """Discord's side: gateway, REST and attachments on one port."""
    app = web.Application(client_max_size=LARGEST_REQUEST)
    app.router.add_get("/", Gateway(desk.world, desk.hub).serve)
    app.router.add_get("/attachments/{channel}/{attachment}/{filename}", attachment_endpoint(desk.world.files))
    for route in routes(desk.flight, desk.hub.starts):
        app.router.add_route(route.method, PREFIX + route.template, desk.rest.endpoint(route))
    app.router.add_route("*", "/{rest:.*}", desk.rest.unknown)
    return app


def _page_runner(desk: Desk, connection: Json) -> web.AppRunner:
    """The people's side."""
    app = web.Application(client_max_size=LARGEST_REQUEST)
    UserApi(desk, connection).add_routes(app)
    app.router.add_get("/attachments/{channel}/{attachment}/{filename}", attachment_endpoint(desk.world.files))
    return web.AppRunner(app, access_log=None, shutdown_timeout=PATIENCE, handler_cancellation=True)
