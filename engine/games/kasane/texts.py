"""Carrying out what a card says: texts for entering play and activate texts, and each verb. Rules G3-31 to G3-34."""

from __future__ import annotations

from msgspec.structs import replace

from engine.decision import Path
from engine.events import Happening, Ref
from engine.games.kasane.bp import (
    FIX_TIE,
    FIX_WIN,
    READ_EX,
    Spot,
    aimed_at,
    fits,
    modifier,
)
from engine.games.kasane.cards import CHOSEN, KasaneEffect
from engine.games.kasane.options import (
    Text,
    ability_of,
    activatable,
    entering,
    index_of,
    named_text,
    payable,
    payable_texts,
    source_of,
    spot_of,
)
from engine.games.kasane.state import NOBODY, Activation, Entering, KasaneState, Resolve
from engine.games.kasane.zones import (
    SCENE_PLACE,
    KasanePlay,
    discard_from_hand,
    draw,
    place,
    put_under,
    ref,
    remove_scene,
    reveal,
    scene_ref,
    settle_revealed,
    shuffle,
    take_from_deck,
)
from engine.lasting import Lasting
from engine.piles import definition

_END = 2
"""After the last step of a frame of two steps."""


# --- entering play ----------------------------------------------------------------------------------------------------


def enter(play: KasanePlay, seat: int, areas: list[int]) -> None:
    """Push the texts of what has just entered play; its owner uses or declines each. Rules G3-31, Q3-12."""
    state, table = play.state, play.table
    waiting: list[Text] = []
    for area in areas:
        card = state.cards[source_of(state, seat, area)].card
        waiting += [(area, index) for index, _ in table.enters.get(card, ())]
    if waiting:
        play.push(Entering(seat=seat, waiting=tuple(waiting)))


def ask_enter(play: KasanePlay, frame: Entering) -> None:
    """One after the other, in the order that the owner likes. A text that must happen is not asked about when it stands alone."""
    texts = entering(play.table, play.state, frame.seat, frame.waiting)
    if not texts:
        play.goto(frame, _END)
    elif len(texts) == 1 and ability_of(play.table, play.state, frame.seat, texts[0]).must:
        _leave_waiting(play, frame, texts[0])
        _begin(play, frame.seat, texts[0])
    else:
        play.ask(frame.seat, "enter")


def take_enter(play: KasanePlay, frame: Entering) -> None:
    """Use a text, or decline it. Rule Q3-13."""
    state, seat = play.state, frame.seat
    path = play.taken(seat)
    texts = entering(play.table, state, seat, frame.waiting)
    if path[0] == "decline":
        texts = [text for text in texts if not ability_of(play.table, state, seat, text).must]
    text, _ = named_text(texts, path)
    _leave_waiting(play, frame, text)
    if path[0] == "use":
        _begin(play, seat, text)
    else:
        play.tell(Happening("declined", seat, _source_ref(state, seat, text[0])))


def _leave_waiting(play: KasanePlay, frame: Entering, text: Text) -> None:
    play.keep(replace(frame, pc=0, waiting=tuple(other for other in frame.waiting if other != text)))


def _begin(play: KasanePlay, seat: int, text: Text) -> None:
    state = play.state
    source = source_of(state, seat, text[0])
    play.tell(Happening("used-text", seat, _source_ref(state, seat, text[0])))
    play.push(Resolve(seat=seat, area=text[0], source=source, ability=text[1]))


def _source_ref(state: KasaneState, seat: int, area: int) -> Ref:
    return scene_ref(state) if area == NOBODY else ref(state, seat, area)


# --- activate texts ---------------------------------------------------------------------------------------------------


def ask_activate(play: KasanePlay, frame: Activation) -> None:
    """Asked as long as everybody can see a text that may be used, whatever the hand. Rules G3-33, G3-34, Q3-14."""
    state, seat = play.state, frame.seat
    texts = activatable(play.table, state, seat)
    if not texts:
        play.goto(frame, _END)
        return
    able = any(payable(play.table, state, seat, text) for text in texts)
    play.ask(seat, "activate", auto=() if able else ("pass",))


def take_activate(play: KasanePlay, frame: Activation) -> None:
    """Pay in full and carry out, or pass, which ends this seat's part of the phase. Rules G3-34, Q3-14."""
    state, seat = play.state, frame.seat
    path = play.taken(seat)
    if path == ("pass",):
        return
    text, paid = named_text(payable_texts(play.table, state, seat), path)
    state.used.append((source_of(state, seat, text[0]), text[1]))
    play.goto(frame, 0)
    hand = state.hands[seat][:]
    discard_from_hand(play, seat, [hand[index_of(atom)] for atom in paid])
    _begin(play, seat, text)


# --- effect by effect -------------------------------------------------------------------------------------------------


