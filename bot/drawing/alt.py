"""The words beside a picture, from the same view: alt text.

The order is that of attention: what, whose turn, what is waited for, what just happened, the score, then each side, what matters most
of it first, and the piles. What has no room is told more briefly, then left out from the least important card on (`bot.drawing.sides`),
so that no sentence ends in the middle. Names are put in as they come: where the text goes into a message, the caller gives names in which
Discord's markup is escaped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bot.drawing.cuts import LONGEST, within
from bot.drawing.faces import badge_of
from bot.drawing.look import load_look
from bot.drawing.piles import LEADER
from bot.drawing.sides import sides
from bot.drawing.words import Caption, Words, game_name, turn_pill
from engine.view import (
    PUBLIC,
    SEAT_NAMES,
    SECOND,
    Area,
    Attached,
    Blow,
    Declared,
    Dice,
    Face,
    Lane,
    Plate,
    Row,
    Score,
    Slot,
    Stat,
    Versus,
    View,
    Word,
)


def seen_in(slot: Slot) -> Face | None:
    """The card on top of a place, or the one that was beaten there."""
    return slot.faces[-1] if slot.faces else slot.gone


class Teller:
    """Puts a view into words for one reader."""

    def __init__(self, view: View, caption: Caption, words: Words) -> None:
        self.view = view
        self.caption = caption
        self.words = words
        self.comma = words.text("list-comma")
        self.gap = words.text("list-sentence")
        self.brief = False
        """Whether piles are told without what matters least, since all would not find room."""
        self.sparing = False
        """Whether printed numbers, costs, and the names of what lies on cards are left out, too, of all but a side's first card."""
        self.terse = False
        """Whether they are left out of the card that is told now."""

    def say(self, key: str, **values: int | str) -> str:
        """A message of ours."""
        return self.words.text(Word(key, dict(values)))

    def seat(self, seat: int) -> str:
        """East or West."""
        return self.words.text(f"seat-{SEAT_NAMES[seat]}") if seat != PUBLIC else ""

    def joined(self, parts: Iterable[str]) -> str:
        """A list."""
        return self.comma.join(part for part in parts if part)

    # --- cards -------------------------------------------------------------------------------------------------------

    def stat(self, stat: Stat) -> str:
        """A number with its word, and what is printed where that differs."""
        word = self.words.text(f"stat-{stat.kind}")
        known = load_look(self.view.game).stats.get(stat.kind)
        if known and known.full and stat.bar:
            return self.say("alt-stat-full", stat=word, value=stat.value, base=stat.base)
        if stat.value == stat.base or self.terse:
            return self.say("alt-stat", stat=word, value=stat.value)
        return self.say("alt-stat-of", stat=word, value=stat.value, base=stat.base)

    def card(self, face: Face) -> str:
        """A card in words; face down it is its owner's, and nothing else but what lies on it."""
        if not face.card:
            count = "" if not face.badge else badge_of(face, self.words) if self.brief else self.words.text(face.badge)
            key = "alt-knocked-out" if face.out else "alt-face-down"
            return self.joined((self.say(key, seat=self.seat(face.owner)), count, *self.laid(face)))
        words = self.words
        parts = [(words.short if self.brief else words.name)(face.name) if face.name else ""]
        parts += [words.text(f"attribute-{key}") for key in face.attributes]
        parts += [words.text(face.label)] if face.label else []
        parts += [self.versus(face.versus)] if face.versus else []
        parts += [self.stat(stat) for stat in face.stats]
        parts += [badge_of(face, words) if self.brief else words.text(face.badge)] if face.badge else []
        parts += (
            [words.text(face.change)] if face.change and all(stat.value == stat.base for stat in face.stats) else []
        )
        parts += [words.text(mark) for mark in face.marks]
        parts += [words.text(f"state-{state}") for state in face.states]
        return self.joined(dict.fromkeys([*parts, self.costs(face), *self.laid(face)]))

    def versus(self, versus: Versus) -> str:
        """What counts for the attack against what counts for the defense."""
        attack, defense = (
            self.several(self.words.text(f"attribute-{key}") for key in keys) or "0"
            for keys in (versus.attack, versus.defense)
        )
        return self.say("alt-versus", attack=attack, defense=defense)

    def costs(self, face: Face) -> str:
        """What is to be paid for it."""
        return self.say("alt-costs", costs=self.gems(face.cost)) if face.cost and not self.terse else ""

    def gems(self, keys: tuple[str, ...]) -> str:
        """Emblems as words, each with how many."""
        counted = Counter(keys).items()
        return self.several(self.words.text(f"attribute-{key}") + (f" {n}" if n > 1 else "") for key, n in counted)

    def laid(self, face: Face) -> Iterator[str]:
        """What lies on a card and under it."""
        if face.counters:
            yield self.say("alt-counters", counters=self.several(self.counter(stat) for stat in face.counters))
        if self.terse and (count := len(face.tucked + face.attached)):
            yield self.say("alt-more-on-it", count=count)
        elif face.card and face.tucked:
            yield self.say("alt-tucked", cards=self.several(self.words.name(name) for name in face.tucked))
        if face.card and face.attached and not self.terse:
            yield self.say("alt-attached", cards=self.several(self.attached(card) for card in face.attached))

    def attached(self, card: Attached) -> str:
        """A card that is set on another, with what sets it apart."""
        return " ".join((self.words.name(card.name), *((self.words.text(card.mark),) if card.mark else ())))

    def lasting(self, area: Area) -> Iterator[str]:
        """What is in force for who stands there, and until when."""
        for note in area.lasting:
            until = self.words.text(note.until) if note.until else ""
            what = self.words.text(note.what)
            yield self.say("alt-lasting", what=what, until=until) if until else what

    def counter(self, stat: Stat) -> str:
        """A counter, with how many of it where there are more."""
        word = self.words.text(f"attribute-{stat.kind}")
        return word if stat.value == 1 else self.say("alt-stat", stat=word, value=stat.value)

    def several(self, parts: Iterable[str]) -> str:
        """A list inside a list."""
        return self.words.text("list-inner").join(parts)

    # --- the field ---------------------------------------------------------------------------------------------------

    def place(self, slot: Slot, card: str) -> str:
        """A card where it lies; the place is called as in sentences and on buttons."""
        return self.say("alt-place", place=f"@place:{slot.ref}", card=card)

    def at(self, area: Area, slot: Slot, card: str) -> str:
        """A card where it lies; of many piles their numbers alone, for there is little room."""
        if area.kind == "stacks" and len(self.view.lanes) == len(area.slots):
            return self.say("alt-number", number=self.view.lanes[area.slots.index(slot)].number, card=card)
        return self.place(slot, card)

    def areas(self, seat: int) -> list[Area]:
        """A seat's areas, front to back: West's are painted with the back on top. A line of cards comes before what lies before it."""
        told = {"aside"} if self.view.declared else set()
        own = [area for area in self.view.areas if area.seat == seat and area.kind not in told]
        if any(area.kind == "rank" for area in own):  # one line, left to right on either side
            return sorted(own, key=lambda area: area.kind != "rank")
        return own[::-1] if seat == SECOND else own

    def top(self, area: Area, slot: Slot) -> str:
        """The card on top of a place. Of piles that face each other the lanes say who is winning; a known card under it is told."""
        shown = seen_in(slot)
        if shown is None:
            return ""
        if area.kind != "stacks":
            return self.card(shown)
        known = next((face for face in reversed(slot.faces) if face.card and face.name), None)
        if not shown.card and known is not None and known.name:
            under = (self.words.short if self.brief else self.words.name)(known.name)
            return self.say("alt-upon", card=self.card(shown), under=under)
        if self.brief:
            shown = replace(
                shown, attributes=(), stats=tuple(replace(stat, base=stat.value) for stat in shown.stats), change=None
            )
        judged = any(lane.winner is not None for lane in self.view.lanes[area.slots.index(slot) :][:1])
        return self.card(replace(shown, states=()) if judged else shown)

    def cards(self, seat: int) -> Iterator[str]:
        """The cards on a seat's side, front to back and left to right."""
        self.terse = False
        for area in self.areas(seat):
            for slot in area.slots:
                if top := self.top(area, slot):
                    yield self.at(area, slot, top)
                    self.terse = self.sparing
            yield from self.lasting(area)
        self.terse = False
        hidden = sum(area.veiled for area in self.areas(seat))
        if hidden:
            yield self.say("alt-veiled", count=hidden, seat=self.seat(seat))

    def side(self, seat: int, most: int | None = None) -> str:
        """A seat's side as one sentence; of more cards than ``most`` the first, and how many more there are."""
        cards = list(self.cards(seat))
        if most is not None and len(cards) > most:
            cards = [*cards[:most], self.say("alt-more-cards", count=len(cards) - most)]
        if not cards:
            return self.say("alt-side-empty", seat=self.seat(seat))
        return self.say("alt-side", seat=self.seat(seat), cards=self.words.text("list-cards").join(cards))

    def leads(self, plate: Plate) -> Iterator[str]:
        """Cards that lie open beside the field."""
        for zone in plate.zones:
            if zone.icon == LEADER and zone.faces:
                card = self.card(zone.faces[0])
                yield self.say("alt-leader", seat=self.seat(plate.seat), zone=f"@zone-{zone.id}", card=card)

    def zones(self, plate: Plate) -> Iterator[str]:
        """The counts of a seat's piles."""
        yield from self.leads(plate)
        for zone in plate.zones:
            if zone.icon != LEADER or not zone.faces:
                yield self.say("alt-zone", seat=self.seat(plate.seat), zone=f"@zone-{zone.id}", count=zone.count)

    def piles(self, plate: Plate) -> str:
        """The counts of a seat's piles in one sentence."""
        counts = (
            self.say("alt-stat", stat=f"@zone-{zone.id}", value=zone.count)
            for zone in plate.zones
            if zone.icon != LEADER
        )
        return self.say("alt-piles", seat=self.seat(plate.seat), piles=self.joined(counts))

    def edges(self) -> str:
        """Who has an advantage over whom."""
        return self.gap.join(
            self.say(
                "alt-edge",
                source=self.side_of(edge.source),
                target=self.side_of(edge.target),
                note=self.words.text(edge.note),
            )
            for edge in self.view.edges
        )

    def side_of(self, ref: str) -> str:
        """The seat whose place a ref names."""
        return self.words.text(f"seat-{ref.partition('.')[0]}")

    # --- what is announced, and a fight ------------------------------------------------------------------------------

    def declared(self) -> str:
        """What waits to be carried out, in order."""
        told = [
            self.say(
                "alt-announced",
                number=k,
                seat=self.seat(each.seat),
                name=self.words.text(each.name),
                what=self.what(each),
            )
            for k, each in enumerate(self.view.declared, 1)
        ]
        return self.say("alt-declared", declared=self.words.text("list-cards").join(told)) if told else ""

    def what(self, declared: Declared) -> str:
        """What it will do, in brackets of the reader's language."""
        said = self.gap.join(map(self.words.text, declared.what))
        return self.say("alt-what", what=said) if said and not self.brief else ""

    def blow(self, blow: Blow) -> str:
        """One fighter's blow: what counts against what, and what it comes to."""
        attack, defense = (
            self.words.text(f"attribute-{key}") + f" {value}" if key else str(value)
            for key, value in zip(blow.emblems, (blow.attack, blow.defense), strict=True)
        )
        return self.say(
            "alt-blow", seat=self.seat(blow.seat), target=self.words.short(blow.target), attack=attack, defense=defense,
            amount=blow.amount,
        )  # fmt: skip

    # --- lanes and dice ----------------------------------------------------------------------------------------------

    def lane(self, lane: Lane) -> str:
        """How a lane stands: won by whom, being fought, or to come."""
        if lane.now:
            return self.say("alt-lane-now", title=self.words.text(lane.title) if lane.title else lane.number)
        if lane.winner is None:
            return self.say("alt-lane-next", number=lane.number)
        if lane.winner == PUBLIC:
            return self.say("alt-lane-even", number=lane.number)
        return self.say("alt-lane-won", number=lane.number, seat=self.seat(lane.winner))

    def shared(self) -> Iterator[str]:
        """The cards that lie open in passing; those that belong to no side of the field, and whose they are."""
        if self.view.shown:
            cards = self.words.text("list-cards").join(map(self.card, self.view.shown))
            yield self.say("alt-shown", seat=self.seat(self.view.shown[0].owner), cards=cards)
        for area in (area for area in self.view.areas if area.kind == "strip"):
            for slot in area.slots:
                if slot.faces:
                    face = replace(slot.faces[-1], attributes=())
                    title = self.words.text(area.title) if area.title else ""
                    yield self.say("alt-shared", title=title, seat=self.seat(face.owner), card=self.card(face))
                elif slot.empty:
                    yield self.words.text(slot.empty) + self.words.text("list-stop")

    def areas_won(self) -> Iterator[str]:
        """Where piles face each other: the numbers of the areas by who is winning them."""
        for winner, key in (
            (0, "alt-areas-won"),
            (1, "alt-areas-won"),
            (PUBLIC, "alt-areas-even"),
            (None, "alt-areas-next"),
        ):
            numbers = [str(lane.number) for lane in self.view.lanes if lane.winner == winner]
            if numbers:
                seat = "" if winner is None else self.seat(winner)
                yield self.say(key, seat=seat, numbers=self.joined(sorted(numbers, key=int)))

    def lanes(self) -> str:
        """All lanes by their numbers, and who goes first."""
        if any(area.kind == "stacks" for area in self.view.areas):
            return self.gap.join(self.areas_won())
        told = [self.lane(lane) for lane in sorted(self.view.lanes, key=lambda lane: lane.number)]
        parts = [self.say("alt-lanes", lanes=self.words.text("list-cards").join(told))] if told else []
        if self.view.order:
            parts.append(self.say("alt-order", seat=self.seat(self.view.order[0])))
        return self.gap.join(parts)

    def face(self, face: int | str, count: int) -> str:
        """A face of dice and how often it lies there."""
        word = str(face) if isinstance(face, int) else self.words.text(f"attribute-{face}")
        return self.say("alt-face", face=word, count=count) if count > 1 else word

    def dice(self, dice: Dice) -> str:
        """A tray in words: the dice, what counts, what it led to, the sum. Nothing of a tray that waits for nothing."""
        parts = []
        if dice.faces:
            tally = Counter(dice.faces[k] for k in (*dice.counted, *range(len(dice.faces))))
            own = Counter(dice.faces)
            faces = self.several(self.face(face, own[face]) for face in tally)
            parts.append(self.say("alt-dice", seat=self.seat(dice.seat), faces=faces))
        if dice.count is not None and dice.emblem:
            counted = self.say("alt-counted", face=f"@attribute-{dice.emblem}", count=dice.count)
            parts.append(
                self.joined((counted, self.words.text(dice.tag) if dice.tag else "")) + self.words.text("list-stop")
            )
        if dice.sum and dice.sum.added:
            values = {"base": dice.sum.base, "added": abs(dice.sum.added), "total": dice.sum.total}
            parts.append(
                self.say("alt-sum" if dice.sum.added > 0 else "alt-sum-less", seat=self.seat(dice.seat), **values)
            )
        return self.gap.join(parts)

    def trays(self) -> list[str]:
        """Every tray, East's first."""
        return [self.dice(dice) for dice in sorted(self.view.dice, key=lambda dice: dice.seat)]

    # --- what comes first --------------------------------------------------------------------------------------------

    def head(self) -> str:
        """Game, turn, phase, whose move, time left."""
        view = self.view
        values = {
            "game": game_name(self.words, view.game),
            "turn": self.words.text(view.turn),
            "whose": turn_pill(view, self.caption, self.words)[0],
        }
        phase = self.words.text(view.phases[view.phase]) if 0 <= view.phase < len(view.phases) else values["turn"]
        plain = phase == values["turn"]  # before the first turn both say the same
        said = self.say("alt-head-plain", **values) if plain else self.say("alt-head", phase=phase, **values)
        if self.caption.time_left:
            said += self.gap + self.say("alt-time", time=self.caption.time_left)
        return said

    def news(self) -> str:
        """What just happened, and how it ended."""
        ending = self.view.ending
        parts = [self.words.text(self.view.happened) if self.view.happened else ""]
        if ending is not None:
            whose = turn_pill(self.view, self.caption, self.words)[0]
            parts.append(self.say("alt-end", whose=whose, reason=self.words.text(ending.reason)))
            parts += [self.words.text(line) + self.words.text("list-stop") for line in ending.lines]
        return self.gap.join(part for part in parts if part)

    def score(self, score: Score) -> str:
        """One number of a plate with its word."""
        label = (
            self.words.text(score.label) if score.label else self.words.text(f"stat-{score.icon}") if score.icon else ""
        )
        if score.marks:
            return self.say("alt-score-marks", label=label, value=score.value, total=score.marks[1])
        unit = self.words.text(score.unit) if score.unit else ""
        if score.gems:
            unit = self.say("alt-gems", gems=self.joined(self.gems(keys) for keys in score.gems))
        return " ".join(self.say("alt-score-part", label=label, value=score.value, unit=unit).split())

    def scores(self, plate: Plate) -> str:
        """A seat's score."""
        parts = [self.score(score) for score in plate.scores] + [self.words.text(tag) for tag in plate.tags]
        name = self.caption.names[plate.seat]
        return self.say("alt-score", seat=self.seat(plate.seat), name=name, scores=self.joined(parts))

    def plates(self) -> list[Plate]:
        """East's plate, then West's."""
        return sorted(self.view.plates, key=lambda plate: plate.seat)

    def waits(self) -> str:
        """What is waited for."""
        return self.words.text(self.view.waits_for) if self.view.waits_for else ""

    def closed(self, said: str) -> str:
        """A sentence of a footer, which has no stop there, with one."""
        return said and said.rstrip(".。") + self.words.text("list-stop")

    def row(self, row: Row) -> str:
        """An option of a question."""
        parts = [self.cost(row.emblem, row.cost)] if row.cost is not None else []
        parts += [self.say("alt-costs", costs=self.gems(row.gems))] if row.gems else []
        parts += [self.words.text(word) for word in (row.note, row.gain) if word]
        parts += [self.gap.join(self.words.text(word) for word in row.lines)] if row.lines else []
        parts += [self.say("alt-stat", stat=f"@stat-{row.stat.kind}", value=row.stat.value)] if row.stat else []
        note = self.joined(parts)
        name = self.words.text(row.name)
        said = self.say("alt-row", name=name, note=note) if note else name
        return self.joined((said, self.words.text("alt-barred") if row.barred else ""))

    def cost(self, counted: str, count: int) -> str:
        """So many of an emblem, or of a number that cards have."""
        kind = "attribute" if counted in load_look(self.view.game).emblems else "stat"
        return self.say("alt-cost", face=f"@{kind}-{counted}", count=count)

    def held(self, face: Face) -> str:
        """A card of the hand, with its number and whether it can be chosen."""
        state = {"barred": "alt-barred", "chosen": "alt-chosen"}.get(face.glow)
        parts = [
            self.card(face),
            self.words.text(face.note) if face.note else "",
            self.words.text(state) if state else "",
        ]
        said = self.joined(parts)
        return self.say("alt-number", number=face.number, card=said) if face.number else said

    def numbered(self) -> Iterator[str]:
        """The cards on the field that can be chosen, by their numbers."""
        for area in self.view.areas:
            for slot in area.slots:
                if slot.faces and slot.faces[-1].number:
                    where = self.say("alt-where", place=f"@place:{slot.ref}", seat=self.seat(area.seat))
                    yield self.joined((self.held(slot.faces[-1]), where))


