"""Tests of the engine: its parts, what holds for every game, and (in `games/`) each game's own rules."""
