"""The demo bot as a process of its own: ``python -m tests.sandbox.bot_process URL``."""

import asyncio
import sys

from sandbox.connector import connect
from tests.sandbox.demo_bot import DemoBot


async def main(url: str) -> None:
    access = await connect(url)
    async with DemoBot(connector=access.connector) as bot:
        await bot.start(access.token)


asyncio.run(main(sys.argv[1]))
