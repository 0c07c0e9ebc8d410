"""A test fails for what is wrong, not for how slow or busy the machine is."""

import re

import pytest

from tests.house.source import ROOT

HELD = re.compile(r"find_elements?\(|active_element|\._css\(")
"""An element of the page that somebody holds: a moment later it may have been drawn anew."""
HURRIED = re.compile(r"(?:perf_counter|monotonic|\btime)\(\) - \w+ <")
"""A bound of what a clock on the wall shows, while others use the processor."""
OWN = {
    HELD: ("tests/browser/page.py", "tests/browser/keyboard.py"),
    HURRIED: ("tests/bot/process/test_odds.py",),  # whoever is told to stop has ten seconds
}


@pytest.mark.parametrize(("pattern", "folder"), [(HELD, "tests/browser"), (HURRIED, "tests")])
def test_nothing_hangs_on_how_quick_the_machine_is(pattern, folder):
    files = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py"))}
    assert [name for name, text in files.items() if pattern.search(text) and name not in OWN[pattern]] == []
