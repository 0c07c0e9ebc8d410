"""What one viewer may see, as generic parts that any surface can paint, write out or read aloud.

A game turns its state into a `View` (see `engine.games.<slug>.table`). Nothing here knows a game, a language or a pixel: words are
*keys* that `engine.wording` resolves for the reader, cards are `Face`s that carry all that is drawn on them, and places are named by
*refs* (``"first.front.3"``: seat, zone, slot). What is not in the view cannot be shown, so what a viewer may not know is not in it.

Start at `View`; the parts come first, from the smallest up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

FIRST, SECOND = 0, 1
SEATS = (FIRST, SECOND)
SEAT_NAMES = ("first", "second")
PUBLIC = -1
"""The viewer that is no seat: what everybody may see."""


def other(seat: int) -> int:
    """The opposite seat."""
    return 1 - seat


def seats_from(first: int) -> tuple[int, int]:
    """Both seats, this one leading."""
    return (SECOND, FIRST) if first == SECOND else SEATS


class Name(Struct, frozen=True, omit_defaults=True):
    """A proper name in both languages; ``short`` forms stand where room is short (more than 6 kanji or 13 Latin letters)."""

    ja: Annotated[str, Meta(min_length=1)]
    en: Annotated[str, Meta(min_length=1)]
    short_ja: str = ""
    short_en: str = ""


class Word(Struct, frozen=True, omit_defaults=True):
    """A message key with its values, to be worded for a reader: ``Word("round", {"number": 4})``.

    A value is a number, a card's `Name`, a word in its turn, or a string: ``"@key"`` stands for another message, ``"@seat:0"`` for the
    name of the player in that seat, ``"@place:first.front.3"`` for a place, anything else for itself.
    """

    key: str
    values: Mapping[str, int | str | Name | Word] = {}


Value = int | str | Name | Word
"""What may go into a message."""


class Stat(Struct, frozen=True, omit_defaults=True):
    """One number of a card. ``kind`` names icon and meaning (``"attack"``, ``"life"``); ``base`` is what the card prints."""

    kind: str
    value: int
    base: int
    bar: bool = False
    """Whether a bar shows value against base (the part above base in white)."""
    need: int = 0
    """How many there would be use for: where it is shown mark by mark, those that are missing show too."""
    cards: bool = False
    """Whether it counts cards that lie hidden under this one."""


class Attached(Struct, frozen=True, omit_defaults=True):
    """A card that is set on another and read by its name; ``mark`` is the message key of what sets it apart."""

    name: Name
    mark: str = ""


class Versus(Struct, frozen=True, omit_defaults=True):
    """What counts for who attacks against what counts for who defends, as emblem keys; of several the best, of none nothing."""

    attack: tuple[str, ...] = ()
    defense: tuple[str, ...] = ()


class Face(Struct, frozen=True, omit_defaults=True):
    """One card as this viewer sees it. A face-down card has an empty ``card`` and nothing else but its owner and counters."""

    owner: int
    card: str = ""
    """Definition id; seeds the art. Empty: face down."""
    name: Name | None = None
    crest: str = ""
    """Motif named by the card's author; empty: chosen from the name."""
    attributes: tuple[str, ...] = ()
    """Emblem keys of the game's theme, such as ``"fire"``."""
    marks: tuple[str, ...] = ()
    """Skill marks, as message keys: the short mark is ``<key>.mark``, the full word ``<key>``."""
    stats: tuple[Stat, ...] = ()
    states: tuple[str, ...] = ()
    """State keys such as ``"sideways"``; worded ``state-<key>``; the theme knows how each looks."""
    shape: str = ""
    """Layout variant (``""`` upright or the game's usual, ``"turned"``, ``"leader"``, ``"turned-leader"``)."""
    glow: str = ""
    """``"happened"`` gold ring, ``"choice"`` paper ring, ``"chosen"`` vermilion ring with a check, ``"fights"`` the same without,
    ``"barred"`` cannot be chosen."""
    number: int = 0
    """Number disc, the same number as in the menu beside the picture; 0: none."""
    burst: Word | str | None = None
    """What just struck it, such as ``"−25"``."""
    counters: tuple[Stat, ...] = ()
    tucked: tuple[Name, ...] = ()
    """Cards under it, by name."""
    attached: tuple[Attached, ...] = ()
    """Cards that are set on it and go where it goes."""
    out: bool = False
    """It lies face down because it was knocked out."""
    note: Word | None = None
    """A short tag under the card: why it cannot be chosen, what it would do."""
    label: str = ""
    """Message key of what it is, where it has no numbers."""
    badge: Word | None = None
    """A short tag at its top right, such as the number of cards stacked or its level: ``<key>`` in words, ``<key>.mark`` on the card."""
    shifted: bool = False
    """Whether what the badge says is in force in place of what would be without any effect."""
    change: Word | None = None
    """What changed its number, such as "+1000"."""
    cost: tuple[str, ...] = ()
    """What is to be paid for it, as emblem keys in order."""
    versus: Versus | None = None
    """Of a card that says how a fight is fought."""


