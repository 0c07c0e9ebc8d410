"""How good a position looks to a seat, for the computer player.

Nothing here looks at what a seat may not know: of the other side only what lies open and the numbers of its cards. What lies face down
there is taken for what such a card commonly is.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.kasane.bp import Tallies, add, column_read, in_force, modifier, reading
from engine.games.kasane.cards import CONTINUOUS, WIN, Ability, KasaneCard, KasaneEffect
from engine.games.kasane.judgement import fixed
from engine.games.kasane.options import spot_of
from engine.games.kasane.state import NOBODY, KasaneState, Resolve
from engine.games.kasane.zones import KasaneTable, Rank
from engine.view import other

_WON = 1000.0
_AREA, _NEAR = 20.0, 3.0
"""An area that is won for sure; and what each further one is worth more, since three at once win."""
_LEAD = 2.0
"""Winning the newest area, and so leading next. Rule G3-13."""
_CARD, _BARE = 2.5, 40.0
"""A card in hand; and having no character to set in the next turn. Rule G3-24."""
_SETTLED, _OPEN = 150.0, 1500.0
"""BP by which an area counts as half won: where only judging is left, and where cards can still be laid."""
_COMMON, _LIKELY = 5500.0, 800.0
"""What a set character commonly reads, and what a level-up that cannot be seen commonly adds."""
_LATER = 0.45
"""What a level-up in hand is worth of what it will add."""
_MET = 0.4
"""How often a condition is met that cannot be seen yet."""
_GRADE = 1500.0
"""BP that a column more or less commonly makes."""
_FOUND, _FIXED = 1000.0, 2500.0
"""BP that a card drawn or found, and a fixed battle, are worth."""


def measure(table: KasaneTable, state: KasaneState, seat: int) -> float:
    """How each area stands, how near three are, and what the hand can still do."""
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else _WON if winner == seat else -_WON
    return max(_worth(table, state, seat, tallies) for tallies in _outlooks(table, state, seat)) + _pending(state, seat)


def _outlooks(table: KasaneTable, state: KasaneState, seat: int) -> Iterator[Tallies]:
    """What is in force; where this seat is choosing a character, what will be in force for each choice."""
    prompt, frame = state.prompts[seat], state.stack[-1] if state.stack else None
    if prompt is None or prompt.kind != "choose" or not isinstance(frame, Resolve):
        yield in_force(table, state)
        return
    effect = table.cards[state.cards[frame.source].card].abilities[frame.ability].effects[frame.effect]
    for atom in prompt.args:
        tallies = in_force(table, state)
        add(tallies, spot_of(atom), *modifier(state, seat, frame.area, effect))
        yield tallies


def _pending(state: KasaneState, seat: int) -> float:
    """Cards that this seat is about to take or to put back."""
    prompt = state.prompts[seat]
    if prompt is None:
        return 0.0
    if prompt.kind == "return":
        return -0.7 * _CARD * int(prompt.args[0])
    return _CARD if prompt.kind == "find" or (prompt.kind == "take" and prompt.args) else 0.0


def _worth(table: KasaneTable, state: KasaneState, seat: int, tallies: Tallies) -> float:
    growth = _growth(table, state, seat)
    standing = [_standing(table, state, seat, area, tallies, growth.get(area, 0.0)) for area in range(state.rounds)]
    ahead, behind = sum(max(0.0, s) for s in standing), sum(max(0.0, -s) for s in standing)
    worth = _AREA * (ahead - behind) + _NEAR * (ahead * ahead - behind * behind)
    if standing:
        worth += _LEAD * standing[-1]
    return worth + _hand(table, state, seat) - _CARD * len(state.hands[other(seat)])


def _standing(table: KasaneTable, state: KasaneState, seat: int, area: int, tallies: Tallies, growth: float) -> float:
    """How an area stands for a seat: from -1, lost, to 1, won."""
    by_text = fixed(area, tallies) if tallies else None
    if by_text is not None:
        return 0.0 if by_text == NOBODY else 1.0 if by_text == seat else -1.0
    settled = state.phase in ("activate", "judge")
    lead = _own(table, state, seat, area, tallies) - _theirs(table, state, other(seat), area, tallies)
    if settled:
        return lead / (abs(lead) + _SETTLED)
    lead += growth
    return lead / (abs(lead) + _OPEN)


def _own(table: KasaneTable, state: KasaneState, seat: int, area: int, tallies: Tallies) -> float:
    """The BP that an own character has, or will have when it is turned up."""
    if area >= len(state.field[seat]):
        return _COMMON
    stack = state.field[seat][area]
    if not stack.down:
        return reading(table, state, (seat, area), tallies).total
    card = table.cards[state.cards[stack.top].card]
    return prospect(card, stack.count)


def _theirs(table: KasaneTable, state: KasaneState, seat: int, area: int, tallies: Tallies) -> float:
    """The BP of a rival's character, as far as it can be seen."""
    if area >= len(state.field[seat]):
        return _COMMON
    stack = state.field[seat][area]
    if not stack.down:
        return reading(table, state, (seat, area), tallies).total
    if stack.down == stack.count:
        return _COMMON + _LIKELY * (stack.count - 1)
    under = table.cards[state.cards[stack.cards[-1 - stack.down]].card]
    above = table.levels.get(table.above[under.id], [])
    return sum(prospect(card, stack.count) for card in above) / len(above) if above else _COMMON


