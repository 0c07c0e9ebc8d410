"""Card sets that a server brings: how they come, are tried, switched on and off, and what a match has of them.

A set is kept as one text, named by the text's hash (`engine.brought`), its pictures by theirs; both stay for ever (`bot.store.sets`),
because matches and transcripts name them. What a server has of them is `bot.sets.servers.ServerSets`: which versions, which of them are
on. A challenge fixes the sets that are on when it is sent, and its match keeps to them (`bot.matches.tables`).

What does not live here: what makes a set faultless and what its cards mean (the engine's), how a card is drawn (`bot.drawing`).
"""
