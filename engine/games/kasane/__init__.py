"""Kasane 重ね: face-down characters stacked by level, battle areas side by side, every one judged every turn.

`cards` and `house` say what is printed and what may be chosen, `state` all there is, `zones` how cards move and who has seen what. `phases`
are the rules in the sheet's order, `placing` what may be put where, `texts` what cards do, `bp` how BP is reckoned, `judgement` who wins an
area. `options`, `refusals`: what may be answered, and why not; `table`, `hand`, `sheet`, `wordings`: what is seen; `mind`, `measure`: the
computer player; `arrange`: scenarios; `decks`: what may be played. Start with `phases`.
"""

from engine.games.kasane.game import Kasane

GAME = Kasane()
