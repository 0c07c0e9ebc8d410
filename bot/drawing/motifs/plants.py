"""Flowers and trees."""

from __future__ import annotations

from bot.drawing.vector import CUT, Pen


def lotus(pen: Pen) -> None:
    """A lotus."""
    pen.mirrored("M0,60 Q-70,60 -104,4 Q-60,0 -26,30 Z")
    pen.mirrored("M0,60 Q-70,20 -72,-40 Q-30,-20 -4,30 Z")
    pen.path("M0,60 Q-40,10 0,-88 Q40,10 0,60 Z")
    pen.curve("M0,56 Q-50,20 -62,-24", 4, CUT).at(mirror=True).curve("M0,56 Q-50,20 -62,-24", 4, CUT)
    pen.curve("M-20,40 Q-26,-10 0,-66", 4, CUT).at(mirror=True).curve("M-20,40 Q-26,-10 0,-66", 4, CUT)
    pen.path("M-84,72 Q0,92 84,72 L78,84 Q0,104 -78,84 Z")


def maple(pen: Pen) -> None:
    """A maple leaf."""
    for a, k in ((0, 1), (46, 0.92), (-46, 0.92), (92, 0.8), (-92, 0.8), (134, 0.52), (-134, 0.52)):
        pen.at(a, 0, 14, k).path("M0,6 Q-30,-34 -14,-50 L-18,-64 L0,-108 L18,-64 L14,-50 Q30,-34 0,6 Z")
    pen.line([(0, 14), (6, 96)], 8)
    for a, k in ((0, 0.8), (46, 0.7), (-46, 0.7), (92, 0.6), (-92, 0.6)):
        pen.at(a, 0, 14, k).line([(0, 0), (0, -92)], 4, CUT)


def pine(pen: Pen) -> None:
    """A pine in three tiers."""
    for y, k in ((-44, 0.62), (2, 0.84), (48, 1)):
        q = pen.at(0, 0, y, k)
        q.path("M-92,26 Q-92,-6 -62,-8 Q-50,-46 0,-46 Q50,-46 62,-8 Q92,-6 92,26 Z")
        for x in (-56, -28, 0, 28, 56):
            q.line([(x * 0.4, -30), (x, 18)], 5, CUT)
    pen.path("M-10,70 L10,70 L16,100 L-16,100 Z")


def sakura(pen: Pen) -> None:
    """A cherry blossom."""
    for k in range(5):
        pen.at(72 * k).path("M0,-6 C-50,-34 -46,-86 -15,-96 L0,-80 L15,-96 C46,-86 50,-34 0,-6 Z")
    for k in range(5):
        q = pen.at(72 * k)
        q.line([(0, -16), (0, -44)], 4, CUT)
        q.disc(0, -50, 6, CUT)
        q.at(36).line([(0, -4), (0, -80)], 5, CUT)
    pen.disc(0, 0, 14, CUT)
    pen.disc(0, 0, 8)


def ume(pen: Pen) -> None:
    """A plum blossom."""
    for k in range(5):
        pen.at(72 * k).disc(0, -58, 38)
    for k in range(5):
        pen.at(72 * k + 36).line([(0, 0), (0, -70)], 5, CUT)
    pen.disc(0, 0, 30, CUT)
    pen.disc(0, 0, 22)
    for k in range(5):
        pen.at(72 * k).disc(0, -58, 13, CUT)
