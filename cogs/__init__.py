"""The slash commands, one file for each family. A command reads its interaction, calls the bot, and answers; it decides nothing.

Each file is a discord.py extension that `bot.client` loads by name. Texts of commands stand in ``data/words/*/commands.ftl`` under
``command-…``; `bot.translator.said` finds them. `cogs.answering` acknowledges, words refusals and owns up to errors, for all alike.
"""
