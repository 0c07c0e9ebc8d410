"""Animals and creatures."""

from __future__ import annotations

import math

from bot.drawing.vector import CUT, Pen, flatten


def butterfly(pen: Pen) -> None:
    """A butterfly."""
    pen.mirrored("M-4,-8 Q-34,-92 -94,-78 Q-106,-22 -62,4 Q-30,16 -4,6 Z")
    pen.mirrored("M-4,10 Q-54,8 -70,46 Q-66,92 -38,84 Q-8,62 -4,22 Z")
    for s in (pen, pen.at(mirror=True)):
        s.disc(-64, -44, 15, CUT)
        s.disc(-64, -44, 8)
        s.disc(-42, 48, 12, CUT)
        s.curve("M-12,-6 Q-34,-40 -60,-14", 4, CUT)
        s.curve("M-3,-30 Q-10,-70 -26,-88", 5)
    pen.path("M0,-38 Q10,0 0,62 Q-10,0 0,-38 Z")


def crane(pen: Pen) -> None:
    """A crane in a ring."""
    pen.ring(0, 0, 98, 7)
    for s in (pen, pen.at(mirror=True)):
        s.path("M0,34 Q-40,26 -66,-2 Q-88,-34 -66,-72 Q-58,-40 -34,-22 Q-14,-8 0,-8 Z")
        for a, b in ((-74, -26), (-66, -6), (-50, 10), (-32, 22)):
            s.line([(a, b), (a * 0.52 + 2, b * 0.5 - 14)], 4, CUT)
    pen.path("M-7,20 Q-12,-30 -8,-56 Q-4,-76 12,-74 L38,-64 L12,-60 Q6,-40 8,20 Z")
    pen.path("M-16,26 L16,26 Q22,54 0,86 Q-22,54 -16,26 Z")
    pen.disc(4, -66, 4, CUT)
    pen.line([(0, 40), (0, 74)], 4, CUT)


def dragon(pen: Pen) -> None:
    """A dragon."""
    body = "M-64,78 Q44,94 58,40 Q66,-2 -4,-6 Q-70,-10 -56,-54 Q-44,-84 2,-78"
    pen.curve(body, 30)
    q = flatten(body)[0]
    for i in range(3, len(q) - 6, 4):
        (x0, y0), (x1, y1) = (q[i - 1], q[i + 1])
        length = math.dist((x0, y0), (x1, y1)) or 1
        nx, ny = ((y1 - y0) / length, -(x1 - x0) / length)
        side = 1 if i < 26 else -1
        pen.draw.polygon(
            [
                pen.point(q[i][0] + nx * 10 * side - ny * 11, q[i][1] + ny * 10 * side + nx * 11),
                pen.point(q[i][0] + nx * 28 * side, q[i][1] + ny * 28 * side),
                pen.point(q[i][0] + nx * 10 * side + ny * 11, q[i][1] + ny * 10 * side - nx * 11),
            ],
            fill=255,
        )
    pen.curve(body, 5, CUT)
    pen.path("M-10,-98 Q30,-110 62,-86 L96,-70 Q104,-56 92,-46 L58,-50 L84,-34 L78,-26 L40,-34 Q2,-44 -10,-98 Z")
    pen.path("M6,-92 Q-20,-118 -60,-112 Q-34,-102 -18,-76 Z")
    pen.path("M20,-98 Q8,-116 -14,-120 Q4,-108 8,-92 Z")
    pen.disc(44, -74, 7, CUT)
    pen.curve("M90,-56 Q110,-30 92,-8", 6)
    pen.path("M-58,66 L-106,64 L-84,80 L-104,98 L-58,90 Z")
    pen.disc(84, 8, 15)
    pen.disc(84, 8, 7, CUT)
    for a in ((-30, 10, -58, 30), (62, 58, 90, 70)):
        pen.line([(a[0], a[1]), (a[2], a[3])], 10)
        pen.line([(a[2], a[3]), (a[2] - 14, a[3] + 12)], 6)
        pen.line([(a[2], a[3]), (a[2] + 2, a[3] + 18)], 6)
        pen.line([(a[2], a[3]), (a[2] + 14, a[3] + 6)], 6)


def feathers(pen: Pen) -> None:
    """Two hawk's feathers."""
    for a in (32, -32):
        q = pen.at(a)
        q.path("M0,-104 Q32,-62 25,36 L5,60 L5,100 L-5,100 L-5,60 L-25,36 Q-32,-62 0,-104 Z")
        q.line([(0, -90), (0, 60)], 4, CUT)
        for y in (-52, -22, 8):
            q.line([(-30, y + 16), (0, y), (30, y + 16)], 6, CUT)


def fish(pen: Pen) -> None:
    """A sea bream."""
    q = pen.at(-24)
    q.path(
        "M-98,2 Q-54,-62 22,-38 Q54,-28 66,-8 Q80,-46 104,-52 Q90,0 104,50 Q80,44 66,10 Q36,54 -22,52 Q-72,46 -98,2 Z"
    )
    q.path("M-34,-44 Q0,-84 40,-62 L18,-36 Z")
    q.path("M-20,48 L8,84 L18,44 Z")
    q.disc(-66, -6, 9, CUT)
    q.curve("M-40,-34 Q-24,2 -42,40", 5, CUT)
    for x in (-12, 14, 40):
        q.curve(f"M{x},-22 Q{x + 16},-10 {x},2", 4, CUT)
        q.curve(f"M{x},4 Q{x + 16},16 {x},28", 4, CUT)


