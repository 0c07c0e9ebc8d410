"""The custom ids of everything that can be pressed: built and read here, and nowhere else.

An id is a letter or two and what its handler needs, joined by colons: ``w:184:f7:2.0`` takes the third option and then the first of
decision f7 in match 184. It says all that is needed, so that a press is understood by any process, after any restart. It holds no secret:
steps of a path are positions in the list that the seat is shown, never cards. Each letter belongs to one class, so no id is read in two
ways.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from typing import ClassVar, Self, TypeVar

from bot.limits import CUSTOM_ID

LARGEST = 2**63 - 1
_KINDS: dict[str, type[Key]] = {}


@dataclass(frozen=True)
class Key:
    """What a press says. Subclasses name their letter; their fields are whole numbers and short words without a colon."""

    letter: ClassVar[str] = ""

    def __init_subclass__(cls, letter: str, **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)
        assert letter not in _KINDS, letter
        cls.letter = letter
        _KINDS[letter] = cls

    def pack(self) -> str:
        """The custom id."""
        packed = ":".join([self.letter, *map(str, astuple(self))])
        assert len(packed) <= CUSTOM_ID, packed
        return packed

    @classmethod
    def unpack(cls, parts: list[str]) -> Self | None:
        """The key of these parts, or None where they do not fit."""
        kinds = [field.type for field in fields(cls)]
        if len(parts) != len(kinds):
            return None
        if any(kind == "int" and not _is_number(part) for kind, part in zip(kinds, parts, strict=True)):
            return None
        return cls(*(int(part) if kind == "int" else part for kind, part in zip(kinds, parts, strict=True)))


K = TypeVar("K", bound=Key)


def _is_number(part: str) -> bool:
    """Whether this is a whole number that an id can be: no database keeps one of more than 63 bits."""
    return part.isascii() and part.isdigit() and len(part) <= len(str(LARGEST)) and int(part) <= LARGEST


def read(custom_id: str) -> Key | None:
    """What a custom id says, or None for one that is not ours (any more)."""
    letter, *parts = custom_id.split(":")
    kind = _KINDS.get(letter)
    return kind.unpack(parts) if kind else None


def about(kind: type[Key], subject: int) -> str:
    """How every custom id of a kind begins that is about one subject, its first field."""
    return f"{kind.letter}:{subject}:"


@dataclass(frozen=True)
class Walk(Key, letter="w"):
    """Take the path of a decision: go on to its next step, or give it as the answer where it is whole."""

    match: int
    decision: str
    path: str


@dataclass(frozen=True)
class Give(Key, letter="g"):
    """Give the path as the answer as it stands, although more could be chosen."""

    match: int
    decision: str
    path: str


@dataclass(frozen=True)
class Show(Key, letter="s"):
    """Show a step of a decision without choosing: take back, turn a page."""

    match: int
    decision: str
    path: str
    page: int


@dataclass(frozen=True)
class Menu(Key, letter="m"):
    """A menu of what may follow the path; its values are steps. ``part`` tells apart two menus of one message."""

    match: int
    decision: str
    path: str
    part: int


@dataclass(frozen=True)
class Several(Key, letter="v"):
    """A menu of which several are chosen at once: the values are steps of a subset after the path."""

    match: int
    decision: str
    path: str


@dataclass(frozen=True)
class Fill(Key, letter="f"):
    """Lay whatever is still to be laid at random, and show it before it counts."""

    match: int
    decision: str
    path: str


@dataclass(frozen=True)
class Number(Key, letter="n"):
    """Ask for a number in a form; the form that comes back carries the same id."""

    match: int
    decision: str
    path: str


@dataclass(frozen=True)
class Door(Key, letter="b"):
    """A button of a board or hand that opens something for whoever presses, such as ``hand``."""

    match: int
    what: str


@dataclass(frozen=True)
class Overview(Key, letter="o"):
    """A page of one's running matches, counted from 0."""

    page: int


@dataclass(frozen=True)
class Act(Key, letter="a"):
    """Do a standing act, such as to resign."""

    match: int
    act: str


@dataclass(frozen=True)
class Late(Key, letter="t"):
    """What shall come of it that the other's time is up: ``wait``, ``claim``, ``call-off``."""

    match: int
    what: str


