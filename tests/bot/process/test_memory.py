"""What the process holds once it has painted: what is kept, and no holes where larger things lay."""

import ctypes
import subprocess
import sys

import pytest

PAINTED = """
from PIL import Image
from bot.memory import hand_large_back

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 >> 20

assert hand_large_back()
Image.new("RGB", (1000, 1000))  # what is freed first teaches the C library
before, boards, kept = resident(), [], []
for turn in range(16):  # so many may wait to be encoded
    boards.append(Image.new("RGB", (1200, 800), (turn, 0, 0)))
    kept.append(Image.new("L", (200, 200), 1))
boards.clear()
print(resident() - before)
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallopt"), reason="another C library than glibc"
)
def test_boards_that_are_done_with_leave_no_holes_between_what_is_kept():
    grown = int(subprocess.check_output([sys.executable, "-c", PAINTED], text=True))
    assert grown < 20, "of 16 boards of 3.7 MiB, and a few hundred KiB that are kept"
