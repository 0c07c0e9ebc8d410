"""Arms, tools and buildings."""

from __future__ import annotations

import math

from bot.drawing.vector import CUT, Pen


def arrows(pen: Pen) -> None:
    """Two crossed arrows."""
    for a in (38, -38):
        q = pen.at(a)
        q.path("M-5,-70 L5,-70 L5,92 L-5,92 Z")
        q.path("M0,-104 L18,-62 L0,-70 L-18,-62 Z")
        for y in (34, 52, 70):
            q.mirrored(f"M-5,{y} L-24,{y + 12} L-24,{y + 26} L-5,{y + 14} Z")


def bell(pen: Pen) -> None:
    """A bell."""
    pen.disc(0, -84, 14)
    pen.disc(0, -84, 6, CUT)
    pen.path("M-14,-72 L14,-72 Q62,-56 60,20 L82,56 L-82,56 L-60,20 Q-62,-56 -14,-72 Z")
    pen.path("M-60,64 L60,64 L60,74 L-60,74 Z")
    pen.disc(0, 82, 15)
    pen.curve("M-58,16 Q0,30 58,16", 5, CUT)
    pen.curve("M-52,-22 Q0,-10 52,-22", 5, CUT)
    pen.at(0, 0, -2).star(6, 12, 6, CUT)


def bow(pen: Pen) -> None:
    """A bow and its arrow."""
    q = pen.at(30)
    q.curve("M30,-98 Q-86,-40 -60,0 Q-86,40 30,98", 13)
    q.line([(30, -96), (30, 96)], 4)
    q.path("M-98,0 L-66,-16 L-70,-4 L92,-4 L92,4 L-70,4 L-66,16 Z")
    q.path("M66,-5 L80,-22 L100,-22 L86,0 L100,22 L80,22 L66,5 Z")
    pen.at(0, 66, 60).star(4, 22, 7)


def drum(pen: Pen) -> None:
    """A drum with three commas."""
    pen.disc(0, 0, 90)
    pen.disc(0, 0, 76, CUT)
    pen.disc(0, 0, 70)
    for k in range(3):
        q = pen.at(120 * k, size=0.62)
        q.disc(0, -50, 36, CUT)
        q.path("M-36,-50 Q-36,-98 16,-98 Q84,-84 92,-6 Q96,30 76,60 Q82,-28 22,-28 Z", CUT)
    for k in range(16):
        pen.at(22.5 * k).disc(0, -83, 4, CUT)


def eye(pen: Pen) -> None:
    """An eye."""
    pen.path("M-102,-6 Q-40,-72 30,-58 Q78,-46 104,-8 Q50,44 -10,42 Q-66,36 -102,-6 Z")
    pen.path("M-78,-8 Q-30,-50 24,-42 Q58,-34 78,-8 Q40,28 -6,28 Q-50,24 -78,-8 Z", CUT)
    pen.disc(0, -8, 30)
    pen.disc(0, -8, 12, CUT)
    pen.path("M-36,38 L-18,40 Q-24,80 -4,96 Q-44,92 -36,38 Z")
    pen.curve("M14,40 Q34,88 66,84 Q88,76 80,60", 10)
    pen.curve("M-92,-44 Q-20,-102 70,-72", 10)


def fan(pen: Pen) -> None:
    """A folding fan."""
    pts = [(100 * math.sin(math.radians(a)), 60 - 128 * math.cos(math.radians(a))) for a in range(-56, 57, 4)] + [
        (34 * math.sin(math.radians(a)), 60 - 46 * math.cos(math.radians(a))) for a in range(56, -57, -8)
    ]
    pen.draw.polygon([pen.point(*p) for p in pts], fill=255)
    for a in range(-56, 57, 16):
        pen.line([(36 * math.sin(math.radians(a)), 60 - 48 * math.cos(math.radians(a))), (0, 66)], 8)
    for a in range(-48, 57, 16):
        pen.line(
            [
                (38 * math.sin(math.radians(a)), 60 - 50 * math.cos(math.radians(a))),
                (100 * math.sin(math.radians(a)), 60 - 128 * math.cos(math.radians(a))),
            ],
            3,
            CUT,
        )
    pen.disc(0, -26, 24, CUT)
    pen.disc(0, -26, 18)
    pen.disc(0, 70, 12)


