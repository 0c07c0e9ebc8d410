"""The setup, in the sheet's order: hands, redraws, the main unit face down, janken. Rules G1-16 to G1-18, A1-25, A1-32, A1-39."""

from __future__ import annotations

from msgspec.structs import replace

from engine.events import Happening
from engine.games.kamigami.state import MAIN, Opening, Turn, Unit
from engine.games.kamigami.verbs import UNIT
from engine.games.kamigami.zones import KamigamiPlay, card_ref, change, draw, ref, shuffle, unit_at
from engine.janken import Janken
from engine.piles import definition, hide_hand
from engine.play import script
from engine.view import SEATS, other

HAND = 5
"""Cards drawn at the start. Rule G1-16."""


def deal(play: KamigamiPlay, frame: Opening) -> None:
    """Both draw five; who has no unit shows the whole hand and begins anew, as often as it takes. Rules G1-16, G1-17, A1-25."""
    state = play.state
    redraws = list(frame.redraws)
    for seat in SEATS:
        if not state.hands[seat] and not draw(play, seat, HAND):
            return
        if not _has_unit(play, seat):
            redraws[seat] += 1
            _put_back(play, seat)
    play.keep(replace(frame, redraws=(redraws[0], redraws[1])))
    if not all(state.hands):
        play.goto(replace(frame, redraws=(redraws[0], redraws[1])), 0)


def _has_unit(play: KamigamiPlay, seat: int) -> bool:
    return any(definition(play.table, play.state, number).kind == UNIT for number in play.state.hands[seat])


def _put_back(play: KamigamiPlay, seat: int) -> None:
    """The hand is shown, returned and shuffled into the deck. Rule G1-17."""
    state = play.state
    for number in state.hands[seat]:
        play.tell(Happening("showed", seat, card_ref(state, number)))
    state.decks[seat] += state.hands[seat]
    state.hands[seat] = []
    shuffle(play, seat)
    play.tell(Happening("redrew", seat))


def offer_before(play: KamigamiPlay, frame: Opening) -> None:
    """Where the house says so, the cards for the other's redraws come before the main unit is laid. Rule A1-39."""
    if play.table.house.redraw_draw == "before":
        _offer(play, frame)


def take_before(play: KamigamiPlay, frame: Opening) -> None:
    """Draw what was chosen. Rule G1-17."""
    _take(play)


def ask_lead(play: KamigamiPlay, frame: Opening) -> None:
    """Both choose a unit for the main area, hidden from each other. Rule G1-16."""
    for seat in SEATS:
        play.ask(seat, "lead")


def lay(play: KamigamiPlay, frame: Opening) -> None:
    """Both lie face down. Rules G1-16, A1-23."""
    state = play.state
    for seat in SEATS:
        number = state.hands[seat].pop(int(str(play.taken(seat)[1]).removeprefix("hand.")) - 1)
        hide_hand(state, seat)
        change(state, seat, MAIN, Unit(number, up=False))
        play.tell(Happening("laid-down", seat, ref(state, seat, MAIN)))


def offer_after(play: KamigamiPlay, frame: Opening) -> None:
    """For each redraw of the other player one may draw a card, when the main unit lies already. Rules G1-17, A1-25, A1-39."""
    if play.table.house.redraw_draw == "after":
        _offer(play, frame)


def take_after(play: KamigamiPlay, frame: Opening) -> None:
    """Draw what was chosen; then janken. Rules G1-17, G1-18."""
    _take(play)
    play.push(Janken())


def _offer(play: KamigamiPlay, frame: Opening) -> None:
    for seat in SEATS:
        most = min(frame.redraws[other(seat)], len(play.state.decks[seat]))
        if most:
            play.ask(seat, "redraw-draw", (most,))


def _take(play: KamigamiPlay) -> None:
    for seat in SEATS:
        if play.state.prompts[seat] is not None:
            draw(play, seat, int(play.taken(seat)[1]))


def begin(play: KamigamiPlay, frame: Opening) -> None:
    """The winner is first; both main units are turned up, and the first turn begins. Rules G1-18, A1-32."""
    state = play.state
    assert frame.got is not None
    state.first = frame.got
    play.tell(Happening("goes-first", frame.got))
    for seat in SEATS:
        change(state, seat, MAIN, replace(unit_at(state, seat, MAIN), up=True))
        play.tell(Happening("turned-up", seat, ref(state, seat, MAIN)))
    play.keep(Turn(seat=state.first))


def empty_side(areas: int) -> list[Unit | None]:
    """A main area and so many standby areas. Rule A1-8."""
    return [None] * (areas + 1)


SCRIPT = script(Opening, deal, offer_before, take_before, ask_lead, lay, offer_after, take_after, begin)
