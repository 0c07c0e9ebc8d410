"""Views with wide panels, as a game of main and standby units might make them: usual, full, before the first turn, asked."""

from engine.view import (
    PUBLIC,
    SEAT_NAMES,
    Area,
    Arrow,
    Attached,
    Edge,
    Face,
    Hand,
    Lasts,
    Name,
    Plate,
    Row,
    Score,
    Slot,
    Stat,
    View,
    Word,
    Zone,
)

GAME = "kamigami"
ARCHER = ("弓の月神", "Moon God of the Bow", "moon", "bow", 700, 2)
SHADOW = ("影縫い", "Shadow Stitcher", "star", "katana", 600, 2)
LOTUS = ("蓮華天女", "Lotus Maiden", "sun", "lotus", 800, 3)
DEEP = ("深海の主", "Lord of the Deep", "moon", "trident", 900, 3)
GIANT = ("雷槌の巨神", "Giant of the Thunder Mallet", "star", "hammer", 1000, 4)
QUEEN = ("日輪の女王", "Queen of the Sun Disc", "sun", "sun", 900, 3)
LION = ("獅子王", "Lion King", "sun", "drum", 900, 2)
ENVOY = ("竜宮の使", "Envoy of the Dragon Palace", "moon", "dragon", 700, 3)
COMET = ("彗星の児", "Child of the Comet", "star", "comet", 600, 1)
ALL = (ARCHER, SHADOW, LOTUS, DEEP, LION, ENVOY, COMET, GIANT, QUEEN)
LONG = Name(
    "天地開闢を告げる常夜の大御神",
    "Great August Deity Who Announces the Parting of Heaven and Earth",
    "常夜の大御神",
    "August Deity",
)
CLOUD, DRUM, GRACE, MIRROR = (
    Attached(Name("古き雷雲", "Old Thundercloud")),
    Attached(Name("勝鬨の太鼓", "Drum of Victory"), "sample-ex"),
    Attached(Name("星の加護", "Grace of the Stars")),
    Attached(Name("八咫の鏡", "Eight-Span Mirror", "", "8-Span Mirror"), "sample-ex"),
)
OUT = object()


def unit(seat, card, hp=None, energy=0, name=None, **more):
    ja, en, attribute, crest, full, need = card
    stats = (Stat("life", full if hp is None else hp, full, bar=True), Stat("energy", energy, energy, need=need))
    return Face(seat, f"km-{crest}", name or Name(ja, en), crest, (attribute,), stats=stats, **more)


def slot(seat, zone, number, shown, **more):
    faces = () if shown is None else (Face(seat, out=True),) if shown is OUT else (shown,)
    return Slot(f"{SEAT_NAMES[seat]}.{zone}.{number}", faces, empty=f"sample-{zone}", **more)


def side(seat, main, standby, lasting=(), coming=0):
    """A seat's two areas, the standby row behind the main unit."""
    row = Area("standby", "row", seat, tuple(slot(seat, "standby", k, shown) for k, shown in enumerate(standby, 1)))
    front = Area("main", "panel", seat, (slot(seat, "main", 1, main),), lasting=lasting, coming=coming)
    return (row, front) if seat else (front, row)


def plate(seat, standing, lost, counts, **more):
    zones = tuple(Zone(zone, zone, count) for zone, count in zip(("hand", "deck", "discard"), counts, strict=True))
    return Plate(seat, (Score(standing, label="sample-standing", marks=(standing, 6), lost=lost),), zones, **more)


def usual(**more):
    """The fifth turn or so: two knocked out, one at rest, an advantage just used."""
    west = side(
        1, unit(1, GIANT, 620, 4, attached=(CLOUD, DRUM, GRACE), glow="happened"),
        (unit(1, ARCHER, 600, 1), OUT, unit(1, SHADOW, 450), unit(1, LOTUS, 800, 2, attached=(CLOUD,)), unit(1, DEEP, 200, 1)),
        (Lasts(Word("sample-more"), Word("sample-own")),),
    )  # fmt: skip
    east = side(
        0, unit(0, QUEEN, 340, 2, attached=(MIRROR,), states=("rest",), glow="happened", burst="−400"),
        (unit(0, LION, 900, 1), unit(0, ENVOY, 400, 3, glow="happened", burst="−100"), OUT, OUT, unit(0, COMET, 500)),
        (Lasts(Word("sample-less"), Word("sample-theirs")),),
    )  # fmt: skip
    values = {
        "game": GAME,
        "viewer": PUBLIC,
        "turn": Word("sample-turn"),
        "phases": ("sample-draw", "sample-main", "sample-fight", "sample-close"),
        "phase": 2,
        "plates": (plate(0, 4, 2, (6, 24, 9)), plate(1, 5, 1, (4, 27, 6), active=True, seal="seal-turn")),
        "areas": (*west, *east),
        "waiting": (1,),
        "happened": Word("sample-blow"),
        "waits_for": Word("sample-janken"),
        "arrow": Arrow("second.main.1", "first.main.1", note=Word("sample-twice")),
        "edges": (Edge("second.main.1", "first.main.1", Word("sample-twice")),),
    }
    return View(**{**values, **more})


