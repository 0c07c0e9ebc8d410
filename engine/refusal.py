"""What a player, or who brought a deck, is told when something is not possible: a reason code and the rule it rests on, never prose.

`engine.wording` words a reason (``refusal-<reason>``) in the reader's language. A refusal changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.view import Name, Word


class Refusal(Exception):
    """An action that the rules do not allow. ``reason`` is a code, ``rule`` a clause id (empty where it is the house's own)."""

    def __init__(
        self, reason: str, rule: str = "", values: Mapping[str, int | str | Name | Word] | None = None
    ) -> None:
        super().__init__(f"{reason} {rule}".strip())
        self.reason = reason
        self.rule = rule
        self.values = values or {}

    def word(self) -> Word:
        """The refusal as a message for a reader."""
        return Word(f"refusal-{self.reason}", self.values)


class Problem(Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong with a deck or a house rule; checks list all of them at once."""

    reason: str
    rule: str = ""
    values: Mapping[str, int | str | Name | Word] = {}

    def word(self) -> Word:
        """The problem as a message for a reader."""
        return Word(f"problem-{self.reason}", self.values)


class Unfit(Exception):
    """Decks or house rules that a match cannot begin with; carries every problem."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{p.reason} {p.rule}".strip() for p in problems))
        self.problems = problems
