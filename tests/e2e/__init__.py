"""Whole matches through the unmodified discord.py client, against the sandbox: people press what they are offered."""
