"""The engine: random play, legal steps, clone, save, restore, the size of a snapshot; and chess from PyPI as the yardstick."""

from __future__ import annotations

import random
from functools import partial
from itertools import count
from statistics import median

import chess

from benchmarks.figures import Figure, microseconds, per_second
from engine.cli.setting import seed_of, starter_decks
from engine.games import games, table
from engine.invariants import tree
from engine.match import AnyGame, Match
from engine.players import Careful, Random, glimpse
from engine.stream import open_stream
from engine.view import FIRST

RATIO_AIM = 2.0
"""Against chess, of the quickest game: what the machinery itself allows. A turn of the others has more in it."""
CLONE_AIM, SAVE_AIM, RESTORE_AIM, SNAPSHOT_AIM = 10.0, 50.0, 100.0, 14.0
CAREFUL_AIM = 30.0
_EVERY, _POSITIONS = 10, 12
PLIES = 200
"""Where a random chess game is cut off."""


def measure() -> list[Figure]:
    """Every figure of the engine, the yardstick first."""
    yardstick, bare = per_second(_chess_game), per_second(_chess_moves)
    figures = [
        Figure("chess: random play", yardstick, "moves/s"),
        Figure("chess: random moves, never asked whether it is over", bare, "moves/s"),
    ]
    for game in games().values():
        figures += _play_figures(game, yardstick, bare) + _state_figures(game)
    return figures


_dice = random.Random(0)


def _chess_game() -> int:
    """Play random legal moves until the game is over, as `Match` too knows after each action; how many they were."""
    board, choose, plies = chess.Board(), _dice.choice, 0
    while plies < PLIES and not board.is_game_over():
        board.push(choose(list(board.legal_moves)))
        plies += 1
    return plies


def _chess_moves() -> int:
    """Play random legal moves until there is none; how many they were."""
    board, choose = chess.Board(), _dice.choice
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(choose(moves))
    return PLIES


def _play_figures(game: AnyGame, yardstick: float, bare: float) -> list[Figure]:
    board = table(game.slug)
    decks = starter_decks(game.slug, board)
    numbers = count()

    def play() -> int:
        number = next(numbers)
        return _play_out(Match.begin(game, board, decks, seed_of(f"bench {number}")), Random(number))

    rate = per_second(play)
    quickest = game.pace == max(other.pace for other in games().values())
    ratio_aim = RATIO_AIM if quickest else None
    return [
        Figure(f"{game.slug}: random play, checked", rate, "acts/s", game.pace, more=True),
        Figure(f"{game.slug}: against chess", rate / yardstick, "×", ratio_aim, more=True),
        Figure(f"{game.slug}: against bare moves of chess", rate / bare, "×"),
    ]


def _play_out(match: Match, player: Random) -> int:
    """Play a match to its end through the checked door; how many actions it took."""
    actions = 0
    while match.outcome is None:
        for seat in match.waiting():
            decision = match.decision(seat)
            assert decision is not None
            match.apply(seat, decision.id, player.choose(match, seat))
            actions += 1
    return actions


def _state_figures(game: AnyGame) -> list[Figure]:
    """Costs of a state in the middle of a match, as medians over positions along one."""
    board, positions = table(game.slug), _positions(game)
    saved = [match.save() for match in positions]
    costs = {
        "legal first step": [microseconds(partial(_first_step, match), 500, 3) for match in positions],
        "every legal step of the tree": [microseconds(partial(_every_step, match), 30, 3) for match in positions],
        "clone": [microseconds(match.clone, 2000, 3) for match in positions],
        "save": [microseconds(match.save, 1000, 3) for match in positions],
        "restore": [microseconds(partial(Match.load, game, board, state), 1000, 3) for state in saved],
        "view of a seat": [microseconds(partial(match.view, FIRST), 200, 3) for match in positions],
    }
    aims = {"clone": CLONE_AIM, "save": SAVE_AIM, "restore": RESTORE_AIM}
    figures = [Figure(f"{game.slug}: {what}", median(cost), "µs", aims.get(what)) for what, cost in costs.items()]
    figures.append(Figure(f"{game.slug}: snapshot, largest", max(map(len, saved)) / 1024, "KiB", SNAPSHOT_AIM))
    careful = [microseconds(partial(_careful, match), 5, 3) for match in positions]
    return [*figures, Figure(f"{game.slug}: a careful decision", median(careful) / 1000, "ms", CAREFUL_AIM)]


def _positions(game: AnyGame) -> list[Match]:
    """Every tenth position of a random match, from the first question on."""
    board = table(game.slug)
    match, player = Match.begin(game, board, starter_decks(game.slug, board), seed_of("bench")), Random("bench")
    positions, actions = [match.clone()], 0
    while match.outcome is None:
        seat = match.waiting()[0]
        decision = match.decision(seat)
        assert decision is not None
        match.apply(seat, decision.id, player.choose(match, seat))
        actions += 1
        if actions % _EVERY == 0 and match.outcome is None:
            positions.append(match.clone())
    return positions[:_POSITIONS]


def _first_step(match: Match) -> None:
    Match(match.game, match.table, match.state).next(match.waiting()[0])


def _every_step(match: Match) -> int:
    fresh = Match(match.game, match.table, match.state)
    return sum(1 for _ in tree(fresh, fresh.waiting()[0]))


def _careful(match: Match) -> None:
    seat = match.waiting()[0]
    Careful(open_stream(bytes(32))).choose(glimpse(match, seat), seat)
