"""The house rules of Genso: what the sheet leaves open, with our defaults."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.house import House, settles


class GensoHouse(House, frozen=True, forbid_unknown_fields=True):
    """One field for each option."""

    deck_size: Annotated[int, settles("A0-14", 15, 60)] = 20
    copies: Annotated[int, settles("A0-14", 1, 4)] = 3
    hand_size: Annotated[int, settles("A0-1", 3, 8)] = 5
    """Both draw until the hand has so many."""
    counters_each: Annotated[int, settles("A0-17", 3, 9)] = 3
    """Counters of each element in each player's supply. Rule G0-11."""
    supply: Annotated[Literal["attacher", "bearer"], settles("A0-18")] = "attacher"
    """Whose counters are used."""
    janken: Annotated[Literal["hand", "stream", "laid"], settles("A0-36")] = "hand"
    """Thrown by hand for each battle, drawn by the match, or three picks laid down at the start of a turn."""
    survivors: Annotated[Literal["discarded", "kept"], settles("A0-8")] = "discarded"
    extra_battle_atk: Annotated[Literal["decided", "base"], settles("A0-4")] = "decided"
    """Which ATK picks the characters of the extra battle."""
    extra_ties: Annotated[Literal["owner", "stream"], settles("A0-31")] = "owner"
    """Who picks among equals: their owner, hidden and at the same time, or the match's own draw."""
    atk_floor: Annotated[Literal["once", "each"], settles("A0-30")] = "once"
    """Whether ATK is held at 0 once, at the comparison, or after each change."""
    empty_lane: Annotated[Literal["unopposed", "none"], settles("A0-9")] = "unopposed"
    """A character that faces an empty slot wins unopposed, or its lane counts for nobody."""
    faces_shown: Annotated[Literal["battle", "turn"], settles("A0-10")] = "battle"
    """When face-down characters are turned up: each pair at its battle, or all at once."""
    both_decked: Annotated[Literal["draw", "turns"], settles("A0-22")] = "draw"
    """Both unable to fill their hands at once: drawn, or who has won more turns wins."""
    both_qualify: Annotated[Literal["play-on", "draw"], settles("A0-23")] = "play-on"
    """Two drawn turns and one win each."""
    draw_cap: Annotated[int, settles("A0-24", 0, 50)] = 0
    """Drawn turns after which the match is drawn; 0: no cap."""
    leaders: Annotated[bool, settles("A0-15")] = False
    """Leaders are played, and their texts work."""
    stacking: Annotated[bool, settles("A0-29")] = False
    """Cards that may be stacked on a character are played. Rule G0-04."""
