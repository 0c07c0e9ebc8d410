"""How a client reaches the sandbox: discord.py's public ``connector=`` option, and nothing else.

Every host name leads to the sandbox's port on loopback and only its own certificate is trusted, so the client cannot reach the internet by
mistake. This module imports nothing of the sandbox; a bot's start-up may use it.
"""

import socket
import ssl
from dataclasses import dataclass

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult


class LoopbackResolver(AbstractResolver):
    """Says of every host name that it is at one port of 127.0.0.1."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The sandbox's address (aiohttp takes the port from here too)."""
        del port, family
        return [
            {
                "hostname": host,
                "host": "127.0.0.1",
                "port": self._port,
                "family": socket.AF_INET,
                "proto": 0,
                "flags": socket.AI_NUMERICHOST,
            }
        ]

    async def close(self) -> None:
        """Nothing to close."""


def build_connector(tls_port: int, ca_pem: str, *, limit: int = 50) -> aiohttp.TCPConnector:
    """A connector to the sandbox; must be called inside the running loop."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(cadata=ca_pem)
    return aiohttp.TCPConnector(limit=limit, keepalive_timeout=60, resolver=LoopbackResolver(tls_port), ssl=context)


@dataclass(frozen=True)
class Access:
    """What a discord.py client needs: ``Client(connector=access.connector)`` and ``client.start(access.token)``."""

    connector: aiohttp.TCPConnector
    token: str


async def connect(url: str) -> Access:
    """Asks the sandbox at `url` for its port, authority and token. Raises `aiohttp.ClientError` where there is none."""
    async with aiohttp.ClientSession() as session, session.get(f"{url.rstrip('/')}/api/connect") as answer:
        answer.raise_for_status()
        told = await answer.json()
    return Access(build_connector(told["tls_port"], told["ca_pem"]), told["token"])
