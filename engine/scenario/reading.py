"""From the text of a scenario to its typed parts, each with the line at which it stands."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from engine.catalog import DeckList, Definition
from engine.decision import Path
from engine.game import Position
from engine.games import catalog, games
from engine.house import House, Setting, settle
from engine.refusal import Unfit
from engine.sources import Faulty, Source
from engine.sources import read as read_yaml
from engine.stream import SEED_BYTES, Forced
from engine.view import SEAT_NAMES

V = TypeVar("V")
SeatName = Literal["first", "second"]
Mark = Literal["rock", "paper", "scissors"]
Expected = None | bool | int | str | list[str | int | None]
_NEEDED = ("game", "title", "rules")
_KEYS = (*_NEEDED, "house_rules", "cards", "seats", "turn", "decks", "seed", "problems", "force", "steps")


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose turn it is in the position, its number, and the phase."""

    seat: SeatName = "first"
    number: Annotated[int, Meta(ge=0)] = 1
    phase: str = ""


class Force(Struct, frozen=True, forbid_unknown_fields=True):
    """What dice, janken and draws will give, in order."""

    dice: tuple[int, ...] = ()
    janken: tuple[tuple[Mark, Mark], ...] = ()
    draw: dict[SeatName, tuple[str, ...]] = {}

    def forced(self) -> Forced:
        """The same, as the stream takes it."""
        return Forced(
            list(self.dice), list(self.janken), [list(self.draw.get("first", ())), list(self.draw.get("second", ()))]
        )


class StepLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: an answer (``do``), a standing act (``act``), what must be refused (``refuse``), or what must be seen (``expect``)."""

    seat: SeatName | None = None
    do: Path | None = None
    act: str | None = None
    refuse: Path | None = None
    rule: str | None = None
    reason: str | None = None
    expect: dict[str, Expected] | None = None


class Scenario(Struct, frozen=True):
    """A scenario as read. It begins in a ``position``, or with ``decks``, whose ``problems`` may be the point of it."""

    game: str
    title: str
    rules: tuple[str, ...]
    house_rules: dict[str, Setting]
    cards: tuple[Definition, ...]
    position: Position | None
    decks: dict[SeatName, DeckList]
    seed: bytes
    problems: tuple[str, ...]
    """Rule ids (or reason codes) of what is wrong with the decks, in the order in which they are told."""
    line: int
    """Where what it begins with is written."""
    force: Force
    steps: tuple[tuple[Source, StepLine], ...]


class _Reader:
    """Takes a file apart and gathers every fault, so that all are told at once."""

    def __init__(self, root: Source) -> None:
        self.root = root
        keys = root.names()
        self.faults = [root.fault(f"unknown key `{key}`") for key in keys if key not in _KEYS]
        self.faults += [root.fault(f"expected the key `{key}`") for key in _NEEDED if root.get(key) is None]

    def part(self, key: str, kind: type[V], default: V) -> V:
        """The value of a key, or the default where it is missing or does not fit."""
        found = self.root.get(key)
        return default if found is None else self.take(found, kind, default)

    def take(self, source: Source, kind: type[V], default: V) -> V:
        """A part as a typed value, or the default where it does not fit."""
        try:
            return source.take(kind)
        except Faulty as faulty:
            self.faults += faulty.faults
            return default

    def parts(self, key: str) -> tuple[Source, ...]:
        """The parts of the list at a key; none where it is missing or no list."""
        found = self.root.get(key)
        try:
            return tuple(found.items()) if found else ()
        except Faulty as faulty:
            self.faults += faulty.faults
            return ()

    def need(self, holds: bool, key: str, text: str) -> None:  # reads as the sentence it is
        """A fault at a key unless this holds."""
        if not holds:
            self.faults.append((self.root.get(key) or self.root).fault(text))

    def line(self, *keys: str) -> int:
        """The line of the first of these keys that is there."""
        return next((found.line for key in keys if (found := self.root.get(key)) is not None), self.root.line)

    def house_rules(self, kind: type[House]) -> dict[str, Setting]:
        """The house rules, which must be options of the game."""
        values = self.part("house_rules", dict[str, Setting], {})
        try:
            settle(kind, values)
        except Unfit as unfit:
            for problem in unfit.problems:
                self.need(False, "house_rules", f"{problem.reason}: {problem.values['option']}")
        return values

    def cards(self, kind: type[Definition]) -> tuple[Definition, ...]:
        """The scenario's own definitions."""
        definitions = (self.take(part, kind, None) for part in self.parts("cards"))
        return tuple(definition for definition in definitions if definition is not None)

    def position(self) -> Position | None:
        """The position of ``seats`` and ``turn``, or None where there is none."""
        seats = self.root.get("seats")
        if seats is None:
            return None
        unknown = [name for name in seats.names() if name not in SEAT_NAMES]
        self.faults += [seats.fault(f"expected `first` or `second`, found `{name}`") for name in unknown]
        turn = self.part("turn", Turn, Turn())
        first, second = (self._zones(seats.get(name)) for name in SEAT_NAMES)
        return Position((first, second), SEAT_NAMES.index(turn.seat), turn.number, turn.phase)

    def _zones(self, seat: Source | None) -> dict[str, dict[str, Position.Card]]:
        if seat is None:
            return {}
        self.take(seat, dict[object, object], {})
        zones = seat.names()
        return {zone: self._slots(part) for zone in zones if (part := seat.get(zone)) is not None}

    def _slots(self, zone: Source) -> dict[str, Position.Card]:
        plain = self.take(zone, object, [])
        if isinstance(plain, list):
            slots = {str(index): part for index, part in enumerate(zone.items(), 1)}
        else:
            self.take(zone, dict[object, object], {})
            slots = {key: part for key in zone.names() if (part := zone.get(key)) is not None}
        return {slot: self._card(part) for slot, part in slots.items()}

    def _card(self, source: Source) -> Position.Card:
        """A card by its id alone, or with counters (a number) and states (true or false) beside it."""
        if not source.names():
            return Position.Card(self.take(source, str, ""))
        marks = self.take(source, dict[str, bool | int | str], {})
        known = str(marks.pop("id", ""))
        if not known:
            self.faults.append(source.fault("expected an `id`"))
        words = [name for name, value in marks.items() if isinstance(value, str)]
        self.faults += [source.fault(f"expected a number, true or false as `{name}`") for name in words]
        counters = {name: value for name, value in marks.items() if type(value) is int}
        states = tuple(name for name, value in marks.items() if value is True)
        return Position.Card(known, counters, states)

    def decks(self, game: str) -> dict[SeatName, DeckList]:
        """The decks by seat: a starter deck's id, or cards with their counts."""
        found = self.root.get("decks")
        decks: dict[SeatName, DeckList] = {}
        for seat in found.names() if found else ():
            part = found.get(seat) if found else None
            if part is None or seat not in SEAT_NAMES:
                self.need(False, "decks", f"expected `first` or `second`, found `{seat}`")
            elif part.names():
                decks[seat] = self.take(part, DeckList, DeckList(seat, {}))  # type: ignore[index]
            else:
                starter = catalog(game).decks.get(self.take(part, str, ""))
                self.need(starter is not None, "decks", "expected a starter deck of this game")
                decks[seat] = starter or DeckList(seat, {})  # type: ignore[index]
        return decks

    def steps(self) -> tuple[tuple[Source, StepLine], ...]:
        """Every step with its place."""
        steps = []
        for part in self.parts("steps"):
            line = self.take(part, StepLine, StepLine())
            keys = part.names()
            said = [key for key in ("do", "act", "refuse", "expect") if key in keys]
            if len(said) != 1:
                self.faults.append(part.fault("expected one of `do`, `act`, `refuse`, `expect`"))
            elif said != ["expect"] and line.seat is None:
                self.faults.append(part.fault(f"expected a `seat` with `{said[0]}`"))
            steps.append((part, line))
        return tuple(steps)


