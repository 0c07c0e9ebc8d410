"""Who imports whom: data <- engine <- bot <- cogs, and the sandbox stands alone."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.source import ROOMS, ROOT, functions, games, imports, modules, place, tree

#: What the engine may import beside itself and the standard library.
ENGINE_MAY = {"msgspec", "yaml"}
#: What it may not have of the standard library: nothing in it waits, looks at a clock, a file or the network.
ENGINE_MAY_NOT = {
    "asyncio",
    "concurrent",
    "datetime",
    "os",
    "pathlib",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "threading",
    "time",
}
#: Rooms of the engine that are exempt in part, and in what.
EXEMPT = {
    "engine/cli": {"time", "pathlib", "secrets", "os", "argparse", "fluent"},
    "engine/wording": {"fluent", "pathlib"},
    "engine/catalog": {"pathlib"},
    "engine/__main__.py": {"time", "pathlib"},
}


def allowed_here(path: Path) -> set[str]:
    where = path.relative_to(ROOT).as_posix()
    return {
        name
        for room, names in EXEMPT.items()
        if where == room or where.startswith((f"{room}/", f"{room}."))
        for name in names
    }


def test_contracts_of_pyproject_hold():
    said = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout + said.stderr


def test_engine_imports_the_standard_library_msgspec_and_yaml_alone():
    wrong = [
        f"{place(path, line)}: {name}"
        for path in modules("engine")
        for name, line in imports(path)
        if not may_engine_import(name.split(".")[0], path)
    ]
    assert wrong == []


def may_engine_import(top: str, path: Path) -> bool:
    if top == "engine" or top in ENGINE_MAY | allowed_here(path):
        return True
    return top in sys.stdlib_module_names and top not in ENGINE_MAY_NOT


def test_engine_never_calls_randoms_global_functions():
    wrong = [
        f"{place(path, node)}: random.{node.attr}"
        for path in modules("engine")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and node.attr != "Random"
    ]
    wrong += [
        f"{place(path, line)}: {name}"
        for path in modules("engine")
        for name, line in imports(path)
        if name.startswith("random.") and name != "random.Random"
    ]
    assert wrong == []


def test_no_game_imports_another():
    wrong = [
        f"{place(path, line)}: {name}"
        for slug in games()
        for path in modules(f"engine/games/{slug}")
        for name, line in imports(path)
        for other in games()
        if other != slug and f"{name}.".startswith(f"engine.games.{other}.")
    ]
    assert wrong == []


def test_shared_rules_never_import_a_game():
    wrong = [
        f"{place(path, line)}: {name}"
        for path in modules("engine")
        if "games" not in path.parts
        for name, line in imports(path)
        for slug in games()
        if f"{name}.".startswith(f"engine.games.{slug}.")
    ]
    assert wrong == []


#: What draws or words something gets it ready-made for one viewer; what it cannot import it cannot leak.
SECRETS = ("engine.state", "engine.play", "engine.match", "engine.events.Happening")


@pytest.mark.parametrize("room", ["bot/drawing", "engine/wording", "cogs"])
def test_drawing_and_wording_see_no_state(room):
    wrong = [
        f"{place(path, line)}: {name}"
        for path in modules(room)
        for name, line in imports(path)
        if name.startswith(SECRETS)
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ROOMS)
def test_every_package_opens_with_an_essay(room):
    folders = {path.parent for path in modules(room)} - {ROOT / "bot" / "store" / "migrations" / "versions"}
    silent = [
        str(folder.relative_to(ROOT))
        for folder in sorted(folders)
        if not (folder / "__init__.py").is_file() or not ast.get_docstring(tree(folder / "__init__.py"))
    ]
    assert silent == []


def test_no_module_is_named_for_nothing():
    vague = {"util", "utils", "helper", "helpers", "manager", "managers", "common", "misc", "stuff"}
    assert [
        str(path.relative_to(ROOT)) for room in ROOMS for path in modules(room) if vague & {path.stem, path.parent.name}
    ] == []


def test_nothing_is_imported_by_a_star():
    wrong = [
        f"{place(path, line)}: {name}"
        for room in ROOMS
        for path in modules(room)
        for name, line in imports(path)
        if name.endswith(".*")
    ]
    assert wrong == []


def test_the_rooms_are_there():
    """Guards the rules above: each would hold of an empty folder."""
    assert all(any(functions(path) for path in modules(room)) for room in ROOMS)
    assert games()
