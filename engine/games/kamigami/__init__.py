"""Kamigami 神々: main and standby units, energy, states, set cards, and skills that ask in the middle.

`cards` and `verbs` say what is printed, `house` what may be chosen, `state` all there is, `zones` how cards and units move. `opening` and
`phases` are the rules in the sheet's order; `use` is a command or skill from declaration to end, `strike` its damage, `resolve` and
`effects` the rest of its text, `questions` what that asks, `aftermath` triggers and KOs. `targets`, `reckoning`, `worn`: who is meant, and
what it comes to. `options`, `permits`, `refusals`: what may be answered, and why not; `table`, `hand`, `sheet`: what is seen; `mind`,
`measure`: the computer player; `arrange`: scenarios. Start with `phases`.
"""

from engine.games.kamigami.game import Kamigami

GAME = Kamigami()