def prospect(card: KasaneCard, count: int) -> float:
    """What a character may be expected to read, by so many stacked cards, with what its texts may add to it."""
    printed = card.printed(column_read(card, count, 0)) or 0
    return printed + sum(_text(ability) for ability in card.abilities if not ability.states or count in ability.states)


def _text(ability: Ability) -> float:
    """What a text may be worth in BP, for how its character stands against the one that faces it."""
    chance = _MET if ability.needs or ability.cost or ability.when == CONTINUOUS else 0.9
    return chance * sum(_effect(effect) for effect in ability.effects)


def _effect(effect: KasaneEffect) -> float:
    change = effect.bp or effect.grade
    if change is not None:
        sign = -1.0 if change.who in ("opponent", "one-rival", "rival") else 1.0
        return sign * change.amount * (1.0 if effect.bp is not None else _GRADE)
    if effect.fix is not None:
        return _FIXED if effect.fix.result == WIN else _FIXED / 2
    if effect.draw_and_return is not None:
        return _FOUND * (effect.draw_and_return.draw - 0.7 * effect.draw_and_return.back)
    return _FOUND if effect.draw or effect.reveal or effect.search else 0.0


def _growth(table: KasaneTable, state: KasaneState, seat: int) -> dict[int, float]:
    """By area: what level-ups that are in hand will add to the character there, each card once."""
    held: dict[Rank, list[KasaneCard]] = {}
    for number in state.hands[seat]:
        card = table.cards[state.cards[number].card]
        if card.level is not None:
            held.setdefault(table.rank[card.id], []).append(card)
    growth: dict[int, float] = {}
    for area, stack in enumerate(state.field[seat]):
        under, count, weight = table.cards[state.cards[stack.top].card], stack.count, _LATER
        while above := held.get(table.above[under.id]):
            card = above.pop()
            gain = weight * (prospect(card, count + 1) - prospect(under, count))
            growth[area] = growth.get(area, 0.0) + max(0.0, gain)
            under, count, weight = card, count + 1, weight * _LATER
    return growth


def _hand(table: KasaneTable, state: KasaneState, seat: int) -> float:
    """Cards in hand, and whether one of them can be set in the next turn."""
    hand = state.hands[seat]
    worth = _CARD * len(hand)
    if not any(table.cards[state.cards[number].card].settable for number in hand):
        worth -= _BARE
    return worth
