"""Nothing of a match is kept by whoever serves all of them: commands are the same for everybody at every moment."""

import ast

from tests.house.source import modules, place, tree


def test_commands_keep_nothing():
    """What a command's object has, it has from its beginning."""
    found = []
    for path in modules("cogs"):
        for method in (
            node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ):
            if method.name == "__init__":
                continue
            for node in ast.walk(method):
                stored = isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
                if stored or isinstance(node, ast.Global | ast.Nonlocal):
                    found.append(place(path, node))
    assert found == []


def test_no_module_of_the_bot_has_a_variable():
    """Nobody writes to a global."""
    found = [
        place(path, node)
        for room in ("bot", "cogs")
        for path in modules(room)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Global)
    ]
    assert found == []
