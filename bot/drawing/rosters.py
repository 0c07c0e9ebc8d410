"""Who stands on one's own side, one below the other beside the hand: the numbers, and by name what is set on each."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.drawing.attached import grouped
from bot.drawing.cards import BARRED, RINGS, Brush, state_tag
from bot.drawing.colors import BRONZE, NIGHT, PAPER, PAPER_DEEP, QUIET_ON_DARK, mix
from bot.drawing.emblems import emblem
from bot.drawing.icons import icon
from bot.drawing.look import StateLook
from bot.drawing.panels import blit, blit_middle, dimmed, lay, panel
from bot.drawing.tags import disc
from bot.drawing.text import fit, width, wrap, write
from engine.view import Face, View, Word

WIDTHS = (520, 452, 384)
"""How wide the entries may be: as wide as the cards beside them leave room for."""
_PLAIN, _LINE = 46, 26
"""Height of an entry with one line, and of each further line."""
_TIGHT, _STRETCH = 0.82, 1.35
"""How much lower and higher entries may be."""
_SETTINGS = ((2, 6), (2, 4), (1, 4))
"""Most lines of what is set on one, and the gap between entries, from the usual to what six units need."""
_NAME = 0.5
"""The middle of the first line, in parts of `_PLAIN`."""
_PAD = 12
_SMALL = 22
_EMBLEM = 38
_EDGE = mix(NIGHT, QUIET_ON_DARK, 0.5)


def standing(view: View) -> tuple[Face, ...]:
    """The own units that lie open, the main one first; none where the table has no panels."""
    areas = [area for area in view.areas if area.seat == view.viewer and area.kind != "aside"]
    if not any(area.kind == "panel" for area in areas):
        return ()
    first = sorted(areas, key=lambda area: area.kind != "panel")
    return tuple(face for area in first for slot in area.slots for face in slot.faces if face.card)


def lay_roster(image: Image.Image, faces: tuple[Face, ...], brush: Brush, box: tuple[int, int, int, int]) -> None:
    """One entry for each unit, in a box; what is set on it takes as many lines as it needs and there is room for."""
    x, y, wide, high = box
    tries = (_fitted(faces, brush, wide, high, *setting) for setting in _SETTINGS)
    last = _fitted(faces, brush, wide, high, *_SETTINGS[-1])
    lines, scale, gap = next((each for each in tries if each[1] >= _TIGHT), last)
    talls = [int((_PLAIN + _LINE * len(told)) * scale) for told in lines]
    top = y + (high - sum(talls) - gap * (len(faces) - 1)) // 2
    for face, told, tall in zip(faces, lines, talls, strict=True):
        _entry(image, face, told, brush, (x, top, wide, tall))
        top += tall + gap


def _fitted(
    faces: tuple[Face, ...], brush: Brush, wide: int, high: int, most: int, gap: int
) -> tuple[list[tuple[str, ...]], float, int]:
    """The lines of each entry, how high they can be, and the gap between them."""
    lines = [_lines(face, brush, wide, most) for face in faces]
    wanted = sum(_PLAIN + _LINE * len(told) for told in lines)
    return lines, min(_STRETCH, (high - gap * (len(faces) - 1)) / max(1, wanted)), gap


def _tags(face: Face, brush: Brush) -> list[Image.Image]:
    """Its states on their tags."""
    return [state_tag(state, brush.look.states.get(state, StateLook()), brush, 130, 20) for state in face.states]


def _indent(face: Face, brush: Brush) -> int:
    """Where the names of what is set on it begin, after its states."""
    return sum(sprite.width + 8 for sprite in _tags(face, brush)) + 14


def _lines(face: Face, brush: Brush, wide: int, most: int) -> tuple[str, ...]:
    """What is set on it and lies under it, by name, on so many lines; one empty line where there are only states."""
    comma = brush.words.text("list-comma")
    said = comma.join(
        f"{name}{times}\u00a0{mark}" if mark else name + times for name, times, mark in grouped(face, brush.words)
    )
    if face.tucked:
        under = brush.words.text(Word("alt-tucked", {"cards": comma.join(map(brush.words.short, face.tucked))}))
        said = comma.join(part for part in (said, under) if part)
    if not said:
        return ("",) if face.states else ()
    return wrap(said, wide - 2 * _PAD - _indent(face, brush), _SMALL, most)


def _entry(image: Image.Image, face: Face, told: tuple[str, ...], brush: Brush, box: tuple[int, int, int, int]) -> None:
    x, y, wide, high = box
    color = RINGS.get(face.glow)
    sprite = panel(wide, high, 10, NIGHT, 235, PAPER if color else _EDGE)
    lay(image, dimmed(sprite, *BARRED) if face.glow == "barred" else sprite, x, y, 10, color)
    first = y + _NAME * high * _PLAIN / (_PLAIN + _LINE * len(told))
    left = x + _PAD
    for key in face.attributes[:1]:
        if key in brush.look.emblems:
            blit_middle(image, emblem(brush.look.emblems[key], _EMBLEM, brush.locale), left + _EMBLEM / 2, first)
            left += _EMBLEM + 8
    right = _numbers(image, face, brush, (x + wide - _PAD, first))
    name, px = fit(brush.words.short(face.name) if face.name else "", right - left - 6, 26, 20)
    write(image, (left, first), name, px, PAPER)
    if told:
        _sets(image, face, told, brush, (x + _PAD, y + high - high * _share(told), high))
    if face.number:
        blit_middle(image, disc(face.number, face.glow == "barred", 44), x + 2, first)


def _share(told: tuple[str, ...]) -> float:
    """How much of an entry's height the lines below the first one take."""
    return _LINE * len(told) / (_PLAIN + _LINE * len(told))


def _numbers(image: Image.Image, face: Face, brush: Brush, at: tuple[float, float]) -> float:
    """Its numbers with their icons, from the right; returns where they begin."""
    x, y = at
    for stat in reversed(face.stats):
        digits = str(stat.value)
        write(image, (x, y), digits, 28, PAPER, "right")
        x -= width(digits, 28)
        known = brush.look.stats.get(stat.kind)
        if known and known.icon:
            blit_middle(image, icon(known.icon, 20, QUIET_ON_DARK), x - 15, y)
            x -= 34
    return x


def _sets(image: Image.Image, face: Face, told: tuple[str, ...], brush: Brush, at: tuple[float, float, int]) -> None:
    """Its states, and what is set on it by name."""
    x, y, high = at
    pitch = high * _share(told) / len(told)
    left = x
    for sprite in _tags(face, brush):
        blit(image, sprite, left, y + (pitch * len(told) - sprite.height) / 2 - 5)
        left += sprite.width + 8
    if not any(told):
        return
    ImageDraw.Draw(image).rectangle((left, y - 1, left + 5, y + pitch * len(told) - 8), fill=BRONZE)
    for k, line in enumerate(told):
        write(image, (left + 14, y + pitch * (k + 0.5) - 5), line, _SMALL, PAPER_DEEP)
