"""Playing a set before anybody plays it: matches of computer players, with its own decks and with decks made of its cards.

What cannot be seen in a text is seen here: matches that never end, cards that never do anything, verbs that never happen, and faults of
ours that only these cards bring out. Time is the caller's: ``spent`` tells how much of it is gone, from 0 to 1.
"""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

import msgspec
from msgspec import Struct

from engine.catalog import Catalog, DeckList, Definition
from engine.effects import Effect, Values
from engine.games import games
from engine.house import settle
from engine.match import Match
from engine.players import Careful, Player, Random, answer
from engine.sets.brought import BroughtSet
from engine.sets.fill import filled
from engine.sources import plain_name
from engine.stream import open_stream
from engine.view import PUBLIC, SEATS, Name, Word

MATCHES = 200
ACTIONS = 5_000
"""Actions after which a match counts as never-ending; the longest of the house's own take a fifth of that."""
CAREFUL_EVERY = 3
"""Every third match has a careful player in one seat, as long as there is time for it."""
CAREFUL_SHARE = 0.6
"""Of the time that has come to a match: careful ones are begun within it, so that all matches are played before the time is over."""
ENOUGH = 2
"""A trial tells something once one in so many of its matches was played."""
EXAMPLES = 10
_LAST, _CARDS = 40, 5
_DECKS = 2


class Endless(Struct, frozen=True):
    """A match that did not end by the rules: it went round in a ``loop``, or came to the bound of its ``length``."""

    why: str
    decks: tuple[str, str]
    cards: tuple[str, ...]
    """The cards that did most of it, the set's own first."""
    seed: str


class Crash(Struct, frozen=True):
    """A fault of ours."""

    error: str
    decks: tuple[str, str]
    cards: tuple[str, ...]
    seed: str


class Trial(Struct):
    """What the trial of a set has shown."""

    set: str
    version: str
    game: str
    wanted: int
    matches: int = 0
    actions: int = 0
    decks: list[str] = []
    """The set's own decks, then those made for the trial (``trial-1`` …)."""
    wins_by_deck: Counter[str] = msgspec.field(default_factory=Counter)
    matches_by_deck: Counter[str] = msgspec.field(default_factory=Counter)
    draws: int = 0
    endless: int = 0
    never_ending: list[Endless] = []
    """The first of them."""
    never_played: list[str] = []
    """Cards of the set that were in a deck and never did anything that was told."""
    never_in_a_deck: list[str] = []
    """Cards of the set that no legal deck of the trial could take."""
    verbs_never_hit: dict[str, list[str]] = {}
    """Verbs by which nothing ever happened, with the cards that have them."""
    crashes: list[Crash] = []
    cut: bool = False
    """Whether the time was over before all matches were played."""

    @property
    def sound(self) -> bool:
        """Whether the set may be switched on: enough was played, everything ended, nothing broke."""
        return self._enough and not self._broken

    @property
    def short(self) -> bool:
        """Whether nothing is known to be wrong, but the time was over before enough was played to tell."""
        return self.cut and not self._enough and not self._broken

    @property
    def _enough(self) -> bool:
        return self.matches > 0 and ENOUGH * self.matches >= self.wanted

    @property
    def _broken(self) -> bool:
        return bool(self.endless or self.crashes)


def try_out(
    brought: BroughtSet,
    beside: Catalog[Definition],
    spent: Callable[[], float],
    matches: int = MATCHES,
    seed: str = "0",
    told: Callable[[int], None] = lambda _: None,
) -> Trial:
    """Play a set's cards, among those of the catalog that it will stand in. ``told`` hears before each match how many were played."""
    trial = _Trial(brought, beside, spent, seed, matches)
    trial.play(told)
    return trial.close()


