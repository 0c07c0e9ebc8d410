"""What a seat may not know, what it could be, and how good a position looks: for the computer player and the leak tests.

Hidden are the other seat's hand, both decks' order, face-down characters and leaders of the other seat, its hidden answers, and the
stream. Cards that everybody has seen go to a hand stay known until that hand has made a hidden choice.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.decision import Path, Prompt
from engine.games.genso.atk import atk, base
from engine.games.genso.cards import LEADER, STACK
from engine.games.genso.options import step
from engine.games.genso.state import NOBODY, Card, GensoState, other
from engine.games.genso.zones import GensoTable, sort_hand
from engine.stream import Stream

_WON = 1000.0
_TURN = 60.0


def forget(state: GensoState, seat: int) -> GensoState:
    """A new state with what this seat may not know blanked."""
    known = state.clone()
    known.stream = Stream(b"")
    rival = other(seat)
    for number in _unknown(state, seat):
        known.cards[number] = Card("", rival)
    own = sorted((state.cards[number].card, number) for number in state.decks[seat])
    slots = sorted(state.decks[seat])
    known.decks[seat] = slots
    for number, (card, _) in zip(slots, own, strict=True):
        known.cards[number] = Card(card, seat)
    known.decks[rival] = sorted(state.decks[rival])
    known.hands[rival] = sorted(state.hands[rival])
    known.laid[rival] = ["" for _ in state.laid[rival]]
    prompt = known.prompts[rival]
    if prompt is not None and prompt.answer is not None:
        known.prompts[rival] = replace(prompt, answer=())
    return known


def _unknown(state: GensoState, seat: int) -> list[int]:
    """The other seat's cards that this seat may not know."""
    rival = other(seat)
    hidden = [*state.decks[rival], *(n for n in state.hands[rival] if n not in state.shown)]
    for fighter in state.field[rival]:
        if fighter is not None and not fighter.up:
            hidden += [fighter.card, *fighter.stacked]
    if state.leaders[rival] != NOBODY and not state.leaders_up[rival]:
        hidden.append(state.leaders[rival])
    return hidden


def imagine(table: GensoTable, state: GensoState, seat: int, stream: Stream) -> GensoState:
    """A forgotten state filled with cards that keep to the copies allowed, both decks in a drawn order."""
    guess = state.clone()
    guess.stream = stream
    rival = other(seat)
    unknown = [number for number, card in enumerate(state.cards) if not card.card]
    for number, card in zip(unknown, _cards(table, state, unknown, stream), strict=True):
        guess.cards[number] = Card(card, rival)
    own = stream.shuffled([state.cards[number].card for number in state.decks[seat]], "imagine")
    for number, card in zip(state.decks[seat], own, strict=True):
        guess.cards[number] = Card(card, seat)
    sort_hand(guess, rival)
    guess.laid[rival] = [stream.pick(("rock", "paper", "scissors"), "imagine") for _ in state.laid[rival]]
    prompt = guess.prompts[rival]
    if prompt is not None and prompt.answer == ():
        guess.prompts[rival] = replace(prompt, answer=_answer(table, guess, rival, prompt, stream))
    return guess


def _cards(table: GensoTable, state: GensoState, unknown: list[int], stream: Stream) -> list[str]:
    """A definition for each unknown card: leaders for a leader, stacked cards for what is stacked, characters for the rest."""
    copies = table.house.copies
    seen = Counter(card.card for number, card in enumerate(state.cards) if number not in unknown)
    pool = [card for card, d in sorted(table.cards.items()) for _ in range(copies - seen[card]) if d.fights]
    order = stream.shuffled(pool, "imagine")
    chosen = []
    stacked = {n for side in state.field for fighter in side if fighter is not None for n in fighter.stacked}
    for number in unknown:
        kind = LEADER if number in state.leaders else STACK if number in stacked else ""
        chosen.append(_of_kind(table, kind, stream) if kind else order.pop())
    return chosen


def _of_kind(table: GensoTable, kind: str, stream: Stream) -> str:
    return stream.pick([card for card, d in sorted(table.cards.items()) if d.kind == kind], "imagine")


def _answer(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, stream: Stream) -> Path:
    """A hidden answer that the other seat may have given, walked at random."""
    open_prompt = replace(prompt, answer=None)
    path: Path = ()
    while True:
        options = step(table, state, seat, open_prompt, path)
        if options.complete:
            return path
        path = (*path, stream.pick(options.choices, "imagine"))


def measure(table: GensoTable, state: GensoState, seat: int) -> float:
    """Turns won, battles won this turn, the ATK that stands in the present battle, counters, and cards in hand."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else _WON if winner == seat else -_WON
    rival = other(seat)
    worth = _TURN * (state.wins[seat] - state.wins[rival]) + 20 * (state.lost[rival] - state.lost[seat])
    worth += 2.0 * (len(state.hands[seat]) - len(state.hands[rival]))
    battle = state.present()
    if battle is not None:
        worth += _facing(table, state, seat, battle.slots)
    return worth + _laid(table, state, seat) + _counters(state, seat)


def _facing(table: GensoTable, state: GensoState, seat: int, slots: tuple[int, int]) -> float:
    """How the present battle stands: a clear lead is worth nearly the battle."""
    fighters = [state.field[s][slots[s]] for s in (seat, other(seat))]
    values = [atk(table, state, f.card) if f is not None and f.up else 0 for f in fighters]
    return 12 * max(-1.0, min(1.0, (values[0] - values[1]) / 6))


def _laid(table: GensoTable, state: GensoState, seat: int) -> float:
    """The characters that still stand, by base ATK and how easily their skill comes."""
    worth = 0.0
    prompt = state.prompts[seat]
    laid = [f.card for f in state.field[seat] if f is not None]
    if prompt is not None and prompt.kind == "select" and prompt.answer:
        laid += [state.hands[seat][int(str(a)[5:]) - 1] for a in prompt.answer[1:] if str(a).startswith("hand.")]
    for number in laid:
        card = table.cards[state.cards[number].card]
        if card.fights and card.skill is not None:
            worth += base(table, state, number) + card.skill.gain / card.skill.cost
    return worth


def _counters(state: GensoState, seat: int) -> float:
    own = sum(len(f.counters) for f in state.field[seat] if f is not None)
    theirs = sum(len(f.counters) for f in state.field[other(seat)] if f is not None)
    return 0.5 * (theirs - own)
