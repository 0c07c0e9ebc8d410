"""The house rules of Jinkei: what the sheet leaves open, with our defaults."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.house import House, settles


class JinkeiHouse(House, frozen=True, forbid_unknown_fields=True):
    """One field for each option; the words of ``data/jinkei/words`` name them, and the rules page shows them."""

    columns: Annotated[int, settles("A2-1", 3, 5)] = 5
    """Columns of the field; two lines of so many cells must hold the deck."""
    long_range_columns: Annotated[int, settles("A2-3", 0, 2)] = 1
    """How many columns aside a long-range attack reaches."""
    rounding: Annotated[Literal["down", "up"], settles("A2-9")] = "down"
    first_strike_needs_flying: Annotated[bool, settles("A2-12")] = True
    """At long range, who does not fly cannot strike first."""
    instant_death_strikes_back: Annotated[bool, settles("A2-15")] = True
    absorption_asks: Annotated[bool, settles("A2-18")] = False
    """The owner is asked before absorbing; otherwise it is automatic."""
    absorption_cap: Annotated[Literal["none", "printed"], settles("A2-18")] = "none"
    repair_base: Annotated[Literal["printed", "current"], settles("A2-19")] = "printed"
    repair_rounding: Annotated[Literal["down", "up"], settles("A2-19")] = "down"
    advance_cell: Annotated[Literal["straight", "any"], settles("A2-21")] = "straight"
    advance_chooser: Annotated[Literal["owner", "opponent"], settles("A2-33")] = "owner"
    allow_pass: Annotated[bool, settles("A2-23")] = True
    strong_limit: Annotated[Literal["name", "deck"], settles("A2-24")] = "name"
    """One strong card for each name, or one in the whole deck."""
    janken_card: Annotated[Literal["returned", "aside"], settles("A2-25")] = "returned"
    """After a tie the drawn card goes back before the next draw, or stays aside until janken is decided."""
    janken_ties: Annotated[int, settles("A2-36", 1, 50)] = 10
    """Ties after which the die decides."""
    round_cap: Annotated[int, settles("A2-26", 10, 1000)] = 200
    absorption_on_miss: Annotated[bool, settles("A2-31")] = False
    """On a miss the absorption die is rolled all the same (and adds nothing)."""
    prize: Annotated[Literal["ask", "off"], settles("A2-29")] = "ask"
    prize_silence: Annotated[Literal["random", "wait"], settles("A2-37")] = "random"
    """What a chooser's silence past the deadline means: a card at random, or that the match goes on waiting."""
