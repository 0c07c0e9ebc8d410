"""Programs of development: nothing here runs with the bot.

`fonts.py` makes the files of `data/fonts/` anew from the packages that it names. What it makes is committed, so that a
host needs no font of its own and two machines draw the same picture.
"""
