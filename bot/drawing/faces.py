"""The card itself: attribute frame, art with the crest, badge, marks, name on a paper strip, ink bar with the numbers.

The anatomy is the same in every game, so that the next one is read at once. A `Print` holds all that is drawn and nothing else, so it
is the key under which a finished card is kept.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.drawing.art import art
from bot.drawing.colors import GOLD, INK, LOW, PAPER, QUIET_ON_DARK, RGB, TROUGH, WELL, WHITE, rgb
from bot.drawing.crests import crest_of
from bot.drawing.emblems import emblem
from bot.drawing.gallery import picture_named
from bot.drawing.gems import LEAST_EMBLEM, Compared, emblems_of, lay_costs, lay_versus
from bot.drawing.icons import icon
from bot.drawing.look import Emblem, Locale, Look, StatLook
from bot.drawing.naming import name_lines
from bot.drawing.panels import blit, panel, rounded
from bot.drawing.shelf import kept
from bot.drawing.tags import tag
from bot.drawing.text import width, write, write_fit
from bot.drawing.words import Words
from engine.view import Face, Stat, Word


@dataclass(frozen=True, slots=True)
class Number:
    """One of a card's numbers: its icon, what stands there, its size on a table's card, whether it differs from the printed one."""

    icon: str
    text: str
    size: int
    changed: bool
    full: str = ""
    """What it is of, behind it and smaller."""
    low: bool = False
    """Whether little is left of what it is of."""


@dataclass(frozen=True, slots=True)
class Print:
    """All that is drawn on a card's face."""

    card: str
    name: str
    crest: str
    emblems: tuple[Emblem, ...]
    marks: tuple[str, ...]
    numbers: tuple[Number, ...]
    bar: tuple[int, int] | None
    locale: Locale
    counters: tuple[Emblem, ...] = ()
    """What lies on it."""
    label: str = ""
    """What it is, where it has no numbers."""
    leader: bool = False
    badge: str = ""
    """A short tag at the upper right, gold where it is ``shifted``."""
    shifted: bool = False
    change: str = ""
    """What changed a number, on a gold tag over the name."""
    cost: tuple[Emblem, ...] = ()
    """What is to be paid for it."""
    versus: Compared | None = None
    """What counts for the attack, the word between, what counts for the defense."""
    picture: str = ""
    """The hash of its author's picture, where that is at hand."""
    rank: str = ""
    """The leader's mark, at the upper right."""


