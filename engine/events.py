"""What happened: whole inside the engine (`Happening`), and as one viewer may know it (`Event`).

A game tells happenings in the past tense (``"struck"``, ``"fell"``); `seen_by` turns one into the event that a viewer may know, or into
nothing. There is no other way out for what happened. Events are worded by the message ``event-<name>``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct
from msgspec.structs import replace

from engine.view import PUBLIC, SEAT_NAMES, Name, Value, Word

NameOf = Callable[[str, str], Name | None]
"""The name of a definition, or of one of its abilities; None for what may not be known."""


_SIDES = {name: seat for seat, name in enumerate(SEAT_NAMES)}


class Ref(Struct, frozen=True, omit_defaults=True):
    """A card where it lies: its place (``"first.front.3"``) and its definition, which is empty where it may not be known."""

    place: str = ""
    card: str = ""
    part: str = ""
    """Which of its abilities it is about, as its game counts them."""
    alike: bool = False
    """In an event: both sides have a card of that name in play, so that it does not say whose it is."""

    def whose(self, seat: int) -> int:
        """The seat on whose side it lies; away from the sides, the one of whom the happening is told."""
        return _SIDES.get(self.place.partition(".")[0], seat)


class Happening(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, whole. ``known_to`` is `PUBLIC`, or the one seat that may know card, amount, dice and words."""

    name: str
    seat: int = PUBLIC
    source: Ref | None = None
    target: Ref | None = None
    amount: int | None = None
    dice: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    """Message keys that fill ``{$word1}``, ``{$word2}`` …"""
    known_to: int = PUBLIC
    parts: tuple[int, ...] = ()
    """How the amount came together, where that is worth telling; as public as the amount."""
    silent: bool = False
    """Whether those who may not know it do not even hear that it happened."""
    verb: str = ""
    """The verb of the card's effect that made it happen, as card files spell it; nobody is told."""


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as one viewer may know it. A card that may not be known has no name."""

    name: str
    seat: int = PUBLIC
    source: Ref | None = None
    target: Ref | None = None
    source_name: Name | None = None
    target_name: Name | None = None
    amount: int | None = None
    dice: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    parts: tuple[int, ...] = ()
    ability: Name | None = None
    """The ability of the source that it is about."""

    def word(self) -> Word:
        """The event as a message: ``$seat``, ``$source``, ``$ability``, ``$target``, ``$amount``, ``$die1`` … and ``$word1`` ….

        A card is given thrice: ``$source`` says whose it is where that is not clear, ``$source_name`` never does, and ``$source_own`` is
        for a sentence whose subject is ``$seat``.
        """
        values: dict[str, Value] = {}
        if self.seat != PUBLIC:
            values["seat"] = f"@seat:{self.seat}"
        for key, ref, name in (("source", self.source, self.source_name), ("target", self.target, self.target_name)):
            if ref is not None:
                values |= self._card(key, ref, name)
                if ref.place:
                    values[f"{key}_at"] = f"@place:{ref.place}"
        if self.ability is not None:
            values["ability"] = self.ability
        if self.amount is not None:
            values["amount"] = self.amount
        values.update({f"die{i}": die for i, die in enumerate(self.dice, 1)})
        values.update({f"word{i}": f"@{word}" for i, word in enumerate(self.words, 1)})
        return Word(f"event-{self.name}", values)

    def _card(self, key: str, ref: Ref, name: Name | None) -> dict[str, Value]:
        """A card by its name, and with whose it is where both have one: a face-down card looks like any other."""
        alone: Value = name or "@face-down"
        said = own = alone
        seat = ref.whose(self.seat)
        if seat != PUBLIC and (ref.alike or name is None):
            card = name or "@face-down.bare"
            said = Word("whose-card", {"seat": f"@seat:{seat}", "card": card})
            own = Word("own-card", {"card": card}) if seat == self.seat else said
        return {key: said, f"{key}_name": alone, f"{key}_own": own}


def seen_by(happening: Happening, viewer: int, name_of: NameOf) -> Event | None:
    """The event that this viewer may know of a happening; nothing where it is not theirs to hear."""
    if happening.known_to in (PUBLIC, viewer):
        return Event(
            happening.name,
            happening.seat,
            happening.source,
            happening.target,
            name_of(happening.source.card, "") if happening.source else None,
            name_of(happening.target.card, "") if happening.target else None,
            happening.amount,
            happening.dice,
            happening.words,
            happening.parts,
            name_of(happening.source.card, happening.source.part)
            if happening.source and happening.source.part
            else None,
        )
    if happening.silent:
        return None
    return Event(happening.name, happening.seat, _veiled(happening.source), _veiled(happening.target))


def told_apart(event: Event, alike: Collection[Name]) -> Event:
    """The event with those of its cards marked whose name does not say whose they are (see `engine.telling.alike`)."""
    if event.source is not None and event.source_name in alike:
        event = replace(event, source=replace(event.source, alike=True))
    if event.target is not None and event.target_name in alike:
        event = replace(event, target=replace(event.target, alike=True))
    return event


def _veiled(ref: Ref | None) -> Ref | None:
    return None if ref is None else Ref(ref.place)
