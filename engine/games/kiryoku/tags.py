"""Tags: two characters become one, which takes over their damage and items. Rules G4-24 to G4-28, X4-26, Q4-26, Q4-50, Q4-51."""

from __future__ import annotations

from msgspec.structs import replace

from engine.events import Happening, Ref
from engine.games.kiryoku import zones
from engine.games.kiryoku.state import Deed, Entering, KiryokuState, Standing
from engine.games.kiryoku.targets import bears
from engine.games.kiryoku.values import KiryokuPlay, KiryokuTable, name_of
from engine.lasting import without


def put_on(state: KiryokuState, where: tuple[int, int], item: int) -> None:
    """An item comes to lie on a character."""
    standing = zones.standing_at(state, *where)
    state.field[where[0]][where[1]] = replace(standing, items=(*standing.items, item))
    state.unsettled = True


def enter(play: KiryokuPlay, deed: Deed) -> None:
    """The tag comes ready; both components go to the trash, which is no down; damage and items go over. Rules G4-25, G4-26, X4-26."""
    state = play.state
    damage, items = 0, list[int]()
    for part in deed.targets:
        found = state.find(part)
        if found is not None:
            standing = zones.standing_at(state, *found)
            damage += standing.damage
            items += standing.items
            state.field[found[0]][found[1]] = None
            state.lasting = without(state.lasting, part)
        zones.from_aside(state, part)
        zones.to_trash(state, part)
    zones.from_aside(state, deed.card)
    place = zones.stand_up(state, deed.seat, Standing(deed.card, damage=damage))
    play.tell(Happening("tagged", deed.seat, zones.ref(state, deed.seat, place)))
    _take_over(play, deed.seat, place, items)


def _take_over(play: KiryokuPlay, seat: int, place: int, items: list[int]) -> None:
    """Items go over, which is no equipping; one that may not lie on the tag goes to the trash. Rules X4-26, Q4-51."""
    state = play.state
    for item in items:
        owner = state.cards[item].owner
        if bears(play.table, state, owner, item, (seat, place), fresh=False):
            put_on(state, (seat, place), item)
        else:
            _drop(play, seat, place, item)
    standing = zones.standing_at(state, seat, place)
    if twice(play.table, state, standing):
        play.push(Entering(seat=seat, card=standing.card))


def _drop(play: KiryokuPlay, seat: int, place: int, item: int) -> None:
    """An item goes to its own owner's trash. Rules X4-25, Q4-27."""
    state = play.state
    zones.to_trash(state, item)
    source = Ref("", state.cards[item].card)
    play.tell(Happening("trashed-item", state.cards[item].owner, source, zones.ref(state, seat, place)))


def twice(table: KiryokuTable, state: KiryokuState, standing: Standing) -> list[int]:
    """The items of the first name that lies on a character more than once. Rules G4-21, Q4-51."""
    names = [name_of(table, state, item) for item in standing.items]
    double = next((name for name in names if names.count(name) > 1), None)
    return [item for item, name in zip(standing.items, names, strict=True) if name == double]


def ask_which_stays(play: KiryokuPlay, frame: Entering) -> None:
    """Of two equal items its player keeps one. Rules Q4-26, Q4-51."""
    state = play.state
    found = state.find(frame.card)
    if found is not None:
        standing = zones.standing_at(state, *found)
        double = twice(play.table, state, standing)
        if double:
            play.ask(frame.seat, "keep", tuple(f"item.{standing.items.index(item) + 1}" for item in double))


def keep_one(play: KiryokuPlay, frame: Entering) -> None:
    """The other goes to its own owner's trash; then the next name that lies there twice. Rule Q4-51."""
    state = play.state
    if state.prompts[frame.seat] is None:
        return
    kept = int(str(play.taken(frame.seat)[1]).removeprefix("item.")) - 1
    found = state.find(frame.card)
    assert found is not None
    standing = zones.standing_at(state, *found)
    for item in twice(play.table, state, standing):
        if item != standing.items[kept]:
            zones.take_item(state, item)
            _drop(play, *found, item)
    play.goto(frame, 0)
