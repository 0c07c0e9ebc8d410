"""Carrying out what an event or ability says, effect by effect. Rules G4-13, G4-14, X4-20, X4-28, X4-35, X4-42, Q4-17, Q4-48."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.events import Happening, Ref
from engine.games.kiryoku import zones
from engine.games.kiryoku.deeds import fizzle
from engine.games.kiryoku.state import LEADER, Deed, KiryokuState, Resolve, Window
from engine.games.kiryoku.targets import hand_number
from engine.games.kiryoku.values import ATTACK, DEFENSE, KiryokuPlay
from engine.games.kiryoku.verbs import ATTRIBUTES, Each, KiryokuEffect
from engine.games.kiryoku.wishes import effects_of
from engine.games.kiryoku.zones import ref
from engine.lasting import Lasting
from engine.piles import to_hand
from engine.view import other

Spot = tuple[int, int]


def resolve(play: KiryokuPlay, frame: Resolve) -> None:
    """Carry out the next effect; the frame stays until its last. What cannot be done is left out."""
    state, deed = play.state, frame.deed
    effects = effects_of(play.table, state, deed)
    effect = effects[frame.effect]
    play.effect = effect
    asked = next((seat for seat, prompt in enumerate(state.prompts) if prompt is not None), None)
    if asked is not None:
        _take_choice(play, effect, asked)
    else:
        play.does(effect)
        _VERBS[effect.verb](play, deed, effect)
    play.effect = None
    if play.asked:
        play.goto(frame, 0)
    elif frame.effect + 1 < len(effects):
        play.keep(replace(frame, effect=frame.effect + 1, pc=0))


def spots(state: KiryokuState, deed: Deed, who: str) -> list[Spot]:
    """Where those stand that an effect is about; who has left is left out. Rules X4-28, Q4-48."""
    if who in ("target", "self"):
        numbers = deed.targets if who == "target" else (deed.bearer,)
        found = [state.find(number) for number in numbers]
        return [spot for spot in found if spot is not None]
    if who.endswith("fighter"):
        pair = zones.participants(state)
        spot = state.find(pair[deed.seat if who == "own-fighter" else other(deed.seat)]) if pair is not None else None
        return [spot] if spot is not None else []
    seats = {"own": (deed.seat,), "rival": (other(deed.seat),), "all": (deed.seat, other(deed.seat))}
    if who in seats:
        return [(s, p) for s in seats[who] for p, standing in enumerate(state.field[s]) if standing is not None]
    return [(deed.seat if who == "own-leader" else other(deed.seat), LEADER)]


def counted(state: KiryokuState, seat: int, each: Each | None) -> int:
    """How often an amount counts."""
    if each is None:
        return 1
    whose, _, what = each.partition("-")
    seat = seat if whose == "own" else other(seat)
    if what == "downs":
        return state.downs[seat]
    if what == "stock":
        return len(state.stock[seat])
    side = [standing for standing in state.field[seat] if standing is not None]
    return sum(s.ready for s in side) if what == "ready" else sum(len(s.items) for s in side)


# --- verbs ------------------------------------------------------------------------------------------------------------


def _damage(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """Rules X4-20, X4-21."""
    assert effect.damage is not None
    state = play.state
    amount = effect.damage.amount * counted(state, deed.seat, effect.damage.each)
    for spot in spots(state, deed, effect.damage.to):
        if amount > 0:
            play.tell(Happening("damaged", deed.seat, target=ref(state, *spot), amount=amount))
            zones.hurt(state, *spot, amount)


def _heal(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """Never above the cap. Rules X4-19, Q4-17."""
    assert effect.heal is not None
    state = play.state
    amount = effect.heal.amount * counted(state, deed.seat, effect.heal.each)
    for seat, place in spots(state, deed, effect.heal.to):
        standing = zones.standing_at(state, seat, place)
        healed = min(amount, standing.damage)
        if healed > 0:
            state.field[seat][place] = replace(standing, damage=standing.damage - healed)
            play.tell(Happening("healed", deed.seat, target=ref(state, seat, place), amount=healed))


def _turn(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """Rule X4-18."""
    ready = effect.ready is not None
    for spot in spots(play.state, deed, effect.who):
        if zones.turn(play.state, *spot, ready=ready):
            play.tell(Happening("readied" if ready else "exhausted", deed.seat, target=ref(play.state, *spot)))


def _change(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """Until the end of the turn. Rules X4-35, X4-42."""
    assert effect.change is not None
    state, change = play.state, effect.change
    for spot in spots(state, deed, change.to):
        card = zones.standing_at(state, *spot).card
        for attribute in ATTRIBUTES if change.value is None else (change.value,):
            _last(play, deed, card, attribute, change.amount)
        word = "value-all" if change.value is None else f"attribute-{change.value}"
        name = "raised" if change.amount >= 0 else "lowered"
        target = ref(state, *spot)
        play.tell(Happening(name, deed.seat, target=target, amount=abs(change.amount), words=(word,)))


def _last(play: KiryokuPlay, deed: Deed, card: int, modifier: str, amount: int) -> None:
    state = play.state
    source = state.cards[deed.card].card
    state.lasting.append(Lasting(modifier, card, amount=amount, until=state.turn, source=source))


def _modify(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """Attack or defense in this battle. Rule X4-42."""
    change = effect.attack or effect.defense
    assert change is not None
    part = ATTACK if effect.attack is not None else DEFENSE
    state = play.state
    if state.battle() is None:
        return
    for spot in spots(state, deed, change.to):
        _last(play, deed, zones.standing_at(state, *spot).card, part, change.amount)
        name = f"{'raised' if change.amount >= 0 else 'lowered'}-{part}"
        play.tell(Happening(name, deed.seat, target=ref(state, *spot), amount=abs(change.amount)))


def _draw(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """Rules X4-23, Q4-53."""
    assert effect.draw is not None
    zones.draw(play, deed.seat, effect.draw.count)


def _discard(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """At random, or of the player's own choice; as many as there are."""
    assert effect.discard is not None
    state = play.state
    seat = deed.seat if effect.discard.whose == "own" else other(deed.seat)
    count = min(effect.discard.count, len(state.hands[seat]))
    if count and effect.discard.how == "choice":
        play.ask(seat, "discard", (count,))
        return
    for _ in range(count):
        zones.discard(play, seat, state.stream.pick(state.hands[seat], "discard"))


