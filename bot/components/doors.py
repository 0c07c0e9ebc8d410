"""Where a press goes: each kind of custom id has one handler, and what nobody knows is answered in words."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AsyncExitStack
from typing import Protocol, TypeVar, cast
from weakref import WeakValueDictionary

import discord

from bot.components import ids
from bot.components.layout import Pressable
from bot.components.markup import plain
from bot.components.press import Press, Way
from bot.store.store import Busy
from engine.refusal import Refusal, Unfit
from engine.view import Name, Value, Word
from engine.wording import Wording, locale_for

log = logging.getLogger(__name__)

K = TypeVar("K", bound=ids.Key)
Handler = Callable[[Press, K], Awaitable[None]]


class Languages(Protocol):
    """Whoever knows which language a person reads."""

    async def of(self, interaction: discord.Interaction) -> str:
        """The locale of what only this person reads."""


AT_ONCE = 4
"""Acts that are dealt with at the same time, once they are acknowledged: more would only hold up the next acknowledgement."""

WAITING = 300
"""Acts that may wait for their turn, about a minute's work. Who comes then presses again: an answer after minutes serves nobody."""


class Doors:
    """The handlers of every kind of press."""

    def __init__(self, languages: Languages) -> None:
        self._languages = languages
        self._handlers: dict[type[ids.Key], tuple[Way | None, Handler[ids.Key]]] = {}
        self.closed = False
        """Nothing is taken in any more: what is not acknowledged is not applied, and may be pressed again after the restart."""
        self._acts: set[asyncio.Task[object]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._turns: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def on(self, kind: type[K], way: Way | None, handler: Handler[K]) -> None:
        """``handler`` takes every press of a kind, once it is acknowledged in this way (None: the handler does so itself)."""
        assert kind not in self._handlers, kind
        self._handlers[kind] = way, cast("Handler[ids.Key]", handler)

    def handled(self) -> Iterable[type[ids.Key]]:
        """The kinds that have a handler."""
        return self._handlers.keys()

    async def open(self, interaction: discord.Interaction) -> None:
        """Deal with a press or a form. Never raises."""
        key = ids.read(custom_id_of(interaction))
        way, handler = self._handlers.get(type(key), (Way.PRIVATE, _unknown)) if key else (Way.PRIVATE, _unknown)
        await self.attend(interaction, way, lambda press: handler(press, cast("ids.Key", key)))

    async def attend(
        self, interaction: discord.Interaction, way: Way | None, act: Callable[[Press], Awaitable[None]]
    ) -> None:
        """Acknowledge, then act; a refusal is answered in the reader's language, an error of ours is logged and owned up to."""
        press = Press(interaction, locale_for(str(interaction.locale)))
        if self.closed:
            log.info("interaction %d came while we were closing", interaction.id)
            return
        task = cast("asyncio.Task[object]", asyncio.current_task())
        self._acts.add(task)
        try:
            await self._attended(press, way, act)
        finally:
            self._acts.discard(task)

    @property
    def under_way(self) -> int:
        """Acts that are being dealt with."""
        return len(self._acts)

    async def finish(self, seconds: float) -> None:
        """Deal with what is acknowledged, for at most so long; what is left then is cut, and its transaction is as if it had never been."""
        if not self._acts:
            return
        _, late = await asyncio.wait(self._acts, timeout=seconds)
        for task in late:
            task.cancel()
        if late:
            log.warning("%d acts came too late and are not applied", len(late))
            await asyncio.wait(late, timeout=1.0)

    async def _attended(self, press: Press, way: Way | None, act: Callable[[Press], Awaitable[None]]) -> None:
        interaction = press.interaction
        if self.under_way > WAITING:
            await press.turn_away(press.words().text("refusal-try-again"))
            return
        if way is not None and not await press.acknowledge(way):
            return
        try:
            async with AsyncExitStack() as admitted:
                if way is not None:
                    await admitted.enter_async_context(self._turn(interaction))
                    await admitted.enter_async_context(self._room)
                press.read_in(await self._languages.of(interaction))
                await act(press)
        except (Refusal, Unfit) as refusal:
            await press.whisper(refused(press.words(), refusal))
        except Busy as busy:
            log.error("interaction %d came to nothing: %s", interaction.id, busy)
            await press.whisper(press.words().text("refusal-try-again"))
        except Exception:
            log.exception("interaction %d failed", interaction.id)
            if press.interaction.response.is_done():
                await press.whisper(press.words().text("error-ours"))

    def _turn(self, interaction: discord.Interaction) -> asyncio.Lock:
        """What a person presses on one message is dealt with in the order in which it is acknowledged: the last press has the last word."""
        on = interaction.message.id if interaction.message else interaction.id
        return self._turns.setdefault((on, interaction.user.id), asyncio.Lock())

    async def apologize(self, interaction: discord.Interaction, key: str) -> None:
        """Say why a command came to nothing, however far it got."""
        press = Press(interaction, locale_for(str(interaction.locale)))
        if await press.acknowledge(Way.PRIVATE):
            await press.whisper(press.words().text(key))

    async def catch(self, interaction: discord.Interaction) -> None:
        """Everything that discord.py itself does not dispatch: forms, and buttons that nobody knows (any more)."""
        if interaction.type is discord.InteractionType.modal_submit or (
            interaction.type is discord.InteractionType.component and not _dispatched(interaction)
        ):
            await self.open(interaction)


def _dispatched(interaction: discord.Interaction) -> bool:
    """Whether discord.py finds the pressed item by itself: its id fits, and it stands on the message."""
    name = custom_id_of(interaction)
    return bool(
        Pressable.__discord_ui_compiled_template__.fullmatch(name)
        and interaction.message
        and any(name == getattr(part, "custom_id", None) for part in walk(interaction.message.components))
    )


def walk(parts: Iterable[object]) -> Iterable[object]:
    """Components, nested ones too."""
    for part in parts:
        yield part
        yield from walk(getattr(part, "children", ()))


def custom_id_of(interaction: discord.Interaction) -> str:
    """What was pressed."""
    data = cast("Mapping[str, object]", interaction.data or {})
    return str(data.get("custom_id") or "")


async def _unknown(press: Press, key: ids.Key) -> None:
    del key
    await press.whisper(press.words().text("refusal-unknown-press"))


def refused(words: Wording, refusal: Refusal | Unfit) -> str:
    """Why something is not possible, with the clause that says so. Names come from people: no sign of them is markup."""
    if isinstance(refusal, Unfit):
        return "\n".join(
            f"- {words.text(_named(problem.word()))}{_clause(problem.rule)}" for problem in refusal.problems
        )
    return f"{words.text(_named(refusal.word()))}{_clause(refusal.rule)}"


def _named(word: Word) -> Word:
    """The same message with every name in it as plain text."""
    return Word(word.key, {key: _plain(value) for key, value in word.values.items()})


def _plain(value: Value) -> Value:
    if isinstance(value, Word):
        return _named(value)
    return Name(plain(value.ja), plain(value.en)) if isinstance(value, Name) else value


def _clause(rule: str) -> str:
    return f" `{rule}`" if rule else ""


def doors_of(interaction: discord.Interaction) -> Doors:
    """The doors of the client that a press came to."""
    return cast("Doors", interaction.client.doors)  # type: ignore[attr-defined]  # our client has them
