"""A choice can be taken back until its last step, whatever it is made of: on each step of each question there is a way back."""

import pytest

from bot.components import ids
from bot.components.controls import Choice
from bot.components.paths import pack
from bot.components.question import Question
from bot.matches.tree import Tree
from engine.games import games
from engine.wording import Wording
from tests.bot.duels.test_hidden import positions, record
from tests.bot.duels.test_steps import some_way

EACH = 6
"""Positions of each game."""


def keys(rows):
    return [key for row in rows for key in ([row.key] if isinstance(row, Choice) else [button.key for button in row])]


@pytest.mark.parametrize("game", sorted(games()))
def test_each_step_leads_back_to_the_one_before(game):
    kept, steps = record(game), 0
    for match in positions(game, EACH):
        for seat in match.waiting():
            tree = Tree(kept, match, seat)
            asked = Question(tree, kept.id, Wording("ja", game, ("", "")))
            for prefix in some_way(tree):
                if len(prefix) <= len(asked.root):
                    continue
                before = asked.before(prefix)
                assert len(before) < len(prefix)
                back = ids.Show(kept.id, asked.decision, pack(tree, before), 0)
                assert back in keys(asked.at(prefix).rows), (game, prefix)
                steps += 1
    assert steps, "there was something to take back"
