"""The table as a `View`: leaders and characters in ranks, battle cards between them, what is declared, a plate for each seat."""

from __future__ import annotations

from msgspec.structs import replace

from engine import telling
from engine.events import Event, Happening, Ref
from engine.games.kiryoku.announced import announced, blows, fight
from engine.games.kiryoku.hand import choices, hand
from engine.games.kiryoku.sheet import VITALITY, face
from engine.games.kiryoku.state import LEADER, PHASES, KiryokuState, Laid, Standing, laid_ref, place_ref
from engine.games.kiryoku.values import KiryokuTable, attributes, cap, left
from engine.piles import definition
from engine.view import (
    FIRST,
    PUBLIC,
    SEAT_NAMES,
    SEATS,
    SECOND,
    Area,
    Arrow,
    Ending,
    Face,
    Plate,
    Score,
    Slot,
    Stat,
    View,
    Word,
    Zone,
)

_SETUP = ("setup", *PHASES)
_QUIET = frozenset({
    "drew", "began-turn", "readied-all", "exhausted-for", "spent-stock", "trashed-for", "paid-vitality", "carried-out", "end-phase",
    "passed", "goes-first",
})  # fmt: skip
"""Happenings that another one of the same moment says better."""
_FIRST_OF_ALL = ("fell", "could-not-draw")
"""What is told before anything else of the same moment."""
_SHOWN = frozenset({
    "struck", "unharmed", "damaged", "healed", "exhausted", "readied", "raised", "lowered", "raised-attack", "lowered-attack",
    "raised-defense", "lowered-defense", "called", "equipped", "set-battle", "tagged", "defended", "forced-leader", "fights-with",
    "refreshed", "used-up", "trashed-item", "stocked", "leader-up",
})  # fmt: skip
"""Happenings whose cards are shown in gold; so are those that are declared."""
_FROM_CARD_TO_CARD = ("struck", "unharmed")


def view(table: KiryokuTable, state: KiryokuState, viewer: int) -> View:
    """What a seat, or everybody, may see of a match."""
    waiting = telling.waiting(state)
    phases = _SETUP if state.phase == "setup" else PHASES
    event = _event(table, state, viewer)
    return View(
        game="kiryoku",
        viewer=viewer,
        turn=Word("turn", {"number": state.turn}) if state.turn else Word("turn-setup"),
        phases=tuple(f"phase-{phase}" for phase in phases),
        phase=-1 if state.outcome is not None else phases.index(state.phase),
        plates=tuple(_plate(table, state, seat, viewer, waiting) for seat in SEATS),
        areas=(*_side(table, state, SECOND, viewer), *_side(table, state, FIRST, viewer)),
        waiting=waiting,
        waits_for=telling.waits_for(state),
        happened=None if event is None else event.word(),
        arrow=_arrow(state, event),
        declared=announced(table, state),
        blows=blows(table, state),
        hand=None if viewer == PUBLIC else hand(table, state, viewer),
        ending=_ending(state),
    )


# --- what just happened -----------------------------------------------------------------------------------------------


def _event(table: KiryokuTable, state: KiryokuState, viewer: int) -> Event | None:
    """What just happened: who fell before what followed from that, and what was done before how it was paid."""
    said = {each.name for each in state.recent}
    for first in _FIRST_OF_ALL:
        if first in said:
            return telling.last_event(state, viewer, table.catalog.name_of, said - {first})
    found = telling.last_event(state, viewer, table.catalog.name_of, _QUIET)
    return found or telling.last_event(state, viewer, table.catalog.name_of)


def _arrow(state: KiryokuState, event: Event | None) -> Arrow | None:
    """From fighter to fighter, or from what was declared to whom it names."""
    if event is None or event.target is None or not event.target.place:
        return None
    if event.name in _FROM_CARD_TO_CARD and event.source is not None and event.source.place:
        return Arrow(event.source.place, event.target.place)
    if not event.name.startswith("declared-") or fight(state) is not None:
        return None
    window = state.window()
    first = window is None or window.second is None or event.seat == state.active
    return Arrow("declared.1" if first else "declared.2", event.target.place)


def _is(ref: Ref | None, place: str, card: str) -> bool:
    return ref is not None and ref.place == place and ref.card in ("", card)


def _tells(happening: Happening) -> bool:
    return happening.name in _SHOWN or happening.name.startswith("declared-")


def _glow(state: KiryokuState, place: str, number: int) -> str:
    """Gold for what just happened to a card, red for what is in the battle."""
    card = state.cards[number].card
    if any(_tells(each) and (_is(each.source, place, card) or _is(each.target, place, card)) for each in state.recent):
        return "happened"
    battle = fight(state)
    return "fights" if battle is not None and number in (battle.challenger, battle.defender, battle.card) else ""


def _burst(state: KiryokuState, place: str, number: int) -> str | None:
    """What its vitality just lost or gained."""
    card = state.cards[number].card
    change = 0
    for each in state.recent:
        if _is(each.target, place, card) and each.amount is not None:
            change += {"struck": -1, "damaged": -1, "healed": 1}.get(each.name, 0) * each.amount
    return None if not change else f"−{-change}" if change < 0 else f"＋{change}"


# --- plates -----------------------------------------------------------------------------------------------------------


