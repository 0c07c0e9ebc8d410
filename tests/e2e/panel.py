"""The panel of `/settings`, as somebody who presses it sees it."""

from dataclasses import dataclass
from typing import Any

from bot.components import ids
from sandbox.person import buttons
from tests.e2e.house import House, Json, places, pressables


@dataclass
class Panel:
    """One person's panel: its message, as it now is."""

    house: House
    name: str
    message: Json

    @property
    def text(self) -> str:
        return self.message["text"]

    def control(self, kind: type[ids.Key], **wanted: Any) -> Json:
        """The button or menu of this kind, with these values in its id."""
        for part in pressables(self.message):
            key = ids.read(part["custom_id"])
            if isinstance(key, kind) and all(getattr(key, name) == value for name, value in wanted.items()):
                return part
        raise LookupError(f"no {kind.__name__} {wanted}: {[part['custom_id'] for part in buttons(self.message)]}")

    def chosen(self, kind: type[ids.Key], **wanted: Any) -> list[str]:
        """What a menu says is now."""
        control = self.control(kind, **wanted)
        if "options" in control:
            return [option["label"] for option in control["options"] if option.get("default")]
        return [one["id"] for one in control.get("default_values") or []]

    async def press(self, kind: type[ids.Key], **wanted: Any) -> Json:
        who = self.house.person(self.name)
        return await self.done(await who.press(self.message, self.control(kind, **wanted)["custom_id"], wait="answer"))

    async def select(self, values: list[str], kind: type[ids.Key], **wanted: Any) -> Json:
        who = self.house.person(self.name)
        control = self.control(kind, **wanted)
        return await self.done(await who.select(self.message, control["custom_id"], values, wait="answer"))

    async def submit(self, told: Json, number: str) -> None:
        await self.done(await self.house.person(self.name).submit(told["modal"], {"number": number}, wait="answer"))

    async def done(self, told: Json) -> Json:
        self.house.note(told)
        if told.get("modal") is None:
            await self.house.quiet()
            await self.look()
        return told

    async def look(self) -> None:
        state = await self.house.person(self.name).state()
        self.message = next(m for p in places(state) for m in p["messages"] if m["id"] == self.message["id"])

    async def room(self, room: str) -> None:
        await self.press(ids.Panel, room=room)


async def panel(house: House, name: str = "aoi", channel: str = "table") -> Panel:
    told = await house.person(name).command(channel, "settings", wait="answer")
    house.note(told)
    await house.quiet()
    state = await house.person(name).state()
    message = next(m for p in places(state) for m in p["messages"] if m["id"] == told["message"])
    assert message["ephemeral"]
    return Panel(house, name, message)
