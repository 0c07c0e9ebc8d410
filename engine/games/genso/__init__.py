"""Genso 元素: three lanes, eight element dice, skill and burst, both seats in one turn.

`cards` and `house` say what is printed and what may be chosen, `state` all there is, `zones` how cards and counters move. `phases` and
`battle` are the rules in the sheet's order, `abilities` what texts do, `atk` how ATK is reckoned. `options`, `refusals`: what may be
answered, and why not; `table`, `hand`, `sheet`: what is seen; `mind`, `measure`: the computer player; `arrange`: scenarios. Start with
`phases`.
"""

from engine.games.genso.game import Genso

GAME = Genso()
