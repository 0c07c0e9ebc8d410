"""A player's plate in the rail: seat mark and name, the score that decides the game, the zones with their counts.

On paper with a vermilion edge and a seal while it is that seat's move; on night while it rests.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.drawing.cards import Brush
from bot.drawing.colors import (
    CROSS,
    GOLD,
    INK,
    INK_SOFT,
    LOW,
    NIGHT,
    PAPER,
    QUIET_ON_DARK,
    QUIET_ON_PAPER,
    RGB,
    VERMILION,
    mix,
)
from bot.drawing.crests import crest_of
from bot.drawing.emblems import emblem
from bot.drawing.gems import emblems_of
from bot.drawing.icons import ICONS, icon
from bot.drawing.look import Look
from bot.drawing.panels import blit, blit_middle, lay, panel
from bot.drawing.piles import LEADER, leader, pile
from bot.drawing.seals import answered, seal, seat_mark
from bot.drawing.tags import tag
from bot.drawing.text import fit, width, write, write_fit
from bot.drawing.words import Caption, Words, seat_letter
from engine.view import Plate, Score, Zone

LEFT, WIDE = 16, 196
_PAD = 14
_SEAL = 62
_FEW = 3
_IN_A_ROW = 6
"""How many marks stand in one row."""
_GEM, _BESIDE_GEM = 38, 24
"""Size of what is counted as a gem, and how much of one looks out from under another that lies with it."""
_LIFE = {"heart", "skull"}
"""Icons that speak of life, and so may be red."""


@dataclass(frozen=True, slots=True)
class _Ink:
    """The colors of one plate."""

    text: RGB
    quiet: RGB
    line: RGB
    life: RGB


_LIT = _Ink(INK, QUIET_ON_PAPER, mix(PAPER, INK, 0.27), VERMILION)
_RESTING = _Ink(PAPER, QUIET_ON_DARK, mix(NIGHT, QUIET_ON_DARK, 0.35), LOW)


def _first_score(image: Image.Image, score: Score, words: Words, ink: _Ink, y: int, room: float) -> None:
    """The one number that decides the game: 56 px, its word above, its unit beside; closer where signs stand below."""
    x = LEFT + _PAD
    signs = _as_signs(score)
    if signs:
        write_fit(image, (x, y + 13), words.text(score.label), room, (22, 18), ink.quiet)
        y -= 7
    elif score.label:
        write_fit(image, (x, y + 14), words.text(score.label), room, (22, 18), ink.quiet)
    digits, px = fit(str(score.value), room - (32 if score.unit else 0), 56, 36)
    write(image, (x, y + 55), digits, px, ink.text)
    of = f"/{score.marks[1]}" if score.marks else ""
    if score.unit or of:
        said = words.text(score.unit) if score.unit else of
        write(image, (x + width(digits, px) + 6, y + 62), said, 26 if score.unit else 34, ink.quiet)


def _as_pips(score: Score) -> bool:
    """Whether a score of so many in all is shown mark by mark; of a few the number says it."""
    return score.marks is not None and score.marks[1] > _FEW


def _as_signs(score: Score) -> bool:
    """Whether its marks are signs of their own."""
    return score.marks is not None and score.icon in ICONS


def _other_score(image: Image.Image, score: Score, words: Words, look: Look, ink: _Ink, y: int, px: int) -> None:
    """A lesser number with its icon or its word."""
    x = float(LEFT + _PAD)
    known = look.stats.get(score.icon)
    sign = known.icon if known else score.icon
    if sign:
        blit(image, icon(sign, 26, ink.life if sign in _LIFE else ink.quiet), x, y)
        x += 36
    elif score.label:
        word = words.text(score.label)
        write(image, (x, y + 13), word, 22, ink.quiet)
        x += width(word, 22) + 8
    write(image, (x, y + 13), str(score.value), px, ink.text)


def _pips(image: Image.Image, marks: tuple[int, int], ink: _Ink, y: int) -> None:
    """Filled of total, as a row of marks, or as two low ones."""
    filled, total = marks
    columns = total if total <= _IN_A_ROW else -(-total // 2)
    high, pitch = (26, 0) if total <= _IN_A_ROW else (13, 18)
    step = min(33 if pitch else 28, (WIDE - 2 * _PAD) / max(1, columns))
    draw = ImageDraw.Draw(image)
    for k in range(total):
        x, line = LEFT + _PAD + k % columns * step, y + k // columns * pitch
        box = (x, line, x + step - 6, line + high)
        draw.rounded_rectangle(box, 4, fill=ink.text if k < filled else None, outline=ink.quiet, width=2)


def _signs(image: Image.Image, sign: str, marks: tuple[int, int], ink: _Ink, y: int) -> None:
    """Filled of total as so many signs, the others as rings."""
    filled, total = marks
    step = min(33, (WIDE - 2 * _PAD) / max(1, total))
    px = int(min(28, step - 3))
    for k in range(total):
        x = LEFT + _PAD + k * step
        if k < filled:
            blit(image, icon(sign, px, ink.life if sign in _LIFE else ink.text), x, y)
        else:
            blit(image, icon("ring", px - 2, ink.quiet), x + 1, y + 1)


def _gems(image: Image.Image, gems: tuple[tuple[str, ...], ...], brush: Brush, ink: _Ink, y: int) -> None:
    """What is counted one by one, each as emblems that lie together; equal ones with their number where all have no room."""
    room = WIDE - 2 * _PAD + 8
    counted = [(keys, 1) for keys in gems]
    if sum(_gem_wide(keys) + 4 for keys in gems) > room:
        counted = list(Counter(gems).items())
    wides = [_gem_wide(keys) + (width(f"×{count}", 24) + 12 if count > 1 else 4) for keys, count in counted]
    scale = min(1.0, room / sum(wides))
    px, beside = round(_GEM * scale), _BESIDE_GEM * scale
    x = LEFT + _PAD - 4.0
    for (keys, count), wide in zip(counted, wides, strict=True):
        for k, each in enumerate(reversed(emblems_of(keys, brush.look))):
            blit(image, emblem(each, px, brush.locale), x + beside * (len(keys) - 1 - k), y + (_GEM - px) / 2)
        if count > 1:
            write(
                image,
                (x + _gem_wide(keys) * scale + 1, y + _GEM / 2),
                f"×{count}",
                round(24 * scale),
                ink.text,
            )
        x += wide * scale


def _gem_wide(keys: tuple[str, ...]) -> int:
    return _GEM + _BESIDE_GEM * (len(keys) - 1)


def _lost(image: Image.Image, score: Score, y: int) -> None:
    """A cross on each mark that can never be filled again."""
    total = score.marks[1] if score.marks else 0
    step = min(28, (WIDE - 2 * _PAD) / max(1, total))
    for k in range(total - score.lost, total):
        blit_middle(image, icon("cross", 18, CROSS), LEFT + _PAD + (k + 0.5) * step - 3, y + 13)


def _stamp_room(plate: Plate, words: Words) -> int:
    """How much of the first score's line the seal takes; a word in Latin letters makes it wider."""
    if plate.seal and not plate.answered:
        return seal(words.text(plate.seal), _SEAL).width + 4
    return _SEAL + 12


