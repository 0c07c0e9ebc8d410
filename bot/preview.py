"""`make preview`: every picture of every game, at 1200, 550 and 360 px, in each language, from matches that are really played.

Writes ``preview/<game>/<phase>-<locale>-<width>.png``: boards by phase, hands by question, the end, a few cards. Look at them after any
change of the look: what one would not show to a player is not done.
"""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from bot.collections.naming import Printed
from bot.collections.records import DONE, EXPIRED, OPEN, Instance, Trade
from bot.collections.trade_pictures import exchange_of
from bot.collections.trades import LAID
from bot.decks.browsing import cards_of
from bot.decks.panel import A_PAGE
from bot.decks.statistics import charts_of
from bot.drawing import painter
from bot.drawing.alt import alt_hand, alt_text
from bot.drawing.board_text import text_board
from bot.drawing.painter import Painting
from bot.drawing.spreads import Spread
from bot.drawing.words import Caption
from bot.matches.records import Place
from engine.catalog import DeckList
from engine.game import AnyTable
from engine.games import catalog, games, table
from engine.house import Setting, options
from engine.match import ACCEPT_DRAW, OFFER_DRAW, STANDING, AnyGame, Match
from engine.players.base import answer
from engine.players.random import Random
from engine.view import FIRST, PUBLIC, SEATS, SECOND, Sheet, View, Word
from engine.wording import LOCALES, Wording

WIDTHS = (1200, 550, 360)
MATCHES = 24
STEPS_MOST = 400
TARGET = Path("preview")
_CLOCK = "1:42:10"
_AGREED = 8
"""After how many answers of the first match a draw is looked at, too."""


def _names(locale: str) -> tuple[str, str]:
    words = Wording(locale)
    return words.text("sample-first"), words.text("sample-second")


def _wealth(view: View) -> int:
    """How much there is to see: the fullest moment of a phase is the one to look at."""
    faces = [face for area in view.areas for slot in area.slots for face in slot.faces]
    cards = len(faces) + sum(len(face.counters) + 2 * len(face.tucked + face.attached) for face in faces)
    cards += sum(3 * len(area.lasting) for area in view.areas) + sum(2 * len(face.states) for face in faces)
    cards += sum(max(0, len(dice.faces) - dice.places) + bool(dice.faces) for dice in view.dice)
    cards += 2 * len(view.declared) + sum(len(score.gems) for plate in view.plates for score in plate.scores)
    held = len(view.hand.faces) + 2 * len(view.hand.rows) if view.hand else 0
    return cards + held + 4 * bool(view.arrow) + 3 * bool(view.happened)


def _called(view: View) -> str:
    """What a board's picture is called: by its end, or its phase with whatever makes it look another."""
    if view.ending:
        return view.ending.reason.key
    parts = [view.phases[view.phase] if view.phase >= 0 else "board"]
    parts += ["answered"] if any(plate.answered for plate in view.plates) else []
    parts += ["across"] if len(view.lanes) == 1 and any(area.kind == "lane" for area in view.areas) else []
    parts += ["battle"] if view.blows else ["declared"] if view.declared else []
    parts += [f"{_row(view)}-in-a-row"] if _row(view) else []
    parts += ["even"] if not _row(view) and any(lane.winner == PUBLIC for lane in view.lanes) else []
    return "-".join(parts)


def _row(view: View) -> int:
    """How many piles face each other: rounded up to where the board is laid out anew."""
    count = max((len(area.slots) for area in view.areas if area.kind == "stacks"), default=0)
    return next((most for most in (0, 3, 6, 10, 12) if count <= most), count)


def _moments(match: Match) -> Iterator[tuple[str, View]]:
    """The pictures of this moment by name: the board by its phase, each asked seat's hand by its question."""
    view = match.view(PUBLIC)
    yield _called(view), view
    for seat in SEATS:
        decision = match.decision(seat)
        if decision is not None:
            yield f"hand-{decision.kind}", match.view(seat)


def _options(game: AnyGame) -> dict[str, Setting]:
    """Every house rule that lets something more be played."""
    return {option.name: True for option in options(game.house_type) if isinstance(option.default, bool)}


def _with_more(game: AnyGame, plain: AnyTable, wide: AnyTable, deck: DeckList) -> DeckList:
    """The deck with cards that only the wider table lets in, some beside its own and some in place of them."""
    for card in catalog(game.slug).definitions:
        for less in (None, max(deck.cards, key=lambda each: deck.cards[each])):
            cards = {each: count - (each == less) for each, count in deck.cards.items()} | {card: 1}
            trial = replace(deck, cards=cards)
            if card not in deck.cards and game.check_deck(plain, trial) and not game.check_deck(wide, trial):
                deck = trial
                break
    return deck


def _agreed(match: Match) -> Match:
    """The match as if both had agreed on a draw now."""
    drawn = match.clone()
    drawn.apply(FIRST, STANDING, (OFFER_DRAW,))
    drawn.apply(SECOND, STANDING, (ACCEPT_DRAW,))
    return drawn