def read(text: str, file: str) -> Scenario:
    """A scenario from its text. Raises `Faulty` with every fault of the file."""
    reader = _Reader(read_yaml(text, file))
    game = reader.part("game", str, "")
    if game not in games():
        reader.need(False, "game", f"expected a game ({', '.join(games())}), found `{game}`")
        raise Faulty(reader.faults)
    scenario = Scenario(
        game,
        reader.part("title", str, ""),
        reader.part("rules", tuple[str, ...], ()),
        reader.house_rules(games()[game].house_type),
        reader.cards(games()[game].definition_type),
        reader.position(),
        reader.decks(game),
        _seed(reader),
        reader.part("problems", tuple[str, ...], ()),
        reader.line("problems", "seats", "decks"),
        reader.part("force", Force, Force()),
        reader.steps(),
    )
    one = bool(scenario.position) != bool(scenario.decks)
    reader.need(one, "decks", "expected either `seats` or `decks`")
    reader.need(not scenario.position or bool(scenario.steps), "steps", "expected `steps` from this position")
    if reader.faults:
        raise Faulty(reader.faults)
    return scenario


def _seed(reader: _Reader) -> bytes:
    written = reader.part("seed", str, "")
    try:
        seed = bytes.fromhex(written)
    except ValueError:
        seed = b"-"
    reader.need(len(seed) in (0, SEED_BYTES), "seed", f"expected {2 * SEED_BYTES} hex digits")
    return seed if len(seed) == SEED_BYTES else bytes(SEED_BYTES)
