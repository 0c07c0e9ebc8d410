"""Kana in Latin letters, so that a name can be found by who has no Japanese keyboard at hand.

People spell as they were taught: Hepburn (shi, chi, tsu, ja), Kunrei (si, ti, tu, zya), long vowels as ō, ou, oo, oh or o. `hepburn` spells
a reading; `loose` takes out of any spelling what people differ in without meaning it; `kunrei` brings a loose spelling to one form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_ROWS = {
    "": "あいうえお", "k": "かきくけこ", "g": "がぎぐげご", "s": "さしすせそ", "z": "ざじずぜぞ", "t": "たちつてと", "d": "だぢづでど",
    "n": "なにぬねの", "h": "はひふへほ", "b": "ばびぶべぼ", "p": "ぱぴぷぺぽ", "m": "まみむめも", "r": "らりるれろ",
}  # fmt: skip
_VOWELS = "aiueo"
_ONES = {kana: consonant + vowel for consonant, row in _ROWS.items() for kana, vowel in zip(row, _VOWELS, strict=True)} | {
    "し": "shi", "じ": "ji", "ち": "chi", "ぢ": "ji", "つ": "tsu", "づ": "zu", "ふ": "fu", "や": "ya", "ゆ": "yu", "よ": "yo", "わ": "wa",
    "ゐ": "i", "ゑ": "e", "を": "o", "ん": "n", "ゔ": "vu", "ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o", "ゃ": "ya", "ゅ": "yu",
    "ょ": "yo", "ゎ": "wa", "ゕ": "ka", "ゖ": "ke",
}  # fmt: skip
_GLIDES = {"ゃ": "a", "ゅ": "u", "ょ": "o", "ぇ": "e"}
_SMALL = {"ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o"}
_BEFORE_SMALL = {
    "ふ": "f",
    "ゔ": "v",
    "う": "w",
    "て": "t",
    "で": "d",
    "と": "t",
    "ど": "d",
    "つ": "ts",
    "く": "kw",
    "ぐ": "gw",
}
_DOUBLED = "っ"


def hepburn(reading: str) -> str:
    """A reading in hiragana, folded, in Hepburn's spelling with every vowel written out; other characters stay as they are."""
    return re.sub(
        r"っ([a-z])", lambda found: ("t" if found[1] == "c" else found[1]) + found[1], "".join(_syllables(reading))
    )


def _syllables(reading: str) -> Iterator[str]:
    place = 0
    while place < len(reading):
        kana, small = reading[place], reading[place + 1 : place + 2]
        pair = _pair(kana, small) if small else ""
        yield pair or _ONES.get(kana, kana)
        place += 2 if pair else 1


def _pair(kana: str, small: str) -> str:
    """A kana with a small one behind it as one syllable, or nothing where they are two."""
    one = _ONES.get(kana, "")
    if small in _GLIDES and len(one) > 1 and one.endswith("i"):
        return one[:-1] + ("" if one in ("shi", "chi", "ji") else "y") + _GLIDES[small]
    return _BEFORE_SMALL[kana] + _SMALL[small] if kana in _BEFORE_SMALL and small in _SMALL else ""


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
