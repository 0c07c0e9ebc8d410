"""Discord's limits, checked on every body that the bot sends.

discord.py checks few of them itself, so without these a bot would run here and fail there. Each module knows one kind of thing
(``messages.py``, ``components.py``, ``modals.py``, ``commands.py``, …) and yields `Problem`s; ``findings.py`` has the small vocabulary that
they share and turns problems into Discord's answer 50035. ``description.py`` checks bodies against Discord's own API description besides,
where one is at hand. What depends on more than one request (who may, what is there) is not here but in ``world/`` and ``rest/``.
"""
