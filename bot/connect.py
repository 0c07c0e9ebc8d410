"""How the bot reaches Discord, or the sandbox that stands in for it: a token and a connector, and no other line differs.

For the sandbox every host name leads to one port of 127.0.0.1 and only its own certificate is trusted, so the bot cannot reach the
internet by mistake. See `docs/sandbox.md`.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from msgspec import Struct

from bot.fault import HostFault, Unreachable
from bot.settings import Secret, Settings

TRIES = 40
"""How often a sandbox that does not answer yet is asked, every quarter of a second."""


class Access(Struct, frozen=True):
    """What a client needs. No connector: discord.py's own, to Discord itself."""

    token: Secret
    connector: aiohttp.BaseConnector | None


class _Loopback(AbstractResolver):
    """Says of every host that it is at one port of this machine."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The sandbox's address; aiohttp takes the port from here too."""
        del port, family
        found = ResolveResult(
            hostname=host,
            host="127.0.0.1",
            port=self._port,
            family=socket.AF_INET,
            proto=0,
            flags=socket.AI_NUMERICHOST,
        )
        return [found]

    async def close(self) -> None:
        """Nothing is open."""


async def access(settings: Settings) -> Access:
    """Discord where there is a token, else the sandbox at ``SANDBOX_URL``. Call it in the running loop. Raises `HostFault`."""
    if settings.token:
        return Access(settings.token, None)
    if not settings.sandbox_url:
        raise HostFault("DISCORD_TOKEN is not set. Put it into .env, or play in the sandbox: make run")
    return await _sandbox(settings.sandbox_url)


async def _sandbox(url: str) -> Access:
    told = await _ask(f"{url}/api/connect")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(cadata=told["ca_pem"])
    connector = aiohttp.TCPConnector(resolver=_Loopback(told["tls_port"]), ssl=context, keepalive_timeout=60)
    return Access(Secret(told["token"]), connector)


async def _ask(url: str) -> dict[str, Any]:
    """What the sandbox says, as soon as it says anything."""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=5)) as session:
        for left in reversed(range(TRIES)):
            try:
                async with session.get(url) as answer:
                    answer.raise_for_status()
                    told: dict[str, Any] = await answer.json()
                    return told
            except (aiohttp.ClientError, TimeoutError, ValueError):
                await asyncio.sleep(0.25 if left else 0)
    raise Unreachable(f"SANDBOX_URL: no sandbox answers at {url}")
