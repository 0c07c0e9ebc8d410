"""Users, the application, the gateway's address."""

import re

from sandbox.checks.findings import Problem, invalid_form
from sandbox.errors import TOO_MANY_EMOJIS, UNKNOWN_APPLICATION, UNKNOWN_EMOJI, UNKNOWN_USER, ApiError
from sandbox.gateway.endpoint import URL
from sandbox.gateway.starts import Starts
from sandbox.rest.call import Answer, Body, Call, Handler
from sandbox.wire import Json
from sandbox.world.channels import open_dm

MOST_EMOJIS = 2000
EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
LARGEST_EMOJI = 256 * 1024


def me(call: Call) -> Body:
    """The bot's own user."""
    return call.world.bot | {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


def application(call: Call) -> Body:
    """The bot's application."""
    return call.world.app


def gateway(call: Call) -> Body:
    """The gateway's address."""
    del call
    return {"url": URL}


def gateway_bot_handler(starts: Starts) -> Handler:
    """The handler of ``GET /gateway/bot``: the gateway's address and how many sessions may be begun."""

    def gateway_bot(call: Call) -> Body:
        del call
        return {"url": URL} | starts.told()

    return gateway_bot


def user(call: Call) -> Body:
    """Anybody's user."""
    found = call.world.users().get(call.path["user_id"])
    if found is None or found["id"] in call.world.gone:
        raise ApiError(UNKNOWN_USER)
    return found


def own_guilds(call: Call) -> Body:
    """The servers that the bot is in."""
    world = call.world
    keys = ("id", "name", "icon", "banner", "features")
    mine = [guild for guild in world.servers.values() if world.has_bot or guild["id"] != world.guild_id]
    return [{key: guild[key] for key in keys} | {"owner": False, "permissions": "0"} for guild in mine]


def create_dm(call: Call) -> Body:
    """Opens a DM; this works with closed DMs too, only sending does not."""
    person = call.world.person_of(str(call.data.get("recipient_id")))
    if person is None or person.deleted:
        raise ApiError(UNKNOWN_USER)
    return open_dm(call.world, person)


def _own_application(call: Call) -> None:
    if call.path["application_id"] != call.world.app["id"]:
        raise ApiError(UNKNOWN_APPLICATION)


def _emojis(call: Call) -> list[Json]:
    _own_application(call)
    emojis: list[Json] = call.world.meta["emojis"]
    return emojis


def list_emojis(call: Call) -> Body:
    """The application's emojis."""
    return {"items": _emojis(call)}


def create_emoji(call: Call) -> Body:
    """A new emoji of the application."""
    emojis = _emojis(call)
    name, image = call.data.get("name") or "", call.data.get("image") or ""
    if len(emojis) >= MOST_EMOJIS:
        raise ApiError(TOO_MANY_EMOJIS)
    if not EMOJI_NAME.fullmatch(name):
        raise invalid_form([Problem("name", "BASE_TYPE_BAD_LENGTH", "2 to 32 letters, digits or underscores.")])
    if not image.startswith("data:image/") or len(image) * 3 // 4 > LARGEST_EMOJI:
        raise invalid_form([Problem("image", "BINARY_TYPE_MAX_SIZE", "A data URI of at most 256 KiB.")])
    emoji: Json = {
        "id": call.world.ids.next(),
        "name": name,
        "roles": [],
        "user": call.world.bot,
        "require_colons": True,
    }
    emoji |= {"managed": False, "animated": image.startswith("data:image/gif"), "available": True}
    call.world.keep_meta("emojis", [*emojis, emoji])
    return Answer(201, emoji)


def _emoji(call: Call) -> Json:
    for emoji in _emojis(call):
        if emoji["id"] == call.path["emoji_id"]:
            return emoji
    raise ApiError(UNKNOWN_EMOJI)


def get_emoji(call: Call) -> Body:
    """One of the application's emojis."""
    return _emoji(call)


def delete_emoji(call: Call) -> Body:
    """Deletes one of the application's emojis."""
    gone = _emoji(call)
    call.world.keep_meta("emojis", [emoji for emoji in _emojis(call) if emoji is not gone])
    return None
