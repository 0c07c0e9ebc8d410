"""Every promise of the reliability page names tests that there are."""

import ast
import re
from functools import cache

from tests.house.source import ROOT

PAGE = ROOT / "docs" / "reliability.md"
PLAYED = re.compile(r"`(tests/scenarios/[\w/-]+\.yaml)`")
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


@cache
def names_in(path):
    file = ROOT / path
    if not file.is_file():
        return frozenset()
    found = ast.walk(ast.parse(file.read_text("utf-8")))
    return frozenset(node.name for node in found if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def rows():
    lines = PAGE.read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith("| ") and not line.startswith("| what")]


def test_each_named_test_is_there():
    named = [found for row in rows() for found in NAMED.findall(row)]
    assert len(named) > 60
    assert [f"{path}::{name}" for path, name in named if name not in names_in(path)] == []
    assert [path for row in rows() for path in PLAYED.findall(row) if not (ROOT / path).is_file()] == []


def test_each_promise_names_a_test():
    assert [row for row in rows() if not NAMED.search(row) and not PLAYED.search(row)] == []
