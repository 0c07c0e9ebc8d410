"""Views as a game might make them, with the hardest things that a picture meets: full and empty fields, long names, every state."""

from engine.view import (
    PUBLIC,
    Area,
    Arrow,
    Block,
    Ending,
    Face,
    Hand,
    Name,
    Plate,
    Row,
    Score,
    Sheet,
    Slot,
    Stat,
    Tile,
    View,
    Word,
    Zone,
)

GAME = "jinkei"
CRANE = ("雲居の鶴", "Cloud Crane", "wind", "crane", 20, 40, ("skill-flying",))
TURTLE = ("氷見の老亀", "Old Turtle", "water", "turtle", 15, 60, ("skill-self-repair",))
FOX = ("白狐の面", "Fox Mask", "fire", "fox", 40, 30, ("skill-first-strike",))
OGRE = ("鉄砦の鬼", "Fort Ogre", "earth", "oni", 45, 44, ("skill-absorption",))
ARCHER = ("霞の弓兵", "Mist Archer", "wind", "bow", 30, 30, ())
GATE = ("山門守", "Gatewarden", "earth", "torii", 25, 50, ())
WARRIOR = ("焔武者", "Blaze Warrior", "fire", "kabuto", 50, 38, ("skill-first-strike", "skill-instant-death"))
BREAM = ("渦潮の大鯛", "Whirl Bream", "water", "fish", 30, 45, ())
LAMP = ("灯守", "Lampkeeper", "fire", "lantern", 20, 40, ("skill-self-repair",))
HAWK = ("嵐鷹", "Storm Hawk", "wind", "hawk", 35, 30, ("skill-flying",))
ALL = (CRANE, TURTLE, FOX, OGRE, ARCHER, GATE, WARRIOR, BREAM, LAMP, HAWK)


def face(seat, card, hp=None, **more):
    ja, en, attribute, crest, ap, full, marks = card
    return Face(
        owner=seat,
        card=f"jk-{crest}",
        name=Name(ja, en),
        crest=crest,
        attributes=(attribute,),
        marks=marks,
        stats=(Stat("attack", ap, ap), Stat("life", full if hp is None else hp, full, bar=True)),
        **more,
    )


def line(seat, zone, cards=None, veiled=0):
    cards = cards or {}
    who = ("first", "second")[seat]
    slots = tuple(
        Slot(f"{who}.{zone}.{k}", (cards[k],) if k in cards else (), empty=f"cell-{zone}") for k in range(1, 6)
    )
    return Area(zone, "grid", seat, slots, 5, veiled=veiled)


def plate(seat, left, total, dead, **more):
    return Plate(
        seat,
        (Score(left, label="score-left", unit="unit-cards"), Score(total, icon="life")),
        (Zone("graveyard", "discard", dead),),
        **more,
    )


def battle(**more):
    west_back = {1: face(1, CRANE, 35), 4: face(1, TURTLE, 72)}
    west_front = {
        2: face(1, FOX, 5, glow="happened", burst="−25"),
        3: face(1, OGRE, 26),
        5: face(1, ARCHER, 28, states=("sideways",)),
    }
    east_front = {1: face(0, GATE), 3: face(0, WARRIOR, 31, glow="happened"), 4: face(0, BREAM, 9)}
    east_back = {2: face(0, LAMP), 5: face(0, HAWK)}
    values = {
        "game": GAME,
        "viewer": PUBLIC,
        "turn": Word("round", {"number": 4}),
        "phases": ("phase-action", "phase-battle", "phase-advance", "phase-repair"),
        "phase": 1,
        "plates": (plate(0, 5, 160, 3, active=True, seal="seal-turn"), plate(1, 5, 166, 3)),
        "areas": (
            line(1, "back", west_back),
            line(1, "front", west_front),
            line(0, "front", east_front),
            line(0, "back", east_back),
        ),
        "waiting": (0,),
        "happened": Word("sample-hit"),
        "waits_for": Word("sample-wait"),
        "arrow": Arrow("first.front.3", "second.front.2", 5),
    }
    return View(**{**values, **more})


