"""What stands at the top of the house says what is so: the Makefile, the locks, .env.example, the pages, the fonts."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tests.house.source import CODE, ROOT, modules, place, strings

TARGETS = ("install", "run", "test", "check", "bench", "soak", "preview")
LOCKS = ("requirements.lock", "requirements-run.lock")
FONTS = ROOT / "data" / "fonts"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("target", TARGETS)
def test_make_knows_its_targets(target):
    said = subprocess.run(
        ["make", "--dry-run", "--always-make", target], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr


def test_what_make_runs_exists():
    started = set(re.findall(r"\$\(RUN\) -m ([\w.]+)", read("Makefile"))) - {"venv", "pip", "pytest", "ruff", "mypy"}
    assert started
    assert [name for name in sorted(started) if not runnable(ROOT.joinpath(*name.split(".")))] == []


def runnable(module: Path) -> bool:
    return module.with_suffix(".py").is_file() or (module / "__main__.py").is_file()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_hashes_and_names_no_host(lock):
    text = read(lock)
    pins = re.findall(r"^[a-z0-9.\-]+(?:\[[a-z,]+\])?==\S+.*?(?=^[a-z]|\Z)", text, re.MULTILINE | re.DOTALL)
    assert len(pins) > 30
    assert [pin.split()[0] for pin in pins if "--hash=sha256:" not in pin] == []
    assert re.findall(r"://|--(?:extra-)?index|--find-links| @ ", text) == []


def test_the_locks_hold_what_the_project_asks_for():
    project = tomllib.loads(read("pyproject.toml"))
    for lock, wanted in zip(
        LOCKS,
        (
            [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]],
            project["project"]["dependencies"],
        ),
        strict=True,
    ):
        locked = {name(line) for line in read(lock).splitlines() if line and line[0].isalnum()}
        assert {name(line) for line in wanted} - locked == set(), lock


def test_the_image_gets_the_versions_that_were_tested():
    tested, shipped = (
        {line.split(" ")[0] for line in read(lock).splitlines() if "==" in line and line[0].isalnum()} for lock in LOCKS
    )
    assert shipped - tested == set()


def name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.match(r"[A-Za-z0-9._-]+", requirement)[0]).lower()


def test_every_variable_read_is_in_the_example():
    documented = set(re.findall(r"^#? ?([A-Z][A-Z_]+)=", read(".env.example"), re.MULTILINE))
    used = {variable: where for room in CODE for path in modules(room) for variable, where in variables(path)}
    used |= {"REQUIRE_BROWSER": "tests"}
    assert {variable: where for variable, where in used.items() if variable not in documented} == {}
    assert documented - set(used) == set(), "documented, yet never read"


#: Set by the system or by a tool for its children, not by a host.
OF_THE_SYSTEM = {"PATH", "HOME", "PYTHONPATH", "TMPDIR"}


def variables(path: Path) -> list[tuple[str, str]]:
    """Environment variables that a file names: upper-case literals in reach of `environ`, `getenv` or an `Env`."""
    if not re.search(r"\benviron\b|\bgetenv\b|\bEnv\b", path.read_text(encoding="utf-8")):
        return []
    found = [
        (node.value, place(path, node))
        for node in strings(path)
        if re.fullmatch(r"[A-Z][A-Z]*(?:_[A-Z]+)+", node.value)
    ]
    return [
        (variable, where) for variable, where in found if variable not in OF_THE_SYSTEM and not logging_level(variable)
    ]


def logging_level(variable: str) -> bool:
    return variable in {"DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"}


def test_the_example_has_no_comment_after_a_value():
    values = [line for line in read(".env.example").splitlines() if line and not line.startswith("#")]
    assert values
    assert [line for line in values if not re.fullmatch(r"[A-Z_]+=\S*", line) or "#" in line] == []


@pytest.mark.parametrize(
    "page",
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *(f"docs/{p.name}" for p in sorted((ROOT / "docs").glob("*.md")))],
)
def test_pages_link_to_what_exists(page):
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|<img[^>]+src=\"([^\"]+)\"", read(page))
    local = [link for pair in links for link in pair if link and "://" not in link]
    assert [link for link in local if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_pages_name_targets_that_exist():
    named = {
        target for page in ("README.md", "CONTRIBUTING.md") for target in re.findall(r"`make ([a-z]+)", read(page))
    }
    assert {"run", "test", "check"} <= named
    assert named - set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE)) == set()


def test_no_file_names_this_machine():
    """A path of somebody's machine in a file is of no use to anybody else."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    private = re.compile("/(?:root|work|home/[a-z]+)" + "/[a-z]")
    text = [
        path
        for path in tracked
        if Path(path).suffix in {".py", ".md", ".toml", ".yaml", ".ftl", ".js", ".html", ".lock", ".json", ""}
    ]
    assert [path for path in text if (ROOT / path).is_file() and private.search(read(path))] == []


def test_every_font_has_what_the_list_says():
    covered = json.loads((FONTS / "coverage.json").read_text(encoding="utf-8"))
    assert set(covered) == {path.name for path in FONTS.glob("*.?tf")}
    for font, pairs in covered.items():
        said = {point for low, high in pairs for point in range(low, high + 1)}
        assert said - set(TTFont(FONTS / font, lazy=True).getBestCmap()) == set(), font


def test_every_font_has_its_license_beside_it():
    page = (FONTS / "README.md").read_text(encoding="utf-8")
    assert (FONTS / "OFL.txt").is_file()
    for path in FONTS.glob("*.?tf"):
        copyright_line = TTFont(path, lazy=True)["name"].getDebugName(13)
        assert "SIL Open Font License" in copyright_line, path.name
    assert "CC-BY 4.0" in page


def test_no_docstring_is_excused():
    """Ruff asks for docstrings; this says that nobody switched it off line by line."""
    excuse = re.compile(r"noqa: *[A-Z0-9, ]*\bD1|ruff: noqa(?!:)")
    excused = [
        place(path, number)
        for room in CODE
        for path in modules(room)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if excuse.search(line)
    ]
    assert excused == []
