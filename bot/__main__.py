"""``python -m bot``: serve. ``--check``: load everything and measure it, without connecting. ``--health``: how the running one is.

Exit codes: 0 well, 1 something is not, 2 wrong usage, 75 something outside does not answer, 78 set up wrongly (starting again
would not help).
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from bot.fault import HostFault
from bot.logs import start_logs
from bot.memory import hand_large_back
from bot.settings import Settings, read_settings


def main() -> int:
    """Do what the command line says; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot")
    parser.add_argument("--check", action="store_true", help="load everything and measure it, without connecting")
    parser.add_argument("--health", action="store_true", help="say how the running bot is")
    asked = parser.parse_args()
    try:
        settings = read_settings()
        if asked.health:
            return _health(settings)
        start_logs(settings.secrets(), logging.WARNING if asked.check else logging.INFO)
        if asked.check:
            return _check(settings)
        from bot.serve import serve

        hand_large_back()
        asyncio.run(serve(settings))
    except HostFault as fault:
        for line in fault.lines:
            print(f"tefuda: {line}", file=sys.stderr)
        return fault.code
    return 0


def _health(settings: Settings) -> int:
    from bot.health import read_health

    faults = read_health(settings)
    print("\n".join(faults) or "well")
    return 1 if faults else 0


def _check(settings: Settings) -> int:
    from bot.check import check

    findings = asyncio.run(check(settings))
    for finding in findings:
        print(f"{'ok ' if finding.ok else 'NOT'} {finding.line}")
    return 0 if all(finding.ok for finding in findings) else 1


if __name__ == "__main__":
    sys.exit(main())
