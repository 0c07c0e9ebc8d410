"""Kiryoku as a `Game`: each question that the engine asks, answered by the module that knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.catalog import Catalog, DeckList, Definition
from engine.decision import Atom, Offer, Path, Prompt, Step
from engine.game import Game, Position, Terms
from engine.games.kiryoku import arrange, decks, downs, measure, mind, offers, options, refusals, sheet, wishes
from engine.games.kiryoku import table as board
from engine.games.kiryoku.cards import KiryokuCard
from engine.games.kiryoku.house import KiryokuHouse
from engine.games.kiryoku.phases import SCRIPTS
from engine.games.kiryoku.state import KiryokuState, Opening, Turn
from engine.games.kiryoku.values import KiryokuPlay, KiryokuTable
from engine.house import House
from engine.piles import lay_decks
from engine.refusal import Problem, Refusal
from engine.stream import Stream
from engine.view import SEATS, Sheet, View


class Kiryoku(Game[KiryokuState, KiryokuTable]):
    """Leaders, costs paid by exhaustion, tags, battle cards, answers at the same time."""

    slug = "kiryoku"
    version = "1"
    state_type = KiryokuState
    house_type = KiryokuHouse
    definition_type = KiryokuCard
    scripts = SCRIPTS
    terms = Terms(arrange.ZONES, options.VERBS, arrange.COUNTERS, arrange.STATES, arrange.PHASES)

    def table(self, catalog: Catalog[Definition], house: House) -> KiryokuTable:
        """The table for a catalog and house rules of this game."""
        return KiryokuTable(cast("Catalog[KiryokuCard]", catalog), cast("KiryokuHouse", house))

    def check_deck(self, table: KiryokuTable, deck: DeckList) -> list[Problem]:
        """Everything that is wrong with a deck. Rule Q4-01."""
        return decks.check_deck(table, deck)

    def remarks(self, table: KiryokuTable) -> list[tuple[str, Problem]]:
        """Tags of what is no character. Rule G4-24."""
        return decks.never_tagged(table)

    def begin(self, table: KiryokuTable, lists: Sequence[DeckList], stream: Stream) -> KiryokuState:
        """Both decks, from which the leaders are picked first. Rules G4-01, G4-02."""
        state = KiryokuState(rules=self.version, stream=stream, stack=[Turn(), Opening()])
        state.field = [[None] * (table.house.max_characters + 1) for _ in SEATS]
        lay_decks(state, lists)
        return state

    def settle(self, play: KiryokuPlay) -> None:
        """Downs, losses, a battle that is broken off. Rules X4-21 to X4-23, X4-41."""
        downs.settle(play)

    def acts(self, state: KiryokuState, seat: int) -> tuple[str, ...]:
        """When a seat wants to be asked, outside any decision."""
        return wishes.acts(state, seat)

    def act(self, play: KiryokuPlay, seat: int, name: str) -> None:
        """Change when a seat wants to be asked."""
        wishes.act(play, seat, name)

    def step(self, table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
        """What may come next after a prefix."""
        return options.step(table, state, seat, prompt, prefix)

    def why_not(
        self, table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt | None, path: Path
    ) -> Refusal:
        """Why a path is no answer."""
        return refusals.why_not(table, state, seat, prompt, path)

    def offer(
        self, table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path, atom: Atom
    ) -> Offer:
        """What an atom stands for."""
        return offers.offer(table, state, seat, prompt, prefix, atom)

    def view(self, table: KiryokuTable, state: KiryokuState, viewer: int) -> View:
        """What a viewer may see."""
        return board.view(table, state, viewer)

    def sheet(self, table: KiryokuTable, card: str) -> Sheet:
        """A card with all that is printed on it."""
        return sheet.sheet(table, table.cards[card])

    def forget(self, table: KiryokuTable, state: KiryokuState, seat: int) -> KiryokuState:
        """A state without what this seat may not know."""
        return mind.forget(state, seat)

    def imagine(self, table: KiryokuTable, state: KiryokuState, seat: int, stream: Stream) -> KiryokuState:
        """What a forgotten state could be."""
        return mind.imagine(table, state, seat, stream)

    def measure(self, table: KiryokuTable, state: KiryokuState, seat: int) -> float:
        """How good a position looks."""
        return measure.measure(table, state, seat)

    def arrange(self, table: KiryokuTable, position: Position, stream: Stream) -> KiryokuState:
        """A position laid out by hand."""
        return arrange.arrange(table, position, stream, self.version)
