"""The users' side in Python: one object for each person, over HTTP from another process or from the same loop.

``Person("http://127.0.0.1:8090", "aoi")`` serves tests in processes of their own; inside one loop, ``serve()`` in
``service.py`` hands out the same thing without HTTP between.
"""

import base64
import time
from collections.abc import Callable
from typing import Any, Protocol, Self

import aiohttp

from sandbox.people.refusal import Refused
from sandbox.wire import Json, decode, encode

PATIENCE = 60.0
"""Seconds for which somebody looks for what they expect, unless they say otherwise: a machine may have much else to do."""


class Line(Protocol):
    """A way to the users' side."""

    async def act(self, name: str, verb: str, body: Json) -> Json:
        """Does what ``POST /api/people/NAME/VERB`` does. Raises `Refused`."""

    async def state(self, name: str, after: int, timeout: float) -> Json:  # noqa: ASYNC109 - passed on as it is
        """Does what ``GET /api/state`` does; with `after` > 0, waits for a change."""

    async def close(self) -> None:
        """Lets go of the line."""


class HttpLine:
    """Over HTTP, to a sandbox in any process."""

    def __init__(self, base_url: str) -> None:
        self._base = base_url.rstrip("/")
        self._session: aiohttp.ClientSession | None = None

    async def act(self, name: str, verb: str, body: Json) -> Json:
        """A person's act."""
        return await self.ask("POST", f"/api/people/{name}/{verb}", body)

    async def state(self, name: str, after: int, timeout: float) -> Json:  # noqa: ASYNC109
        """What a person sees."""
        poll = f"&after={after}&timeout={timeout}" if after else ""
        return await self.ask("GET", f"/api/state?as={name}{poll}")

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Any request of the users' side. Raises `Refused`."""
        if self._session is None:
            self._session = aiohttp.ClientSession()
        data = encode(body) if body is not None else None
        headers = {"Content-Type": "application/json"}
        async with self._session.request(method, self._base + path, data=data, headers=headers) as answer:
            told: Json = decode(await answer.read())
        if answer.status >= 400:
            raise Refused(told["error"], told["detail"])
        return told

    async def close(self) -> None:
        """Closes the connection."""
        if self._session is not None:
            await self._session.close()


class Person:
    """One of the sandbox's people. Every act returns its answer as ``docs/sandbox.md`` shows it, or raises `Refused`."""

    def __init__(self, base_url: str, name: str, *, line: Line | None = None) -> None:
        self.name = name
        self._line = line or HttpLine(base_url)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Lets go of the connection."""
        await self._line.close()

    async def act(self, verb: str, **body: Any) -> Json:
        """Any act by its word."""
        return await self._line.act(self.name, verb, body)

    async def command(self, channel: str, name: str, /, *, wait: str = "acknowledged", **options: Any) -> Json:
        """A slash command: ``await aoi.command("table", "duel list")``."""
        return await self.act("command", channel=channel, name=name, options=options, wait=wait)

    async def send_file(
        self, channel: str, name: str, option: str, filename: str, data: bytes, /, **options: Any
    ) -> Json:
        """A slash command with a file: ``await aoi.send_file("table", "cardset add", "file", "set.yaml", data)``."""
        file = {"filename": filename, "data": base64.b64encode(data).decode()}
        given = {**options, option: file}
        return await self.act("command", channel=channel, name=name, options=given, wait="acknowledged")

    async def autocomplete(self, channel: str, name: str, focused: str, /, **options: Any) -> list[Json]:
        """The choices that are offered for an option."""
        answer = await self.act("autocomplete", channel=channel, name=name, focused=focused, options=options)
        return answer["choices"] or []

    async def context(self, channel: str, name: str, target: str, **more: Any) -> Json:
        """A command of a context menu."""
        return await self.act("context", channel=channel, name=name, target=target, **more)

    async def press(self, message: str | Json, custom_id: str, **more: Any) -> Json:
        """A button; the message by id or as the state shows it."""
        return await self.act("press", message=_id(message), custom_id=custom_id, **more)

    async def press_label(self, message: Json, label: str, **more: Any) -> Json:
        """The first button with this label. Raises LookupError."""
        return await self.press(message, button(message, label)["custom_id"], **more)

    async def select(self, message: str | Json, custom_id: str, values: list[str], **more: Any) -> Json:
        """A menu."""
        return await self.act("select", message=_id(message), custom_id=custom_id, values=values, **more)

    async def submit(self, modal: str | Json, values: Json, **more: Any) -> Json:
        """A form; by id or as the answer that opened it shows it."""
        return await self.act("submit", modal=_id(modal), values=values, **more)

    async def say(self, channel: str, content: str) -> Json:
        """An ordinary message."""
        return await self.act("say", channel=channel, content=content)

    async def settings(self, **changes: Any) -> Json:
        """``dm``, ``locale``, ``display_name``."""
        return await self.act("settings", **changes)

    async def leave(self) -> Json:
        """Leaves the server."""
        return await self.act("leave")

    async def join(self) -> Json:
        """Comes back."""
        return await self.act("join")

    async def state(self) -> Json:
        """What this person sees now."""
        return await self._line.state(self.name, 0, 0)

    async def messages(self, channel: str) -> list[Json]:
        """The messages of a place, by id, name or "dm", oldest first; none where it is not seen."""
        return messages_of(await self.state(), channel)

    async def wait_for(self, wanted: Callable[[Json], Any], timeout: float = PATIENCE) -> Any:  # noqa: ASYNC109
        """The first true value of `wanted(state)`. Raises TimeoutError."""
        deadline = time.monotonic() + timeout
        state = await self.state()
        while not (found := wanted(state)):
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"{self.name} has waited {timeout} s in vain")
            state = await self._line.state(self.name, state["version"], left)
        return found

    async def wait_for_message(
        self,
        channel: str,
        wanted: Callable[[Json], Any] = bool,
        timeout: float = PATIENCE,  # noqa: ASYNC109
    ) -> Json:
        """The newest message of a place for which `wanted` is true. Raises TimeoutError."""

        def newest(state: Json) -> Json | None:
            return next((message for message in reversed(messages_of(state, channel)) if wanted(message)), None)

        found: Json = await self.wait_for(newest, timeout)
        return found


def messages_of(state: Json, channel: str) -> list[Json]:
    """The messages of a place in a state, by id, name or "dm"."""
    for place in [*state["channels"], *state["threads"], *state["dms"]]:
        if channel in {place["id"], place["name"]} or (channel == "dm" and place["kind"] == "dm"):
            messages: list[Json] = place["messages"]
            return messages
    return []


def buttons(message: Json) -> list[Json]:
    """All buttons and menus of a message, in their order."""
    return [part for part in _walk(message["components"]) if "custom_id" in part]


def button(message: Json, label: str) -> Json:
    """The first button with this label. Raises LookupError."""
    for part in buttons(message):
        if part.get("label") == label:
            return part
    raise LookupError(f"no button {label!r}; there are {[part.get('label') for part in buttons(message)]}")


def _walk(parts: list[Json]) -> list[Json]:
    found: list[Json] = []
    for part in parts:
        found.append(part)
        found += _walk(part.get("components") or [])
        found += _walk([part["accessory"]] if part.get("accessory") else [])
    return found


def _id(thing: str | Json) -> str:
    return thing if isinstance(thing, str) else str(thing["id"])
