"""The database: what the bot keeps, and nothing of what it means.

- `tables` is the schema, `migrations` how an older file becomes it, `columns` the column types that both databases read alike.
- `store` opens it (SQLite or PostgreSQL, one code path), says what was found, and gives transactions: `Store.read`, `Store.write`.
- `outbox` is what has to be shown, merged; `messages` which Discord message shows it; `people` what people and servers prefer; `tokens` the
  interaction tokens, for the fifteen minutes that they live; `claims` which interactions were dealt with.
- `slots` names the places that outbox and messages speak of.

What does not live here: matches and challenges as such (`bot.matches`), the file's backup (`docs/store.md`). A function that takes a
`Transaction` is a part of somebody's transaction; one that takes none is its own.
"""
