"""Ports for processes of tests, which must be told one before they take it."""

import os
import random
import socket

LOWEST, HIGHEST = 12_000, 30_000
"""Below those that a system gives to whoever asks for any port: nobody else comes to them by chance in the meantime."""
WORKER = int("".join(filter(str.isdigit, os.environ.get("PYTEST_XDIST_WORKER", ""))) or 0)
SHARE = 2_000
"""Ports for each worker of a run."""


def free_port():
    """A port of this worker's own that nobody listens on."""
    lowest = LOWEST + WORKER * SHARE % (HIGHEST - LOWEST)
    while True:
        port = lowest + random.SystemRandom().randrange(SHARE)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
