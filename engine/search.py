"""Finding cards by what people type: a name in kanji, kana, romaji or English, or an id, spelled as keyboards and habits will have it.

`folded` takes out what is no difference to a reader (width, case, spaces, punctuation, hiragana or katakana). An `Index` holds a catalog's
definitions by all their names: `Index.find` answers who is still typing, `Index.exact` who means one card, `Index.nearest` who
mistyped.
`index_of` keeps one for each catalog.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from functools import lru_cache

from engine.catalog import Catalog, Definition
from engine.romaji import hepburn, kunrei, loose
from engine.view import Name

TYPED_LIMIT = 120
"""Characters of what somebody types that are looked at; no name is longer."""
_NEAR, _FAINT = 0.62, 0.5
"""How alike (0 to 1) a name must be to be offered, and to be named as the nearest of what there is."""
NEAR_RANK = 4
"""The rank of what does not hold what was typed, and is only like it."""
_CANDIDATES = 30
"""Names that share most pairs of letters with what was typed: these alone are measured exactly."""
_LONG_MARK = chr(0x30FC)
_HIRAGANA = {code: code - 0x60 for code in [*range(0x30A1, 0x30F7), 0x30FD, 0x30FE]}
"""Each katakana as its hiragana, which stands as far before it in Unicode."""
_WORD = re.compile(r"[\s\u30fb/_-]+")


def folded(text: str) -> str:
    """A text without what is no difference: width, case, accents, spaces, punctuation, long marks, katakana.

    A text of nothing but punctuation stays as it is, without its spaces.
    """
    text = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold()).translate(_HIRAGANA)
    kept = unicodedata.normalize("NFC", "".join(_plain(sign) for sign in text if _counts(sign)))
    return kept or "".join(text.split())


def _counts(sign: str) -> bool:
    return sign == "+" or (unicodedata.category(sign)[0] in "LNM" and sign != _LONG_MARK)


def _plain(sign: str) -> str:
    """A letter without its accents; the marks of kana are no accents."""
    if sign.isascii() or 0x3041 <= ord(sign) <= 0x30FF:
        return sign
    return "".join(part for part in unicodedata.normalize("NFKD", sign) if unicodedata.category(part) != "Mn")


class _Entry:
    """One definition by all its spellings, each between line breaks, so that one look finds a whole, a beginning or a part."""

    __slots__ = ("id", "spellings", "starts", "wholes")

    def __init__(self, definition: Definition) -> None:
        self.id = definition.id
        names = [definition.id, *_names(definition)]
        self.spellings = tuple(dict.fromkeys(spelled for name in names for spelled in _spellings(name)))
        self.wholes = _lines(self.spellings)
        self.starts = _lines(folded("".join(words)) for name in names for words in _tails(name))


def _names(definition: Definition) -> list[str]:
    name = definition.title
    return [
        text for text in (name.ja, name.en, name.short_ja, name.short_en, definition.reading, *definition.codes) if text
    ]


def _literal(name: str) -> str:
    """A name as it is compared to the letter: width and case make no difference, nor how many spaces stand between its words."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


def _tails(name: str) -> Iterator[list[str]]:
    """A name from its second word on, from its third word on, and so forth."""
    words = _WORD.split(name)
    return (words[start:] for start in range(1, len(words)))


def _spellings(name: str) -> Iterator[str]:
    """A name folded, and where it is written in kana, in Latin letters too."""
    text = folded(name)
    yield text
    if all(0x3041 <= ord(sign) <= 0x3096 for sign in text):
        yield loose(hepburn(text))
        yield kunrei(loose(hepburn(text)))


def _lines(texts: Iterable[str]) -> str:
    return "".join(f"\n{text}" for text in texts) + "\n"


def _pairs(text: str) -> set[str]:
    """Its pairs of neighboring characters, with its beginning and its end."""
    return {f"\n{text}\n"[place : place + 2] for place in range(len(text) + 1)}


