"""Any tree of a decision fits Discord's messages: every choice can be reached, by few presses, within the limits."""

import random

import pytest

from bot import limits
from bot.components import ids
from bot.components.controls import Choice
from bot.components.layout import Page
from bot.components.paths import atom_of, pack, unpack
from bot.components.question import Question
from engine.decision import ASSIGN, DONE, NOTHING, Decision, Offer, Step, assign, pick, span, subset
from engine.view import Name
from engine.wording import LOCALES, Wording

HUGE = 2**63 - 1


class Tree:
    """A tree made for a test: a function from prefix to step."""

    def __init__(self, step, kind="card", names=None):
        self.decision = Decision("f99999", "test", 0)
        self._step, self._kind, self._names = step, kind, names or {}

    def next(self, prefix):
        return self._step(prefix)

    def offers(self, prefix):
        kind = "verb" if self._kind == "verbs" and not prefix else "card"
        return tuple(self._offer(atom, kind) for atom in self.next(prefix).choices)

    def _offer(self, atom, kind):
        name = self._names.get(atom, f"{atom}")
        return Offer(atom, kind, name=Name(name, name), card=str(atom))


def one_of(count, name="{}"):
    atoms = tuple(f"c{i}" for i in range(count))
    return Tree(lambda p: pick(atoms) if not p else DONE, names={a: name.format(a) for a in atoms})


def laid_out(tree, prefix=(), page=0, locale="ja"):
    rows = Question(tree, HUGE, Wording(locale)).at(prefix, page).rows
    view = Page(("text", *rows)).view()
    assert limits.faults({"components": view.to_components()}) == []
    assert len(rows) <= limits.ROWS - 1
    return rows


def reachable(tree):
    """Every complete path that can be pressed together."""
    found, seen, todo = set(), set(), [((), 0)]
    while todo:
        prefix, page = todo.pop()
        if (prefix, page) in seen:
            continue
        seen.add((prefix, page))
        for row in laid_out(tree, prefix, page):
            for key, values in pressed(row):
                path = unpack(tree, key.path)
                assert path is not None
                if isinstance(key, ids.Show):
                    todo.append((path, key.page))
                elif isinstance(key, ids.Walk):
                    found.add(path) if tree.next(path) == DONE else todo.append((path, 0))
                elif isinstance(key, ids.Give):
                    found.add(path)
                elif isinstance(key, ids.Menu):
                    for value in values:
                        whole = (*path, atom_of(tree.next(path), value))
                        found.add(whole) if tree.next(whole) == DONE else todo.append((whole, 0))
    return found


def pressed(row):
    if isinstance(row, Choice):
        return [(row.key, [option.value for option in row.options])]
    return [(button.key, []) for button in row if not button.barred]


@pytest.mark.parametrize("count", [2, 5, 10, 11, 25, 26, 51, 500])
@pytest.mark.parametrize("name", ["{}", "長い名前" * 40 + "{}", "W" * 300 + "{}"])
def test_every_choice_of_a_long_list_can_be_reached(count, name):
    tree = one_of(count, name)
    assert reachable(tree) == {(f"c{i}",) for i in range(count)}


def test_nothing_to_choose_is_no_message_with_an_empty_menu():
    tree = Tree(lambda p: NOTHING)
    assert laid_out(tree) == []


def test_a_forced_way_is_one_press():
    tree = Tree(lambda p: {0: pick(["a", "b"]), 1: pick([f"{p[0]}1"]) if p else NOTHING}.get(len(p), DONE))
    buttons = [button for row in laid_out(tree) for button in row]
    assert [unpack(tree, b.key.path) for b in buttons] == [("a", "a1"), ("b", "b1")]
    assert "a1" in buttons[0].label


def test_verbs_are_menus_of_what_they_need_first_so_that_a_move_is_two_taps():
    def step(prefix):
        if not prefix:
            return pick(["attack", "move", "pass"])
        if prefix[0] == "pass":
            return DONE
        return {1: pick(["x", "y", "z"]), 2: pick(["t", "u"])}.get(len(prefix), DONE)

    tree = Tree(step, "verbs")
    rows = laid_out(tree)
    assert [len(row.options) for row in rows if isinstance(row, Choice)] == [3, 3]
    assert unpack(tree, rows[-1][-1].key.path) == ("pass",), "to pass is one tap, last"
    targets = laid_out(tree, ("attack", "y"))
    assert [unpack(tree, b.key.path) for b in targets[0]] == [("attack", "y", "t"), ("attack", "y", "u")]
    assert unpack(tree, targets[-1][-1].key.path) == ("attack",), "and can be taken back"


def test_a_verb_with_only_one_way_says_what_it_is_and_where_it_leads():
    ways = {(): pick(["swap", "stay"]), ("swap",): pick(["two"]), ("swap", "two"): pick(["three"])}
    (row,) = laid_out(Tree(lambda prefix: ways.get(prefix, DONE), "verbs"))
    assert [button.label for button in row] == ["swap → two → three", "stay"]


def test_what_is_forced_is_named_above_the_choice_that_is_left():
    """With one card to set, "left" and "right" alone would not say what is set there."""
    ways = {(): pick(["set"]), ("set",): pick(["fox"]), ("set", "fox"): pick(["left", "right"])}

    class Sides(Tree):
        def offers(self, prefix):
            kind = "card" if prefix == ("set",) else "verb"
            return tuple(self._offer(atom, kind) for atom in self.next(prefix).choices)

    asked = Question(Sides(lambda prefix: ways.get(prefix, DONE)), HUGE, Wording("en-US")).at()
    assert asked.trail == ("set → fox",)
    assert [button.label for button in asked.rows[0]] == ["left", "right"]


