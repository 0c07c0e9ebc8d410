"""One card on the table: face or back, and whatever is to be said of it at this moment.

The ring says what kind of thing it is (gold: just happened, paper: can be chosen, vermilion: chosen); disc, check, tag and burst say the
same without color.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.drawing.attached import lay_count, lay_fan
from bot.drawing.backs import back, knocked_out
from bot.drawing.colors import GOLD, INK, PAPER, PAPER_DEEP, QUIET_ON_DARK, RGB, VERMILION, WHITE, rgb
from bot.drawing.faces import (
    Cut,
    Print,
    badge_of,
    badge_tag,
    counters_of,
    cut_for,
    face_sprite,
    lay_counters,
    leads,
    lies,
    print_of,
)
from bot.drawing.look import Locale, Look, StateLook
from bot.drawing.panels import blit, blit_middle, dimmed, lay, panel
from bot.drawing.shelf import kept
from bot.drawing.tags import burst, chosen, disc, signed, tag
from bot.drawing.text import ELLIPSIS, fit, width, write
from bot.drawing.words import Words
from engine.view import Face

_SIGN_ROOM = "\u2002"
"""Behind a word on a tag whose corner bears a sign."""
RINGS: dict[str, RGB] = {"happened": GOLD, "choice": PAPER, "chosen": VERMILION, "fights": VERMILION}
"""What a card's glow says, as the color of the ring round it."""
_DISC = 26
"""Half the room of a number at a card's upper edge."""
_MARK = 42
"""Room of a leader's mark beside its badge."""
_FULL: tuple[float, float] = (1, 0)
"""Tone and gray of a card in its own light."""
_ABOVE = -9
"""A lying card's number stands over its edge: its crest has little room."""
INSIDE = 15
"""Where something else lies over the edge, the number stands on the art."""
BARRED: tuple[float, float] = (0.55, 0.55)
"""Tone and gray of a card that cannot be chosen."""
_TAG_COLORS: dict[str, tuple[RGB, RGB, RGB]] = {
    "ink": (INK, PAPER, QUIET_ON_DARK),
    "gold": (INK, PAPER, GOLD),
    "blue": (rgb("#47599F"), WHITE, INK),
    "violet": (rgb("#6749AE"), WHITE, PAPER),
    "alarm": (GOLD, INK, INK),
}


@dataclass(frozen=True, slots=True)
class Brush:
    """What every card of one picture is painted with."""

    look: Look
    words: Words
    locale: Locale


@kept
def _face(what: Print, cut: Cut, light: tuple[float, float]) -> Image.Image:
    sprite = face_sprite(what, cut)
    return sprite if light == _FULL else dimmed(sprite, *light)


def light_of(face: Face, look: Look) -> tuple[float, float]:
    """Tone and gray: the dimmest of what its states and its being barred ask for."""
    lights = [(s.tone, s.gray) for s in (look.states.get(key, StateLook()) for key in face.states)]
    if face.glow == "barred":
        lights.append(BARRED)
    return min(lights, default=_FULL)


def sprite_of(face: Face, brush: Brush, wide: int, high: int) -> Image.Image:
    """A card without what lies round it. Face down it is its owner's back, whatever else the face might hold."""
    if not face.card:
        cut = cut_for(wide, high)
        if face.out:
            return knocked_out(face.owner, wide, high, cut.radius)
        sprite = back(face.owner, wide, high, cut.radius)
        return dimmed(sprite, *BARRED) if face.glow == "barred" else sprite
    cut = cut_for(wide, high, bare=not (face.stats or face.label or face.versus))
    return _face(print_of(face, brush.look, brush.words, brush.locale), cut, light_of(face, brush.look))


def _state_tags(image: Image.Image, face: Face, brush: Brush, box: tuple[float, float, int, int], badge: int) -> None:
    """The words of its states, at its upper right corner; below its badge where both have no room beside each other."""
    x, y, wide, high = box
    if lies(face):
        _tags_beside(image, face, brush, box, badge)
        return
    for state in face.states:
        look = brush.look.states.get(state, StateLook())
        if not look.tag:
            continue
        sprite = state_tag(state, look, brush, wide - 26, 24)
        if face.attributes and sprite.width + 6 > wide - badge and y == box[1] and badge + sprite.height < high * 0.45:
            y += badge - 4
        if face.number and high > wide and y == box[1] and sprite.width + 6 > wide / 2 - _DISC:
            y += _DISC
        blit(image, sprite, x + wide - sprite.width - 6, y + 7)
        y += sprite.height + 2


def _tags_beside(image: Image.Image, face: Face, brush: Brush, box: tuple[float, float, int, int], badge: int) -> None:
    """The words of a lying card's states beside its badges, small where they are long; below a leader's mark if need be."""
    x, y, wide, _ = box
    lead = badge + (_MARK if leads(face) else 0)
    for state in face.states:
        look = brush.look.states.get(state, StateLook())
        if not look.tag:
            continue
        sprite = state_tag(state, look, brush, wide - lead - 20, 24, short=True)
        if lead > badge and (sprite.width > wide - lead - 6 or _is_cut(state, look, brush, wide - lead - 20, 24)):
            y, lead = y + badge - 1, badge
            sprite = state_tag(state, look, brush, wide - lead - 20, 24, short=True)
        blit(image, sprite, x + wide - sprite.width - 5, y + 5)
        y += sprite.height


