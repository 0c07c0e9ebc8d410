"""What `/forget me` says, and its button."""

from __future__ import annotations

from bot.components import ids
from bot.components.controls import Button, Tone
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.press import Press, Way
from bot.forgetting import COUNTED, Forgetting, Kept
from engine.view import Word
from engine.wording import Wording, locale_for

SURE = "sure"


class Oblivion:
    """Tells a person what is kept about them, and lets it be forgotten once they have said so."""

    def __init__(self, forgetting: Forgetting) -> None:
        self._forgetting = forgetting

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Forget, Way.UPDATE, self.forget)

    async def tell(self, press: Press) -> None:
        """`/forget me`."""
        await press.whisper(kept_page(await self._forgetting.kept(press.user.id), press.words()))

    async def forget(self, press: Press, key: ids.Forget) -> None:
        """They are sure. What follows is in the language of their client: any other was forgotten."""
        del key
        await self._forgetting.forget(press.user.id)
        press.read_in(locale_for(str(press.interaction.locale)))
        words = press.words()
        await press.answer("\n".join((words.text("forget-done"), words.text("forget-stays"))))


def kept_page(kept: Kept, words: Wording) -> Page:
    """What there is, what will become of it, what stays; a button where there is anything."""
    if not kept.anything:
        return Page((words.text("forget-nothing"),))
    counted = {name: getattr(kept, name) for name in COUNTED}
    lines = [words.text(Word(f"forget-{name}", {"count": count})) for name, count in counted.items() if count]
    lines += [words.text("forget-settings")] if kept.settings else []
    text = "\n".join((words.text("forget-title"), *lines, words.text("forget-what"), words.text("forget-stays")))
    label = words.text("forget-resign-button" if kept.running else "forget-button")
    return Page((text, (Button(label, ids.Forget(SURE), Tone.GRAVE),)))
