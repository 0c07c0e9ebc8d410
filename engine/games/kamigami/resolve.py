"""Carrying out a text, effect by effect, as far as possible; a choice in the middle stops it and waits. Rules G1-Q1 to G1-Q3, A1-16."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine.decision import Path
from engine.events import Happening
from engine.games.kamigami.effects import AT_ONCE, charged, speaker, switch
from engine.games.kamigami.questions import choosable, question, searchable, switched_seat
from engine.games.kamigami.state import Aftermath, Resolve, Strike
from engine.games.kamigami.targets import hold, spot_of
from engine.games.kamigami.texts import COMMAND, listed
from engine.games.kamigami.verbs import KamigamiEffect
from engine.games.kamigami.zones import (
    KamigamiPlay,
    card_ref,
    charge_from_hand,
    discard_from_hand,
    draw,
    enter,
    main_unit,
    shuffle,
    unit_at,
)
from engine.janken import Janken
from engine.piles import to_hand
from engine.view import other


def begin(play: KamigamiPlay, frame: Resolve) -> None:
    """The next effect: what must be known before it is carried out."""
    effects = listed(play.table, play.state, frame.card, frame.part, frame.path)
    if not effects:
        play.goto(frame, 2)
        return
    effect = effects[frame.effect]
    if effect.damage is not None:
        play.push(
            Strike(
                seat=frame.seat,
                card=frame.card,
                part=frame.part,
                path=frame.path,
                unit=frame.unit,
                chosen=frame.chosen,
                effect=frame.effect,
            )
        )
    elif effect.janken is not None:
        play.push(Janken())
    else:
        asked = question(play.table, play.state, frame, effect)
        if asked is not None:
            play.ask(asked.seat, asked.kind, asked.args, asked.auto)


def finish(play: KamigamiPlay, frame: Resolve) -> None:
    """Carry the effect out with what was answered; what is inside it runs before the next one."""
    effects = listed(play.table, play.state, frame.card, frame.part, frame.path)
    effect = effects[frame.effect]
    asked = question(play.table, play.state, frame, effect)
    path = play.taken(asked.seat)[1:] if asked is not None else None
    last = frame.effect + 1 == len(effects)
    play.keep(replace(frame, effect=frame.effect + 1, pc=2 if last else 0, got=None))
    if frame.part == COMMAND and play.table.house.ko_timing == "effect":
        play.push(Aftermath())
    play.does(effect)
    _carry_out(play, frame, effect, path)


def _carry_out(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """One verb; ``path`` is what was answered, None where nothing was asked. Damage has been dealt already."""
    verb = effect.verb
    if verb == "charge" and play.table.house.skill_energy == "hand":
        _charge(play, frame, effect, path)
    elif verb in AT_ONCE:
        AT_ONCE[verb](play, frame, effect)
    elif verb != "damage":
        _ANSWERED[verb](play, frame, effect, path)


def _inside(play: KamigamiPlay, frame: Resolve, branch: int, chosen: tuple[int, ...] = ()) -> None:
    """Let the effects inside the present one run."""
    path = (*frame.path, frame.effect, branch)
    chosen = chosen or frame.chosen
    play.push(Resolve(seat=frame.seat, card=frame.card, part=frame.part, path=path, unit=frame.unit, chosen=chosen))


def _choose(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """Keep who was chosen; where nobody was, what follows is left out. Rules G1-Q1, G1-Q2."""
    assert effect.choose is not None
    found = (
        choosable(play.state, frame, effect.choose) if path is None else [spot_of(frame.seat, named) for named in path]
    )
    if found:
        _inside(play, frame, 0, tuple(unit_at(play.state, *spot).card for spot in found))


def _janken(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """What follows for who won or lost."""
    _inside(play, frame, int(frame.got != frame.seat))


def _provided(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """Only where the conditions hold now."""
    assert effect.provided is not None
    if hold(play.table, play.state, speaker(frame), effect.provided.needs):
        _inside(play, frame, 0)


def _draw(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """Who cannot draw the full number loses. Rule G1-08."""
    assert effect.draw is not None
    draw(play, frame.seat, effect.draw.count)


def _switch(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """Change the main unit, if there is one to change with."""
    state = play.state
    assert effect.switch is not None
    seat = switched_seat(frame, effect.switch)
    standby = state.standby(seat)
    if not standby or main_unit(state, seat) is None:
        return
    if path is None:
        switch(play, seat, standby[0])
    elif path[0] != "stay":
        switch(play, seat, spot_of(seat, str(path[0]).removeprefix("rival."))[1])


def _discard(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """As its owner likes, or at random; all where there are no more."""
    state, discard = play.state, effect.discard
    assert discard is not None
    whose = frame.seat if discard.whose == "own" else other(frame.seat)
    hand = state.hands[whose][:]
    if path is not None:
        chosen = [hand[int(str(named).removeprefix("hand.")) - 1] for named in path]
    elif discard.how == "random":
        chosen = state.stream.shuffled(hand, "discard")[: discard.count]
    else:
        chosen = hand
    discard_from_hand(play, whose, chosen)


def _search(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """Cards of the own deck to hand, shown to both, or units into empty areas; then shuffle. Rule A1-23."""
    state, seat, search = play.state, frame.seat, effect.search
    assert search is not None
    if path is None:
        return
    found = searchable(play.table, state, seat, (search.count, search.kind or "", search.attribute or ""))
    for named in path:
        number = found[int(str(named).removeprefix("deck.")) - 1]
        state.decks[seat].remove(number)
        if search.to == "standby":
            enter(play, seat, number)
        else:
            to_hand(state, number)
            play.tell(Happening("searched", seat, card_ref(state, number)))
    shuffle(play, seat)
    play.tell(Happening("shuffled", seat))


def _take_back(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """Cards of the own discard pile to hand, for both to see."""
    state, seat = play.state, frame.seat
    pile = state.discards[seat][:]
    for named in path or ():
        number = pile[int(str(named).removeprefix("discard.")) - 1]
        state.discards[seat].remove(number)
        to_hand(state, number)
        play.tell(Happening("took-back", seat, card_ref(state, number)))


def _charge(play: KamigamiPlay, frame: Resolve, effect: KamigamiEffect, path: Path | None) -> None:
    """Energy from hand, one card after the other, the first unit first. Rule A1-35."""
    charge = effect.charge
    assert charge is not None
    hand = play.state.hands[frame.seat][:]
    cards = hand if path is None else [hand[int(str(named).removeprefix("hand.")) - 1] for named in path]
    for seat, slot in charged(play.state, frame, effect):
        for number in cards[: charge.count]:
            charge_from_hand(play, seat, slot, number)
        cards = cards[charge.count :]


_ANSWERED: Mapping[str, Callable[[KamigamiPlay, Resolve, KamigamiEffect, Path | None], None]] = {
    "choose": _choose,
    "janken": _janken,
    "provided": _provided,
    "switch": _switch,
    "draw": _draw,
    "discard": _discard,
    "search": _search,
    "take-back": _take_back,
}
"""The verbs that may ask, that hold others inside, or that may end the match."""
