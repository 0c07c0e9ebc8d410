"""``python -m sandbox``: serves until SIGTERM or SIGINT."""

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

from sandbox.checks.description import Description
from sandbox.service import serve


async def main() -> int:
    """Runs the sandbox as the environment says; returns the exit code."""
    port = os.environ.get("SANDBOX_PORT") or "8090"
    if not port.isdigit():
        print(f"sandbox: SANDBOX_PORT is no port: {port}", file=sys.stderr)
        return 2
    data_dir = Path(os.environ.get("DATA_DIR") or "var")
    openapi = os.environ.get("DISCORD_OPENAPI")
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    try:
        description = Description(Path(openapi)) if openapi else None
        async with serve(data_dir, int(port), description=description) as sandbox:
            print(f"sandbox ready {sandbox.url}/", flush=True)
            await stopped.wait()
    except (OSError, ValueError) as error:
        print(f"sandbox: {error}", file=sys.stderr)
        return 1
    return 0


logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
sys.exit(asyncio.run(main()))