def test_the_only_thing_to_do_is_a_button_that_says_so():
    """Under "Do you lay a scene?" it is "Done" and not "Confirm" where there is none to lay."""
    (row,) = laid_out(Tree(lambda prefix: DONE if prefix else pick(["pass"]), "verbs"))
    assert [button.label for button in row] == ["pass"]


def test_a_menu_of_exactly_two_says_two():
    tree = Tree(lambda p: subset(["a", "b", "c"], p, 2, 2))
    assert laid_out(tree)[0].placeholder == "2つ選んでください"
    assert laid_out(tree, locale="en-US")[0].placeholder == "Choose 2"


def test_many_verbs_still_fit():
    verbs = [f"verb{i}" for i in range(12)]
    tree = Tree(lambda p: {0: pick(verbs), 1: pick(["x", "y"])}.get(len(p), DONE), "verbs")
    assert reachable(tree) == {(v, t) for v in verbs for t in "xy"}


@pytest.mark.parametrize(("low", "high"), [(1, 10), (0, 3), (1, 200), (-5, 40), (7, 7)])
def test_a_number_is_pressed_or_asked_for_in_a_form(low, high):
    tree = Tree(lambda p: span(low, high) if not p else DONE)
    rows = laid_out(tree)
    numbers = {unpack(tree, b.key.path)[0] for row in rows for b in row if isinstance(b.key, ids.Walk)}
    assert {low, high} <= numbers <= set(range(low, high + 1))
    asked = [b for row in rows for b in row if isinstance(b.key, ids.Number)]
    assert bool(asked) is (high - low >= 10)


@pytest.mark.parametrize(("count", "low", "high"), [(6, 2, 3), (13, 4, 4), (25, 0, 25), (3, 1, 1)])
def test_a_subset_is_one_menu(count, low, high):
    items = [f"i{i}" for i in range(count)]
    tree = Tree(lambda p: subset(items, p, low, high))
    (menu,) = (row for row in laid_out(tree) if isinstance(row, Choice))
    assert [option.label for option in menu.options] == items
    assert (menu.low, menu.high) == (max(1, low), high)
    assert bool([b for row in laid_out(tree) if not isinstance(row, Choice) for b in row]) is (low == 0)


def test_a_subset_of_too_many_is_taken_one_by_one():
    items = [f"i{i}" for i in range(40)]
    tree = Tree(lambda p: subset(items, p, 2, 2))
    rows = laid_out(tree, ("i3",))
    assert all(isinstance(row.key, ids.Menu) for row in rows if isinstance(row, Choice))


@pytest.mark.parametrize("locale", LOCALES)
def test_an_assignment_can_be_filled_taken_back_and_confirmed(locale):
    cells = [f"front.{i}" for i in range(10)]
    tree = Tree(lambda p: assign(cells, p, 10))
    some = tuple(cells[:4])
    keys = [type(key) for row in laid_out(tree, some, locale=locale) for key, _ in pressed(row)]
    assert keys.count(ids.Walk) == 6
    assert ids.Fill in keys
    assert keys.count(ids.Show) == 2
    whole = [type(key) for row in laid_out(tree, tuple(cells), locale=locale) for key, _ in pressed(row)]
    assert ids.Give in whole


def test_where_to_take_back_is_to_start_again_there_is_one_button_for_it():
    """The second card has one place only, so the choice before it is the first of all."""
    steps = [Step(("a", "b"), shape=ASSIGN), Step(("c",), shape=ASSIGN), Step(("d", "e"), shape=ASSIGN)]
    tree = Tree(lambda p: steps[len(p)] if len(p) < len(steps) else Step((), complete=True, shape=ASSIGN))
    keys = [key for row in laid_out(tree, ("a",)) for key, _ in pressed(row)]
    assert [key.path for key in keys if isinstance(key, ids.Show)] == [""]


@pytest.mark.parametrize("steps", [1, 12, 30])
def test_paths_find_their_way_back_within_a_custom_id(steps):
    chance = random.Random(steps)
    atoms = tuple(f"atom{i}" for i in range(60))
    tree = Tree(lambda p: DONE if len(p) >= steps else Step(atoms, span=(-9, 9999)))
    for _ in range(50):
        path = tuple(
            chance.choice([*atoms[:30], 7, 9999]) if steps > 12 else chance.choice([*atoms, -9]) for _ in range(steps)
        )
        packed = pack(tree, path)
        assert unpack(tree, packed) == path
        if len(packed) < 60:
            key = ids.Walk(HUGE, "s99999", packed)
            assert ids.read(key.pack()) == key


@pytest.mark.parametrize("written", ["", "zz", "~0", "=", "=5", "=5;;", "=99999;", "é", "٣", "²", "0" * 90])
def test_a_path_that_leads_nowhere_is_none_or_the_root(written):
    tree = one_of(3)
    assert unpack(tree, written) in (None, ())


def test_choices_of_one_name_can_be_told_apart():
    names = {"a": "Leg Sweep", "b": "Rockfall", "c": "Leg Sweep"}
    for step in (lambda p: pick("abc") if not p else DONE, lambda p: subset("abc", p, 2, 2)):
        (row, *_) = laid_out(Tree(step, names=names))
        labels = [each.label for each in (row.options if isinstance(row, Choice) else row)]
        assert labels == ["Leg Sweep (1)", "Rockfall", "Leg Sweep (2)"]


def test_a_menu_says_all_that_is_settled_before_it():
    def step(prefix):
        ways = {(): pick(["event", "pass"]), ("event",): pick(["Rockfall"]), ("event", "Rockfall"): pick(["x", "y"])}
        return ways.get(prefix, DONE)

    menu, _ = laid_out(Tree(step, "verbs"))
    assert menu.placeholder == "event → Rockfall"
