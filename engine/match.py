"""One sitting of two seats, from the deal to the outcome: the way into the engine for every surface.

A `Match` holds a game, a table and a state. It says what each seat is asked, walks the tree of answers, applies one, and gives views and
events for each viewer. An answer that is not an option is a `Refusal` and changes nothing. `Match.save` is all that must be kept.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.catalog import DeckList
from engine.decision import NOTHING, Decision, Offer, Path, Prompt, Step, decision_id
from engine.events import Event, Happening, NameOf, seen_by, told_apart
from engine.game import AnyTable, Game, Prize
from engine.play import Play, run
from engine.refusal import Refusal, Unfit
from engine.state import Outcome, State
from engine.stream import open_stream
from engine.telling import alike
from engine.view import FIRST, PUBLIC, SEATS, SECOND, Name, View

AnyGame = Game[State, AnyTable]

RESIGN, OFFER_DRAW, ACCEPT_DRAW = "resign", "offer-draw", "accept-draw"
OFFER_CALL_OFF, ACCEPT_CALL_OFF = "offer-call-off", "accept-call-off"
COMMON = (RESIGN, OFFER_DRAW, ACCEPT_DRAW, OFFER_CALL_OFF, ACCEPT_CALL_OFF)
"""The standing acts that every game has."""
STANDING = "standing"
"""The decision id of a standing act, which needs no open decision."""
CLAIM, CALL_OFF = "claim", "call-off"
CALLED_OFF = "called-off"
"""Why a match ended that was called off: nobody won, and nobody drew."""
LATE = "late"
"""The decision id of an act that a seat has because the other let its time run out. Only whoever keeps the time knows when that is."""
CLOSE = "close"
"""The decision id, and the act, by which whoever keeps the table ends a match that nobody of the two would end. It stands in the
transcript with either seat, since it is no seat's doing."""
CLOSED = "closed"
"""Why a match ended that was ended so: nobody won, and nobody drew."""
LEFT, LOST = "left", "lost"
"""Further acts of `CLOSE`, and why a match ended by them: a seat calls it off because the other's player has left; its place is lost."""
_CLOSINGS = {CLOSE: CLOSED, LEFT: LEFT, LOST: LOST}

_encoder = msgspec.json.Encoder()
_decoders: dict[type[State], msgspec.json.Decoder[State]] = {}


class Events:
    """What one action made happen, for each viewer; made when a viewer asks, since most actions are watched by few.

    It is asked before the match goes on: which names both sides have in play is seen in the state.
    """

    __slots__ = ("_alike", "_happenings", "_name_of", "_state")

    def __init__(self, state: State, happenings: list[Happening], name_of: NameOf) -> None:
        self._state = state
        self._happenings = happenings
        self._name_of = name_of
        self._alike: frozenset[Name] | None = None

    def of(self, viewer: int) -> tuple[Event, ...]:
        """The events of one viewer."""
        if self._alike is None:
            self._alike = alike(self._state, self._name_of)
        events = (seen_by(happening, viewer, self._name_of) for happening in self._happenings)
        return tuple(told_apart(event, self._alike) for event in events if event is not None)

    @property
    def first(self) -> tuple[Event, ...]:
        """The first seat's events."""
        return self.of(FIRST)

    @property
    def second(self) -> tuple[Event, ...]:
        """The second seat's events."""
        return self.of(SECOND)

    @property
    def public(self) -> tuple[Event, ...]:
        """What everybody may know."""
        return self.of(PUBLIC)


