"""Check card sets, decks and scenarios, a set that is packed as a ZIP, or a game's whole data folder."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from engine.catalog import DATA, Catalog, Definition, read_decks, read_house_rules
from engine.cli.files import add_files, add_locale, bytes_of, report, text_of
from engine.game import AnyTable
from engine.games import catalog, games
from engine.house import House, settle
from engine.match import AnyGame
from engine.refusal import Problem, Unfit
from engine.scenario import read as read_scenario
from engine.sets import BroughtSet, bring, told
from engine.sets.archives import is_archive
from engine.sets.faults import fault
from engine.sets.reading import named_game
from engine.sources import Fault, Faulty, Source
from engine.sources import read as read_yaml

_EMPTY: Catalog[Definition] = Catalog([], [], [])


def add(parser: argparse.ArgumentParser) -> None:
    """Files or folders of data."""
    add_files(parser, "a set (YAML or ZIP), a file of decks, a scenario, or a folder of them such as data/GAME")
    add_locale(parser)


def run(options: argparse.Namespace) -> int:
    """Check each file; sets that are named together are one catalog."""
    files = tuple(file for given in options.files for file in _files(given))
    say = partial(told, locale=options.locale)
    code = report(files, partial(_faults, together=files), say)
    if not code:
        for brought in [_brought(file, files) for file in files if _is_set(file)]:
            for remark in brought.remarks:  # what its author may want to know; nothing of it has to be mended
                print(say(remark))
    return code


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


def _faults(file: str, together: tuple[str, ...]) -> list[Fault]:
    """Every fault of a file. What it is, its keys tell: a set says which it is, whatever else it has."""
    if _is_set(file):
        _brought(file, together)
        return []
    root = read_yaml(text_of(file), file)
    if "game" in root.names():
        read_scenario(text_of(file), file)
        return []
    if "decks" in root.names():
        return _deck_faults(file, together)
    return [root.fault("expected a card set (`set`), decks (`decks`) or a scenario (`game`)")]


@cache
def _is_set(file: str) -> bool:
    """Whether a file is a card set. Raises `Faulty` where it cannot be read."""
    if is_archive(bytes_of(file)):
        return True
    keys = read_yaml(text_of(file), file).names()
    return "set" in keys or ("cards" in keys and "game" not in keys)


def _game(file: str) -> AnyGame:
    """The game that a file belongs to: a folder of its path is named for it. Raises `Faulty`."""
    slug = _folder(file)
    if not slug:
        known = ", ".join(games())
        raise Faulty([Fault(file, 1, f"expected a folder of the path to be named for its game ({known})")])
    return games()[slug]


def _folder(file: str) -> str:
    return next((part for part in reversed(Path(file).resolve().parts) if part in games()), "")


@cache
def _brought(file: str, together: tuple[str, ...]) -> BroughtSet:
    """A set, read as the bot reads it, beside those that are named before it. Raises `Faulty`."""
    slug = named_game(bytes_of(file), file) or _folder(file)
    own = Path(file).resolve().is_relative_to(DATA)
    beside = _EMPTY if own or slug not in games() else _own(games()[slug], file)
    for earlier in _sets(slug, together[: together.index(file)], together):
        beside = earlier.onto(beside)
    return bring(bytes_of(file), file, slug if slug in games() else "", beside)


def _sets(slug: str, files: tuple[str, ...], together: tuple[str, ...]) -> Iterator[BroughtSet]:
    """Those of the files that are faultless sets of a game."""
    for file in files:
        try:
            brought = _brought(file, together) if _is_set(file) else None
        except Faulty:
            continue
        if brought is not None and brought.game == slug:
            yield brought


def _deck_faults(file: str, together: tuple[str, ...]) -> list[Fault]:
    """Faults of a file of decks: each deck against the game's rules, every problem told."""
    game = _game(file)
    board = _table(game, file, together)
    seen: set[str] = set()
    faults = []
    for place, deck in read_decks(text_of(file), file):
        if deck.id in seen:
            faults.append(place.fault(f"the id `{deck.id}` stands twice"))
        seen.add(deck.id)
        faults += [_problem(place, game, deck.id, problem) for problem in game.check_deck(board, deck)]
    return faults


def _problem(place: Source, game: AnyGame, deck: str, problem: Problem) -> Fault:
    return fault(place, "deck", game.slug, deck=deck, problem=problem.word(), rule=problem.rule)


def _table(game: AnyGame, file: str, together: tuple[str, ...]) -> AnyTable:
    """A table of a file's own house rules with the game's own cards and those of the sets that are checked along with it."""
    cards = _own(game, file)
    for brought in _sets(game.slug, together, together):
        cards = brought.onto(cards)
    return game.table(cards, _house(game, file))


def _house(game: AnyGame, file: str) -> House:
    """The house rules under which the decks of a file are played. Raises `Faulty` for what is no option of the game."""
    try:
        return settle(game.house_type, read_house_rules(text_of(file), file))
    except Unfit as unfit:
        place = read_yaml(text_of(file), file).get("house_rules")
        assert place is not None
        raise Faulty([fault(place, "said", game.slug, text=problem.word()) for problem in unfit.problems]) from unfit


def _own(game: AnyGame, file: str) -> Catalog[Definition]:
    try:
        return catalog(game.slug)
    except Faulty as faulty:
        raise Faulty([Fault(file, 1, "expected the game's own sets to be faultless")]) from faulty
