"""What may be answered: the tree of each kind of question, a step at a time, and how each option is described.

Cards in a hand go by their place (``hand.1``), which only its owner sees; so do those of a deck that is being searched. Areas go by their
names, the rival's with ``rival.`` before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.decision import DONE, NOTHING, Atom, Offer, Path, Prompt, Step, pick, span, subset
from engine.games.kamigami.aftermath import next_in_line
from engine.games.kamigami.permits import (
    bars_bearing,
    bars_charge,
    bars_play,
    bars_retreat,
    bars_setting,
    bars_skill,
    beyond,
)
from engine.games.kamigami.questions import discarded, searchable
from engine.games.kamigami.reckoning import forecast, retreat_cost, skill_cost, skill_of
from engine.games.kamigami.state import MAIN, KamigamiState
from engine.games.kamigami.targets import spot_of
from engine.games.kamigami.texts import EX
from engine.games.kamigami.verbs import REINFORCEMENT, STRATEGY, TACTICS, UNIT
from engine.games.kamigami.worn import left
from engine.games.kamigami.zones import KamigamiTable, area, empty_areas, place, unit_at
from engine.janken import MARKS
from engine.piles import definition

ACTIONS = ("charge", "deploy", "play", "set", "ex", "retreat", "skill", "end")
"""What may be done in a turn, in the order in which it is offered. Rules G1-20, G1-23."""
VERBS = (
    *ACTIONS,
    "lead",
    "draw",
    *MARKS,
    "promote",
    "order",
    "choose",
    "strike",
    "switch",
    "stay",
    "discard",
    "search",
    "take-back",
    "attach",
)


def step(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """The step after a legal prefix of this question."""
    return _STEPS[prompt.kind](table, state, seat, prompt, prefix)


def hand_of(table: KamigamiTable, state: KamigamiState, seat: int, *kinds: str) -> list[str]:
    """The places in a hand of the cards of these kinds."""
    cards, printed = state.cards, table.cards
    hand = enumerate(state.hands[seat], 1)
    return [f"hand.{index}" for index, number in hand if printed[cards[number].card].kind in kinds]


def held(state: KamigamiState, seat: int, atom: Atom) -> int | None:
    """The card of the hand that an atom names, if there is one."""
    index = str(atom).removeprefix("hand.")
    hand = state.hands[seat]
    return hand[int(index) - 1] if index.isdecimal() and 0 < int(index) <= len(hand) else None


# --- the turn's actions -----------------------------------------------------------------------------------------------


def _act(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """An action with what it needs. Rules G1-20 to G1-27."""
    if not prefix:
        return pick([verb for verb in _sensible(table, state, seat) if _begins(table, state, seat, verb)])
    return _ACTIONS[str(prefix[0])](table, state, seat, prefix)


_NEEDS_IN_HAND = {"deploy": (UNIT,), "play": (STRATEGY, TACTICS), "set": (REINFORCEMENT,)}


def _sensible(table: KamigamiTable, state: KamigamiState, seat: int) -> Iterator[str]:
    """The actions of the phase for which the hand holds a card, if they need one."""
    if state.phase == "battle":
        yield from ("skill", "end")
        return
    kinds = {table.cards[state.cards[number].card].kind for number in state.hands[seat]}
    for verb in ACTIONS:
        needed = _NEEDS_IN_HAND.get(verb)
        if needed is None or not kinds.isdisjoint(needed):
            yield verb


def _begins(table: KamigamiTable, state: KamigamiState, seat: int, verb: str) -> bool:
    """Whether an action can be completed. Each one's first step is empty where it cannot."""
    if verb == "charge":
        return bars_charge(table, state, seat) is None
    step = _ACTIONS[verb](table, state, seat, (verb,))
    return step.complete or bool(step.choices)


def _charge(table: KamigamiTable, state: KamigamiState, seat: int, prefix: Path) -> Step:
    if bars_charge(table, state, seat) is not None:
        return NOTHING
    if len(prefix) == 1:
        return pick([area(slot) for slot in state.living(seat)])
    if table.house.charge_source == "hand" and len(prefix) == 2:
        return pick(_hand(state, seat))
    return DONE


def _deploy(table: KamigamiTable, state: KamigamiState, seat: int, prefix: Path) -> Step:
    if len(prefix) > 1:
        return DONE
    return pick(hand_of(table, state, seat, UNIT)) if empty_areas(state, seat) else NOTHING


def _play(table: KamigamiTable, state: KamigamiState, seat: int, prefix: Path) -> Step:
    if len(prefix) > 1:
        return DONE
    commands = hand_of(table, state, seat, *((TACTICS,) if state.strategy else (STRATEGY, TACTICS)))
    if table.house.idle_commands:
        return pick(commands)
    hand = state.hands[seat]
    return pick([atom for atom in commands if bars_play(table, state, seat, hand[_index(atom)]) is None])


