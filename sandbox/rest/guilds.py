"""The server and its members."""

from sandbox.errors import UNKNOWN_GUILD, UNKNOWN_MEMBER, ApiError
from sandbox.rest.call import Body, Call
from sandbox.wire import Json
from sandbox.world.permissions import require_server
from sandbox.world.threads import own_member
from sandbox.world.world import World


def _guild(call: Call) -> Json:
    if call.path["guild_id"] != call.world.guild_id:
        raise ApiError(UNKNOWN_GUILD)
    require_server(call.world, UNKNOWN_GUILD)
    return call.world.guild


def guild(call: Call) -> Body:
    """The server; with counts where they are asked for."""
    count = len(call.world.members())
    counts = {"approximate_member_count": count, "approximate_presence_count": count}
    return _guild(call) | (counts if call.query.get("with_counts") else {})


def channels(call: Call) -> Body:
    """The server's channels."""
    _guild(call)
    return call.world.guild_channels()


def roles(call: Call) -> Body:
    """The server's roles."""
    found: list[Json] = _guild(call)["roles"]
    return found


def member(call: Call) -> Body:
    """One member."""
    _guild(call)
    found = call.world.member(call.path["user_id"])
    if found is None:
        raise ApiError(UNKNOWN_MEMBER)
    return found


def search_members(call: Call) -> Body:
    """Members by the beginning of their names."""
    _guild(call)
    query = call.query.get("query", "").lower()
    return [found for found in call.world.members() if found["user"]["username"].startswith(query)]


def active_threads(call: Call) -> Body:
    """Threads that are not archived."""
    _guild(call)
    return thread_list(call.world, [one for one in call.world.threads() if not one["thread_metadata"]["archived"]])


def thread_list(world: World, threads: list[Json]) -> Json:
    """Threads with the bot's memberships."""
    members = [mine for thread in threads if (mine := own_member(world, thread))]
    return {"threads": threads, "members": members, "has_more": False}
