"""Kana in Latin letters, so that a name can be found by who has no Japanese keyboard at hand.

People spell as they were taught: Hepburn (shi, chi, tsu, ja), Kunrei (si, ti, tu, zya), long vowels as ō, ou, oo, oh or o. `hepburn` spells
a reading; `loose` takes out of any spelling what people differ in without meaning it; `kunrei` brings a loose spelling to one form.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

_LETTER, _SMALL = "HIRAGANA LETTER ", "small "
_HEPBURN = {
    "si": "shi",
    "ti": "chi",
    "tu": "tsu",
    "hu": "fu",
    "zi": "ji",
    "di": "ji",
    "du": "zu",
    "wo": "o",
    "wi": "i",
    "we": "e",
}
_BEFORE_SMALL_VOWEL = {
    "fu": "f", "vu": "v", "u": "w", "te": "t", "de": "d", "to": "t", "do": "d", "tsu": "ts", "ku": "kw", "gu": "gw",
}  # fmt: skip
_DOUBLING = "q"
"""Stands for the small tsu until the consonant after it is known; no kana is spelled with it."""


def hepburn(reading: str) -> str:
    """A reading in hiragana, folded, in Hepburn's spelling with every vowel written out; other characters stay as they are."""
    spelled = "".join(_syllables([_called(sign) for sign in reading]))
    return re.sub(f"{_DOUBLING}([a-z])", lambda found: ("t" if found[1] == "c" else found[1]) + found[1], spelled)


def _called(sign: str) -> str:
    """What Unicode calls a kana, such as ``si`` or ``small ya``; another character is itself."""
    name = unicodedata.name(sign, "")
    return name.removeprefix(_LETTER).lower() if name.startswith(_LETTER) else sign


def _syllables(kana: list[str]) -> Iterator[str]:
    place = 0
    while place < len(kana):
        one = _HEPBURN.get(kana[place], kana[place])
        pair = _pair(one, kana[place + 1]) if place + 1 < len(kana) else ""
        yield pair or (_DOUBLING if one == "small tu" else one.removeprefix(_SMALL))
        place += 2 if pair else 1


def _pair(one: str, small: str) -> str:
    """A syllable with a small kana behind it as one syllable, or nothing where they are two."""
    if not small.startswith(_SMALL) or one.startswith(_SMALL):
        return ""
    sound = small.removeprefix(_SMALL)
    if sound in ("ya", "yu", "yo", "e") and len(one) > 1 and one.endswith("i"):
        return one[:-1] + ("" if one in ("shi", "chi", "ji") else "y") + sound[-1]
    return _BEFORE_SMALL_VOWEL[one] + sound if one in _BEFORE_SMALL_VOWEL and sound in ("a", "i", "u", "e", "o") else ""


_LOOSE = (
    (re.compile(r"o(?:[ou]|h(?![aiueoy]))+"), "o"),
    (re.compile(r"([aiue])\1+"), r"\1"),
    (re.compile(r"m(?=[bpm])"), "n"),
    (re.compile(r"nn+"), "n"),
    (re.compile(r"cch"), "tch"),
)
_KUNREI = (
    (re.compile(r"sh(?=i)"), "s"),
    (re.compile(r"sh(?=[aueo])"), "sy"),
    (re.compile(r"ch(?=i)"), "t"),
    (re.compile(r"ch(?=[aueo])"), "ty"),
    (re.compile(r"ts(?=u)"), "t"),
    (re.compile(r"f(?=u)"), "h"),
    (re.compile(r"jy?(?=[aueo])|dy(?=[aueo])"), "zy"),
    (re.compile(r"[jd](?=i)"), "z"),
    (re.compile(r"dz?(?=u)"), "z"),
    (re.compile(r"wo"), "o"),
    (re.compile(r"([aiueo])\1+"), r"\1"),
)


def loose(spelled: str) -> str:
    """A folded spelling without what people differ in: long vowels are short, an n is an n, a doubled ch is a tch."""
    return _replaced(spelled, _LOOSE)


def kunrei(spelled: str) -> str:
    """A loose spelling with Hepburn's syllables spelled as Kunrei does, so that both schools, and both mixed, come to the same."""
    return _replaced(spelled, _KUNREI)


def _replaced(text: str, rules: tuple[tuple[re.Pattern[str], str], ...]) -> str:
    for pattern, spelling in rules:
        text = pattern.sub(spelling, text)
    return text
