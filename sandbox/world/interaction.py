"""An act of a person that the bot has to answer."""

import asyncio

import msgspec

from sandbox.numbers import CallbackType
from sandbox.wire import Json

ANSWER_SECONDS = 3.0
"""How long the bot has for its first answer (documentation, "Receiving and Responding")."""

TOKEN_SECONDS = 15 * 60.0
"""How long the token serves after that."""


class Acknowledgement(msgspec.Struct):
    """The bot's first answer: which kind, when by the sandbox's clock, and after how many milliseconds of real time."""

    type: int
    at: float
    ms: float


class Interaction(msgspec.Struct):
    """What the sandbox keeps of an interaction while its token lives."""

    id: str
    token: str
    type: int
    person: str
    channel: str
    created: float
    metadata: Json
    command_name: str | None = None
    command_type: int = 1
    message: str | None = None
    """The message of the pressed component, also for a form that a press opened."""
    acknowledged: Acknowledgement | None = None
    expired: bool = False
    original: str | None = None
    followups: list[str] = []
    ephemeral: bool = False
    modal: Json | None = None
    choices: list[Json] | None = None

    def token_alive(self, now: float) -> bool:
        """Whether follow-ups and edits still work."""
        return now - self.created <= TOKEN_SECONDS

    def is_deferred(self) -> bool:
        """Whether the bot has promised a message."""
        return self.acknowledged is not None and self.acknowledged.type == CallbackType.DEFERRED_MESSAGE


class Waits:
    """Wakes who waits for an interaction: `settled` when acknowledged or expired, `answered` when its message is whole."""

    def __init__(self) -> None:
        self.settled = asyncio.Event()
        self.answered = asyncio.Event()
