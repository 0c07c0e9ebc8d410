"""Jinkei 陣形: front line and back line, hidden placement, attribute dice, HP support, a card as the prize.

`cards` and `house` say what is printed and what may be chosen, `field` the geometry, `state` all there is. `phases` and `battle`
are the rules in the sheet's order; `options` is what may be answered and `refusals` why not; `table`, `hand` and `sheet` are what
is seen; `mind` is for the computer player; `arrange` lays out a scenario. Start with `phases`.
"""

from engine.games.jinkei.game import Jinkei

GAME = Jinkei()
