"""The runtime: matches kept, hands and boards shown, words chosen. It knows Discord and the store, and no single game.

What a game is, `engine` knows; what it looks like, `data/<slug>/look.yaml` says. Everything here works from a `View` or an `Event` that
was made for one viewer, so what a viewer may not know cannot be shown by mistake.

- `bot.runtime.Runtime` is what everybody shares, made and closed in `bot.serve`: settings, clock, store, services. Nothing is a global.
- `bot.matches.service.Matches` is the way to a match; `bot.janken` the same for rock, paper, scissors. `bot.store` is the database beneath.
- `bot.client` is the bot on Discord: `bot.components` are what can be pressed, `bot.duels` what is shown, `bot.publisher` who shows it.
- `bot.world` meets what changes around a match: members, channels, rights and servers that go and come back.
- `bot.forgetting` is what is kept about a person, and taking it away; `bot.oblivion` says so.
- `bot.drawing` makes the pictures: a view goes in, a PNG comes out, in a thread of its own. Start at `bot.drawing.studio`.
- `bot.preview` writes every picture of every game, from matches that are really played: what to look at after a change of the look.
- `bot.names` makes of any Discord name what can stand in a sentence or on a picture.
- `bot.supervise` is what `make run` starts: the bot, and beside it the sandbox where there is no token.
- `bot.check` loads and measures everything without connecting; `bot.health` says how the running bot is.

The commands that people type are in `cogs`, which call in here; nothing here calls back.
"""
