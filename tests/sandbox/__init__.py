"""The sandbox, met by an unmodified discord.py and by plain HTTP."""
