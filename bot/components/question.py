"""A step of a decision as rows of buttons and menus: the one place where the tree meets a surface.

Two taps a move: at the root, each verb that needs one thing first is a menu of those things, and each choice whose way is forced to its
end is a single button. Further steps are buttons where there are few choices and a paged menu where there are many. Whatever was chosen can
be taken back until the last step; what is whole by itself (to pass, to leave) stands last, always in the same place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.components import ids
from bot.components.controls import Button, Choice, Option, Row, Tone, in_rows
from bot.components.paging import paged, turns
from bot.components.paths import Tree, code, extended, is_open, pack
from bot.limits import LABEL, MENU_ROWS, OPTION_LABEL, OPTION_TEXT, PLACEHOLDER, ROW_BUTTONS, cut
from engine.decision import ASSIGN, PICK, SUBSET, Atom, Offer, Path, Step
from engine.view import SEAT_NAMES, Word
from engine.wording import Wording

MOST_BUTTONS = 10
"""Choices that are shown as buttons; more become a menu."""
MOST_MENUS = 3
"""Menus at the root; with the row of buttons and the row of doors that is a message's five."""
_ARROW = " → "


@dataclass(frozen=True)
class Asked:
    """A step, laid out: ``trail`` says what was chosen so far, a line for each thing."""

    rows: list[Row]
    trail: tuple[str, ...] = ()


