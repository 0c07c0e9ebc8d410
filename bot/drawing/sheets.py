"""A single card, large, with all that is printed on it. Lying, since a standing picture would be shown 230 px wide."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace
from PIL import Image, ImageDraw

from bot.drawing.cards import Brush, sprite_of, state_tag
from bot.drawing.cloth import cloth
from bot.drawing.colors import (
    AMBER,
    BODY_TEXT,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_DEEP,
    QUIET_ON_DARK,
    QUIET_ON_PAPER,
    RGB,
    letter_on,
    mix,
    rgb,
)
from bot.drawing.crests import crest_mask
from bot.drawing.emblems import emblem
from bot.drawing.faces import badge_of
from bot.drawing.gems import emblems_of
from bot.drawing.icons import icon
from bot.drawing.look import Emblem, StateLook
from bot.drawing.panels import blit, blit_middle, lay, panel
from bot.drawing.tags import tag
from bot.drawing.text import width, wrap, write, write_fit
from engine.view import Block, Sheet, Tile

_LEFT, _TOP, _WIDE, _HIGH = 560, 24, 616, 752
_PAD = 24
_FOOT = 744
_TILE = 84
"""Least width of a fact."""
_GEM = 44
_STATE = 48
"""Size of a state's word on the large card."""
_GAIN = 72
"""Room of what an ability adds, so that costs stand below each other."""


def _emblem_of(sheet: Sheet, brush: Brush) -> Emblem | None:
    return next((brush.look.emblems[key] for key in sheet.face.attributes if key in brush.look.emblems), None)


def _fill_of(sheet: Sheet, brush: Brush) -> RGB:
    """The color of the card's attribute, or ink where it has none."""
    attribute = _emblem_of(sheet, brush)
    return rgb(attribute.fill) if attribute else INK_SOFT


def _head(image: Image.Image, sheet: Sheet, brush: Brush, attribute: Emblem | None) -> None:
    """Emblem, and the name in both languages."""
    x = _LEFT + 104
    if attribute:
        blit(image, emblem(attribute, 68, brush.locale), _LEFT + 22, 44)
    else:
        x = _LEFT + _PAD
    name = sheet.face.name
    if name is None:
        return
    first, second = (name.ja, name.en) if brush.locale == "ja" else (name.en, name.ja)
    badge = badge_of(sheet.face, brush.words)
    first = f"{first}　{badge}" if badge else first
    room = _LEFT + _WIDE - _PAD - x
    write_fit(image, (x, 66), first, room, (42, 28), INK)
    write_fit(image, (x, 106), second, room, (26, 22), QUIET_ON_PAPER)


def _tile(image: Image.Image, tile: Tile, brush: Brush, box: tuple[float, int, int]) -> None:
    """A fact: its label over a number, a word or an emblem; or an emblem with its number beside it."""
    x, y, wide = box
    blit(image, panel(wide, 96, 12, INK), x, y)
    middle = x + wide / 2
    if tile.emblem in brush.look.emblems and tile.value is not None:
        blit_middle(image, emblem(brush.look.emblems[tile.emblem], 46, brush.locale), x + wide * 0.31, y + 48)
        write(image, (x + wide * 0.74, y + 48), str(tile.value), 46, PAPER, "middle")
        return
    write_fit(image, (middle, y + 24), brush.words.text(tile.label), wide - 10, (24, 16), QUIET_ON_DARK, "middle")
    if tile.emblem in brush.look.emblems:
        blit(image, emblem(brush.look.emblems[tile.emblem], 50, brush.locale), middle - 25, y + 41)
        return
    word = str(tile.value) if tile.value is not None else brush.words.text(tile.word) if tile.word else "–"
    write_fit(image, (middle, y + 66), word, wide - 12, (42, 24), PAPER, "middle")


def _label_width(tile: Tile, brush: Brush) -> float:
    """Room of the label; an emblem with its number needs none."""
    return 0 if tile.emblem and tile.value is not None else width(brush.words.text(tile.label), 24)


def _lay_tiles(image: Image.Image, tiles: tuple[Tile, ...], brush: Brush, y: int) -> None:
    """The facts side by side, each as wide as its label wants beside the others."""
    room = _WIDE - 2 * _PAD - 12 * (len(tiles) - 1)
    wanted = [max(_TILE, _label_width(tile, brush) + 24) for tile in tiles]
    spare = (room - sum(wanted)) / len(tiles)
    wides = [want + spare for want in wanted] if spare >= 0 else [want * room / sum(wanted) for want in wanted]
    x = float(_LEFT + _PAD)
    for tile, wide in zip(tiles, wides, strict=True):
        _tile(image, tile, brush, (x, y, int(wide)))
        x += wide + 12


@dataclass(frozen=True, slots=True)
class _Setting:
    """How the abilities are set: text size, line, head and gap."""

    px: int
    line: int
    head: int
    gap: int


_SETTINGS = (
    _Setting(30, 40, 50, 16), _Setting(27, 36, 48, 14), _Setting(24, 32, 44, 10), _Setting(22, 28, 40, 6), _Setting(20, 25, 36, 4),
)  # fmt: skip
"""From the usual to what the longest card needs."""


def _text(block: Block, brush: Brush) -> str:
    """What a block says: its text, or the sentences that its effects write."""
    sentences = (brush.words.text(word) for word in (*((block.text,) if block.text else ()), *block.lines))
    return brush.words.text("list-sentence").join(sentence for sentence in sentences if sentence)


def _wrapped(block: Block, brush: Brush, px: int) -> tuple[str, ...]:
    said = _text(block, brush)
    return wrap(said, _WIDE - 2 * _PAD - 18, px) if said else ()


