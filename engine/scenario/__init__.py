"""Scenario files: a position, what is done in it and what must then be seen, readable by somebody who knows the game and no Python.

`run` plays one file and gives every fault as ``FILE:LINE: …``. `reading` turns the file into typed parts with their lines, `playing` sets
up the match and takes the steps, `looking` finds what an ``expect`` names in a view. Nothing here knows a game: positions go through
`Game.arrange`, and what is expected is looked up in the view of the seat that it is about, never in the state.
"""

from engine.scenario.playing import run
from engine.scenario.reading import Scenario, read

__all__ = ["Scenario", "read", "run"]
