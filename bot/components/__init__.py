"""What can be pressed: from the tree of a decision to buttons and menus, and from a press back to a path in the tree.

- `bot.components.ids` builds and reads every custom id.
- `bot.components.paths` packs a path of the tree into an id, and finds it again.
- `bot.components.question` walks the one tree that the engine gives and lays it out as rows of buttons and menus, with the way back.
- `bot.components.controls` are those rows as plain values; `bot.components.layout` makes of them what discord.py sends.
- `bot.components.doors` hands each press to the one handler of its letter, and answers what nobody knows.

No view object outlives its sending: whatever a press needs stands in its id. What does not live here: what a press does (`bot.duels`
and the commands say that), rules (no surface knows one), and sentences (``data/words``).
"""
