"""Genso as a `Game`: each question that the engine asks, answered by the module that knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.catalog import Catalog, DeckList, Definition
from engine.decision import Atom, Offer, Path, Prompt, Step
from engine.game import Game, Position, Terms
from engine.games.genso import arrange, decks, measure, mind, options, refusals, sheet
from engine.games.genso import table as board
from engine.games.genso.cards import ELEMENTS, LEADER, GensoCard
from engine.games.genso.house import GensoHouse
from engine.games.genso.phases import SCRIPTS
from engine.games.genso.state import GensoState, Turn
from engine.games.genso.zones import GensoTable
from engine.house import House
from engine.piles import lay_decks
from engine.refusal import Problem, Refusal
from engine.stream import Stream
from engine.view import SEATS, Sheet, View


class Genso(Game[GensoState, GensoTable]):
    """Three lanes, eight element dice, skill and burst."""

    slug = "genso"
    version = "1"
    pace = 30_000
    state_type = GensoState
    house_type = GensoHouse
    definition_type = GensoCard
    scripts = SCRIPTS
    terms = Terms(arrange.ZONES, options.VERBS, arrange.COUNTERS, arrange.STATES, arrange.PHASES)

    def table(self, catalog: Catalog[Definition], house: House) -> GensoTable:
        """The table for a catalog and house rules of this game."""
        return GensoTable(cast("Catalog[GensoCard]", catalog), cast("GensoHouse", house))

    def check_deck(self, table: GensoTable, deck: DeckList) -> list[Problem]:
        """Everything that is wrong with a deck. Rule A0-14."""
        return decks.check_deck(table, deck)

    def begin(self, table: GensoTable, lists: Sequence[DeckList], stream: Stream) -> GensoState:
        """Both decks shuffled and laid face down, leaders apart, counters in their supplies. Rules G0-10, G0-11, A0-35."""
        state = GensoState(rules=self.version, stream=stream, stack=[Turn()])
        state.supply = [[table.house.counters_each] * len(ELEMENTS) for _ in SEATS]
        lay_decks(state, lists)
        for number, card in enumerate(state.cards):
            if table.cards[card.card].kind == LEADER:
                state.leaders[card.owner] = number
                state.decks[card.owner].remove(number)
        return state

    def step(self, table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
        """What may come next after a prefix."""
        return options.step(table, state, seat, prompt, prefix)

    def why_not(self, table: GensoTable, state: GensoState, seat: int, prompt: Prompt | None, path: Path) -> Refusal:
        """Why a path is no answer."""
        return refusals.why_not(table, state, seat, prompt, path)

    def offer(self, table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path, atom: Atom) -> Offer:
        """What an atom stands for."""
        return options.offer(table, state, seat, prompt, prefix, atom)

    def view(self, table: GensoTable, state: GensoState, viewer: int) -> View:
        """What a viewer may see."""
        return board.view(table, state, viewer)

    def sheet(self, table: GensoTable, card: str) -> Sheet:
        """A card with all that is printed on it."""
        return sheet.sheet(table, table.cards[card])

    def forget(self, table: GensoTable, state: GensoState, seat: int) -> GensoState:
        """A state without what this seat may not know."""
        return mind.forget(state, seat)

    def imagine(self, table: GensoTable, state: GensoState, seat: int, stream: Stream) -> GensoState:
        """What a forgotten state could be."""
        return mind.imagine(table, state, seat, stream)

    def measure(self, table: GensoTable, state: GensoState, seat: int) -> float:
        """How good a position looks."""
        return measure.measure(table, state, seat)

    def arrange(self, table: GensoTable, position: Position, stream: Stream) -> GensoState:
        """A position laid out by hand."""
        return arrange.arrange(table, position, stream, self.version)
