"""Playing a scenario: the match in its position, its steps one by one, and every fault at its line."""

from __future__ import annotations

from engine.games import games, table
from engine.match import STANDING, Events, Match
from engine.refusal import Problem, Refusal, Unfit
from engine.scenario.looking import Found, Unseen, look
from engine.scenario.reading import Expected, Scenario, StepLine, read
from engine.sources import Fault, Faulty, Source
from engine.state import Outcome
from engine.stream import Stream, open_stream
from engine.view import PUBLIC, SEAT_NAMES, SEATS


def run(text: str, file: str) -> list[Fault]:
    """Play a scenario. Every fault of the file, or of the first step that does not hold; nothing where all does."""
    try:
        scenario = read(text, file)
    except Faulty as faulty:
        return faulty.faults
    try:
        match = _begin(scenario)
        problems: list[Problem] = []
    except Unfit as unfit:
        match, problems = None, unfit.problems
    except (ValueError, LookupError) as wrong:
        return [Fault(file, scenario.line, f"expected a position that is possible: {wrong}")]
    faults = _compare(scenario, problems, file)
    if faults:
        return faults
    if match is None:
        return [source.fault("expected no steps where no match begins") for source, _ in scenario.steps]
    return _steps(scenario, match)


def _begin(scenario: Scenario) -> Match:
    """The match at its first question. Raises `Unfit` for house rules or decks, `ValueError` for a position."""
    game = games()[scenario.game]
    board = table(scenario.game, scenario.house_rules, scenario.cards)
    stream = _stream(scenario)
    if scenario.position is not None:
        match = Match(game, board, game.arrange(board, scenario.position, stream))
    else:
        decks = list(scenario.decks.values())
        problems = [problem for deck in decks for problem in game.check_deck(board, deck)]
        if len(decks) == len(SEATS):
            problems += game.check_decks(board, decks)
        if problems or len(decks) < len(SEATS):
            raise Unfit(problems)
        match = Match(game, board, game.begin(board, decks, stream))
    match.run()
    return match


def _stream(scenario: Scenario) -> Stream:
    stream = open_stream(scenario.seed)
    stream.forced = scenario.force.forced()
    return stream


def _compare(scenario: Scenario, problems: list[Problem], file: str) -> list[Fault]:
    """What is wrong with the decks against what the scenario says is wrong, by rule id or reason."""
    expected = list(scenario.problems)
    told = [problem.rule or problem.reason for problem in problems]
    reasons = [problem.reason for problem in problems]
    if expected in (told, reasons):
        return []
    return [Fault(file, scenario.line, f"expected the problems {expected}, found {told} ({', '.join(reasons)})")]


def _steps(scenario: Scenario, match: Match) -> list[Fault]:
    sitting = _Sitting(match)
    for source, step in scenario.steps:
        wrong = sitting.take(step)
        if wrong:
            return [_place(source, step, key).fault(text) for key, text in wrong]
    return []


def _place(source: Source, step: StepLine, key: str) -> Source:
    """The line of an expectation, or of its step."""
    expect = source.get("expect") if step.expect is not None else None
    return (expect.get(key) if expect else None) or source


Wrong = list[tuple[str, str]]
"""Which path did not hold (empty: the step itself), and what was expected."""


class _Sitting:
    """A match with what its last action made happen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: Events = match.recent()

    def take(self, step: StepLine) -> Wrong:
        """Take one step; what does not hold."""
        if step.expect is not None:
            viewer = None if step.seat is None else SEAT_NAMES.index(step.seat)
            return [wrong for path, value in step.expect.items() for wrong in self._expect(path, value, viewer)]
        assert step.seat is not None
        seat = SEAT_NAMES.index(step.seat)
        if step.refuse is not None:
            return self._refuse(seat, step)
        decision = self.match.decision(seat)
        try:
            if step.act is not None:
                self.events = self.match.apply(seat, STANDING, (step.act,))
            else:
                self.events = self.match.apply(seat, decision.id if decision else "", step.do or ())
        except Refusal as refusal:
            return [("", f"expected an answer that the rules allow: {refusal}{self._asked(seat)}")]
        except ValueError as forced:
            return [("", f"expected what `force` lays down to be possible: {forced}")]
        return []

    def _refuse(self, seat: int, step: StepLine) -> Wrong:
        before = self.match.save()
        decision = self.match.decision(seat)
        try:
            self.match.apply(seat, decision.id if decision else "", step.refuse or ())
        except Refusal as refusal:
            wrong = [
                ("", f"expected the {what} {wanted}, found {found or 'none'}")
                for what, wanted, found in (("rule", step.rule, refusal.rule), ("reason", step.reason, refusal.reason))
                if wanted is not None and wanted != found
            ]
            unchanged = self.match.save() == before
            return wrong if unchanged else [*wrong, ("", "expected a refusal to change nothing")]
        return [("", "expected a refusal, and the answer was taken")]

    def _asked(self, seat: int) -> str:
        decision = self.match.decision(seat)
        if decision is None:
            return f"; {SEAT_NAMES[seat]} is not asked"
        return (
            f"; {SEAT_NAMES[seat]} is asked `{decision.kind}` and may begin with {list(self.match.next(seat).choices)}"
        )

    def _expect(self, path: str, value: Expected, viewer: int | None) -> Wrong:
        try:
            found = self._look(path, viewer)
        except Unseen as unseen:
            return [(path, str(unseen))]
        if isinstance(found, list) and type(value) is int:
            found = len(found)
        alike = found == value and isinstance(found, bool) == isinstance(value, bool)
        return [] if alike else [(path, f"expected {path} to be {_said(value)}, found {_said(found)}")]

    def _look(self, path: str, viewer: int | None) -> Found:
        head, _, rest = path.partition(".")
        if head == "outcome":
            return _outcome(self.match.outcome, rest)
        if head == "decision" and rest in SEAT_NAMES:
            decision = self.match.decision(SEAT_NAMES.index(rest))
            return decision.kind if decision else None
        if path == "events":
            heard = self.events.of(PUBLIC if viewer is None else viewer)
            return [event.name for event in heard]
        seat = SEAT_NAMES.index(head) if head in SEAT_NAMES else PUBLIC
        terms = self.match.game.terms
        return look(self.match.view(seat if viewer is None else viewer), path, terms.counters, terms.states)


def _outcome(outcome: Outcome | None, part: str) -> Found:
    """The winner's seat or `draw`; with `.termination` or `.note` that part. Raises `Unseen` for any other."""
    if part not in ("", "termination", "note"):
        raise Unseen(f"expected `outcome`, `outcome.termination` or `outcome.note`, found `outcome.{part}`")
    if outcome is None:
        return None
    if part == "termination":
        return outcome.termination
    if part == "note":
        return outcome.note
    return "draw" if outcome.winner is None else SEAT_NAMES[outcome.winner]


def _said(value: object) -> str:
    """A value as YAML writes it."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)
