"""Let computer players play many matches of a game, and count what happens."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter

import msgspec

from engine import invariants
from engine.catalog import DeckList, read_decks, read_house_rules
from engine.cli.files import text_of
from engine.cli.setting import house_rule, seed_of, two_that_meet
from engine.game import AnyTable
from engine.games import games, table
from engine.house import Setting
from engine.match import AnyGame, Match
from engine.players import Careful, Player, Random, glimpse
from engine.refusal import Unfit
from engine.stream import open_stream
from engine.view import PUBLIC, SEAT_NAMES, SEATS

PLAYERS = ("random", "careful")
ACTION_BOUND = 20_000
"""Actions after which a match counts as unfinished."""
CHECK_EVERY = 20
_EXAMPLES = 10


class Report(msgspec.Struct):
    """What is counted. ``violations`` are invariants that did not hold, ``unfinished`` matches met the loop or length bound.

    ``verbs_hit`` counts the verbs of answers, and those of cards' effects that made something happen.
    """

    game: str
    seed: str
    decks: tuple[str, ...]
    players: tuple[str, ...]
    house_rules: dict[str, Setting] = {}
    matches: int = 0
    actions: int = 0
    actions_per_second: float = 0.0
    violations: int = 0
    examples: list[str] = []
    """The first violations, in words."""
    unfinished: int = 0
    wins: Counter[str] = msgspec.field(default_factory=Counter)
    wins_by_deck: Counter[str] = msgspec.field(default_factory=Counter)
    wins_by_player: Counter[str] = msgspec.field(default_factory=Counter)
    draws: int = 0
    terminations: Counter[str] = msgspec.field(default_factory=Counter)
    never_played: list[str] = []
    """Cards of the decks that never did anything that was told."""
    verbs_hit: Counter[str] = msgspec.field(default_factory=Counter)


def add(parser: argparse.ArgumentParser) -> None:
    """Game, number of matches, players, decks, house rules, seed."""
    parser.add_argument("game", metavar="GAME", choices=sorted(games()))
    parser.add_argument("--matches", type=_count, default=100, metavar="N")
    parser.add_argument("--players", default="random,random", metavar="A,B", help=f"two of {', '.join(PLAYERS)}")
    parser.add_argument(
        "--decks", default="", metavar="A,B", help="ids of starter decks or further ones; seats are swapped every match"
    )
    parser.add_argument(
        "--deck-file", action="append", default=[], metavar="FILE", help="further decks; the file's house rules hold"
    )
    parser.add_argument(
        "--house",
        action="append",
        type=_rule,
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, such as leaders=true",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="any text; the same text gives the same matches")
    parser.add_argument("--json", action="store_true", help="one JSON object rather than lines")
    parser.set_defaults(wrong=parser.error)


def _count(text: str) -> int:
    """A number of matches. Raises `ArgumentTypeError` for what is none."""
    if not re.fullmatch("0*[1-9][0-9]{0,8}", text):
        raise argparse.ArgumentTypeError(f"expected a whole number from 1, found {text}")
    return int(text)


def _rule(text: str) -> tuple[str, Setting]:
    """A house rule. Raises `ArgumentTypeError` for what is none."""
    try:
        return house_rule(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def run(options: argparse.Namespace) -> int:
    """Play, and write the report; 1 where an invariant did not hold."""
    players = tuple(options.players.split(","))
    if len(players) != len(SEATS) or not set(players) <= set(PLAYERS):
        options.wrong(f"--players takes two of {', '.join(PLAYERS)}")
    further, house_rules = _of_files(options.deck_file)
    house_rules |= dict(options.house)
    try:
        lists = _lists(options, table(options.game, house_rules), further)
        report = simulate(options.game, lists, players, options.matches, options.seed, house_rules)
    except Unfit as unfit:
        options.wrong(f"these decks and house rules do not fit: {unfit}")
        return 2
    _write(report, as_json=options.json)
    return 1 if report.violations else 0


def _of_files(files: list[str]) -> tuple[dict[str, DeckList], dict[str, Setting]]:
    """The decks of these files by id, and the house rules under which they are played. Raises `Faulty`."""
    decks: dict[str, DeckList] = {}
    rules: dict[str, Setting] = {}
    for file in files:
        decks |= {deck.id: deck for _, deck in read_decks(text_of(file), file)}
        rules |= read_house_rules(text_of(file), file)
    return decks, rules


def _lists(options: argparse.Namespace, board: AnyTable, further: dict[str, DeckList]) -> list[DeckList]:
    """The two decks that are named, or else the first two of the files, or two starter decks."""
    if not options.decks:
        return list(two_that_meet(options.game, board, (further or board.catalog.decks).values()))
    names, known = options.decks.split(","), {**board.catalog.decks, **further}
    if len(names) != len(SEATS) or not set(names) <= known.keys():
        options.wrong(f"--decks takes two of {', '.join(known)}")
    return [known[name] for name in names]


def simulate(
    slug: str,
    lists: list[DeckList],
    players: tuple[str, ...],
    matches: int,
    seed: str,
    house_rules: dict[str, Setting] | None = None,
) -> Report:
    """Play matches; decks and players change seats after each. Raises `Unfit` for decks and house rules that do not fit."""
    board = table(slug, house_rules)
    decks = [deck.id for deck in lists]
    report = Report(slug, seed, tuple(decks), players, house_rules or {})
    for counter, names in ((report.wins, SEAT_NAMES), (report.wins_by_deck, decks), (report.wins_by_player, players)):
        counter.update(dict.fromkeys(names, 0))
    simulation = _Simulation(games()[slug], board, lists, report)
    for number in range(matches):
        simulation.play(number)
    return simulation.close()


class _Simulation:
    """Matches being played, and what was counted so far."""

    def __init__(self, game: AnyGame, board: AnyTable, decks: list[DeckList], report: Report) -> None:
        self.game, self.board, self.decks, self.report = game, board, decks, report
        self.cards = sum(deck.size for deck in decks)
        self.played: set[str] = set()
        self.seconds = 0.0

    def play(self, number: int) -> None:
        """Play one match to its end."""
        order = (0, 1) if number % 2 == 0 else (1, 0)
        seed = seed_of(f"{self.report.seed}:{number}")
        players = [_player(self.report.players[side], seed_of(f"{self.report.seed}:{number}:{side}")) for side in order]
        match = Match.begin(self.game, self.board, [self.decks[side] for side in order], seed)
        self._hear(match)
        actions = 0
        while match.outcome is None and actions < ACTION_BOUND:
            if actions % CHECK_EVERY == 0:
                self._check(match, seed, number, actions)
            actions += self._answers(match, players)
        self._check(match, seed, number, actions)
        self._count(match, order, actions)

    def _answers(self, match: Match, players: list[Player]) -> int:
        began = time.perf_counter()
        waiting = match.waiting()
        for seat in waiting:
            decision = match.decision(seat)
            assert decision is not None
            path = players[seat].choose(glimpse(match, seat), seat)
            match.apply(seat, decision.id, path)
            self.report.verbs_hit[str(path[0])] += 1
            self._hear(match)
        self.seconds += time.perf_counter() - began
        return len(waiting)

    def _hear(self, match: Match) -> None:
        """Count what just happened: effects by their verbs, and the cards that did something for everybody to hear."""
        self.report.verbs_hit.update(told.verb for told in match.state.recent if told.verb)
        self.played.update(event.source.card for event in match.heard(PUBLIC) if event.source)

    def _check(self, match: Match, seed: bytes, number: int, actions: int) -> None:
        wrong = invariants.all_of(match, self.cards, seed)
        self.report.violations += len(wrong)
        room = _EXAMPLES - len(self.report.examples)
        self.report.examples += [f"match {number}, action {actions}: {text}" for text in wrong[:room]]

    def _count(self, match: Match, order: tuple[int, int], actions: int) -> None:
        report, outcome = self.report, match.outcome
        report.matches += 1
        report.actions += actions
        if outcome is None or outcome.termination == "loop":
            report.unfinished += 1
        report.terminations["unfinished" if outcome is None else outcome.termination] += 1
        if outcome is None or outcome.winner is None:
            report.draws += 1
            return
        side = order[outcome.winner]
        report.wins[SEAT_NAMES[outcome.winner]] += 1
        report.wins_by_deck[report.decks[side]] += 1
        report.wins_by_player[report.players[side]] += 1

    def close(self) -> Report:
        """The report with what is known only at the end."""
        self.report.actions_per_second = round(self.report.actions / self.seconds, 1) if self.seconds else 0.0
        cards = {card for deck in self.decks for card in deck.cards}
        self.report.never_played = sorted(cards - self.played)
        return self.report


def _player(name: str, seed: bytes) -> Player:
    return Careful(open_stream(seed)) if name == "careful" else Random(seed.hex())


def _write(report: Report, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
        return
    for name, value in msgspec.to_builtins(report).items():
        sys.stdout.write(f"{name}: {value}\n")
