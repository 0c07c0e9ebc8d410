"""The house rules of Kiryoku: what the sheet leaves open, with our defaults."""

from __future__ import annotations

from typing import Annotated

from engine.house import House, settles


class KiryokuHouse(House, frozen=True, forbid_unknown_fields=True):
    """One field for each option."""

    deck_size: Annotated[int, settles("Q4-01", 20, 80)] = 60
    """Cards of a deck, leader included."""
    copies: Annotated[int, settles("Q4-01", 1, 8)] = 4
    """Cards of one name in a deck."""
    hand_size: Annotated[int, settles("G4-03", 3, 9)] = 7
    """Cards that each draws before the first turn."""
    hand_limit: Annotated[int, settles("Q4-04", 3, 12)] = 7
    """Cards that the turn player may keep when the turn ends."""
    downs_to_lose: Annotated[int, settles("Q4-02", 1, 9)] = 5
    """Downs of one's own characters that lose the match."""
    max_characters: Annotated[int, settles("Q4-21", 1, 5)] = 5
    """Characters of a player on the field besides the leader."""
    first_turn_battle: Annotated[bool, settles("Q4-06")] = True
    """Whether who begins may battle in the first turn."""
    mulligan: Annotated[bool, settles("Q4-09")] = False
    """Whether a hand without a character is shown, returned and drawn anew, once."""
