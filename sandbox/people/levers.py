"""Every lever of a tester, by the method and path under which the API knows it."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sandbox.people import administration, connections, controls
from sandbox.people.desk import Desk
from sandbox.wire import Json

Lever: TypeAlias = Callable[[Desk, Json], Json | Awaitable[Json]]
"""Gets what stood in the query, the path and the body as one object. Raises `Refused`."""

LEVERS: dict[tuple[str, str], Lever] = {
    ("GET", "/api/faults"): controls.list_faults,
    ("POST", "/api/faults"): controls.add_fault,
    ("DELETE", "/api/faults"): controls.clear_faults,
    ("POST", "/api/storm"): controls.add_storm,
    ("GET", "/api/deliveries"): controls.list_deliveries,
    ("POST", "/api/deliveries"): controls.add_delivery,
    ("DELETE", "/api/deliveries"): controls.clear_deliveries,
    ("GET", "/api/limits"): controls.show_limits,
    ("POST", "/api/limits"): controls.set_limits,
    ("POST", "/api/clock"): controls.advance_clock,
    ("GET", "/api/requests"): controls.sent,
    ("POST", "/api/gateway"): connections.move_gateway,
    ("POST", "/api/server"): administration.change_server,
    ("POST", "/api/permissions"): administration.set_permissions,
    ("DELETE", "/api/messages/{id}"): administration.delete_message,
    ("DELETE", "/api/channels/{id}"): administration.delete_channel,
}
