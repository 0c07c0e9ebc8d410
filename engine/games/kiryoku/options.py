"""What may be answered: the tree of each question, a step at a time.

Cards in a hand go by their place (``hand.1``), which only its owner sees; what lies on the field goes by its place, as `targets` says.
A path goes on from the card to what it is for, and from there into its price (`costs`).
"""

from __future__ import annotations

from collections.abc import Callable

from engine.decision import DONE, Atom, Path, Prompt, Step, pick, subset
from engine.games.kiryoku.cards import BATTLE, CHARACTER, EVENT, ITEM, TAG, Cost
from engine.games.kiryoku.costs import Purse, own_atom, own_place
from engine.games.kiryoku.deeds import named
from engine.games.kiryoku.permits import (
    Parts,
    Source,
    bars_ability,
    bars_call,
    bars_challenges,
    bars_event,
    bars_fighter,
    bars_set,
    find_parts,
    sources,
)
from engine.games.kiryoku.state import LEADER, KiryokuState
from engine.games.kiryoku.targets import bears, hand_number, laid_atoms, legal, sides
from engine.games.kiryoku.values import KiryokuTable
from engine.games.kiryoku.verbs import Target
from engine.janken import MARKS
from engine.piles import definition

VERBS = (
    "leader", "keep", "redraw", *MARKS, "first", "second",
    "call", "equip", "set", "tag", "challenge", "event", "ability", "stock", "abandon", "discard", "pass",
    "defend", "fight", "again", "on", "take-back",
)  # fmt: skip
_MAIN = ("call", "equip", "set", "tag", "challenge", "event", "ability", "stock", "abandon", "discard")
_ANSWERS = ("event", "ability", "stock")


class _Asked:
    """A question with what is looked up in it again and again."""

    __slots__ = ("_purse", "seat", "state", "table")

    def __init__(self, table: KiryokuTable, state: KiryokuState, seat: int) -> None:
        self.table, self.state, self.seat = table, state, seat
        self._purse: Purse | None = None

    @property
    def purse(self) -> Purse:
        """What the seat can pay with."""
        if self._purse is None:
            self._purse = Purse(self.table, self.state, self.seat)
        return self._purse

    def hand(self, kind: str) -> list[tuple[str, int]]:
        """Cards in hand of a kind: how an answer names each, and its number."""
        cards, known = self.table.cards, self.state.cards
        held = self.state.hands[self.seat]
        return [(f"hand.{i}", n) for i, n in enumerate(held, 1) if cards[known[n].card].kind == kind]


