"""Views with piles that face each other, as hard as they come: many areas, cards face down upon known ones, long names, every tag."""

from engine.view import (
    PUBLIC,
    SEAT_NAMES,
    Area,
    Face,
    Hand,
    Lane,
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

GAME = "kasane"
NAMES = (
    Name("疾風丸", "Hayate Maru"),
    Name("岩戸割", "Rock Cleaver"),
    Name("鋼の船神", "Iron Ship God"),
    Name("幻灯師", "Lanternist"),
    Name("牙王", "Fang King"),
    Name("星喰い", "Star Eater"),
    Name("海坊主", "Sea Monk"),
    Name("護法童子", "Temple Page"),
    Name("蝶の術士", "Moth Adept"),
    Name("逢魔が時の大剛力竜", "Dragon of the Everlasting Dusk", "大剛力竜", "Dusk Dragon"),
)
CRESTS = ("hawk", "hammer", "ship", "lantern", "tiger", "comet", "wave", "bell", "butterfly", "dragon")
TYPES = ("swift", "might", "armor", "craft", "beast", "alien", "alien", "armor", "craft", "might")
POWER = (7000, 12000, 17000, 9000, 7000, 10000, 14000, 8000, 4000, 5000)
DUSK = Name("逢魔が時の大鳥居", "Great Gate at Dusk", "逢魔が時", "Dusk Gate")


def face(seat, at, **more):
    base = POWER[at % 10]
    values = {
        "name": NAMES[at % 10],
        "crest": CRESTS[at % 10],
        "attributes": (TYPES[at % 10],),
        "stats": (Stat("bp", base, base),),
    }
    return Face(seat, f"ks-{at}-{seat}", **{**values, **more})


def scene(seat=1, cost=3, **more):
    return Face(seat, "ks-dusk", DUSK, "torii", ("scene",), stats=(Stat("cost", cost, cost),), **more)


def pile(seat, number, at, count=1, lost=False, **more):
    """A pile of ``count`` cards, the top one as given."""
    under = tuple(face(seat, at) for _ in range(count - 1))
    if count > 1 and "badge" not in more:
        more["badge"] = Word("badge-stack", {"count": count})
    if lost:
        more |= {"shape": "turned", "states": ("sideways",)}
    return Slot(f"{SEAT_NAMES[seat]}.area.{number}", (*under, face(seat, at, **more)))


def hidden(seat, number, at=None, count=1):
    """A card face down: new, or upon known ones."""
    under = tuple(face(seat, at) for _ in range(count - 1)) if at is not None else (Face(seat),) * (count - 1)
    badge = Word("badge-stack", {"count": count}) if count > 1 else None
    return Slot(f"{SEAT_NAMES[seat]}.area.{number}", (*under, Face(seat, badge=badge)))


def plate(seat, won, areas, **more):
    return Plate(
        seat,
        (Score(won, label="score-won", marks=(won, areas)),),
        (Zone("hand", "hand", 3 + seat), Zone("deck", "deck", 35), Zone("discard", "discard", 4)),
        **more,
    )


def table(west, east, winners, lying=None, numbers=None, news=0, **more):
    count = len(winners)
    numbers = numbers or range(1, count + 1)
    lanes = tuple(Lane(number, number == news, winner=winner) for number, winner in zip(numbers, winners, strict=True))
    wins = [sum(winner == seat for winner in winners) for seat in (0, 1)]
    values = {
        "game": GAME,
        "viewer": PUBLIC,
        "turn": Word("turn", {"number": max(1, count)}),
        "phases": tuple(
            f"phase-{name}"
            for name in ("start", "draw", "scene", "set", "level-up", "open", "activate", "judge", "end")
        ),
        "phase": 7,
        "plates": (
            plate(0, wins[0], count, active=True, seal="seal-lead"),
            plate(1, wins[1], count, tags=(Word("tag-lead"),)),
        ),
        "areas": (
            Area("area", "stacks", 1, tuple(west)),
            Area(
                "scene",
                "strip",
                PUBLIC,
                (Slot("scene", (lying,) if lying else (), empty="scene-empty"),),
                title=Word("strip-scene"),
            ),
            Area("area", "stacks", 0, tuple(east)),
        ),
        "waiting": (0,),
        "happened": Word("sample-judged"),
        "waits_for": Word("sample-wait"),
        "lanes": lanes,
    }
    return View(**{**values, **more})


def judged():
    """Six areas, every tag: stacks, EX, a shifted column, changed numbers, on winners and losers."""
    more, less = Stat("bp", 9000, 8000), Stat("bp", 6000, 5000)
    west = (
        pile(1, 1, 0, lost=True),
        pile(1, 2, 2, 3),
        pile(1, 3, 4, lost=True),
        pile(1, 4, 6, lost=True, badge=Word("badge-ex", {"count": 1}), shifted=True, stats=(Stat("bp", 10000, 14000),)),
        pile(1, 5, 7, 2, stats=(more,), change=Word("change-bp", {"amount": "+1000"})),
        pile(1, 6, 9, lost=True),
    )
    east = (
        pile(0, 1, 1, 2),
        pile(0, 2, 3, 2, lost=True, change=Word("change-bp", {"amount": "+1000"}), stats=(more,)),
        pile(0, 3, 5, lost=True, stats=(less,), change=Word("change-bp", {"amount": "−1000"})),
        pile(0, 4, 0, 2, badge=Word("badge-column", {"count": 2, "column": 3}), shifted=True),
        pile(0, 5, 8, 2, lost=True),
        pile(0, 6, 4, glow="happened", stats=(less,), change=Word("change-bp", {"amount": "+1000"})),
    )
    return table(west, east, (0, 1, PUBLIC, 0, 1, 0), scene(), news=6)


def setting(count=3):
    """The newest area being filled: a card of the lead, none yet of the other; cards face down upon known ones."""
    west = [pile(1, k, k, 1 + k % 3, lost=k % 2 == 0) for k in range(1, count)]
    east = [pile(0, k, k + 3, 1 + k % 2, lost=k % 2 == 1) for k in range(1, count)]
    if count > 2:
        east[1] = hidden(0, 2, 5, 2)
    west.append(Slot(f"second.area.{count}", (), empty="area-empty"))
    east.append(hidden(0, count, count=2 if count == 1 else 1))
    winners = (*(0 if k % 2 == 0 else 1 for k in range(1, count)), None)
    return table(west, east, winners, phase=3)


def many(count):
    """So many areas that they lie in bands."""
    west, east, winners = [], [], []
    for k in range(count):
        winner = (1, 0, PUBLIC)[k % 3]
        winners.append(winner)
        extra = {"change": Word("change-bp", {"amount": "+1000"})} if k % 4 == 1 else {}
        last = {"glow": "happened"} if k == count - 1 else {}
        west.append(pile(1, k + 1, k, 1 + k % 3, lost=winner != 1, **extra, **(last if winner == 1 else {})))
        east.append(pile(0, k + 1, k + 4, 1 + (k + 1) % 4, lost=winner != 0, **(last if winner == 0 else {})))
    if count > 8:
        east[7] = hidden(0, 8, 2, 2)
    return table(west, east, winners, scene(0, 2), news=count)


def revealed(count=4):
    """The top of a deck lies open over the field."""
    shown = tuple(face(0, k, badge=Word("badge-level", {"level": k % 3 + 1})) for k in range(count))
    view = judged()
    return table(view.areas[0].slots, view.areas[2].slots, (0, 1, PUBLIC, 0, 1, 0), scene(), shown=shown)


def empty():
    """Before the first character is set."""
    return table((), (), (), turn=Word("turn", {"number": 1}), phase=2)


def hand_card(at, level, number, **more):
    return face(0, at, badge=Word("badge-level", {"level": level}), number=number, **more)


def leveling(count=6):
    """Which card may go upon which pile, and why others may not."""
    cards = (
        hand_card(0, 2, 1, glow="choice", note=Word("note-upon", {"area": 2})),
        hand_card(6, 6, 2, glow="barred", note=Word("note-other-name")),
        hand_card(1, 3, 3, glow="choice", note=Word("note-upon", {"area": 4})),
        hand_card(0, 3, 4, glow="barred", note=Word("note-level-first", {"level": 2})),
        hand_card(2, 1, 5, glow="barred", note=Word("note-other-name")),
        Face(
            0, "ks-dusk", DUSK, "torii", ("scene",), stats=(Stat("cost", 2, 2),),
            glow="barred", number=6, note=Word("note-not-a-character"),
        ),
    )  # fmt: skip
    rows = (
        Row(
            Word("row-area", {"number": 2}),
            Word("row-level", {"level": 1}),
            Word("row-upon", {"cards": "①", "bp": " 12000"}),
            face=face(0, 0),
        ),
        Row(
            Word("row-area", {"number": 4}),
            Word("row-level", {"level": 2}),
            Word("row-upon", {"cards": "③", "bp": ""}),
            face=face(0, 1),
        ),
        Row(
            Word("row-area", {"number": 5}),
            Word("row-level", {"level": 6}),
            Word("row-no-higher"),
            barred=True,
            face=face(0, 4),
        ),
    )
    shown = judged()
    return table(
        shown.areas[0].slots,
        shown.areas[2].slots,
        tuple(lane.winner for lane in shown.lanes),
        viewer=0,
        phase=4,
        hand=Hand(
            (cards * 2)[:count], Word("sample-level-up"), (rows * 4)[: 3 if count <= 6 else 9], Word("sample-hint")
        ),
    )
