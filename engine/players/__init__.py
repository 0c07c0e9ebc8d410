"""Computer players for any game: they answer by walking the tree of options, as everybody does, and know no game.

`Random` answers at random; it is what tests are made of. `Careful` looks one action ahead by the game's own measure. A player is never
given a match, only a `Glimpse` of it: the match with everything forgotten that its seat may not know. `glimpse` is the only way to make
one, so that a player cannot peek by mistake.
"""

from engine.players.base import Glimpse, Player, answer, glimpse
from engine.players.careful import Careful
from engine.players.random import Random

__all__ = ["Careful", "Glimpse", "Player", "Random", "answer", "glimpse"]
