"""What the table of every game says in the same way: who is asked, what the match waits for, what happened last, who won."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.events import Event, NameOf, seen_by, told_apart
from engine.state import Outcome, State
from engine.view import PUBLIC, SEATS, Ending, Face, Name, Value, Word, other


def asked(state: State, seat: int) -> bool:
    """Whether this seat has an open decision that it has not answered."""
    prompt = state.prompts[seat]
    return prompt is not None and prompt.answer is None


def waiting(state: State) -> tuple[int, ...]:
    """The seats that the match waits for."""
    return tuple(seat for seat in SEATS if asked(state, seat))


def both_asked(state: State) -> bool:
    """Whether both seats were asked at once, be it that one has answered."""
    return all(prompt is not None for prompt in state.prompts)


def seal(state: State, seat: int, word: str) -> str:
    """The seal of a seat: that it has won, or this word where it is asked."""
    if state.outcome is not None:
        return "seal-won" if state.outcome.winner == seat else ""
    return word if asked(state, seat) else ""


def waits_for(state: State) -> Word | None:
    """What the match waits for, worded by ``waits-<kind>`` for one seat and ``waits-both-<kind>`` for two; None: nothing."""
    seats = waiting(state)
    if not seats:
        return None
    prompt = state.prompts[seats[0]]
    assert prompt is not None
    if len(seats) > 1:
        return Word(f"waits-both-{prompt.kind}")
    return Word(f"waits-{prompt.kind}", {"seat": f"@seat:{seats[0]}"})


def alike(state: State, name_of: NameOf) -> frozenset[Name]:
    """The names of which both sides have a card in play, or had one in what has just happened, as everybody knows."""
    first, second = seen = tuple(set(state.in_play(seat)) for seat in SEATS)
    for happening in state.recent:
        for ref in (happening.source, happening.target) if happening.known_to == PUBLIC else ():
            if ref is not None and (seat := ref.whose(happening.seat)) != PUBLIC:
                seen[seat].add(ref.card)
    names = {name_of(card, "") for card in first}
    return frozenset(name for card in second if (name := name_of(card, "")) is not None and name in names)


def last_event(state: State, viewer: int, name_of: NameOf, quiet: Collection[str] = ()) -> Event | None:
    """The last thing that the viewer heard of, but for the ``quiet`` ones, which another of the same moment says better."""
    for happening in reversed(state.recent):
        if happening.name not in quiet:
            event = seen_by(happening, viewer, name_of)
            if event is not None:
                named = event.source_name or event.target_name
                return told_apart(event, alike(state, name_of)) if named else event
    return None


def happened(state: State, viewer: int, name_of: NameOf, quiet: Collection[str] = ()) -> Word | None:
    """`last_event` in words."""
    event = last_event(state, viewer, name_of, quiet)
    return None if event is None else event.word()


def sides(outcome: Outcome) -> dict[str, Value]:
    """Who won and who lost, as values of a sentence; nothing where nobody did."""
    if outcome.winner is None:
        return {}
    return {"winner": f"@seat:{outcome.winner}", "loser": f"@seat:{other(outcome.winner)}"}


def ending(
    outcome: Outcome, values: Mapping[str, Value], lines: tuple[Word, ...], cards: tuple[Face, ...] = ()
) -> Ending:
    """Who won and why, worded by ``ended-<termination>`` with these values and both `sides`."""
    winner = PUBLIC if outcome.winner is None else outcome.winner
    return Ending(winner, Word(f"ended-{outcome.termination}", {**values, **sides(outcome)}), lines, cards)
