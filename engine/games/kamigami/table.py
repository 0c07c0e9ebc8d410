"""The table as a `View`: main units as panels that face each other, standby rows behind them, a plate for each seat, what just happened."""

from __future__ import annotations

from msgspec.structs import replace

from engine import telling
from engine.events import Happening, Ref, seen_by, told_apart
from engine.games.kamigami.asking import targets
from engine.games.kamigami.hand import hand
from engine.games.kamigami.lasts import lasts
from engine.games.kamigami.reckoning import skill_cost
from engine.games.kamigami.sheet import ENERGY, attached, face
from engine.games.kamigami.state import MAIN, NOBODY, KamigamiState, Unit
from engine.games.kamigami.targets import spot_of
from engine.games.kamigami.worn import hp, left
from engine.games.kamigami.zones import KamigamiTable, main_unit, place
from engine.piles import definition
from engine.view import (
    FIRST,
    PUBLIC,
    SEAT_NAMES,
    SEATS,
    SECOND,
    Area,
    Arrow,
    Edge,
    Ending,
    Face,
    Plate,
    Score,
    Slot,
    Stat,
    Value,
    View,
    Word,
    Zone,
    other,
)

PHASES = ("phase-draw", "phase-main", "phase-battle", "phase-end")
_SETUP = ("phase-setup", *PHASES)
_QUIET = frozenset({"drew", "went-off", "began-turn", "turned-up"})
"""Happenings that another one of the same moment says better."""
_FELL = "fell"
"""What is told before anything else of the same moment."""
_ADVANTAGE = Word("edge-advantage")


def view(table: KamigamiTable, state: KamigamiState, viewer: int) -> View:
    """What a seat, or everybody, may see of a match."""
    waiting = telling.waiting(state)
    phases = _SETUP if state.phase == "setup" else PHASES
    return View(
        game="kamigami",
        viewer=viewer,
        turn=Word("turn", {"number": state.turn}) if state.turn else Word("turn-setup"),
        phases=phases,
        phase=-1 if state.outcome is not None else phases.index(f"phase-{state.phase}"),
        plates=tuple(_plate(table, state, seat, viewer, waiting) for seat in SEATS),
        areas=_areas(table, state, viewer),
        waiting=waiting,
        waits_for=telling.waits_for(state),
        happened=_happened(table, state, viewer),
        arrow=_arrow(table, state),
        edges=_edges(table, state),
        hand=None if viewer == PUBLIC else hand(table, state, viewer),
        ending=_ending(state),
    )


def _happened(table: KamigamiTable, state: KamigamiState, viewer: int) -> Word | None:
    """What just happened: who fell, or whom it struck, before what followed from that."""
    said, name_of = {each.name for each in state.recent}, table.catalog.name_of
    if _FELL in said:
        return telling.happened(state, viewer, name_of, said - {_FELL})
    hits = _hits(table, state)
    return hits or telling.happened(state, viewer, name_of, _QUIET) or telling.happened(state, viewer, name_of)


def _hits(table: KamigamiTable, state: KamigamiState) -> Word | None:
    """Whom the last skill or command struck, the main unit first, and how the damage to it came together. Rules A1-15, A1-16."""
    name_of = table.catalog.name_of
    struck = (seen_by(each, PUBLIC, name_of) for each in state.recent if each.name == "struck")
    hits = [each for each in struck if each is not None and each.target_name is not None]
    if not hits:
        return None
    both = telling.alike(state, name_of)
    (target, amount), *others = ((told_apart(each, both).word().values["target"], each.amount or 0) for each in hits)
    values: dict[str, Value] = {"target": target, "sum": _sum(hits[0].parts, amount)}
    if not others:
        return Word("told-hit", values)
    if len(others) > 1:
        return Word("told-hits", values | {"count": len(others)})
    return Word("told-hit-both", values | {"other": others[0][0], "amount": others[0][1]})


def _sum(parts: tuple[int, ...], amount: int) -> str:
    """Damage as it came together, where more than one number led to it. Rule A1-15."""
    base, added, factor, reduced = parts or (amount, 0, 1, 0)
    if not added and factor == 1 and not reduced:
        return f"−{amount}"
    plus = f"{base} {'＋' if added > 0 else '−'} {abs(added)}" if added else str(base)
    grouped = f"({plus})" if added and factor > 1 else plus
    return grouped + (f" × {factor}" if factor > 1 else "") + (f" − {reduced}" if reduced else "") + f" ＝ {amount}"


