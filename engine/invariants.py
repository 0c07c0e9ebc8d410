"""What holds for every game at every moment of a match, as checks that name what does not.

Tests, `simulate` and the soak walk random matches and ask these. A check never changes the match that it is given.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.decision import Path, Step
from engine.match import Match
from engine.refusal import Refusal
from engine.view import PUBLIC, SEAT_NAMES, SEATS, Face, View

_encode = msgspec.json.Encoder(order="deterministic").encode
_STEPS_SEEN = 200


def unconserved(match: Match, cards: int) -> list[str]:
    """Cards must neither come nor go: what each viewer sees, face up or hidden, adds up to what the decks hold."""
    counts = {viewer: count(match.view(viewer)) for viewer in (PUBLIC, *SEATS)}
    return [f"viewer {viewer} sees {seen} cards of {cards}" for viewer, seen in counts.items() if seen != cards]


def count(view: View) -> int:
    """The cards of a view: faces, those under and on them, hidden ones, and piles."""
    faces = [face for area in view.areas for slot in area.slots for face in slot.faces]
    laid = len(faces) + sum(_with(face) for face in faces) + sum(area.veiled for area in view.areas)
    return laid + sum(zone.count for plate in view.plates for zone in plate.zones)


def _with(face: Face) -> int:
    """The cards that lie under a card and on it."""
    return len(face.tucked) + len(face.attached) + sum(stat.value for stat in face.stats if stat.cards)


def unsaved(match: Match) -> list[str]:
    """A saved match that is loaded must be the same, and must be saved as the same bytes."""
    saved = match.save()
    loaded = Match.load(match.game, match.table, saved)
    wrong = [] if loaded.state == match.state else ["the loaded state is another"]
    return wrong if loaded.save() == saved else [*wrong, "the loaded state is saved as other bytes"]


def stuck(match: Match) -> list[str]:
    """A match must be over, or wait for a seat that has an answer."""
    if match.outcome is not None:
        return [] if not match.waiting() else ["the match is over and somebody is asked"]
    if not match.waiting():
        return ["the match is not over and nobody is asked"]
    options = [match.next(seat) for seat in match.waiting()]
    return [] if all(s.choices or s.span or s.complete for s in options) else ["a seat is asked and has no answer"]


def leaks(match: Match, seed: bytes) -> list[str]:
    """What changes for a seat when all that it may not know is drawn anew: nothing may."""
    found = []
    for seat in SEATS:
        other = match.permuted(seat, seed)
        for (what, mine), (_, theirs) in zip(seen(match, seat), seen(other, seat), strict=True):
            if mine != theirs:
                found.append(f"{SEAT_NAMES[seat]} can tell by its {what}")
                break
    return found


def seen(match: Match, seat: int) -> Iterator[tuple[str, bytes]]:
    """Every byte that a seat gets: its view, the public one, its events, decision, options, and refusals for what is not its own."""
    yield "view", _encode(match.view(seat))
    yield "public view", _encode(match.view(PUBLIC))
    yield "events", _encode([match.heard(seat), match.heard(PUBLIC)])
    yield "decision", _encode([match.decision(seat), match.waiting(), match.acts(seat), match.outcome])
    refused = [match.why_not(seat, path) for path in ((), ("no-such-verb",), (0,))]
    yield "refusals", _encode([(refusal.reason, refusal.rule, refusal.values) for refusal in refused])
    yield "options", _encode([(path, step, _offers(match, seat, path, step)) for path, step in tree(match, seat)])


def _offers(match: Match, seat: int, path: Path, step: Step) -> list[object]:
    return [match.offer(seat, path, atom) for atom in step.choices]


def tree(match: Match, seat: int, limit: int = _STEPS_SEEN) -> Iterator[tuple[Path, Step]]:
    """The steps of a seat's tree, nearest first, at most ``limit`` of them."""
    if match.prompt(seat) is None:
        return
    paths: list[Path] = [()]
    for path in paths:
        step = match.next(seat, path)
        yield path, step
        ends = step.span or ()
        paths += [(*path, atom) for atom in (*step.choices, *ends)][: max(0, limit - len(paths))]


def altered(match: Match, seat: int) -> list[str]:
    """Answers that are none must be refused and change nothing."""
    before = match.save()
    decision = match.decision(seat)
    known = decision.id if decision else "f0"
    wrong: list[str] = []
    tried = [(known, ("no-such-verb",)), (known, ()), ("f0", ()), (known, (1, 2, 3)), ("", ("resign",))]
    for identity, path in tried:
        try:
            match.apply(seat, identity, path)
            wrong.append(f"{path} was taken")
        except Refusal:
            pass
    return wrong if match.save() == before else [*wrong, "a refusal changed the state"]


def all_of(match: Match, cards: int, seed: bytes) -> list[str]:
    """Every check at once."""
    wrong = unconserved(match, cards) + unsaved(match) + stuck(match) + leaks(match, seed)
    return wrong + [text for seat in SEATS for text in altered(match, seat)]
