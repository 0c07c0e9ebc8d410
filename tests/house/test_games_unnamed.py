"""Adding a game touches engine/games/<slug>/, data/<slug>/ and tests: no other room names one."""

import pytest

from tests.house.source import ROOT, games, modules, place, strings

TEXT = {".py", ".js", ".html", ".css", ".json", ".yaml", ".ftl", ".toml", ".mako", ".ini", ".svg"}


@pytest.mark.parametrize("room", ["bot", "cogs", "sandbox"])
def test_no_room_names_a_game(room):
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted((ROOT / room).rglob("*"))
        if path.suffix in TEXT
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if any(slug in line.lower() for slug in games())
    ]
    assert games()
    assert named == []


def test_shared_rules_name_no_game():
    shared = [path for path in modules("engine") if "games" not in path.parts]
    named = [f"{place(path, node)}: {node.value}" for path in shared for node in strings(path) if node.value in games()]
    assert named == []