# --- plates -----------------------------------------------------------------------------------------------------------


def _plate(table: KamigamiTable, state: KamigamiState, seat: int, viewer: int, waiting: tuple[int, ...]) -> Plate:
    """Units that stand, of as many as there are areas; hand, deck and discard pile. Rules G1-07, A1-8, A1-9."""
    both, asked = telling.both_asked(state), seat in waiting
    standing, areas = len(state.living(seat)), 1 + table.house.standby_areas
    return Plate(
        seat=seat,
        scores=(Score(standing, label="score-standing", marks=(standing, areas), lost=state.fallen(seat)),),
        zones=(
            Zone(
                "hand",
                "hand",
                len(state.hands[seat]),
                _faces(table, state, state.hands[seat] if viewer == seat else []),
            ),
            Zone("deck", "deck", len(state.decks[seat])),
            Zone("discard", "discard", len(state.discards[seat]), _faces(table, state, state.discards[seat])),
        ),
        active=asked,
        answered=both and not asked,
        seal=telling.seal(state, seat, "seal-asked" if both else "seal-turn"),
    )


def _faces(table: KamigamiTable, state: KamigamiState, numbers: list[int]) -> tuple[Face, ...]:
    return tuple(face(definition(table, state, number), state.cards[number].owner) for number in numbers)


# --- the field --------------------------------------------------------------------------------------------------------


def _areas(table: KamigamiTable, state: KamigamiState, viewer: int) -> tuple[Area, ...]:
    """West's standby, West's main, East's main, East's standby; and with each the command that is being used."""
    sides = {seat: _side(table, state, seat, viewer) for seat in SEATS}
    standby, main = sides[SECOND]
    return (
        standby,
        main,
        *_using(table, state, SECOND),
        sides[FIRST][1],
        *_using(table, state, FIRST),
        sides[FIRST][0],
    )


def _side(table: KamigamiTable, state: KamigamiState, seat: int, viewer: int) -> tuple[Area, Area]:
    """A seat's standby row and its main area."""
    slots = [_slot(table, state, seat, slot, viewer) for slot in range(1 + table.house.standby_areas)]
    standby = Area("standby", "row", seat, tuple(slots[MAIN + 1 :]))
    return standby, Area(
        "main", "panel", seat, (slots[MAIN],), coming=_coming(state, seat), lasting=lasts(table, state, seat)
    )


def _coming(state: KamigamiState, seat: int) -> int:
    """While the main unit is being chosen that is laid face down. Rule G1-16."""
    prompt = state.prompts[seat]
    return int(prompt is not None and prompt.kind == "lead" and _unit(state, seat, MAIN) is None)


def _using(table: KamigamiTable, state: KamigamiState, seat: int) -> tuple[Area, ...]:
    """The strategy or tactics that is being used: it lies in no zone until it is discarded. Rules G1-11, G1-12."""
    if state.using == NOBODY or state.cards[state.using].owner != seat:
        return ()
    card = definition(table, state, state.using)
    shown = replace(face(card, seat), label=f"using-{card.kind}")
    return (Area("using", "aside", seat, (Slot(f"{SEAT_NAMES[seat]}.using.1", (shown,)),)),)


def _unit(state: KamigamiState, seat: int, slot: int) -> Unit | None:
    side = state.field[seat]
    return side[slot] if slot < len(side) else None


def _slot(table: KamigamiTable, state: KamigamiState, seat: int, slot: int, viewer: int) -> Slot:
    unit = _unit(state, seat, slot)
    empty = "area-main" if slot == MAIN else "area-standby"
    if unit is None:
        return Slot(place(seat, slot), empty=empty)
    if unit.out:
        return Slot(place(seat, slot), (Face(seat, out=True),))
    if not unit.up and viewer != seat:
        return Slot(place(seat, slot), (Face(seat),))
    return Slot(place(seat, slot), (_marked(table, state, (seat, slot), unit, viewer),))


