"""``python -m sandbox``: serves until SIGTERM or SIGINT."""

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

from sandbox.service import serve


async def main() -> int:
    """Runs the sandbox as the environment says; returns the exit code."""
    port = os.environ.get("SANDBOX_PORT") or "8090"
    if not port.isdigit():
        print(f"sandbox: SANDBOX_PORT is no port: {port}", file=sys.stderr)
        return 2
    data_dir = Path(os.environ.get("DATA_DIR") or "var")
    description = os.environ.get("DISCORD_OPENAPI")
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    try:
        async with serve(data_dir, int(port), description=Path(description) if description else None) as sandbox:
            print(f"sandbox ready {sandbox.url}/", flush=True)
            await stopped.wait()
    except (OSError, ValueError) as error:
        print(f"sandbox: {error}", file=sys.stderr)
        return 1
    return 0


logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
sys.exit(asyncio.run(main()))
