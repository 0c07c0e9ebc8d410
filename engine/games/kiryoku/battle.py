"""The battle, from the challenge to its result. Rules G4-29, X4-36 to X4-43, Q4-05, Q4-37 to Q4-39, Q4-45 to Q4-47."""

from __future__ import annotations

from msgspec.structs import replace

from engine.events import Happening, Ref
from engine.games.kiryoku import zones
from engine.games.kiryoku.cards import BattleText, KiryokuCard
from engine.games.kiryoku.costs import own_place
from engine.games.kiryoku.options import defenders, fightable
from engine.games.kiryoku.state import LEADER, Battle, KiryokuState, Window
from engine.games.kiryoku.targets import number_at
from engine.games.kiryoku.values import ATTACK, DEFENSE, KiryokuPlay, KiryokuTable, fights_with
from engine.games.kiryoku.zones import ref, ref_of
from engine.piles import definition
from engine.view import other


def ask_defender(play: KiryokuPlay, frame: Battle) -> None:
    """The challenged player names a ready character or the leader, who must where nobody else can. Rules X4-37, Q4-38."""
    seat = other(frame.seat)
    if defenders(play.table, play.state, seat) != ["leader"]:
        play.ask(seat, "defend")


def take_defender(play: KiryokuPlay, frame: Battle) -> None:
    """Both participants are exhausted. Rules X4-37, Q4-38."""
    state, seat = play.state, other(frame.seat)
    asked = state.prompts[seat] is not None
    place = own_place(play.taken(seat)[1]) if asked else LEADER
    play.tell(Happening("defended" if asked else "forced-leader", seat, ref(state, seat, place)))
    found = state.find(frame.challenger)
    assert found is not None
    zones.turn(state, *found, ready=False)
    zones.turn(state, seat, place, ready=False)
    play.keep(replace(frame, defender=zones.standing_at(state, seat, place).card))


def ask_battle_card(play: KiryokuPlay, frame: Battle) -> None:
    """The challenger picks among all unused battle cards, the opponent's included. Rules X4-38, Q4-37."""
    if len(fightable(play.state, frame.seat)) > 1:
        play.ask(frame.seat, "battle-card")


def take_battle_card(play: KiryokuPlay, frame: Battle) -> None:
    """It becomes used, whatever comes of the battle. Rules X4-38, X4-41."""
    state = play.state
    asked = state.prompts[frame.seat] is not None
    atom = play.taken(frame.seat)[1] if asked else fightable(state, frame.seat)[0]
    number = number_at(state, frame.seat, atom)
    zones.turn_laid(state, number, used=True)
    play.tell(Happening("fights-with", frame.seat, ref_of(state, number)))
    play.keep(replace(frame, card=number))


def exchange(play: KiryokuPlay, frame: Battle) -> None:
    """Windows of events and abilities, until both pass. Rules X4-39, Q4-46."""
    play.push(Window(during="exchange"))


def ask_again(play: KiryokuPlay, frame: Battle) -> None:
    """Both passed: where something was used, the challenger chooses to repeat the exchange or to go on. Rules X4-39, Q4-46."""
    if frame.got:
        play.goto(frame, _EXCHANGE)
    elif frame.acted:
        play.ask(frame.seat, "again")


def take_again(play: KiryokuPlay, frame: Battle) -> None:
    """A new exchange has its abilities anew; so has the last opportunity, where only the challenger has one. Rule Q4-46."""
    again = play.state.prompts[frame.seat] is not None and play.taken(frame.seat) == ("again",)
    frame = replace(frame, used=(False, False), acted=False)
    play.keep(frame)
    if again:
        play.goto(frame, _EXCHANGE)


def last(play: KiryokuPlay, frame: Battle) -> None:
    """The last opportunity: one ability of the challenger, events of both. Rules X4-39, Q4-46."""
    play.push(Window(during="last"))


def repeat_last(play: KiryokuPlay, frame: Battle) -> None:
    """Until both pass. Rule X4-39."""
    if frame.got:
        play.goto(frame, _LAST)


def result(play: KiryokuPlay, frame: Battle) -> None:
    """Both at once: damage is the other's attack value less the own defense value. Rules X4-40, Q4-39."""
    state = play.state
    card = definition(play.table, state, frame.card)
    play.keep(replace(frame, over=True))
    sides = ((frame.challenger, frame.defender), (frame.defender, frame.challenger))
    blows = [blow(play.table, state, card, frame, *side) for side in sides]
    for (attacker, struck), (attack, defense, damage) in zip(sides, blows, strict=True):
        found = state.find(struck)
        assert found is not None
        dice = (attack, defense)
        dealer = other(found[0])
        if damage > 0:
            play.tell(Happening("struck", dealer, ref_of(state, attacker), ref_of(state, struck), damage, dice))
            zones.hurt(state, *found, damage)
        else:
            play.tell(Happening("unharmed", dealer, ref_of(state, attacker), ref_of(state, struck), dice=dice))


def blow(
    table: KiryokuTable, state: KiryokuState, card: KiryokuCard, frame: Battle, attacker: int, struck: int
) -> tuple[int, int, int]:
    """Attack value, defense value, and the damage that would come of them now. Rules X4-09, X4-40."""
    striking, standing = state.find(attacker), state.find(struck)
    assert striking is not None
    assert standing is not None
    attack = fights_with(table, state, zones.standing_at(state, *striking), ATTACK, card.attack)
    defense = fights_with(table, state, zones.standing_at(state, *standing), DEFENSE, card.defense)
    attack += sum(t.attack.amount for t in card.texts if t.attack is not None and _means(t, frame, attacker))
    defense += sum(t.defense.amount for t in card.texts if t.defense is not None and _means(t, frame, struck))
    damage = attack - defense
    more = sum(t.more.amount for t in card.texts if t.more is not None)
    return attack, defense, damage + more if damage > 0 else 0


def _means(text: BattleText, frame: Battle, fighter: int) -> bool:
    """Whether a text of the battle card is about this participant."""
    told = text.attack or text.defense or text.draw or text.ready
    assert told is not None
    return told.of == "both" or (told.of == "challenger") == (fighter == frame.challenger)


def after_result(play: KiryokuPlay, frame: Battle) -> None:
    """What the battle card says for the end; then attack and defense are as before. Rules X4-09, X4-42."""
    state = play.state
    zones.calm(state)
    for text in definition(play.table, state, frame.card).texts if state.find_laid(frame.card) is not None else ():
        for seat, fighter in ((frame.seat, frame.challenger), (other(frame.seat), frame.defender)):
            if (text.draw is not None or text.ready is not None) and _means(text, frame, fighter):
                _give(play, text, seat, fighter)
        if text.trash is not None:
            zones.take_laid(state, frame.card)
            zones.to_trash(state, frame.card)
            play.tell(Happening("trashed-battle", state.cards[frame.card].owner, Ref("", state.cards[frame.card].card)))


def _give(play: KiryokuPlay, text: BattleText, seat: int, fighter: int) -> None:
    state = play.state
    if text.draw is not None:
        zones.draw(play, seat, text.draw.count)
    elif (found := state.find(fighter)) is not None and zones.turn(state, *found, ready=True):
        play.tell(Happening("readied", seat, target=ref(state, *found)))


STEPS = (
    ask_defender,
    take_defender,
    ask_battle_card,
    take_battle_card,
    exchange,
    ask_again,
    take_again,
    last,
    repeat_last,
    result,
    after_result,
)
_EXCHANGE, _LAST = STEPS.index(exchange), STEPS.index(last)