def hammer(pen: Pen) -> None:
    """A mallet with a spark."""
    q = pen.at(28)
    q.path("M-74,-82 L66,-82 L84,-66 L84,-20 L-74,-20 Z")
    q.path("M-10,-20 L10,-20 L10,92 L-10,92 Z")
    q.disc(0, 94, 13)
    q.line([(-50, -82), (-50, -20)], 6, CUT)
    q.line([(54, -82), (54, -20)], 6, CUT)
    q.path("M-6,-74 L18,-74 L4,-54 L18,-54 L-14,-26 L-4,-48 L-18,-48 Z", CUT)


def kabuto(pen: Pen) -> None:
    """A helmet."""
    pen.path("M-60,18 Q-60,-54 0,-58 Q60,-54 60,18 Z")
    pen.mirrored("M-12,-24 Q-26,-70 -88,-98 Q-84,-40 -30,-2 Z")
    pen.mirrored("M-62,12 L-98,-8 Q-98,40 -72,56 L-56,34 Z")
    pen.path("M-66,26 L66,26 L88,76 Q0,100 -88,76 Z")
    pen.curve("M-72,46 Q0,62 72,46", 5, CUT)
    pen.curve("M-78,62 Q0,80 78,62", 5, CUT)
    pen.curve("M-62,22 Q0,8 62,22", 6, CUT)
    for x in (-30, 30):
        pen.curve(f"M{x},6 Q{x * 0.9},-30 {x * 0.5},-50", 4, CUT)
    pen.disc(0, -16, 17, CUT)
    pen.disc(0, -16, 11)


def katana(pen: Pen) -> None:
    """Two crossed swords."""
    for a in (40, -40):
        q = pen.at(a)
        q.path("M-3,-104 Q14,-60 8,30 L-8,30 Q-2,-40 -3,-104 Z")
        q.path("M-20,30 L20,30 L20,40 L-20,40 Z")
        q.path("M-8,42 L8,42 L6,98 L-10,98 Z")
        for y in (52, 66, 80):
            q.line([(-9, y), (7, y + 8)], 4, CUT)


def lantern(pen: Pen) -> None:
    """A paper lantern."""
    pen.path("M-30,-84 L30,-84 L30,-70 L-30,-70 Z")
    pen.path("M-34,-66 Q-78,0 -34,66 L34,66 Q78,0 34,-66 Z")
    pen.path("M-30,70 L30,70 L30,84 L-30,84 Z")
    pen.line([(0, -84), (0, -104)], 6)
    for y in (-48, -26, 26, 48):
        pen.line([(-66, y), (66, y)], 4, CUT)
    pen.disc(0, 0, 24, CUT)
    pen.disc(0, 0, 18)


def ship(pen: Pen) -> None:
    """A ship under sail."""
    pen.path("M-96,36 L96,30 Q86,78 40,84 L-44,84 Q-84,78 -96,36 Z")
    pen.path("M-6,-100 L6,-100 L6,30 L-6,30 Z")
    pen.path("M-70,-82 L70,-82 Q54,-34 70,14 L-70,14 Q-54,-34 -70,-82 Z")
    for x in (-32, 0, 32):
        pen.line([(x, -80), (x, 12)], 4, CUT)
    pen.disc(0, -34, 22, CUT)
    pen.disc(0, -34, 15)
    pen.curve("M-82,56 Q0,68 86,52", 5, CUT)


def torii(pen: Pen) -> None:
    """A shrine gate."""
    pen.path("M-100,-76 Q0,-54 100,-76 L94,-46 Q0,-30 -94,-46 Z")
    pen.path("M-78,-18 L78,-18 L78,-2 L-78,-2 Z")
    pen.mirrored("M-60,-42 L-42,-42 L-46,94 L-68,94 Z")
    pen.path("M-8,-38 L8,-38 L8,-14 L-8,-14 Z")
    pen.curve("M-94,-58 Q0,-40 94,-58", 5, CUT)


def trident(pen: Pen) -> None:
    """A trident."""
    pen.path("M0,-106 L15,-66 L6,-62 L6,98 L-6,98 L-6,-62 L-15,-66 Z")
    pen.mirrored("M-6,-14 Q-38,-18 -36,-62 L-22,-62 L-46,-98 L-66,-56 L-52,-58 Q-54,2 -6,4 Z")
    pen.path("M-22,16 L22,16 L22,26 L-22,26 Z")
    pen.mirrored("M-6,44 Q-50,44 -62,84 Q-40,62 -6,62 Z")
