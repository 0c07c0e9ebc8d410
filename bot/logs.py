"""Log lines for the host: one handler, and nothing secret passes it, by shape and by name, wherever it came from."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable

LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
HIDDEN = "(hidden)"

SHAPES = (
    re.compile(r"[A-Za-z0-9_-]{23,30}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,}"),  # a bot's token
    re.compile(r"(?<=/interactions/)\d+/[^/\s?'\"]+"),
    re.compile(r"(?<=/webhooks/)\d+/[^/\s?'\"]+"),
    re.compile(
        r"aW50ZXJhY3Rpb24[A-Za-z0-9_=-]{20,}"
    ),  # an interaction's token, which begins as base64 of "interaction"
    re.compile(
        r"""(?<='token': ')[^']+|(?<="token": ")[^"]+|(?<="token":")[^"]+"""
    ),  # any token in a record that is told whole
    re.compile(r"(?<=://)[^/\s:@]+:[^/\s@]+(?=@)"),  # name and password of a database
)


class Hiding(logging.Formatter):
    """Formats a record, traceback and all, and takes out what nobody may read."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(LINE)
        self._secrets = [secret for secret in secrets if len(secret) >= 6]

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return self.hide(super().format(record))

    def hide(self, text: str) -> str:
        """The text without secrets."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        for shape in SHAPES:
            text = shape.sub(HIDDEN, text)
        return text


def start_logs(secrets: Iterable[str] = (), level: int = logging.INFO) -> None:
    """Send every record to standard error, through `Hiding`."""
    handler = logging.StreamHandler()
    handler.setFormatter(Hiding(secrets))
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for loud in ("alembic", "aiosqlite", "sqlalchemy", "asyncio"):
        logging.getLogger(loud).setLevel(max(level, logging.WARNING))
    logging.getLogger("discord.client").addFilter(lambda record: "voice will NOT" not in record.getMessage())
    logging.captureWarnings(capture=True)
