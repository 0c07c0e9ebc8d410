"""The users' side: what the people of the sandbox see and do, as ``docs/sandbox.md`` describes it.

``views.py`` is what one person sees, ``menu.py`` which commands are offered to them; ``acts.py`` lists what they can
do, each act in the module of its kind (``commands.py``, ``components.py``, ``forms.py``, ``life.py``). ``delivery.py``
makes an act into an interaction, sends it and waits for the answer. ``controls.py`` are the tester's levers; ``api.py``
serves all of it over HTTP. An act that Discord's client would not offer is `Refused` with a code, and never reaches the
bot.
"""