class Match:
    """A match under way. ``state`` is the engine's own: a surface takes views and events, never the state."""

    def __init__(self, game: AnyGame, table: AnyTable, state: State) -> None:
        self.game = game
        self.table = table
        self.state = state
        self._steps: tuple[dict[Path, Step], dict[Path, Step]] = ({}, {})
        """By seat: the steps given since something last changed."""
        self.done: list[str] = []
        """The verbs of cards' effects that the last run carried out; not kept with the match."""

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        table: AnyTable,
        decks: Sequence[DeckList],
        seed: bytes,
        added: Sequence[bytes] = (b"", b""),
        *,
        noted: bool = False,
    ) -> Match:
        """A new match, run up to its first question; ``noted``: its stream keeps its draws.

        Raises `Unfit` with every problem of the decks.
        """
        problems = [problem for deck in decks for problem in game.check_deck(table, deck)]
        problems += game.check_decks(table, decks)
        if problems:
            raise Unfit(problems)
        match = cls(game, table, game.begin(table, decks, open_stream(seed, added, noted=noted)))
        match.run()
        return match

    def run(self) -> None:
        """Move on to the next question, and keep what happened."""
        log: list[Happening] = []
        play = Play(self.state, self.table, log)
        run(play, self.game.scripts, self.game.settle)
        self.state.recent, self.done = log, play.done

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        return self.state.outcome

    def prize(self) -> Prize | None:
        """Which of the loser's cards the winner takes, as the rules have settled it; None where they do not."""
        return None if self.outcome is None else self.game.prize(self.table, self.state)

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now."""
        prompt = self.prompt(seat)
        return None if prompt is None else Decision(decision_id(seat, prompt.number), prompt.kind, seat, prompt.auto)

    def prompt(self, seat: int) -> Prompt | None:
        """The open question of a seat, as the state holds it."""
        prompt = self.state.prompts[seat]
        return prompt if prompt is not None and prompt.answer is None else None

    def next(self, seat: int, prefix: Path = ()) -> Step:
        """What may come after a prefix; `NOTHING` where the seat is not asked or the prefix leads nowhere."""
        steps = self._steps[seat]
        step = steps.get(prefix)
        if step is None:
            step = steps[prefix] = self._step(seat, prefix)
        return step

    def _step(self, seat: int, prefix: Path) -> Step:
        state = self.state
        prompt = state.prompts[seat]
        if prompt is None or prompt.answer is not None:
            return NOTHING
        if prefix:
            before = self._steps[seat].get(prefix[:-1]) or self._walked(seat, prefix[:-1])
            if not before.allows(prefix[-1]):
                return NOTHING
        return self.game.step(self.table, state, seat, prompt, prefix)

    def _walked(self, seat: int, prefix: Path) -> Step:
        """The step after a prefix, walked from the front, so that no path is too long to be refused."""
        step = self.next(seat)
        for length in range(1, len(prefix) + 1):
            if step is NOTHING:
                break
            step = self.next(seat, prefix[:length])
        return step

    def offer(self, seat: int, prefix: Path, atom: str | int) -> Offer:
        """What an atom that may follow a prefix stands for. Raises `Refusal` where nothing is asked."""
        prompt = self.prompt(seat)
        if prompt is None:
            raise Refusal("not-asked")
        return self.game.offer(self.table, self.state, seat, prompt, prefix, atom)

    def why_not(self, seat: int, path: Path) -> Refusal:
        """Why a path is not an answer."""
        if self.state.outcome is not None:
            return Refusal("match-over")
        return self.game.why_not(self.table, self.state, seat, self.prompt(seat), path)

    def check(self, seat: int, decision: str, path: Path) -> None:
        """Raises the `Refusal` that this answer would meet."""
        prompt = self.prompt(seat)
        if prompt is not None and decision != decision_id(seat, prompt.number):
            raise Refusal("stale-decision")
        if prompt is None or not self.next(seat, path).complete:
            raise self.why_not(seat, path)

    def apply(self, seat: int, decision: str, path: Path) -> Events:
        """Give an answer. Raises `Refusal`, and then nothing has changed.

        Standing acts go by the decision `STANDING`, acts against who is late by `LATE`: the caller vouches that the time is over.
        By `CLOSE` the match is ended without a winner: the caller vouches that who asks for it keeps the table.
        """
        if decision == STANDING:
            return self._act(seat, path)
        if decision == LATE:
            return self._act_on_late(seat, path)
        if decision == CLOSE:
            return self._close(seat, path)
        self.check(seat, decision, path)
        self._answer(seat, path)
        if self.state.waits():
            self.state.recent = [Happening("answered", seat)]
        else:
            self.run()
        return self.recent()

    def apply_unseen(self, seat: int, path: Path) -> None:
        """Give an answer that was taken from the tree, without events: for a search that applies thousands."""
        self._answer(seat, path)
        if not self.state.waits():
            run(Play(self.state, self.table, None), self.game.scripts, self.game.settle)

    def _answer(self, seat: int, path: Path) -> None:
        prompt = self.state.prompts[seat]
        assert prompt is not None
        self.state.prompts[seat] = replace(prompt, answer=path)
        self.state.offers[SECOND - seat] = False  # who plays on agrees neither to a draw nor to calling it off
        if self.state.calling_off:
            self.state.calling_off = [one for one in self.state.calling_off if one == seat]
        self._forget_steps()

    def _forget_steps(self) -> None:
        first, second = self._steps
        first.clear()
        second.clear()

    def acts(self, seat: int) -> tuple[str, ...]:
        """The standing acts that a seat has, outside any decision. Once the game is decided, who is asked may give up what is left."""
        if self.state.outcome is not None:
            return ()
        if self.game.decided(self.state):
            return (RESIGN,) if self.prompt(seat) else ()
        common = (RESIGN, *self._draw_act(seat), *self._call_off_act(seat))
        return (*common, *self.game.acts(self.state, seat))

    def own_acts(self, seat: int) -> tuple[str, ...]:
        """Those of a seat's standing acts that are the game's own: its private settings, of which nobody else sees or hears."""
        return tuple(act for act in self.acts(seat) if act not in COMMON)

    def _draw_act(self, seat: int) -> tuple[str, ...]:
        """Accept what the other offers, or offer what was not offered yet."""
        mine, theirs = self.state.offers[seat], self.state.offers[SECOND - seat]
        return (ACCEPT_DRAW,) if theirs else () if mine else (OFFER_DRAW,)

    def _call_off_act(self, seat: int) -> tuple[str, ...]:
        calling = self.state.calling_off
        return (ACCEPT_CALL_OFF,) if SECOND - seat in calling else () if seat in calling else (OFFER_CALL_OFF,)

    def late_acts(self, seat: int) -> tuple[str, ...]:
        """What a seat may do if the other has let its time run out. A game that is decided has a winner: it is not called off."""
        if self.state.outcome is not None or self.prompt(SECOND - seat) is None:
            return ()
        return (CLAIM,) if self.game.decided(self.state) else (CLAIM, CALL_OFF)

    def _act(self, seat: int, path: Path) -> Events:
        if self.state.outcome is not None:
            raise Refusal("match-over")
        if len(path) != 1 or path[0] not in self.acts(seat):
            raise Refusal("not-an-act")
        play = Play(self.state, self.table, [])
        act = path[0]
        if act not in COMMON:
            return self._act_privately(play, seat, str(act))
        if act == RESIGN:
            play.tell(Happening("resigned", seat))
            self.game.resign(play, seat)
        elif act == OFFER_DRAW:
            self.state.offers[seat] = True
            play.tell(Happening("offered-draw", seat))
        elif act == OFFER_CALL_OFF:
            self.state.calling_off = sorted([*self.state.calling_off, seat])
            play.tell(Happening("offered-call-off", seat))
        elif act == ACCEPT_DRAW:
            play.tell(Happening("accepted-draw", seat))
            play.end(None, "agreed")
        else:
            play.tell(Happening("accepted-call-off", seat))
            play.end(None, CALLED_OFF)
        return self._acted(play)

    def _act_on_late(self, seat: int, path: Path) -> Events:
        if self.state.outcome is not None:
            raise Refusal("match-over")
        if len(path) != 1 or path[0] not in self.late_acts(seat):
            raise Refusal("not-late")
        play = Play(self.state, self.table, [])
        if path[0] == CLAIM:
            play.tell(Happening("claimed", seat))
            self._claim(play, seat)
        else:
            play.tell(Happening("called-off", seat))
            play.end(None, CALLED_OFF)
        return self._acted(play)

    def _close(self, seat: int, path: Path) -> Events:
        if self.state.outcome is not None:
            raise Refusal("match-over")
        why = _CLOSINGS.get(str(path[0])) if len(path) == 1 else None
        if why is None or (why == LEFT and self.game.decided(self.state)):
            raise Refusal("not-an-act")
        play = Play(self.state, self.table, [])
        play.tell(Happening(why, seat) if why == LEFT else Happening(why))
        play.end(None, why)
        return self._acted(play)

    def _claim(self, play: Play[State, AnyTable], seat: int) -> None:
        """The match is won. Where it was decided before, who is late does without what was left, or has it drawn as the rules say."""
        late = SECOND - seat
        if not self.game.decided(self.state):
            play.end(seat, "claimed")
        elif (path := self.lapse(late)) is None:
            self.game.resign(play, late)
        else:
            self._answer(late, path)
            run(play, self.game.scripts, self.game.settle)

    def _acted(self, play: Play[State, AnyTable]) -> Events:
        self._forget_steps()
        assert play.log is not None
        self.state.recent = play.log
        return self.recent()

    def _act_privately(self, play: Play[State, AnyTable], seat: int, name: str) -> Events:
        """A standing act of the game's own. What happened last stays what it was: the others do not see that anything did."""
        self.game.act(play, seat, name)
        self._forget_steps()
        return Events(self.state, play.log or [], self.table.catalog.name_of)

    def lapse(self, seat: int) -> Path | None:
        """Draw the answer of a silent player from the stream where the rules allow it; None where they do not.

        The path is not applied: the caller applies and records it as any other.
        """
        prompt = self.prompt(seat)
        if prompt is None or not self.game.lapse(self.table, prompt):
            return None
        path: Path = ()
        while not (step := self.next(seat, path)).complete:
            path = (*path, self.state.stream.pick(step.choices, "lapse"))
        return path

    def recent(self) -> Events:
        """What the last action made happen."""
        return Events(self.state, self.state.recent, self.table.catalog.name_of)

    def heard(self, viewer: int) -> tuple[Event, ...]:
        """What one viewer may know of the last action."""
        return self.recent().of(viewer)

    def view(self, viewer: int) -> View:
        """What a seat, or everybody (`PUBLIC`), may see now."""
        return self.game.view(self.table, self.state, viewer)

    def waiting(self) -> tuple[int, ...]:
        """The seats that the match waits for."""
        prompts = self.state.prompts
        return tuple([seat for seat in SEATS if (prompt := prompts[seat]) is not None and prompt.answer is None])

    def clone(self) -> Match:
        """An equal match that goes its own way."""
        return Match(self.game, self.table, self.state.clone())

    def permuted(self, seat: int, seed: bytes) -> Match:
        """A match that this seat cannot tell from this one: what it may not know is drawn anew, the stream stays."""
        forgotten = self.game.forget(self.table, self.state, seat)
        state = self.game.imagine(self.table, forgotten, seat, open_stream(seed))
        state.stream = self.state.stream.clone()
        return Match(self.game, self.table, state)

    def save(self) -> bytes:
        """The whole state as JSON."""
        return _encoder.encode(self.state)

    @classmethod
    def load(cls, game: AnyGame, table: AnyTable, data: bytes) -> Match:
        """The match that was saved. Raises `msgspec.ValidationError` for what is no state of this game."""
        decoder = _decoders.get(game.state_type)
        if decoder is None:
            decoder = _decoders[game.state_type] = msgspec.json.Decoder(game.state_type)
        return cls(game, table, decoder.decode(data))
