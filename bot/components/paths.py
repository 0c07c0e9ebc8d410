"""Paths of a decision's tree as they stand in a custom id.

A step is written as the position of its choice in the list that the seat is shown, in base 36 (``c``; from 36 on ``~10``), or as
``=120;`` where any number of a range may come. The decision's id in the same custom id fixes those lists, so a position always finds its
choice again.
"""

from __future__ import annotations

import re
from typing import Protocol

from bot.components.ids import base36
from engine.decision import Atom, Decision, Offer, Path, Step

_STEPS = re.compile(r"[0-9a-z]|~[0-9a-z]{2}|=-?[0-9]{1,9};")


class Tree(Protocol):
    """The tree of one seat's open decision, at one moment."""

    @property
    def decision(self) -> Decision | None:
        """What is asked."""

    def next(self, prefix: Path) -> Step:
        """What may come after a prefix."""

    def offers(self, prefix: Path) -> tuple[Offer, ...]:
        """What each choice after a prefix stands for, in the order of the step's choices."""


def code(step: Step, atom: Atom) -> str:
    """One step of a path. Raises `ValueError` for what cannot come next."""
    if atom in step.choices:
        digits = base36(step.choices.index(atom))
        return digits if len(digits) == 1 else f"~{digits}"
    if step.span is not None and isinstance(atom, int):
        return f"={atom};"
    raise ValueError(atom)


def atom_of(step: Step, written: str) -> Atom | None:
    """The choice that a written step means, or None where it means none (any more)."""
    if not _STEPS.fullmatch(written):
        return None
    if written.startswith("="):
        number = int(written[1:-1])
        return number if step.allows(number) else None
    index = int(written.removeprefix("~"), 36)
    return step.choices[index] if index < len(step.choices) else None


def pack(tree: Tree, path: Path) -> str:
    """A path as it stands in a custom id."""
    return "".join(code(tree.next(path[:at]), atom) for at, atom in enumerate(path))


def unpack(tree: Tree, packed: str) -> Path | None:
    """The path that was packed, or None where it leads nowhere (any more)."""
    written = _STEPS.findall(packed)
    if "".join(written) != packed:
        return None
    path: Path = ()
    for step in written:
        atom = atom_of(tree.next(path), step)
        if atom is None:
            return None
        path = (*path, atom)
    return path


def whole_number(text: str) -> int | None:
    """A whole number written in ASCII digits, or None for anything else."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else None


def extended(tree: Tree, path: Path) -> Path:
    """The path, followed as long as there is only one way on."""
    step = tree.next(path)
    while not step.complete and len(step.choices) == 1 and step.span is None:
        path = (*path, step.choices[0])
        step = tree.next(path)
    return path


def is_open(step: Step) -> bool:
    """Whether anything may follow."""
    return bool(step.choices) or step.span is not None