@dataclass(frozen=True)
class Challenge(Key, letter="c"):
    """A button of a challenge: ``accept``, ``decline``, ``withdraw``."""

    challenge: int
    what: str


@dataclass(frozen=True)
class Again(Key, letter="x"):
    """Challenge whoever one has just played to the same game."""

    match: int


@dataclass(frozen=True)
class Invite(Key, letter="i"):
    """The menu of games for a challenge from a person's menu; its values are games' names."""

    opponent: int


@dataclass(frozen=True)
class Deck(Key, letter="d"):
    """The menu of decks of a match; its values are decks' ids. ``page`` counts from 0."""

    match: int
    page: int


@dataclass(frozen=True)
class DeckPage(Key, letter="e"):
    """Turn to another page of decks."""

    match: int
    page: int


@dataclass(frozen=True)
class DeckOne(Key, letter="k"):
    """Take the one deck that there is to take."""

    match: int
    deck: str


@dataclass(frozen=True)
class Rules(Key, letter="r"):
    """A page of a game's rules, the game by its number in the list of games."""

    game: int
    page: int


@dataclass(frozen=True)
class Section(Key, letter="u"):
    """The menu of sections of a game's rules; its value is a page."""

    game: int


@dataclass(frozen=True)
class Throw(Key, letter="j"):
    """A sign of a round of janken: the session, its round, the sign's number."""

    session: int
    round: int
    sign: int


@dataclass(frozen=True)
class Sitting(Key, letter="q"):
    """Decline a session of janken, or take it back."""

    session: int


@dataclass(frozen=True)
class Tally(Key, letter="jt"):
    """How whoever presses fares at janken, against whom they played in this session and in all."""

    session: int


@dataclass(frozen=True)
class Forget(Key, letter="fo"):
    """Forget whoever presses: ``sure``."""

    what: str


@dataclass(frozen=True)
class Aloud(Key, letter="al"):
    """Switch on or off that what happens comes as new messages: ``on``, ``off``."""

    what: str


@dataclass(frozen=True)
class Which(Key, letter="wh"):
    """The menu of one's matches, for a command that named none; its values are matches. ``page`` counts from 0."""

    what: str
    page: int


@dataclass(frozen=True)
class WhichPage(Key, letter="wp"):
    """Turn to another page of that menu."""

    what: str
    page: int


@dataclass(frozen=True)
class Panel(Key, letter="pa"):
    """A room of a server's settings, such as ``channels``; ``page`` counts from 0 where it has several."""

    room: str
    page: int


@dataclass(frozen=True)
class Setting(Key, letter="se"):
    """A menu of a server's settings that sets what it names, such as ``time``; ``page`` tells which part of a long list it shows."""

    what: str
    page: int


@dataclass(frozen=True)
class Back(Key, letter="bk"):
    """Let a server's settings, or a part of them such as ``channels``, be as the bot has them."""

    what: str


@dataclass(frozen=True)
class HouseGame(Key, letter="hg"):
    """The menu of games of which a server has house rules; its values are games' names."""

    page: int


@dataclass(frozen=True)
class HousePage(Key, letter="hp"):
    """A page of a game's house rules."""

    game: str
    page: int


@dataclass(frozen=True)
class HouseRule(Key, letter="hr"):
    """The menu of the house rules on a page; its values are their names."""

    game: str
    page: int


@dataclass(frozen=True)
class HouseValue(Key, letter="hv"):
    """The menu of what a house rule may be set to; its values are settings."""

    game: str
    option: str


@dataclass(frozen=True)
class HouseNumber(Key, letter="hn"):
    """Ask in a form for the number that a house rule is set to; the form that comes back carries the same id."""

    game: str
    option: str


@dataclass(frozen=True)
class HouseReset(Key, letter="hz"):
    """Let a house rule be as its game has it; all of the game's where ``option`` is empty."""

    game: str
    option: str


@dataclass(frozen=True)
class Stuck(Key, letter="su"):
    """The menu of a server's running matches; its values are matches. Which is meant is asked once more."""

    page: int


@dataclass(frozen=True)
class EndMatch(Key, letter="em"):
    """End a running match of one's server, without a winner."""

    match: int


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    """A whole number from 0 in few characters."""
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits
