"""Pictures from outside: the bot opens none, and what is opened is of named formats, by a Pillow without known holes."""

import ast
import re

from tests.house.source import ROOMS, ROOT, modules, place, tree

FLOOR = (12, 3, 0)
"""Of Pillow: what came before has known holes."""


def opened():
    """Every call of `Image.open`."""
    for room in (*ROOMS, "benchmarks", "tools"):
        for path in modules(room):
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Image.open":
                    yield path, node


def test_every_picture_is_opened_as_one_of_named_formats():
    calls = list(opened())
    assert calls
    assert [place(*one) for one in calls if "formats" not in {keyword.arg for keyword in one[1].keywords}] == []


def test_the_bot_opens_no_picture_that_somebody_sent():
    """No avatar, no attachment: only the pictures of emoji that lie beside the fonts, the previews that it has just painted, and the art of
    cards: what an author brought is made anew in one place, behind the check of its first bytes, and only that is painted."""
    files = {path.relative_to(ROOT).as_posix() for path, _ in opened() if path.is_relative_to(ROOT / "bot")}
    assert files == {"bot/drawing/fonts.py", "bot/drawing/gallery.py", "bot/preview.py", "bot/cards/art.py"}
    for room in ("bot", "cogs"):
        for path in modules(room):
            taken = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute) and "avatar" in node.attr]
            assert [place(path, node) for node in taken] == []


def test_pillow_is_one_without_known_holes():
    for name in ("requirements.lock", "requirements-run.lock"):
        found = re.search(r"^pillow==([\d.]+)", (ROOT / name).read_text("utf-8"), re.MULTILINE)
        assert tuple(map(int, found[1].split("."))) >= FLOOR
