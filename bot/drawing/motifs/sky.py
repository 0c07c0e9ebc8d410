"""Sky, water and fire."""

from __future__ import annotations

from bot.drawing.vector import CUT, Pen


def bolt(pen: Pen) -> None:
    """Lightning among drums."""
    for k in range(8):
        q = pen.at(45 * k + 22)
        q.disc(0, -82, 20)
        q.disc(0, -82, 12, CUT)
        q.disc(0, -82, 6)
    pen.path("M18,-66 L-40,10 L-8,10 L-22,68 L42,-16 L8,-16 Z")


def comet(pen: Pen) -> None:
    """A comet."""
    pen.at(12, -34, 30).star(5, 62, 27)
    for a, b, c, w in ((0, -14, 92, 11), (22, 8, 98, 9), (-18, -40, 74, 8)):
        pen.line([(a, b), (c, b - 70)], w)
    pen.at(0, -34, 30).star(5, 20, 9, CUT)


def flame(pen: Pen) -> None:
    """A flame."""
    pen.path(
        "M2,-102 Q14,-62 46,-36 Q82,-2 66,48 Q48,96 0,98 Q-52,96 -68,48 Q-80,4 -38,-36 Q-36,-12 -22,-6 Q-32,-60 2,-102 Z"
    )
    pen.path("M6,-10 Q34,28 28,58 Q16,84 -2,84 Q-32,80 -28,48 Q-24,26 -6,18 Q0,4 6,-10 Z", CUT)
    pen.path("M0,40 Q16,56 10,72 Q0,80 -10,72 Q-14,56 0,40 Z")


def fuji(pen: Pen) -> None:
    """A mountain under the moon."""
    pen.path("M-104,72 Q-44,26 -24,-62 L-8,-54 L4,-64 L24,-58 Q44,26 104,72 Z")
    pen.line([(-40, -10), (-24, 6), (-10, -16), (4, 8), (18, -14), (40, -8)], 7, CUT)
    pen.path("M-70,82 L90,82 L90,92 L-70,92 Z")
    pen.disc(62, -62, 22)


def moon(pen: Pen) -> None:
    """Moon, mist and a star."""
    pen.disc(0, 0, 92)
    pen.disc(30, -20, 74, CUT)
    pen.path("M-34,34 L60,34 L60,46 L-34,46 Z")
    pen.path("M-6,56 L86,56 L86,68 L-6,68 Z")
    pen.at(0, 40, -30).star(5, 26, 11)


def snow(pen: Pen) -> None:
    """A snow crystal."""
    for k in range(6):
        q = pen.at(60 * k)
        q.line([(0, 0), (0, -92)], 11)
        for s in (1, -1):
            q.line([(0, -56), (26 * s, -80)], 9)
            q.line([(0, -32), (20 * s, -50)], 9)
    pen.regular(6, 22, 0)
    pen.regular(6, 11, 0, CUT)


def sun(pen: Pen) -> None:
    """The sun."""
    for k in range(16):
        pen.at(22.5 * k).path("M-9,-56 L9,-56 L0,-102 Z" if k % 2 else "M-11,-56 L11,-56 L0,-84 Z")
    pen.disc(0, 0, 50)
    pen.ring(0, 0, 40, 5, CUT)
    pen.disc(0, 0, 14, CUT)


def tomoe(pen: Pen) -> None:
    """Three swirling commas."""
    for k in range(3):
        q = pen.at(120 * k)
        q.disc(0, -50, 36)
        q.path("M-36,-50 Q-36,-98 16,-98 Q84,-84 92,-6 Q96,30 76,60 Q82,-28 22,-28 Z")
    for k in range(3):
        pen.at(120 * k).disc(0, -50, 12, CUT)


def wave(pen: Pen) -> None:
    """A breaking wave."""
    pen.path(
        "M-100,64 Q-94,-62 2,-84 Q84,-92 94,-18 Q72,-52 42,-44 Q64,-32 60,-4 Q42,-30 16,-22"
        " Q36,-4 28,20 Q8,-8 -14,8 Q-30,52 100,58 L100,92 L-100,92 Z"
    )
    pen.curve("M-82,70 Q-76,-34 0,-62", 5, CUT)
    pen.curve("M-62,76 Q-58,-10 -4,-38", 5, CUT)
    pen.curve("M-30,78 Q20,66 100,76", 5, CUT)
    for x, y, r in ((78, 12, 8), (58, 28, 6), (88, 34, 5)):
        pen.disc(x, y, r)
