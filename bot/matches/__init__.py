"""Matches as the bot keeps them: who challenged whom, who sits where, what was answered, what has to be shown because of it.

Start at `bot.matches.service.Matches`, which is all that commands and buttons call; `bot.matches.records` are the values it gives.
Behind it: `challenges` (one state machine, changed by compare-and-set), `beginning` (decks and the deal), `moves` (one move, one
transaction), `reading` (views and decisions, from a small cache that is checked by version), `computer` (whoever answers without a press).

What does not live here: rules (the engine's), messages and pictures (the publisher's). A refusal is an `engine.refusal.Refusal` with a
reason code, whether the rules refuse or the house does; it is worded by ``refusal-<reason>``, and nothing has changed.
"""
