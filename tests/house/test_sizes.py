"""A function does one thing, and a file can be read in a sitting."""

import ast
from pathlib import Path
from statistics import median

import pytest

from tests.house.source import CODE, ROOT, functions, modules, place

FILE_LINES = 500
FUNCTION_LINES = 40
MEDIAN_LINES = 10
#: "Rarely above 40": so many in a hundred.
RARELY = 0.01


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """A function's lines without its docstring: to explain costs nothing."""
    start = (
        function.body[0].end_lineno + 1 if ast.get_docstring(function) and len(function.body) > 1 else function.lineno
    )
    return function.end_lineno - start + 1


def test_files_stay_short():
    files = [*(path for room in (*CODE, "tests") for path in modules(room)), *(ROOT / "sandbox").rglob("*.js")]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert [f"{path.relative_to(ROOT)}: {lines}" for path, lines in lengths.items() if lines > FILE_LINES] == []


@pytest.mark.parametrize("room", ["engine", "bot", "cogs", "sandbox"])
def test_functions_stay_short(room):
    lengths = measured(modules(room))
    assert median(lengths.values()) < MEDIAN_LINES
    long = [f"{where}: {lines}" for where, lines in lengths.items() if lines > FUNCTION_LINES]
    assert len(long) <= max(1, RARELY * len(lengths)), "\n".join(long)


def measured(paths: tuple[Path, ...]) -> dict[str, int]:
    return {
        f"{place(path, function)} {function.name}": length(function) for path in paths for function in functions(path)
    }
