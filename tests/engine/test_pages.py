"""The pages about the engine say what the code does."""

import importlib.util
import re
from pathlib import Path

from engine.cli.serve import Line
from engine.games import games
from engine.scenario import read, run
from tools.scenario_words import PAGE, renewed

DOCS = Path(__file__).parents[2] / "docs"


def test_the_lists_of_the_scenario_page_are_those_of_the_code(slug):
    page = PAGE.read_text("utf-8")
    assert renewed(page) == page
    assert f"### {slug}" in page


def test_the_scenario_of_the_page_holds():
    example = re.search(r"```yaml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[1]
    assert run(example, "docs/scenarios.md") == []


def test_the_match_of_the_page_is_played():
    example = re.search(r"```python\n(.*?)```", (DOCS / "engine.md").read_text("utf-8"), re.DOTALL)[1]
    names = {}
    exec(example, names)
    assert names["match"].outcome is not None


def test_every_module_that_the_page_names_is_there():
    table = (DOCS / "engine.md").read_text("utf-8").split("## The parts")[1].split("## Why")[0]
    essay = (DOCS.parent / "engine" / "__init__.py").read_text("utf-8")
    named = {name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    named |= set(re.findall(r"`engine\.(\w+)", essay))
    missing = [name for name in named if importlib.util.find_spec(f"engine.{name}") is None]
    assert missing == []


def test_every_op_is_on_the_page():
    page = (DOCS / "command-line.md").read_text("utf-8")
    ops = {kind.__struct_config__.tag for kind in Line.__args__}
    assert set(re.findall(r'"op":"(\w+)"', page)) == ops


def test_every_verb_that_a_scenario_uses_is_listed(slug):
    for path in sorted((Path(__file__).parents[1] / "scenarios" / slug).glob("*.yaml")):
        for _, step in read(path.read_text("utf-8"), path.name).steps:
            if step.do:
                assert step.do[0] in games()[slug].terms.verbs, path.name
