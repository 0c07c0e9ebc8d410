"""The table as a `View`: battle areas side by side with a pile for each seat, the scene across the middle, and who is winning where."""

from __future__ import annotations

from msgspec.structs import replace

from engine import telling
from engine.events import Event
from engine.games.kasane.bp import EX_COLUMN, Tallies, Tally, in_force, reading
from engine.games.kasane.hand import hand, in_hand
from engine.games.kasane.sheet import face, face_down
from engine.games.kasane.state import NOBODY, PHASES, UNJUDGED, KasaneState, Stack
from engine.games.kasane.zones import SCENE_PLACE, KasaneTable, place
from engine.piles import definition
from engine.view import (
    FIRST,
    PUBLIC,
    SEATS,
    SECOND,
    Area,
    Arrow,
    Ending,
    Face,
    Lane,
    Plate,
    Score,
    Slot,
    Stat,
    View,
    Word,
    Zone,
)

_QUIET = frozenset({"drew", "leads", "judged", "shuffled", "put-revealed-under"})
"""Happenings that another one of the same moment says better."""
_WON = "won-area"
_JUDGED = (_WON, "tied-area")
_FROM_CARD_TO_CARD = (
    "bp-raised", "bp-lowered", "grade-raised", "grade-lowered", "ex-read", "fixed-win", "fixed-tie",
)  # fmt: skip
"""Happenings that go from one place to another."""


def view(table: KasaneTable, state: KasaneState, viewer: int) -> View:
    """What a seat, or everybody, may see of a match."""
    waiting = telling.waiting(state)
    event = telling.last_event(state, viewer, table.catalog.name_of, _QUIET)
    news = _places(event)
    judged = event is not None and event.name in _JUDGED
    tallies = in_force(table, state)
    piles = [_piles(table, state, seat, viewer, tallies, news) for seat in SEATS]
    return View(
        game="kasane",
        viewer=viewer,
        turn=Word("turn", {"number": state.turn}) if state.turn else Word("turn-setup"),
        phases=tuple(f"phase-{phase}" for phase in PHASES),
        phase=-1 if state.outcome is not None or state.phase == "setup" else PHASES.index(state.phase),
        plates=tuple(_plate(table, state, seat, viewer, waiting) for seat in SEATS),
        areas=(piles[SECOND], _scene(table, state, news), piles[FIRST]),
        waiting=waiting,
        waits_for=telling.waits_for(state),
        happened=None if event is None else event.word(),
        arrow=_arrow(event),
        lanes=tuple(_lane(state, area, news if judged else frozenset()) for area in state.row),
        shown=tuple(in_hand(definition(table, state, card), state.cards[card].owner) for card in state.revealed),
        hand=None if viewer == PUBLIC else hand(table, state, viewer),
        ending=_ending(table, state, tallies),
    )


# --- what just happened -----------------------------------------------------------------------------------------------


def _places(event: Event | None) -> frozenset[str]:
    """The places that the last happening is about: of a battle, where it was won."""
    if event is None:
        return frozenset()
    refs = (event.source,) if event.name == _WON else (event.source, event.target)
    return frozenset(ref.place for ref in refs if ref is not None and ref.place)


def _arrow(event: Event | None) -> Arrow | None:
    if event is None or event.name not in _FROM_CARD_TO_CARD or event.source is None or event.target is None:
        return None
    same = event.source.place == event.target.place
    return None if same else Arrow(event.source.place, event.target.place)


# --- plates -----------------------------------------------------------------------------------------------------------


def _ordered(state: KasaneState) -> bool:
    """Whether it is settled who leads. Rule G3-09."""
    prompts = [prompt for prompt in state.prompts if prompt is not None]
    return state.turn > 0 or any(prompt.kind == "redraw" for prompt in prompts)


def _plate(table: KasaneTable, state: KasaneState, seat: int, viewer: int, waiting: tuple[int, ...]) -> Plate:
    """Areas won, as last judged, of all; hand, deck and discard area; who leads. Rules G3-12, G3-43, X3-04."""
    wins = state.wins(seat)
    own = tuple(_seen(table, state, number) for number in state.hands[seat]) if viewer == seat else ()
    lies = tuple(_seen(table, state, number) for number in state.discards[seat])
    both = telling.both_asked(state)
    return Plate(
        seat=seat,
        scores=(Score(wins, label="score-won", marks=(wins, state.rounds) if state.rounds else None),),
        zones=(
            Zone("hand", "hand", len(state.hands[seat]), own),
            Zone("deck", "deck", len(state.decks[seat])),
            Zone("discard", "discard", len(lies), lies),
        ),
        active=seat in waiting,
        answered=both and seat not in waiting,
        seal=telling.seal(state, seat, _asked_as(state, seat)),
        tags=(Word("tag-lead"),) if _ordered(state) and state.lead == seat else (),
    )


def _asked_as(state: KasaneState, seat: int) -> str:
    """The seal of who is asked says whether it is lead or next."""
    if telling.both_asked(state):
        return "seal-asked"
    if not _ordered(state):
        return "seal-turn"
    return "seal-lead" if state.lead == seat else "seal-next"


def _seen(table: KasaneTable, state: KasaneState, number: int) -> Face:
    return face(definition(table, state, number), state.cards[number].owner)


# --- the battle areas -------------------------------------------------------------------------------------------------