def step(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """The step after a legal prefix of this question."""
    return _STEPS[prompt.kind](table, state, seat, prompt, prefix)


# --- windows ----------------------------------------------------------------------------------------------------------


def _main(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """What the turn player may do freely, any number of times. Rules G4-11 to G4-31."""
    return _act(_Asked(table, state, seat), _MAIN, prefix)


def _window(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Events, abilities and, outside a battle, other cost. Rules G4-32, X4-34, X4-39, Q4-03."""
    verbs = _ANSWERS if state.battle() is None else _ANSWERS[:2]
    return _act(_Asked(table, state, seat), verbs, prefix)


def _act(asked: _Asked, verbs: tuple[str, ...], prefix: Path) -> Step:
    if not prefix:
        return pick([*(verb for verb in verbs if _possible(asked, verb)), "pass"])
    if prefix[0] == "pass":
        return DONE
    if len(prefix) == 1:
        return pick(_FIRSTS[str(prefix[0])](asked))
    return _FURTHER[str(prefix[0])](asked, prefix)


def _possible(asked: _Asked, verb: str) -> bool:
    quick = _QUICK.get(verb)
    return bool(_FIRSTS[verb](asked)) if quick is None else quick(asked)


def _callable(asked: _Asked) -> list[str]:
    table, state, seat = asked.table, asked.state, asked.seat
    return [
        atom
        for atom, n in asked.hand(CHARACTER)
        if asked.purse.affords(definition(table, state, n).cost, played=n) and not bars_call(table, state, seat, n)
    ]


def _equippable(asked: _Asked) -> list[str]:
    table, state = asked.table, asked.state
    return [
        atom
        for atom, n in asked.hand(ITEM)
        if asked.purse.affords(definition(table, state, n).cost, played=n) and bearers(table, state, asked.seat, n)
    ]


def bearers(table: KiryokuTable, state: KiryokuState, seat: int, item: int) -> list[str]:
    """Who may bear an item that a seat plays, own ones first. Rules G4-20, G4-21."""
    return [
        before + own_atom(place)
        for whose, before in sides(seat, "any")
        for place in range(len(state.field[whose]))
        if bears(table, state, seat, item, (whose, place))
    ]


def _settable(asked: _Asked) -> list[str]:
    if bars_set(asked.state, asked.seat) is not None:
        return []
    cards, purse = asked.hand(BATTLE), asked.purse
    return [a for a, n in cards if purse.affords(definition(asked.table, asked.state, n).cost, played=n)]


def _taggable(asked: _Asked) -> list[str]:
    found = asked.hand(TAG)
    return [a for a, n in found if isinstance(find_parts(asked.table, asked.state, asked.seat, n), Parts)]


def _challengers(asked: _Asked) -> list[str]:
    """Rule X4-36."""
    table, state, seat = asked.table, asked.state, asked.seat
    if bars_challenges(table, state) is not None:
        return []
    return [own_atom(p) for p in asked.purse.ready if bars_fighter(table, state, seat, p) is None]


def _events(asked: _Asked) -> list[str]:
    table, state, seat = asked.table, asked.state, asked.seat
    found = []
    for atom, number in asked.hand(EVENT):
        card = definition(table, state, number)
        if asked.purse.affords(card.cost, played=number) and bars_event(table, state, seat, card) is None:
            found.append(atom)
    return found


def _users(asked: _Asked) -> list[str]:
    """Characters that can use an ability."""
    side = asked.state.field[asked.seat]
    return [own_atom(place) for place, s in enumerate(side) if s is not None and _usable(asked, place)]


def _usable(asked: _Asked, place: int) -> list[str]:
    found = enumerate(sources(asked.table, asked.state, asked.seat, place), 1)
    return [f"ability.{index}" for index, source in found if _can_use(asked, place, source)]


def _can_use(asked: _Asked, place: int, source: Source) -> bool:
    cost = source.ability.cost
    if cost.pay and cost.pay[0] == "R" and place not in asked.purse.ready:
        return False
    if not asked.purse.affords(cost, source=place):
        return False
    return bars_ability(asked.table, asked.state, asked.seat, place, source) is None


def _stockers(asked: _Asked) -> list[str]:
    """Rules G4-31, Q4-10."""
    held = asked.state.hands[asked.seat]
    hand = [f"hand.{index}" for index, number in enumerate(held, 1) if number in asked.purse.hand]
    return [*(own_atom(place) for place in asked.purse.ready), *hand]


def _abandonable(asked: _Asked) -> list[str]:
    """Rules G4-23, Q4-32."""
    return laid_atoms(asked.state, asked.seat, only_unused=False, whose="own")


def _held(asked: _Asked) -> list[str]:
    """Rule G4-30."""
    return [f"hand.{index + 1}" for index in range(len(asked.state.hands[asked.seat]))]


_FIRSTS: dict[str, Callable[[_Asked], list[str]]] = {
    "call": _callable,
    "equip": _equippable,
    "set": _settable,
    "tag": _taggable,
    "challenge": _challengers,
    "event": _events,
    "ability": _users,
    "stock": _stockers,
    "abandon": _abandonable,
    "discard": _held,
}
_QUICK: dict[str, Callable[[_Asked], bool]] = {
    "discard": lambda asked: bool(asked.state.hands[asked.seat]),
    "stock": lambda asked: bool(asked.purse.ready or asked.purse.hand),
    "abandon": lambda asked: any(laid is not None for laid in asked.state.laid[asked.seat]),
    "ability": lambda asked: any(
        s is not None and _usable(asked, place) for place, s in enumerate(asked.state.field[asked.seat])
    ),
}
"""Where whether there is anything is known sooner than what."""


def _at_once(asked: _Asked, prefix: Path) -> Step:
    """Nothing more to say."""
    return DONE


def _pay_for(asked: _Asked, prefix: Path) -> Step:
    """A called character, or a battle card: its price. Rules G4-12, Q4-33."""
    number = hand_number(asked.state, asked.seat, prefix[1])
    return asked.purse.step(_cost(asked, number), prefix[2:], played=number)


def _cost(asked: _Asked, number: int) -> Cost:
    return definition(asked.table, asked.state, number).cost


def _equip(asked: _Asked, prefix: Path) -> Step:
    """The bearer, then the price. Rule G4-20."""
    number = hand_number(asked.state, asked.seat, prefix[1])
    if len(prefix) == 2:
        return pick(bearers(asked.table, asked.state, asked.seat, number))
    return asked.purse.step(_cost(asked, number), prefix[3:], played=number)


def _event(asked: _Asked, prefix: Path) -> Step:
    """Whom it names, then the price. Rules G4-14, X4-28."""
    number = hand_number(asked.state, asked.seat, prefix[1])
    card = definition(asked.table, asked.state, number)
    return _targets(asked, card.target, (-1, -1), prefix[2:]) or asked.purse.step(
        card.cost, prefix[2 + _count(asked, card.target, (-1, -1)) :], played=number
    )


def _ability(asked: _Asked, prefix: Path) -> Step:
    """Which ability, whom it names, then the price. Rules G4-13, X4-28."""
    place = own_place(prefix[1])
    if len(prefix) == 2:
        return pick(_usable(asked, place))
    found = sources(asked.table, asked.state, asked.seat, place)
    ability = found[int(str(prefix[2]).removeprefix("ability.")) - 1].ability
    where = (asked.seat, place)
    return _targets(asked, ability.target, where, prefix[3:]) or asked.purse.step(
        ability.cost, prefix[3 + _count(asked, ability.target, where) :], source=place
    )


def _count(asked: _Asked, target: Target | None, source: tuple[int, int]) -> int:
    return named(asked.table, asked.state, asked.seat, target, source)


def _targets(asked: _Asked, target: Target | None, source: tuple[int, int], chosen: Path) -> Step | None:
    """The next target, or None where all are named."""
    if target is None:
        return None
    atoms = legal(asked.table, asked.state, asked.seat, target, source)
    count = min(target.count, len(atoms))
    if len(chosen) >= count:
        return None
    return pick(atoms) if count == 1 else subset(atoms, chosen, count, count)


_FURTHER: dict[str, Callable[[_Asked, Path], Step]] = {
    "call": _pay_for,
    "equip": _equip,
    "set": _pay_for,
    "tag": _at_once,
    "challenge": _at_once,
    "event": _event,
    "ability": _ability,
    "stock": _at_once,
    "abandon": _at_once,
    "discard": _at_once,
}


# --- other questions --------------------------------------------------------------------------------------------------


def defenders(table: KiryokuTable, state: KiryokuState, seat: int) -> list[str]:
    """Who may be named: ready characters, and the leader in any state. Rules X4-37, Q4-38."""
    side = range(LEADER + 1, len(state.field[seat]))
    return ["leader", *(own_atom(p) for p in side if bars_fighter(table, state, seat, p) is None)]


def fightable(state: KiryokuState, seat: int) -> list[str]:
    """Unused battle cards, the opponent's included. Rule X4-38."""
    return laid_atoms(state, seat, only_unused=True, whose="any")


def leaders(table: KiryokuTable, state: KiryokuState, seat: int) -> list[str]:
    """The characters of a deck, each once; a tag cannot lead. Rules G4-02, X4-02."""
    return sorted({c for n in state.decks[seat] if table.cards[c := state.cards[n].card].kind == CHARACTER})


def _leader(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    if not prefix:
        return pick(["leader"])
    return DONE if len(prefix) > 1 else pick(leaders(table, state, seat))


def _redraw(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Only without a character; a tag is none. Rules X4-03, Q4-09."""
    if prefix:
        return DONE
    return pick(["keep"] if holds_character(table, state, seat) else ["keep", "redraw"])


def holds_character(table: KiryokuTable, state: KiryokuState, seat: int) -> bool:
    """Whether a character is in this seat's hand; a tag is none. Rule X4-03."""
    return any(definition(table, state, n).kind == CHARACTER for n in state.hands[seat])


def _one_of(*atoms: str) -> _Steps:
    def choose(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
        return DONE if prefix else pick(atoms)

    return choose


def _defend(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return _named("defend", prefix, defenders(table, state, seat))


def _battle_card(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return _named("fight", prefix, fightable(state, seat))


def _keep(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Rule Q4-26."""
    return _named("keep", prefix, [str(atom) for atom in prompt.args])


def _named(verb: str, prefix: Path, atoms: list[str]) -> Step:
    if not prefix:
        return pick([verb])
    return DONE if len(prefix) > 1 else pick(atoms)


def _discard(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Exactly so many cards of one's own choice. Rules X4-35, Q4-04."""
    if not prefix:
        return pick(["discard"])
    count = int(prompt.args[0])
    return subset(_held(_Asked(table, state, seat)), prefix[1:], count, count)


def _take_back(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    if not prefix:
        return pick(["take-back"])
    pile = enumerate(state.trash[seat], 1)
    found: list[Atom] = [f"trash.{i}" for i, n in pile if definition(table, state, n).kind == prompt.args[1]]
    return subset(found, prefix[1:], 0, int(prompt.args[0]))


_Steps = Callable[[KiryokuTable, KiryokuState, int, Prompt, Path], Step]
_STEPS: dict[str, _Steps] = {
    "leader": _leader,
    "redraw": _redraw,
    "janken": _one_of(*MARKS),
    "order": _one_of("first", "second"),
    "main": _main,
    "end": _window,
    "respond": _window,
    "exchange": _window,
    "last": _window,
    "defend": _defend,
    "battle-card": _battle_card,
    "again": _one_of("again", "on"),
    "discard": _discard,
    "adjust": _discard,
    "take-back": _take_back,
    "keep": _keep,
}
KINDS = tuple(_STEPS)
