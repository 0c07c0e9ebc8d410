"""What a seat is asked: a panel with the question as a sentence, the state that matters for it, and the options as rows.

Where dice were rolled for it, the seat's own fighter and those dice stand beside the rows, and how they were counted.
"""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from bot.drawing.cards import Brush, lay_card
from bot.drawing.cloth import WIDE
from bot.drawing.colors import GOLD, INK, PAPER, PAPER_DEEP, PAPER_LINE, QUIET_ON_PAPER, RGB, VERMILION
from bot.drawing.emblems import emblem
from bot.drawing.frame import MARGIN
from bot.drawing.gems import emblems_of
from bot.drawing.icons import icon
from bot.drawing.panels import blit, blit_middle, lay, panel
from bot.drawing.pictured import lay_pictured, pictured, pictured_height
from bot.drawing.seals import seal
from bot.drawing.skills import PITCHES, lay_skill
from bot.drawing.text import fit, width, wrap, write, write_fit
from bot.drawing.trays import lay_dice
from bot.drawing.words import Caption, Words
from engine.view import Dice, Face, Hand, Row, View, Word

TOP = 80
"""Where the panel begins."""
_ROOM = WIDE - 2 * MARGIN
_ROWS_MOST = 8
_WITH_DICE = 318
_FIGHTER = (40, 168, 160, 212)
_DICE_BOX = (228, 172, 292, 150)
_COUNT_LINE = 358
_ROWS_LEFT = 552
_TWO_LINES = 60
"""From which height on a row has room for a note on two lines."""


_GEM = 40
_NAME = 146
"""Room of an option's name where a cost stands behind it."""


def _of_skills(hand: Hand) -> bool:
    """Whether the options cost something that is counted by an icon, and lie two by two."""
    return any(row.cost is not None for row in hand.rows)


