"""``python -m benchmarks.stakes.mortal``: where bots come from that die at a point.

It has read all that a bot reads before it begins. For each line of its input (a `Life`) it becomes two: one is the bot, as in
production, the other says the bot's number on a line, waits for its end, and says by a second line how that came. So a life costs a
tenth of what it costs to begin with nothing. It ends with its input.
"""

from __future__ import annotations

import asyncio
import gc
import io
import os
import runpy
import select
import signal
import sys
import tempfile
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from benchmarks.stakes.points import ANSWERS, BUSY, NOTES, Life, Points
from bot import registration
from bot.cards.finding import ready
from bot.client import payloads
from bot.drawing.studio import Studio
from bot.runtime import Runtime
from bot.serve import refuse_faulty_data
from bot.settings import Secret, Settings
from bot.store import tokens


def main() -> None:
    """One life after another."""
    with tempfile.TemporaryDirectory(prefix="tefuda-stakes-") as folder:
        _read_all(folder)
        print("ready", flush=True)
        while line := sys.stdin.buffer.readline():
            life = msgspec.json.decode(line, type=Life)
            bot = os.fork()
            if not bot:
                _live(life)
            print(bot, flush=True)
            print(_end(bot), flush=True)


def _read_all(folder: str) -> None:
    """What every life needs: the code, cards, looks, fonts, sentences."""
    sys.dont_write_bytecode, sys.pycache_prefix = False, folder  # each life loads the commands anew
    refuse_faulty_data()
    ready()
    tokens.LIFE = timedelta(seconds=ANSWERS)
    _paint_nothing()
    asyncio.run(_read_commands(folder))
    gc.collect()
    gc.freeze()  # no life looks through all that again


def _paint_nothing() -> None:
    """One picture for all: what is painted, and how, others ask."""
    file = io.BytesIO()
    Image.new("RGB", (1, 1)).save(file, "PNG")

    async def made(*_: object) -> bytes:
        return file.getvalue()

    async def opened(*_: object) -> None:
        return None

    Studio._made, Studio.open = made, opened  # type: ignore[method-assign, assignment]


async def _read_commands(folder: str) -> None:
    """The commands in every language, which are the same in every life."""
    settings = Settings(Secret(""), f"sqlite+aiosqlite:///{folder}/tefuda.sqlite3", Path(folder), 0, "", None)
    runtime = await Runtime.open(settings)
    told = await payloads(runtime)
    await runtime.close()

    async def known(tree: object) -> list[dict[str, Any]]:
        del tree
        return told

    registration.payloads = known


def _end(bot: int) -> int:
    """How a bot ends: by itself, or since nobody is there any more who started us."""
    gone = os.pidfd_open(bot)
    ended, _, _ = select.select([gone, sys.stdin], [], [])
    if gone not in ended:
        os.kill(bot, signal.SIGKILL)
    os.close(gone)
    return os.waitstatus_to_exitcode(os.waitpid(bot, 0)[1])


def _live(life: Life) -> None:
    """Be the bot; never returns."""
    code = 1
    try:
        _let_go(Path(life.folder) / "log")
        os.environ |= {"DATA_DIR": life.folder, "SANDBOX_URL": life.sandbox, "DISCORD_TOKEN": "", "DATABASE_URL": ""}
        Points(life.mortal, Path(life.folder) / NOTES, Path(life.folder) / BUSY).watch()
        sys.argv = ["bot"]
        runpy.run_module("bot", run_name="__main__")
    except SystemExit as end:
        code = int(end.code or 0)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _let_go(log: Path) -> None:
    """Of the mother's input and output: a bot writes to its log."""
    with log.open("ab") as file, Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)


if __name__ == "__main__":
    main()