def alt_text(view: View, caption: Caption, words: Words) -> str:
    """A board's alt text, at most `LONGEST` characters."""
    teller = Teller(view, caption, words)
    first = [
        teller.head(),
        teller.closed(teller.waits()),
        teller.news(),
        *(teller.scores(plate) for plate in teller.plates()),
    ]
    first += [teller.lanes(), teller.edges(), *teller.shared(), *teller.trays()]
    first += [*map(teller.blow, view.blows), teller.declared()]
    leads = [zone for plate in teller.plates() for zone in teller.leads(plate)]
    last = [*leads, *map(teller.piles, teller.plates())]
    room = LONGEST - sum(len(part) + len(teller.gap) for part in (*first, *last) if part)
    told = sides(teller, room) if view.areas else []
    return within(first, [*told, *last], teller.gap)


def alt_hand(view: View, caption: Caption, words: Words) -> str:
    """A hand's alt text: the question, its options, the cards with their numbers. For that seat alone."""
    teller = Teller(view, caption, words)
    game, turn = game_name(words, view.game), words.text(view.turn)
    first = [teller.say("alt-hand", whose=words.text("hand-title"), game=game, turn=turn)]
    if view.hand is None:
        return within(first, [], teller.gap)
    if view.hand.question:
        first.append(teller.say("alt-question", question=words.text(view.hand.question)))
    if view.hand.rows:
        first += [teller.dice(dice) for dice in view.dice if dice.seat == view.viewer]
    then = [teller.row(row) for row in view.hand.rows] + list(teller.numbered())
    then += [teller.held(face) for face in view.hand.faces]
    hint = teller.closed(words.text(view.hand.hint)) if view.hand.hint else ""
    cards = teller.say("alt-cards", cards=words.text("list-cards").join(then)) if then else ""
    none = "" if view.hand.faces else teller.closed(words.text("hand-empty"))
    asked = any(face.glow == "choice" for area in view.areas for slot in area.slots for face in slot.faces)
    field = teller.side(view.viewer) if asked else ""
    return within(first, [none, field, cards, hint, teller.closed(teller.waits())], teller.gap)