class _Trial:
    """A trial under way."""

    def __init__(
        self, brought: BroughtSet, beside: Catalog[Definition], spent: Callable[[], float], seed: str, matches: int
    ) -> None:
        self.brought, self.spent, self.seed = brought, spent, seed
        self.game = games()[brought.game]
        self.table = self.game.table(brought.onto(beside), settle(self.game.house_type, brought.house_rules))
        self.report = Trial(brought.id, brought.version, brought.game, matches)
        self.own = {card.id for card in brought.definitions}
        self.decks = self._decks(beside)
        self.played: set[str] = set()
        self.hit: Counter[str] = Counter()

    def _decks(self, beside: Catalog[Definition]) -> list[DeckList]:
        own = [deck for deck in self.brought.decks if self._legal(deck)]
        bases = [*own, *beside.decks.values()]
        stream = open_stream(_bytes(f"{self.seed}:decks"))
        made = filled(self.game, self.table, sorted(self.own), bases, max(0, _DECKS - len(own)), stream)
        return [*own, *made]

    def _legal(self, deck: DeckList) -> bool:
        return not self.game.check_deck(self.table, deck)

    def _pairs(self) -> list[tuple[DeckList, DeckList]]:
        """Decks that may meet: each of the set's against each, and against the house's own."""
        others = [deck for deck in self.table.catalog.decks.values() if deck not in self.decks and self._legal(deck)]
        pairs = [*combinations_with_replacement(self.decks, 2), *((a, b) for b in others for a in self.decks)]
        return [pair for pair in pairs if not self.game.check_decks(self.table, pair)]

    def play(self, told: Callable[[int], None]) -> None:
        """Play all matches, or as many as there is time for."""
        pairs = self._pairs()
        for number in range(self.report.wanted if pairs else 0):
            if self.spent() >= 1:
                self.report.cut = True
                return
            told(number)
            self._match(number, pairs[number % len(pairs)])

    def _match(self, number: int, pair: tuple[DeckList, DeckList]) -> None:
        report, decks = self.report, pair if number % 2 == 0 else pair[::-1]
        names = (decks[0].id, decks[1].id)
        seed, last = f"{self.seed}:{number}", deque[str](maxlen=_LAST)
        report.matches += 1
        report.matches_by_deck.update(set(names))
        try:
            match = self._played(decks, seed, number, last)
        except (Exception, MemoryError) as error:  # noqa: BLE001  # whatever it is, the others are still played
            if len(report.crashes) < EXAMPLES:
                report.crashes.append(Crash(f"{type(error).__name__}: {error}"[:200], names, self._busiest(last), seed))
            return
        if self.report.cut:
            report.matches -= 1
            return
        outcome = match.outcome
        if outcome is None or outcome.termination == "loop":
            self._endless("length" if outcome is None else "loop", names, last, seed)
        elif outcome.winner is None:
            report.draws += 1
        else:
            report.wins_by_deck[names[outcome.winner]] += 1

    def _played(self, decks: tuple[DeckList, DeckList], seed: str, number: int, last: deque[str]) -> Match:
        """A match, played to its end or to the bound."""
        players = [self._player(f"{seed}:{seat}", number, seat) for seat in SEATS]
        match = Match.begin(self.game, self.table, decks, _bytes(seed))
        self._hear(match, last)
        actions = 0
        while match.outcome is None and actions < ACTIONS and self.spent() < 1:
            for seat in match.waiting():
                answer(match, seat, players[seat])
                actions += 1
                self._hear(match, last)
        self.report.actions += actions
        if match.outcome is None and actions < ACTIONS:
            self.report.cut = True
        return match

    def _player(self, seed: str, number: int, seat: int) -> Player:
        on_time = self.spent() <= CAREFUL_SHARE * number / self.report.wanted
        careful = number % CAREFUL_EVERY == 0 and seat == number // CAREFUL_EVERY % len(SEATS) and on_time
        return Careful(open_stream(_bytes(seed))) if careful else Random(seed)

    def _hear(self, match: Match, last: deque[str]) -> None:
        """Count what just happened: verbs, and the cards that did something for everybody to hear."""
        self.hit.update(match.done)
        cards = [event.source.card for event in match.heard(PUBLIC) if event.source and event.source.card]
        self.played.update(cards)
        last.extend(cards)

    def _endless(self, why: str, names: tuple[str, str], last: deque[str], seed: str) -> None:
        self.report.endless += 1
        if len(self.report.never_ending) < EXAMPLES:
            self.report.never_ending.append(Endless(why, names, self._busiest(last), seed))

    def _busiest(self, last: deque[str]) -> tuple[str, ...]:
        """The cards that did most of what was heard last, the set's own first."""
        counts = Counter(last)
        return tuple(sorted(counts, key=lambda card: (card not in self.own, -counts[card]))[:_CARDS])

    def close(self) -> Trial:
        """The report with what is known only at the end."""
        report = self.report
        dealt = {card for deck in self.decks for card in deck.cards} & self.own
        report.decks = [deck.id for deck in self.decks]
        report.never_in_a_deck = sorted(self.own - dealt)
        report.never_played = sorted(dealt - self.played) if report.matches else []
        for card in self.brought.definitions:
            for verb in sorted(set(verbs_of(card)) - self.hit.keys() if card.id in dealt else ()):
                report.verbs_never_hit.setdefault(verb, []).append(card.id)
        return report


def findings(trial: Trial, names: Mapping[str, Name]) -> list[Word]:
    """What a trial has shown, a sentence each, for its author: what must be mended first. ``names`` are those of cards and decks."""
    said = [Word("trial-played", {"matches": trial.matches, "wanted": trial.wanted, "draws": trial.draws})]
    said += [Word("trial-cut")] if trial.cut else []
    said += [
        Word("trial-crash", {"cards": _listed(crash.cards, names), "error": plain_name(crash.error)})
        for crash in trial.crashes
    ]
    said += [Word(f"trial-{match.why}", {"cards": _listed(match.cards, names)}) for match in trial.never_ending]
    for key, cards in (("trial-no-deck", trial.never_in_a_deck), ("trial-unplayed", trial.never_played)):
        said += [Word(key, {"cards": _listed(cards, names)})] if cards else []
    verbs = trial.verbs_never_hit.items()
    return said + [
        Word("trial-verb", {"verb": plain_name(verb), "cards": _listed(cards, names)}) for verb, cards in verbs
    ]


def _listed(cards: Sequence[str], names: Mapping[str, Name]) -> Name:
    """Names in a row, in either language, as many as are read."""
    known = [names.get(card) or plain_name(card) for card in cards[:EXAMPLES]]
    more = " …" if len(cards) > EXAMPLES else ""
    return Name(
        "\u3001".join(name.ja for name in known) + more or "–", ", ".join(name.en for name in known) + more or "–"
    )


def verbs_of(part: object) -> Iterator[str]:
    """The verbs of every effect in a card that is carried out at a moment, as its file spells them."""
    if isinstance(part, Values) and part.continuous:
        return
    if isinstance(part, Effect):
        yield part.verb
    if isinstance(part, Struct):
        for field in part.__struct_fields__:
            yield from verbs_of(getattr(part, field))
    elif isinstance(part, tuple):
        for one in part:
            yield from verbs_of(one)


def _bytes(text: str) -> bytes:
    """A seed from any text."""
    return hashlib.sha256(text.encode()).digest()