class Slot(Struct, frozen=True, omit_defaults=True):
    """One place of an area: a stack of faces (top last), or empty with a faint word."""

    ref: str
    """``"first.front.3"``; unique in the view."""
    faces: tuple[Face, ...] = ()
    empty: str = ""
    """Message key of the faint word on an empty place."""
    glow: str = ""
    number: int = 0
    now: bool = False
    """It takes part in what is going on, such as the battle being fought."""
    gone: Face | None = None
    """What lay here and was beaten, shown where nothing lies now; the card itself lies in a zone and is counted there."""


class Lasts(Struct, frozen=True, omit_defaults=True):
    """Something that is in force, and until when."""

    what: Word
    until: Word | None = None


class Area(Struct, frozen=True, omit_defaults=True):
    """A region of the field.

    ``kind``: ``grid`` (rows of equal slots), ``row``, ``lane`` (slots that face each other), ``stacks`` (the same for piles, as many as
    there come to be), ``strip`` (one card that lies across the field), ``rank`` (a line of cards that stand or lie turned; areas of one
    seat that follow each other share it), ``tiles`` (low cards in the middle, between ranks).
    """

    id: str
    """Zone's name, such as ``"front"``; with the seat it is unique."""
    kind: str
    seat: int
    """Owner, or `PUBLIC` where it is shared."""
    slots: tuple[Slot, ...] = ()
    columns: int = 0
    title: Word | None = None
    veiled: int = 0
    """Hidden cards that lie somewhere in it: shown in a row across, never where they are."""
    coming: int = 0
    """Cards that are being chosen for it and still lie in hand, where they are counted: shown as veiled ones are."""
    lasting: tuple[Lasts, ...] = ()
    """What is in force for who stands here: listed beside it."""


class Zone(Struct, frozen=True, omit_defaults=True):
    """A pile or hand, shown by icon, count and word (``zone-<id>``); ``faces`` only where the viewer may see them."""

    id: str
    icon: str
    """``hand``, ``deck`` or ``discard``."""
    count: int
    faces: tuple[Face, ...] = ()


class Score(Struct, frozen=True, omit_defaults=True):
    """A number on a plate with its word before (``label``) and unit after; ``icon`` in place of the label; ``marks``: filled of total."""

    value: int
    label: str = ""
    unit: str = ""
    icon: str = ""
    marks: tuple[int, int] | None = None
    lost: int = 0
    """Marks that can never be filled again: shown crossed, at the end."""
    gems: tuple[tuple[str, ...], ...] = ()
    """What is counted, one by one: each as the emblem keys that lie together."""


class Plate(Struct, frozen=True, omit_defaults=True):
    """A seat's plate at the rail: the first score is the one that decides the game."""

    seat: int
    scores: tuple[Score, ...] = ()
    zones: tuple[Zone, ...] = ()
    active: bool = False
    """It is this seat's move (alone, or with the other where both are asked)."""
    answered: bool = False
    """Both seats were asked and this one has answered."""
    seal: str = ""
    """Message key of the seal: ``seal-turn``, ``seal-asked``, ``seal-won``; empty: none."""
    tags: tuple[Word, ...] = ()


class Arrow(Struct, frozen=True, omit_defaults=True):
    """What just went from one place to another; a die that decided lies on its shaft."""

    source: str
    target: str
    die: int = 0
    note: Word | None = None
    """What made it stronger, beside the shaft."""


class Edge(Struct, frozen=True, omit_defaults=True):
    """A standing advantage of who stands in one place over who stands in another: shown between them."""

    source: str
    target: str
    note: Word


class Declared(Struct, frozen=True, omit_defaults=True):
    """What a seat has announced and what is not carried out yet, or where it may still announce something (``open``)."""

    seat: int
    name: Word
    what: tuple[Word, ...] = ()
    """What it will do, as sentences in order."""
    open: bool = False


class Blow(Struct, frozen=True, omit_defaults=True):
    """What one fighter would do to the other by what is known now."""

    seat: int
    """Who deals it."""
    target: Name
    attack: int
    defense: int
    amount: int
    """What it comes to; 0: nothing."""
    emblems: tuple[str, str] = ("", "")
    """What counts for the attack and for the defense; empty: nothing does."""


class Sum(Struct, frozen=True, omit_defaults=True):
    """A number as it came together: what is printed, what was added, and the total, which is the large one."""

    base: int
    added: int
    total: int


class Dice(Struct, frozen=True, omit_defaults=True):
    """A tray of dice: faces as numbers or emblem keys; ``counted`` are the indexes that counted."""

    seat: int
    faces: tuple[int | str, ...]
    """Empty before the roll."""
    counted: tuple[int, ...] = ()
    title: Word | None = None
    places: int = 0
    """How many dice are rolled, so that an empty tray has its places."""
    emblem: str = ""
    """What is counted."""
    count: int | None = None
    tag: Word | None = None
    """What the count has led to."""
    sum: Sum | None = None


