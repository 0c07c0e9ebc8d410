"""Views with ranks that stand or lie turned, as a game of leaders, costs and declarations might make them."""

from engine.view import (
    PUBLIC,
    SEAT_NAMES,
    Area,
    Arrow,
    Blow,
    Declared,
    Face,
    Hand,
    Name,
    Plate,
    Row,
    Score,
    Slot,
    Stat,
    Versus,
    View,
    Word,
    Zone,
)

GAME = "kiryoku"
GATE = ("不動の関守", "Keeper of Fudo Gate", "guts", "torii", 14)
RUNNER = ("韋駄天", "Swift Messenger", "speed", "feathers", 5)
FOX = ("書庫の狐", "Library Fox", "wisdom", "fox", 4)
OGRE = ("怪力丸", "Strongarm", "power", "oni", 6)
PRINCESS = ("桜の姫将", "Princess of Cherry Hill", "sense", "sakura", 12)
CRANE = ("双剣の鶴", "Twin-Sword Crane", "power", "crane", 10)
MAIDEN = ("鈴の巫女", "Bell Maiden", "sense", "bell", 4)
TURTLE = ("砦の亀", "Fortress Turtle", "guts", "turtle", 7)
BOW = ("弓張", "Drawn Bow", "speed", "bow", 3)
ALL = (RUNNER, FOX, OGRE, MAIDEN, TURTLE, BOW)
LONG = Name(
    "千本桜の大宴会奉行衆筆頭", "First of the Stewards of the Great Cherry Banquet", "桜宴会奉行筆頭", "Head Steward"
)
SANDALS, SHIELD, SCROLL = (
    Name("風の草履", "Wind Sandals"),
    Name("鋼の盾", "Steel Shield"),
    Name("古今秘伝の巻物", "Scroll of Secrets of All Ages", "秘伝の巻物", "Secret Scroll"),
)
EMPTY = None


def one(seat, card, left=None, ready=True, leader=False, name=None, tag="", **more):
    ja, en, attribute, crest, cap = card
    shape = ("" if ready else "turned") + ("leader" if leader else "")
    shape = "turned-leader" if shape == "turnedleader" else shape
    states = (("tag",) if tag else ()) + (() if ready else ("exhausted",))
    more = {"states": states, **more}
    return Face(
        seat, f"kr-{crest}", name or Name(ja, en), crest, (attribute, *((tag,) if tag else ())),
        stats=(Stat("vitality", cap if left is None else left, cap, bar=True),), shape=shape, **more,
    )  # fmt: skip


def fight(seat, attack, defense, name="", **more):
    attack, defense = (tuple(each.split()) for each in (attack, defense))
    title = Name(name or f"{attack}対{defense}", name or f"{attack} vs {defense}")
    return Face(
        seat,
        f"kr-battle-{attack}-{defense}",
        title,
        versus=Versus(attack, defense),
        marks=("sample-special",) if name else (),
        **more,
    )


def slots(seat, zone, faces):
    return tuple(
        Slot(f"{SEAT_NAMES[seat]}.{zone}.{k}", () if face is None else (face,)) for k, face in enumerate(faces, 1)
    )


def side(seat, leader, field, battle, coming=0):
    """A seat's leader and characters, and its battle cards nearer to the middle."""
    rank = (
        Area("leader", "rank", seat, slots(seat, "leader", (leader,)), coming=coming),
        Area("field", "rank", seat, slots(seat, "field", field)),
    )
    tiles = (Area("battle", "tiles", seat, slots(seat, "battle", battle)),)
    return (*rank, *tiles) if seat else (*tiles, *rank)


def plate(seat, downs, stock, counts, **more):
    zones = tuple(
        Zone(zone, icon, count)
        for zone, icon, count in zip(("hand", "deck", "trash"), ("hand", "deck", "discard"), counts, strict=True)
    )
    scores = (
        Score(downs, label="score-downs", icon="skull", marks=(downs, 5)),
        *((Score(len(stock), label="score-stock", gems=stock),) if stock else ()),
    )
    return Plate(seat, scores, zones, **more)


TILES = (
    (fight(1, "power", "speed"), fight(1, "wisdom", "wisdom", states=("used",)), EMPTY),
    (fight(0, "power", "power", states=("used",)), fight(0, "sense", "guts"), fight(0, "speed", "sense")),
)


