"""Jinkei as a `Game`: each question that the engine asks, answered by the module that knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.catalog import Catalog, DeckList, Definition
from engine.decision import Atom, Offer, Path, Prompt, Step
from engine.game import Game, Position, Prize, Terms
from engine.games.jinkei import arrange, decks, mind, options, refusals, sheet
from engine.games.jinkei import table as board
from engine.games.jinkei.cards import JinkeiCard
from engine.games.jinkei.field import JinkeiTable
from engine.games.jinkei.house import JinkeiHouse
from engine.games.jinkei.phases import SCRIPTS, give_up_prize, wiped_out
from engine.games.jinkei.state import NOBODY, Fighter, JinkeiState, Opening
from engine.games.jinkei.telling import JinkeiPlay
from engine.house import House
from engine.refusal import Problem, Refusal
from engine.stream import Stream
from engine.view import SEATS, Sheet, View


class Jinkei(Game[JinkeiState, JinkeiTable]):
    """Front line and back line: hidden placement, attribute dice, HP support, a card as the prize."""

    slug = "jinkei"
    version = "1"
    pace = 50_000
    state_type = JinkeiState
    house_type = JinkeiHouse
    definition_type = JinkeiCard
    scripts = SCRIPTS
    terms = Terms(arrange.ZONES, options.VERBS, arrange.COUNTERS, arrange.STATES, arrange.PHASES)

    def table(self, catalog: Catalog[Definition], house: House) -> JinkeiTable:
        """The table for a catalog and house rules of this game."""
        return JinkeiTable(cast("Catalog[JinkeiCard]", catalog), cast("JinkeiHouse", house))

    def check_deck(self, table: JinkeiTable, deck: DeckList) -> list[Problem]:
        """Everything that is wrong with a deck. Rules G2-01, G2-02."""
        return decks.check_deck(table, deck)

    def check_decks(self, table: JinkeiTable, lists: Sequence[DeckList]) -> list[Problem]:
        """Whether both decks are of one size. Rule G2-01."""
        return decks.check_decks(lists)

    def begin(self, table: JinkeiTable, lists: Sequence[DeckList], stream: Stream) -> JinkeiState:
        """Both decks in hand, numbered after a shuffle, so that a number tells nothing about its card."""
        state = JinkeiState(rules=self.version, stream=stream, stack=[Opening()])
        cards = [(card, seat) for seat in SEATS for card in lists[seat].spread()]
        state.fighters = [Fighter(card, seat, table.cards[card].hp) for card, seat in stream.shuffled(cards)]
        numbers = range(len(cards))
        state.hands = [
            sorted((n for n in numbers if state.fighters[n].owner == seat), key=lambda n: state.fighters[n].card)
            for seat in SEATS
        ]
        return state

    def step(self, table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
        """What may come next after a prefix."""
        return options.step(table, state, seat, prompt, prefix)

    def why_not(self, table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt | None, path: Path) -> Refusal:
        """Why a path is no answer."""
        return refusals.why_not(table, state, seat, prompt, path)

    def offer(
        self, table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path, atom: Atom
    ) -> Offer:
        """What an atom stands for."""
        return options.offer(table, state, seat, prompt, prefix, atom)

    def view(self, table: JinkeiTable, state: JinkeiState, viewer: int) -> View:
        """What a viewer may see."""
        return board.view(table, state, viewer)

    def sheet(self, table: JinkeiTable, card: str) -> Sheet:
        """A card with all that is printed on it."""
        return sheet.sheet(table.cards[card])

    def forget(self, table: JinkeiTable, state: JinkeiState, seat: int) -> JinkeiState:
        """A state without what this seat may not know."""
        return mind.forget(state, seat)

    def imagine(self, table: JinkeiTable, state: JinkeiState, seat: int, stream: Stream) -> JinkeiState:
        """What a forgotten state could be."""
        return mind.imagine(table, state, seat, stream)

    def measure(self, table: JinkeiTable, state: JinkeiState, seat: int) -> float:
        """How good a position looks."""
        return mind.measure(table, state, seat)

    def arrange(self, table: JinkeiTable, position: Position, stream: Stream) -> JinkeiState:
        """A position laid out by hand."""
        return arrange.arrange(table, position, stream, self.version)

    def settle(self, play: JinkeiPlay) -> None:
        """A side without characters ends the action phase. Rule G2-22."""
        if 0 in play.state.stands:
            wiped_out(play)

    def decided(self, state: JinkeiState) -> bool:
        """Once a side is wiped out, only the prize is left. Rules G2-22, G2-33."""
        return state.victor != NOBODY

    def awards(self, table: JinkeiTable) -> bool:
        """The winner is asked for a card. Rules G2-33, A2-29."""
        return table.house.prize == "ask"

    def prize(self, table: JinkeiTable, state: JinkeiState) -> Prize | None:
        """The card that was taken, or that the winner left; nothing is settled where the sides still stood. Rules G2-33, A2-29."""
        if state.outcome is None or not self.awards(table) or not self.decided(state):
            return None
        return Prize(state.prize)

    def resign(self, play: JinkeiPlay, seat: int) -> None:
        """Who gives up loses; once a side is wiped out, only the prize or the choice of it is given up."""
        if self.decided(play.state):
            give_up_prize(play, seat)
        else:
            super().resign(play, seat)

    def lapse(self, table: JinkeiTable, prompt: Prompt) -> bool:
        """A chooser of the prize who stays silent: a card at random. Rule A2-37."""
        return prompt.kind == "choose-prize" and table.house.prize_silence == "random"
