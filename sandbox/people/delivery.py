"""An act becomes an interaction, is sent over the gateway, and comes to an answer."""

import asyncio
import contextlib
import secrets
from dataclasses import dataclass

from sandbox.numbers import ChannelType, CommandType, InteractionType
from sandbox.people.desk import Desk
from sandbox.people.refusal import Refused
from sandbox.wire import Json, iso
from sandbox.world.interaction import Interaction
from sandbox.world.media import LARGEST
from sandbox.world.permissions import bot_permissions, person_permissions
from sandbox.world.person import Person

PATIENCE = 15.0
"""Seconds of real time for which ``"wait": "answer"`` waits."""

WAITS = ("none", "acknowledged", "answer")


@dataclass(frozen=True)
class Manner:
    """How long an act waits for the bot, and whether it comes once `again`, after so many seconds, as a new interaction."""

    wait: str = "acknowledged"
    again: float | None = None


def manner(body: Json) -> Manner:
    """The manner that a request asks for. Raises `Refused`."""
    wait, again = body.get("wait", "acknowledged"), body.get("again")
    if wait not in WAITS:
        raise Refused("bad_request", f"wait must be one of {WAITS}")
    if again is not None and (not isinstance(again, int | float) or again < 0):
        raise Refused("bad_request", "'again' must be a number of seconds, not negative")
    return Manner(wait, again)


async def deliver(
    desk: Desk,
    person: Person,
    channel: Json,
    kind: InteractionType,
    data: Json,
    manner: Manner,
    **more: object,
) -> Json:
    """Sends an interaction and returns the act's answer. Raises `Refused` where no bot is there to take it.

    `more`: ``message`` (of the pressed component), ``source`` (the interaction that opened a form).
    """
    first = _prepare(desk, person, channel, kind, data, **more)
    if manner.again is None:
        return await _send(desk, person, first, manner.wait)
    second = _prepare(desk, person, channel, kind, data, **more)
    answers = await asyncio.gather(
        _send(desk, person, first, manner.wait), _send(desk, person, second, manner.wait, after=manner.again)
    )
    return answers[0] | {"again": answers[1]}


def _prepare(
    desk: Desk, person: Person, channel: Json, kind: InteractionType, data: Json, **more: object
) -> tuple[Json, Interaction]:
    """What is sent, and what is kept of it."""
    message, source = more.get("message"), more.get("source")
    payload = _payload(desk, person, channel, kind, data)
    if isinstance(message, dict):
        payload["message"] = message
    interaction = _record(desk, person, payload, message if isinstance(message, dict) else None)
    if isinstance(source, Interaction):
        interaction.metadata["triggering_interaction_metadata"] = source.metadata
    return payload, interaction


async def _send(
    desk: Desk, person: Person, prepared: tuple[Json, Interaction], wait: str, *, after: float = 0.0
) -> Json:
    payload, interaction = prepared
    if after:
        await asyncio.sleep(after)
    waits = desk.flight.depart(interaction)
    if desk.world.emit("INTERACTION_CREATE", payload.get("guild_id"), payload) == 0:
        raise Refused("bot_absent")
    with contextlib.suppress(TimeoutError):
        if wait == "answer":
            await asyncio.wait_for(waits.answered.wait(), PATIENCE)
        elif wait == "acknowledged":
            await waits.settled.wait()
    return report(person, interaction)


def _payload(desk: Desk, person: Person, channel: Json, kind: InteractionType, data: Json) -> Json:
    world = desk.world
    guild_id = channel.get("guild_id")
    payload: Json = {
        "id": world.ids.next(),
        "application_id": world.app["id"],
        "type": int(kind),
        "token": secrets.token_urlsafe(48),
        "version": 1,
        "data": data,
        "channel": channel | {"permissions": str(int(person_permissions(world, person)))},
        "channel_id": channel["id"],
        "locale": person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "app_permissions": str(int(bot_permissions(world, channel))),
        "authorizing_integration_owners": {"0": guild_id or "0"},
        "attachment_size_limit": LARGEST,
        "context": 1 if channel["type"] == ChannelType.DM else 0,
    }
    if guild_id is None:
        return payload | {"user": person.user}
    return payload | _guild_part(desk, person, guild_id)


def _guild_part(desk: Desk, person: Person, guild_id: str) -> Json:
    world = desk.world
    member, guild = world.member(person.id, guild_id), world.server(guild_id)
    if member is None:
        raise Refused("not_member", person.name)
    locale = guild["preferred_locale"]
    return {
        "guild_id": guild_id,
        "guild": {"id": guild_id, "locale": locale, "features": guild["features"]},
        "guild_locale": locale,
        "member": member | {"permissions": str(int(person_permissions(world, person)))},
    }


def _record(desk: Desk, person: Person, payload: Json, message: Json | None) -> Interaction:
    data = payload["data"]
    metadata: Json = {
        "id": payload["id"],
        "type": payload["type"],
        "user": person.user,
        "authorizing_integration_owners": payload["authorizing_integration_owners"],
    }
    if payload["type"] == InteractionType.COMPONENT and message is not None:
        metadata["interacted_message_id"] = message["id"]
    return Interaction(
        id=payload["id"],
        token=payload["token"],
        type=payload["type"],
        person=person.name,
        channel=payload["channel_id"],
        created=desk.world.clock.now(),
        metadata=metadata,
        command_name=_full_name(data) if "name" in data else None,
        command_type=data.get("type", int(CommandType.CHAT)),
        message=message["id"] if message is not None else None,
    )


def _full_name(data: Json) -> str:
    names, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] in {1, 2}:
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


def report(person: Person, interaction: Interaction) -> Json:
    """The answer to an act: how and when the bot has acknowledged it, and what came of it."""
    done = interaction.acknowledged
    return {
        "interaction": {"id": interaction.id, "type": interaction.type},
        "acknowledged": None if done is None else {"type": done.type, "ms": done.ms, "at": iso(done.at)},
        "error": "no_answer" if interaction.expired else None,
        "message": interaction.original,
        "ephemeral": interaction.ephemeral,
        "modal": modal(interaction) if interaction.modal else None,
        "choices": None if interaction.choices is None else [shown(person, one) for one in interaction.choices],
    }


def modal(interaction: Interaction) -> Json:
    """An open form."""
    form = interaction.modal or {}
    return {"id": interaction.id} | {key: form[key] for key in ("custom_id", "title", "components")}


def shown(person: Person, choice: Json) -> Json:
    """A choice with its name in a person's language."""
    names = choice.get("name_localizations") or {}
    return {"name": choice["name"], "display": names.get(person.locale, choice["name"]), "value": choice["value"]}
