"""Why an answer is not possible: the reason and the clause, found only when somebody asks."""

from __future__ import annotations

from engine.decision import Path, Prompt
from engine.games.kiryoku.cards import BATTLE, ITEM, Cost
from engine.games.kiryoku.costs import Purse
from engine.games.kiryoku.options import bearers
from engine.games.kiryoku.permits import (
    Parts,
    bars_ability,
    bars_call,
    bars_challenges,
    bars_event,
    bars_fighter,
    bars_set,
    find_parts,
    sources,
)
from engine.games.kiryoku.state import KiryokuState
from engine.games.kiryoku.targets import RIVAL, hand_number, where
from engine.games.kiryoku.values import KiryokuTable, name_of
from engine.piles import definition
from engine.refusal import Refusal

_TURN_PLAYERS = {
    "call": "G4-12", "equip": "G4-20", "set": "G4-22", "tag": "G4-24", "challenge": "G4-29", "abandon": "G4-23",
    "discard": "G4-30",
}  # fmt: skip
"""What only the turn player may do, in the main phase. Rules G4-11, G4-32."""
_FROM_HAND = ("call", "equip", "set", "tag", "event")
_WINDOWS = ("main", "end", "respond", "exchange", "last")


def why_not(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt | None, path: Path) -> Refusal:
    """The refusal for a path that is no answer to this question."""
    if prompt is None:
        return _not_asked(state, seat, path)
    if prompt.kind in _WINDOWS:
        return _window(table, state, seat, prompt.kind, path)
    return _QUESTIONS.get(prompt.kind, _plain)(table, state, seat, prompt, path)


def _not_asked(state: KiryokuState, seat: int, path: Path) -> Refusal:
    """Outside the own main phase some things are never possible. Rules G4-23, G4-32."""
    if path and path[0] in _TURN_PLAYERS and (seat != state.active or state.phase != "main"):
        return Refusal("turn-player-only", "G4-32")
    return Refusal("not-asked")


