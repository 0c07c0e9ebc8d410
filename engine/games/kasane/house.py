"""The house rules of Kasane: what the sheet leaves open, with our defaults."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.house import House, settles


class KasaneHouse(House, frozen=True, forbid_unknown_fields=True):
    """One field for each option."""

    scene_counts_coming_round: Annotated[bool, settles("Q3-01")] = False
    """A scene's cost is held against the round about to be fought too, not only against the battle areas that lie there."""
    new_area: Annotated[Literal["either", "left"], settles("Q3-16")] = "either"
    """The lead sets a new character at either end of the row, or always at the left as the lead of turn 1 sees it."""
    grade_from: Annotated[Literal["state", "printed"], settles("Q3-32")] = "state"
    """Where a column is missing, a grade is counted from the number of stacked cards, or from the column that is read instead."""
    turn_cap: Annotated[int, settles("Q3-25", 0, 50)] = 0
    """The turn after which more wins, then the newest battle, then being lead decide; 0: no cap."""
