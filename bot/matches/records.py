"""What the match service gives: plain values, read from the store and never written to."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct

from engine.decision import Decision, Offer, Path, Step
from engine.events import Event
from engine.house import Setting
from engine.state import Outcome
from engine.view import View

# A challenge is open, then one of the others, for good.
OPEN, ACCEPTED, DECLINED, WITHDRAWN, EXPIRED, SUPERSEDED = (
    "open",
    "accepted",
    "declined",
    "withdrawn",
    "expired",
    "superseded",
)
"""`SUPERSEDED`: the same two began to play by another challenge."""

# A match is choosing (decks), then playing, then over. Abandoned: never began. Paused: an error of ours, nothing lost.
CHOOSING, PLAYING, OVER, ABANDONED, PAUSED = "choosing", "playing", "over", "abandoned", "paused"
RUNNING = (CHOOSING, PLAYING, PAUSED)


class Person(Struct, frozen=True):
    """A Discord user as an interaction shows them. Name and locale are display data; only the id is a key."""

    id: int
    name: str
    locale: str
    """Discord's code, such as ``"ja"``."""
    bot: bool = False
    """Another bot's account: it cannot play."""


class Place(Struct, frozen=True):
    """Where something was said: the server (0 in a direct message) and the channel."""

    guild: int
    channel: int


class Terms(Struct, frozen=True):
    """What a challenge proposes."""

    game: str
    deck: str | None = None
    """The challenger's; None: chosen later."""
    house_rules: Mapping[str, Setting] = {}
    locale: str = "en-US"
    """The language of what is shown to everybody: the server's."""
    time: int = 0
    """Seconds for each decision; 0: as long as it takes."""
    prize: bool = False
    """Whether it is played for a card."""
    sets: tuple[str, ...] = ()
    """Hashes of the card sets that are played with beside the game's own: those of the server, fixed when the challenge is sent."""


class Challenge(Struct, frozen=True):
    """An invitation to a match."""

    id: int
    place: Place
    challenger: Person
    opponent: Person | None
    """None: open to whoever accepts first, or the computer (``computer``)."""
    computer: bool
    terms: Terms
    commitment: str
    """The hash of the secret seed; show it with the challenge."""
    state: str
    deadline: datetime
    match: int | None
    """The match that came of it."""


class SeatRecord(Struct, frozen=True):
    """Who sits there. A seat without a user is the computer's, or somebody's who had us forget them (``forgotten``)."""

    seat: int
    user: int | None
    name: str
    """As it was when they sat down; "" for the computer."""
    locale: str
    deck: str | None
    ready: bool
    """Deck chosen and confirmed by a press after the commitment was shown."""
    forgotten: bool = False
    """Whoever sat there is not known any more."""

    @property
    def computer(self) -> bool:
        """Whether the bot's own player sits there."""
        return self.user is None and not self.forgotten


class MatchRecord(Struct, frozen=True):
    """A match as it is kept: everything but the cards."""

    id: int
    place: Place
    thread: int | None
    """The thread that was opened for it."""
    challenge: int
    game: str
    house_rules: Mapping[str, Setting]
    locale: str
    """The language of what is shown to everybody."""
    status: str
    version: int
    """Goes up by one with every change. Inside only: never in a custom id or a text, because it tells of hidden answers."""
    actions: int
    """How many actions were taken. Inside only, as `version`."""
    seats: tuple[SeatRecord, SeatRecord]
    commitment: str
    created: datetime
    deadline: datetime | None
    """Until when decks must be chosen; None once that is done."""
    ended: datetime | None
    outcome: Outcome | None
    time: int = 0
    """Seconds for each decision; 0: as long as it takes."""
    prize: bool = False
    """Whether it is played for a card (`bot.collections.stakes`)."""
    settled: datetime | None = None
    """Since when nothing more is to be paid of that."""
    sets: tuple[str, ...] = ()
    """As its challenge fixed them."""

    def seat_of(self, user: int) -> int | None:
        """The seat of a user, or None for a stranger."""
        return next((seat.seat for seat in self.seats if seat.user == user), None)

    @property
    def channel(self) -> int:
        """Where its board stands: its thread, or the channel."""
        return self.thread or self.place.channel


class Moved(Struct, frozen=True):
    """An answer that was taken: it is on disk, and what has to be shown is in the outbox."""

    match: MatchRecord
    seat: int
    number: int
    """Of the action in the transcript."""
    events: tuple[Event, ...]
    """What the one who answered may know of what it made happen."""


class AlreadyDone(Struct, frozen=True):
    """The very answer was taken before (a press that came twice, a double click): nothing more to do, nothing to complain about."""

    match: MatchRecord
    seat: int


class Looked(Struct, frozen=True):
    """All that a surface needs to show a match to one viewer, of one and the same moment."""

    match: MatchRecord
    view: View
    decision: Decision | None
    """What the viewer is asked; None for everybody."""
    acts: tuple[str, ...]
    """The viewer's standing acts."""


class Walked(Struct, frozen=True):
    """One step of the tree of a seat's open decision."""

    decision: Decision | None
    prefix: Path
    step: Step
    """`engine.decision.NOTHING` where nothing is asked or the prefix leads nowhere (any more)."""
    offers: tuple[Offer, ...]
    """What each of the step's choices stands for, in their order."""


class Heard(Struct, frozen=True):
    """What one viewer may know of one action."""

    number: int
    events: tuple[Event, ...]


class Draft(Struct, frozen=True):
    """How far a seat has got in a long answer that is not given yet; nobody else can see it."""

    decision: str
    path: Path


class Proof(Struct, frozen=True):
    """What anybody needs to check the dice and shuffles of a finished match."""

    commitment: str
    seed: bytes
    added: tuple[bytes, bytes]
    """Each player's bytes, as they went into the stream: ``press:press:…:word``, first seat first."""
