"""A message as plain parts (`Page`), and what discord.py sends for it.

Every sending makes its own view and its own files: a view that is used twice loses its buttons, a file that is used twice is sent empty.
All that can be pressed is a `Pressable`, never an ordinary item beside it, so that discord.py keeps nothing of a message once it is sent.
"""

from __future__ import annotations

import hashlib
import io
import logging
from dataclasses import dataclass
from typing import Self, TypeAlias, cast

import discord
from discord import ui

from bot import limits
from bot.components.controls import Button, Choice, Kind, Lookup, Row

log = logging.getLogger(__name__)

Control: TypeAlias = "ui.Button[ui.LayoutView] | ui.Select[ui.LayoutView] | ui.ChannelSelect[ui.LayoutView] | ui.RoleSelect[ui.LayoutView]"
TALK = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""Channels in which a command can be used, or in whose threads."""


@dataclass(frozen=True)
class Picture:
    """A picture with its alt text. The name is read by every client: it says nothing."""

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True)
class Attached:
    """A file to take home."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Rule:
    """A thin line between two parts."""


Part = str | Picture | Attached | Row | Rule


@dataclass(frozen=True)
class Page:
    """A message: texts (Discord's markup), pictures and rows of controls from top to bottom."""

    parts: tuple[Part, ...]
    mentions: tuple[int, ...] = ()
    """The users that it calls; nobody else is called, whatever stands in a text."""

    def digest(self) -> str:
        """Equal for pages that look alike."""
        told = hashlib.blake2b(digest_size=12)
        for part in self.parts:
            told.update(part.data if isinstance(part, Picture | Attached) else repr(part).encode())
        return told.hexdigest()

    def files(self) -> list[discord.File]:
        """Fresh files for one sending."""
        return [_file(part) for part in self.parts if isinstance(part, Picture | Attached)]

    def view(self) -> ui.LayoutView:
        """A fresh view for one sending."""
        view = ui.LayoutView(timeout=None)
        room = limits.TEXTS
        for part in self.parts:
            if isinstance(part, str):
                text = limits.cut(part, room)
                room -= len(text)
                if text:
                    view.add_item(ui.TextDisplay(text))
            else:
                view.add_item(_item(part))
        if broken := limits.faults({"components": _serialized(view)}):
            log.error("a message breaks Discord's limits: %s", "; ".join(broken))
        return view

    def allowed(self) -> discord.AllowedMentions:
        """Who may be called."""
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in self.mentions]
        )


class Pressable(ui.DynamicItem[Control], template=r"[a-z]{1,2}:[\x20-\x7e]{0,97}"):
    """A button or menu that is found again by its custom id alone, in any process and after any restart."""

    @classmethod
    async def from_custom_id(  # type: ignore[override]  # discord.py asks for any interaction, ours come from our client
        cls, interaction: discord.Interaction, item: Control, match: object, /
    ) -> Self:
        """Made by discord.py when it is pressed."""
        del interaction, match
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the press to the doors of the client that it came to."""
        from bot.components.doors import doors_of

        await doors_of(interaction).open(interaction)


def _serialized(view: ui.LayoutView) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", view.to_components())  # type: ignore[no-untyped-call]  # discord.py's own


def _file(part: Picture | Attached) -> discord.File:
    return discord.File(io.BytesIO(part.data), part.name, description=_alt(part) if isinstance(part, Picture) else None)


def _item(part: Picture | Attached | Row | Rule) -> ui.Item[ui.LayoutView]:
    if isinstance(part, Rule):
        return ui.Separator()
    if isinstance(part, Attached):
        return ui.File(f"attachment://{part.name}")
    if isinstance(part, Picture):
        picture = discord.MediaGalleryItem(f"attachment://{part.name}", description=_alt(part))
        return ui.MediaGallery(picture)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for control in _controls(part):
        row.add_item(cast("ui.Item[ui.LayoutView]", Pressable(control)))
    return row


def _controls(row: Row) -> list[Control]:
    if isinstance(row, Choice):
        return [_menu(row)]
    return [_lookup(row)] if isinstance(row, Lookup) else [_button(button) for button in row]


def _button(button: Button) -> Control:
    return ui.Button(
        label=limits.cut(button.label, limits.LABEL),
        custom_id=button.key.pack(),
        style=discord.ButtonStyle[button.tone.value],
        disabled=button.barred,
    )


def _menu(choice: Choice) -> Control:
    options = [
        discord.SelectOption(
            label=limits.cut(option.label, limits.OPTION_LABEL),
            value=option.value,
            description=limits.cut(option.text, limits.OPTION_TEXT) or None,
            default=option.chosen,
        )
        for option in choice.options
    ]
    return ui.Select(
        placeholder=limits.cut(choice.placeholder, limits.PLACEHOLDER),
        custom_id=choice.key.pack(),
        options=options,
        min_values=choice.low,
        max_values=choice.high,
    )


def _lookup(row: Lookup) -> Control:
    placeholder, name = limits.cut(row.placeholder, limits.PLACEHOLDER), row.key.pack()
    if row.kind is Kind.ROLES:
        roles = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.role) for one in row.chosen]
        return ui.RoleSelect(
            placeholder=placeholder, custom_id=name, min_values=0, max_values=row.high, default_values=roles
        )
    channels = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel) for one in row.chosen]
    return ui.ChannelSelect(
        placeholder=placeholder,
        custom_id=name,
        channel_types=list(TALK),
        min_values=0,
        max_values=row.high,
        default_values=channels,
    )


def _alt(picture: Picture) -> str:
    return limits.cut(picture.alt, limits.ALT_TEXT)
