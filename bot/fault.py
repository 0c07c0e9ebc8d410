"""What only the host can mend: one line that says what to do, and no traceback."""

from __future__ import annotations


class HostFault(Exception):
    """The bot cannot run as it was set up. The text is a line for the host."""

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines
