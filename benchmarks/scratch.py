"""Where a long run lays what it throws away."""

from __future__ import annotations

import os

MEMORY = "/dev/shm"


def quick() -> str | None:
    """Memory, where the system has some: what is cut off in a long run is not the power."""
    return MEMORY if os.access(MEMORY, os.W_OK) else None
