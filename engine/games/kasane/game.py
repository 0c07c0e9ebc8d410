"""Kasane as a `Game`: each question that the engine asks, answered by the module that knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.catalog import Catalog, DeckList, Definition
from engine.decision import Atom, Offer, Path, Prompt, Step
from engine.game import Game, Position, Terms
from engine.games.kasane import arrange, decks, measure, mind, options, refusals, sheet
from engine.games.kasane import table as board
from engine.games.kasane.cards import KasaneCard
from engine.games.kasane.house import KasaneHouse
from engine.games.kasane.phases import SCRIPTS
from engine.games.kasane.state import KasaneState, Setup
from engine.games.kasane.zones import KasaneTable
from engine.house import House
from engine.piles import lay_decks
from engine.refusal import Problem, Refusal
from engine.stream import Stream
from engine.view import Sheet, View


class Kasane(Game[KasaneState, KasaneTable]):
    """Face-down characters stacked by level, battle areas side by side."""

    slug = "kasane"
    version = "1"
    state_type = KasaneState
    house_type = KasaneHouse
    definition_type = KasaneCard
    scripts = SCRIPTS
    terms = Terms(arrange.ZONES, options.VERBS, arrange.COUNTERS, arrange.STATES, arrange.ARRANGED)

    def table(self, catalog: Catalog[Definition], house: House) -> KasaneTable:
        """The table for a catalog and house rules of this game."""
        return KasaneTable(cast("Catalog[KasaneCard]", catalog), cast("KasaneHouse", house))

    def check_deck(self, table: KasaneTable, deck: DeckList) -> list[Problem]:
        """Everything that is wrong with a deck. Rules G3-04 to G3-06."""
        return decks.check_deck(table, deck)

    def remarks(self, table: KasaneTable) -> list[tuple[str, Problem]]:
        """Columns that are not printed, and characters that can never be set. Rules Q3-19, G3-25."""
        return decks.unprinted(table) + decks.never_set(table)

    def begin(self, table: KasaneTable, lists: Sequence[DeckList], stream: Stream) -> KasaneState:
        """Both decks shuffled and laid on their areas. Rule G3-08."""
        state = KasaneState(rules=self.version, stream=stream, stack=[Setup()])
        lay_decks(state, lists)
        return state

    def step(self, table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
        """What may come next after a prefix."""
        return options.step(table, state, seat, prompt, prefix)

    def why_not(self, table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt | None, path: Path) -> Refusal:
        """Why a path is no answer."""
        return refusals.why_not(table, state, seat, prompt, path)

    def offer(
        self, table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path, atom: Atom
    ) -> Offer:
        """What an atom stands for."""
        return options.offer(table, state, seat, prompt, prefix, atom)

    def view(self, table: KasaneTable, state: KasaneState, viewer: int) -> View:
        """What a viewer may see."""
        return board.view(table, state, viewer)

    def sheet(self, table: KasaneTable, card: str) -> Sheet:
        """A card with all that is printed on it."""
        return sheet.sheet(table, table.cards[card])

    def forget(self, table: KasaneTable, state: KasaneState, seat: int) -> KasaneState:
        """A state without what this seat may not know."""
        return mind.forget(state, seat)

    def imagine(self, table: KasaneTable, state: KasaneState, seat: int, stream: Stream) -> KasaneState:
        """What a forgotten state could be."""
        return mind.imagine(table, state, seat, stream)

    def measure(self, table: KasaneTable, state: KasaneState, seat: int) -> float:
        """How good a position looks."""
        return measure.measure(table, state, seat)

    def arrange(self, table: KasaneTable, position: Position, stream: Stream) -> KasaneState:
        """A position laid out by hand."""
        return arrange.arrange(table, position, stream, self.version)