def _row_lines(hand: Hand) -> tuple[int, int, int]:
    """Columns, lines and pitch of the rows: low where many cards want room below."""
    count = len(hand.rows[:_ROWS_MOST])
    if _of_skills(hand):
        lines = -(-count // 2)
        return min(2, count), lines, PITCHES[lines > 2]
    many = len(hand.faces) > 6
    columns = 1 if count <= (2 if many else 3) else 2
    lines = -(-count // columns)
    return columns, lines, 54 if many else 74 if lines <= 3 else 64


def panel_height(view: View, hand: Hand) -> int:
    """How high the panel is."""
    if _rolled(view, hand):
        return _WITH_DICE
    if pictured(hand):
        return pictured_height(hand)
    _, lines, pitch = _row_lines(hand)
    return 92 + lines * pitch if hand.rows else 88


def _row(image: Image.Image, row: Row, brush: Brush, box: tuple[int, int, int, int]) -> None:
    """One option: what it is, what it needs or lacks, what it gives. One without a choice is gold."""
    x, y, wide, high = box
    words = brush.words
    edge, color = (PAPER_LINE, QUIET_ON_PAPER) if row.barred else (INK, INK)
    fill = GOLD if row.forced else PAPER_DEEP
    blit(image, panel(wide, high, 12, fill, 255, edge, 2 if row.barred else 3), x, y)
    middle, left, right = y + high / 2, x + 20.0, x + wide - 20.0
    right = _gain(image, row, brush, (right, middle), (wide, high), color)
    for gem in reversed(emblems_of(row.gems, brush.look)):
        right -= _GEM
        blit_middle(image, emblem(gem, _GEM, brush.locale), right + _GEM / 2, middle)
    costs = row.cost is not None or row.stat is not None
    name_room = (right - left) * (0.62 if row.note else 1)
    if costs:
        name_room = _NAME if row.cost is not None else _NAME + 92
    name, px = fit(words.text(row.name), name_room, 32 if high > 50 else 28, 22)
    write(image, (left, middle), name, px, color)
    if costs:
        _cost(image, row, brush, left + _NAME + 8, middle, color)
        left += _NAME + 104
    if row.note:
        left += 0 if costs else max(width(name, px) + 20, wide * 0.26 if wide > 700 else 0)
        color = INK if row.forced else QUIET_ON_PAPER
        _note(image, words.text(row.note), (left, middle), (right - left, high), color)


def _note(image: Image.Image, note: str, at: tuple[float, float], size: tuple[float, int], color: RGB) -> None:
    """What an option lacks or why it is forced: on one line, or small on two where the row is high enough."""
    room, high = size
    if high < _TWO_LINES or width(note, 22) <= room:
        write_fit(image, at, note, room, (28 if high > 50 else 26, 22), color)
        return
    lines = wrap(note, room, 22, 2)
    for k, line in enumerate(lines):
        write(image, (at[0], at[1] - 13 + 26 * k), line, 22, color)


def _cost(image: Image.Image, row: Row, brush: Brush, x: float, middle: float, color: RGB) -> None:
    """The emblem that is counted, and how many it takes."""
    if row.emblem in brush.look.emblems:
        blit_middle(image, emblem(brush.look.emblems[row.emblem], 42, brush.locale), x + 21, middle)
    if row.cost is not None:
        write(image, (x + 64, middle), str(row.cost), 34, color, "middle")


def _gain(
    image: Image.Image, row: Row, brush: Brush, at: tuple[float, float], size: tuple[int, int], color: RGB
) -> float:
    """What an option gives, at the right; returns where that begins."""
    (right, middle), (wide, high) = at, size
    if row.stat:
        known = brush.look.stats.get(row.stat.kind)
        digits, px = fit(str(row.stat.value), 84, 44 if high > 50 else 34, 28)
        write(image, (right, middle), digits, px, color, "right")
        if known:
            blit_middle(image, icon(known.icon, 26, color), right - 108, middle)
        return right - 132
    if row.gain is None:
        return right
    said = brush.words.text(row.gain)
    gain, px = fit(said, wide * 0.42, 36 if width(said, 36) < 160 and high > 50 else 28, 22)
    write(image, (right, middle), gain, px, color, "right")
    return right - width(gain, px) - 20


def _unasked(view: View, caption: Caption, words: Words) -> str:
    """What stands in place of a question."""
    if any(plate.answered for plate in view.plates if plate.seat == view.viewer):
        return words.text("hand-settled")
    if view.waiting and view.ending is None:
        return words.text(Word("hand-waiting", {"name": caption.names[view.waiting[0]]}))
    return words.text("hand-nothing-asked")


def lay_question(image: Image.Image, view: View, hand: Hand, caption: Caption, brush: Brush) -> None:
    """The panel with the question, or with what is waited for where there is none."""
    high, words = panel_height(view, hand), brush.words
    asked = hand.question is not None
    lay(image, panel(_ROOM, high, 16, PAPER, 255, VERMILION if asked else PAPER_LINE, 4), MARGIN, TOP, 16)
    x = 36
    if asked:
        stamp = seal(words.text("seal-asked"), 56)
        blit(image, stamp, 32, TOP + 16)
        x = 32 + stamp.width + 16
    sentence = words.text(hand.question) if hand.question else _unasked(view, caption, words)
    _sentence(image, sentence, x)
    rolled = _rolled(view, hand)
    if rolled:
        _lay_rolled(image, *rolled, brush)
    if pictured(hand):
        lay_pictured(image, hand, brush, TOP)
        return
    _lay_rows(image, hand, brush, _ROWS_LEFT if rolled else MARGIN + 20)


def _sentence(image: Image.Image, sentence: str, x: int) -> None:
    """The question, on one line or small on two."""
    room = WIDE - MARGIN - 20 - x
    if width(sentence, 28) <= room:
        write_fit(image, (x, TOP + 44), sentence, room, (36, 28), INK)
        return
    for k, line in enumerate(wrap(sentence, room, 28, 2)):
        write(image, (x, TOP + 27 + 36 * k), line, 28, INK)


def _lay_rows(image: Image.Image, hand: Hand, brush: Brush, left: int) -> None:
    columns, _, pitch = (1, 0, 74) if left == _ROWS_LEFT else _row_lines(hand)
    room = WIDE - MARGIN - 16 - left if left == _ROWS_LEFT else _ROOM - 40
    wide = (room - 16 * (columns - 1)) // columns
    for k, row in enumerate(hand.rows[:_ROWS_MOST]):
        x = left + (k % columns) * (wide + 16)
        box = (x, TOP + (86 if left == _ROWS_LEFT else 84) + (k // columns) * pitch, wide, pitch - 10)
        paint = lay_skill if row.emblem in brush.look.stats else _row
        paint(image, row, brush, box)


# --- with dice -------------------------------------------------------------------------------------------------------


def _rolled(view: View, hand: Hand) -> tuple[Face, Dice] | None:
    """The seat's own fighter and dice, where the question is about them."""
    slots = (slot for area in view.areas if area.seat == view.viewer for slot in area.slots)
    fighter = next((slot.faces[-1] for slot in slots if slot.now and slot.faces), None)
    dice = next((dice for dice in view.dice if dice.seat == view.viewer and dice.faces), None)
    return (fighter, dice) if fighter and dice and 0 < len(hand.rows) <= 3 else None


def _lay_rolled(image: Image.Image, fighter: Face, dice: Dice, brush: Brush) -> None:
    """The fighter, the dice, and how they were counted."""
    lay_card(image, replace(fighter, glow="", number=0), brush, _FIGHTER)
    lay_dice(image, dice, brush, _DICE_BOX)
    x, right = _DICE_BOX[0] + 6, _DICE_BOX[0] + _DICE_BOX[2] - 6
    own = sum(dice.faces[k] == dice.emblem for k in dice.counted)
    others = {
        face: n
        for face in dict.fromkeys(dice.faces[k] for k in dice.counted)
        if (n := _times(dice, face)) and face != dice.emblem
    }
    if dice.emblem in brush.look.emblems:
        blit_middle(image, emblem(brush.look.emblems[dice.emblem], 46, brush.locale), x + 20, _COUNT_LINE)
    if not others:
        write(image, (x + 52, _COUNT_LINE), brush.words.text(Word("dice-count", {"count": own})), 36, INK)
        return
    total = str(dice.count or 0)
    write(image, (right, _COUNT_LINE), total, 50, INK, "right")
    said = " ＋ ".join((str(own), *(f"{brush.words.text(f'attribute-{face}')} {n}" for face, n in others.items())))
    write_fit(image, (x + 52, _COUNT_LINE + 2), f"{said} ＝", right - x - 64 - width(total, 50), (32, 22), INK)


def _times(dice: Dice, face: int | str) -> int:
    return sum(dice.faces[k] == face for k in dice.counted)
