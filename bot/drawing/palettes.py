"""PNG with 256 colors, from one palette for each game.

The theme's own colors are kept as they are, so that small things keep their hue; the rest is chosen once from a sample board of that
game. To choose anew for each picture would take longer than to paint it.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace
from PIL import Image

from bot.drawing.cards import BARRED
from bot.drawing.colors import (
    AMBER,
    FRESH,
    GOLD,
    INK,
    LIGHT,
    NIGHT,
    PAPER,
    PAPER_DEEP,
    QUIET_ON_DARK,
    RGB,
    SEAT_FILL,
    SEAT_LINE,
    THEME,
    VERMILION,
    WELL,
    WHITE,
    letter_on,
    mix,
    rgb,
)
from bot.drawing.look import Look
from engine.view import Area, Arrow, Face, Name, Plate, Slot, Stat, View, Word


@dataclass(frozen=True, slots=True)
class Bare:
    """A table without a card: its cloth, and its mats in the light."""

    cloth: Image.Image
    lit: Image.Image


PACKED = 6
"""How tightly a picture is packed, of 9. A fuller board would pass 150 KiB were it packed any looser."""
_KEPT_MOST = 212
_MORE_MEASURED = 18
"""How many more are kept where lit mats are measured: the sample then wants fewer for them."""
KEPT_CLOSE = 48
"""Of one card, large, the landscape needs nearly all colors."""
_WARMTHS = (0.0, 0.06, 0.12, 0.15, 0.18, 0.21, 0.24, 0.27)
"""Steps of the light on a mat: finer where it is brighter, or they are seen as rings."""
_MEASURED_CLOTH, _MEASURED_LIT = 34, 46
"""How many colors the bare cloth and lit mats get where they are measured."""
_GRAY: RGB = (128, 128, 128)


def _measured(image: Image.Image, count: int) -> Iterator[RGB]:
    """The colors of a picture as they are, so many."""
    found = image.quantize(count, Image.Quantize.MEDIANCUT, kmeans=4, dither=Image.Dither.NONE).getpalette() or []
    yield from ((found[k], found[k + 1], found[k + 2]) for k in range(0, min(len(found), 3 * count), 3))


def _dark(look: Look, bare: Bare | None) -> Iterator[RGB]:
    """The cloth under a mat, cold and lit, and the faint words and edges on it: dark neighbors that would be torn into blotches."""
    if bare is not None:
        yield from _measured(bare.cloth, _MEASURED_CLOTH)
        yield from _measured(bare.lit, _MEASURED_LIT)
        return
    for cloth in (look.top, mix(look.top, look.bottom, 0.5), look.bottom):
        for shade in (0.0, 0.12, 0.24, 0.38):
            yield from (mix(mix(cloth, (0, 0, 0), shade), WHITE, thread) for thread in (0, 0.06))
    for cloth in (look.top, look.bottom):
        for warmth in _WARMTHS:
            ground = mix(mix(cloth, (0, 0, 0), 0.29), LIGHT, warmth)
            yield from (mix(ground, WHITE, share) for share in (0, 0.06))
            if warmth in _WARMTHS[::2]:
                yield mix(ground, WHITE, 0.14)


def _dimmed(look: Look) -> Iterator[RGB]:
    """Paper, numbers and bars of cards that cannot be chosen or are out of action."""
    for tone, gray in [BARRED, *((state.tone, state.gray) for state in look.states.values())]:
        for color in (PAPER, mix(PAPER, INK, 0.5), QUIET_ON_DARK, WELL):
            level = round(0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2])
            yield mix(NIGHT, mix(color, (level, level, level), gray), tone)


def _backs() -> Iterator[RGB]:
    """The backs of both seats, which lie large beside each other: from their upper to their lower color, with their lines."""
    for base, line in zip(SEAT_FILL, SEAT_LINE, strict=True):
        for share in (-0.08, 0, 0.07, 0.15, 0.22):
            ground = mix(base, WHITE, -share) if share < 0 else mix(base, INK, share)
            yield from (ground, mix(ground, line, 0.4))


def _kept(look: Look, bare: Bare | None = None) -> Iterator[RGB]:
    """The theme's colors and the steps between them that edges of letters need."""
    yield from THEME
    if look.panels:
        yield from (AMBER, FRESH)
    yield from (rgb(emblem.fill) for emblem in look.emblems.values())
    yield from (mix(INK, PAPER, share) for share in (0.2, 0.4, 0.6, 0.8))
    yield from (mix(VERMILION, PAPER, share) for share in (0.35, 0.7))
    yield from (mix(GOLD, INK, share) for share in (0.3, 0.6))
    yield from (mix(paper, INK, share) for paper in (PAPER, PAPER_DEEP) for share in (0.06, 0.12, 0.18, 0.26))
    for emblem in look.emblems.values():
        fill = rgb(emblem.fill)
        yield from (fill, mix(fill, letter_on(fill), 0.5))
        if emblem.land is None:
            continue
        yield from (mix(fill, INK, 0.45), mix(mix(fill, _GRAY, 0.4), NIGHT, 0.4))
        deep, light = emblem.land
        yield from (mix(mix(deep, light, share), sun, 0.27) for sun in (GOLD, PAPER) for share in (0.25, 0.5, 0.75))
    yield from _backs()
    yield from _dark(look, bare)
    yield from _dimmed(look)


