"""A seat's private picture: what is asked, the options as rows, and its cards with the numbers that the menu uses.

It is painted from that seat's own view and shows no card of the other seat, not even by spacing. While cards are being placed, the
seat's own mat lies between the question and the cards; with no cards in hand, the field lies there.
"""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from bot.drawing.cards import Brush, lay_card, note_tag
from bot.drawing.cloth import WIDE, table
from bot.drawing.colors import INK, PAPER, PAPER_DEEP, PAPER_LINE, QUIET_ON_PAPER, VERMILION
from bot.drawing.field import Arrangement, arrange, paint_field
from bot.drawing.frame import MARGIN, footer, private_title
from bot.drawing.panels import blit, lay, panel
from bot.drawing.seals import seal
from bot.drawing.text import fit, width, wrap, write, write_fit
from bot.drawing.words import Caption, Words
from engine.view import Face, Hand, Row, View, Word

_TOP = 80
_BOTTOM = 728
_ROOM = WIDE - 2 * MARGIN
_NOTE = 46
"""Height kept under a card for its note."""
_LIFT = 16
"""A card that can be chosen stands that much higher."""
_LEAST_CELL = 96
_LEAST_STANDING = 190
_LEAST_WIDE = 168
_ROWS_MOST = 8


# --- the question ----------------------------------------------------------------------------------------------------


