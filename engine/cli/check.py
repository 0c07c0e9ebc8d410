"""Check card sets, decks and scenarios, or a game's whole data folder."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from engine.catalog import Catalog, Definition, read_decks, read_house_rules, read_set
from engine.cli.files import add_files, report, text_of
from engine.game import AnyTable
from engine.games import catalog, games
from engine.house import House, settle
from engine.match import AnyGame
from engine.refusal import Unfit
from engine.scenario import read as read_scenario
from engine.sources import Fault, Faulty
from engine.sources import read as read_yaml
from engine.wording import Wording

_LOCALE = "en-US"
"""The language of what an author of cards is told: that of the keys which they write."""


def add(parser: argparse.ArgumentParser) -> None:
    """Files or folders of data."""
    add_files(parser, "a set, a file of decks, a scenario, or a folder of them such as data/GAME")


def run(options: argparse.Namespace) -> int:
    """Check each file; sets that are named together are one catalog."""
    files = [file for given in options.files for file in _files(given)]
    code = report(files, partial(_faults, together=files))
    if not code:
        for file in files:
            _tell_remarks(file, files)
    return code


def _tell_remarks(file: str, together: list[str]) -> None:
    """What the author of a faultless set may want to know; nothing of it has to be mended."""
    root = read_yaml(text_of(file), file)
    cards = root.get("cards")
    if "game" in root.names() or cards is None:
        return
    game = _game(file)
    wording = Wording(_LOCALE, game.slug)
    remarks = game.remarks(_table(game, file, together))
    for place, card in zip(cards.items(), read_set(text_of(file), file, game.definition_type)[1], strict=True):
        for problem in (problem for of, problem in remarks if of == card.id):
            print(f"{place.fault(f'note: {wording.text(problem.word())} {problem.rule}'.rstrip())}")


def _files(given: str) -> Iterator[str]:
    """The sets and decks of a folder, or the file itself. Raises `Faulty` for a folder that has none."""
    path = Path(given)
    if not path.is_dir():
        yield given
        return
    found = [str(file) for kind in ("sets", "decks") for file in sorted(path.glob(f"**/{kind}/**/*.yaml"))]
    if not found:
        raise Faulty([Fault(given, 1, "expected a folder with `sets/*.yaml` or `decks/*.yaml`")])
    yield from found


def _faults(file: str, together: list[str]) -> list[Fault]:
    """Every fault of a file. What it is, its keys tell."""
    root = read_yaml(text_of(file), file)
    keys = root.names()
    if "game" in keys:
        read_scenario(text_of(file), file)
        return []
    if "decks" in keys:
        return _deck_faults(file, together)
    if "set" in keys or "cards" in keys:
        return _set_faults(file, together)
    return [root.fault("expected a card set (`set`), decks (`decks`) or a scenario (`game`)")]


def _game(file: str) -> AnyGame:
    """The game that a file belongs to: a folder of its path is named for it."""
    slug = next((part for part in reversed(Path(file).resolve().parts) if part in games()), "")
    if not slug:
        known = ", ".join(games())
        raise Faulty([Fault(file, 1, f"expected a folder of the path to be named for its game ({known})")])
    return games()[slug]


def _set_faults(file: str, together: list[str]) -> list[Fault]:
    """Faults of a set: of its cards, and ids that an earlier set has too."""
    game = _game(file)
    earlier = {card.id: other for other, cards in _sets(game, together[: together.index(file)]) for card in cards}
    _, cards = read_set(text_of(file), file, game.definition_type)
    root = read_yaml(text_of(file), file).get("cards")
    places = zip(cards, root.items() if root else (), strict=False)
    taken = ((card, place) for card, place in places if card.id in earlier)
    return [place.fault(f"the id `{card.id}` stands in {earlier[card.id]} too") for card, place in taken]


def _sets(game: AnyGame, files: list[str]) -> Iterator[tuple[str, list[Definition]]]:
    """The definitions of those files that are faultless sets of a game."""
    for file in files:
        try:
            if _game(file) is game:
                yield file, read_set(text_of(file), file, game.definition_type)[1]
        except Faulty:
            continue


def _deck_faults(file: str, together: list[str]) -> list[Fault]:
    """Faults of a file of decks: each deck against the game's rules, every problem told."""
    game = _game(file)
    board = _table(game, file, together)
    wording = Wording(_LOCALE, game.slug)
    seen: set[str] = set()
    faults = []
    for place, deck in read_decks(text_of(file), file):
        if deck.id in seen:
            faults.append(place.fault(f"the id `{deck.id}` stands twice"))
        seen.add(deck.id)
        problems = game.check_deck(board, deck)
        faults += [place.fault(f"{deck.id}: {wording.text(p.word())} {p.rule}".rstrip()) for p in problems]
    return faults


def _table(game: AnyGame, file: str, together: list[str]) -> AnyTable:
    """A table of a file's own house rules with all the cards that are checked together."""
    return game.table(_catalog(game, file, together), _house(game, file))


def _house(game: AnyGame, file: str) -> House:
    """The house rules under which the decks of a file are played. Raises `Faulty` for what is no option of the game."""
    try:
        return settle(game.house_type, read_house_rules(text_of(file), file))
    except Unfit as unfit:
        place = read_yaml(text_of(file), file).get("house_rules")
        wording = Wording(_LOCALE, game.slug)
        raise Faulty([place.fault(wording.text(p.word())) for p in unfit.problems if place is not None]) from unfit


def _catalog(game: AnyGame, file: str, together: list[str]) -> Catalog[Definition]:
    """The game's own cards and those of the sets that are checked along with the decks."""
    extra = [card for _, cards in _sets(game, together) for card in cards]
    try:
        return catalog(game.slug).joined(extra)
    except Faulty as faulty:
        raise Faulty([Fault(file, 1, "expected the game's own sets to be faultless")]) from faulty