def resolve(play: KasanePlay, frame: Resolve) -> None:
    """Carry out the next effect; the frame stays until its last. What cannot be done is left out."""
    state = play.state
    ability = definition(play.table, state, frame.source).abilities[frame.ability]
    effect = ability.effects[frame.effect]
    if state.prompts[frame.seat] is not None:
        _take_choice(play, frame, effect)
    else:
        play.does(effect)
        _carry_out(play, frame, effect)
        if play.asked:
            play.goto(frame, 0)
            return
    if frame.effect + 1 < len(ability.effects):
        play.keep(replace(frame, effect=frame.effect + 1, pc=0))


def _carry_out(play: KasanePlay, frame: Resolve, effect: KasaneEffect) -> None:
    """One verb. A choice that is none is not asked."""
    state, seat = play.state, frame.seat
    if effect.aimed is not None:
        _aim(play, frame, effect)
    elif effect.draw is not None:
        draw(play, seat, effect.draw.count)
    elif effect.draw_and_return is not None:
        draw(play, seat, effect.draw_and_return.draw)
        back = min(effect.draw_and_return.back, len(state.hands[seat]))
        if back:
            play.ask(seat, "return", (back,))
    elif effect.reveal is not None:
        reveal(play, seat, effect.reveal.count)
        if state.revealed:
            play.ask(seat, "take", _takeable(play, frame, effect))
    elif effect.search is not None:
        if state.decks[seat]:
            play.ask(seat, "find")
    else:
        _discard_scene(play, seat, effect)


def _takeable(play: KasanePlay, frame: Resolve, effect: KasaneEffect) -> tuple[str, ...]:
    """The revealed cards that a text lets its owner take."""
    assert effect.reveal is not None
    state, table = play.state, play.table
    name = definition(table, state, frame.source).title.ja
    shown = enumerate(state.revealed, 1)
    return tuple(
        f"revealed.{n}" for n, card in shown if fits(definition(table, state, card), effect.reveal.which, name)
    )


def _discard_scene(play: KasanePlay, seat: int, effect: KasaneEffect) -> None:
    state = play.state
    assert effect.discard_scene is not None
    whose = effect.discard_scene.whose
    if state.scene != NOBODY and (whose == "any" or (state.cards[state.scene].owner == seat) == (whose == "own")):
        remove_scene(play)


def _aim(play: KasanePlay, frame: Resolve, effect: KasaneEffect) -> None:
    """What lasts for the turn: on every character that is meant, or on the one that is chosen."""
    state, aim = play.state, effect.aimed
    assert aim is not None
    spots = aimed_at(play.table, state, frame.seat, frame.area, frame.source, effect)
    if aim.who in CHOSEN and len(spots) > 1:
        play.ask(frame.seat, "choose", tuple(ref(state, *spot).place for spot in spots))
        return
    for spot in spots:
        _change(play, frame, effect, spot)


def _change(play: KasanePlay, frame: Resolve, effect: KasaneEffect, spot: Spot) -> None:
    """One character's BP, grade, column or battle changes until the end of the turn. Rule G3-42."""
    state = play.state
    name, amount = modifier(state, frame.seat, frame.area, effect)
    state.lasting.append(Lasting(name, state.field[spot[0]][spot[1]].base, amount=amount, until=state.turn))
    told = _TOLD.get(name) or (f"{name}-raised" if amount > 0 else f"{name}-lowered")
    if amount:
        where = SCENE_PLACE if frame.area == NOBODY else place(frame.seat, frame.area)
        source = Ref(where, state.cards[frame.source].card)
        play.tell(Happening(told, frame.seat, source, ref(state, *spot), abs(amount)))


_TOLD = {READ_EX: "ex-read", FIX_WIN: "fixed-win", FIX_TIE: "fixed-tie"}
"""Happenings of what has no amount; BP and grades are raised or lowered."""


def _take_choice(play: KasanePlay, frame: Resolve, effect: KasaneEffect) -> None:
    """What was chosen in the middle of an effect."""
    state, seat = play.state, frame.seat
    path = play.taken(seat)
    if effect.aimed is not None:
        _change(play, frame, effect, spot_of(path[1]))
    elif effect.draw_and_return is not None:
        hand = state.hands[seat][:]
        put_under(play, seat, [hand[index_of(atom)] for atom in path[1:]])
    elif effect.reveal is not None:
        taken = state.revealed[index_of(path[1])] if path[0] == "take" else NOBODY
        settle_revealed(play, seat, taken, effect.reveal.rest)
    else:
        _find(play, seat, path)


def _find(play: KasanePlay, seat: int, path: Path) -> None:
    """The card that was searched for goes to hand, shown; then the deck is shuffled, found or not."""
    state = play.state
    if path[0] == "find":
        number = next(number for number in state.decks[seat] if state.cards[number].card == path[1])
        take_from_deck(play, seat, number)
    else:
        play.tell(Happening("found-nothing", seat))
    shuffle(play, seat)
