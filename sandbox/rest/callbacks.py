"""The bot's first answer to an interaction."""

from collections.abc import Callable
from typing import TypeAlias

from sandbox.checks.commands import check_choices
from sandbox.checks.findings import one_of
from sandbox.checks.modals import check_modal
from sandbox.errors import ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION, ApiError
from sandbox.numbers import SENDABLE_FLAGS, CallbackType, MessageFlag
from sandbox.rest.call import Body, Call, Handler
from sandbox.rest.messages import add_mentioned, apply_edit
from sandbox.wire import Json
from sandbox.world.answers import Flight, acknowledge, allowed_kinds, answering_message, reader_of
from sandbox.world.components import filled_in
from sandbox.world.interaction import Interaction
from sandbox.world.messages import publish, write
from sandbox.world.threads import wake_thread
from sandbox.world.world import World

Answering: TypeAlias = Callable[[Call, Interaction, Json], Json | None]
"""Carries out one kind of answer; returns its message, if there is one."""


def callback_handler(flight: Flight) -> Handler:
    """The handler of ``POST /interactions/{id}/{token}/callback``."""

    def callback(call: Call) -> Body:
        interaction = _pending(call)
        kind: int = call.data.get("type", 0)
        data: Json = call.data.get("data") or {}
        call.refuse_if(one_of("type", kind, sorted(allowed_kinds(interaction))))
        message = ANSWERS[kind](call, interaction, data)
        if message is not None:
            interaction.original = message["id"]
            interaction.ephemeral = message["id"] in call.world.readers
        acknowledge(call.world, interaction, kind, flight.milliseconds(interaction))
        return _response(call, interaction, kind, message)

    return callback


def _pending(call: Call) -> Interaction:
    """The interaction of the path, while it waits for its first answer."""
    interaction = call.world.interactions.get(call.path["webhook_token"])
    if interaction is None or interaction.id != call.path["webhook_id"] or interaction.expired:
        raise ApiError(UNKNOWN_INTERACTION)
    if interaction.acknowledged is not None:
        raise ApiError(ALREADY_ACKNOWLEDGED)
    return interaction


def _response(call: Call, interaction: Interaction, kind: int, message: Json | None) -> Json | None:
    if call.query.get("with_response", "").lower() not in {"1", "true"}:
        return None
    told: Json = {"id": interaction.id, "type": interaction.type}
    if message is not None:
        flags = MessageFlag(message["flags"])
        told["response_message_id"] = message["id"]
        told["response_message_loading"] = MessageFlag.LOADING in flags
        told["response_message_ephemeral"] = MessageFlag.EPHEMERAL in flags
    shown = message is not None and kind in {CallbackType.MESSAGE, CallbackType.UPDATE}
    return {"interaction": told} | ({"resource": {"type": kind, "message": message}} if shown else {})


def _message(call: Call, interaction: Interaction, data: Json) -> Json:
    call.check_message(data)
    return send_answer(call, interaction, data)


def send_answer(call: Call, interaction: Interaction, data: Json) -> Json:
    """Writes a message in answer to an interaction."""
    flags = int(data.get("flags") or 0) & (SENDABLE_FLAGS | MessageFlag.EPHEMERAL)
    message = answering_message(call.world, interaction, flags)
    write(call.world, message, data, call.uploads)
    reader = reader_of(interaction, message)
    publish(call.world, message, reader=reader)
    if reader is None:
        _wake(call.world, call.world.channel(interaction.channel))
        add_mentioned(call.world, call.world.channel(interaction.channel), message)
    return message


def _wake(world: World, channel: Json) -> None:
    """A public answer brings an archived thread back, as any message does; a locked one stays as it is."""
    if not channel.get("thread_metadata", {}).get("locked"):
        wake_thread(world, channel)


def _deferred_message(call: Call, interaction: Interaction, data: Json) -> Json:
    flags = int(data.get("flags") or 0) & MessageFlag.EPHEMERAL | MessageFlag.LOADING
    message = answering_message(call.world, interaction, flags)
    publish(call.world, message, reader=reader_of(interaction, message))
    return message


def _component_message(call: Call, interaction: Interaction) -> Json:
    """The message of the pressed component, for type 6 and 7."""
    message = call.world.messages.get(interaction.message or "")
    if message is None:
        raise ApiError(UNKNOWN_INTERACTION)
    return message


def _deferred_update(call: Call, interaction: Interaction, data: Json) -> Json:
    del data
    return _component_message(call, interaction)


def _update(call: Call, interaction: Interaction, data: Json) -> Json:
    message = _component_message(call, interaction)
    call.check_message(data, message)
    return apply_edit(call, message, data)


def _choices(call: Call, interaction: Interaction, data: Json) -> None:
    choices = data.get("choices") or []
    call.refuse_if(check_choices("data.choices", choices))
    interaction.choices = choices


def _modal(call: Call, interaction: Interaction, data: Json) -> None:
    call.refuse_if(check_modal(data))
    interaction.modal = data | {"components": filled_in(data["components"], [], call.world.ids)}
    call.world.modals[interaction.id] = interaction


ANSWERS: dict[int, Answering] = {
    CallbackType.MESSAGE: _message,
    CallbackType.DEFERRED_MESSAGE: _deferred_message,
    CallbackType.DEFERRED_UPDATE: _deferred_update,
    CallbackType.UPDATE: _update,
    CallbackType.CHOICES: _choices,
    CallbackType.MODAL: _modal,
}
"""What each callback type does."""
