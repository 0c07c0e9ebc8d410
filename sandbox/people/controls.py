"""A tester's levers: faults, disturbed deliveries, limits, the clock, the log of what was sent."""

import re
from collections.abc import Callable
from typing import TypeVar

import msgspec

from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused, text
from sandbox.rest.limits import PLANS, Plan
from sandbox.wire import Json, iso


def add_fault(desk: Desk, body: Json) -> Json:
    """``POST /api/faults``."""
    return {"id": checked(lambda: desk.rest.faults.add(body)).id}


def add_storm(desk: Desk, body: Json) -> Json:
    """``POST /api/storm``."""
    return {"ids": [fault.id for fault in checked(lambda: desk.rest.faults.add_storm(body))]}


def list_faults(desk: Desk, body: Json) -> Json:
    """``GET /api/faults``."""
    del body
    return {"faults": desk.rest.faults.listed()}


def clear_faults(desk: Desk, body: Json) -> Json:
    """``DELETE /api/faults``."""
    del body
    desk.rest.faults.clear()
    return {"faults": []}


def add_delivery(desk: Desk, body: Json) -> Json:
    """``POST /api/deliveries``."""
    return {"id": checked(lambda: desk.hub.deliveries.add(body)).id}


def list_deliveries(desk: Desk, body: Json) -> Json:
    """``GET /api/deliveries``."""
    del body
    return {"deliveries": desk.hub.deliveries.listed()}


def clear_deliveries(desk: Desk, body: Json) -> Json:
    """``DELETE /api/deliveries``."""
    del body
    desk.hub.deliveries.clear()
    return {"deliveries": []}


def set_limits(desk: Desk, body: Json) -> Json:
    """``POST /api/limits``."""
    mode = text(body, "mode")
    if mode not in PLANS:
        raise Refused("bad_request", f"mode must be one of {sorted(PLANS)}")
    own = {key: value for key, value in body.items() if key != "mode"}
    plan = checked(lambda: msgspec.convert(msgspec.to_builtins(PLANS[mode]) | own, Plan))
    desk.rest.limits.follow(mode, plan)
    return show_limits(desk, {})


def show_limits(desk: Desk, body: Json) -> Json:
    """``GET /api/limits``."""
    del body
    limits = desk.rest.limits
    plan: Json = msgspec.to_builtins(limits.plan)
    return {"mode": limits.mode, "invalid_requests": limits.invalid(), "banned_for": limits.banned_for()} | plan


Result = TypeVar("Result")


def checked(make: Callable[[], Result]) -> Result:
    """What `make` returns. Raises `Refused` where a part of the request is wrong."""
    try:
        return make()
    except (msgspec.ValidationError, re.error) as error:
        raise Refused("bad_request", str(error)) from error


def advance_clock(desk: Desk, body: Json) -> Json:
    """``POST /api/clock``."""
    seconds = body.get("advance")
    if not isinstance(seconds, int | float) or seconds < 0:
        raise Refused("bad_request", "'advance' must be a number of seconds, not negative")
    now = desk.world.clock.advance(seconds)
    desk.world.keep_meta("clock", desk.world.clock.offset)
    return {"now": iso(now)}


def requests(desk: Desk, since: int, *, failed: bool) -> Json:
    """What the bot sent from number `since` on; with `failed`, only what met a check."""
    entries = desk.rest.journal.since(since, failed=failed)
    return {"next": desk.rest.journal.next, "requests": [entry.record() for entry in entries]}


def sent(desk: Desk, body: Json) -> Json:
    """``GET /api/requests``."""
    try:
        since = int(body.get("since", 0))
    except ValueError as error:
        raise Refused("bad_request", "since must be a number") from error
    return requests(desk, since, failed=body.get("failed", "") not in {"", "0"})
