"""Rate limits as Discord has them: buckets by route and major parameter, one limit over all, a ban for too many invalid requests.

Discord publishes neither numbers nor buckets; the figures of ``real`` are what is commonly met. All of it follows the sandbox's
clock, so that moving the clock empties every bucket and ends a ban.
"""

import collections
import math
import time
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

import msgspec

from sandbox.checks.description import shape_of
from sandbox.clock import Clock
from sandbox.snowflakes import created_at
from sandbox.wire import Json

MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")
"""Path parameters that have a bucket of their own."""

OLD_SECONDS = 3600.0
"""From which age on edits of a message count as edits of an old one."""

OLD_EDITS_CODE = 30046
INVALID = frozenset({401, 403, 429})
SHARED = "shared"


class Limit(msgspec.Struct, frozen=True, array_like=True):
    """So many requests in so many seconds; ``[5, 5]`` in JSON."""

    amount: Annotated[int, msgspec.Meta(ge=1)]
    seconds: Annotated[float, msgspec.Meta(gt=0)]


class Plan(msgspec.Struct, forbid_unknown_fields=True, rename={"overall": "global"}):
    """What is limited; None is no limit. `routes` overrule `bucket`, by method and template: ``POST /channels/{}/messages``."""

    bucket: Limit | None = None
    routes: dict[str, Limit] = {}
    overall: Limit | None = None
    old_edits: Limit | None = None
    invalid: Limit | None = None


MESSAGES = "/channels/{channel_id}/messages"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"

PLANS = {
    "off": Plan(),
    "real": Plan(
        bucket=Limit(50, 10),
        routes={
            f"POST {MESSAGES}": Limit(5, 5),
            f"PATCH {MESSAGES}/{{message_id}}": Limit(5, 5),
            f"DELETE {MESSAGES}/{{message_id}}": Limit(5, 1),
            f"POST {HOOK}": Limit(5, 2),
            f"PATCH {HOOK}/messages/{{message_id}}": Limit(5, 2),
            f"PATCH {HOOK}/messages/@original": Limit(5, 2),
            "POST /users/@me/channels": Limit(10, 10),
        },
        overall=Limit(50, 1),
        old_edits=Limit(3, 6),
        invalid=Limit(10_000, 600),
    ),
    "tiny": Plan(bucket=Limit(1, 0.1), overall=Limit(5, 0.1), old_edits=Limit(1, 0.2), invalid=Limit(10_000, 600)),
}
"""By the name under which a tester asks for them."""


@dataclass(frozen=True)
class Refusal:
    """A 429: to be tried again after so many seconds. `scope` is ``user``, ``shared`` or ``global``."""

    retry_after: float
    scope: str = "user"
    code: int = 0

    def body(self) -> Json:
        """Its JSON."""
        told: Json = {"message": "You are being rate limited.", "retry_after": self.retry_after}
        return told | {"global": self.scope == "global"} | ({"code": self.code} if self.code else {})

    def headers(self) -> dict[str, str]:
        """What goes with it."""
        told = {"Retry-After": str(math.ceil(self.retry_after)), "X-RateLimit-Scope": self.scope}
        return told | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})


@dataclass
class Window:
    """What is used up of a limit; it begins with the first request after the last one's end."""

    limit: Limit
    ends: float = -math.inf
    used: int = 0

    def left(self, now: float) -> int:
        """How many requests more may come before its end."""
        if now >= self.ends:
            self.ends, self.used = now + self.limit.seconds, 0
        return self.limit.amount - self.used


@dataclass(frozen=True)
class Counted:
    """A window, and what a request is told that finds nothing left in it."""

    window: Window
    scope: str
    code: int = 0

    def refusal(self, now: float) -> Refusal:
        """The answer to that request."""
        return Refusal(round(max(self.window.ends - now, 0.001), 3), self.scope, self.code)


