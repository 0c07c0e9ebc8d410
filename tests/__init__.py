"""What a player, an author or a host may rely on.

`engine`, `bot`, `cogs` and `sandbox` mirror the rooms; `scenarios` are the games' rules as files that need no Python to read; `house` holds
the house's own rules over its source. Tests go through the real stack: the engine's own door, or discord.py against the sandbox.
"""