def usual(**more):
    """An event declared by who has the turn, answered with an ability."""
    west = side(
        1,
        one(1, GATE, 7, leader=True),
        (
            one(1, RUNNER, 3, tucked=(SANDALS,)),
            one(1, FOX, 1, glow="happened", burst="−1"),
            one(1, OGRE, ready=False),
            EMPTY,
            EMPTY,
        ),
        TILES[0],
    )
    east = side(
        0,
        one(0, PRINCESS, 9, leader=True),
        (
            one(0, CRANE, 8, tag="speed"),
            one(0, MAIDEN, ready=False),
            one(0, TURTLE, 5, tucked=(SHIELD,)),
            one(0, BOW, 2, ready=False),
            EMPTY,
        ),
        TILES[1],
    )
    values = {
        "game": GAME,
        "viewer": PUBLIC,
        "turn": Word("sample-turn"),
        "phases": ("sample-entry", "sample-main", "sample-close", "sample-adjust"),
        "phase": 1,
        "plates": (
            plate(0, 2, (("W",), ("W",)), (5, 29, 11), active=True, seal="seal-turn"),
            plate(1, 3, (("W", "power"),), (6, 31, 14)),
        ),
        "areas": (*west, *east),
        "waiting": (0,),
        "happened": Word("sample-order"),
        "waits_for": Word("sample-answered"),
        "arrow": Arrow("declared.1", "second.field.2"),
        "declared": (
            Declared(0, Word("sample-bow"), (Word("sample-hurts"),)),
            Declared(1, Word("sample-lunch"), (Word("sample-heals"),)),
        ),
    }
    return View(**{**values, **more})


def empty(**more):
    """The first turn: two leaders, nothing else."""
    areas = (
        *side(1, one(1, GATE, leader=True), (EMPTY,) * 5, (EMPTY,) * 3),
        *side(0, one(0, PRINCESS, leader=True), (EMPTY,) * 5, (EMPTY,) * 3),
    )
    plates = (plate(0, 0, (), (7, 52, 0), active=True, seal="seal-turn"), plate(1, 0, (), (7, 52, 0)))
    return usual(**{"areas": areas, "plates": plates, "arrow": None, "declared": (), **more})


def full(**more):
    """Leader and five a side, items on nearly all, tags, exhausted leaders, six battle cards, a window that waits for an answer."""
    many = (SCROLL, SANDALS, SHIELD)
    west = side(
        1,
        one(1, GATE, 3, ready=False, leader=True, name=LONG, tucked=many[:1]),
        tuple(
            one(
                1,
                ALL[k],
                None,
                k % 2 == 0,
                name=LONG if k % 3 == 0 else None,
                tag="power" if k == 3 else "",
                tucked=many[: (k + 1) % 4],
            )
            for k in range(5)
        ),
        (
            fight(1, "power speed", "wisdom", "一騎当千の陣"),
            fight(1, "wisdom guts sense", "", "捨て身", states=("used",)),
            fight(1, "sense", "sense"),
        ),
    )
    east = side(
        0,
        one(0, PRINCESS, 12, leader=True, name=LONG, tucked=many),
        tuple(
            one(
                0,
                ALL[5 - k],
                1 + k,
                k % 2 == 1,
                name=LONG if k % 3 == 1 else None,
                tag="wisdom" if k < 2 else "",
                tucked=many[: k % 4],
            )
            for k in range(5)
        ),
        (
            fight(0, "power", "power"),
            fight(0, "speed", "guts", states=("used",)),
            fight(0, "sense", "guts sense", "花見の大一番"),
        ),
    )
    plates = (
        plate(0, 4, (("W", "power"), ("W",), ("W", "sense", "guts"), ("W",)), (12, 3, 31)),
        plate(1, 4, (("W", "speed"),) * 7, (10, 0, 40), active=True, seal="seal-turn"),
    )
    declared = (
        Declared(0, Word("sample-long-card"), (Word("sample-long-deed"),)),
        Declared(1, Word("sample-may-answer"), open=True),
    )
    return usual(
        **{
            "areas": (*west, *east),
            "plates": plates,
            "waiting": (1,),
            "arrow": Arrow("declared.1", "second.field.4"),
            "declared": declared,
            **more,
        }
    )