def _plain(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("not-an-option")


# --- windows ----------------------------------------------------------------------------------------------------------


def _window(table: KiryokuTable, state: KiryokuState, seat: int, kind: str, path: Path) -> Refusal:
    verb = str(path[0]) if path else ""
    if verb in _TURN_PLAYERS and kind != "main":
        if seat != state.active:
            return Refusal("turn-player-only", "G4-32")
        return Refusal("main-phase-only", _TURN_PLAYERS[verb] if state.phase == "main" else "Q4-03")
    if verb == "stock" and state.battle() is not None:
        return Refusal("nothing-else-in-battle", "Q4-46")
    if len(path) < 2:
        return Refusal(
            "say-more" if verb in _TURN_PLAYERS or verb in ("event", "ability", "stock") else "not-an-option"
        )
    if verb in _FROM_HAND:
        return _card(table, state, seat, verb, path)
    if verb in _FIELD:
        return _FIELD[verb](table, state, seat, path)
    return Refusal("not-an-option")


def _card(table: KiryokuTable, state: KiryokuState, seat: int, verb: str, path: Path) -> Refusal:
    """A card from hand: what bars it, whether its cost can be paid, then what is named with it."""
    if not _in_hand(state, seat, path[1]):
        return Refusal("not-in-hand")
    number = hand_number(state, seat, path[1])
    barred = _barred(table, state, seat, verb, number)
    if barred is not None:
        return barred
    cost = definition(table, state, number).cost
    if not Purse(table, state, seat).affords(cost, played=number):
        return _unpaid(cost)
    if verb == "equip" and len(path) > 2 and path[2] not in bearers(table, state, seat, number):
        return _not_a_bearer(table, state, seat, number, str(path[2]))
    if len(path) == 2 and (verb == "equip" or definition(table, state, number).target is not None):
        return Refusal("name-a-target", "Q4-15")
    return Refusal("pay-exactly", "Q4-16")


def _barred(table: KiryokuTable, state: KiryokuState, seat: int, verb: str, number: int) -> Refusal | None:
    card = definition(table, state, number)
    if verb == "call":
        return bars_call(table, state, seat, number)
    if verb == "set":
        return bars_set(state, seat) if card.kind == BATTLE else Refusal("not-a-battle-card", "G4-22")
    if verb == "event":
        return bars_event(table, state, seat, card)
    if verb == "tag":
        found = find_parts(table, state, seat, number)
        return None if isinstance(found, Parts) else found
    if card.kind != ITEM:
        return Refusal("not-an-item", "G4-20")
    return None if bearers(table, state, seat, number) else Refusal("no-target", "Q4-15")


def _unpaid(cost: Cost) -> Refusal:
    """Nothing, or not the right ones, to pay with. Rules X4-12, X4-14, Q4-49."""
    return Refusal("cannot-pay", "Q4-49", {"count": len(cost.pay)})


def _not_a_bearer(table: KiryokuTable, state: KiryokuState, seat: int, number: int, atom: str) -> Refusal:
    """The same item twice on one character, or one that its text keeps it from. Rules G4-20, G4-21."""
    spot = _spot(state, seat, atom)
    standing = state.field[spot[0]][spot[1]] if spot is not None else None
    if standing is None:
        return Refusal("nobody-there", "G4-20")
    if any(name_of(table, state, item) == name_of(table, state, number) for item in standing.items):
        return Refusal("same-item", "G4-21")
    return Refusal("not-a-bearer", "G4-20")


def _spot(state: KiryokuState, seat: int, atom: str) -> tuple[int, int] | None:
    """Seat and place that an atom names, where there is such a place."""
    known = ["leader", *(f"field.{place}" for place in range(1, len(state.field[seat])))]
    return where(seat, atom) if atom.removeprefix(RIVAL) in known else None


def _in_hand(state: KiryokuState, seat: int, atom: object) -> bool:
    return atom in [f"hand.{index + 1}" for index in range(len(state.hands[seat]))]


def _challenge(table: KiryokuTable, state: KiryokuState, seat: int, path: Path) -> Refusal:
    """Rules X4-36, Q4-05, Q4-06."""
    barred = bars_challenges(table, state)
    if barred is not None:
        return barred
    return _fighter(table, state, seat, str(path[1])) or Refusal("not-an-option")


def _fighter(table: KiryokuTable, state: KiryokuState, seat: int, atom: str) -> Refusal | None:
    spot = _spot(state, seat, atom)
    if spot is None or spot[0] != seat:
        return Refusal("nobody-there", "Q4-05")
    return bars_fighter(table, state, *spot)


def _ability(table: KiryokuTable, state: KiryokuState, seat: int, path: Path) -> Refusal:
    """Rules G4-13, Q4-12, Q4-49."""
    spot = _spot(state, seat, str(path[1]))
    if spot is None or spot[0] != seat or state.field[seat][spot[1]] is None:
        return Refusal("nobody-there", "G4-13")
    found = sources(table, state, seat, spot[1])
    index = str(path[2]).removeprefix("ability.") if len(path) > 2 else "1"
    if not index.isdecimal() or not 1 <= int(index) <= len(found):
        return Refusal("no-such-ability", "G4-13")
    source = found[int(index) - 1]
    barred = bars_ability(table, state, seat, spot[1], source)
    if barred is not None:
        return barred
    if not Purse(table, state, seat).affords(source.ability.cost, source=spot[1]):
        self_exhausted = "R" in source.ability.cost.pay and spot[1] not in Purse(table, state, seat).ready
        return Refusal("self-exhausted", "Q4-11") if self_exhausted else _unpaid(source.ability.cost)
    return Refusal("name-a-target", "Q4-15") if len(path) == 3 and source.ability.target else Refusal("not-an-option")


def _stock(table: KiryokuTable, state: KiryokuState, seat: int, path: Path) -> Refusal:
    """Rules X4-13, Q4-10, Q4-12."""
    if _in_hand(state, seat, path[1]):
        return Refusal("not-a-character", "Q4-10")
    return Refusal("cannot-stock", "Q4-10")


def _nothing(table: KiryokuTable, state: KiryokuState, seat: int, path: Path) -> Refusal:
    return Refusal("nobody-there")


_FIELD = {
    "challenge": _challenge,
    "ability": _ability,
    "stock": _stock,
    "abandon": _nothing,
    "discard": _nothing,
}


# --- other questions --------------------------------------------------------------------------------------------------


def _leader(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("not-a-leader", "G4-02")


def _redraw(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("redraw-without-character", "Q4-09") if path == ("redraw",) else Refusal("not-an-option")


def _defend(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    """Nobody may refuse; an exhausted character other than the leader cannot be named. Rules X4-37, Q4-38."""
    if len(path) < 2 or path[0] != "defend":
        return Refusal("must-defend", "Q4-38")
    return _fighter(table, state, seat, str(path[1])) or Refusal("not-an-option")


def _battle_card(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    """Rule X4-38."""
    return Refusal("battle-card-used", "Q4-37")


def _again(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("again-or-on", "Q4-46")


def _cards(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    """Exactly so many cards. Rule Q4-04."""
    rule = "Q4-04" if prompt.kind == "adjust" else "G4-30"
    return Refusal("must-discard", rule, {"count": int(prompt.args[0])})


def _keep(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, path: Path) -> Refusal:
    return Refusal("keep-one", "Q4-26")


_QUESTIONS = {
    "leader": _leader,
    "redraw": _redraw,
    "defend": _defend,
    "battle-card": _battle_card,
    "again": _again,
    "adjust": _cards,
    "discard": _cards,
    "keep": _keep,
}
