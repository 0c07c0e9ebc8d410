"""The rules: what may be done, what then happens, and who may see it.

The engine knows no Discord, no database, no clock and no file but what `data/` holds; it is plain values in, plain values out.

- `engine.match.Match` is the way in: start, what is asked, what may be answered, answer, view, save.
- `engine.state`, `engine.decision`, `engine.play`, `engine.stream` are the machine that every game runs on.
- `engine.game` is what a game is.
- `engine.view`, `engine.events` are the only ways out; what they do not carry, nobody can see.
- `engine.catalog`, `engine.sources`, `engine.house` read what a match is played with.
- `engine.players` are the computer players, `engine.cli` the command line, `engine.wording` the words.
- `engine.games.<slug>` are the games; a game is its folder here and its folder in `data/`, nothing else.

What does not live here: pictures, buttons, storage, time. `docs/engine.md` tells the shape and why it is so.
"""