def _set(table: KamigamiTable, state: KamigamiState, seat: int, prefix: Path) -> Step:
    if len(prefix) > 2:
        return DONE
    if bars_setting(state) is not None:
        return NOTHING
    bearing = [area(slot) for slot in state.living(seat) if bars_bearing(state, seat, slot) is None]
    if len(prefix) > 1:
        return pick(bearing)
    return pick(hand_of(table, state, seat, REINFORCEMENT)) if bearing else NOTHING


def _ex(table: KamigamiTable, state: KamigamiState, seat: int, prefix: Path) -> Step:
    if len(prefix) > 2:
        return DONE
    if len(prefix) > 1:
        return pick(usable_ex(table, state, seat, spot_of(seat, prefix[1])[1]))
    side = state.field[seat] if state.turn > 1 else []
    bearing = [slot for slot, unit in enumerate(side) if unit is not None and unit.sets and not unit.state]
    return pick([area(slot) for slot in bearing if usable_ex(table, state, seat, slot)])


def usable_ex(table: KamigamiTable, state: KamigamiState, seat: int, slot: int) -> list[str]:
    """The places among a unit's set cards of the EX skills that it may use now. Rules A1-19 to A1-22."""
    unit, used, cards = unit_at(state, seat, slot), state.used, state.cards
    return [
        f"set.{index}"
        for index, number in enumerate(unit.sets, 1)
        if table.cards[cards[number].card].ex is not None
        and number not in used
        and bars_skill(table, state, seat, slot, number, EX) is None
    ]


def _retreat(table: KamigamiTable, state: KamigamiState, seat: int, prefix: Path) -> Step:
    """The unit that comes, and where their owner knows them, the energy cards that are paid. Rules A1-14, A1-37."""
    unit = unit_at(state, seat, MAIN)
    if len(prefix) > 1:
        house = table.house
        if not house.retreat_discards or house.energy_looked_at == "nobody":
            return DONE
        cost = retreat_cost(table, state, seat, unit)
        energy = [f"energy.{index}" for index in range(1, len(unit.energy) + 1)]
        return subset(energy, prefix[2:], cost, cost) if cost < len(energy) else DONE
    if state.retreated or beyond(unit, definition(table, state, unit.card).retreat):
        return NOTHING
    barred = bars_retreat(table, state, seat) is not None
    return NOTHING if barred else pick([area(slot) for slot in state.standby(seat)])


def _skill(table: KamigamiTable, state: KamigamiState, seat: int, prefix: Path) -> Step:
    if len(prefix) > 1:
        return DONE
    unit = unit_at(state, seat, MAIN)
    skills = definition(table, state, unit.card).skills
    parts = [f"skill.{index}" for index, skill in enumerate(skills, 1) if not beyond(unit, skill.cost)]
    return pick([part for part in parts if bars_skill(table, state, seat, MAIN, unit.card, part) is None])


def _end(table: KamigamiTable, state: KamigamiState, seat: int, prefix: Path) -> Step:
    return DONE


def _hand(state: KamigamiState, seat: int) -> list[str]:
    return [f"hand.{index}" for index in range(1, len(state.hands[seat]) + 1)]


def _index(atom: Atom) -> int:
    return int(str(atom).rpartition(".")[2]) - 1


_ACTIONS: dict[str, Callable[[KamigamiTable, KamigamiState, int, Path], Step]] = {
    "charge": _charge,
    "deploy": _deploy,
    "play": _play,
    "set": _set,
    "ex": _ex,
    "retreat": _retreat,
    "skill": _skill,
    "end": _end,
}


# --- other questions --------------------------------------------------------------------------------------------------


