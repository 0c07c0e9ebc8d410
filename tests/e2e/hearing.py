"""What a screen reader says of a message, and whether it can be understood from that alone.

Only what is spoken goes further: texts without their markup, descriptions of pictures, labels of buttons, rows of menus. The components
are kept to be pressed; nothing reads their ids.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from engine.view import Word
from engine.wording import Wording, keys

TEXT, BUTTON, GALLERY = 10, 2, 12
LONGEST_ALT = 1024
UNSPOKEN = re.compile(r"[{}\ufffd]|@seat|@place|@zone|\bNone\b")
"""What no sentence holds that was worded well."""
SPOKEN_OF = ("verb-", "offer-", "janken-", "attribute-", "door-", "press-")
"""Keys of the words that every player of a game knows."""
_LINK = re.compile(r"\[((?:\\.|[^\]])*)\]\([^)]*\)")
_MARKS = re.compile(r"(?m)^(?:#{1,3} |-# |> )|\*\*|__|~~|\|\||`")
_ESCAPED = re.compile(r"\\([^A-Za-z0-9\s])")


@dataclass(frozen=True)
class Row:
    """One row of a menu."""

    label: str
    more: str
    value: str


@dataclass(frozen=True)
class Control:
    """A button, or a menu with its rows."""

    label: str
    rows: tuple[Row, ...]
    least: int
    barred: bool
    part: dict


@dataclass(frozen=True)
class Heard:
    """A message as it is read out."""

    texts: tuple[str, ...]
    pictures: tuple[str, ...]
    controls: tuple[Control, ...]

    @property
    def all(self) -> str:
        """Every text and every picture."""
        return "\n".join((*self.texts, *self.pictures))


def spoken(text: str) -> str:
    """Discord's markup as it is read out: without signs."""
    return _ESCAPED.sub(r"\1", _MARKS.sub("", _LINK.sub(r"\1", text)))


def heard(message: dict) -> Heard:
    """What is said of a message, in its order."""
    parts = list(_walk(message["components"]))
    texts = [spoken(part["content"]) for part in parts if part["type"] == TEXT]
    pictures = [item.get("description") or "" for part in parts if part["type"] == GALLERY for item in part["items"]]
    if not parts and message["text"]:
        texts = [spoken(message["text"])]
    return Heard(tuple(texts), tuple(pictures), tuple(_control(part) for part in parts if "custom_id" in part))


def _walk(parts: Iterable[dict]) -> Iterator[dict]:
    for part in parts:
        yield part
        yield from _walk(part.get("components") or ())


def _control(part: dict) -> Control:
    rows = tuple(Row(row["label"], row.get("description") or "", row["value"]) for row in part.get("options", ()))
    label = part.get("label") if part["type"] == BUTTON else part.get("placeholder")
    return Control(label or "", rows, part.get("min_values", 1), bool(part.get("disabled")), part)


class Tongue:
    """A language as somebody knows it who plays a game: its sentences, and the words that every player of it knows."""

    def __init__(self, locale: str, game: str) -> None:
        self.locale, self.game = locale, game
        self.words = Wording(locale, game)

    def say(self, key: str, **values: int | str) -> str:
        """A sentence."""
        return self.words.text(Word(key, values))

    def verbs(self, names: Iterable[str]) -> list[str]:
        """Those of these verbs that the game has, as they are said, in their order."""
        known = keys(self.locale, self.game)
        return [self.say(f"verb-{name}") for name in names if f"verb-{name}" in known]

    def find(self, key: str, text: str, **values: int | str) -> re.Match[str] | None:
        """The first place in a text where this sentence is said; what is not given in ``values`` is found, by its name."""
        return _pattern(self, key, tuple(sorted(values.items()))).search(text)

    def is_known(self, piece: str) -> bool:
        """Whether this is a word of the game, a number, or a place: what needs no telling."""
        if piece in _vocabulary(self.locale, self.game) or _place(self.locale, self.game).fullmatch(piece):
            return True
        return any(_pattern(self, key, ()).fullmatch(piece) for key in _counting(self.locale, self.game))


_PATTERNS: dict = {}


def _pattern(tongue: Tongue, key: str, values: tuple) -> re.Pattern[str]:
    known = (tongue.locale, tongue.game, key, values)
    if known not in _PATTERNS:
        given = dict(values)
        open_ones = sorted(keys(tongue.locale, tongue.game)[key] - set(given))
        said = tongue.say(key, **given, **{name: f"⟦{name}⟧" for name in open_ones})
        written = re.sub(r"⟦(\w+)⟧", r"(?P<\1>[^\\n]+?)", re.sub(r"([^\w\s⟦⟧])", r"\\\1", said))
        _PATTERNS[known] = re.compile(written)
    return _PATTERNS[known]


@cache
def _vocabulary(locale: str, game: str) -> frozenset[str]:
    words = Wording(locale, game)
    plain = (key for key, variables in keys(locale, game).items() if not variables)
    return frozenset(words.text(key) for key in plain if key.startswith(SPOKEN_OF))


@cache
def _counting(locale: str, game: str) -> tuple[str, ...]:
    """What is said of a choice with numbers in it."""
    return tuple(key for key, variables in keys(locale, game).items() if variables and key.startswith("offer-"))


@cache
def _place(locale: str, game: str) -> re.Pattern[str]:
    """Places and numbers; a zone by its name, with or without a number."""
    words = Wording(locale, game)
    zones = {words.text(key) for key in keys(locale, game) if key.startswith(("zone-", "place-")) and "." not in key}
    named = "|".join(sorted(map(re.escape, zones), key=len, reverse=True))
    counted = r"[-+−]?\d+(?: ?\w{1,3})?"
    return re.compile(rf"(?:{named})(?: ?\d+)?|{counted}")


def complaints(message: Heard, tongue: Tongue) -> list[str]:
    """Why a message could not be understood by ear; nothing where it can."""
    found = [f"a picture without words: {message.texts}" for alt in message.pictures if not alt.strip()]
    found += [f"too long a description: {alt}" for alt in message.pictures if len(alt) > LONGEST_ALT]
    labels = [control.label for control in message.controls]
    lists = [labels, *([row.label for row in control.rows] for control in message.controls)]
    for names in lists:
        found += [f"two that are called alike: {name}" for name, times in Counter(names).items() if times > 1]
        found += [f"one without a name among {names}" for name in names if not name.strip()]
    said = [message.all, *(name for names in lists for name in names)]
    missing = tongue.say("missing")
    return found + [f"not worded: {text}" for text in said if missing in text or UNSPOKEN.search(text)]


ARROW = re.compile(r" → | · |: | \(|\)$|（|）$| \+ |＋")


def pieces(label: str) -> list[str]:
    """The words that a label is put together from: verb, card, place, number."""
    return [piece.strip() for piece in ARROW.split(label) if piece and piece.strip()]


def unheard(message: Heard, tongue: Tongue, told: str) -> list[str]:
    """What stands on a control, and is neither a word of the game nor anything that was told."""
    labels = [control.label for control in message.controls if not control.rows]
    labels += [row.label for control in message.controls for row in control.rows]
    return [
        f"{piece} in {label}"
        for label in labels
        for part in label.split(" → ")
        if not tongue.is_known(part)
        for piece in pieces(part)
        if piece not in told and not tongue.is_known(piece)
    ]