def _row_lines(hand: Hand) -> tuple[int, int, int]:
    """Columns, lines and pitch of the rows: low where many cards want room below."""
    count = len(hand.rows[:_ROWS_MOST])
    many = len(hand.faces) > 6
    columns = 1 if count <= (4 if many else 3) else 2
    lines = -(-count // columns)
    return columns, lines, 54 if many else 74 if lines <= 3 else 64


def _panel_height(hand: Hand) -> int:
    _, lines, pitch = _row_lines(hand)
    return 92 + lines * pitch if hand.rows else 88


def _row(image: Image.Image, row: Row, words: Words, box: tuple[int, int, int, int]) -> None:
    """One option: what it is, what it needs or lacks, what it gives."""
    x, y, wide, high = box
    edge, color = (PAPER_LINE, QUIET_ON_PAPER) if row.barred else (INK, INK)
    blit(image, panel(wide, high, 12, PAPER_DEEP, 255, edge, 2 if row.barred else 3), x, y)
    middle, left, right = y + high / 2, x + 20.0, x + wide - 20.0
    if row.gain:
        said = words.text(row.gain)
        gain, px = fit(said, wide * 0.42, 36 if width(said, 36) < 160 and high > 50 else 28, 22)
        write(image, (right, middle), gain, px, color, "right")
        right -= width(gain, px) + 20
    name, px = fit(words.text(row.name), (right - left) * (0.62 if row.note else 1), 32 if high > 50 else 28, 22)
    write(image, (left, middle), name, px, color)
    if row.note:
        left += max(width(name, px) + 20, wide * 0.26 if wide > 700 else 0)
        write_fit(
            image, (left, middle), words.text(row.note), right - left, (28 if high > 50 else 26, 22), QUIET_ON_PAPER
        )


def _unasked(view: View, caption: Caption, words: Words) -> str:
    """What stands in place of a question."""
    if any(plate.answered for plate in view.plates if plate.seat == view.viewer):
        return words.text("hand-settled")
    if view.waiting and view.ending is None:
        return words.text(Word("hand-waiting", {"name": caption.names[view.waiting[0]]}))
    return words.text("hand-nothing-asked")


def _question(image: Image.Image, view: View, hand: Hand, caption: Caption, words: Words) -> None:
    """The panel with the question."""
    high = _panel_height(hand)
    asked = hand.question is not None
    lay(image, panel(_ROOM, high, 16, PAPER, 255, VERMILION if asked else PAPER_LINE, 4), MARGIN, _TOP, 16)
    x = 36
    if asked:
        stamp = seal(words.text("seal-asked"), 56)
        blit(image, stamp, 32, _TOP + 16)
        x = 32 + stamp.width + 16
    sentence = words.text(hand.question) if hand.question else _unasked(view, caption, words)
    room = WIDE - MARGIN - 20 - x
    if width(sentence, 28) <= room:
        write_fit(image, (x, _TOP + 44), sentence, room, (36, 28), INK)
    else:
        for k, line in enumerate(wrap(sentence, room, 28, 2)):
            write(image, (x, _TOP + 27 + 36 * k), line, 28, INK)
    _lay_rows(image, hand, words)


def _lay_rows(image: Image.Image, hand: Hand, words: Words) -> None:
    columns, _, pitch = _row_lines(hand)
    wide = (_ROOM - 40 - 16 * (columns - 1)) // columns
    for k, row in enumerate(hand.rows[:_ROWS_MOST]):
        x = MARGIN + 20 + (k % columns) * (wide + 16)
        _row(image, row, words, (x, _TOP + 84 + (k // columns) * pitch, wide, pitch - 10))


# --- the cards -------------------------------------------------------------------------------------------------------


def _in_rows(faces: tuple[Face, ...], per_row: int) -> list[tuple[Face, ...]]:
    return [faces[k : k + per_row] for k in range(0, len(faces), per_row)]


def _card_rows(faces: tuple[Face, ...], high: int) -> tuple[list[tuple[Face, ...]], int, int]:
    """The cards in one or two rows, and their size: standing where there is room for that, else lying."""
    spare = (_NOTE if any(face.note for face in faces) else 8) + _LIFT + 4
    for count in (1, 2) if len(faces) <= 6 else (2,):
        tall = min(252, high // count - spare - 6)
        if tall >= _LEAST_STANDING:
            per_row = -(-len(faces) // count)
            wide = min(188, round(tall * 0.78), (_ROOM - 14 * (per_row - 1)) // per_row)
            if wide >= _LEAST_WIDE or count == 1:
                return _in_rows(faces, per_row), wide, tall
    per_row = len(faces) if len(faces) <= 6 else max(5, -(-len(faces) // 2))
    rows = _in_rows(faces, per_row)
    wide = min(178, (_ROOM - 14 * (per_row - 1)) // per_row)
    tall = high // len(rows) - spare
    return rows, wide, max(_LEAST_CELL, min(140, tall, wide - 8))


def _lay_hand(image: Image.Image, faces: tuple[Face, ...], brush: Brush, top: int) -> None:
    """The cards: what can be chosen stands up, what cannot lies lower, dim, with the reason below."""
    rows, wide, high = _card_rows(faces, _BOTTOM - top)
    notes = _NOTE if any(face.note for face in faces) else 8
    step = high + notes + _LIFT + 4
    y = top + (_BOTTOM - top - step * len(rows)) // 2 + 4
    for row in rows:
        gap = 20 if len(row) <= 5 else 14
        x = (WIDE - len(row) * wide - (len(row) - 1) * gap) / 2
        for face in row:
            at = y + _LIFT if face.glow == "barred" else y + (0 if face.glow else _LIFT // 2)
            lay_card(image, face, brush, (x, at, wide, high))
            note_tag(image, face, brush, x + wide / 2, at + high + 8, wide + gap)
            x += wide + gap
        y += step


def _placing(view: View) -> bool:
    """Whether cards are being set out unseen by the other side."""
    return any(area.veiled for area in view.areas)


def _own_mat(view: View, top: int) -> tuple[View, Arrangement, int]:
    """While cards are placed: this seat's own mat, and where it ends. Nothing on it is hidden from its owner."""
    own = tuple(replace(area, veiled=0) for area in view.areas if area.seat == view.viewer)
    waits = view.hand is not None and view.hand.question is not None
    high = 232
    if not waits:  # nothing else to be shown
        high = 304
        top = (top + _BOTTOM - high) // 2
    where = arrange(own, (122, top, WIDE - 244, high))
    return replace(view, areas=own, arrow=None), where, top + high


def _field(view: View, top: int) -> tuple[View, Arrangement, int] | None:
    """With no cards in hand: the whole field, if its cards stay large enough to be read."""
    if not view.areas:
        return None
    where = arrange(view.areas, (122, top, WIDE - 244, _BOTTOM - top))
    if min(box[3] for box in where.places.values()) < _LEAST_CELL:
        return None
    return view, where, _BOTTOM


def _shown(view: View, hand: Hand, top: int) -> tuple[tuple[View, Arrangement, int] | None, tuple[Face, ...]]:
    """What lies under the question: a part of the field, cards, or both."""
    if _placing(view):
        settled = any(slot.faces for area in view.areas if area.seat == view.viewer for slot in area.slots)
        return _own_mat(view, top), () if settled and hand.question is None else hand.faces
    return (None if hand.faces else _field(view, top)), hand.faces


def paint_hand_image(view: View, caption: Caption, brush: Brush) -> Image.Image:
    """The private picture of the seat whose view this is."""
    hand = view.hand or Hand()
    top = _TOP + _panel_height(hand) + 14
    shown, faces = _shown(view, hand, top)
    image = table(view.game, shown[1].mats(shown[0].plates) if shown else ()).copy()
    private_title(image, view, caption, brush.words)
    _question(image, view, hand, caption, brush.words)
    if shown:
        paint_field(image, shown[0], shown[1], brush)
        top = shown[2] + 10
    if faces:
        _lay_hand(image, faces, brush, top)
    elif not shown:
        _nothing(image, brush.words, top)
    news = hand.hint or view.happened
    footer(image, brush.words.text(news) if news else "", brush.words.text(view.waits_for) if view.waits_for else "")
    return image


def _nothing(image: Image.Image, words: Words, top: int) -> None:
    """No card in hand: said, quietly."""
    word = words.text("hand-empty")
    write(image, (WIDE / 2, (top + _BOTTOM) / 2), word, 32, PAPER, "middle")
