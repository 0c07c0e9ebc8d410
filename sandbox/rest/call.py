"""One request of the bot, as a handler sees it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sandbox.checks.findings import Problem, refuse_if_any
from sandbox.checks.messages import check_message
from sandbox.wire import Json
from sandbox.world.media import Upload
from sandbox.world.world import World


@dataclass(frozen=True)
class Answer:
    """A body with a status other than 200."""

    status: int
    body: Any


Body: TypeAlias = Json | list[Json] | Answer | None
"""What a handler returns; None is 204."""


@dataclass
class Call:
    """A request: the world, what stood in the path and the query, the JSON body and the uploaded files."""

    world: World
    path: Mapping[str, str]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)

    @property
    def data(self) -> Json:
        """The body where it is an object; empty without one."""
        return self.body if isinstance(self.body, dict) else {}

    def sent_at(self) -> float:
        """Now, by the sandbox's clock."""
        return self.world.clock.now()

    def refuse_if(self, problems: Iterable[Problem]) -> None:
        """Ends the request with 50035 where a check failed; remembers warnings."""
        self.warnings += refuse_if_any(problems)

    def check_message(self, body: Json, before: Json | None = None) -> None:
        """Checks a message or an edit of it with this call's uploads."""
        sizes = {upload.index: (upload.filename, len(upload.data)) for upload in self.uploads}
        self.refuse_if(check_message(body, sizes, before))


Handler: TypeAlias = Callable[[Call], Body]


@dataclass(frozen=True)
class Route:
    """A method, a path template below ``/api/v10``, and what serves it. Without `auth`, the path's own token is the proof."""

    method: str
    template: str
    handler: Handler
    auth: bool = True