def _badge_on_back(image: Image.Image, face: Face, brush: Brush, right: float, y: float) -> None:
    """What is known of a card that lies face down, such as how many lie there."""
    word = badge_of(face, brush.words)
    if word:
        sprite = badge_tag(word, face.shifted)
        blit(image, sprite, right - sprite.width - 7, y + 7)


def note_rooms(row: tuple[Face, ...], wide: int, gap: int) -> list[int]:
    """How wide the note of each card in a row may be: wider where its neighbors have none and it is not at the edge."""
    noted = [True, *(face.note is not None for face in row), True]
    return [wide + gap if noted[k] or noted[k + 2] else 2 * wide for k in range(len(row))]


def note_tag(image: Image.Image, face: Face, brush: Brush, middle: float, y: float, room: int) -> None:
    """The short tag under a card: what it would do, or why it cannot be chosen."""
    if face.note is None:
        return
    word, px = fit(brush.words.text(face.note), room - 16, 26, 20)
    barred = face.glow == "barred"
    colors = (INK, PAPER, QUIET_ON_DARK) if barred else (PAPER, INK, INK)
    sprite = tag(word, px, *colors, pad=8, radius=8)
    blit(image, sprite, middle - sprite.width / 2, y)


def lay_tucked(image: Image.Image, face: Face, brush: Brush, box: tuple[int, int, int, int]) -> None:
    """Cards that lie under this one, as an edge below it with the first one's name. Laid before the card itself."""
    if not face.card or not face.tucked:
        return
    x, y, wide, high = box
    lay(image, panel(wide - 12, 44, 8, PAPER_DEEP, 255, INK, 2), x + 6, y + high - 15, 8)
    more = f" ＋{len(face.tucked) - 1}" if len(face.tucked) > 1 else ""
    word, px = fit(brush.words.short(face.tucked[0]), wide - 28 - width(more, 20), 22, 20)
    write(image, (x + wide / 2, y + high + 16), word + more, px, INK, "middle")


def struck(image: Image.Image, face: Face, brush: Brush, box: tuple[int, int, int, int]) -> None:
    """The burst on its upper right corner, never over its name or numbers."""
    if not face.burst:
        return
    x, y, wide, high = box
    word, px = fit(
        brush.words.text(face.burst) if not isinstance(face.burst, str) else face.burst,
        wide * 0.5,
        min(34, high // 4),
        20,
    )
    blit_middle(image, burst(word, px), x + wide - 34, y + min(30, high * 0.2))


def lay_card(
    image: Image.Image, face: Face, brush: Brush, box: tuple[float, float, int, int], lying: int = _ABOVE
) -> None:
    """Lays a card on the table. ``box`` is left, top, width, height; ``lying``: how much below a lying card's edge its number stands."""
    x, y, wide, high = box
    cut = cut_for(wide, high)
    lay_fan(image, face, (x, y, wide, high))
    lay(image, sprite_of(face, brush, wide, high), x, y, cut.radius, RINGS.get(face.glow))
    if face.card:
        lay_count(image, face, (x, y, wide, high), cut)
        _state_tags(image, face, brush, box, cut.badge)
    else:
        _badge_on_back(image, face, brush, x + wide, y)
        lay_counters(image, counters_of(face, brush.look), cut, round(high * 0.6), brush.locale, (x, y))
    if face.glow == "chosen":
        blit_middle(image, chosen(), x + wide - 12, y + high - 12)
    if face.number:
        blit_middle(
            image,
            disc(face.number, face.glow == "barred", 46 if cut.lying else 52),
            x + wide / 2,
            y + (lying if cut.lying else 2),
        )


def state_tag(state: str, look: StateLook, brush: Brush, room: float, px: int, short: bool = False) -> Image.Image:
    """The word of a state on its tag, with its sign."""
    word, px = _state_word(state, look, brush, room, px, short)
    fill, color, edge = _TAG_COLORS[look.color]
    sprite = tag(word + _SIGN_ROOM if look.icon else word, px, fill, color, edge, 5 if short else 9)
    return signed(sprite, look.icon) if look.icon else sprite


def _is_cut(state: str, look: StateLook, brush: Brush, room: float, px: int) -> bool:
    return _state_word(state, look, brush, room, px, short=True)[0].endswith(ELLIPSIS)


def _state_word(state: str, look: StateLook, brush: Brush, room: float, px: int, short: bool) -> tuple[str, int]:
    """What stands on a state's tag, cut to the room, and its size."""
    sign = f"{look.kanji} " if look.kanji and brush.locale == "ja" else ""
    key = f"state-{state}.mark" if look.short and short else f"state-{state}"
    return fit(sign + brush.words.text(key), room - (px // 2 if look.icon else 0), px, 20)