def _cost(image: Image.Image, block: Block, sheet: Sheet, brush: Brush, middle: float) -> float:
    """What it costs, as an emblem with a number, and what it adds; returns where that begins."""
    x = float(_LEFT + _WIDE - _PAD)
    for gem in reversed(emblems_of(block.gems, brush.look)):
        x -= _GEM
        blit_middle(image, emblem(gem, _GEM, brush.locale), x + _GEM / 2, middle)
    if block.gain is not None:
        gain = f"＋{block.gain}"
        write(image, (x, middle), gain, 36, INK, "right")
        x -= max(_GAIN, width(gain, 36) + 18)
        known = next((brush.look.stats.get(stat.kind) for stat in sheet.face.stats), None)
        if known:
            blit_middle(image, icon(known.icon, 28, QUIET_ON_PAPER), x - 10, middle)
            x -= 46
    if block.cost is not None:
        write(image, (x - 8, middle), str(block.cost), 36, INK, "right")
        x -= 20 + max(24, width(str(block.cost), 36))
        counted = brush.look.stats.get(block.emblem)
        if block.emblem in brush.look.emblems:
            blit_middle(image, emblem(brush.look.emblems[block.emblem], 42, brush.locale), x - 18, middle)
            x -= 44
        elif counted:
            blit_middle(image, icon(counted.icon, 34, AMBER), x - 14, middle)
            x -= 38
    return x


def _block(image: Image.Image, block: Block, sheet: Sheet, brush: Brush, y: int, setting: _Setting) -> int:
    """An ability: name, cost or mark at the right, text; returns where the next one begins."""
    fill = _fill_of(sheet, brush)
    x, right = _LEFT + _PAD, _LEFT + _WIDE - _PAD
    middle = y + setting.head * 0.44
    ImageDraw.Draw(image).rounded_rectangle((x, middle - 18, x + 6, middle + 18), 3, fill=fill)
    room: float = right - x - 18
    if block.mark:
        chip = tag(
            brush.words.text(block.mark), 26 if setting.head > 40 else 22, fill, letter_on(fill), pad=10, radius=8
        )
        blit(image, chip, right - chip.width, middle - chip.height / 2)
        room -= chip.width + 12
    room = min(room, _cost(image, block, sheet, brush, middle) - x - 30)
    write_fit(image, (x + 18, middle), brush.words.text(block.name), room, (min(32, setting.head - 12), 22), INK)
    y += setting.head
    for text in _wrapped(block, brush, setting.px):
        write(image, (x + 18, y + setting.line * 0.45), text, setting.px, BODY_TEXT)
        y += setting.line
    return y + setting.gap


def _high(sheet: Sheet, brush: Brush, setting: _Setting) -> int:
    """How high all abilities are in a setting."""
    lines = sum(len(_wrapped(block, brush, setting.px)) for block in sheet.blocks)
    return lines * setting.line + len(sheet.blocks) * (setting.head + setting.gap)


def _setting_for(sheet: Sheet, brush: Brush, room: int) -> tuple[_Setting, bool]:
    """The largest setting in which all abilities fit, and whether there is room for the flavor; abilities come first."""
    flavor = 24 + 34 * len(_flavor_lines(sheet, brush))
    for setting in _SETTINGS[:3]:
        if _high(sheet, brush, setting) + flavor <= room:
            return setting, True
    fitting = [setting for setting in _SETTINGS if _high(sheet, brush, setting) <= room]
    return (fitting or _SETTINGS[-1:])[0], False


def _flavor_lines(sheet: Sheet, brush: Brush) -> tuple[str, ...]:
    return wrap(brush.words.name(sheet.flavor), _WIDE - 2 * _PAD - 18, 24, 3) if sheet.flavor else ()


def _flavor(image: Image.Image, sheet: Sheet, brush: Brush, y: int) -> None:
    """The flavor, at the foot."""
    lines = _flavor_lines(sheet, brush)
    y = max(y + 14, _FOOT - 36 - 34 * len(lines))
    for k, line in enumerate(lines):
        write(image, (_LEFT + _PAD, y + 34 * k), line, 24, QUIET_ON_PAPER)


def paint_sheet_image(sheet: Sheet, brush: Brush) -> Image.Image:
    """The picture of a card."""
    image = cloth(sheet.game).copy()
    printed = replace(sheet.face, stats=tuple(replace(stat, bar=False) for stat in sheet.face.stats))
    lay(image, sprite_of(printed, brush, 512, 752), 24, 24, 28)
    for k, state in enumerate(sheet.face.states):
        sprite = state_tag(state, brush.look.states.get(state, StateLook()), brush, 300, _STATE)
        blit(image, sprite, 24 + 512 - 22 - sprite.width, 24 + 22 + k * (sprite.height + 8))
    attribute = _emblem_of(sheet, brush)
    fill = _fill_of(sheet, brush)
    lay(image, panel(_WIDE, _HIGH, 20, PAPER, 255, fill, 4), _LEFT, _TOP, 20)
    at = (_LEFT + _WIDE - 250, _TOP + _HIGH - 250)
    image.paste(mix(PAPER, PAPER_DEEP, 0.8), at, crest_mask(brush.look.crest, 236))
    _head(image, sheet, brush, attribute)
    y = 136
    if sheet.tiles:
        _lay_tiles(image, sheet.tiles[:5], brush, y)
        y += 120
    setting, with_flavor = _setting_for(sheet, brush, _FOOT - 20 - y)
    for block in sheet.blocks:
        y = _block(image, block, sheet, brush, y, setting)
    if with_flavor:
        _flavor(image, sheet, brush, y)
    if sheet.foot:
        write_fit(image, (_LEFT + _PAD, _FOOT), brush.words.text(sheet.foot), _WIDE - 60, (24, 20), QUIET_ON_PAPER)
    return image