def fox(pen: Pen) -> None:
    """A fox's mask."""
    pen.path("M-80,-96 L-32,-54 Q0,-66 32,-54 L80,-96 Q96,-20 62,28 Q36,72 0,98 Q-36,72 -62,28 Q-96,-20 -80,-96 Z")
    pen.mirrored("M-68,-68 L-40,-42 Q-58,-30 -66,-14 Z", CUT)
    pen.mirrored("M-60,-2 Q-40,-20 -16,16 Q-44,16 -60,-2 Z", CUT)
    pen.path("M-12,66 L12,66 L0,82 Z", CUT)
    pen.path("M0,-46 Q11,-26 0,-6 Q-11,-26 0,-46 Z", CUT)
    pen.mirrored("M-12,-34 Q-16,-20 -10,-8 Q-22,-18 -12,-34 Z", CUT)
    for s in (pen, pen.at(mirror=True)):
        s.line([(-34, 44), (-58, 34)], 4, CUT)
        s.line([(-30, 54), (-48, 52)], 4, CUT)


def hawk(pen: Pen) -> None:
    """A hawk in flight."""
    pen.mirrored(
        "M0,-20 Q-40,-70 -104,-62 Q-96,-44 -100,-30 Q-84,-22 -84,-6 Q-64,-4 -60,14 Q-40,12 -34,26 Q-16,24 0,30 Z"
    )
    pen.path("M-16,-20 Q-20,-58 0,-66 Q20,-58 16,-20 Q26,30 0,40 Q-26,30 -16,-20 Z")
    pen.path("M-14,36 L14,36 L34,88 L12,78 L0,96 L-12,78 L-34,88 Z")
    pen.path("M0,-50 L7,-40 L0,-26 L-7,-40 Z", CUT)
    for s in (pen, pen.at(mirror=True)):
        for p in ((-88, -34), (-72, -12), (-50, 6)):
            s.line([p, (p[0] * 0.4, p[1] * 0.4 - 22)], 4, CUT)


def oni(pen: Pen) -> None:
    """An ogre."""
    pen.mirrored("M-34,-48 Q-66,-60 -60,-100 Q-22,-88 -8,-58 Z")
    pen.path("M-72,-36 Q0,-84 72,-36 Q88,14 60,60 Q30,96 0,96 Q-30,96 -60,60 Q-88,14 -72,-36 Z")
    pen.mirrored("M-58,-10 Q-34,-24 -10,4 Q-38,14 -58,-10 Z", CUT)
    pen.mirrored("M-62,-30 L-12,-18 L-14,-10 L-62,-20 Z", CUT)
    pen.path("M-44,42 Q0,28 44,42 Q34,76 0,78 Q-34,76 -44,42 Z", CUT)
    pen.mirrored("M-36,40 L-20,36 L-28,64 Z")
    pen.mirrored("M-14,74 L-6,76 L-10,56 Z")
    pen.mirrored("M-14,18 Q-6,12 -4,24 Q-12,28 -14,18 Z", CUT)


def tiger(pen: Pen) -> None:
    """A tiger's head."""
    pen.disc(-64, -66, 26)
    pen.disc(64, -66, 26)
    pen.disc(-64, -66, 12, CUT)
    pen.disc(64, -66, 12, CUT)
    pen.path("M-86,-20 Q-80,-84 0,-84 Q80,-84 86,-20 Q96,20 74,44 Q50,92 0,94 Q-50,92 -74,44 Q-96,20 -86,-20 Z")
    pen.path("M-7,-80 L7,-80 L0,-40 Z", CUT)
    pen.mirrored("M-30,-80 L-20,-82 L-12,-50 Z", CUT)
    pen.mirrored("M-92,4 L-58,14 L-90,20 Z", CUT)
    pen.mirrored("M-84,34 L-54,34 L-76,48 Z", CUT)
    pen.mirrored("M-56,-22 Q-34,-34 -16,-10 Q-40,-4 -56,-22 Z", CUT)
    pen.path("M-18,22 L18,22 L0,42 Z", CUT)
    pen.line([(0, 40), (0, 56)], 5, CUT)
    pen.curve("M0,56 Q-14,70 -34,60", 6, CUT)
    pen.curve("M0,56 Q14,70 34,60", 6, CUT)


def turtle(pen: Pen) -> None:
    """A turtle of hexagons."""
    for x, y in ((-62, -46), (62, -46), (-58, 56), (58, 56)):
        pen.disc(x, y, 20)
    pen.disc(0, -82, 20)
    pen.path("M-14,66 L14,66 L0,104 Z")
    pen.regular(6, 76)
    pen.regular(6, 64, 0, CUT)
    pen.regular(6, 58)
    pen.regular(6, 34, 0, CUT)
    pen.regular(6, 28)
    for k in range(6):
        pen.at(60 * k).line([(0, -32), (0, -60)], 5, CUT)
