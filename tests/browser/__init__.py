"""The sandbox's page, driven in Chromium as a person drives it: by names and labels, never by what a message is made of.

`conftest.py` starts browser, sandbox and bot; `page.py` is the page as a test uses it; `demo_bot.py` is a small bot that shows everything
that Discord can show. A match by clicks uses the same `page.py` with the real bot.
"""
