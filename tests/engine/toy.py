"""A toy game that asks of the machine what the smallest real game does not: it has no cards worth the name.

A round: janken (simultaneous, hidden, thrown again on a tie) gives the leader. The leader picks a *menu*: a subset of letters, an
assignment of letters to seats, a sum that calls a sum, a charm that lasts, a ring that echoes, a duel that breaks off, or rest.
"""

# ruff: noqa: RUF012  # structs copy their defaults

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.catalog import Catalog, Definition
from engine.decision import DONE, Offer, assign, pick, span, subset
from engine.events import Happening
from engine.game import Game, Table, Terms
from engine.house import House
from engine.janken import MARKS, Janken, janken_script
from engine.lasting import Lasting, after, on_card, on_seat, without
from engine.play import script
from engine.refusal import Refusal
from engine.state import Frame, State
from engine.stream import Stream
from engine.view import SEATS, Plate, View, Word

LETTERS = ("a", "b", "c", "d", "e")


class Round(Frame, frozen=True, tag="toy-round"):
    leader: int = 0


class Sum(Frame, frozen=True, tag="toy-sum"):
    """Adds what the frames above it return, one a level, and returns the total."""

    depth: int = 0
    total: int = 0


class Duel(Frame, frozen=True, tag="toy-duel"):
    pass


class Blow(Frame, frozen=True, tag="toy-blow"):
    depth: int = 0


class Ring(Frame, frozen=True, tag="toy-ring"):
    """A trigger that sets itself off again: an endless loop, which the machine must end."""


class Wish(Struct, frozen=True, array_like=True):
    seat: int
    letters: tuple[str, ...]


class ToyState(State, omit_defaults=True):
    stack: list[Janken | Round | Sum | Duel | Blow | Ring] = []
    turn: int = 0
    wishes: list[Wish] = []
    laid: dict[str, str] = {}
    total: int = 0
    stamp: int = 0
    settled: int = 0

    def clone(self):
        twin = super().clone()
        twin.wishes = self.wishes[:]
        twin.laid = dict(self.laid)
        return twin


class ToyHouse(House, frozen=True, forbid_unknown_fields=True):
    """No options."""


# --- scripts ----------------------------------------------------------------------------------------------------------


def throw(play, frame):
    play.state.turn += 1
    play.push(Janken())


def lead(play, frame):
    play.keep(replace(frame, leader=frame.got))
    play.ask(frame.got, "menu")


def serve(play, frame):
    verb, *rest = play.taken(frame.leader)
    state = play.state
    play.tell(Happening("served", frame.leader, words=(f"verb-{verb}",), known_to=frame.leader))
    if verb == "wish":
        state.wishes.append(Wish(frame.leader, tuple(rest)))
    elif verb == "lay":
        state.laid = dict(zip(LETTERS, rest, strict=False))
    elif verb == "sum":
        play.push(Sum(depth=rest[0]))
    elif verb == "charm":
        state.lasting = [
            *state.lasting,
            Lasting("charm", card=1, stamp=state.stamp, until=state.turn + 1),
            Lasting("luck", seat=frame.leader, amount=2),
        ]
    elif verb == "move":
        state.stamp += 1
    elif verb == "leave":
        state.lasting = without(state.lasting, 1)
    elif verb == "ring":
        play.push(Ring())
    elif verb == "duel":
        play.push(Duel())


def close(play, frame):
    state = play.state
    state.lasting = after(state.lasting, state.turn)
    if state.turn >= 6:
        play.end(None, "over")
    else:
        play.goto(replace(frame, got=None), 0)


def descend(play, frame):
    if frame.depth:
        play.push(Sum(depth=frame.depth - 1))
    else:
        play.ask(0, "number")


def add(play, frame):
    gained = frame.got if frame.depth else play.taken(0)[0]
    total = gained + frame.depth
    if isinstance(play.state.stack[-2], Round):
        play.state.total = total
    play.give(total)


def ring(play, frame):
    play.tell(Happening("rang"))
    play.push(Ring())


def open_duel(play, frame):
    play.push(Blow(depth=2))


def after_duel(play, frame):
    play.tell(Happening("never-told"))


def blow(play, frame):
    if frame.depth:
        play.push(Blow(depth=frame.depth - 1))
    else:
        play.tell(Happening("broke-off"))
        play.unwind(Duel)


def after_blow(play, frame):
    play.tell(Happening("never-told"))


class Toy(Game):
    slug, version = "toy", "1"
    state_type, house_type, definition_type = ToyState, ToyHouse, Definition
    terms = Terms()
    scripts = dict(
        [
            janken_script(),
            script(Round, throw, lead, serve, close),
            script(Sum, descend, add),
            script(Ring, ring),
            script(Duel, open_duel, after_duel),
            script(Blow, blow, after_blow),
        ]
    )

    def table(self, catalog, house):
        return Table(catalog, house)

    def check_deck(self, table, deck):
        return []

    def begin(self, table, decks, stream):
        return ToyState(rules=self.version, stream=stream, stack=[Round()])

    def step(self, table, state, seat, prompt, prefix):
        if prompt.kind == "janken":
            return DONE if prefix else pick(MARKS)
        if prompt.kind == "number":
            return DONE if prefix else span(10, 20)
        if not prefix:
            return pick(["wish", "lay", "sum", "charm", "move", "leave", "ring", "duel", "rest"])
        verb, *rest = prefix
        if verb == "wish":
            return subset(LETTERS, tuple(rest), 2, 3)
        if verb == "lay":
            return assign(("left", "middle", "right"), tuple(rest), 2)
        if verb == "sum":
            return DONE if rest else span(0, 5)
        return DONE

    def why_not(self, table, state, seat, prompt, path):
        return Refusal("not-an-option" if prompt else "not-asked")

    def offer(self, table, state, seat, prompt, prefix, atom):
        return Offer(atom, "word")

    def view(self, table, state, viewer):
        waiting = tuple(seat for seat in SEATS if state.prompts[seat] and state.prompts[seat].answer is None)
        return View(
            "toy", viewer, Word("round", {"number": state.turn}), (), -1, tuple(Plate(s) for s in SEATS), (), waiting
        )

    def sheet(self, table, card):
        raise KeyError(card)

    def forget(self, table, state, seat):
        known = state.clone()
        known.stream = Stream(b"")
        prompt = known.prompts[1 - seat]
        if prompt is not None and prompt.answer is not None:
            known.prompts[1 - seat] = replace(prompt, answer=())
        return known

    def imagine(self, table, state, seat, stream):
        guess = state.clone()
        guess.stream = stream
        prompt = guess.prompts[1 - seat]
        if prompt is not None and prompt.answer is not None:
            guess.prompts[1 - seat] = replace(prompt, answer=(stream.pick(MARKS, "guess"),))
        return guess

    def measure(self, table, state, seat):
        return float(state.total)

    def arrange(self, table, position, stream):
        raise ValueError("the toy has no positions")

    def settle(self, play):
        play.state.settled += 1


TOY = Toy()
TABLE = TOY.table(Catalog([], [], []), ToyHouse())


def charmed(state):
    """How many charms still hold the one card, and how lucky each seat is."""
    charms = len(list(on_card(state.lasting, "charm", 1, state.stamp)))
    return charms, [sum(effect.amount for effect in on_seat(state.lasting, "luck", seat)) for seat in SEATS]
