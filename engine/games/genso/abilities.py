"""Carrying out what a card says: its abilities by moment, their conditions, and each verb. Rules G0-31f to G0-31h, A0-13, A0-15."""

from __future__ import annotations

from msgspec.structs import replace

from engine.events import Happening, Ref
from engine.games.genso.atk import change, counted
from engine.games.genso.cards import Ability, GensoEffect, GensoNeed
from engine.games.genso.options import discard_card, slot_of, unfought
from engine.games.genso.state import NOBODY, GensoState, Resolve
from engine.games.genso.zones import GensoPlay, attach, detach, has_leader, leave, ref
from engine.piles import definition, draw, to_hand
from engine.view import other

_POWERS = ("skill", "burst")


def trigger(play: GensoPlay, seat: int, slot: int, moment: str) -> None:
    """Push what the character in a slot, the cards on it and its leader do at this moment; the first printed runs first."""
    fighter = play.state.field[seat][slot]
    if fighter is not None and fighter.up:
        _push(play, seat, slot, (fighter.card, *fighter.stacked, *_leader(play, seat)), moment)


def trigger_leader(play: GensoPlay, seat: int, moment: str) -> None:
    """Push what a leader does at a moment at which nobody battles. Rule A0-15."""
    _push(play, seat, NOBODY, _leader(play, seat), moment)


def _leader(play: GensoPlay, seat: int) -> tuple[int, ...]:
    """The leader, where the house lets leaders act. Rule A0-15."""
    return (play.state.leaders[seat],) if play.table.house.leaders and has_leader(play.state, seat) else ()


def _push(play: GensoPlay, seat: int, slot: int, sources: tuple[int, ...], moment: str) -> None:
    for source in reversed(sources):
        for index, ability in reversed(list(enumerate(definition(play.table, play.state, source).abilities))):
            if happens(ability, moment):
                play.push(Resolve(seat=seat, slot=slot, source=source, ability=index))


def happens(ability: Ability, moment: str) -> bool:
    """Whether an ability happens at a moment: its own; ``activated`` at skill and burst; ``always`` at every calculation. Rule A0-13."""
    if ability.when == "always":
        return moment in (*_POWERS, "normal")
    return ability.when == moment or (ability.when == "activated" and moment in _POWERS)


def resolve(play: GensoPlay, frame: Resolve) -> None:
    """Carry out the next effect; the frame stays until its last. What cannot be done is left out."""
    _resolve(play, frame)
    play.effect = None


def _resolve(play: GensoPlay, frame: Resolve) -> None:
    state = play.state
    ability = definition(play.table, state, frame.source).abilities[frame.ability]
    effect = ability.effects[frame.effect]
    if state.prompts[frame.seat] is not None:
        play.effect = effect
        _take_choice(play, frame, effect)
    elif frame.effect == 0 and not all(_holds(play, frame, need) for need in ability.needs):
        return
    else:
        _show_leader(play, frame)
        play.effect = effect
        play.does(effect)
        _carry_out(play, frame, effect)
        if play.asked or state.outcome is not None:
            if state.outcome is None:
                play.goto(frame, 0)
            return
    if frame.effect + 1 < len(ability.effects):
        play.keep(replace(frame, effect=frame.effect + 1, pc=0))


def _show_leader(play: GensoPlay, frame: Resolve) -> None:
    """A leader is turned up when it first does something. Rule A0-15."""
    state, seat = play.state, frame.seat
    if frame.source == state.leaders[seat] and not state.leaders_up[seat]:
        state.leaders_up[seat] = True
        play.tell(Happening("leader-shown", seat, Ref("", state.cards[frame.source].card)))


def _holds(play: GensoPlay, frame: Resolve, need: GensoNeed) -> bool:
    """Whether a condition is met now."""
    state, seat = play.state, frame.seat
    if need.faces is not None:
        return state.faces[seat] >= need.faces.at_least
    if need.hand is not None:
        return len(state.hands[seat]) >= need.hand.at_least
    if need.order is not None:
        return (state.first == seat) == (need.order.place == "first")
    if need.elements is not None:
        return len(field_elements(state)) >= need.elements.at_least
    if need.fighter is not None:
        own = state.field[seat][_slots(state)[seat]]
        return own is not None and definition(play.table, state, own.card).element == need.fighter.element
    assert need.counter is not None
    whose = seat if need.counter.of == "self" else other(seat)
    fighter = state.field[whose][_slots(state)[whose]]
    elements = {counter.element for counter in fighter.counters} if fighter is not None else set()
    return bool(elements) if need.counter.element is None else need.counter.element in elements