@dataclass(frozen=True)
class Asked:
    """A request as the limits see it. Interactions' own routes are `exempt` from the limit over all."""

    method: str
    template: str
    path: Mapping[str, str] = field(default_factory=dict)
    exempt: bool = False

    @property
    def bucket(self) -> str:
        """Discord's name of the bucket, the same for all major parameters."""
        return f"{zlib.crc32(f'{self.method} {self.template}'.encode()):08x}"

    @property
    def major(self) -> tuple[str, ...]:
        """The major parameters."""
        return tuple(self.path.get(key, "") for key in MAJOR)

    def edits_old(self, now: float) -> bool:
        """Whether this is an edit of a message that is an hour old."""
        if (self.method, self.template) != ("PATCH", f"{MESSAGES}/{{message_id}}"):
            return False
        message = self.path["message_id"]
        return message.isdigit() and created_at(message) < now - OLD_SECONDS


class Limits:
    """What is used up of a plan. With ``off``, every answer shows a generous bucket and nothing is counted."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.follow("off", PLANS["off"])

    def follow(self, mode: str, plan: Plan) -> None:
        """Begins anew with another plan."""
        self.mode, self.plan = mode, plan
        self._routes = {shape_of(route): limit for route, limit in plan.routes.items()}
        self._windows: dict[tuple[str, ...], Window] = {}
        self._invalid: collections.deque[float] = collections.deque()

    def take(self, asked: Asked) -> tuple[dict[str, str], Refusal | None]:
        """Counts a request; returns the headers of its answer, and the refusal where it has come too often."""
        now = self._clock.now()
        limit = self._routes.get(shape_of(f"{asked.method} {asked.template}"), self.plan.bucket)
        own = None if limit is None else self._window(limit, "bucket", asked.bucket, *asked.major)
        windows = self._windows_for(asked, own, now)
        full = next((one for one in windows if one.window.left(now) <= 0), None)
        for one in windows if full is None else ():
            one.window.used += 1
        return headers(asked, own, now), full.refusal(now) if full else None

    def _windows_for(self, asked: Asked, own: Window | None, now: float) -> list[Counted]:
        """Every window that a request is counted in, the widest first."""
        found = []
        if self.plan.overall is not None and not asked.exempt:
            found.append(Counted(self._window(self.plan.overall, "global"), "global"))
        if own is not None:
            found.append(Counted(own, "user"))
        if self.plan.old_edits is not None and asked.edits_old(now):
            found.append(Counted(self._window(self.plan.old_edits, "old", *asked.major), SHARED, OLD_EDITS_CODE))
        return found

    def note(self, status: int, scope: str | None) -> None:
        """Counts an answer that says that the request was invalid; shared limits are nobody's fault."""
        if self.plan.invalid is not None and status in INVALID and scope != SHARED:
            self._invalid.append(self._clock.now())

    def invalid(self) -> int:
        """How many invalid requests there were within the plan's time."""
        if self.plan.invalid is None:
            return 0
        while self._invalid and self._invalid[0] <= self._clock.now() - self.plan.invalid.seconds:
            self._invalid.popleft()
        return len(self._invalid)

    def banned_for(self) -> float:
        """Seconds for which nothing is taken from this address any more; 0 without a ban."""
        limit = self.plan.invalid
        if limit is None or self.invalid() < limit.amount:
            return 0.0
        return self._invalid[-limit.amount] + limit.seconds - self._clock.now()

    def _window(self, limit: Limit, *key: str) -> Window:
        return self._windows.setdefault(key, Window(limit))


def headers(asked: Asked, window: Window | None, now: float) -> dict[str, str]:
    """What goes with every answer. Without ``Via``, discord.py takes a 429 for a ban. The reset is told in a client's own, real time."""
    limit, left, after = (
        (100, 99, 1.0) if window is None else (window.limit.amount, window.left(now), window.ends - now)
    )
    return {
        "Via": "1.1 sandbox",
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(max(0, left)),
        "X-RateLimit-Reset": f"{time.time() + after:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
        "X-RateLimit-Bucket": asked.bucket,
    }
