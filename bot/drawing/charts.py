"""How a deck is made up, as bars: each chart on a panel of its own, curves standing, kinds lying with their word or emblem."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image, ImageDraw

from bot.drawing.cards import Brush
from bot.drawing.cloth import HIGH, WIDE, table
from bot.drawing.colors import NIGHT, PAPER, QUIET_ON_DARK, RGB, rgb
from bot.drawing.emblems import emblem
from bot.drawing.frame import MARGIN, heading
from bot.drawing.panels import blit, blit_middle, panel
from bot.drawing.text import fit, width, write, write_fit

MOST = 6
"""Charts on one picture."""
_TOP, _GAP, _PAD = 80, 14, 20
_HEAD = 60
"""Height of a chart's title."""
_LINE = 56
"""Height of a lying bar at most."""
_LABEL = 0.6
"""Share of a panel's width that the words of lying bars may take."""
_THICK = 0.62
"""Share of a bar's room that the bar itself takes."""
_LEAST = 26
"""Size of the smallest letters."""


class Bar(Struct, frozen=True):
    """One bar: what it counts in a word or by an emblem of the game's theme, and how many there are."""

    count: int
    label: str
    emblem: str = ""


class Chart(Struct, frozen=True):
    """Bars under a title. ``standing``: a curve."""

    title: str
    bars: tuple[Bar, ...]
    standing: bool = False


class Charts(Struct, frozen=True):
    """What stands on the picture."""

    game: str
    title: str
    note: str
    charts: tuple[Chart, ...]


Box = tuple[int, int, int, int]
"""Left, top, width, height."""


def paint_charts_image(shown: Charts, brush: Brush) -> Image.Image:
    """The picture."""
    image = table(shown.game, ()).copy()
    heading(image, shown.title, shown.note)
    charts = shown.charts[:MOST]
    for chart, box in zip(charts, _boxes(len(charts)), strict=True):
        _lay(image, chart, brush, box)
    return image


def _boxes(count: int) -> list[Box]:
    """A panel for each chart: two rows from three on; the last row's panels share its width."""
    rows = [count] if count <= 2 else [-(-count // 2), count // 2]
    high = (HIGH - _TOP - MARGIN - _GAP * (len(rows) - 1)) // len(rows)
    boxes = []
    for number, columns in enumerate(rows):
        wide = (WIDE - 2 * MARGIN - _GAP * (columns - 1)) // columns if columns else 0
        y = _TOP + number * (high + _GAP)
        boxes += [(MARGIN + at * (wide + _GAP), y, wide, high) for at in range(columns)]
    return boxes


def _lay(image: Image.Image, chart: Chart, brush: Brush, box: Box) -> None:
    x, y, wide, high = box
    blit(image, panel(wide, high, 16, NIGHT, 225), x, y)
    write_fit(image, (x + _PAD, y + _HEAD / 2 + 2), chart.title, wide - 2 * _PAD, (32, _LEAST), QUIET_ON_DARK)
    inner = (x + _PAD, y + _HEAD, wide - 2 * _PAD, high - _HEAD - _PAD)
    if chart.bars:
        (_standing if chart.standing else _lying)(image, chart, brush, inner)


def _color(bar: Bar, brush: Brush) -> RGB:
    known = brush.look.emblems.get(bar.emblem)
    return rgb(known.fill) if known else PAPER


def _lying(image: Image.Image, chart: Chart, brush: Brush, box: Box) -> None:
    """Bars below each other: word or emblem, bar, number."""
    x, y, wide, high = box
    step = min(_LINE, high / len(chart.bars))
    size = round(min(40, step - 6))
    px = round(min(30, max(_LEAST - 2, step - 12)))
    labels = [fit(bar.label, wide * _LABEL - (size + 8 if bar.emblem else 0), px, 20) for bar in chart.bars]
    marks = size + 8 if any(bar.emblem in brush.look.emblems for bar in chart.bars) else 0
    lead = marks + max(width(word, at) for word, at in labels) + 14
    room = wide - lead - width("99", px) - 16
    most = max(bar.count for bar in chart.bars)
    for number, (bar, (word, at)) in enumerate(zip(chart.bars, labels, strict=True)):
        middle = y + step * (number + 0.5)
        if bar.emblem in brush.look.emblems:
            blit_middle(image, emblem(brush.look.emblems[bar.emblem], size, brush.locale), x + size / 2, middle)
        write(image, (x + marks, middle), word, at, PAPER)
        long = max(6, round(room * bar.count / max(1, most)))
        _bar(image, (x + lead, middle - step * _THICK / 2, long, step * _THICK), _color(bar, brush))
        write(image, (x + lead + long + 10, middle), str(bar.count), px, PAPER)


def _standing(image: Image.Image, chart: Chart, brush: Brush, box: Box) -> None:
    """Columns beside each other: number above, value below."""
    x, y, wide, high = box
    step = min(wide / len(chart.bars), 150)
    left = x + (wide - step * len(chart.bars)) / 2
    room = high - 2 * 42
    most = max(bar.count for bar in chart.bars)
    stride = _stride(chart, step)
    for number, bar in enumerate(chart.bars):
        middle = left + step * (number + 0.5)
        tall = round(room * bar.count / max(1, most))
        bottom = y + high - 42
        if tall:
            _bar(image, (middle - step * _THICK / 2, bottom - tall, step * _THICK, tall), _color(bar, brush))
            write(image, (middle, bottom - tall - 20), str(bar.count), 30, PAPER, "middle")
        if number % stride == 0:
            write_fit(image, (middle, bottom + 22), bar.label, step * stride - 8, (28, 18), QUIET_ON_DARK, "middle")
    ImageDraw.Draw(image).rectangle((x, y + high - 41, x + wide, y + high - 40), fill=QUIET_ON_DARK)


def _stride(chart: Chart, step: float) -> int:
    """Each how many bars bear their value: all of them, where there is room for that."""
    widest = max(width(bar.label, _LEAST) for bar in chart.bars)
    return next((stride for stride in (1, 2, 3) if widest <= step * stride - 8), 4)


def _bar(image: Image.Image, box: tuple[float, float, float, float], color: RGB) -> None:
    x, y, wide, high = box
    blit(image, panel(round(wide), round(high), min(6, round(wide) // 2, round(high) // 2), color), x, y)