def _plate(table: KiryokuTable, state: KiryokuState, seat: int, viewer: int, waiting: tuple[int, ...]) -> Plate:
    """Downs of as many as lose, stocked costs; hand, deck and trash. Rules X4-13, X4-22."""
    asked = seat in waiting
    own = state.hands[seat] if viewer == seat else []
    downs = Score(
        state.downs[seat],
        label="score-downs",
        icon="skull",
        marks=(min(state.downs[seat], table.house.downs_to_lose), table.house.downs_to_lose),
    )
    stocked = tuple(("W", *attrs) for attrs in state.stock[seat])
    return Plate(
        seat=seat,
        scores=(downs, Score(len(stocked), label="score-stock", gems=stocked)) if stocked else (downs,),
        zones=(
            Zone("hand", "hand", len(state.hands[seat]), _faces(table, state, own)),
            Zone("deck", "deck", len(state.decks[seat])),
            Zone("trash", "discard", len(state.trash[seat]), _faces(table, state, state.trash[seat])),
        ),
        active=asked,
        answered=telling.both_asked(state) and not asked,
        seal=telling.seal(state, seat, "seal-turn" if _own_turn(state, seat) else "seal-asked"),
    )


def _own_turn(state: KiryokuState, seat: int) -> bool:
    prompt = state.prompts[seat]
    return prompt is not None and prompt.kind in ("main", "end", "adjust")


def _faces(table: KiryokuTable, state: KiryokuState, numbers: list[int]) -> tuple[Face, ...]:
    return tuple(face(definition(table, state, number), state.cards[number].owner) for number in numbers)


# --- the field --------------------------------------------------------------------------------------------------------


def _side(table: KiryokuTable, state: KiryokuState, seat: int, viewer: int) -> tuple[Area, ...]:
    """A seat's leader and characters, its battle cards nearer to the middle, and what waits to be processed."""
    slots = [_slot(table, state, seat, place, viewer) for place in range(len(state.field[seat]))]
    leader = Area("leader", "rank", seat, tuple(slots[:1]), coming=_coming(state, seat))
    field = Area("field", "rank", seat, tuple(slots[1:]))
    battle = Area(
        "battle", "tiles", seat, tuple(_tile(table, state, seat, at, viewer) for at in range(len(state.laid[seat])))
    )
    aside = _aside(table, state, seat)
    return (leader, field, battle, *aside) if seat == SECOND else (*aside, battle, leader, field)


def _coming(state: KiryokuState, seat: int) -> int:
    """While leaders are chosen, which are laid face down. Rule G4-02."""
    prompt = state.prompts[seat]
    return int(prompt is not None and prompt.kind == "leader" and state.field[seat][LEADER] is None)


def _aside(table: KiryokuTable, state: KiryokuState, seat: int) -> tuple[Area, ...]:
    """Declared cards that lie in no other zone until they are processed. Rule X4-29."""
    if not state.aside[seat]:
        return ()
    shown = _faces(table, state, state.aside[seat])
    slots = (Slot(f"{SEAT_NAMES[seat]}.aside.{k}", (each,)) for k, each in enumerate(shown, 1))
    return (Area("aside", "aside", seat, tuple(slots)),)


def _slot(table: KiryokuTable, state: KiryokuState, seat: int, place: int, viewer: int) -> Slot:
    standing = state.field[seat][place]
    ref = place_ref(seat, place)
    if standing is None:
        return Slot(ref)
    if not state.leaders_up and viewer != seat:
        return Slot(ref, (Face(seat),))
    return Slot(ref, (_character(table, state, seat, place, standing, viewer),))


def _character(
    table: KiryokuTable, state: KiryokuState, seat: int, place: int, standing: Standing, viewer: int
) -> Face:
    """A character with the vitality that it has left, its attributes and items now, ready or turned. Rules X4-18 to X4-20."""
    ref, full = place_ref(seat, place), cap(table, state, standing, place)
    printed = face(definition(table, state, standing.card), seat)
    shown = replace(
        printed,
        attributes=attributes(table, state, standing),
        stats=(Stat(VITALITY, max(0, left(table, state, standing, place)), full, bar=True),),
        states=(
            *printed.states,
            *(() if standing.ready else ("exhausted",)),
            *(() if state.leaders_up else ("face-down",)),
        ),
        shape=_shape(place == LEADER, standing.ready),
        tucked=tuple(definition(table, state, item).title for item in standing.items),
        cost=(),
        glow=_glow(state, ref, standing.card),
        burst=_burst(state, ref, standing.card),
    )
    return _chosen(state, table, shown, ref, viewer)


def _shape(leader: bool, ready: bool) -> str:
    if leader:
        return "leader" if ready else "turned-leader"
    return "" if ready else "turned"


def _tile(table: KiryokuTable, state: KiryokuState, seat: int, at: int, viewer: int) -> Slot:
    """A battle card's place. Rules G4-22, X4-38."""
    laid: Laid | None = state.laid[seat][at]
    ref = laid_ref(seat, at)
    if laid is None:
        return Slot(ref)
    printed = face(definition(table, state, laid.card), seat)
    states = ("used",) if laid.used else ()
    shown = replace(printed, attributes=(), cost=(), states=states, glow=_glow(state, ref, laid.card))
    return Slot(ref, (_chosen(state, table, shown, ref, viewer),))


def _chosen(state: KiryokuState, table: KiryokuTable, shown: Face, ref: str, viewer: int) -> Face:
    """With its number where the viewer is asked to choose it now."""
    refs = choices(table, state, viewer) if viewer != PUBLIC else []
    return replace(shown, glow="choice", number=refs.index(ref) + 1, burst=None) if ref in refs else shown


# --- the end ----------------------------------------------------------------------------------------------------------


def _ending(state: KiryokuState) -> Ending | None:
    outcome = state.outcome
    if outcome is None:
        return None
    ones, twos = state.downs
    score = Word("ended-score", {"ones": ones, "twos": twos})
    return telling.ending(outcome, {"turn": state.turn}, (score,))
