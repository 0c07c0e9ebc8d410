"""What only the host can mend: one line that says what to do, and no traceback."""

from __future__ import annotations

SET_UP_WRONGLY = 78
"""Exit code: starting again would not help."""
UNREACHABLE = 75
"""Exit code: starting again later may help."""


class HostFault(Exception):
    """The bot cannot run as it was set up. The text is a line for the host, or several."""

    code = SET_UP_WRONGLY

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


class Unreachable(HostFault):
    """Something outside does not answer now."""

    code = UNREACHABLE
