"""What a process has taken of the machine, as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path


def resident(pid: int) -> float:
    """MiB of memory that a process holds; of what is mapped more than once, such as a font for each of its sizes, the one copy there is."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 2**10


def worked(pid: int) -> float:
    """Seconds of processor time that a process has taken, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy() -> float:
    """Seconds of processor time that all processes together have taken since the machine was started."""
    fields = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:9]
    idle, waiting = int(fields[3]), int(fields[4])
    return (sum(map(int, fields)) - idle - waiting) / os.sysconf("SC_CLK_TCK")