def field_elements(state: GensoState) -> set[str]:
    """The different elements that lie as counters on the whole field. Rule G0-02."""
    return {c.element for side in state.field for fighter in side if fighter is not None for c in fighter.counters}


def _slots(state: GensoState) -> tuple[int, int]:
    battle = state.present()
    assert battle is not None
    return battle.slots


def _carry_out(play: GensoPlay, frame: Resolve, effect: GensoEffect) -> None:
    """One verb. What does not touch a battle comes first; a choice without anything to choose from is not asked."""
    state, seat = play.state, frame.seat
    if effect.draw is not None:
        draw(play, seat, effect.draw.count)
    elif effect.take_back is not None:
        if state.discards[seat]:
            play.ask(seat, "take-back", (effect.take_back.count,))
    elif effect.win is not None:
        play.tell(Happening("special-win", seat, Ref("", state.cards[frame.source].card)))
        play.end(seat, "special")
    elif effect.swap is not None:
        if len(unfought(state, seat)) > 1:
            play.ask(seat, "swap")
    else:
        _in_battle(play, frame, effect, _slots(state))


def _in_battle(play: GensoPlay, frame: Resolve, effect: GensoEffect, slots: tuple[int, int]) -> None:
    """A verb that touches the characters that battle."""
    state, seat = play.state, frame.seat
    rival = other(seat)
    if effect.gain is not None:
        _change(play, seat, slots[seat], counted(state, seat, slots, effect.gain))
    elif effect.weaken is not None:
        _change(play, rival, slots[rival], -counted(state, seat, slots, effect.weaken))
    elif effect.attach is not None:
        _attach(play, frame, slots, effect.attach.element, effect.attach.to)
    elif effect.detach is not None:
        whose = seat if effect.detach.of == "self" else rival
        detach(play, seat, whose, slots[whose], effect.detach.element)
    elif effect.recall is not None and state.field[seat][slots[seat]] is not None:
        _recall(play, seat, slots[seat])


def _recall(play: GensoPlay, seat: int, slot: int) -> None:
    play.tell(Happening("recalled", seat, ref(play.state, seat, slot)))
    leave(play, seat, slot, to_owner_hand=True)


def _change(play: GensoPlay, seat: int, slot: int, amount: int) -> None:
    state = play.state
    fighter = state.field[seat][slot]
    if fighter is not None and amount:
        change(play, fighter.card, amount)
        name = "gained-atk" if amount > 0 else "weakened"
        play.tell(Happening(name, seat, ref(state, seat, slot), amount=abs(amount)))


def _attach(play: GensoPlay, frame: Resolve, slots: tuple[int, int], element: str, to: str) -> None:
    """Counters on the characters that the text names. Rules G0-31g, A0-18, A0-35."""
    state, seat = play.state, frame.seat
    whose = seat if to in ("self", "own-field") else other(seat)
    supplier = seat if play.table.house.supply == "attacher" else whose
    targets = state.standing(whose) if to.endswith("field") else [slots[whose]]
    for slot in targets:
        attach(play, supplier, whose, slot, element)


def _take_choice(play: GensoPlay, frame: Resolve, effect: GensoEffect) -> None:
    """What was chosen in the middle of an effect."""
    state, seat = play.state, frame.seat
    path = play.taken(seat)
    if effect.take_back is not None:
        pile = state.discards[seat][:]
        for atom in path[1:]:
            number = pile[discard_card(atom)]
            state.discards[seat].remove(number)
            to_hand(state, number)
            play.tell(Happening("took-back", seat, Ref("", state.cards[number].card)))
    elif len(path) > 1:
        one, two = slot_of(state, path[1]), slot_of(state, path[2])
        side = state.field[seat]
        side[one], side[two] = side[two], side[one]
        play.tell(Happening("swapped-lanes", seat, ref(state, seat, one), ref(state, seat, two)))


def unresolved(state: GensoState) -> list[Resolve]:
    """Abilities that wait to be carried out, the next one last."""
    return [frame for frame in state.stack if isinstance(frame, Resolve)]
