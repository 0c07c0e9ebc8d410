"""What the token of an interaction is good for after the first answer: for fifteen minutes, without other proof."""

from sandbox.errors import INVALID_WEBHOOK_TOKEN, UNKNOWN_WEBHOOK, ApiError
from sandbox.numbers import MessageFlag
from sandbox.rest.call import Body, Call
from sandbox.rest.callbacks import send_answer
from sandbox.rest.messages import apply_edit
from sandbox.wire import Json
from sandbox.world.answers import own_message, wake
from sandbox.world.interaction import Interaction
from sandbox.world.messages import take_away


def _interaction(call: Call) -> Interaction:
    if call.path["webhook_id"] != call.world.app["id"]:
        raise ApiError(UNKNOWN_WEBHOOK)
    interaction = call.world.interactions.get(call.path["webhook_token"])
    if interaction is None or not interaction.token_alive(call.sent_at()):
        raise ApiError(INVALID_WEBHOOK_TOKEN)
    if interaction.acknowledged is None:
        raise ApiError(UNKNOWN_WEBHOOK)
    return interaction


def _message(call: Call, interaction: Interaction) -> Json:
    return own_message(call.world, interaction, call.path.get("message_id", "@original"))


def get(call: Call) -> Body:
    """A message of the interaction."""
    return _message(call, _interaction(call))


def edit(call: Call) -> Body:
    """Edits a message of the interaction; this fills in what was deferred."""
    interaction = _interaction(call)
    return _edited(call, interaction, _message(call, interaction))


def _edited(call: Call, interaction: Interaction, message: Json) -> Json:
    call.check_message(call.data, message)
    changed = apply_edit(call, message, call.data)
    wake(call.world, interaction)
    return changed


def delete(call: Call) -> Body:
    """Deletes a message of the interaction."""
    interaction = _interaction(call)
    take_away(call.world, _message(call, interaction))
    wake(call.world, interaction)
    return None


def follow_up(call: Call) -> Body:
    """One more message. The first one after a deferred answer fills that in instead."""
    interaction = _interaction(call)
    original = call.world.messages.get(interaction.original or "")
    if original is not None and original["flags"] & MessageFlag.LOADING:
        return _edited(call, interaction, original)
    call.check_message(call.data)
    message = send_answer(call, interaction, call.data)
    interaction.followups.append(message["id"])
    call.world.keep_interaction(interaction)
    return message