LEADER, TURNED = "leader", "turned"
"""How the shape of a leader ends, and that of a card that lies turned begins."""
_LOW = 90
"""A lying card lower than this has no art."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The measures of a face of one size."""

    wide: int
    high: int
    name: int
    strip: int
    bar: int
    badge: int
    mark: int
    scale: float
    """How much larger than on a table's card the numbers are."""
    radius: int

    @property
    def lying(self) -> bool:
        """Whether it is wider than high."""
        return self.wide > self.high

    @property
    def low(self) -> bool:
        """Whether it has no room for art: its badge stands on the name's strip."""
        return self.high < _LOW and self.lying

    @property
    def edge(self) -> int:
        """The frame's thickness."""
        return max(5, self.wide // 40)


_NARROW = 150
"""A standing card narrower than this has its name in two lines."""
_NEARLY_SQUARE = 0.97
"""From which share of its width on a lying card has the height for that, too."""
_TWO_LINES = 54


def _low_cut(wide: int, high: int) -> Cut:
    """The measures of a card that is all name and number."""
    bar = high - 2 * 5 - 32
    return Cut(wide, high, 26, 32, bar, 38 if wide > 2 * 64 else 0, 0, 0.95, 10)


@lru_cache(64)
def cut_for(wide: int, high: int, bare: bool = False) -> Cut:
    """The measures for a size: a lying card keeps the room for its art, a standing one grows in all parts; a ``bare`` one has no bar."""
    if bare:
        return replace(cut_for(wide, high), bar=0)
    if wide > high and high < _LOW:
        return _low_cut(wide, high)
    if wide > high:
        size = min(1.15, wide / 178, high / 132)
        low = min(1, size)
        name = 26 if size > 0.8 else 23
        strip, bar = max(30 if name == 26 else 28, round(32 * low)), max(32, round(46 * low))
        if wide < _NARROW and high > _NEARLY_SQUARE * wide:
            strip = _TWO_LINES
        return Cut(wide, high, name, strip, bar, round(42 * low), round(36 * low), size, 10)
    size = max(0.7, min(2.4, wide / 188))
    name = max(26, min(58, round(28 * size)))
    bar = round(54 * size) if size < 2 else 104
    strip = _TWO_LINES if wide < _NARROW else max(name + 8, round(38 * size))
    return Cut(
        wide, high, name, strip, bar, round(52 * size), max(34, wide // 7), min(1.15 * size, 2.4), max(12, wide // 18)
    )


_FEW_LEFT = 0.25
"""From which share down a bar, and a number with what it is of, are red."""


def _number(stat: Stat, look: Look) -> Number:
    shown = look.stats.get(stat.kind, StatLook(""))
    changed = stat.value > stat.base if stat.bar else stat.value != stat.base
    full = f"/{stat.base}" if shown.full and stat.bar else ""
    return Number(
        shown.icon, str(stat.value), shown.size, changed, full, bool(full) and stat.value <= stat.base * _FEW_LEFT
    )


def counters_of(face: Face, look: Look) -> tuple[Emblem, ...]:
    """What lies on a card, as emblems."""
    return tuple(look.emblems[stat.kind] for stat in face.counters if stat.kind in look.emblems)


def _versus(face: Face, look: Look, words: Words) -> Compared | None:
    if face.versus is None:
        return None
    return emblems_of(face.versus.attack, look), words.text("versus"), emblems_of(face.versus.defense, look)


def print_of(face: Face, look: Look, words: Words, locale: Locale) -> Print:
    """What is drawn on a face. Only for a card that lies face up."""
    bar = next(((s.value, s.base) for s in face.stats if s.bar and s.base > 0), None)
    return Print(
        card=face.card,
        name=words.short(face.name) if face.name else "",
        crest=crest_of(face.name.ja if face.name else face.card, face.crest),
        emblems=emblems_of(face.attributes[:2], look),
        marks=tuple(words.text(f"{key}.mark") for key in face.marks[:4]),
        numbers=tuple(_number(stat, look) for stat in face.stats),
        bar=bar,
        locale=locale,
        counters=counters_of(face, look),
        label=words.text(face.label) if face.label else "",
        leader=leads(face),
        badge=badge_of(face, words),
        shifted=face.shifted,
        change=words.text(face.change) if face.change else "",
        cost=emblems_of(face.cost, look),
        versus=_versus(face, look, words),
        picture=picture_named(face.crest),
        rank=words.text("mark-leader") if leads(face) else "",
    )


def leads(face: Face) -> bool:
    """Whether it is a leader, standing or turned."""
    return face.shape.endswith(LEADER)


def lies(face: Face) -> bool:
    """Whether it lies turned."""
    return face.shape.startswith(TURNED)


def badge_of(face: Face, words: Words) -> str:
    """What the tag at a card's upper right says; nothing where it has none."""
    return words.text(Word(f"{face.badge.key}.mark", face.badge.values)) if face.badge else ""


# --- the parts of a face ---------------------------------------------------------------------------------------------

_NEUTRAL = ((42, 42, 56), (150, 150, 165), (90, 90, 105))
"""Deep, light and frame of a card without attribute."""


def _colors(what: Print) -> tuple[RGB, RGB, RGB]:
    if not what.emblems:
        return _NEUTRAL
    first = what.emblems[0]
    return *(first.land or _NEUTRAL[:2]), rgb(first.fill)


def _frame(image: Image.Image, what: Print, cut: Cut, fill: RGB) -> None:
    """The frame in the attribute's color; two attributes share it. A leader's is a gold line on ink."""
    if what.leader:
        blit(image, panel(cut.wide - 4, cut.high - 4, cut.radius - 2, INK, 255, GOLD, max(2, cut.edge // 2)), 2, 2)
        return
    blit(image, panel(cut.wide - 4, cut.high - 4, cut.radius - 2, fill), 2, 2)
    if len(what.emblems) > 1:
        other = panel(cut.wide - 4, cut.high - 4, cut.radius - 2, rgb(what.emblems[1].fill))
        half = other.crop((cut.wide // 2 - 2, 0, cut.wide - 4, cut.high - 4))
        blit(image, half, cut.wide // 2, 2)


def _picture(image: Image.Image, what: Print, cut: Cut, colors: tuple[RGB, RGB], high: int) -> None:
    if high <= 0:
        return
    wide = cut.wide - 2 * cut.edge
    middle = 0.415 if cut.lying and len(what.marks) > 1 else 0.44 if cut.wide <= 150 else 0.5
    image.paste(
        art(what.card, what.crest, colors, (wide, high + 4), (middle, 1.2 if cut.lying else 0.96), what.picture),
        (cut.edge, cut.edge),
    )


_LEAST_NAME = 22
"""How small a name gets on a large card before it is cut; on a card of a table, 20."""


def _name_room(what: Print, cut: Cut) -> int:
    lead = cut.badge if cut.low and what.emblems else 0
    return cut.wide - 2 * cut.edge - 8 - lead


def _name_sizes(cut: Cut) -> tuple[int, int]:
    """How large a name in one line is, and how small it gets before it is cut."""
    return cut.name, min(_LEAST_NAME, max(20, cut.name - 6))


def _roomy(what: Print, cut: Cut) -> Cut:
    """The measures with a strip of two lines, where a name would be cut in one and can stand in two."""
    room = _name_room(what, cut)
    if cut.low or cut.strip >= _TWO_LINES or width(what.name, _name_sizes(cut)[1]) <= room:
        return cut
    return replace(cut, strip=_TWO_LINES) if name_lines(what.name, room)[0] else cut


def _strip(image: Image.Image, what: Print, cut: Cut, fill: RGB, y: int) -> None:
    """The name on paper."""
    left, right = cut.edge, cut.wide - cut.edge - 1
    draw = ImageDraw.Draw(image)
    draw.rectangle((left, y - 2, right, y - 1), fill=INK)
    draw.rectangle((left, y, right, y + cut.strip - 1), fill=PAPER)
    draw.rectangle((left, y, right, y + 1), fill=fill)
    room = _name_room(what, cut)
    lead = cut.wide - 2 * cut.edge - 8 - room
    tails = cut.name // 13 if what.name.isascii() else 0  # room for what hangs below the line in g and y
    at = (cut.wide / 2 + lead / 2, y + 1 + cut.strip / 2 - tails)
    lines, px = name_lines(what.name, room) if cut.strip == _TWO_LINES else ((), 0)
    for k, line in enumerate(lines):
        write(image, (at[0], at[1] + (px // 2 + 1) * (2 * k - 1)), line, px, INK, "middle")
    if lines:
        return
    write_fit(image, at, what.name, room, _name_sizes(cut), INK, "middle")


def _badges(image: Image.Image, what: Print, cut: Cut, high: int) -> None:
    """Its attributes below each other, or beside each other where the art is too low for two."""
    step = cut.badge - 3
    aside = 2 * step > high
    for k, attribute in enumerate(what.emblems if cut.badge else ()):
        across, down = (k * step, 0) if aside else (0, k * step)
        blit(image, emblem(attribute, cut.badge, what.locale), cut.edge - 1 + across, cut.edge - 1 + down)


@kept
def _mark(word: str, px: int) -> Image.Image:
    """A skill's round mark."""
    image = panel(px, px, px // 2, INK, 255, PAPER, 2).copy()
    share = (0.7, 0.56, 0.44)[min(2, len(word) - 1)] if word else 0.7
    write_fit(image, (px / 2, px / 2), word, px - 7, (round(px * share), 12), PAPER, "middle")
    return image


def _marks(image: Image.Image, what: Print, cut: Cut, high: int) -> None:
    """Round marks at the upper right: below each other on a standing card whose art is high enough for two, else beside each other."""
    if not cut.mark:
        return
    aside = cut.lying or high < 2 * (cut.mark + 4)
    most = 2 if aside else (high - 8) // (cut.mark + 4)
    for k, word in enumerate(what.marks[:most]):
        across, down = (k, 0) if aside else (0, k)
        x = cut.wide - cut.edge - 4 - cut.mark - across * (cut.mark + 2)
        blit(image, _mark(word, cut.mark), x, cut.edge + 4 + down * (cut.mark + 4))


def lay_counters(
    image: Image.Image,
    counters: tuple[Emblem, ...],
    cut: Cut,
    high: int,
    locale: Locale,
    at: tuple[float, float] = (0, 0),
) -> None:
    """What lies on the card, as emblems at the upper right: below each other on a standing card, beside each other on a lying one."""
    size = max(LEAST_EMBLEM, min(round(46 * cut.scale), (high - 8) // max(1, min(3, len(counters)))))
    most = 1 if cut.lying else max(1, high // (size - 1))
    for k, attribute in enumerate(counters):
        across, down = divmod(k, most)
        x = cut.wide - cut.edge - 2 - size - across * size
        if x > cut.badge // 2:
            blit(image, emblem(attribute, size, locale), at[0] + x, at[1] + cut.edge + 2 + down * size)


def _rank(image: Image.Image, what: Print, cut: Cut) -> None:
    """The leader's mark: at the upper right of one that stands, beside the badge of one that lies."""
    if not what.rank:
        return
    scale = max(1, cut.wide / 256)
    sprite = tag(what.rank, round(26 * scale), GOLD, INK, INK, pad=round(7 * scale), radius=round(6 * scale))
    beside = cut.badge if what.emblems else 4
    x = cut.edge + beside if cut.lying else cut.wide - sprite.width - round(_TAG_ASIDE * scale)
    blit(image, sprite, x, cut.edge if cut.lying else round(8 * scale))


_BADGE, _CHANGE = (26, 8), (24, 4)
"""Size of the letters and their distance from the tag's edge."""
_CLOSE = 3
"""That distance where two tags share a line with the emblem."""
_TAG_ASIDE = 7


def badge_tag(word: str, shifted: bool, scale: float = 1, pad: int = _BADGE[1]) -> Image.Image:
    """The tag at a card's upper right, ``scale`` times as large as on a table's card."""
    px, pad = round(_BADGE[0] * scale), round(pad * scale)
    return tag(word, px, GOLD if shifted else PAPER, INK, INK, pad=pad, radius=round(8 * scale))


def _lay_tags(image: Image.Image, what: Print, cut: Cut, high: int) -> None:
    """The badge, and what changed a number: over the name where the art is high enough, else closely beside the badge."""
    if cut.low:
        return
    scale = max(1, cut.wide / 256)
    right = cut.wide - round(_TAG_ASIDE * scale)
    top = round(_TAG_ASIDE * scale) if high > 2 * _BADGE[0] else cut.edge - 2
    beside = bool(what.badge and what.change) and high <= 3 * _BADGE[0]
    left = right
    if what.badge:
        sprite = badge_tag(what.badge, what.shifted, scale, _CLOSE if beside else _BADGE[1])
        left = right - sprite.width
        blit(image, sprite, left, top)
    if what.change and beside:
        sprite = tag(what.change, _CHANGE[0] - 2, GOLD, INK, INK, pad=_CLOSE)
        blit(image, sprite, left - sprite.width + 2, top + 2)
    elif what.change:
        sprite = tag(what.change, _CHANGE[0], GOLD, INK, INK, pad=_CHANGE[1])
        blit(image, sprite, right - sprite.width, cut.edge + high - sprite.height - 4)


@dataclass(frozen=True, slots=True)
class _Placed:
    """A number with its size and its room on the bar."""

    number: Number
    px: int

    @property
    def sign(self) -> int:
        """Its icon's size."""
        return int(self.px * 0.72) if self.number.icon else 0

    @property
    def room(self) -> float:
        """Icon, gap and digits, and what they are of."""
        return self.digits + (width(self.number.full, self.small) + 5 if self.number.full else 0)

    @property
    def digits(self) -> float:
        """Icon, gap and digits."""
        return width(self.number.text, self.px) + (self.sign + 6 if self.number.icon else 0)

    @property
    def small(self) -> int:
        """Size of what it is of."""
        return max(20, int(self.px * 0.68))


def _sized(numbers: tuple[Number, ...], scale: float, room: float) -> list[_Placed]:
    """The numbers as large as they may be and still stand beside each other."""
    placed = [_Placed(n, round(n.size * scale)) for n in numbers]
    while sum(p.room + 6 for p in placed) > room and min(p.px for p in placed) > 20:
        placed = [_Placed(p.number, p.px - 1) for p in placed]
    return placed


def _numbers(image: Image.Image, what: Print, cut: Cut, top: int) -> None:
    """The ink bar: numbers of different size share a base line."""
    if not cut.bar:
        return
    left, right, bottom = cut.edge, cut.wide - cut.edge, cut.high - cut.edge
    ImageDraw.Draw(image).rectangle((left, top, right - 1, bottom - 1), fill=INK)
    if what.versus:
        lay_versus(
            image, what.versus, what.locale, (left + 4, top, right - left - 8, bottom - top), bottom - top - 2, PAPER
        )
        return
    if not what.numbers:
        write_fit(
            image,
            (cut.wide / 2, (top + bottom) / 2),
            what.label,
            right - left - 12,
            (round(30 * cut.scale), 20),
            QUIET_ON_DARK,
            "middle",
        )
        return
    middle = top + (bottom - top - (7 if what.bar else 0)) / 2
    beside = (Number("", what.badge, _BADGE[0], what.shifted),) if cut.low and cut.badge and what.badge else ()
    placed = _sized((*beside, *what.numbers), cut.scale, right - left)
    gap = (right - left - sum(p.room for p in placed)) / (len(placed) + 1)
    base = middle + max(p.px for p in placed) * 0.365
    x = left + gap
    for p in placed:
        if p.number.icon:
            blit(image, icon(p.number.icon, p.sign, QUIET_ON_DARK), x, middle - p.sign / 2)
        color = GOLD if p.number.changed else LOW if p.number.low else PAPER
        write(image, (x + p.digits, base), p.number.text, p.px, color, "right", base=True)
        if p.number.full:
            write(image, (x + p.digits + 5, base), p.number.full, p.small, QUIET_ON_DARK, base=True)
        x += p.room + gap


def _life(image: Image.Image, cut: Cut, now: int, full: int) -> None:
    """The bar under the numbers: what is left of what is printed; what lies above it in white."""
    left, right, y = cut.edge + 4, cut.wide - cut.edge - 5, cut.high - cut.edge - 9
    thick = 6 if cut.wide < 300 else 10
    y -= thick - 6
    draw = ImageDraw.Draw(image)
    share = max(0.0, min(1, now / full))
    draw.rectangle((left, y, right, y + thick), fill=TROUGH)
    if share > 0:
        color = WELL if share > 0.5 else GOLD if share > _FEW_LEFT else LOW
        draw.rectangle((left, y, left + (right - left) * share, y + thick), fill=color)
    if now > full:
        draw.rectangle((left, y, left + (right - left) * min(1, (now - full) / full), y + thick), fill=WHITE)


def face_sprite(what: Print, cut: Cut) -> Image.Image:
    """A finished face."""
    cut = _roomy(what, cut)
    deep, light, fill = _colors(what)
    image = Image.new("RGB", (cut.wide, cut.high), INK)
    _frame(image, what, cut, fill)
    high = cut.high - 2 * cut.edge - cut.strip - cut.bar
    _picture(image, what, cut, (deep, light), high)
    _strip(image, what, cut, fill, cut.edge + high)
    _badges(image, what, cut, high)
    _marks(image, what, cut, high)
    lay_counters(image, what.counters, cut, high, what.locale)
    lay_costs(image, what.cost, what.locale, (cut.wide - cut.edge - 1, cut.edge + 1), high, cut.scale)
    _rank(image, what, cut)
    _lay_tags(image, what, cut, high)
    _numbers(image, what, cut, cut.edge + high + cut.strip)
    if what.bar:
        _life(image, cut, *what.bar)
    finished = image.convert("RGBA")
    finished.putalpha(rounded(cut.wide, cut.high, cut.radius))
    return finished