def _scores(image: Image.Image, plate: Plate, brush: Brush, ink: _Ink, y: int) -> None:
    if not plate.scores:
        return
    words, look = brush.words, brush.look
    first, *others = plate.scores
    _first_score(image, first, words, ink, y, WIDE - 2 * _PAD - _stamp_room(plate, words))
    y += 85
    if first.marks and _as_signs(first):
        _signs(image, first.icon, first.marks, ink, y - 9)
        y += 17
    elif first.marks and _as_pips(first):
        _pips(image, first.marks, ink, y)
        _lost(image, first, y)
        y += 32
    for score in others[:1]:
        if score.gems:
            _gems(image, score.gems, brush, ink, y)
            continue
        _other_score(image, score, words, look, ink, y, 30 if plate.tags else 34)


def _zones(image: Image.Image, plate: Plate, words: Words, ink: _Ink, top: int) -> None:
    """Icon, count and word of each zone, side by side."""
    zones = [zone for zone in plate.zones if zone.icon != LEADER]
    said = [words.text(f"zone-{zone.id}") for zone in zones]
    wanted = {px: [max(48.0, width(word, px) + 8) for word in said] for px in (22, 21, 20, 19)}
    px = next((px for px, columns in wanted.items() if sum(columns) <= WIDE - 12), 19)
    fitting = sum(wanted[px]) <= WIDE - 12
    columns = wanted[px] if fitting else [(WIDE - 16) / len(zones)] * len(zones)
    names = [fit(word, column, px, 19) for word, column in zip(said, columns, strict=True)]
    gap = (WIDE - 16 - sum(columns)) / (len(columns) + 1)
    x = LEFT + 8 + gap
    for zone, name, column in zip(zones, names, columns, strict=True):
        _zone(image, zone, plate.seat, name, ink, (x + column / 2, top))
        x += column + gap


