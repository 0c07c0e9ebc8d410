"""The outlines of emblems. Inside one game no outline is used twice, so that meaning never hangs on color alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.drawing.vector import Pen


@dataclass(frozen=True, slots=True)
class Silhouette:
    """An outline, and how its letter sits: ``drop`` units lower, ``letter`` times as large."""

    draw: Callable[[Pen], object]
    drop: float = 0
    letter: float = 1


def _path(path: str) -> Callable[[Pen], object]:
    return lambda pen: pen.path(path)


def _pinwheel(pen: Pen) -> None:
    for k in range(4):
        pen.at(90 * k).path("M-10,10 Q-70,-50 0,-100 Q84,-92 88,-30 Q50,-60 24,4 Z")
    pen.disc(0, 0, 56)


def _plum(pen: Pen) -> None:
    for k in range(5):
        pen.at(72 * k).disc(0, -56, 46)
    pen.disc(0, 0, 50)


SILHOUETTES = {
    "flame": Silhouette(
        _path(
            "M0,-108 Q26,-78 34,-42 Q54,-54 58,-88 Q104,-34 96,28 Q84,102 0,102"
            " Q-84,102 -96,28 Q-104,-34 -58,-88 Q-54,-54 -34,-42 Q-26,-78 0,-108 Z"
        ),
        20,
    ),
    "drop": Silhouette(
        _path("M0,-104 Q30,-60 58,-22 Q86,12 76,46 Q60,98 0,98 Q-60,98 -76,46 Q-86,12 -58,-22 Q-30,-60 0,-104 Z"), 20
    ),
    "pinwheel": Silhouette(_pinwheel),
    "octagon": Silhouette(_path("M-44,-94 L44,-94 L94,-44 L94,44 L44,94 L-44,94 L-94,44 L-94,-44 Z")),
    "square": Silhouette(_path("M-86,-86 L86,-86 L86,86 L-86,86 Z")),
    "rhombus": Silhouette(_path("M0,-106 L82,0 L0,106 L-82,0 Z"), 0, 0.9),
    "leaf": Silhouette(_path("M-84,-84 Q46,-100 84,-4 Q98,60 86,92 Q-10,104 -66,44 Q-100,0 -84,-84 Z"), 4),
    "hexagon": Silhouette(lambda pen: pen.regular(6, 104)),
    "triangle": Silhouette(_path("M0,-102 L104,84 L-104,84 Z"), 24, 0.8),
    "mum": Silhouette(lambda pen: pen.star(12, 104, 84)),
    "sun": Silhouette(lambda pen: pen.star(8, 106, 76)),
    "disc": Silhouette(lambda pen: pen.disc(0, 0, 94)),
    "star": Silhouette(lambda pen: pen.star(5, 112, 62).disc(0, 0, 64), 2, 0.86),
    "arrow": Silhouette(_path("M-84,-100 L0,-62 L84,-100 L84,56 L0,100 L-84,56 Z"), 2),
    "shield": Silhouette(_path("M-86,-92 L86,-92 L86,10 Q74,72 0,104 Q-74,72 -86,10 Z"), -6),
    "eye": Silhouette(_path("M-108,0 Q-50,-88 0,-88 Q50,-88 108,0 Q50,88 0,88 Q-50,88 -108,0 Z"), 0, 0.9),
    "fan": Silhouette(_path("M-106,-26 Q0,-132 106,-26 L52,84 Q0,60 -52,84 Z"), -4, 0.9),
    "plum": Silhouette(_plum, 2),
    "crown": Silhouette(_path("M-96,-70 L-46,-34 L0,-98 L46,-34 L96,-70 L80,88 L-80,88 Z"), 20, 0.9),
    "twin": Silhouette(lambda pen: pen.disc(-38, 0, 66).disc(38, 0, 66)),
}
"""Every outline by the name that a theme file uses."""
