"""A request's way through the REST side."""

import asyncio
import logging
import math
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.checks.description import Description
from sandbox.checks.findings import InvalidForm, Problem, invalid_form
from sandbox.errors import MALFORMED_JSON, NOT_FOUND, UNAUTHORIZED, ApiError
from sandbox.rest.call import Answer, Call, Route
from sandbox.rest.faults import CUT, Fault, Faults
from sandbox.rest.journal import Entry, Journal
from sandbox.rest.limits import Asked, Limits, Refusal, headers
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
        self.faults = Faults(world.clock)
        self.limits = Limits(world.clock)
        self.journal = Journal()

    def endpoint(self, route: Route) -> Endpoint:
        """What aiohttp calls for a route."""

        async def serve(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(PREFIX)
            entry = self.journal.open(self._world.clock.now(), route.method, route.template, path)
            started = time.perf_counter()
            try:
                return await self._let_in(request, route, entry)
            finally:
                entry.ms = round((time.perf_counter() - started) * 1000, 3)

        return serve

    async def unknown(self, request: web.Request) -> web.StreamResponse:
        """Any route that is not in the table."""
        path = request.path.removeprefix(PREFIX)
        entry = self.journal.open(self._world.clock.now(), request.method, "", path)
        entry.problems.append(Problem("", "UNKNOWN_ROUTE", f"The sandbox has no {request.method} {path}"))
        return self._respond(
            entry, NOT_FOUND.status, ApiError(NOT_FOUND).body(), headers(Asked(request.method, path), None, 0.0)
        )

    async def _let_in(self, request: web.Request, route: Route, entry: Entry) -> web.StreamResponse:
        """Turns away who is banned or has come too often, before any fault strikes."""
        if banned := self.limits.banned_for():
            entry.status, entry.limit = 429, "ban"
            return _banned(banned)
        asked = Asked(route.method, route.template, request.match_info, exempt=not route.auth)
        told, refusal = self.limits.take(asked)
        if refusal is None:
            fault = self.faults.strike(route.method, route.template, entry.path)
            return await self._answer(request, route, entry, fault, told)
        await self._read(request, entry)
        return self._refuse(entry, refusal, told)

    async def _answer(
        self, request: web.Request, route: Route, entry: Entry, fault: Fault | None, told: dict[str, str]
    ) -> web.StreamResponse:
        if fault is not None:
            entry.fault = fault.id
            await asyncio.sleep(fault.delay)
        if fault is None or fault.status is None:
            return await self._carry_out(request, route, entry, told)
        await (self._carry_out(request, route, entry, told) if fault.after else self._read(request, entry))
        if fault.status == CUT:
            return _cut(request, entry)
        if fault.status == 429:
            return self._refuse(entry, Refusal(fault.retry_after, fault.scope, fault.code), told)
        entry.code = fault.code
        return self._respond(entry, int(fault.status), fault.body(), told)

    def _refuse(self, entry: Entry, refusal: Refusal, told: dict[str, str]) -> web.Response:
        entry.code, entry.limit = refusal.code, refusal.scope
        return self._respond(entry, 429, refusal.body(), told | refusal.headers())

    async def _carry_out(self, request: web.Request, route: Route, entry: Entry, told: dict[str, str]) -> web.Response:
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
            return self._respond(entry, error.failure.status, error.body(), told)
        except ConnectionError:  # whoever asked is no more
            return self._respond(entry, 499, {}, told)
        except Exception as error:
            log.exception("sandbox: %s %s", route.method, entry.path)
            entry.problems.append(Problem("", "INTERNAL", repr(error)))
            return self._respond(entry, 500, {"message": "500: Internal Server Error", "code": 0}, told)
        if isinstance(result, Answer):
            return self._respond(entry, result.status, result.body, told)
        return self._respond(entry, 204 if result is None else 200, result, told)

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
        self.limits.note(status, entry.limit)
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


def _banned(seconds: float) -> web.Response:
    """What Discord's front says to an address that has sent too much nonsense: no JSON, no ``Via``."""
    return web.Response(status=429, text="error code: 1015", headers={"Retry-After": str(math.ceil(seconds))})


def _cut(request: web.Request, entry: Entry) -> web.StreamResponse:
    entry.status = 0
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
