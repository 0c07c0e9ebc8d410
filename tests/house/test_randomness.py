"""Chance that matters comes from the match's own stream or the system's, never from a generator that can be foreseen."""

import ast

import pytest

from tests.house.source import modules, place, tree

#: Files that may seed a generator: nothing that a player wins or loses hangs on it.
MAY_SEED = {"bot/drawing/art.py", "bot/drawing/crests.py", "bot/drawing/seals.py"}
SECRET = {"SystemRandom"}


@pytest.mark.parametrize("room", ["bot", "cogs"])
def test_only_the_systems_randomness_is_used(room):
    wrong = [
        f"{place(path, node)}: random.{node.attr}"
        for path in modules(room)
        if not path.as_posix().endswith(tuple(MAY_SEED))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "random" and node.attr not in SECRET
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["bot", "cogs", "engine"])
def test_no_raw_number_is_cut_by_a_remainder(room):
    """A remainder of raw bytes favors the low numbers; who needs a number below a bound asks the stream or `secrets`."""
    raw = {"from_bytes", "urandom", "token_bytes", "getrandbits", "randbits"}
    wrong = [
        place(path, node)
        for path in modules(room)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Mod)
        and raw & {inner.attr for inner in ast.walk(node.left) if isinstance(inner, ast.Attribute)}
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["bot", "cogs", "engine"])
def test_nothing_is_decided_by_a_hash(room):
    """`hash()` of a text is another one in each process."""
    wrong = [
        place(path, node)
        for path in modules(room)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "hash"
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["bot", "cogs"])
def test_background_work_is_begun_where_it_is_kept(room):
    """A task that nobody holds may vanish in the middle, and nobody hears of its error: `bot.tasks` keeps and logs it."""
    may = {"bot/tasks.py", "bot/serve.py", "bot/supervise.py"}
    wrong = [
        place(path, node)
        for path in modules(room)
        if not path.as_posix().endswith(tuple(may))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and node.attr in {"create_task", "ensure_future"}
    ]
    assert wrong == []
