"""What a process has taken of the machine, as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path


def resident(pid: int) -> float:
    """MiB of memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def worked(pid: int) -> float:
    """Seconds of processor time that a process has taken, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy() -> float:
    """Seconds of processor time that all processes together have taken since the machine was started."""
    fields = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:9]
    idle, waiting = int(fields[3]), int(fields[4])
    return (sum(map(int, fields)) - idle - waiting) / os.sysconf("SC_CLK_TCK")
