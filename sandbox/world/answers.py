"""What an interaction comes to: acknowledged in time or not, answered by messages."""

import time

from sandbox.errors import UNKNOWN_MESSAGE, ApiError
from sandbox.numbers import CallbackType, CommandType, InteractionType, MessageFlag, MessageType
from sandbox.wire import Json
from sandbox.world.interaction import ANSWER_SECONDS, Acknowledgement, Interaction, Waits
from sandbox.world.messages import new_message
from sandbox.world.world import World


class Flight:
    """Interactions on their way: when each was sent, and who waits for it. Lives as long as the process."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sent: dict[str, float] = {}

    def depart(self, interaction: Interaction) -> Waits:
        """Notes that an interaction is sent now; it expires after three seconds without an answer."""
        waits = self._world.waits[interaction.id] = Waits()
        self._sent[interaction.id] = time.perf_counter()
        self._world.keep_interaction(interaction)
        self._world.clock.call_at(interaction.created + ANSWER_SECONDS, lambda: self._expire(interaction))
        return waits

    def milliseconds(self, interaction: Interaction) -> float:
        """Real time since it was sent."""
        sent = self._sent.pop(interaction.id, None)
        return 0.0 if sent is None else round((time.perf_counter() - sent) * 1000, 3)

    def _expire(self, interaction: Interaction) -> None:
        self._sent.pop(interaction.id, None)
        if interaction.acknowledged is None:
            interaction.expired = True
            self._world.keep_interaction(interaction)
            wake(self._world, interaction)


def acknowledge(world: World, interaction: Interaction, kind: int, milliseconds: float) -> None:
    """Notes the bot's first answer."""
    interaction.acknowledged = Acknowledgement(type=kind, at=world.clock.now(), ms=milliseconds)
    world.keep_interaction(interaction)
    wake(world, interaction)


def wake(world: World, interaction: Interaction) -> None:
    """Wakes those who wait for what has now come about."""
    waits = world.waits.get(interaction.id)
    if waits is None:
        return
    if interaction.acknowledged is not None or interaction.expired:
        waits.settled.set()
    if interaction.expired or is_answered(world, interaction):
        waits.answered.set()


def is_answered(world: World, interaction: Interaction) -> bool:
    """Whether the bot has said all that it promised: nothing is "thinking" any more."""
    if interaction.acknowledged is None:
        return False
    if not interaction.is_deferred():
        return True
    original = world.messages.get(interaction.original or "")
    return original is None or not original["flags"] & MessageFlag.LOADING


def answering_message(world: World, interaction: Interaction, flags: int) -> Json:
    """An empty message in answer to an interaction; nobody knows of it yet."""
    channel = world.channel(interaction.channel)
    first = interaction.original is None
    message = new_message(
        world,
        channel,
        world.bot,
        flags,
        type=int(_message_type(interaction) if first else MessageType.ORDINARY),
        webhook_id=world.app["id"],
        application_id=world.app["id"],
        interaction_metadata=interaction.metadata,
    )
    if first and interaction.type == InteractionType.COMMAND:
        message["interaction"] = {
            "id": interaction.id,
            "type": interaction.type,
            "name": interaction.command_name,
            "user": world.people[interaction.person].user,
        }
    return message


def _message_type(interaction: Interaction) -> MessageType:
    if interaction.type != InteractionType.COMMAND:
        return MessageType.ORDINARY
    return MessageType.CHAT_COMMAND if interaction.command_type == CommandType.CHAT else MessageType.CONTEXT_COMMAND


def reader_of(interaction: Interaction, message: Json) -> str | None:
    """The one person who sees an ephemeral answer; None for an ordinary one."""
    return interaction.person if message["flags"] & MessageFlag.EPHEMERAL else None


def own_message(world: World, interaction: Interaction, message_id: str) -> Json:
    """A message that the interaction's token may read and change. Raises Discord's 10008."""
    wanted = interaction.original if message_id == "@original" else message_id
    if wanted is None or wanted not in {interaction.original, *interaction.followups} or wanted not in world.messages:
        raise ApiError(UNKNOWN_MESSAGE)
    return world.messages[wanted]


def allowed_kinds(interaction: Interaction) -> set[int]:
    """The callback types that Discord takes for an interaction of this kind."""
    if interaction.type == InteractionType.AUTOCOMPLETE:
        return {CallbackType.CHOICES}
    kinds = {CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE}
    if interaction.message is not None:
        kinds |= {CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE}
    if interaction.type != InteractionType.MODAL:
        kinds |= {CallbackType.MODAL}
    return {int(kind) for kind in kinds}
