"""What exists: the server, its channels and people, their messages, the bot's commands and its open interactions.

Start with ``world.py``; ``seed.py`` says what a fresh sandbox holds. The other modules each know one thing that can be done with it:
``messages.py`` writes and edits, ``components.py`` and ``media.py`` fill in what Discord fills in, ``threads.py`` and ``channels.py`` open
and close places, ``permissions.py`` says what the bot may do in them. Nothing here knows HTTP or a websocket: what happens is told through
``World.emit``.
"""