def battle(declared=1, **more):
    """A battle: both fighters exhausted and ringed, the chosen battle card, the blows, and what is declared in it."""
    shown = usual()
    fighters = {
        "second.field.1": one(1, RUNNER, 3, ready=False, glow="fights", tucked=(SANDALS,)),
        "first.field.1": one(0, CRANE, 8, ready=False, glow="fights", tag="speed"),
        "first.battle.3": fight(0, "speed", "sense", states=("used",), glow="fights"),
        "second.field.2": one(1, FOX, 1),
    }
    areas = tuple(
        Area(
            area.id,
            area.kind,
            area.seat,
            tuple(Slot(slot.ref, (fighters[slot.ref],) if slot.ref in fighters else slot.faces) for slot in area.slots),
        )
        for area in shown.areas
    )
    blows = (
        Blow(0, Name("韋駄天", "Swift Messenger"), 5, 3, 2, ("speed", "sense")),
        Blow(1, LONG, 4, 4, 0, ("speed", "sense")),
    )
    said = (
        Declared(0, Word("sample-bow"), (Word("sample-hurts"),)),
        Declared(1, Word("sample-lunch"), (Word("sample-heals"),)),
        Declared(1, Word("sample-long-card")),
    )
    return usual(
        **{
            "areas": areas,
            "blows": blows,
            "declared": said[:declared],
            "arrow": Arrow("first.field.1", "second.field.1"),
            **more,
        }
    )


def setup(answered=(True, False), **more):
    """Both lay their leader face down."""
    areas = (
        side(seat, Face(seat) if answered[seat] else None, (EMPTY,) * 5, (EMPTY,) * 3, coming=not answered[seat])
        for seat in (1, 0)
    )
    plates = tuple(
        plate(seat, 0, (), (7, 52, 0), active=True, answered=answered[seat], seal="seal-asked") for seat in (0, 1)
    )
    return usual(
        areas=tuple(area for pair in areas for area in pair),
        plates=plates,
        arrow=None,
        declared=(),
        phase=0,
        waiting=tuple(seat for seat in (0, 1) if not answered[seat]),
        **more,
    )


def held(k, **more):
    """A card of the hand: character, tag, battle card, item, event in turn."""
    kinds = (
        one(0, ALL[k % 6], cost=("W",) * (k % 4 + 1)),
        one(0, CRANE, tag="speed"),
        fight(0, "sense", "guts sense", "花見の大一番", attributes=("battle",)),
        Face(0, "kr-item", SCROLL, "scroll", ("item",), label="sample-item", cost=("W", "guts")),
        Face(0, "kr-event", Name("弓矢", "Bow and Arrow"), "bow", ("event",), label="sample-event", cost=("L", "W")),
        one(0, OGRE, name=LONG, cost=("W", "W", "power", "power")),
    )
    face = kinds[k % 6]
    values = {
        "number": k + 1,
        "glow": "barred" if k % 4 == 3 else "choice",
        "note": Word("sample-lacks") if k % 4 == 3 else None,
    }
    return type(face)(**{**{field: getattr(face, field) for field in face.__struct_fields__}, **values, **more})


def hand(count=6, rows=4, **more):
    """The main phase in hand."""
    kinds = (
        Row(Word("sample-challenge"), Word("sample-ready")),
        Row(Word("sample-ability"), Word("sample-user"), Word("sample-heals")),
        Row(Word("sample-ability"), Word("sample-lacks"), barred=True),
        Row(Word("sample-end"), Word("sample-end-note")),
    )
    asked = Hand(
        tuple(held(k) for k in range(count)),
        Word("sample-what-now"),
        tuple(kinds[k % 4] for k in range(rows)),
        Word("sample-asks"),
    )
    return full(**{"viewer": 0, "hand": asked, "waiting": (0,), **more})


def naming(**more):
    """Who is attacked names who defends: the field with the cards in hand beside it."""
    shown = usual()
    areas = tuple(
        Area(
            area.id,
            area.kind,
            area.seat,
            tuple(
                Slot(
                    slot.ref,
                    tuple(_choice(face, k) for face in slot.faces)
                    if area.seat == 0 and area.kind == "rank"
                    else slot.faces,
                )
                for k, slot in enumerate(area.slots, 1)
            ),
        )
        for area in shown.areas
    )
    asked = Hand(tuple(held(k, number=0, glow="", note=None) for k in range(5)), Word("sample-defends"))
    return usual(**{"areas": areas, "viewer": 0, "hand": asked, "declared": (), "arrow": None, **more})


def _choice(face, number):
    values = {field: getattr(face, field) for field in face.__struct_fields__}
    return face if "exhausted" in face.states else type(face)(**{**values, "glow": "choice", "number": number})