def full(**more):
    """Six units a side, some with three set cards or more, one stunned, one at rest, each with an advantage over the other."""
    many = (CLOUD, DRUM, GRACE, MIRROR, CLOUD)
    lasting = tuple(Lasts(Word(key), Word("sample-own")) for key in ("sample-more", "sample-less", "sample-chained"))
    west = side(
        1, unit(1, QUEEN, 1450, 11, LONG, attached=many, states=("stun",)),
        tuple(unit(1, ALL[k], None, k, LONG if k % 2 else None, attached=many[:k]) for k in range(5)), lasting,
    )  # fmt: skip
    east = side(
        0, unit(0, GIANT, 90, 0, LONG, attached=many[:3], states=("rest",)),
        tuple(unit(0, ALL[k + 2], 150 * k + 50, 3 * k, attached=many[: 3 * (k % 2)]) for k in range(5)), (*lasting, *lasting[:1]),
    )  # fmt: skip
    edges = tuple(Edge(f"{a}.main.1", f"{b}.main.1", Word("sample-twice")) for a, b in (SEAT_NAMES, SEAT_NAMES[::-1]))
    return usual(areas=(*west, *east), arrow=None, edges=edges, phase=1, **more)


def chosen(seat, answered):
    return Face(seat) if answered else None


def setup(answered=(True, False), **more):
    """Both lay their main unit face down."""
    areas = (side(seat, chosen(seat, answered[seat]), (None,) * 5, coming=not answered[seat]) for seat in (1, 0))
    plates = tuple(
        plate(seat, 0, 0, (4 + (not answered[seat]), 45, 0), active=True, answered=answered[seat], seal="seal-asked")
        for seat in (0, 1)
    )
    return usual(
        areas=tuple(area for pair in areas for area in pair), plates=plates, arrow=None, edges=(), phase=0,
        waiting=tuple(seat for seat in (0, 1) if not answered[seat]), **more,
    )  # fmt: skip


def fallen(**more):
    """A main unit was knocked out and its owner chooses who moves up."""
    west = side(1, unit(1, GIANT, 620, 4), (None,) * 5)
    standby = (unit(0, LION, glow="choice", number=1), OUT, None, unit(0, COMET, 500, glow="choice", number=2), None)
    return usual(areas=(*west, *side(0, OUT, standby)), arrow=None, edges=(), waiting=(0,), **more)


def hand(count=6, rows=4, **more):
    """The main phase: skills as rows, cards with what can be done, own units with what is set on them."""
    kinds = (
        Row(
            Word("sample-skill"),
            Word("sample-phase"),
            emblem="energy",
            cost=3,
            stat=Stat("damage", 700, 350),
            barred=True,
        ),
        Row(Word("sample-skill"), None, emblem="energy", cost=1, stat=Stat("damage", 100, 100)),
        Row(Word("sample-skill-long"), Word("sample-carrier"), emblem="energy", cost=0, stat=None),
        Row(
            Word("sample-skill"),
            Word("sample-short"),
            emblem="energy",
            cost=4,
            stat=Stat("damage", 1200, 600),
            barred=True,
        ),
    )
    cards = tuple(
        unit(
            0,
            ALL[k % 9],
            glow="barred" if k % 3 == 2 else "choice",
            number=k + 1,
            note=Word("sample-reason") if k % 3 == 2 else None,
        )
        for k in range(count)
    )
    asked = Hand(cards, Word("sample-question"), tuple(kinds[k % 4] for k in range(rows)), Word("sample-hint"))
    return full(viewer=0, hand=asked, waiting=(0,), **more)