class Question:
    """Lays out one decision for one reader."""

    def __init__(self, tree: Tree, match: int, words: Wording) -> None:
        assert tree.decision is not None
        self.tree = tree
        self.match = match
        self.words = words
        self.decision = tree.decision.id
        self.root = extended(tree, ())
        """What is taken for granted, because there is no other way: the first true choice comes after it."""
        self._labels: dict[Path, dict[Atom, str]] = {}

    def at(self, prefix: Path = (), page: int = 0) -> Asked:
        """The rows of the step after ``prefix``; ``page`` counts the pages of a long menu from 0."""
        prefix = extended(self.tree, prefix)
        step = self.tree.next(prefix)
        if prefix == self.root and (rows := self._verbs(step)) is not None:
            forced = (self.path_label(self.root),) if len(self.root) > 1 else ()
            return Asked(rows, forced)
        return Asked([*self._choices(prefix, step, page), *self._ways(prefix, step)], self.trail(prefix))

    # --- the root: every verb at once ---------------------------------------------------------------------------------

    def _verbs(self, step: Step) -> list[Row] | None:
        """Menus and buttons of all verbs together, or None where this step is none of verbs or there are too many for one message."""
        offers = self.tree.offers(self.root)
        if step.span is not None or step.complete or any(offer.kind != "verb" for offer in offers):
            return None
        menus: list[Row] = []
        buttons: list[Button] = []
        last: list[Button] = []
        for part, atom in enumerate(step.choices):
            path = extended(self.tree, (*self.root, atom))
            then = self.tree.next(path)
            if then.shape == PICK and 1 < len(then.choices) <= MENU_ROWS and not then.complete:
                menus.append(
                    self._menu(path, then, part, self.path_label(path[len(self.root) :], self.root), then.choices)
                )
            elif path == (*self.root, atom) and not is_open(then):
                last.append(self._button(path, Tone.PLAIN))
            else:
                buttons.append(self._button(path, Tone.MAIN, len(self.root)))
        rows = [*menus, *in_rows([*buttons, *last])]
        return rows if self._fits(menus, rows) else None

    def _fits(self, menus: list[Row], rows: list[Row]) -> bool:
        return len(menus) <= MOST_MENUS and 0 < len(rows) <= MOST_MENUS + 1

    # --- any other step -----------------------------------------------------------------------------------------------

    def _choices(self, prefix: Path, step: Step, page: int) -> list[Row]:
        if step.shape == SUBSET and step.choices and (several := self._several(prefix)):
            return [several]
        rows: list[Row] = []
        if step.span is not None:
            rows += in_rows(self._numbers(prefix, step.span))
        if 0 < len(step.choices) <= MOST_BUTTONS:
            rows += in_rows([self._button((*prefix, atom), Tone.MAIN) for atom in step.choices])
        elif step.choices:
            rows += self._paged(prefix, step, page)
        return rows

    def _paged(self, prefix: Path, step: Step, page: int) -> list[Row]:
        """A menu of one page, and under it the way to the others."""
        shown, page, pages = paged(step.choices, page)
        placeholder = self._say("choose") if pages == 1 else self._say("choose-page", page=page + 1, pages=pages)
        menu = self._menu(prefix, step, 0, placeholder, shown)
        return [menu, *turns(page, pages, lambda to: self._show(prefix, to), self.words)]

    def _menu(self, prefix: Path, step: Step, part: int, placeholder: str, shown: Sequence[Atom]) -> Choice:
        options = [self._option(prefix, step, atom) for atom in shown]
        key = ids.Menu(self.match, self.decision, pack(self.tree, prefix), part)
        return Choice(cut(placeholder, PLACEHOLDER), key, tuple(options))

    def _option(self, prefix: Path, step: Step, atom: Atom) -> Option:
        offer = self._offer(prefix, atom)
        label = self.path_label(extended(self.tree, (*prefix, atom))[len(prefix) :], prefix)
        text = self.words.gain(offer) if offer else ""
        return Option(cut(label, OPTION_LABEL), code(step, atom), cut(text, OPTION_TEXT))

    def _several(self, prefix: Path) -> Choice | None:
        """All members of a subset in one menu; None where they are too many for one."""
        found = members(self.tree, prefix)
        if len(found) > MENU_ROWS:
            return None
        low, high = bounds(self.tree, prefix)
        labels = counted(self._name(path, atom) for path, atom in found)
        options = [Option(cut(label, OPTION_LABEL), str(number)) for number, label in enumerate(labels)]
        key = ids.Several(self.match, self.decision, pack(self.tree, prefix))
        high = max(1, min(high, len(options)))
        asked = (
            self._say("choose-exactly", count=low) if low == high else self._say("choose-several", low=low, high=high)
        )
        return Choice(asked, key, tuple(options), max(1, min(low, high)), high)

    def _numbers(self, prefix: Path, span: tuple[int, int]) -> list[Button]:
        """A button for each number of a short range; for a long one some in between, and a form for any other."""
        low, high = span
        if high - low < MOST_BUTTONS:
            return [self._button((*prefix, number), Tone.MAIN) for number in range(low, high + 1)]
        presets = sorted({low, high, *(low + (high - low) * part // 4 for part in (1, 2, 3))})
        other = Button(self._say("other-number"), ids.Number(self.match, self.decision, pack(self.tree, prefix)))
        return [*(self._button((*prefix, number), Tone.MAIN) for number in presets), other]

    def _ways(self, prefix: Path, step: Step) -> list[Row]:
        """The last row: done, fill the rest, take back."""
        packed = pack(self.tree, prefix)
        row = []
        if step.complete:
            row.append(Button(self._done(prefix), ids.Give(self.match, self.decision, packed), Tone.GOOD))
        if step.shape == ASSIGN and step.choices:
            row.append(Button(self._say("fill"), ids.Fill(self.match, self.decision, packed)))
        if step.shape == ASSIGN and len(self.before(prefix)) > len(self.root):  # else to take back is to start again
            row.append(Button(self._say("start-again"), self._show(())))
        if prefix != self.root:
            row.append(Button(self._say("take-back"), self._show(self.before(prefix))))
        return in_rows(row[:ROW_BUTTONS])

    def _done(self, prefix: Path) -> str:
        """What the last button is called. Where there was nothing to choose it says what it does: no trail above it does."""
        forced = prefix == self.root and not is_open(self.tree.next(prefix))
        return cut(self.path_label(prefix), LABEL) if prefix and forced else self._say("confirm")

    # --- the way back -------------------------------------------------------------------------------------------------

    def before(self, prefix: Path) -> Path:
        """The last point before ``prefix`` where there was something to choose."""
        for end in range(len(prefix) - 1, -1, -1):
            step = self.tree.next(prefix[:end])
            if len(step.choices) > 1 or step.span is not None or step.complete:
                return prefix[:end]
        return ()

    def trail(self, prefix: Path) -> tuple[str, ...]:
        """What was chosen so far, a line for each thing. In an assignment each line says what lies where."""
        if self.tree.next(prefix).shape == ASSIGN:
            after = len(self.root)
            return tuple(self._label(prefix[:at], prefix[at]) for at in range(after, len(prefix)))
        return (self.path_label(prefix),) if prefix != self.root else ()

    # --- labels -------------------------------------------------------------------------------------------------------

    def path_label(self, path: Path, after: Path = ()) -> str:
        """A path in words, step by step."""
        return _ARROW.join(self._label((*after, *path[:at]), atom) for at, atom in enumerate(path))

    def _button(self, path: Path, tone: Tone, after: int | None = None) -> Button:
        """A button for the last atom of a path, or for all after its first ``after`` ones, and for what follows of itself."""
        whole = extended(self.tree, path)
        start = len(path) - 1 if after is None else after
        shown = self.path_label(whole[start:], path[:start])
        offer = self._offer(whole[:-1], whole[-1])
        if offer and offer.cost is not None:
            shown = f"{shown} ({self.words.gain(offer)})"
        return Button(cut(shown, LABEL), ids.Walk(self.match, self.decision, pack(self.tree, whole)), tone)

    def _label(self, prefix: Path, atom: Atom) -> str:
        """What one choice is called. Those that would be called alike are counted, so that each can be told from the others."""
        labels = self._labels.get(prefix)
        if labels is None:
            choices = self.tree.next(prefix).choices
            names = counted(self._name(prefix, choice) for choice in choices)
            labels = self._labels[prefix] = dict(zip(choices, names, strict=True))
        return labels.get(atom, str(atom))

    def _name(self, prefix: Path, atom: Atom) -> str:
        """A choice by itself; where places of both sides are among the choices, with whose side it is."""
        offer = self._offer(prefix, atom)
        if offer is None:
            return str(atom)
        label, side = self.words.label(offer), _side(offer)
        both = side and any(_side(other) not in ("", side) for other in self.tree.offers(prefix))
        return f"{label} · {self.words.seat(SEAT_NAMES.index(side))}" if both else label

    def _offer(self, prefix: Path, atom: Atom) -> Offer | None:
        choices = self.tree.next(prefix).choices
        return self.tree.offers(prefix)[choices.index(atom)] if atom in choices else None

    def _show(self, prefix: Path, page: int = 0) -> ids.Show:
        return ids.Show(self.match, self.decision, pack(self.tree, prefix), page)

    def _say(self, key: str, **values: int) -> str:
        return self.words.text(Word(f"press-{key}", dict(values)))


def _side(offer: Offer) -> str:
    """The seat whose place an option is about, by name; none where it is about none."""
    side = offer.place.partition(".")[0]
    return side if side in SEAT_NAMES else ""


def counted(labels: Iterable[str]) -> list[str]:
    """Labels, those that stand there more than once with a number behind them."""
    all_labels = list(labels)
    often = Counter(all_labels)
    so_far: Counter[str] = Counter()
    told = []
    for label in all_labels:
        so_far[label] += 1
        told.append(f"{label} ({so_far[label]})" if often[label] > 1 else label)
    return told


def members(tree: Tree, prefix: Path) -> list[tuple[Path, Atom]]:
    """Everything that may be in the subset after ``prefix``, each with a path after which it may come."""
    found: dict[Atom, Path] = {}
    path = prefix
    while choices := tree.next(path).choices:
        for atom in choices:
            found.setdefault(atom, path)
        path = (*path, choices[-1])
    return [(path, atom) for atom, path in found.items()]


def bounds(tree: Tree, prefix: Path) -> tuple[int, int]:
    """How few and how many further members a subset takes, along its first choices."""
    low, path = None, prefix
    while True:
        step = tree.next(path)
        taken = len(path) - len(prefix)
        if step.complete and low is None:
            low = taken
        if not step.choices:
            return low if low is not None else taken, taken
        path = (*path, step.choices[0])
