"""Which commands a person is offered, in their language."""

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.numbers import ChannelType, CommandType, OptionType, Permission
from sandbox.people.delivery import shown
from sandbox.people.desk import Desk
from sandbox.wire import Json
from sandbox.world.permissions import person_permissions
from sandbox.world.person import Person

IN_GUILD, IN_BOT_DM = 0, 1
CONTEXT_TARGETS = {CommandType.USER: "user", CommandType.MESSAGE: "message"}


@dataclass(frozen=True)
class Leaf:
    """Something that can be typed: a command, or one of its subcommands, with the steps that lead to it."""

    command: Json
    steps: tuple[Json, ...] = ()

    @property
    def spec(self) -> Json:
        """The object that holds the options."""
        return self.steps[-1] if self.steps else self.command

    @property
    def name(self) -> str:
        """The words that are typed after the slash."""
        return " ".join(part["name"] for part in (self.command, *self.steps))


def commands_in(desk: Desk, person: Person, channel: Json | None) -> list[Json]:
    """The commands that a person may use in a place (None: anywhere); a guild's own hides the global one of its name."""
    guild_id = desk.world.guild_id if channel is None else channel.get("guild_id", "")
    if channel is not None and guild_id == desk.world.guild_id and not desk.world.has_bot:
        return []
    own = desk.world.commands.get(guild_id, []) if guild_id else []
    taken = {(command["name"], command["type"]) for command in own}
    both = [*own, *(one for one in desk.world.commands.get("", []) if (one["name"], one["type"]) not in taken)]
    mine = [command for command in both if _may_use(desk, person, command)]
    return [command for command in mine if channel is None or _may_be_used(command, channel)]


def _may_use(desk: Desk, person: Person, command: Json) -> bool:
    """Whether a person has what the command asks for by default; "0" asks for an administrator."""
    wanted = command.get("default_member_permissions")
    if wanted is None:
        return True
    has = person_permissions(desk.world, person)
    return Permission.ADMINISTRATOR in has or (int(wanted) != 0 and int(wanted) & ~has == 0)


def _may_be_used(command: Json, channel: Json) -> bool:
    in_dm = channel["type"] == ChannelType.DM
    if in_dm and (command.get("guild_id") or not command.get("dm_permission", True)):
        return False
    contexts = command.get("contexts")
    return contexts is None or (IN_BOT_DM if in_dm else IN_GUILD) in contexts


def leaves(command: Json) -> Iterator[Leaf]:
    """All that can be typed of a slash command."""
    yield from _leaves(command, ())


def _leaves(command: Json, steps: tuple[Json, ...]) -> Iterator[Leaf]:
    holder = steps[-1] if steps else command
    inner = [option for option in holder.get("options") or [] if option["type"] in {1, 2}]
    if not inner:
        yield Leaf(command, steps)
    for option in inner:
        yield from _leaves(command, (*steps, option))


def menu(desk: Desk, person: Person, channel: Json | None) -> Json:
    """What ``GET /api/commands`` answers."""
    commands = commands_in(desk, person, channel)
    chat = [leaf for one in commands if one["type"] == CommandType.CHAT for leaf in leaves(one)]
    context = [
        {"id": one["id"], "name": one["name"], "display": localised(one, "name", person), "target": target}
        for one in commands
        if (target := CONTEXT_TARGETS.get(one["type"]))
    ]
    return {"commands": [_entry(leaf, person) for leaf in sorted(chat, key=lambda leaf: leaf.name)], "context": context}


def _entry(leaf: Leaf, person: Person) -> Json:
    return {
        "id": leaf.command["id"],
        "name": leaf.name,
        "display": " ".join(localised(part, "name", person) for part in (leaf.command, *leaf.steps)),
        "description": localised(leaf.spec, "description", person),
        "options": [_option(option, person) for option in leaf.spec.get("options") or []],
    }


def _option(option: Json, person: Person) -> Json:
    bounds = ("min_value", "max_value", "min_length", "max_length")
    return {
        "name": option["name"],
        "display": localised(option, "name", person),
        "description": localised(option, "description", person),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")) and option["type"] != OptionType.BOOLEAN,
        "choices": [shown(person, choice) for choice in option.get("choices") or []],
    } | {key: option.get(key) for key in bounds}


def localised(thing: Json, key: str, person: Person) -> str:
    """A name or description in a person's language, else as it was declared."""
    texts = thing.get(f"{key}_localizations") or {}
    return str(texts.get(person.locale) or thing.get(key) or "")
