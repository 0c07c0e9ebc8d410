"""What crests are made of: figures in one color with cut-outs, in the manner of family crests.

A motif is a function that draws with a `Pen`; its name is what an author writes (``crest: fox+ring``). To add one, write it into the
module where a reader would look for it; it is found by its name. `bot.drawing.crests` frames and repeats them.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from bot.drawing.motifs import animals, plants, sky, things
from bot.drawing.vector import Pen

Motif = Callable[[Pen], None]


def _figures(module: ModuleType) -> dict[str, Motif]:
    return {
        name: figure
        for name, figure in vars(module).items()
        if callable(figure) and getattr(figure, "__module__", "") == module.__name__
    }


MOTIFS: dict[str, Motif] = dict(
    sorted(
        {name: figure for module in (animals, plants, sky, things) for name, figure in _figures(module).items()}.items()
    )
)
"""Every motif by its name, in the order of their names (which the choice by id depends on)."""
