"""The bot's commands, synced and read."""

from sandbox.checks.commands import check_commands
from sandbox.errors import MISSING_ACCESS, UNKNOWN_APPLICATION, UNKNOWN_COMMAND, ApiError
from sandbox.rest.call import Body, Call
from sandbox.wire import Json
from sandbox.world.permissions import require_server
from sandbox.world.world import World


def _scope(call: Call) -> str:
    """The guild's id, or "" for global commands."""
    if call.path["application_id"] != call.world.app["id"]:
        raise ApiError(UNKNOWN_APPLICATION)
    guild_id = call.path.get("guild_id", "")
    if guild_id:
        require_server(call.world, call.world.server(guild_id)["id"], MISSING_ACCESS)
    return guild_id


def sync(call: Call) -> Body:
    """Replaces all commands of a scope; one whose name stays keeps its id."""
    scope = _scope(call)
    wanted: list[Json] = call.body
    call.refuse_if(check_commands(wanted))
    old = {(command["name"], command["type"]): command["id"] for command in call.world.commands.get(scope, [])}
    made = [_made(call.world, scope, wish, old) for wish in wanted]
    call.world.keep_commands(scope, made)
    return made


def _made(world: World, scope: str, wish: Json, old: dict[tuple[str, int], str]) -> Json:
    kind = wish.get("type") or 1
    defaults: Json = {
        "id": old.get((wish["name"], kind)) or world.ids.next(),
        "application_id": world.app["id"],
        "version": world.ids.next(),
        "type": kind,
        "default_member_permissions": None,
        "nsfw": False,
        "description": "",
        "options": [],
        "dm_permission": True,
        "integration_types": [0],
    }
    given = {key: value for key, value in wish.items() if value is not None}
    return defaults | given | ({"guild_id": scope} if scope else {})


def listed(call: Call) -> Body:
    """All commands of a scope."""
    return call.world.commands.get(_scope(call), [])


def one(call: Call) -> Body:
    """One command."""
    for command in call.world.commands.get(_scope(call), []):
        if command["id"] == call.path["command_id"]:
            return command
    raise ApiError(UNKNOWN_COMMAND)
