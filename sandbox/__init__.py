"""A Discord that fits in the repository.

What lives here: one server on loopback that an unmodified discord.py client takes for Discord (gateway, REST, attachments), three people
who act through a small JSON API or through the page in ``page/``, and the tools of a tester: faults, a clock, a log of what the bot sent.
What does not: anything of a game, of the engine or of the bot; a sentence that a person would read.

Where to start: ``service.py`` puts everything together. ``world/`` is what exists (channels, messages, people), ``gateway/`` and ``rest/``
are Discord's two doors, ``checks/`` are its limits, ``people/`` is the users' side. Work on the world is synchronous: a request is read,
then applied without a pause, so two requests never interleave. Objects that travel (messages, channels, users) are kept in Discord's own
wire shape, as plain JSON objects; what is ours has a type of its own. ``docs/sandbox.md`` describes it from outside.
"""
