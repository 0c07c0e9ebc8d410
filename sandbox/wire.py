"""What travels: JSON objects in Discord's shape, and how they become bytes and come back."""

import time
from datetime import datetime
from typing import Any, TypeAlias

import msgspec

Json: TypeAlias = dict[str, Any]
"""A JSON object whose keys are Discord's, not ours."""

MalformedJson = msgspec.DecodeError
"""What `decode` raises."""


def encode(value: object) -> bytes:
    """UTF-8 JSON without spaces."""
    return msgspec.json.encode(value)


def decode(data: bytes | str) -> Any:
    """The value of a JSON text; raises `MalformedJson`."""
    return msgspec.json.decode(data)


def copied(value: Json) -> Json:
    """A deep copy of a JSON object."""
    copy: Json = decode(encode(value))
    return copy


def seconds_of(moment: str) -> float:
    """Seconds since 1970 of a time as Discord writes it."""
    return datetime.fromisoformat(moment).timestamp()


def iso(seconds: float) -> str:
    """Seconds since 1970 as Discord writes times."""
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{int(seconds % 1 * 1e6):06d}+00:00"