class Lane(Struct, frozen=True, omit_defaults=True):
    """A lane between two facing slots: its number, and how it went."""

    number: int
    """As it is called; in which place it stands says its index."""
    now: bool = False
    title: Word | None = None
    """Shown in place of the number while it is fought."""
    winner: int | None = None
    """The seat that won it; `PUBLIC`: nobody did; None: not fought yet."""


class Ending(Struct, frozen=True, omit_defaults=True):
    """The sheet of paper over the last board: who won (`PUBLIC`: nobody), why, and what follows."""

    winner: int
    reason: Word
    lines: tuple[Word, ...] = ()
    cards: tuple[Face, ...] = ()

    @property
    def called_off(self) -> bool:
        """Whether it has no result at all, rather than a draw."""
        return self.reason.key in ("ended-called-off", "ended-closed", "ended-left", "ended-lost")


class Row(Struct, frozen=True, omit_defaults=True):
    """One line of a question panel: what it is, what it needs, what is missing or why forced, what it gives."""

    name: Word
    note: Word | None = None
    gain: Word | None = None
    barred: bool = False
    forced: bool = False
    """It is what will happen, without a choice."""
    emblem: str = ""
    cost: int | None = None
    """What it needs, with the emblem that is counted."""
    stat: Stat | None = None
    """The number that it would lead to, in place of a gain in words."""
    face: Face | None = None
    """The card that it is about, drawn beside its words."""
    lines: tuple[Word, ...] = ()
    """What it would do, as sentences in order, where a note is too short for that."""
    gems: tuple[str, ...] = ()
    """What it costs where that is of several kinds, as emblem keys in order."""


class Hand(Struct, frozen=True, omit_defaults=True):
    """A seat's private part: its cards and what it is asked. Only in that seat's own view."""

    faces: tuple[Face, ...] = ()
    question: Word | None = None
    rows: tuple[Row, ...] = ()
    hint: Word | None = None
    standing: tuple[Word, ...] = ()
    """What the seat has settled by its standing acts, such as when it wants to be asked, as sentences."""


class View(Struct, frozen=True, omit_defaults=True):
    """All that one viewer may see of a match at one moment."""

    game: str
    """The game's slug: names theme, crest and wording."""
    viewer: int
    """A seat, or `PUBLIC`."""
    turn: Word
    """Such as "round 4"."""
    phases: tuple[str, ...]
    """Message keys, in order."""
    phase: int
    """Index of the present one; -1: none."""
    plates: tuple[Plate, ...]
    areas: tuple[Area, ...]
    """Top to bottom as painted: second's back, second's front, first's front, first's back; first is always below."""
    waiting: tuple[int, ...] = ()
    """Seats that the match waits for."""
    waits_for: Word | None = None
    """Footer, right: what is waited for."""
    happened: Word | None = None
    """Footer, left: what just happened."""
    arrow: Arrow | None = None
    edges: tuple[Edge, ...] = ()
    dice: tuple[Dice, ...] = ()
    lanes: tuple[Lane, ...] = ()
    """Left to right, where areas face each other lane by lane; a single one is fought across them (see `Slot.now`)."""
    order: tuple[int, ...] = ()
    """The seats in the order in which they act in what is going on, first one first; empty where the turn says it."""
    shown: tuple[Face, ...] = ()
    """Cards that lie open in passing, such as the top of a deck until it is settled what becomes of them; counted where they belong."""
    lasting: tuple[Word, ...] = ()
    declared: tuple[Declared, ...] = ()
    """What waits to be carried out, in that order, whoever announced it first. An arrow may come from ``declared.1``."""
    blows: tuple[Blow, ...] = ()
    """The fight that is going on: East's blow and West's."""
    hand: Hand | None = None
    ending: Ending | None = None


class Tile(Struct, frozen=True, omit_defaults=True):
    """A fact of a card on its sheet: a label over a number, a word or an emblem; or an emblem with its number."""

    label: str
    value: int | None = None
    word: str = ""
    emblem: str = ""


class Block(Struct, frozen=True, omit_defaults=True):
    """One ability on a card's sheet: its name, its cost or mark at the right, and its text, all as words."""

    name: Word
    text: Word | None = None
    mark: str = ""
    lines: tuple[Word, ...] = ()
    """A text that its effects write: when, what it needs, and each effect, as sentences in order."""
    emblem: str = ""
    cost: int | None = None
    """What it costs, with the emblem that is counted, in place of a mark."""
    gain: int | None = None
    gems: tuple[str, ...] = ()
    """What it costs where that is of several kinds, as emblem keys in order."""


class Sheet(Struct, frozen=True, omit_defaults=True):
    """A single card, large, with all that is printed on it: what a card command shows."""

    game: str
    face: Face
    tiles: tuple[Tile, ...] = ()
    blocks: tuple[Block, ...] = ()
    flavor: Name | None = None
    foot: Word | None = None
    """Number and copy limit."""
    plain: bool = False
    """Whether it has no attribute: what its face bears then says what kind of card it is, as its tiles do in words."""

    @property
    def attributes(self) -> tuple[str, ...]:
        """Its attributes, as emblem keys."""
        return () if self.plain else self.face.attributes
