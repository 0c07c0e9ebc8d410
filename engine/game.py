"""What a game is: a value without state that answers the same few questions as every other game.

`Game` is the list of those questions. A game is asked through an immutable `Table` (its catalog and the house rules of one match), never
through globals. To add one, copy the folder of the smallest game and answer each method anew; `docs/engine.md` goes through them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from engine.catalog import Catalog, DeckList, Definition
from engine.decision import Atom, Offer, Path, Prompt, Step
from engine.house import House
from engine.play import Play, Scripts
from engine.refusal import Problem, Refusal
from engine.state import State
from engine.stream import Stream
from engine.view import Sheet, View, other

D = TypeVar("D", bound=Definition)
H = TypeVar("H", bound=House)


class Table(Generic[D, H]):
    """What a match is played on: the catalog and the house rules. Never changes while the match runs."""

    def __init__(self, catalog: Catalog[D], house: H) -> None:
        self.catalog = catalog
        self.cards = catalog.definitions
        self.house = house


AnyTable = Table[Definition, House]


class Position(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position laid out by hand, as a scenario writes it: for each seat, zone to cards (a list, or slot to card)."""

    class Card(Struct, frozen=True, omit_defaults=True):
        """A card of a position: its definition, and counters or states by name."""

        id: str
        counters: dict[str, int] = {}
        states: tuple[str, ...] = ()

    zones: tuple[dict[str, dict[str, Card]], dict[str, dict[str, Card]]]
    """By seat: zone, then slot (``"1"`` … for a list)."""
    seat: int = 0
    """Whose turn it is."""
    number: int = 1
    """The turn's or round's number."""
    phase: str = ""


class Terms(Struct, frozen=True):
    """The words in which scenarios and answers speak of a game; `docs/scenarios.md` lists them."""

    zones: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    counters: dict[str, str] = {}
    """Name of a card's number, and the kind of `Stat` that shows it in a view."""
    states: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()


class Prize(Struct, frozen=True, omit_defaults=True):
    """What the rules have settled about a card that the winner takes. ``card`` is a definition of the loser's deck; empty: none."""

    card: str = ""


S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Table)  # type: ignore[type-arg]  # any table: a game narrows it to its own


class Game(ABC, Generic[S, T]):
    """The questions that every game answers. All methods are pure but `begin` and the scripts, which move a state on."""

    slug: ClassVar[str]
    version: ClassVar[str]
    """Of the rules; a state carries the one that it began with."""
    pace: ClassVar[int] = 20_000
    """Checked random actions a second that `make bench` expects of it at least. A game with less in a turn expects more of itself."""
    state_type: type[S]
    house_type: type[House]
    definition_type: type[Definition]
    scripts: Scripts[Play[S, T]]
    terms: ClassVar[Terms]

    @abstractmethod
    def table(self, catalog: Catalog[Definition], house: House) -> T:
        """The table for a catalog and house rules of this game's own types."""

    @abstractmethod
    def check_deck(self, table: T, deck: DeckList) -> list[Problem]:
        """Everything that is wrong with a deck, all at once; nothing where it may be played."""

    @abstractmethod
    def begin(self, table: T, decks: Sequence[DeckList], stream: Stream) -> S:
        """The state before the first step, its first frame pushed."""

    @abstractmethod
    def step(self, table: T, state: S, seat: int, prompt: Prompt, prefix: Path) -> Step:
        """What may come next after a legal prefix, all and only what can still be completed."""

    @abstractmethod
    def why_not(self, table: T, state: S, seat: int, prompt: Prompt | None, path: Path) -> Refusal:
        """The reason and rule id for a path that is no answer; asked on request only. ``prompt`` is None where the seat is not asked."""

    @abstractmethod
    def offer(self, table: T, state: S, seat: int, prompt: Prompt, prefix: Path, atom: Atom) -> Offer:
        """What an atom after a prefix stands for, so that a surface can label it."""

    @abstractmethod
    def view(self, table: T, state: S, viewer: int) -> View:
        """What a seat, or everybody (`PUBLIC`), may see."""

    @abstractmethod
    def sheet(self, table: T, card: str) -> Sheet:
        """A definition with all that is printed on it. Raises `KeyError` for an unknown one."""

    @abstractmethod
    def forget(self, table: T, state: S, seat: int) -> S:
        """A new state without anything that this seat may not know (secret seed, hidden cards, the other's hidden answer)."""

    @abstractmethod
    def imagine(self, table: T, state: S, seat: int, stream: Stream) -> S:
        """A forgotten state filled up at random with what it could be; a new state, which goes on with ``stream``."""

    @abstractmethod
    def measure(self, table: T, state: S, seat: int) -> float:
        """How good the position looks for a seat, from what it may know; higher is better, 0 is even."""

    @abstractmethod
    def arrange(self, table: T, position: Position, stream: Stream) -> S:
        """A state in a position laid out by hand. Raises `ValueError` with what is not possible in it."""

    def check_decks(self, table: T, decks: Sequence[DeckList]) -> list[Problem]:  # any two decks of most games may meet
        """What is wrong between the two decks of a match (such as different sizes)."""
        return []

    def remarks(self, table: T) -> list[tuple[str, Problem]]:  # most sets leave nothing to be said
        """What the author of a card may want to know, though it is played as it is: the card's id, and what is odd about it."""
        return []

    def settle(self, play: Play[S, T]) -> None:  # a game without state-based checks has nothing to do here
        """Make the state-based checks, between two steps of a script."""

    def decided(self, state: S) -> bool:  # most games end when they are decided
        """Whether the winner stands and only what follows is left, such as a prize: no draw can be agreed any more."""
        return False

    def awards(self, table: T) -> bool:  # most games have no prize
        """Whether the rules ask within the match which of the loser's cards the winner takes."""
        return False

    def prize(self, table: T, state: S) -> Prize | None:
        """What the rules have settled about it once the match is over; None where they settle nothing, and others may."""
        return None

    def resign(self, play: Play[S, T], seat: int) -> None:
        """A seat gives up: the other wins. Once the game is decided, only a seat that is asked can."""
        play.end(other(seat), "resigned")

    def acts(self, state: S, seat: int) -> tuple[str, ...]:  # most games have no standing acts of their own
        """What a seat may do outside any decision beside resigning and draws; nobody else sees or hears of it."""
        return ()

    def act(self, play: Play[S, T], seat: int, name: str) -> None:  # never called where `acts` gives none
        """Do a standing act of the game's own."""

    def lapse(self, table: T, prompt: Prompt) -> bool:
        """Whether the rules name what happens when this question stays unanswered: the stream answers it at random."""
        return False
