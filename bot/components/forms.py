"""Forms (Discord's modals). One that comes back is known by its custom id alone, so that it may come after a restart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import cast

import discord
from discord import ui

from bot.components import ids
from bot.components.paths import whole_number
from bot.limits import FIELD_LABEL, FIELD_TEXT, MODAL_TITLE, cut
from engine.wording import Wording

LIFE = 900.0
"""Seconds after which discord.py may forget a form."""
FIELD = "number"


def number_form(key: ids.Number | ids.HouseNumber, words: Wording, title: str = "", label: str = "") -> ui.Modal:
    """Asks for a whole number; ``title`` and ``label`` say which, where there is more to say than that."""
    title, label = title or words.text("form-number-title"), label or words.text("form-number-label")
    form = ui.Modal(title=cut(title, MODAL_TITLE), timeout=LIFE, custom_id=key.pack())
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=FIELD, min_length=1, max_length=6)
    form.add_item(ui.Label(text=cut(label, FIELD_LABEL), component=field))
    return form


def text_field(
    name: str, label: str, *, value: str = "", about: str = "", most: int, long: bool = False, needed: bool = True
) -> ui.Label[ui.Modal]:
    """A field for text of at most so many characters; ``value`` stands in it already."""
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=name, style=style, default=value[:most] or None, max_length=most, required=needed
    )
    return ui.Label(text=cut(label, FIELD_LABEL), description=cut(about, FIELD_TEXT) or None, component=field)


def form_of(key: ids.Key, title: str, *fields: ui.Label[ui.Modal]) -> ui.Modal:
    """A form that comes back by its key."""
    form = ui.Modal(title=cut(title, MODAL_TITLE), timeout=LIFE, custom_id=key.pack())
    for field in fields:
        form.add_item(field)
    return form


def text_in(interaction: discord.Interaction, name: str) -> str:
    """What a field of a form brought."""
    for part in _parts(cast("Mapping[str, object]", interaction.data or {})):
        if part.get("custom_id") == name and "value" in part:
            return str(part["value"] or "")
    return ""


def number_in(interaction: discord.Interaction) -> int | None:
    """The number that a form brought, in the digits that a roll of dice takes too: what NFKC makes ASCII, such as ３ or ②."""
    for part in _parts(cast("Mapping[str, object]", interaction.data or {})):
        if part.get("custom_id") == FIELD and "value" in part:
            return whole_number(unicodedata.normalize("NFKC", str(part["value"])).strip())
    return None


def _parts(data: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    inner = data.get("component")
    for part in [*cast("list[Mapping[str, object]]", data.get("components") or []), *([inner] if inner else [])]:
        part = cast("Mapping[str, object]", part)
        yield part
        yield from _parts(part)
