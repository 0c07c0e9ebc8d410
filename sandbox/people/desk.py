"""What every act needs at hand, and how the API's names become people, places and messages."""

from dataclasses import dataclass

from sandbox.gateway.hub import Hub
from sandbox.people.refusal import Refused
from sandbox.rest.server import RestServer
from sandbox.wire import Json
from sandbox.world.answers import Flight
from sandbox.world.channels import open_dm, sees, sees_message
from sandbox.world.person import Person
from sandbox.world.world import World

DM = "dm"
BOT = "bot"


@dataclass
class Desk:
    """The world, the gateway's sessions, the REST side with its faults and journal, and interactions in flight."""

    world: World
    hub: Hub
    rest: RestServer
    flight: Flight
    base_url: str = ""
    """Where the page stands; attachments' addresses begin with it."""

    def person(self, name: str) -> Person:
        """One of the people. Raises `Refused`."""
        person = self.world.people.get(name)
        if person is None:
            raise Refused("unknown_person", name)
        return person

    def channel(self, person: Person, wanted: str) -> Json:
        """A place that a person sees, by id, by name, or "dm". Raises `Refused`."""
        if wanted == DM:
            return open_dm(self.world, person)
        channel = self.world.channels.get(wanted) or self.named_channel(wanted)
        if channel is None or not sees(self.world, person, channel):
            raise Refused("unknown_channel", wanted)
        return channel

    def named_channel(self, name: str) -> Json | None:
        """A channel of the server by its name."""
        return next((channel for channel in self.world.guild_channels() if channel["name"] == name), None)

    def message(self, person: Person, message_id: str) -> Json:
        """A message that a person sees. Raises `Refused`."""
        message = self.world.messages.get(message_id)
        if message is None or not sees_message(self.world, person, message):
            raise Refused("unknown_message", message_id)
        return message

    def user(self, wanted: str) -> Json | None:
        """A user by a person's name, "bot", or an id; an account that has ended is none."""
        if wanted == BOT:
            return self.world.bot
        if wanted in self.world.people:
            wanted = self.world.people[wanted].id
        return None if wanted in self.world.gone else self.world.users().get(wanted)