def _lead(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """A unit for the main area. Rule G1-16."""
    if len(prefix) > 1:
        return DONE
    return pick(hand_of(table, state, seat, UNIT)) if prefix else pick(["lead"])


def _redraw_draw(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """So many cards as the other has redrawn, or fewer, or none. Rules G1-17, A1-25."""
    if len(prefix) > 1:
        return DONE
    return span(0, int(prompt.args[0])) if prefix else pick(["draw"])


def _janken(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if prefix else pick(MARKS)


def _promote(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """A living standby unit of one's own. Rule G1-29."""
    if len(prefix) > 1:
        return DONE
    return pick([area(slot) for slot in state.standby(seat)]) if prefix else pick(["promote"])


def _order(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Which of the waiting triggers comes next."""
    if len(prefix) > 1:
        return DONE
    return pick([f"trigger.{index}" for index in range(1, int(prompt.args[0]) + 1)]) if prefix else pick(["order"])


def _choose(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """So many units, or up to so many. Rules G1-Q1, G1-Q2."""
    if not prefix:
        return pick(["choose"])
    low, high, *units = prompt.args
    return subset(units, prefix[1:], int(low), int(high))


def _strike(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Whom it strikes; a unit may be struck several times, which is named in one order."""
    if not prefix:
        return pick(["strike"])
    times, *units = prompt.args
    if len(prefix) > int(times):
        return DONE
    return pick(units[units.index(prefix[-1]) :] if len(prefix) > 1 else units)


def _switch(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """The standby unit that becomes main, or none where the text leaves it open. Rule A1-30."""
    if len(prefix) > 1:
        return DONE
    optional, *units = prompt.args
    return pick([*units, "stay"] if optional else units) if prefix else pick(["switch"])


def _discard(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """So many cards of the hand."""
    count = int(prompt.args[0])
    return subset(_hand(state, seat), prefix[1:], count, count) if prefix else pick([prompt.kind])


def _search(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Up to so many cards of the own deck that fit."""
    if not prefix:
        return pick(["search"])
    found = searchable(table, state, seat, prompt.args)
    return subset([f"deck.{index}" for index in range(1, len(found) + 1)], prefix[1:], 0, int(prompt.args[0]))


def _take_back(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Up to so many cards of the own discard pile that fit."""
    if not prefix:
        return pick(["take-back"])
    found = [f"discard.{index + 1}" for index in discarded(table, state, seat, prompt.args)]
    return subset(found, prefix[1:], 0, int(prompt.args[0]))


_STEPS: dict[str, Callable[[KamigamiTable, KamigamiState, int, Prompt, Path], Step]] = {
    "act": _act,
    "lead": _lead,
    "redraw-draw": _redraw_draw,
    "janken": _janken,
    "promote": _promote,
    "order": _order,
    "choose": _choose,
    "strike": _strike,
    "switch": _switch,
    "discard": _discard,
    "attach": _discard,
    "search": _search,
    "take-back": _take_back,
}


# --- how they are described -------------------------------------------------------------------------------------------


def offer(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path, atom: Atom) -> Offer:
    """What an atom stands for: a verb, a mark, a number, a card, an area, a skill."""
    text = str(atom)
    if text in MARKS:
        return Offer(atom, "word", key=f"janken-{text}")
    if type(atom) is int:
        return Offer(atom, "number", amount=atom)
    kind = text.removeprefix("rival.").partition(".")[0]
    describe = _OFFERS.get(kind if "." in text else "")
    return describe(table, state, seat, prompt, prefix, text) if describe else Offer(atom, "verb", key=f"verb-{text}")


def _offer_area(
    table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path, atom: str
) -> Offer:
    """A unit in its area, with the HP that it has left, or the energy that it has where it would get more."""
    spot = spot_of(seat, atom)
    unit = unit_at(state, *spot)
    card = definition(table, state, unit.card)
    charged = prefix[:1] == ("charge",)
    gain, amount = ("offer-energy", len(unit.energy)) if charged else ("offer-hp", left(table, state, unit))
    return Offer(atom, "place", place=place(*spot), name=card.title, card=card.id, gain=gain, amount=amount)


def _offer_card(
    table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path, atom: str
) -> Offer:
    """A card of hand, discard pile or searched deck, or energy that its owner may look at."""
    zone, index = atom.partition(".")[0], _index(atom)
    if zone == "energy":
        number = unit_at(state, seat, MAIN).energy[index]
    elif zone == "deck":
        number = searchable(table, state, seat, prompt.args)[index]
    else:
        number = (state.hands if zone == "hand" else state.discards)[seat][index]
    card = definition(table, state, number)
    gain = "offer-hp" if card.hp is not None else f"kind-{card.kind}" if prefix[:1] == ("play",) else ""
    shown = discarded(table, state, seat, prompt.args).index(index) if zone == "discard" else index
    return Offer(atom, "card", "", "", card.title, card.id, gain, card.hp, number=shown + 1)


def _offer_trigger(
    table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path, atom: str
) -> Offer:
    """A set card that waits to do something."""
    index = _index(atom)
    card = definition(table, state, next_in_line(state)[index].card)
    return Offer(atom, "card", name=card.title, card=card.id, number=index + 1)


def _offer_skill(
    table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt, prefix: Path, atom: str
) -> Offer:
    """A skill by its name, with its cost and the damage that it would deal now. Rules A1-15, A1-21."""
    slot, ex = (spot_of(seat, prefix[1])[1], True) if atom.startswith("set.") else (MAIN, False)
    unit = unit_at(state, seat, slot)
    card = unit.sets[_index(atom)] if ex else unit.card
    part = EX if ex else atom
    printed = definition(table, state, card)
    skill = skill_of(printed, part)
    dealt = forecast(table, state, seat, unit, slot, card, part)
    return Offer(
        atom,
        "card",
        name=skill.name or printed.title,
        card=printed.id,
        gain="offer-skill" if dealt is not None else "offer-cost",
        amount=dealt.total if dealt is not None else None,
        cost=skill_cost(table, state, seat, unit, skill),
    )


_OFFERS: dict[str, Callable[[KamigamiTable, KamigamiState, int, Prompt, Path, str], Offer]] = {
    "main": _offer_area,
    "standby": _offer_area,
    "hand": _offer_card,
    "discard": _offer_card,
    "deck": _offer_card,
    "energy": _offer_card,
    "trigger": _offer_trigger,
    "skill": _offer_skill,
    "set": _offer_skill,
}
