"""A bot is killed between the two halves of whatever moves a card: a duel for a card, its prize, a trade.

``python -m benchmarks.soak stakes``. The bot runs as in production, in a process of its own on a SQLite file; the loopback Discord and
the people run in this one. People challenge, accept, bring a deck, give the last answer, resign, pick, offer and agree, act after act
(`acts`). Each act goes once from the press to the last message without a death: that tells its points (after every SQL statement, every
commit, every request to Discord), what is kept in the end, and what stands in channel, thread and direct messages. Then the bot dies by
SIGKILL at each of its points, three times: started again, it dies at the same point once more where it comes to it again, and where it
does not, the whole is repeated in another copy of the world. Whoever sees nothing come of a press presses again, and somebody impatient
presses once more when all is done.

When all is quiet, the lines of the books and of the messages must be those of the act that nobody cut off (`judge`): each card with whom
it was with there, by the same entries of the ledger, held by the same; the same messages, each sent once. So nothing is paid or swapped
twice or by half, and nobody is told twice or never.

Start at `deaths`. `points` are where one dies, `mortal` is the process that does, `lives` whoever starts it again, `world` where all
that happens.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import msgspec

from benchmarks.scratch import quick
from benchmarks.stakes.deaths import run
from benchmarks.wanted import Wanted


def soak(wanted: Wanted) -> dict[str, object]:
    """Three deaths at every point; the figures. ``violations`` counts what did not hold, each named in ``wrong``."""
    del wanted  # whoever dies plays the game whose rules settle a prize
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="tefuda-stakes-", dir=quick()) as folder:
        found = asyncio.run(run(Path(folder)))
    seconds = round(time.perf_counter() - began, 1)
    return {**msgspec.structs.asdict(found), "violations": len(found.wrong) + len(found.lost), "seconds": seconds}