def full():
    rows = [{k + 1: face(seat, ALL[(5 * row + k) % 10]) for k in range(5)} for seat in (1, 0) for row in (0, 1)]
    return battle(
        areas=(
            line(1, "back", rows[0]),
            line(1, "front", rows[1]),
            line(0, "front", rows[2]),
            line(0, "back", rows[3]),
        ),
        arrow=Arrow("first.front.2", "second.front.2", 3),
    )


def placing():
    return battle(
        turn=Word("preparing"),
        phases=("phase-placing", "phase-action"),
        plates=(
            plate(0, 8, 0, 0, active=True, seal="seal-asked"),
            plate(1, 8, 0, 0, active=True, answered=True),
        ),
        areas=(line(1, "back", veiled=8), line(1, "front"), line(0, "front", veiled=8), line(0, "back")),
        waiting=(0,),
        arrow=None,
    )


def janken():
    return battle(
        turn=Word("preparing"),
        phases=("phase-placing", "phase-action"),
        phase=0,
        plates=(plate(0, 8, 0, 0, active=True, seal="seal-asked"), plate(1, 8, 0, 0, active=True, seal="seal-asked")),
        areas=(line(1, "back"), line(1, "front"), line(0, "front"), line(0, "back")),
        waiting=(0, 1),
        arrow=None,
        happened=None,
    )


def ended():
    over = Ending(
        0, Word("sample-why"), (Word("sample-prize"), Word("sample-keep")), (face(1, CRANE, glow="happened"),)
    )
    return battle(
        turn=Word("round", {"number": 9}),
        phase=3,
        waiting=(),
        arrow=None,
        ending=over,
        plates=(plate(0, 4, 103, 4, seal="seal-won"), plate(1, 0, 0, 8)),
    )


def drawn():
    return battle(waiting=(), arrow=None, ending=Ending(PUBLIC, Word("sample-why")))


def hand_placing(count=8):
    cards = tuple(
        face(0, card, glow="chosen" if k == 3 else "choice", number=k + 1) for k, card in enumerate(ALL[:count])
    )
    view = placing()
    own = (
        line(0, "front", {2: face(0, GATE)} if count < 10 else {}),
        line(0, "back", {4: face(0, HAWK)} if count < 10 else {}),
    )
    return battle(
        viewer=0,
        turn=view.turn,
        phases=view.phases,
        plates=view.plates,
        areas=(line(1, "back", veiled=8), line(1, "front"), *own),
        hand=Hand(cards, Word("sample-place"), (), Word("sample-hint")),
        arrow=None,
    )


def hand_rows():
    rows = (
        Row(Word("sample-row"), Word("sample-note"), Word("sample-gain")),
        Row(Word("sample-row"), Word("sample-note"), Word("sample-gain"), barred=True),
        Row(Word("sample-row"), None, Word("sample-gain")),
    )
    cards = tuple(
        face(0, card, glow="barred" if k > 1 else "choice", number=k + 1, note=Word("sample-reason"))
        for k, card in enumerate(ALL[:4])
    )
    return battle(viewer=0, hand=Hand(cards, Word("sample-question"), rows, Word("sample-hint")))


def hand_field():
    return battle(viewer=0, hand=Hand((), Word("sample-question"), (), None))


def sheet(card=WARRIOR):
    return Sheet(
        GAME,
        face(0, card),
        (
            Tile("stat-attack", card[4]),
            Tile("stat-life", card[5]),
            Tile("tile-janken", word="janken-rock"),
            Tile("tile-beats", emblem="wind"),
        ),
        tuple(Block(Word(mark), Word(f"{mark}.text"), f"{mark}.mark") for mark in card[6]),
        Name("炎の中でこそ、刃は静かになる。", "Only in the fire does the blade fall silent."),
        Word("sample-foot"),
    )
