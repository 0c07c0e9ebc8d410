"""The hand in the middle of a choice: what is being placed is shown where it was put, and any other step moves no card."""

import pytest

from bot.components.paths import extended
from bot.duels.hand import laid_places
from bot.matches.tree import Tree
from engine.decision import ASSIGN
from engine.games import games
from tests.bot.duels.test_hidden import positions, record


def some_way(tree):
    """The prefixes on the way to one answer: the last choice at each step."""
    path = extended(tree, ())
    while (step := tree.next(path)).choices:
        path = (*path, step.choices[-1])
        yield path


@pytest.mark.parametrize("game", sorted(games()))
def test_only_a_placement_moves_cards(game):
    kept, placements, others = record(game), 0, 0
    for match in positions(game, 4):
        for seat in match.waiting():
            tree = Tree(kept, match, seat)
            is_placement = tree.next(extended(tree, ())).shape == ASSIGN
            for number, prefix in enumerate(some_way(tree), 1):
                places = laid_places(tree, prefix)
                placements, others = placements + is_placement, others + (not is_placement)
                assert len(places) == (number if is_placement else 0)
    assert placements or game != "jinkei"
    assert others
