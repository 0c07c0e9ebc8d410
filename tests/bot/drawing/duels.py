"""Views with lanes and dice, as hard as they come: many dice, many counters, long names, cards under cards."""

from engine.view import (
    PUBLIC,
    SEAT_NAMES,
    Area,
    Block,
    Dice,
    Face,
    Hand,
    Lane,
    Name,
    Plate,
    Row,
    Score,
    Sheet,
    Slot,
    Stat,
    Sum,
    Tile,
    View,
    Word,
    Zone,
)

GAME = "genso"
ELEMENTS = ("fire", "water", "wind", "thunder", "grass", "ice", "rock")
FLAME = Name("不知火丸", "Shiranui Maru")
LONG = Name("寿限無寿限無五劫の擦り切れの姫", "Princess of the Everlasting Frost Moon")
WARDEN = Name("青海の守", "Warden of the Blue Sea", "", "Sea Warden")


def fighter(seat, name=FLAME, element="fire", atk=5, **more):
    return Face(seat, f"{element}-{seat}", name, attributes=(element,), stats=(Stat("attack", atk, 5),), **more)


def counters(count):
    return tuple(Stat(element, 1, 0) for element in ELEMENTS[:count])


def slots(seat, *places):
    return tuple(
        place
        if isinstance(place, Slot)
        else Slot(f"{SEAT_NAMES[seat]}.lane.{k}", place if isinstance(place, tuple) else (place,), now=k == 2)
        for k, place in enumerate(places, 1)
    )


def dice(seat, count=8, **more):
    faces = tuple((*ELEMENTS, "wild")[(3 * k) % 8] for k in range(count))
    own = tuple(k for k, face in enumerate(faces) if face in {"fire", "wild"})
    return Dice(
        seat, faces, own, places=8, emblem="fire", count=len(own), tag=Word("sample-tag"), sum=Sum(5, 4, 9), **more
    )


def plate(seat, leader=(), **more):
    zones = (Zone("hand", "hand", 4), Zone("deck", "deck", 12), Zone("discard", "discard", 3))
    return Plate(
        seat,
        (Score(1, label="sample-won", marks=(1, 2)), Score(0, label="sample-drawn")),
        (*zones, Zone("leader", "leader", 1, leader)),
        **more,
    )


def duel(**more):
    """The second of three battles, one seat's dice rolled."""
    west = slots(
        1,
        Slot("second.lane.1", gone=fighter(1, LONG, "ice", states=("beaten",))),
        fighter(1, WARDEN, "water", 6, counters=counters(3), tucked=(LONG, FLAME)),
        (Face(1), Face(1)),
    )
    east = slots(0, fighter(0, WARDEN, "thunder", 11), fighter(0, atk=9, glow="happened"), (Face(0),))
    values = {
        "game": GAME,
        "viewer": PUBLIC,
        "turn": Word("sample-battle"),
        "phases": ("sample-skill", "sample-battle"),
        "phase": 1,
        "plates": (plate(0, active=True, seal="seal-turn"), plate(1, (Face(1, "leader", LONG, shape="leader"),))),
        "areas": (Area("lane", "lane", 1, west, 3), Area("lane", "lane", 0, east, 3)),
        "waiting": (0,),
        "happened": Word("sample-hit"),
        "waits_for": Word("sample-wait"),
        "dice": (Dice(1, (), places=8, title=Word("sample-later"), sum=Sum(6, 0, 6)), dice(0)),
        "lanes": (Lane(1, winner=0), Lane(2, now=True, title=Word("sample-battle")), Lane(3)),
        "order": (0, 1),
    }
    return View(**{**values, **more})


def across():
    """An extra battle of two that do not face each other; dice beyond eight, ATK taken off."""
    view = duel()
    over = Sum(5, -2, 3)
    trays = (dice(1, 10), Dice(0, dice(0, 16).faces, (0, 1, 2), places=8, emblem="fire", count=3, sum=over))
    return duel(areas=view.areas, dice=trays, lanes=(Lane(4, now=True, title=Word("sample-battle")),))


def even():
    """All lanes fought, one of them for nobody; as many counters as there are."""
    full = tuple(
        fighter(0, LONG, element, counters=counters(count))
        for element, count in (("rock", 7), ("ice", 5), ("grass", 4))
    )
    west = duel().areas[0]
    return duel(
        areas=(west, Area("lane", "lane", 0, slots(0, *full), 3)),
        lanes=(Lane(3, winner=1), Lane(2, winner=PUBLIC), Lane(1, winner=0)),
        dice=(Dice(1, (), places=8), Dice(0, (), places=8)),
        order=(),
    )


def hand(faces=4, rolled=8, rows=True):
    """The question after a roll, with what each discard would add."""
    held = tuple(
        fighter(0, (FLAME, LONG)[k % 2], ("fire", "rock")[k % 2], number=k + 1,
                glow=("choice", "barred")[k % 2], note=Word("sample-reason"))
        for k in range(faces)
    )  # fmt: skip
    options = (
        Row(Word("sample-skill"), Word("sample-forced"), forced=True, emblem="fire", cost=3, stat=Stat("attack", 9, 5)),
        Row(Word("sample-row"), Word("sample-note"), barred=True, emblem="fire", cost=5, stat=Stat("attack", 12, 5)),
        Row(Word("sample-row"), Word("sample-note"), barred=True, stat=Stat("attack", 5, 5)),
    )
    question = Hand(held, Word("sample-question"), options if rows else ())
    return duel(viewer=0, hand=question, dice=(duel().dice[0], dice(0, rolled)))


def asked(faces=3):
    """A question that is not about the cards in hand."""
    held = tuple(fighter(0, (FLAME, LONG)[k % 2]) for k in range(faces))
    return duel(viewer=0, hand=Hand(held, Word("sample-question")))


def sheet():
    blocks = (
        Block(Word("sample-skill"), emblem="fire", cost=3, gain=4),
        Block(Word("sample-row"), emblem="fire", cost=5, gain=17),
        Block(Word("sample-skill"), lines=(Word("sample-note"), Word("sample-hint"), Word("sample-keep"))),
    )
    tiles = (Tile("attribute-fire", emblem="fire"), Tile("stat-attack", value=5))
    return Sheet(GAME, fighter(0, LONG), tiles, blocks, foot=Word("sample-foot"))


def leader_sheet():
    face = Face(0, "leader", LONG, shape="leader", label="sample-battle")
    return Sheet(
        GAME,
        face,
        (Tile("sample-row", word="sample-skill"),),
        (Block(Word("sample-skill"), lines=(Word("sample-keep"),)),),
    )
