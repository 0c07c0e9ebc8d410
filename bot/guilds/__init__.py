"""What a server's people settle, and what follows from it wherever a duel is started.

- `admission` says whether a duel may be started here and by this person; `house` which house rules a match begins with. Whoever starts a
  duel asks these two (`bot.duels.invites`), `bot.duels.threads` asks whether a match gets a thread.
- `desk` takes the presses of the panel, which `/settings` opens: `panel` and `rooms` are its pages, `rules_desk` and `rules_pages` those of
  house rules, `matches_desk` those of matches that are under way. Each press asks anew whether who presses may manage the server, and is
  answered by the page as things stand then, so that no panel is ever out of date for longer than a press.
- `server` is what the bot can see of a Discord server.

What does not live here: how settings are kept (`bot.store.guilds`), what a house rule means (each game's `House`), sentences
(``data/words/*/settings.ftl``). What one changes is told to nobody else.
"""
