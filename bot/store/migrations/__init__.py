"""How an older database becomes this release's: one file for each step, run at start by `bot.store.migrate`.

A step is never changed once it was released. A new one is made with `alembic.command.revision(config(...), autogenerate=True)`, read, and
tried on both databases by the store's tests, which also hold that the steps together make exactly `bot.store.tables`.
"""
