"""The server and its members."""

from sandbox.errors import UNKNOWN_GUILD, UNKNOWN_MEMBER, ApiError
from sandbox.rest.call import Body, Call
from sandbox.wire import Json
from sandbox.world.permissions import require_server
from sandbox.world.threads import own_member
from sandbox.world.world import World


def _guild(call: Call) -> Json:
    found = call.world.server(call.path["guild_id"])
    require_server(call.world, found["id"], UNKNOWN_GUILD)
    return found


def guild(call: Call) -> Body:
    """The server; with counts where they are asked for."""
    count = len(call.world.members(call.path["guild_id"]))
    counts = {"approximate_member_count": count, "approximate_presence_count": count}
    return _guild(call) | (counts if call.query.get("with_counts") else {})


def channels(call: Call) -> Body:
    """The server's channels."""
    return call.world.guild_channels(_guild(call)["id"])


def roles(call: Call) -> Body:
    """The server's roles."""
    found: list[Json] = _guild(call)["roles"]
    return found


def member(call: Call) -> Body:
    """One member."""
    found = call.world.member(call.path["user_id"], _guild(call)["id"])
    if found is None:
        raise ApiError(UNKNOWN_MEMBER)
    return found


def search_members(call: Call) -> Body:
    """Members by the beginning of their names."""
    members = call.world.members(_guild(call)["id"])
    query = call.query.get("query", "").lower()
    return [found for found in members if found["user"]["username"].startswith(query)]


def active_threads(call: Call) -> Body:
    """Threads that are not archived."""
    threads = call.world.threads(_guild(call)["id"])
    return thread_list(call.world, [one for one in threads if not one["thread_metadata"]["archived"]])


def thread_list(world: World, threads: list[Json]) -> Json:
    """Threads with the bot's memberships."""
    members = [mine for thread in threads if (mine := own_member(world, thread))]
    return {"threads": threads, "members": members, "has_more": False}