def thinned(image: Image.Image) -> Image.Image:
    """Every third pixel of every third row: the same colors, counted in a tenth of the time."""
    return image.resize((image.width // 3, image.height // 3), Image.Resampling.NEAREST)


def palette_of(look: Look, sample: Image.Image, most: int = _KEPT_MOST, bare: Bare | None = None) -> Image.Image:
    """A palette, as the small picture that Pillow wants: at most so many of the theme first, the rest from the sample.

    ``bare``: the table without a card, where so much of it is seen that its colors are measured.
    """
    kept = list(dict.fromkeys(_kept(look, bare)))[: most if bare is None else most + _MORE_MEASURED]
    rest = 256 - len(kept)
    chosen = sample.quantize(rest, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for color in kept for part in color] + chosen[: rest * 3])
    return palette


def encode(image: Image.Image, palette: Image.Image) -> bytes:
    """A picture as PNG, without any words about itself inside."""
    target = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(target, "PNG", compress_level=PACKED)
    return target.getvalue()


def sample_view(game: str, look: Look) -> View:
    """A board with every color that this game's boards have: all attributes, all states, both backs, an event."""
    attributes = tuple(key for key, emblem in look.emblems.items() if emblem.land)
    states: tuple[tuple[str, ...], ...] = ((), *((state,) for state in look.states), ())

    def face(seat: int, at: int) -> Face:
        stats = tuple(Stat(kind, 40 - 9 * (at % 4), 30, bar=True) for kind in look.stats)
        attribute = (attributes[at % len(attributes)],) if attributes else ()
        return Face(
            seat, f"sample-{seat}-{at}", Name(f"Sample {at}", f"Sample {at}"), attributes=attribute, marks=("sample",),
            stats=stats, states=states[at % len(states)], glow="happened" if at == 2 else "", burst="−25" if at == 2 else None,
        )  # fmt: skip

    def area(seat: int, row: int) -> Area:
        if look.panels and not row:
            return Area("row-0", "panel", seat, (Slot(f"{seat}.0.2", (face(seat, 3 * seat + 2),)),))
        cells = (Slot(f"{seat}.{row}.{k}", (face(seat, 5 * row + k),)) for k in range(4))
        hidden = Slot(f"{seat}.{row}.4", (Face(seat),) if row else ())
        return Area(f"row-{row}", "grid", seat, (*cells, hidden), 5)

    return View(
        game=game, viewer=-1, turn=Word("turn"), phases=("one", "two"), phase=1,
        plates=(Plate(0, active=True, seal="seal-turn"), Plate(1)),
        areas=(area(1, 1), area(1, 0), area(0, 0), area(0, 1)), waiting=(0,), happened=Word("happened"), waits_for=Word("waits"),
        arrow=Arrow("0.0.2", "1.0.2", 5),
    )  # fmt: skip


def emptied(view: View) -> View:
    """The same table without a card, the other side to move: where cloth and light are seen best."""
    areas = tuple(replace(area, slots=tuple(replace(slot, faces=()) for slot in area.slots)) for area in view.areas)
    plates = tuple(replace(plate, active=not plate.active) for plate in view.plates)
    return replace(view, areas=areas, plates=plates, arrow=None)
