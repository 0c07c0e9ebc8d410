"""Actions: declared and paid for, then processed. Rules G4-12 to G4-31, X4-27 to X4-29, Q4-15, Q4-16, Q4-44, Q4-48.

What is declared leaves the hand at once and waits aside; what is broken off goes to the trash, and its cost does not come back.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.decision import Path
from engine.events import Happening, Ref
from engine.games.kiryoku import tags, zones
from engine.games.kiryoku.cards import Cost
from engine.games.kiryoku.costs import Payer, Purse, own_place
from engine.games.kiryoku.permits import Parts, Source, bars_call, find_parts, sources
from engine.games.kiryoku.state import Battle, Deed, KiryokuState, Resolve, Standing
from engine.games.kiryoku.targets import bears, hand_number, legal, number_at, there
from engine.games.kiryoku.values import KiryokuPlay, KiryokuTable
from engine.games.kiryoku.verbs import Target
from engine.games.kiryoku.zones import ref, ref_of
from engine.piles import definition, to_hand

_FROM_HAND = ("call", "equip", "set", "event")


def named(
    table: KiryokuTable, state: KiryokuState, seat: int, target: Target | None, source: tuple[int, int] = (-1, -1)
) -> int:
    """How many targets an answer names. Rule X4-28."""
    return 0 if target is None else min(target.count, len(legal(table, state, seat, target, source)))


# --- declaring --------------------------------------------------------------------------------------------------------


def declare(play: KiryokuPlay, seat: int, path: Path) -> Deed:
    """Declare an action and pay for it. Rules X4-28, X4-29, Q4-16."""
    verb = str(path[0])
    if verb in _FROM_HAND:
        return _from_hand(play, seat, verb, path)
    return _OTHERS[verb](play, seat, path)


def _from_hand(play: KiryokuPlay, seat: int, verb: str, path: Path) -> Deed:
    """A card from hand, with what it is for and its payment."""
    state, table = play.state, play.table
    number = hand_number(state, seat, path[1])
    card = definition(table, state, number)
    count = 1 if verb == "equip" else named(table, state, seat, card.target)
    targets = tuple(number_at(state, seat, atom) for atom in path[2 : 2 + count])
    purse = Purse(table, state, seat)
    payers = purse.chosen(card.cost, path[2 + count :], played=number)
    deed = Deed(seat, verb, number, targets=targets)
    _tell(play, deed)
    _pay(play, seat, payers, _held(state, seat, payers))
    zones.lay_aside(state, seat, number)
    return deed


def _tell(play: KiryokuPlay, deed: Deed) -> None:
    """Everybody hears what is declared; of several targets the first is named with it."""
    if play.log is None:
        return
    state = play.state
    source = ref_of(state, deed.card)
    if deed.bearer not in (-1, deed.card):
        source = Ref(ref_of(state, deed.bearer).place, source.card)
    if deed.verb == "ability":
        source = replace(source, part=str(deed.ability))
    target = ref_of(state, deed.targets[0]) if deed.targets and deed.verb != "tag" else None
    play.tell(Happening(f"declared-{deed.verb}", deed.seat, source, target))


def _held(state: KiryokuState, seat: int, payers: tuple[Payer, ...]) -> list[int]:
    """The numbers of the cards from hand among what pays."""
    return [hand_number(state, seat, payer.atom) for payer in payers if payer.atom.startswith("hand.")]


def _pay(play: KiryokuPlay, seat: int, payers: tuple[Payer, ...], held: list[int]) -> None:
    """Exhaust, spend and trash what pays. Rules X4-11, X4-13."""
    state = play.state
    spent = sorted((int(p.atom.removeprefix("stock.")) for p in payers if p.atom.startswith("stock.")), reverse=True)
    for index in spent:
        del state.stock[seat][index - 1]
    if spent:
        play.tell(Happening("spent-stock", seat, amount=len(spent)))
    for payer in payers:
        if payer.place >= 0:
            zones.turn(state, seat, payer.place, ready=False)
            play.tell(Happening("exhausted-for", seat, ref(state, seat, payer.place)))
    for number in held:
        zones.discard(play, seat, number, "trashed-for")


def _tag(play: KiryokuPlay, seat: int, path: Path) -> Deed:
    """A tag card with its components; one from hand is shown and waits with it. Rules G4-24, Q4-50."""
    state = play.state
    number = hand_number(state, seat, path[1])
    parts = find_parts(play.table, state, seat, number)
    assert isinstance(parts, Parts)
    found = (_part(state, seat, parts, 0), _part(state, seat, parts, 1))
    deed = Deed(seat, "tag", number, targets=found)
    _tell(play, deed)
    zones.lay_aside(state, seat, number)
    if parts.hand >= 0:
        zones.lay_aside(state, seat, parts.hand)
    return deed


def _part(state: KiryokuState, seat: int, parts: Parts, which: int) -> int:
    place = parts.places[which]
    return parts.hand if place < 0 else zones.standing_at(state, seat, place).card


def _challenge(play: KiryokuPlay, seat: int, path: Path) -> Deed:
    """The challenger is named; the defender and the battle card when it is processed. Rules G4-29, Q4-45."""
    deed = Deed(seat, "challenge", zones.standing_at(play.state, seat, own_place(path[1])).card)
    _tell(play, deed)
    return deed


def _ability(play: KiryokuPlay, seat: int, path: Path) -> Deed:
    """An ability of a character, or of an item that it bears. Rules G4-13, Q4-48, Q4-51."""
    state, table = play.state, play.table
    place = own_place(path[1])
    source = source_at(table, state, seat, path)
    ability = source.ability
    count = named(table, state, seat, ability.target, (seat, place))
    targets = tuple(number_at(state, seat, atom) for atom in path[3 : 3 + count])
    payers = Purse(table, state, seat).chosen(ability.cost, path[3 + count :], source=place)
    bearer = zones.standing_at(state, seat, place).card
    deed = Deed(seat, "ability", source.card, bearer, source.nth, targets, spent=_spends(ability.cost))
    _tell(play, deed)
    if ability.limit is not None:
        state.used.append((source.card, source.nth))
    _pay(play, seat, payers, _held(state, seat, payers))
    _pay_with_source(play, seat, place, source)
    return deed


def _spends(cost: Cost) -> bool:
    return cost.trash or cost.vitality > 0


def _pay_with_source(play: KiryokuPlay, seat: int, place: int, source: Source) -> None:
    """Vitality of the character, or the card itself; neither is damage. Rule X4-16."""
    state, cost = play.state, source.ability.cost
    if cost.vitality:
        play.tell(Happening("paid-vitality", seat, ref(state, seat, place), amount=cost.vitality))
        zones.hurt(state, seat, place, cost.vitality)
    if cost.trash:
        play.tell(Happening("gave-up", seat, Ref("", state.cards[source.card].card)))
        if source.card == zones.standing_at(state, seat, place).card:
            zones.leave(play, seat, place)
        else:
            zones.take_item(state, source.card)
            zones.to_trash(state, source.card)


def source_at(table: KiryokuTable, state: KiryokuState, seat: int, path: Path) -> Source:
    """The ability that an answer names: ``field.2``, ``ability.1``."""
    return sources(table, state, seat, own_place(path[1]))[int(str(path[2]).removeprefix("ability.")) - 1]


def stock(play: KiryokuPlay, seat: int, path: Path) -> Deed:
    """Generate other cost: exhaust an own ready character, or trash a character or tag from hand. Rules G4-31, X4-13, Q4-10."""
    state = play.state
    payer = next(p for p in Purse(play.table, state, seat).payers() if p.atom == path[1])
    if payer.place >= 0:
        zones.turn(state, seat, payer.place, ready=False)
        play.tell(Happening("stocked", seat, ref(state, seat, payer.place)))
    else:
        zones.discard(play, seat, hand_number(state, seat, payer.atom), "stocked")
    state.stock[seat].append(payer.attributes)
    return Deed(seat, "stock")


_OTHERS: dict[str, Callable[[KiryokuPlay, int, Path], Deed]] = {
    "tag": _tag,
    "challenge": _challenge,
    "ability": _ability,
    "stock": stock,
}


# --- processing -------------------------------------------------------------------------------------------------------


def process(play: KiryokuPlay, deed: Deed) -> None:
    """Carry out what was declared, or break it off. Rules X4-27, X4-28."""
    _PROCESSES[deed.verb](play, deed)


def fizzle(play: KiryokuPlay, deed: Deed) -> None:
    """Broken off: a card that waited goes to the trash, a component goes back to hand, costs stay paid. Rules X4-28, Q4-15, Q4-51."""
    state = play.state
    if deed.verb == "tag":
        for part in deed.targets:
            if zones.from_aside(state, part):
                to_hand(state, part)
    if zones.from_aside(state, deed.card):
        zones.to_trash(state, deed.card)
    play.tell(Happening("fizzled", deed.seat, Ref("", state.cards[deed.card].card)))


def _process_call(play: KiryokuPlay, deed: Deed) -> None:
    """The character arrives exhausted, its vitality full. Rules G4-12, X4-19, Q4-12."""
    state = play.state
    if bars_call(play.table, state, deed.seat, deed.card) is not None:
        fizzle(play, deed)
        return
    zones.from_aside(state, deed.card)
    place = zones.stand_up(state, deed.seat, Standing(deed.card, ready=False))
    play.tell(Happening("called", deed.seat, ref(state, deed.seat, place)))


def _process_equip(play: KiryokuPlay, deed: Deed) -> None:
    """The item lies on its bearer, or goes to the trash where that has left. Rules G4-20, G4-21, Q4-51."""
    state = play.state
    found = state.find(deed.targets[0])
    if found is None or not bears(play.table, state, deed.seat, deed.card, found):
        fizzle(play, deed)
        return
    zones.from_aside(state, deed.card)
    tags.put_on(state, found, deed.card)
    play.tell(Happening("equipped", deed.seat, Ref("", state.cards[deed.card].card), ref(state, *found)))


def _process_set(play: KiryokuPlay, deed: Deed) -> None:
    """The battle card lies unused, and may be used in the same turn. Rules G4-22, Q4-54."""
    state = play.state
    zones.from_aside(state, deed.card)
    zones.lay_down(state, deed.seat, deed.card)
    play.tell(Happening("set-battle", deed.seat, ref_of(state, deed.card)))


def _process_tag(play: KiryokuPlay, deed: Deed) -> None:
    """Both components are looked at again; what one declared against it may have exhausted or downed one. Rules G4-24, X4-28."""
    state = play.state
    for part in deed.targets:
        found = state.find(part)
        waits = part in state.aside[deed.seat]
        if not waits and (found is None or not zones.standing_at(state, *found).ready):
            fizzle(play, deed)
            return
    tags.enter(play, deed)


def _process_challenge(play: KiryokuPlay, deed: Deed) -> None:
    """The whole battle is one action. Rules X4-36, Q4-45."""
    state = play.state
    found = state.find(deed.card)
    if found is None or not zones.standing_at(state, *found).ready or not zones.unused(state):
        fizzle(play, deed)
    else:
        play.push(Battle(seat=deed.seat, challenger=deed.card))


def _process_effects(play: KiryokuPlay, deed: Deed) -> None:
    """An event or ability: its source and one of its targets must still be there. Rules G4-16, G4-19, X4-28, Q4-48."""
    state = play.state
    if not _has_source(state, deed) or (deed.targets and not any(there(state, n) for n in deed.targets)):
        fizzle(play, deed)
        return
    if zones.from_aside(state, deed.card):
        zones.to_trash(state, deed.card)
    play.tell(Happening("carried-out", deed.seat, Ref("", state.cards[deed.card].card)))
    play.push(Resolve(deed=deed))


def _has_source(state: KiryokuState, deed: Deed) -> bool:
    """Whether what has the ability is still there, or was itself the cost. Rule Q4-48."""
    if deed.verb == "event" or deed.spent:
        return True
    if deed.card == deed.bearer:
        return state.find(deed.bearer) is not None
    found = state.bearer_of(deed.card)
    return found is not None and zones.standing_at(state, *found).card == deed.bearer


def _process_stock(play: KiryokuPlay, deed: Deed) -> None:
    """The cost was generated when it was declared. Rule Q4-16."""


_PROCESSES: dict[str, Callable[[KiryokuPlay, Deed], None]] = {
    "call": _process_call,
    "equip": _process_equip,
    "set": _process_set,
    "tag": _process_tag,
    "challenge": _process_challenge,
    "event": _process_effects,
    "ability": _process_effects,
    "stock": _process_stock,
}
