"""A seat's private picture: what is asked, the options as rows, and its cards with the numbers that the menu uses.

It is painted from that seat's own view and shows no card of the other seat, not even by spacing. While cards are being placed, the
seat's own mat lies between the question and the cards; with no cards in hand, the field lies there.
"""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from bot.drawing.beside import column, lay_column, roster_width
from bot.drawing.cards import Brush, lay_card, note_rooms, note_tag
from bot.drawing.cloth import WIDE, table
from bot.drawing.colors import PAPER
from bot.drawing.field import paint_field
from bot.drawing.frame import MARGIN, footer, private_title
from bot.drawing.places import Arrangement, arrange
from bot.drawing.questions import TOP, lay_question, panel_height
from bot.drawing.rosters import lay_roster, standing
from bot.drawing.text import write
from bot.drawing.words import Caption, Words
from engine.view import Face, Hand, View

_BOTTOM = 728
_ROOM = WIDE - 2 * MARGIN
_NOTE = 46
"""Height kept under a card for its note."""
_BETWEEN = 22
"""Height kept between the notes of one row and the numbers of the next, where there is room for it."""
_LIFT = 16
"""A card that can be chosen stands that much higher."""
_BESIDE = 884
"""Where the cards in hand begin that lie beside a field."""
_BESIDE_MOST = 8
_LEAST_CELL = 96
_NARROWEST = 100
"""How narrow cards may be that lie there alone, where there are very many."""
_LOW = 132
"""A card that lies lower than this loses its art to its number and its costs."""
_LEAST_STANDING = 190
_LEAST_WIDE = 168
_BY_THEMSELVES = {"panel", "rank"}
"""Kinds of area for which a card is chosen that needs no look at the field."""
_SMALL = {"aside", "strip", "tiles"}
"""Kinds of area whose places are small wherever they lie."""


# --- the cards -------------------------------------------------------------------------------------------------------


def _in_rows(faces: tuple[Face, ...], per_row: int) -> list[tuple[Face, ...]]:
    return [faces[k : k + per_row] for k in range(0, len(faces), per_row)]


def _between(faces: tuple[Face, ...], rows: int) -> int:
    """What is kept between rows whose cards have notes below and numbers above."""
    return _BETWEEN if rows > 1 and any(face.note for face in faces) and any(face.number for face in faces) else 0


def _card_rows(faces: tuple[Face, ...], high: int) -> tuple[list[tuple[Face, ...]], int, int]:
    """The cards in one or two rows, and their size: standing where there is room for that, else lying."""
    notes = any(face.note for face in faces)
    spare = (_NOTE if notes else 8) + _LIFT + 4
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
    tall = high // len(rows) - spare - _between(faces, len(rows))
    return rows, wide, max(_LEAST_CELL, min(140, tall, wide - 8))


def _better_boxed(faces: tuple[Face, ...], high: int) -> bool:
    """Whether the cards would be larger in as many rows as there is room for: many of them under a high panel."""
    low = _card_rows(faces, high)[2]
    boxed = column(faces, _ROOM, high, _NARROWEST) if low < _LOW else None
    return boxed is not None and boxed[2] > low


