"""Who is in the server: people and the bot come and go, an account ends, the server itself is out of reach for a while."""

import secrets

from sandbox.wire import Json
from sandbox.world import seed
from sandbox.world.channels import find_dm
from sandbox.world.person import Person
from sandbox.world.threads import own_member, remove_member
from sandbox.world.world import World

GONE = "deleted_user_"
GONE_NAME = "Deleted User"


def leave(world: World, person: Person) -> None:
    """A person is in the server no more, by their own will or because they were sent away."""
    if not person.is_member:
        return
    person.is_member = False
    world.keep_person(person)
    world.emit("GUILD_MEMBER_REMOVE", world.guild_id, {"guild_id": world.guild_id, "user": person.user})
    _leave_threads(world, person.id)


def join(world: World, person: Person) -> None:
    """A person comes, or comes back."""
    if person.is_member:
        return
    person.is_member = True
    world.keep_person(person)
    member = world.member(person.id) or {}
    world.emit("GUILD_MEMBER_ADD", world.guild_id, member | {"guild_id": world.guild_id})


def _leave_threads(world: World, user_id: str) -> None:
    for thread in world.threads():
        remove_member(world, thread, user_id)


def delete_account(world: World, person: Person) -> None:
    """A person's account ends: nobody can be reached under its id again, and its messages bear Discord's name for it."""
    leave(world, person)
    person.deleted = True
    mark = secrets.token_hex(4)
    person.user |= {"username": f"{GONE}{mark}", "global_name": f"{GONE_NAME} {mark}"}
    world.keep_meta("gone", world.gone | {person.id: person.user})
    world.keep_person(person)
    tell_name(world, person)


def new_account(world: World, person: Person) -> None:
    """The same person comes into the server with another account: the name is known, the id is not."""
    display_name = next(display for name, display, _ in seed.PEOPLE if name == person.name)
    person.user = seed.user(world.ids, person.name, display_name)
    person.deleted = person.blocks_bot = False
    member = seed.member(person.id, world.clock.now(), roles=[])
    world.keep_meta("members", world.meta["members"] | {person.id: member})
    join(world, person)


def tell_name(world: World, person: Person) -> None:
    """A new name stands on old messages too, as it does in Discord."""
    for message in world.messages.values():
        if message["author"]["id"] == person.id:
            message["author"] = person.user
    dm = find_dm(world, person)
    if dm is not None:
        dm["recipients"] = [person.user]
        world.keep_channel(dm)
    member = world.member(person.id)
    if member is not None:
        world.emit("GUILD_MEMBER_UPDATE", world.guild_id, member | {"guild_id": world.guild_id})


def remove_bot(world: World) -> None:
    """The bot is sent away: it hears of it, and then of nothing more in the server."""
    if world.has_bot:
        _leave_threads(world, world.bot["id"])
        world.emit("GUILD_DELETE", world.guild_id, {"id": world.guild_id})
        world.keep_meta("bot_is_member", value=False)


def invite_bot(world: World) -> None:
    """The bot is invited again."""
    if not world.has_bot:
        world.keep_meta("bot_is_member", value=True)
        world.emit("GUILD_CREATE", world.guild_id, guild_create(world, world.guild_id))


def begin_outage(world: World) -> None:
    """The server is out of reach for everybody, by a fault of Discord's."""
    if not world.in_outage:
        world.emit("GUILD_DELETE", world.guild_id, {"id": world.guild_id, "unavailable": True})
        world.keep_meta("outage", value=True)


def end_outage(world: World) -> None:
    """The server is there again."""
    if world.in_outage:
        world.keep_meta("outage", value=False)
        world.emit("GUILD_CREATE", world.guild_id, guild_create(world, world.guild_id))


def found_server(world: World, name: str, channel: str, shard: tuple[int, int] = (0, 1)) -> Json:
    """A further server with one channel, with an id that belongs to this shard; returns it. All people and the bot are in it."""
    guild = seed.guild(world.ids, world.guild["owner_id"], world.bot["id"]) | {"name": name}
    guild_id = _id_for(shard, int(guild["id"]))
    guild["roles"][0]["id"] = guild["id"] = guild_id
    world.keep_meta("further", world.meta.get("further", {}) | {guild_id: guild})
    world.keep_channel(seed.text_channel(world.ids, guild_id, channel, 0))
    world.emit("GUILD_CREATE", guild_id, guild_create(world, guild_id))
    return guild


def _id_for(shard: tuple[int, int], made: int) -> str:
    """The next id of this shard; its last bits are all set, where no other id of its millisecond comes."""
    index, count = shard
    moment = (made >> 22) + 1
    moment += (index - moment) % count
    return str(moment << 22 | 0x3FFFFF)


def guild_create(world: World, guild_id: str) -> Json:
    """A server as GUILD_CREATE shows it: without the members intent, only the bot's own member is in it."""
    own = world.member(world.bot["id"], guild_id)
    threads = [thread for thread in world.threads(guild_id) if not thread["thread_metadata"]["archived"]]
    return world.server(guild_id) | {
        "channels": world.guild_channels(guild_id),
        "threads": [thread | ({"member": mine} if (mine := own_member(world, thread)) else {}) for thread in threads],
        "members": [own] if own else [],
        "member_count": len(world.members(guild_id)),
        "joined_at": own["joined_at"] if own else None,
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "large": False,
        "unavailable": False,
    }
