"""Roles of the server, and who has them."""

from sandbox.numbers import OF_EVERYBODY, Permission
from sandbox.wire import Json
from sandbox.world.seed import role
from sandbox.world.world import World


def find_role(world: World, wanted: str) -> Json | None:
    """A role by id or name."""
    roles: list[Json] = world.guild["roles"]
    return next((one for one in roles if wanted in (one["id"], one["name"])), None)


def keep_role(world: World, name: str, people: list[str], permissions: Permission = OF_EVERYBODY) -> Json:
    """Gives a role, made with these permissions where there is none of this name, to these people and to nobody else."""
    found = find_role(world, name)
    made = found or role(world.ids.next(), name, len(world.guild["roles"]), permissions)
    if found is None:
        world.keep_meta("guild", world.guild | {"roles": [*world.guild["roles"], made]})
        world.emit("GUILD_ROLE_CREATE", world.guild_id, {"guild_id": world.guild_id, "role": made})
    for person in world.people.values():
        _give(world, person.id, made["id"], gets=person.name in people)
    return made


def drop_role(world: World, name: str) -> None:
    """Deletes a role: nobody has it any more. Raises LookupError."""
    gone = find_role(world, name)
    if gone is None:
        raise LookupError(name)
    for person in world.people.values():
        _give(world, person.id, gone["id"], gets=False)
    world.keep_meta("guild", world.guild | {"roles": [one for one in world.guild["roles"] if one["id"] != gone["id"]]})
    world.emit("GUILD_ROLE_DELETE", world.guild_id, {"guild_id": world.guild_id, "role_id": gone["id"]})


def _give(world: World, user: str, role_id: str, *, gets: bool) -> None:
    members: dict[str, Json] = world.meta["members"]
    has = members[user]["roles"]
    if gets != (role_id in has):
        roles = [*has, role_id] if gets else [one for one in has if one != role_id]
        world.keep_meta("members", members | {user: members[user] | {"roles": roles}})