def _take_back(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    assert effect.take_back is not None
    kind = effect.take_back.kind
    table, state = play.table, play.state
    if any(table.cards[state.cards[number].card].kind == kind for number in state.trash[deed.seat]):
        play.ask(deed.seat, "take-back", (effect.take_back.count, kind))


def _stock(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """Rules G4-31, X4-13."""
    assert effect.stock is not None
    play.state.stock[deed.seat] += [()] * effect.stock.count
    play.tell(Happening("gained-stock", deed.seat, amount=effect.stock.count))


def _trash(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """Rules Q4-27, Q4-47."""
    state = play.state
    for number in deed.targets:
        source, owner = Ref("", state.cards[number].card), state.cards[number].owner
        if state.bearer_of(number) is not None:
            where = zones.take_item(state, number)
            play.tell(Happening("trashed-item", owner, source, ref(state, *where)))
        elif state.find_laid(number) is not None:
            zones.take_laid(state, number)
            play.tell(Happening("trashed-battle", owner, source))
        else:
            continue
        zones.to_trash(state, number)


def _turn_laid(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """Rules X4-38, Q4-54."""
    used = effect.use_up is not None
    for number in deed.targets:
        if zones.turn_laid(play.state, number, used):
            play.tell(Happening("used-up" if used else "refreshed", deed.seat, zones.ref_of(play.state, number)))


def _cancel(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """What the opponent declared in the same window. Rules G4-15, X4-28."""
    stack = play.state.stack
    at = max(i for i, frame in enumerate(stack) if type(frame) is Window)
    window = stack[at]
    assert isinstance(window, Window)
    if window.second is not None and window.first == deed:
        stack[at] = replace(window, second=None)
        play.tell(Happening("cancelled", deed.seat, Ref("", play.state.cards[deed.card].card)))
        if window.second.card >= 0:
            fizzle(play, window.second)


def _part(play: KiryokuPlay, deed: Deed, effect: KiryokuEffect) -> None:
    """The battle ends without result when this window closes. Rule X4-41."""
    zones.break_off(play)


_Verb = Callable[[KiryokuPlay, Deed, KiryokuEffect], None]
_VERBS: dict[str, _Verb] = {
    "damage": _damage,
    "heal": _heal,
    "exhaust": _turn,
    "ready": _turn,
    "change": _change,
    "attack": _modify,
    "defense": _modify,
    "draw": _draw,
    "discard": _discard,
    "take-back": _take_back,
    "stock": _stock,
    "trash": _trash,
    "refresh": _turn_laid,
    "use-up": _turn_laid,
    "cancel": _cancel,
    "part": _part,
}


def _take_choice(play: KiryokuPlay, effect: KiryokuEffect, seat: int) -> None:
    """What was chosen in the middle of an effect."""
    state = play.state
    path = play.taken(seat)
    if effect.discard is not None:
        for number in [hand_number(state, seat, atom) for atom in path[1:]]:
            zones.discard(play, seat, number)
        return
    pile = state.trash[seat][:]
    for atom in path[1:]:
        number = pile[int(str(atom).removeprefix("trash.")) - 1]
        state.trash[seat].remove(number)
        to_hand(state, number)
        play.tell(Happening("took-back", seat, Ref("", state.cards[number].card)))