def _unit_face(table: KamigamiTable, state: KamigamiState, seat: int, unit: Unit, viewer: int) -> Face:
    """A unit with the HP that it has left, its energy (by name where its owner may look, A1-37), its state, what is set on it."""
    card = definition(table, state, unit.card)
    need = max((skill_cost(table, state, seat, unit, skill) for skill in card.skills), default=0)
    energy = len(unit.energy)
    known = viewer == seat and table.house.energy_looked_at == "owner"
    return replace(
        face(card, seat),
        stats=(
            Stat("life", left(table, state, unit), hp(table, state, unit), bar=True),
            Stat(ENERGY, energy, energy, need=need, cards=not known),
        ),
        states=(unit.state,) if unit.state else () if unit.up else ("face-down",),
        attached=tuple(attached(definition(table, state, number)) for number in unit.sets),
        tucked=tuple(definition(table, state, number).title for number in unit.energy) if known else (),
    )


def _marked(table: KamigamiTable, state: KamigamiState, spot: tuple[int, int], unit: Unit, viewer: int) -> Face:
    """A unit with what just happened to it, and whether the viewer may choose it now."""
    shown = _unit_face(table, state, spot[0], unit, viewer)
    struck = [each.amount for each in state.recent if each.name == "struck" and _is(each.target, state, spot, unit)]
    dealt = sum(amount for amount in struck if amount is not None)
    if dealt:
        shown = replace(shown, burst=f"−{dealt}")
    if any(_is(ref, state, spot, unit) for each in state.recent for ref in (each.source, each.target)):
        shown = replace(shown, glow="happened")
    open_to = [spot_of(viewer, atom) for atom in targets(state, viewer)]
    if spot in open_to:
        shown = replace(shown, glow="choice", number=open_to.index(spot) + 1, burst=None)
    return shown


def _is(ref: Ref | None, state: KamigamiState, spot: tuple[int, int], unit: Unit) -> bool:
    """Whether a happening tells of this unit, which still stands where that happened."""
    return ref is not None and ref.place == place(*spot) and ref.card == state.cards[unit.card].card


# --- advantage, and what just happened --------------------------------------------------------------------------------


def _edges(table: KamigamiTable, state: KamigamiState) -> tuple[Edge, ...]:
    """A main unit that has the advantage over the one that faces it. Rules G1-10, A1-18."""
    return tuple(
        Edge(place(seat, MAIN), place(other(seat), MAIN), _ADVANTAGE)
        for seat in (SECOND, FIRST)
        if _has_advantage(table, state, seat)
    )


def _has_advantage(table: KamigamiTable, state: KamigamiState, seat: int) -> bool:
    own, rival = main_unit(state, seat), main_unit(state, other(seat))
    if own is None or rival is None or not (own.up and rival.up):
        return False
    return definition(table, state, rival.card).attribute in definition(table, state, own.card).advantage


def _arrow(table: KamigamiTable, state: KamigamiState) -> Arrow | None:
    """The last skill of a main unit that struck the one that faces it."""
    used = _used(state)
    user = _user(used)
    if used is None or user is None:
        return None
    target = place(other(used.seat), MAIN)
    struck = any(each.name == "struck" and each.target and each.target.place == target for each in state.recent)
    if not struck or user.place != place(used.seat, MAIN):
        return None
    return Arrow(user.place, target, note=_ADVANTAGE if _has_advantage(table, state, used.seat) else None)


def _used(state: KamigamiState) -> Happening | None:
    """The last skill or EX skill that was used."""
    return next((each for each in reversed(state.recent) if each.name in ("used-skill", "used-ex")), None)


def _user(used: Happening | None) -> Ref | None:
    """The unit that used a skill, or an EX skill that is set on it."""
    return None if used is None else used.source if used.name == "used-skill" else used.target


# --- the end ----------------------------------------------------------------------------------------------------------


def _ending(state: KamigamiState) -> Ending | None:
    outcome = state.outcome
    if outcome is None:
        return None
    ones, twos = (len(state.living(seat)) for seat in SEATS)
    score = Word("ended-score", {"ones": ones, "twos": twos})
    return telling.ending(outcome, {"turn": state.turn}, (score,))
