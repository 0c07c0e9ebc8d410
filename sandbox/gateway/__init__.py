"""The gateway: the websocket on which the bot hears what happens.

``endpoint.py`` reads what a client sends, ``session.py`` is what outlives one connection (and is resumed), ``connection.py`` is one
websocket with its compression, ``hub.py`` knows all sessions and hands events to those that want them.
"""
