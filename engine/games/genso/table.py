"""The table as a `View`: three lanes that face each other, dice trays, a plate for each seat, and what just happened."""

from __future__ import annotations

from engine import telling
from engine.games.genso.atk import atk, base
from engine.games.genso.battle import DICE
from engine.games.genso.cards import WILD
from engine.games.genso.hand import hand
from engine.games.genso.options import lane_of, unfought
from engine.games.genso.sheet import face, face_down
from engine.games.genso.state import LANES, NOBODY, Battle, Calculation, GensoState
from engine.games.genso.zones import GensoTable, fighter_at, place
from engine.janken import Janken
from engine.piles import definition
from engine.view import (
    FIRST,
    PUBLIC,
    SEATS,
    SECOND,
    Area,
    Dice,
    Ending,
    Face,
    Lane,
    Plate,
    Score,
    Slot,
    Sum,
    View,
    Word,
    Zone,
)

PHASES = ("phase-select", "phase-janken", "phase-dice", "phase-calculate", "phase-compare")
_OVER = "phase-over"
_BY_BATTLE = ("two-turns", "one-turn-two-draws", "special")
"""Endings that a battle has brought."""
_QUIET = frozenset({"drew", "turned-up", "goes-first"})
"""Happenings that another one of the same moment says better."""
_MODES = {"skill": "tag-skill", "burst": "tag-burst", "normal": "tag-normal"}


def view(table: GensoTable, state: GensoState, viewer: int) -> View:
    """What a seat, or everybody, may see of a match."""
    waiting = telling.waiting(state)
    battle = state.present()
    return View(
        game="genso",
        viewer=viewer,
        turn=Word("turn", {"number": state.turn}),
        phases=PHASES if state.outcome is None else (*PHASES, _OVER),
        phase=_phase(state, battle),
        plates=tuple(_plate(table, state, seat, viewer, waiting) for seat in SEATS),
        areas=tuple(_lanes(table, state, seat, viewer, battle) for seat in (SECOND, FIRST)),
        waiting=waiting,
        waits_for=telling.waits_for(state),
        happened=telling.happened(state, viewer, table.catalog.name_of, _QUIET),
        dice=tuple(_tray(table, state, seat, battle) for seat in (SECOND, FIRST)),
        lanes=_numbers(state, battle),
        order=_order(state, battle),
        hand=None if viewer == PUBLIC else hand(table, state, viewer),
        ending=_ending(table, state),
    )


def _phase(state: GensoState, battle: Battle | None) -> int:
    if state.outcome is not None:
        return len(PHASES)
    if battle is None:
        thrown = state.stack and isinstance(state.stack[-1], Janken)
        return PHASES.index("phase-janken" if thrown else "phase-compare" if state.results else "phase-select")
    top = state.stack[-1]
    if isinstance(top, Janken):
        return PHASES.index("phase-janken")
    if isinstance(top, Calculation) and not state.modes[top.seat]:
        return PHASES.index("phase-dice")
    return PHASES.index("phase-calculate")


def _order(state: GensoState, battle: Battle | None) -> tuple[int, ...]:
    return () if battle is None or state.first == NOBODY else (state.first, 1 - state.first)


# --- plates -----------------------------------------------------------------------------------------------------------


def _plate(table: GensoTable, state: GensoState, seat: int, viewer: int, waiting: tuple[int, ...]) -> Plate:
    """Turns won of two, drawn turns; hand, deck and discard pile. Rules G0-36, G0-40."""
    both, asked = telling.both_asked(state), seat in waiting
    zones = [
        Zone("hand", "hand", len(state.hands[seat]), _hand_faces(table, state, seat, viewer)),
        Zone("deck", "deck", len(state.decks[seat])),
        Zone(
            "discard", "discard", len(state.discards[seat]), tuple(_seen(table, state, n) for n in state.discards[seat])
        ),
    ]
    if state.leaders[seat] != NOBODY:
        shown = (_seen(table, state, state.leaders[seat]),) if state.leaders_up[seat] or viewer == seat else ()
        zones.append(Zone("leader", "leader", 1, shown))
    return Plate(
        seat=seat,
        scores=(
            Score(state.wins[seat], label="score-wins", marks=(state.wins[seat], 2)),
            Score(state.draws, label="score-draws"),
        ),
        zones=tuple(zones),
        active=asked,
        answered=both and not asked,
        seal=telling.seal(state, seat, "seal-asked" if both else "seal-turn"),
    )


def _hand_faces(table: GensoTable, state: GensoState, seat: int, viewer: int) -> tuple[Face, ...]:
    return tuple(_seen(table, state, number) for number in state.hands[seat]) if viewer == seat else ()


def _seen(table: GensoTable, state: GensoState, number: int) -> Face:
    return face(definition(table, state, number), state.cards[number].owner)


# --- lanes ------------------------------------------------------------------------------------------------------------


def _lanes(table: GensoTable, state: GensoState, seat: int, viewer: int, battle: Battle | None) -> Area:
    slots = tuple(_slot(table, state, seat, slot, viewer, battle) for slot in range(LANES))
    return Area("lane", "lane", seat, slots, LANES, coming=_coming(state, seat))


def _coming(state: GensoState, seat: int) -> int:
    """While both choose what they lay face down: as many cards as there are slots, whatever is chosen."""
    prompt = state.prompts[seat]
    selecting = prompt is not None and prompt.kind == "select"
    return LANES if selecting and not state.standing(seat) else 0


