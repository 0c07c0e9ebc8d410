"""Threads archive themselves when nothing was written in them for as long as their `auto_archive_duration` says."""

from sandbox.snowflakes import created_at
from sandbox.wire import Json, seconds_of


def archive_due(thread: Json) -> float:
    """When a thread archives itself if nothing more happens in it, by the sandbox's clock."""
    metadata = thread["thread_metadata"]
    opened = seconds_of(metadata["archive_timestamp"])
    written = created_at(thread["last_message_id"]) if thread["last_message_id"] else opened
    return max(opened, written) + float(metadata["auto_archive_duration"]) * 60