class Index:
    """The definitions of a catalog by all that people call them. Made once, never changed."""

    def __init__(self, definitions: Iterable[Definition]) -> None:
        cards = tuple(definitions)
        self._names = {definition.id: definition.title for definition in cards}
        self._literal: dict[str, list[str]] = {}
        self._entries = tuple(_Entry(definition) for definition in cards)
        self._exact: dict[str, list[str]] = {}
        self._spelled: dict[str, list[str]] = {}
        self._pairs: dict[str, list[tuple[int, str]]] = {}
        for place, (definition, entry) in enumerate(zip(cards, self._entries, strict=True)):
            for name in dict.fromkeys(_literal(name) for name in _names(definition)):
                self._literal.setdefault(name, []).append(definition.id)
            for name in dict.fromkeys(folded(name) for name in (definition.id, *_names(definition))):
                self._exact.setdefault(name, []).append(definition.id)
            for spelling in entry.spellings:
                self._spelled.setdefault(spelling, []).append(definition.id)
                for pair in _pairs(spelling):
                    self._pairs.setdefault(pair, []).append((place, spelling))

    def find(self, typed: str, most: int) -> list[str]:
        """At most so many ids, best first: whole names, beginnings, beginnings of a word, parts, names that are near; in set order each.

        An empty text finds all, in set order.
        """
        return [card for _, card in self._found(typed, most, _NEAR)]

    def ranked(self, typed: str, most: int) -> list[tuple[int, str]]:
        """What `find` finds, each with its rank from 0, so that who searches several indexes can put the best of all first."""
        return self._found(typed, most, _NEAR)

    def exact(self, typed: str) -> tuple[str, ...]:
        """The ids whose id, name in either language, short name, reading or printed code this is; several cards may share a name.

        What is written to the letter comes before what is so but for spaces and punctuation, and this before a spelling in romaji.
        """
        if found := self.literal(typed):
            return found
        if len(typed) > TYPED_LIMIT or not (text := folded(typed)):
            return ()
        return tuple(
            self._exact.get(text) or self._spelled.get(loose(text)) or self._spelled.get(kunrei(loose(text))) or ()
        )

    def literal(self, typed: str) -> tuple[str, ...]:
        """The ids of which this is the id, or else a name or reading to the letter, but for width and case."""
        if len(typed) > TYPED_LIMIT:
            return ()
        plain = unicodedata.normalize("NFKC", typed).strip()
        return (plain,) if plain in self._names else tuple(self._literal.get(_literal(plain), ()))

    def name(self, card: str) -> Name:
        """The name of a card. Raises `KeyError` for an unknown id."""
        return self._names[card]

    def nearest(self, typed: str, most: int = 3) -> list[str]:
        """The ids of what was most likely meant, best first: what is near, else what is faintly like it, else nothing."""
        found = (self._found(typed, most, near) for near in (_NEAR, _FAINT)) if typed.strip() else ()
        return [card for _, card in next(filter(None, found), [])]

    def _found(self, typed: str, most: int, near: float) -> list[tuple[int, str]]:
        if not (text := folded(typed[:TYPED_LIMIT])):
            return [(0, entry.id) for entry in self._entries[:most]]
        forms = tuple(dict.fromkeys(_forms(text)))
        ranked = sorted(
            (rank, place) for place, entry in enumerate(self._entries) if (rank := _rank(entry, forms)) < NEAR_RANK
        )
        found = {self._entries[place].id: rank for rank, place in ranked[:most]}
        if len(found) < most:
            for card in self._near(forms, near):
                found.setdefault(card, NEAR_RANK)
        return [(rank, card) for card, rank in found.items()][:most]

    def _near(self, forms: tuple[str, ...], near: float) -> list[str]:
        """Every card with a spelling that is at least so much like what was typed, best first."""
        likeness: dict[int, float] = {}
        for form in forms:
            matcher = SequenceMatcher(None, b=form, autojunk=False)
            for place, spelling in self._candidates(form):
                matcher.set_seq1(spelling)
                if matcher.real_quick_ratio() >= near and matcher.quick_ratio() >= near:
                    likeness[place] = max(likeness.get(place, 0.0), matcher.ratio())
        ranked = sorted((-alike, place) for place, alike in likeness.items() if alike >= near)
        return [self._entries[place].id for _, place in ranked]

    def _candidates(self, form: str) -> list[tuple[int, str]]:
        """The spellings that share most pairs of letters with a text."""
        pairs = sorted(_pairs(form))
        shared = Counter(candidate for pair in pairs for candidate in self._pairs.get(pair, ()))
        rated = (
            (2 * count / (len(pairs) + len(spelling) + 1), -place, spelling)
            for (place, spelling), count in shared.items()
        )
        return [(-place, spelling) for _, place, spelling in sorted(rated, reverse=True)[:_CANDIDATES]]


def _forms(text: str) -> Iterator[str]:
    """What was typed, and as the spellings in Latin letters have it."""
    yield text
    spelled = loose(hepburn(text))
    if spelled.isascii():
        yield spelled
        yield kunrei(spelled)


def _rank(entry: _Entry, forms: tuple[str, ...]) -> int:
    """How well a card fits: 0 whole, 1 from the beginning, 2 from the beginning of a word, 3 inside, 4 not."""
    best = NEAR_RANK
    for form in forms:
        if form not in entry.wholes:
            continue
        if f"\n{form}" in entry.wholes:
            best = min(best, 0 if f"\n{form}\n" in entry.wholes else 1)
        else:
            best = min(best, 2 if f"\n{form}" in entry.starts else 3)
    return best


@lru_cache(maxsize=64)
def index_of(catalog: Catalog[Definition]) -> Index:
    """The index of a catalog, made when it is first asked for."""
    return Index(catalog.definitions.values())
