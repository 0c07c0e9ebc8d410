"""A request's way through the REST side."""

import asyncio
import logging
import re
import time
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.checks.description import Description
from sandbox.checks.findings import InvalidForm, Problem, invalid_form
from sandbox.errors import MALFORMED_JSON, NOT_FOUND, UNAUTHORIZED, ApiError
from sandbox.rest.call import Answer, Call, Route
from sandbox.rest.faults import CUT, Fault, Faults
from sandbox.rest.journal import Entry, Journal
from sandbox.wire import MalformedJson, decode, encode
from sandbox.world.media import Upload
from sandbox.world.world import World

PREFIX = "/api/v10"
LARGEST_REQUEST = 64 * 1024 * 1024
FILE_FIELD = re.compile(r"files\[(\d+)\]")
log = logging.getLogger(__name__)

Endpoint = Callable[[web.Request], Awaitable[web.StreamResponse]]


class RestServer:
    """Serves the routes of a table and keeps the journal."""

    def __init__(self, world: World, description: Description | None) -> None:
        self._world = world
        self._description = description
        self.faults = Faults()
        self.journal = Journal()

    def endpoint(self, route: Route) -> Endpoint:
        """What aiohttp calls for a route."""

        async def serve(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(PREFIX)
            entry = self.journal.open(self._world.clock.now(), route.method, route.template, path)
            started = time.perf_counter()
            fault = self.faults.strike(route.method, route.template, path)
            try:
                return await self._answer(request, route, entry, fault)
            finally:
                entry.ms = round((time.perf_counter() - started) * 1000, 3)

        return serve

    async def unknown(self, request: web.Request) -> web.StreamResponse:
        """Any route that is not in the table."""
        path = request.path.removeprefix(PREFIX)
        entry = self.journal.open(self._world.clock.now(), request.method, "", path)
        entry.problems.append(Problem("", "UNKNOWN_ROUTE", f"The sandbox has no {request.method} {path}"))
        return self._respond(entry, NOT_FOUND.status, ApiError(NOT_FOUND).body(), _headers(path))

    async def _answer(
        self, request: web.Request, route: Route, entry: Entry, fault: Fault | None
    ) -> web.StreamResponse:
        if fault is not None:
            entry.fault = fault.id
            await asyncio.sleep(fault.delay)
        if fault is None or fault.status is None:
            return await self._carry_out(request, route, entry)
        await (self._carry_out(request, route, entry) if fault.after else self._read(request, entry))
        if fault.status == CUT:
            return _cut(request, entry)
        entry.code = fault.code
        return self._respond(entry, int(fault.status), fault.body(), _headers(route.template) | fault.headers())

    async def _carry_out(self, request: web.Request, route: Route, entry: Entry) -> web.Response:
        headers = _headers(route.template)
        try:
            self._authorize(request, route)
            body, uploads = await self._read(request, entry)
            call = Call(self._world, request.match_info, request.query, body, uploads)
            self._check(route, call)
            result = route.handler(call)
            entry.problems += call.warnings
        except ApiError as error:
            entry.problems += error.problems if isinstance(error, InvalidForm) else []
            entry.code = error.failure.code
            return self._respond(entry, error.failure.status, error.body(), headers)
        except ConnectionError:  # whoever asked is no more
            return self._respond(entry, 499, {}, headers)
        except Exception as error:
            log.exception("sandbox: %s %s", route.method, entry.path)
            entry.problems.append(Problem("", "INTERNAL", repr(error)))
            return self._respond(entry, 500, {"message": "500: Internal Server Error", "code": 0}, headers)
        if isinstance(result, Answer):
            return self._respond(entry, result.status, result.body, headers)
        return self._respond(entry, 204 if result is None else 200, result, headers)

    def _authorize(self, request: web.Request, route: Route) -> None:
        if route.auth and request.headers.get("Authorization") != f"Bot {self._world.token}":
            raise ApiError(UNAUTHORIZED)

    def _check(self, route: Route, call: Call) -> None:
        """Against Discord's own description, where there is one."""
        if self._description is None:
            return
        problems = self._description.problems(route.method, route.template, call.body)
        if problems:
            raise invalid_form(problems)

    async def _read(self, request: web.Request, entry: Entry) -> tuple[Any, list[Upload]]:
        body: Any = None
        uploads: list[Upload] = []
        try:
            if request.content_type == "application/json" and request.can_read_body:
                body = decode(await request.read())
            elif request.content_type.startswith("multipart/"):
                body, uploads = await _read_parts(request)
        except MalformedJson as error:
            raise ApiError(MALFORMED_JSON) from error
        entry.body = body
        entry.files = [{"index": one.index, "filename": one.filename, "size": len(one.data)} for one in uploads]
        return body, uploads

    def _respond(self, entry: Entry, status: int, body: object, headers: dict[str, str]) -> web.Response:
        entry.status = status
        if status == 204:
            return web.Response(status=status, headers=headers)
        # Exactly this content type: discord.py takes "application/json; charset=utf-8" for text.
        return web.Response(status=status, body=encode(body), headers=headers | {"Content-Type": "application/json"})


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise invalid_form([Problem("", "UNKNOWN_PART", "A multipart body within a multipart body.")])
        name, data = part.name or "", bytes(await part.read())
        if name == "payload_json":
            body = decode(data)
        elif found := FILE_FIELD.fullmatch(name):
            uploads.append(Upload(found[1], part.filename or "file", data))
        else:
            raise invalid_form([Problem(name, "UNKNOWN_PART", "Only payload_json and files[n] are known.")])
    return body, uploads


def _headers(template: str) -> dict[str, str]:
    """What goes with every answer. Without ``Via``, discord.py takes a 429 for a ban; the bucket is a generous one."""
    return {
        "Via": "1.1 sandbox",
        "X-RateLimit-Limit": "100",
        "X-RateLimit-Remaining": "99",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": f"{zlib.crc32(template.encode()):08x}",
    }


def _cut(request: web.Request, entry: Entry) -> web.StreamResponse:
    entry.status = 0
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
