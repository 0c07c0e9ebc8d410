"""Kiryoku 気力: leaders and characters with vitality, costs paid by exhausting, battle cards, tags, and answers at the same time.

`cards` and `verbs` say what is printed, `house` what may be chosen, `state` all there is, `zones` how cards move. `phases` are the
rules in the sheet's order, `windows` the two slots of what happens at the same time, `deeds` what may be declared, `costs` how it is
paid, `battle` and `downs` what comes of it, `tags` two in one, `abilities` what texts do, `wishes` when a player wants to be asked.
`options`, `permits`, `refusals`: what may be answered, and why not; `table`, `hand`, `sheet`, `announced`, `wordings`: what is seen;
`mind`, `foresight`, `measure`: the computer player; `arrange`: scenarios; `decks`: what may be played. Start with `phases`.
"""

from engine.games.kiryoku.game import Kiryoku

GAME = Kiryoku()
