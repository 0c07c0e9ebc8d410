"""The users' side over HTTP, and the page."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from aiohttp import web

from sandbox.people.acts import act
from sandbox.people.desk import Desk
from sandbox.people.levers import LEVERS, Lever
from sandbox.people.menu import menu
from sandbox.people.refusal import Refused
from sandbox.people.views import View
from sandbox.wire import Json, MalformedJson, decode, encode

PAGE = Path(__file__).resolve().parent.parent / "page"
DATA = PAGE.parent.parent / "data"
BROUGHT = {
    "words.ja.json": DATA / "sandbox" / "words.ja.json",
    "words.en-US.json": DATA / "sandbox" / "words.en-US.json",
    "letters.otf": DATA / "fonts" / "NotoSansCJKjp-Bold.otf",
}
"""What the page loads from the room of printed things: its words, and letters for a machine that has none for Japanese."""
MERGED = 0.01
"""Seconds within which changes become one event."""

KEEP_ALIVE = 15.0
LONG_POLL = 25.0

Endpoint = Callable[[web.Request], Awaitable[web.StreamResponse]]
Question = Callable[[web.Request], Awaitable[Json]]


class UserApi:
    """Routes of the page's port. `connection` is what ``GET /api/connect`` tells."""

    def __init__(self, desk: Desk, connection: Json) -> None:
        self._desk = desk
        self._connection = connection

    def add_routes(self, app: web.Application) -> None:
        """Adds all routes."""
        router = app.router
        for path, question in (
            ("/api/health", self._health),
            ("/api/connect", self._connect),
            ("/api/state", self._state),
            ("/api/commands", self._commands),
        ):
            router.add_get(path, _answered(question))
        router.add_get("/api/events", self._events)
        router.add_post("/api/people/{person}/{verb}", _answered(self._act))
        for (method, path), lever in LEVERS.items():
            router.add_route(method, path, _answered(self._pulled(lever)))
        router.add_get("/", _page)
        router.add_get("/{file:.+[.][a-z0-9]+}", _page)

    def _at(self, request: web.Request) -> Desk:
        """The desk, for somebody who reached the page under this address."""
        return replace(self._desk, base_url=f"{request.scheme}://{request.host}")

    async def _health(self, request: web.Request) -> Json:
        del request
        return {"bot": self._desk.hub.bot_state()}

    async def _connect(self, request: web.Request) -> Json:
        del request
        return self._connection

    async def _state(self, request: web.Request) -> Json:
        person = self._desk.person(request.query.get("as", ""))
        if "after" in request.query:
            timeout = _number(request, "timeout", LONG_POLL)
            await self._desk.world.changes.after(int(_number(request, "after", 0)), timeout)
        limit = max(0, int(_number(request, "limit", 50)))
        return View(self._at(request), person).state(limit=limit, only=request.query.get("channel"))

    async def _commands(self, request: web.Request) -> Json:
        person = self._desk.person(request.query.get("as", ""))
        wanted = request.query.get("channel")
        return menu(self._desk, person, self._desk.channel(person, wanted) if wanted else None)

    async def _events(self, request: web.Request) -> web.StreamResponse:
        if request.query.get("as") not in self._desk.world.people:
            return _json(Refused("unknown_person", request.query.get("as", "")).body(), status=404)
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"})
        await response.prepare(request)
        with contextlib.suppress(ConnectionError):
            await self._stream(response)
        return response

    async def _stream(self, response: web.StreamResponse) -> None:
        changes, told = self._desk.world.changes, 0
        while True:
            if changes.version > told:
                told = changes.version
                await response.write(b'event: state\ndata: {"version": %d}\n\n' % told)
            else:
                await response.write(b": still here\n\n")
            await changes.after(told, KEEP_ALIVE)
            await asyncio.sleep(MERGED)

    async def _act(self, request: web.Request) -> Json:
        body = await _body(request)
        return await act(self._at(request), request.match_info["person"], request.match_info["verb"], body)

    def _pulled(self, lever: Lever) -> Question:
        """A lever as a question."""

        async def pull(request: web.Request) -> Json:
            told = lever(self._desk, {**request.query, **await _body(request), **request.match_info})
            return await told if isinstance(told, Awaitable) else told

        return pull


def _answered(question: Question) -> Endpoint:
    """A question as an endpoint: its JSON, or the code with which it is refused."""

    async def endpoint(request: web.Request) -> web.StreamResponse:
        try:
            return _json(await question(request))
        except Refused as refused:
            return _json(refused.body(), status=refused.status)

    return endpoint


def _json(body: Json, status: int = 200) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    return web.Response(
        body=encode(body), status=status, content_type="application/json", charset="utf-8", headers=headers
    )


async def _body(request: web.Request) -> Json:
    data = await request.read()
    try:
        body = decode(data) if data else {}
    except MalformedJson as error:
        raise Refused("bad_request", str(error)) from error
    if not isinstance(body, dict):
        raise Refused("bad_request", "the body must be a JSON object")
    return body


def _number(request: web.Request, key: str, default: float) -> float:
    try:
        return float(request.query.get(key, default))
    except ValueError as error:
        raise Refused("bad_request", f"{key} must be a number") from error


async def _page(request: web.Request) -> web.StreamResponse:
    """The page's files; read anew each time, so that a page is changed without a restart."""
    name = request.match_info.get("file", "index.html")
    if name in BROUGHT:
        return web.FileResponse(BROUGHT[name], headers={"Cache-Control": "no-cache"})
    path = (PAGE / name).resolve()
    if not path.is_relative_to(PAGE) or not path.is_file() or path.name.startswith("."):
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": "no-cache"})