def _zone(image: Image.Image, zone: Zone, seat: int, name: tuple[str, int], ink: _Ink, at: tuple[float, int]) -> None:
    middle, top = at
    sprite = pile(zone.icon, seat, zone.count)
    blit(image, sprite, middle - sprite.width / 2, top - 3)
    write(image, (middle, top + 64), str(zone.count), 32, ink.text, "middle")
    write(image, (middle, top + 90), *name, ink.quiet, "middle")


def _stamp(image: Image.Image, plate: Plate, words: Words, top: int) -> None:
    """The seal of the seat that is to move, or the check of the one that has answered."""
    if plate.answered:
        blit(image, answered(_SEAL), LEFT + WIDE - 14 - _SEAL, top + 72)
    elif plate.seal:
        stamp = seal(words.text(plate.seal), _SEAL)
        blit(image, stamp, LEFT + WIDE - 14 - stamp.width, top + 72)


def _leader(image: Image.Image, plate: Plate, words: Words, top: int) -> None:
    """The leader beside the lesser score: its crest once it is shown, its back before."""
    for zone in (zone for zone in plate.zones if zone.icon == LEADER):
        crest = crest_of(zone.faces[0].name.ja, zone.faces[0].crest) if zone.faces and zone.faces[0].name else ""
        sprite = leader(plate.seat, crest, words.text("mark-leader"))
        blit(image, sprite, LEFT + WIDE - 8 - sprite.width, top + 139)


def _tag(image: Image.Image, plate: Plate, words: Words, top: int) -> None:
    """What else is to be said of a seat, beside the lesser score; where marks stand there, in the place of the seal."""
    if not plate.tags:
        return
    if plate.scores and plate.scores[0].marks:
        if not plate.seal and not plate.answered:
            sprite = tag(*fit(words.text(plate.tags[0]), 90, 26, 22), INK, GOLD, GOLD)
            blit(image, sprite, LEFT + WIDE - _PAD - sprite.width, top + 78)
        return
    sprite = tag(*fit(words.text(plate.tags[0]), 72, 22, 18), INK, PAPER, QUIET_ON_DARK, pad=7)
    blit(image, sprite, LEFT + WIDE - _PAD - sprite.width, top + 146)


def _line(image: Image.Image, y: int, ink: _Ink) -> None:
    ImageDraw.Draw(image).rectangle((LEFT + _PAD, y, LEFT + WIDE - _PAD, y + 1), fill=ink.line)


def lay_plate(image: Image.Image, plate: Plate, caption: Caption, brush: Brush, place: tuple[int, int]) -> None:
    """Lays a seat's plate. ``place`` is its top and its height."""
    top, high = place
    words = brush.words
    lit = plate.active or plate.answered or plate.seal == "seal-won"
    ink = _LIT if lit else _RESTING
    if lit:
        edge = INK_SOFT if plate.answered else VERMILION
        lay(image, panel(WIDE, high, 16, PAPER, 255, edge, 4), LEFT, top, 16)
    else:
        blit(image, panel(WIDE, high, 16, NIGHT, 190), LEFT, top)
    blit(image, seat_mark(plate.seat, seat_letter(words, plate.seat), 44), LEFT + 12, top + 12)
    write_fit(image, (LEFT + 64, top + 34), caption.names[plate.seat], WIDE - 76, (30, 22), ink.text)
    _line(image, top + 62, ink)
    _scores(image, plate, brush, ink, top + 68)
    _stamp(image, plate, words, top)
    foot = top + high - 110
    if plate.zones:
        if not any(score.gems for score in plate.scores):  # they need the room
            _line(image, foot - 8, ink)
        _zones(image, plate, words, ink, foot)
    _leader(image, plate, words, top)
    _tag(image, plate, words, top)
