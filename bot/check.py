"""``python -m bot --check``: everything that a start would load, and every limit that Discord would measure, without connecting."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from bot.command_limits import command_faults
from bot.fault import HostFault
from bot.runtime import Runtime
from bot.sets.host import FOLDER, HostSets
from bot.settings import Settings
from engine import games
from engine.match import AnyGame
from engine.sources import Faulty
from engine.wording import LOCALES, keys


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    ok: bool
    line: str


async def check(settings: Settings) -> list[Finding]:
    """Look at everything; one finding at least for each part, all faults at once."""
    parts: list[tuple[str, Callable[[Settings], Awaitable[list[str]]]]] = [
        ("data folder", _folder),
        ("database", _database),
        ("words", _words),
        ("fonts", _fonts),
        ("commands", _commands),
        ("looks", _looks),
        ("card sets of the host", _host_sets),
    ]
    findings = [finding for game in games.games().values() for finding in _game(game)]
    for name, look in parts:
        findings += [finding async for finding in _look(name, look, settings)]
    return findings


async def _look(
    name: str, look: Callable[[Settings], Awaitable[list[str]]], settings: Settings
) -> AsyncIterator[Finding]:
    try:
        faults = await look(settings)
    except HostFault as wrong:
        faults = list(wrong.lines)
    except Exception as error:  # noqa: BLE001  # whatever keeps it from loading is what is to be told
        faults = [f"{type(error).__name__}: {error}"]
    if not faults:
        yield Finding(ok=True, line=name)
    for fault in faults:
        yield Finding(ok=False, line=f"{name}: {fault}")


def _game(game: AnyGame) -> Iterator[Finding]:
    """Its sets and starter decks, with the default house rules."""
    try:
        table = games.table(game.slug)
    except Faulty as faulty:
        yield from (Finding(ok=False, line=str(fault)) for fault in faulty.faults)
        return
    faults = [
        f"{game.slug}: deck {deck.id}: {problem.reason} {problem.rule}".rstrip()
        for deck in table.catalog.decks.values()
        for problem in game.check_deck(table, deck)
    ]
    yield from (Finding(ok=False, line=fault) for fault in faults)
    if not faults:
        cards, decks = len(table.catalog.definitions), len(table.catalog.decks)
        yield Finding(ok=True, line=f"{game.slug}: {cards} cards, {decks} starter decks")


async def _folder(settings: Settings) -> list[str]:
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=settings.data_dir):
        return []


async def _database(settings: Settings) -> list[str]:
    async with _empty(settings):
        return []


@contextlib.asynccontextmanager
async def _empty(settings: Settings) -> AsyncIterator[Runtime]:
    """A runtime on an empty SQLite file, so that neither a running bot nor the real database is touched."""
    with tempfile.TemporaryDirectory(dir=settings.data_dir) as folder:
        file = f"sqlite+aiosqlite:///{Path(folder) / 'check.sqlite3'}"
        runtime = await Runtime.open(replace(settings, database_url=file, data_dir=Path(folder)))
        try:
            yield runtime
        finally:
            await runtime.close()


async def _commands(settings: Settings) -> list[str]:
    """Each as Discord would get it, with its translations, measured."""
    from bot.client import payloads

    async with _empty(settings) as runtime:
        return command_faults(list(await payloads(runtime)))


async def _host_sets(settings: Settings) -> list[str]:
    """Those that lie in the data folder, read as a start reads them."""
    async with _empty(settings) as runtime:
        return await HostSets(runtime.store, runtime.sets, settings.data_dir / FOLDER).faults()


async def _words(_settings: Settings) -> list[str]:
    """Every language has every word, with the same values."""
    first, *others = LOCALES
    faults = []
    for game in ("", *games.games()):
        known = keys(first, game)
        for locale in others:
            theirs = keys(locale, game)
            faults += [f"{locale}: {key} is missing" for key in sorted(known.keys() - theirs.keys())]
            faults += [f"{first}: {key} is missing" for key in sorted(theirs.keys() - known.keys())]
            both = sorted(known.keys() & theirs.keys())
            faults += [f"{locale}: {key} has other values" for key in both if known[key] != theirs[key]]
    return sorted(set(faults))


async def _fonts(_settings: Settings) -> list[str]:
    from bot.drawing.fonts import check_fonts

    check_fonts()
    return []


async def _looks(_settings: Settings) -> list[str]:
    """Every game's look can be painted from, and every crest that an author named can be drawn."""
    from bot.drawing.crests import is_crest
    from bot.drawing.look import load_look

    faults: list[str] = []
    for slug, game in games.games().items():
        try:
            load_look(slug)
        except Faulty as faulty:
            faults += map(str, faulty.faults)
        table = games.table(slug)
        named = ((card, game.sheet(table, card).face.crest) for card in table.catalog.definitions)
        faults += [
            f"{slug}: {card}: no crest is called {crest}" for card, crest in named if crest and not is_crest(crest)
        ]
    return faults
