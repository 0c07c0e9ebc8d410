"""Everything that a person can do, by the word under which the API knows it."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sandbox.people import commands, components, forms, life
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused
from sandbox.wire import Json
from sandbox.world.person import Person

Act: TypeAlias = Callable[[Desk, Person, Json], Awaitable[Json]]

ACTS: dict[str, Act] = {
    "command": commands.command,
    "autocomplete": commands.autocomplete,
    "context": commands.context,
    "press": components.press,
    "select": components.select,
    "submit": forms.submit,
    "close": forms.close,
    "say": life.say,
    "dismiss": life.dismiss,
    "settings": life.settings,
    "leave": life.leave,
    "join": life.join,
    "dm": life.dm,
    "block": life.block,
    "unblock": life.unblock,
    "delete_account": life.delete_account,
    "new_account": life.new_account,
    "reload": life.reload,
}

KINDS: dict[str, type | tuple[type, ...]] = {
    "channel": str,
    "name": str,
    "options": dict,
    "focused": str,
    "target": str,
    "message": str,
    "custom_id": str,
    "modal": str,
    "values": (list, dict),
    "content": str,
    "dm": bool,
    "locale": str,
    "display_name": str,
    "wait": str,
    "again": (int, float),
    "force": bool,
}
"""What each field of a request must be, whichever act it belongs to."""


async def act(desk: Desk, name: str, verb: str, body: Json) -> Json:
    """Lets a person do something. Raises `Refused`."""
    person = desk.person(name)
    if verb not in ACTS:
        raise Refused("bad_request", f"no act {verb!r}")
    if person.deleted and verb != "new_account":
        raise Refused("account_deleted", name)
    for key, kind in KINDS.items():
        if key in body and not isinstance(body[key], kind):
            raise Refused("bad_request", f"{key!r} must not be {body[key]!r}")
    return await ACTS[verb](desk, person, body)
