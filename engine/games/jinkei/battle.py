"""The battle phase: who strikes when, and what a blow does. Rules G2-23 to G2-32."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.jinkei.cards import ABSORPTION, BEATS, FIRST_STRIKE, FLYING, INSTANT_DEATH, JinkeiCard
from engine.games.jinkei.field import JinkeiTable
from engine.games.jinkei.state import NOBODY, Battle, Blow, JinkeiState, Reply
from engine.games.jinkei.telling import JinkeiPlay, tell
from engine.lasting import Lasting, without

SIDEWAYS = "sideways"
FULL, HALF, QUARTER, MISS = 1, 2, 4, 0
_STRONGER = (MISS, QUARTER, QUARTER, HALF, HALF, FULL)
"""AP divisor by die, attacker's attribute stronger. Rule G2-29."""
_NEUTRAL = (MISS, MISS, QUARTER, QUARTER, HALF, HALF)
"""AP divisor by die, no correction. Rule G2-30."""
_NEEDED = 5
"""The die from which instant death and absorption work. Rules G2-31, G2-32."""


def definition(table: JinkeiTable, state: JinkeiState, fighter: int) -> JinkeiCard:
    """What a fighter's card prints."""
    return table.cards[state.fighters[fighter].card]


def divided(amount: int, divisor: int, rounding: str) -> int:
    """A half or a quarter, rounded as the house does. Rule A2-9."""
    return -(-amount // divisor) if rounding == "up" else amount // divisor


def corrected(table: JinkeiTable, striker: JinkeiCard, target: JinkeiCard, die: int, *, far: bool) -> int:
    """AP after die and attribute; at long range attributes do not count. Rules G2-27 to G2-30, A2-8."""
    stronger = not far and BEATS[striker.attribute] == target.attribute
    divisor = (_STRONGER if stronger else _NEUTRAL)[die - 1]
    return divided(striker.ap, divisor, table.house.rounding) if divisor else 0


def may_reply(table: JinkeiTable, state: JinkeiState, fighter: int, *, far: bool) -> bool:
    """Whether the attacked fighter can strike back: alive, not sideways, and flying at long range. Rules G2-23, G2-24."""
    if not state.on_field(fighter) or state.is_sideways(fighter):
        return False
    return not far or FLYING in definition(table, state, fighter).skills


def strikes_first(table: JinkeiTable, state: JinkeiState, battle: Battle) -> bool:
    """Whether the defender's first strike turns the order round. Rules G2-25, A2-12, A2-17."""
    if FIRST_STRIKE not in definition(table, state, battle.defender).skills:
        return False
    if FIRST_STRIKE in definition(table, state, battle.attacker).skills or state.is_sideways(battle.defender):
        return False
    needs_flying = battle.far and table.house.first_strike_needs_flying
    return not needs_flying or FLYING in definition(table, state, battle.defender).skills


def declare(play: JinkeiPlay, battle: Battle) -> None:
    """Announce the attack and settle who strikes first. Rules G2-09, G2-25."""
    first = strikes_first(play.table, play.state, battle)
    name = "announced-death" if battle.slay else "attacked"
    tell(play, name, play.state.fighters[battle.attacker].owner, battle.attacker, battle.defender)
    if first:
        battle = replace(battle, first=True)
        play.keep(battle)
        _push_reply(play, battle)
    else:
        play.push(_attack(battle))


def answer(play: JinkeiPlay, battle: Battle) -> None:
    """The second blow: the strike-back, or after a first strike the attack itself. Rules G2-23, A2-11, A2-34."""
    if battle.first:
        if play.state.on_field(battle.attacker):
            play.push(_attack(battle))
    elif may_reply(play.table, play.state, battle.defender, far=battle.far):
        _push_reply(play, battle)


def _attack(battle: Battle) -> Blow:
    return Blow(striker=battle.attacker, target=battle.defender, far=battle.far, slay=battle.slay)


def _push_reply(play: JinkeiPlay, battle: Battle) -> None:
    """The defender's blow; who has instant death is asked before. Rule A2-15."""
    defender, attacker = battle.defender, battle.attacker
    tell(
        play,
        "strikes-first" if battle.first else "strikes-back",
        play.state.fighters[defender].owner,
        defender,
        attacker,
    )
    skilled = INSTANT_DEATH in definition(play.table, play.state, defender).skills
    kind = Reply if skilled and play.table.house.instant_death_strikes_back else Blow
    play.push(kind(striker=defender, target=attacker, far=battle.far))


def ask_reply(play: JinkeiPlay, reply: Reply) -> None:
    """Who strikes back, or first, with instant death may announce it. Rule A2-15."""
    play.ask(play.state.fighters[reply.striker].owner, "reply", (reply.striker, reply.target))


def take_reply(play: JinkeiPlay, reply: Reply) -> None:
    """Strike as announced."""
    verb = play.taken(play.state.fighters[reply.striker].owner)[0]
    play.push(Blow(striker=reply.striker, target=reply.target, far=reply.far, slay=verb == "slay"))


def strike(play: JinkeiPlay, blow: Blow) -> None:
    """Roll the die: instant death, or AP by die and attribute. Rules G2-26, G2-31."""
    if blow.slay:
        _slay(play, blow)
        return
    state, table = play.state, play.table
    owner = state.fighters[blow.striker].owner
    die = state.stream.die()
    striker, target = (definition(table, state, fighter) for fighter in (blow.striker, blow.target))
    power = corrected(table, striker, target, die, far=blow.far)
    absorbs = ABSORPTION in target.skills and (power or table.house.absorption_on_miss)
    if not absorbs:
        _hit(play, blow, power, die)
        return
    tell(play, "swung", owner, blow.striker, blow.target, power, (die,))
    play.keep(replace(blow, power=power))
    if table.house.absorption_asks:
        play.ask(state.fighters[blow.target].owner, "absorb", (blow.striker, blow.target, power))


def absorb(play: JinkeiPlay, blow: Blow) -> None:
    """An absorber's own die: on 5 or 6 the power is added to its HP. Rules G2-32, A2-18, A2-35."""
    state = play.state
    if ABSORPTION not in definition(play.table, state, blow.target).skills or not _swung(play, blow):
        return
    owner = state.fighters[blow.target].owner
    if play.table.house.absorption_asks and play.taken(owner)[0] == "decline":
        _hit(play, blow, blow.power, 0)
        return
    die = state.stream.die()
    if die >= _NEEDED:
        gained = _gain(play, blow)
        tell(play, "absorbed", owner, blow.target, amount=gained, dice=(die,))
    else:
        _hit(play, blow, blow.power, 0, absorption=die)


def _swung(play: JinkeiPlay, blow: Blow) -> bool:
    return (
        not blow.slay and play.state.on_field(blow.target) and (blow.power > 0 or play.table.house.absorption_on_miss)
    )


def _gain(play: JinkeiPlay, blow: Blow) -> int:
    """Add the power to the absorber's HP, up to the house's cap. Returns what was added."""
    state = play.state
    fighter = state.fighters[blow.target]
    grown = fighter.hp + blow.power
    if play.table.house.absorption_cap == "printed":
        grown = max(fighter.hp, min(grown, definition(play.table, state, blow.target).hp))
    state.fighters[blow.target] = replace(fighter, hp=grown)
    return grown - fighter.hp


def _hit(play: JinkeiPlay, blow: Blow, power: int, die: int, absorption: int = 0) -> None:
    """Subtract from HP, never below 0; at 0 the card goes to the graveyard. Rules G2-26, A2-10."""
    state = play.state
    owner = state.fighters[blow.striker].owner
    dice = (die,) if die else (absorption,) if absorption else ()
    if not power:
        tell(play, "missed", owner, blow.striker, blow.target, dice=dice)
        return
    fighter = state.fighters[blow.target]
    state.fighters[blow.target] = replace(fighter, hp=max(0, fighter.hp - power))
    name = "struck-through" if absorption else "struck"
    tell(play, name, owner, blow.striker, blow.target, power, dice)
    if power >= fighter.hp:
        fall(play, blow.target)


def _slay(play: JinkeiPlay, blow: Blow) -> None:
    """Instant death: on 5 or 6 the target falls whatever its HP; a failure turns the user sideways. Rules G2-31, A2-14, A2-16."""
    state = play.state
    owner = state.fighters[blow.striker].owner
    die = state.stream.die()
    if die >= _NEEDED:
        tell(play, "slew", owner, blow.striker, blow.target, dice=(die,))
        state.fighters[blow.target] = replace(state.fighters[blow.target], hp=0)
        fall(play, blow.target)
    else:
        tell(play, "failed-death", owner, blow.striker, blow.target, dice=(die,))
        state.lasting = [*without(state.lasting, blow.striker), Lasting(SIDEWAYS, blow.striker, until=state.turn + 2)]


def fall(play: JinkeiPlay, fighter: int) -> None:
    """Move a fighter at 0 HP to its owner's graveyard. Rules G2-19, G2-26."""
    state = play.state
    seat = state.fighters[fighter].owner
    tell(play, "fell", seat, fighter)
    cell = state.cell_of(fighter)
    state.field[seat][cell] = NOBODY
    state.stands[seat] ^= 1 << cell
    state.graves[seat].append(fighter)
    if state.lasting:
        state.lasting = without(state.lasting, fighter)