def _played(game: AnyGame, seed: int) -> Iterator[tuple[str, View]]:
    """All moments of one match at random, with the largest starter decks."""
    set_out, plain = table(game.slug, _options(game) if seed % 3 == 2 else {}), table(game.slug)
    decks = [deck for deck in catalog(game.slug).decks.values() if not game.check_deck(set_out, deck)]
    largest = max(deck.size for deck in decks)
    fitting = [deck for deck in decks if deck.size == largest]
    one, two = (_with_more(game, plain, set_out, fitting[(seed + k) % len(fitting)]) for k in (0, 1))
    match = Match.begin(game, set_out, (one, two), seed.to_bytes(32, "big"))
    player = Random(seed)
    for step in range(STEPS_MOST):
        yield from _moments(match)
        if not (waiting := match.waiting()):
            return
        if step == _AGREED and seed == 0:
            yield from _moments(_agreed(match))
        answer(match, waiting[0], player)


def views(game: AnyGame, matches: int = MATCHES) -> dict[str, View]:
    """The fullest view of every phase and question that was met."""
    found: dict[str, View] = {}
    for seed in range(matches):
        for name, view in _played(game, seed):
            if name not in found or _wealth(view) > _wealth(found[name]):
                found[name] = view
    return found


def sheets(game: AnyGame) -> dict[str, Sheet]:
    """The cards with the most and the fewest abilities, and one of each attribute."""
    shown = [game.sheet(table(game.slug), card) for card in catalog(game.slug).definitions]
    by_wealth = sorted(shown, key=lambda sheet: (len(sheet.blocks), sheet.face.card))
    chosen = {sheet.face.attributes: sheet for sheet in by_wealth}
    return {f"card-{sheet.face.card}": sheet for sheet in (*chosen.values(), *by_wealth[:1], *by_wealth[-2:])}


def _decks(game: AnyGame, locale: str, words: Wording) -> Iterator[tuple[str, Painting]]:
    """The last starter deck, its charts, and a page of cards as it is built from."""
    board = table(game.slug)
    deck = list(board.catalog.decks.values())[-1]
    title, note = words.name(deck.name) if deck.name else deck.id, words.text(Word("deck-count", {"count": deck.size}))
    faces = tuple(game.sheet(board, card).face for card in deck.cards)
    yield "deck", painter.spread(Spread(game.slug, title, note, faces, tuple(deck.cards.values())), locale, words)
    page = list(board.cards)[:A_PAGE]
    numbered = tuple(replace(game.sheet(board, card).face, number=at) for at, card in enumerate(page, 1))
    counts = tuple(deck.cards.get(card, 0) for card in page)
    yield "deck-page", painter.spread(Spread(game.slug, title, note, numbered, counts), locale, words)
    yield "deck-charts", painter.charts(charts_of(game, board, deck, words), locale, words)


def _trades(game: AnyGame, locale: str, words: Wording) -> Iterator[tuple[str, Painting]]:
    """A trade in each of its looks: open with a few cards, done with as many as there can be, called off with none on one side."""
    board = table(game.slug)
    printed, cards = Printed({game.slug: cards_of(game.slug, board)}), list(board.cards)
    for state, first, second in ((OPEN, 2, 1), (DONE, LAID, LAID), (EXPIRED, 0, 7)):
        laid = [
            tuple(Instance(at, game.slug, cards[at * 5 % len(cards)], None) for at in range(count))
            for count in (first, second)
        ]
        offered = (laid[0], laid[1])
        trade = Trade(
            12,
            Place(0, 0),
            game.slug,
            (1, 2),
            _names(locale),
            locale,
            state,
            0,
            (False, False),
            offered,
            datetime.max.replace(tzinfo=UTC),
        )
        yield f"trade-{state}", painter.exchange(exchange_of(trade, printed, words), locale, words)


def _write(folder: Path, name: str, locale: str, painting: Painting) -> None:
    png = painting.png()
    with Image.open(io.BytesIO(png), formats=["PNG"]) as picture:
        full = picture.convert("RGB")
    for width in WIDTHS:
        file = folder / f"{name}-{locale}-{width}.png"
        if width == full.width:
            file.write_bytes(png)
        else:
            full.resize((width, full.height * width // full.width), Image.Resampling.LANCZOS).save(file)


def _write_game(game: AnyGame, target: Path) -> int:
    folder = target / game.slug
    folder.mkdir(parents=True)
    seen, cards = views(game), sheets(game)
    for locale in LOCALES:
        names = _names(locale)
        words = Wording(locale, game.slug, names)
        for name, view in seen.items():
            private = view.viewer != PUBLIC
            caption = Caption(locale, names, None if view.ending else _CLOCK)
            _write(folder, name, locale, (painter.hand if private else painter.board)(view, caption, words))
            alt = (
                alt_hand(view, caption, words)
                if private
                else f"{alt_text(view, caption, words)}\n\n{text_board(view, caption, words)}"
            )
            (folder / f"{name}-{locale}.txt").write_text(f"{alt}\n", encoding="utf-8")
        for name, shown in cards.items():
            _write(folder, name, locale, painter.sheet(shown, locale, words))
        for name, painting in (*_decks(game, locale, words), *_trades(game, locale, words)):
            _write(folder, name, locale, painting)
    return len(LOCALES) * (len(seen) + len(cards) + 6)


def main(target: Path = TARGET) -> None:
    """Writes everything anew."""
    shutil.rmtree(target, ignore_errors=True)
    for slug, game in games().items():
        count = _write_game(game, target)
        sys.stdout.write(f"{target / slug}: {count} x {len(WIDTHS)}\n")


if __name__ == "__main__":
    main()