def _slot(table: GensoTable, state: GensoState, seat: int, slot: int, viewer: int, battle: Battle | None) -> Slot:
    fighter = state.field[seat][slot]
    ref = place(state, seat, slot)
    if fighter is None:
        return _left_empty(table, state, seat, slot, viewer)
    now = battle is not None and battle.slots[seat] == slot and len(state.results) == battle.lane
    counters = tuple(counter.element for counter in fighter.counters)
    if not fighter.up and viewer != seat:
        return Slot(ref, (*(face_down(seat) for _ in fighter.stacked), face_down(seat, counters)), now=now)
    value = atk(table, state, fighter.card) if now else fighter.atk
    shown = face(
        definition(table, state, fighter.card),
        seat,
        atk=value if value is not None else base(table, state, fighter.card),
        counters=counters,
        tucked=tuple(definition(table, state, number).title for number in fighter.stacked),
        states=() if fighter.up else ("face-down",),
        glow="choice" if _open(state, seat, slot, viewer) else "happened" if now and state.modes[seat] else "",
    )
    return Slot(ref, (shown,), now=now)


def _open(state: GensoState, seat: int, slot: int, viewer: int) -> bool:
    """Whether the viewer may choose this character of its own now."""
    prompt = state.prompts[seat] if viewer == seat and telling.asked(state, seat) else None
    if prompt is None or prompt.kind not in ("highest", "swap"):
        return False
    return lane_of(state, slot) in prompt.args if prompt.kind == "highest" else slot in unfought(state, seat)


def _left_empty(table: GensoTable, state: GensoState, seat: int, slot: int, viewer: int) -> Slot:
    """A slot without a character: who was beaten there this turn is still seen, with the ATK it fought with, while it lies discarded."""
    ref, beaten = place(state, seat, slot), state.beaten[seat][slot]
    if beaten is None:
        return Slot(ref, empty=_empty_word(state, seat, slot, viewer))
    if beaten.card not in state.discards[seat]:
        return Slot(ref, empty="lane-beaten")
    gone = face(definition(table, state, beaten.card), seat, atk=beaten.atk, states=("beaten",))
    return Slot(ref, empty="lane-beaten", gone=gone)


def _empty_word(state: GensoState, seat: int, slot: int, viewer: int) -> str:
    """What stands in an empty slot: what its lane is called, for who is choosing a card for it."""
    prompt = state.prompts[seat] if viewer == seat and telling.asked(state, seat) else None
    return f"lane-{state.lane(slot)}" if prompt is not None and prompt.kind == "select" else "lane-empty"


def _numbers(state: GensoState, battle: Battle | None) -> tuple[Lane, ...]:
    """Numbers and winners of the lanes, left to right. Rules G0-14, G0-18."""
    if state.mirrored is None:
        return ()
    if battle is not None and battle.lane >= LANES:
        return (Lane(battle.lane + 1, now=True, title=Word("battle-extra")),)
    order = state.order()
    lanes = []
    for slot in range(LANES):
        number = order.index(slot)
        result = state.results[number] if number < len(state.results) else None
        over = number < len(state.results)
        now = battle is not None and number == battle.lane
        title = Word("battle-number", {"number": number + 1}) if now else None
        lanes.append(Lane(number + 1, now, title, (PUBLIC if result is None else result) if over else None))
    return tuple(lanes)


def _tray(table: GensoTable, state: GensoState, seat: int, battle: Battle | None) -> Dice:
    """The dice of one seat in the present battle: what counts, what it led to, and ATK as base plus added."""
    fighter = state.field[seat][battle.slots[seat]] if battle is not None else None
    if fighter is None:
        return Dice(seat, (), places=DICE)
    card = definition(table, state, fighter.card)
    faces = state.dice[seat]
    counted = tuple(index for index, shown in enumerate(faces) if shown in (card.element, WILD))
    start, total = base(table, state, fighter.card), atk(table, state, fighter.card)
    waits = not faces and state.first not in (NOBODY, seat)
    return Dice(
        seat,
        faces,
        counted,
        title=Word("dice-later") if waits else None,
        places=DICE,
        emblem=card.element or "",
        count=len(counted) if faces else None,
        tag=Word(_MODES[state.modes[seat]]) if state.modes[seat] else None,
        sum=Sum(start, total - start, total),
    )


# --- the end ----------------------------------------------------------------------------------------------------------


def _ending(table: GensoTable, state: GensoState) -> Ending | None:
    """Who won and why, the score, and whoever of the winner still stands on the field."""
    outcome = state.outcome
    if outcome is None:
        return None
    score = Word("ended-score", {"ones": state.wins[FIRST], "twos": state.wins[SECOND], "draws": state.draws})
    values = {"turn": state.turn, "draws": state.draws}
    return telling.ending(outcome, values, (score,), _left(table, state))


def _left(table: GensoTable, state: GensoState) -> tuple[Face, ...]:
    """The winner's characters that the last turn has left, as everybody has seen them."""
    outcome = state.outcome
    if outcome is None or outcome.winner is None or outcome.termination not in _BY_BATTLE:
        return ()
    winner = outcome.winner
    fighters = [fighter_at(state, winner, slot) for slot in state.standing(winner)]
    return tuple(face(definition(table, state, f.card), winner, atk=f.atk) for f in fighters if f.up)
