"""The house rules of Kamigami: what the sheet leaves open, with our defaults."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.house import House, settles


class KamigamiHouse(House, frozen=True, forbid_unknown_fields=True):
    """One field for each option."""

    rest_blocks_retreat: Annotated[bool, settles("A1-1")] = False
    """Whether a resting main unit cannot retreat either; a stunned one never can."""
    recovery: Annotated[Literal["turn_player", "both"], settles("A1-2")] = "turn_player"
    """Who plays the janken of the end phase for a main unit that is rested or stunned."""
    charge_source: Annotated[Literal["deck", "hand"], settles("A1-5")] = "deck"
    """Where the card of the charge comes from."""
    standby_areas: Annotated[int, settles("A1-8", 3, 5)] = 5
    ko_timing: Annotated[Literal["command", "effect"], settles("A1-12")] = "command"
    """When a command's KOs are settled: once, when it is finished, or after each of its effects."""
    double_loss: Annotated[Literal["draw", "turn_player"], settles("A1-13")] = "draw"
    """Both lose their last unit at once: drawn, or the turn player wins."""
    retreat_discards: Annotated[bool, settles("A1-14")] = True
    """Whether the energy that a retreat needs goes to the discard pile."""
    ex_skills: Annotated[Literal["any", "main"], settles("A1-20")] = "any"
    """Which units may use an EX skill: any own one, or the main unit alone."""
    entering: Annotated[Literal["hand", "areas"], settles("A1-23")] = "hand"
    """What counts as entering: coming from outside the areas, or any change of area too."""
    failed_skill: Annotated[Literal["used", "kept"], settles("A1-29")] = "used"
    """Whether a skill that a lost janken has stopped counts as used."""
    forced_change: Annotated[Literal["text", "owner"], settles("A1-30")] = "text"
    """Who chooses at a forced change of main: whom the text names, or the unit's owner."""
    skill_energy: Annotated[Literal["deck", "hand"], settles("A1-35")] = "deck"
    """Where energy comes from that a text attaches without saying from where."""
    energy_looked_at: Annotated[Literal["nobody", "owner"], settles("A1-37")] = "nobody"
    """Who may look at face-down energy."""
    redraw_draw: Annotated[Literal["after", "before"], settles("A1-39")] = "after"
    """Whether the card for the other's redraw is drawn after or before the own main unit is laid."""
    idle_commands: Annotated[bool, settles("A1-40")] = True
    """Whether a command may be used that can do nothing."""
    lasting_end: Annotated[Literal["after_end", "before_end"], settles("A1-41")] = "after_end"
    """Whether effects of a turn end after its end phase, or as it begins."""
    rested_texts: Annotated[bool, settles("A1-41")] = True
    """Whether passive texts of set cards go on while their unit is rested or stunned."""
    promotion_enters: Annotated[bool, settles("A1-42")] = False
    """Whether a unit that moves up after a KO has entered the area this turn."""
