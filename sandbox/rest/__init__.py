"""REST: Discord's HTTP routes, version 10, as far as discord.py uses them, and the attachments' host.

``server.py`` takes a request through its stations (authorization, faults, reading, checks, handler, answer) and writes it into
``journal.py``; ``table.py`` lists every route; the modules named after resources hold the handlers. A handler is a plain function from a
`Call` to the answer's body; it is never interrupted, so what it does is atomic.
"""
