"""The house's source files, parsed once for every rule that is held over them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "bot", "cogs", "sandbox")
CODE = (*ROOMS, "benchmarks", "tools")


@cache
def modules(room: str) -> tuple[Path, ...]:
    """Every Python file of a room."""
    return tuple(sorted((ROOT / room).rglob("*.py")))


@cache
def tree(path: Path) -> ast.Module:
    """A file's syntax."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def place(path: Path, node: ast.AST | int) -> str:
    """`file:line`, as an editor opens it."""
    line = node if isinstance(node, int) else getattr(node, "lineno", 1)
    return f"{path.relative_to(ROOT)}:{line}"


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Every name that a file imports, absolute and dotted to the full, with its line."""
    package = list(path.relative_to(ROOT).with_suffix("").parts[:-1])
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, node.module or ""]).strip(".")
            yield from ((f"{base}.{alias.name}", node.lineno) for alias in node.names)


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function of a file, methods and inner ones too."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def strings(path: Path) -> Iterator[ast.Constant]:
    """Every string literal that is no docstring, the fixed parts of f-strings among them."""
    docs = {id(node.value) for node in ast.walk(tree(path)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node


def games() -> tuple[str, ...]:
    """The slug of every game in the house."""
    folder = ROOT / "engine" / "games"
    return tuple(sorted(path.parent.name for path in folder.glob("*/__init__.py")))
