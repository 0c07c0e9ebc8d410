"""The house rules of Kiryoku: what the sheet leaves open, with our defaults."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.house import House


def _rule(clause: str) -> Meta:
    return Meta(extra={"rule": clause})


class KiryokuHouse(House, frozen=True, forbid_unknown_fields=True):
    """One field for each option."""

    deck_size: Annotated[int, Meta(ge=20, le=80, extra={"rule": "Q4-01"})] = 60
    """Cards of a deck, leader included."""
    copies: Annotated[int, Meta(ge=1, le=8, extra={"rule": "Q4-01"})] = 4
    """Cards of one name in a deck."""
    hand_size: Annotated[int, Meta(ge=3, le=9, extra={"rule": "G4-03"})] = 7
    """Cards that each draws before the first turn."""
    hand_limit: Annotated[int, Meta(ge=3, le=12, extra={"rule": "Q4-04"})] = 7
    """Cards that the turn player may keep when the turn ends."""
    downs_to_lose: Annotated[int, Meta(ge=1, le=9, extra={"rule": "Q4-02"})] = 5
    """Downs of one's own characters that lose the match."""
    max_characters: Annotated[int, Meta(ge=1, le=5, extra={"rule": "Q4-21"})] = 5
    """Characters of a player on the field besides the leader."""
    first_turn_battle: Annotated[bool, _rule("Q4-06")] = True
    """Whether who begins may battle in the first turn."""
    mulligan: Annotated[bool, _rule("Q4-09")] = False
    """Whether a hand without a character is shown, returned and drawn anew, once."""
