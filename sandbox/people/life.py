"""What people do besides answering the bot: write, put away, set, leave and come back."""

from sandbox.numbers import LOCALES, THREADS
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused, field, text
from sandbox.people.views import View
from sandbox.wire import Json
from sandbox.world import membership
from sandbox.world.channels import open_dm
from sandbox.world.messages import new_message, publish, take_away, write
from sandbox.world.person import Person
from sandbox.world.threads import add_member, wake_thread

LONGEST_NAME = 32


async def say(desk: Desk, person: Person, body: Json) -> Json:
    """Writes an ordinary message."""
    channel, content = desk.channel(person, text(body, "channel")), text(body, "content")
    if not content.strip() or len(content) > 2000:
        raise Refused("bad_request", "content must have 1 to 2000 characters")
    if channel["type"] in THREADS:
        metadata = channel["thread_metadata"]
        if metadata["locked"] and metadata["archived"]:
            raise Refused("cannot_send", channel["id"])
        wake_thread(desk.world, channel)
        add_member(desk.world, channel, person.id)
    message = new_message(desk.world, channel, person.user, 0)
    write(desk.world, message, {"content": content}, [])
    publish(desk.world, message)
    return View(desk, person).message(message)


async def dismiss(desk: Desk, person: Person, body: Json) -> Json:
    """Puts an ephemeral message away."""
    message = desk.message(person, text(body, "message"))
    if message["id"] not in desk.world.readers:
        raise Refused("not_ephemeral", message["id"])
    take_away(desk.world, message)
    return {}


async def settings(desk: Desk, person: Person, body: Json) -> Json:
    """Changes whether DMs are taken, the language, the display name."""
    if not body.get("force"):
        _require_possible(body)
    if "dm" in body:
        person.takes_dms = bool(field(body, "dm", bool))
    if "locale" in body:
        person.locale = text(body, "locale")
    if "display_name" in body:
        person.user["global_name"] = text(body, "display_name") or None
        membership.tell_name(desk.world, person)
    return _keep(desk, person)


def _require_possible(body: Json) -> None:
    if "locale" in body and body["locale"] not in LOCALES:
        raise Refused("bad_locale", str(body["locale"]))
    if "display_name" in body and len(text(body, "display_name")) > LONGEST_NAME:
        raise Refused("bad_request", f"display_name may have {LONGEST_NAME} characters")


async def leave(desk: Desk, person: Person, body: Json) -> Json:
    """Leaves the server."""
    del body
    membership.leave(desk.world, person)
    return _keep(desk, person)


async def join(desk: Desk, person: Person, body: Json) -> Json:
    """Comes back to the server."""
    del body
    membership.join(desk.world, person)
    return _keep(desk, person)


async def block(desk: Desk, person: Person, body: Json) -> Json:
    """Blocks the bot: its messages to this person are refused."""
    del body
    person.blocks_bot = True
    return _keep(desk, person)


async def unblock(desk: Desk, person: Person, body: Json) -> Json:
    """Takes the block back."""
    del body
    person.blocks_bot = False
    return _keep(desk, person)


async def delete_account(desk: Desk, person: Person, body: Json) -> Json:
    """Ends the account."""
    del body
    _forget_ephemerals(desk, person)
    membership.delete_account(desk.world, person)
    return _keep(desk, person)


async def new_account(desk: Desk, person: Person, body: Json) -> Json:
    """Comes with another account, after the old one was deleted."""
    del body
    if person.deleted:
        membership.new_account(desk.world, person)
    return _keep(desk, person)


async def reload(desk: Desk, person: Person, body: Json) -> Json:
    """Starts the client anew: what only this person saw in channels is gone."""
    del body
    return {"gone": _forget_ephemerals(desk, person)}


def _forget_ephemerals(desk: Desk, person: Person) -> int:
    mine = [message for message, reader in desk.world.readers.items() if reader == person.name]
    for message in mine:
        take_away(desk.world, desk.world.messages[message])
    return len(mine)


async def dm(desk: Desk, person: Person, body: Json) -> Json:
    """Opens one's DM with the bot."""
    del body
    return View(desk, person).channel(open_dm(desk.world, person), messages=50)


def _keep(desk: Desk, person: Person) -> Json:
    desk.world.keep_person(person)
    return View(desk, person).person(person)