def _lay_hand(image: Image.Image, faces: tuple[Face, ...], brush: Brush, top: int) -> None:
    """The cards: what can be chosen stands up, what cannot lies lower, dim, with the reason below."""
    rows, wide, high = _card_rows(faces, _BOTTOM - top)
    notes = _NOTE if any(face.note for face in faces) else 8
    step = high + notes + _LIFT + 4
    step += min(_between(faces, len(rows)), max(0, (_BOTTOM - top) // len(rows) - step))
    y = top + (_BOTTOM - top - step * len(rows)) // 2 + 4
    for row in rows:
        gap = 20 if len(row) <= 5 else 14
        x = (WIDE - len(row) * wide - (len(row) - 1) * gap) / 2
        for face, note in zip(row, note_rooms(row, wide, gap), strict=True):
            at = y + _LIFT if face.glow == "barred" else y + (0 if face.glow else _LIFT // 2)
            lay_card(image, face, brush, (x, at, wide, high))
            note_tag(image, face, brush, x + wide / 2, at + high + 8, note)
            x += wide + gap
        y += step


def _placing(view: View) -> bool:
    """Whether cards are being set out unseen by the other side."""
    return any(area.veiled or area.coming for area in view.areas if area.kind not in _BY_THEMSELVES)


def _own_mat(view: View, top: int) -> tuple[View, Arrangement, int]:
    """While cards are placed: this seat's own mat, and where it ends. Nothing on it is hidden from its owner."""
    own = tuple(replace(area, veiled=0, coming=0) for area in view.areas if area.seat == view.viewer)
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
    cards = [slot.ref for area in view.areas if area.kind not in _SMALL for slot in area.slots]
    if not cards or min(where.places[ref][3] for ref in cards) < _LEAST_CELL:
        return None
    return view, where, _BOTTOM


def _about_field(view: View, hand: Hand) -> bool:
    """Whether the question is about lanes that are fought or units that can be chosen, and not about the cards in hand."""
    lanes = bool(view.areas) and all(area.kind == "lane" for area in view.areas)
    asked = hand.question is not None and not hand.rows and not any(face.glow for face in hand.faces)
    laid = [slot for area in view.areas for slot in area.slots if slot.faces]
    open_to_choice = any(slot.faces[-1].glow in ("choice", "chosen") for slot in laid)
    return asked and ((lanes and bool(laid) and len(hand.faces) <= _BESIDE_MOST) or open_to_choice)


def _paint_beside(image: Image.Image, faces: tuple[Face, ...], brush: Brush, top: int) -> None:
    """The cards in hand, small, at the right of the field."""
    columns = 1 if len(faces) <= 3 else 2
    rows = _in_rows(faces, columns)
    high = min(176, (_BOTTOM - top) // len(rows) - 10)
    wide = min(144, high - 20)
    y = top + (_BOTTOM - top - len(rows) * (high + 10) + 10) // 2
    for row in rows:
        x = _BESIDE + (WIDE - MARGIN - _BESIDE - len(row) * (wide + 12) + 12) // 2
        for k, face in enumerate(row):
            lay_card(image, face, brush, (x + k * (wide + 12), y, wide, high))
        y += high + 10


def _shown(view: View, hand: Hand, top: int) -> tuple[tuple[View, Arrangement, int] | None, tuple[Face, ...]]:
    """What lies under the question: a part of the field, cards, or both."""
    if _placing(view):
        settled = any(slot.faces for area in view.areas if area.seat == view.viewer for slot in area.slots)
        return _own_mat(view, top), () if settled and hand.question is None else hand.faces
    if _about_field(view, hand) and (len(hand.faces) > _BESIDE_MOST or not hand.faces):
        found = _field(view, top)
        return found, () if found else hand.faces
    if _about_field(view, hand):
        where = arrange(view.areas, (MARGIN, top, _BESIDE - 2 * MARGIN, _BOTTOM - top))
        return (view, where, _BOTTOM), ()
    return (None if hand.faces else _field(view, top)), hand.faces


def paint_hand_image(view: View, caption: Caption, brush: Brush) -> Image.Image:
    """The private picture of the seat whose view this is."""
    hand = view.hand or Hand()
    top = TOP + panel_height(view, hand) + 14
    shown, faces = _shown(view, hand, top)
    image = table(view.game, shown[1].mats(shown[0].plates) if shown else ()).copy()
    private_title(image, view, caption, brush.words)
    lay_question(image, view, hand, caption, brush)
    if shown:
        paint_field(image, shown[0], shown[1], brush)
        if 0 < len(hand.faces) <= _BESIDE_MOST and not faces and _about_field(view, hand):
            _paint_beside(image, hand.faces, brush, top)
        top = shown[2] + 10
    units = () if shown else standing(view)
    roster = roster_width(faces, _BOTTOM - top) if units else 0
    if roster:
        lay_roster(image, units, brush, (MARGIN, top, roster, _BOTTOM - top))
    if faces and roster:
        left = roster + 2 * MARGIN
        lay_column(image, faces, brush, (left, top, WIDE - MARGIN - left, _BOTTOM - top))
    elif faces and _better_boxed(faces, _BOTTOM - top):
        lay_column(image, faces, brush, (MARGIN, top, _ROOM, _BOTTOM - top), _NARROWEST)
    elif faces:
        _lay_hand(image, faces, brush, top)
    elif not shown:
        _nothing(image, brush.words, roster, top)
    news = hand.hint or view.happened
    footer(image, brush.words.text(news) if news else "", brush.words.text(view.waits_for) if view.waits_for else "")
    return image


def _nothing(image: Image.Image, words: Words, left: int, top: int) -> None:
    """No card in hand: said, quietly."""
    word = words.text("hand-empty")
    write(image, ((left + WIDE) / 2, (top + _BOTTOM) / 2), word, 32, PAPER, "middle")
