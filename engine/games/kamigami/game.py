"""Kamigami as a `Game`: each question that the engine asks, answered by the module that knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.catalog import Catalog, DeckList, Definition
from engine.decision import Atom, Offer, Path, Prompt, Step
from engine.game import Game, Position, Terms
from engine.games.kamigami import arrange, decks, measure, mind, options, refusals, sheet
from engine.games.kamigami import table as board
from engine.games.kamigami.cards import KamigamiCard
from engine.games.kamigami.house import KamigamiHouse
from engine.games.kamigami.opening import empty_side
from engine.games.kamigami.phases import SCRIPTS
from engine.games.kamigami.state import KamigamiState, Opening
from engine.games.kamigami.zones import KamigamiTable
from engine.house import House
from engine.piles import lay_decks
from engine.refusal import Problem, Refusal
from engine.stream import Stream
from engine.view import SEATS, Sheet, View


class Kamigami(Game[KamigamiState, KamigamiTable]):
    """Main and standby units, energy, states, set cards."""

    slug = "kamigami"
    version = "1"
    state_type = KamigamiState
    house_type = KamigamiHouse
    definition_type = KamigamiCard
    scripts = SCRIPTS
    terms = Terms(arrange.ZONES, options.VERBS, arrange.COUNTERS, arrange.STATES, arrange.PHASES)

    def table(self, catalog: Catalog[Definition], house: House) -> KamigamiTable:
        """The table for a catalog and house rules of this game."""
        return KamigamiTable(cast("Catalog[KamigamiCard]", catalog), cast("KamigamiHouse", house))

    def check_deck(self, table: KamigamiTable, deck: DeckList) -> list[Problem]:
        """Everything that is wrong with a deck. Rules G1-03 to G1-05."""
        return decks.check_deck(table, deck)

    def begin(self, table: KamigamiTable, lists: Sequence[DeckList], stream: Stream) -> KamigamiState:
        """Both decks shuffled and laid face down. Rule G1-16."""
        state = KamigamiState(rules=self.version, stream=stream, stack=[Opening()])
        state.field = [empty_side(table.house.standby_areas) for _ in SEATS]
        lay_decks(state, lists)
        return state

    def step(self, table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
        """What may come next after a prefix."""
        return options.step(table, state, seat, prompt, prefix)

    def why_not(
        self, table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt | None, path: Path
    ) -> Refusal:
        """Why a path is no answer."""
        return refusals.why_not(table, state, seat, prompt, path)

    def offer(
        self, table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path, atom: Atom
    ) -> Offer:
        """What an atom stands for."""
        return options.offer(table, state, seat, prompt, prefix, atom)

    def view(self, table: KamigamiTable, state: KamigamiState, viewer: int) -> View:
        """What a viewer may see."""
        return board.view(table, state, viewer)

    def sheet(self, table: KamigamiTable, card: str) -> Sheet:
        """A card with all that is printed on it."""
        return sheet.sheet(table, table.cards[card])

    def forget(self, table: KamigamiTable, state: KamigamiState, seat: int) -> KamigamiState:
        """A state without what this seat may not know."""
        return mind.forget(table, state, seat)

    def imagine(self, table: KamigamiTable, state: KamigamiState, seat: int, stream: Stream) -> KamigamiState:
        """What a forgotten state could be."""
        return mind.imagine(table, state, seat, stream)

    def measure(self, table: KamigamiTable, state: KamigamiState, seat: int) -> float:
        """How good a position looks."""
        return measure.measure(table, state, seat)

    def arrange(self, table: KamigamiTable, position: Position, stream: Stream) -> KamigamiState:
        """A position laid out by hand."""
        return arrange.arrange(table, position, stream, self.version)
