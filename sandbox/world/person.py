"""A person who uses the server."""

from dataclasses import dataclass
from typing import Any

from sandbox.wire import Json


@dataclass
class Person:
    """One of the sandbox's people; `name` is how the API calls them, `user` is Discord's user object."""

    name: str
    user: Json
    locale: str
    takes_dms: bool = True
    is_member: bool = True
    blocks_bot: bool = False
    deleted: bool = False
    """Whether the account has ended; a new one may be begun."""

    @property
    def id(self) -> str:
        """The user's snowflake."""
        return str(self.user["id"])

    def record(self) -> Json:
        """What the store keeps."""
        return {
            "user": self.user,
            "locale": self.locale,
            "takes_dms": self.takes_dms,
            "is_member": self.is_member,
            "blocks_bot": self.blocks_bot,
            "deleted": self.deleted,
        }

    @classmethod
    def restored(cls, name: str, record: dict[str, Any]) -> "Person":
        """The person of a stored record."""
        return cls(name, **record)
