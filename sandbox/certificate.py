"""The sandbox's own certificate authority, kept beside its data so that a client stays connected over restarts."""

import ssl
from dataclasses import dataclass
from pathlib import Path

import trustme

HOSTS = (
    "discord.com",
    "*.discord.com",
    "gateway.discord.gg",
    "*.discord.gg",
    "cdn.discordapp.com",
    "*.discordapp.com",
    "*.discordapp.net",
)


@dataclass(frozen=True)
class Certificate:
    """A context for the server, and what a client has to trust."""

    context: ssl.SSLContext
    authority_pem: str


def certificate(folder: Path) -> Certificate:
    """The certificate kept in `folder`, made there if there is none (about 0.1 s)."""
    authority, chain = folder / "authority.pem", folder / "server.pem"
    if not (authority.exists() and chain.exists()):
        _issue(authority, chain)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(chain)
    return Certificate(context, authority.read_text())


def _issue(authority: Path, chain: Path) -> None:
    authority.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    issuer = trustme.CA()
    chain.touch(mode=0o600)
    issuer.issue_cert(*HOSTS).private_key_and_cert_chain_pem.write_to_path(str(chain))
    issuer.cert_pem.write_to_path(str(authority))
