"""`Wording`: the words of one language, for one reader, at one match."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from engine.catalog import DATA
from engine.decision import Offer
from engine.events import Event
from engine.view import SEAT_NAMES, Name, Value, Word
from engine.wording.bundles import bundle_for
from engine.wording.locales import JAPANESE, chain

_log = logging.getLogger(__name__)
_SEAT, _PLACE, _GAME = "@seat:", "@place:", "@game-"
NEUTRAL = "missing"
"""The message that stands where there is none."""


class Wording:
    """Words things for a reader of ``locale``; ``names`` are the players in seat order, as plain text."""

    def __init__(self, locale: str, game: str = "", names: tuple[str, str] = ("", ""), root: Path = DATA) -> None:
        self.locale, *_ = self.chain = chain(locale)
        self.game = game
        self.names = names
        self._root = root
        self._players: dict[str, int | str] = {}
        self._players = {name: self.seat(seat) for seat, name in enumerate(SEAT_NAMES)}

    def text(self, word: Word | str) -> str:
        """A message in words. A key alone is a message without values; ``$first`` and ``$second`` are always the players."""
        if isinstance(word, str):
            word = Word(word)
        values = self._players | {name: self._value(value) for name, value in word.values.items()}
        found = self._found(word.key, values)
        return self._neutral(word.key) if found is None else found

    def event(self, event: Event) -> str:
        """What happened, as a sentence. What this viewer may not know is left out (the message's attribute ``veiled``)."""
        return self.text(event.word())

    def name(self, name: Name) -> str:
        """A proper name."""
        return name.ja if self.locale == JAPANESE else name.en

    def short(self, name: Name) -> str:
        """A proper name where room is short."""
        return (name.short_ja if self.locale == JAPANESE else name.short_en) or self.name(name)

    def seat(self, seat: int) -> str:
        """The player in a seat, by name, or as East or West where there is none."""
        return self.names[seat] or self.text(f"seat-{SEAT_NAMES[seat]}")

    def place(self, ref: str) -> str:
        """A place (``"first.front.3"``) without its seat, such as "front 3".

        One without a number has a message of its own, one that both seats share is its zone alone.
        """
        return _place(self.locale, self.game, self._root, ref)

    def label(self, offer: Offer) -> str:
        """What one option is called, for a button or a menu row: a verb, a card and its place, or a number.

        A card that bears a number in the picture bears it here too, since several may share a name.
        """
        if offer.kind == "number":
            return self.text(Word(offer.key, {"amount": int(offer.atom)})) if offer.key else str(offer.atom)
        parts = [self.name(offer.name)] if offer.name else []
        parts += [self.text(offer.key)] if offer.key else []
        parts += [self.place(offer.place)] if offer.place else []
        label = " · ".join(parts) or str(offer.atom)
        return f"{offer.number}: {label}" if offer.number else label

    def gain(self, offer: Offer) -> str:
        """What an option would do or need, or nothing."""
        if not offer.gain:
            return ""
        values = {"amount": offer.amount, "cost": offer.cost}
        return self.text(Word(offer.gain, {name: value for name, value in values.items() if value is not None}))

    def _value(self, value: Value) -> int | str:
        if isinstance(value, Name):
            return self.name(value)
        if isinstance(value, Word):
            return self.text(value)
        if isinstance(value, int) or not value.startswith("@"):
            return value
        if value.startswith(_SEAT) and value[len(_SEAT) :] in ("0", "1"):
            return self.seat(int(value[len(_SEAT) :]))
        if value.startswith(_PLACE):
            return self.place(value[len(_PLACE) :])
        if value.startswith(_GAME):
            return _game(self.locale, value[len(_GAME) :], self._root)
        return self.text(value[1:])

    def _found(self, key: str, values: Mapping[str, int | str]) -> str | None:
        """The message in the reader's language, or in the other one; where a value is missing, as it is told to who may not know."""
        for locale in self.chain:
            bundle = bundle_for(locale, self.game, self._root)
            for variant in (key, f"{key}.veiled"):
                text = _format(bundle, variant, values)
                if text is not None:
                    return text
            _report(locale, self.game, key)
        return None

    def _neutral(self, key: str) -> str:
        return "…" if key == NEUTRAL else self.text(NEUTRAL)


def _format(bundle: FluentBundle, key: str, values: Mapping[str, int | str]) -> str | None:
    """The message in words; None where it is missing or names a value that is not given."""
    pattern = _pattern(bundle, key)
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, dict(values))
    return None if errors else str(text)


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    base, _, attribute = key.partition(".")
    if not bundle.has_message(base):
        return None
    message = bundle.get_message(base)
    return message.attributes.get(attribute) if attribute else message.value


@lru_cache(maxsize=2048)
def _place(locale: str, game: str, root: Path, ref: str) -> str:
    """A place in words, by ``place-<zone>`` where a game has that; the same few are named in every sentence of a match."""
    words = Wording(locale, game, root=root)
    _, zone, slot = (*ref.split(".", 2), "", "")[:3] if "." in ref else ("", ref, "")
    if not slot.isdecimal():
        return words.text(f"zone-{zone}-{slot}" if slot else f"zone-{zone}")
    own = f"place-{zone}"
    known = any(_pattern(bundle_for(each, game, root), own) is not None for each in words.chain)
    return words.text(Word(own if known else "place", {"zone": f"@zone-{zone}", "slot": slot}))


@lru_cache(maxsize=256)
def _game(locale: str, game: str, root: Path) -> str:
    """What a game is called, which stands in its own words: whatever the sentence is about."""
    return Wording(locale, game, root=root).text(f"game-{game}")


@lru_cache(maxsize=4096)
def _report(locale: str, game: str, key: str) -> None:
    """Say once that a message is missing: our mistake, for the log."""
    _log.warning("no message %r in %s%s", key, locale, f" for {game}" if game else "")