def _piles(
    table: KasaneTable, state: KasaneState, seat: int, viewer: int, tallies: Tallies, news: frozenset[str]
) -> Area:
    """A seat's characters, left to right as the first seat sees the row. Rules G3-22, G3-23, Q3-29."""
    slots = []
    for area in state.row:
        ref = place(seat, area)
        if area >= len(state.field[seat]):
            slots.append(Slot(ref, empty="area-empty"))
            continue
        *under, top = _pile(table, state, seat, area, viewer, tallies)
        glow = "choice" if ref in _choices(state, viewer) else "happened" if ref in news else ""
        slots.append(Slot(ref, (*under, replace(top, glow=glow))))
    return Area("area", "stacks", seat, tuple(slots))


def _choices(state: KasaneState, viewer: int) -> tuple[str | int, ...]:
    """The characters that this viewer is to choose from."""
    prompt = state.prompts[viewer] if viewer in SEATS else None
    return prompt.args if prompt is not None and prompt.kind == "choose" else ()


def _pile(
    table: KasaneTable, state: KasaneState, seat: int, area: int, viewer: int, tallies: Tallies
) -> tuple[Face, ...]:
    """All cards of a character, the top one last; what lies face down is its owner's business alone. Rules G3-26, Q3-12."""
    stack = state.field[seat][area]
    seen = stack.count if viewer == seat else stack.count - stack.down
    cards = [definition(table, state, number) for number in stack.cards[:seen]]
    faces = [face(card, seat, count) for count, card in enumerate(cards, 1)]
    if stack.down and seen < stack.count:
        return (*faces, *(face_down(seat) for _ in range(stack.down - 1)), face_down(seat, stack.count))
    if stack.down:
        return (*faces[:-1], replace(faces[-1], states=("face-down",), badge=_count(stack)))
    return (*faces[:-1], _open(table, state, (seat, area), faces[-1], tallies))


def _count(stack: Stack) -> Word | None:
    return Word("badge-stack", {"count": stack.count}) if stack.count > 1 else None


def _open(table: KasaneTable, state: KasaneState, spot: tuple[int, int], top: Face, tallies: Tallies) -> Face:
    """A character face up: its BP with what changes it, the column in force, upright where it is winning. Rules G3-37 to G3-40."""
    seat, area = spot
    stack, read, tally = state.field[seat][area], reading(table, state, spot, tallies), tallies.get(spot, Tally())
    base = top.stats[0].base
    lost = state.won[area] not in (UNJUDGED, seat)
    won = state.won[area] == seat
    shifted = read.column == EX_COLUMN or read.printed != base
    return replace(
        top,
        stats=(Stat("bp", read.total, base),),
        badge=_column(stack, read.column) if shifted else _count(stack),
        shifted=shifted,
        change=_change(tally),
        states=("sideways",) if lost else ("winning",) if won else (),
        shape="turned" if lost else "",
    )


def _column(stack: Stack, column: int) -> Word:
    """The column that is read in place of the one for so many stacked cards. Rules G3-38, X3-22."""
    if column == EX_COLUMN:
        return Word("badge-ex", {"count": stack.count})
    return Word("badge-column", {"count": stack.count, "column": column})


def _change(tally: Tally) -> Word | None:
    """A result that is fixed, else what is added to BP or taken off. Rules X3-22, X3-23."""
    if tally.win or tally.tie:
        return Word("change-win" if tally.win else "change-tie")
    if not tally.bp:
        return None
    return Word("change-bp", {"amount": f"{'+' if tally.bp > 0 else '−'}{abs(tally.bp)}"})


def _lane(state: KasaneState, area: int, judged: frozenset[str]) -> Lane:
    """An area by its number, and who won its last battle, be it just now. Rules G3-36, G3-40, X3-30."""
    won = state.won[area]
    now = any(place(seat, area) in judged for seat in SEATS)
    return Lane(area + 1, now, winner=None if won == UNJUDGED else PUBLIC if won == NOBODY else won)


def _scene(table: KasaneTable, state: KasaneState, news: frozenset[str]) -> Area:
    """The one scene, whosever it is. Rules G3-17, Q3-04."""
    faces: tuple[Face, ...] = ()
    if state.scene != NOBODY:
        faces = (replace(_seen(table, state, state.scene), glow="happened" if SCENE_PLACE in news else ""),)
    slot = Slot(SCENE_PLACE, faces, empty="scene-empty")
    return Area("scene", "strip", PUBLIC, (slot,), title=Word("strip-scene"))


# --- the end ----------------------------------------------------------------------------------------------------------


def _ending(table: KasaneTable, state: KasaneState, tallies: Tallies) -> Ending | None:
    """Who won, why, and with which characters."""
    outcome = state.outcome
    if outcome is None:
        return None
    score = Word("ended-score", {"ones": state.wins(FIRST), "twos": state.wins(SECOND)})
    return telling.ending(outcome, {"turn": state.turn}, (score,), _victors(table, state, outcome.winner, tallies))


def _victors(table: KasaneTable, state: KasaneState, winner: int | None, tallies: Tallies) -> tuple[Face, ...]:
    """The characters that won the last judgement for the winner, where that decided the match. Rule G3-43."""
    if state.phase != "judge" or winner is None:
        return ()
    won = [area for area in state.row if state.won[area] == winner]
    return tuple(_pile(table, state, winner, area, PUBLIC, tallies)[-1] for area in won)
