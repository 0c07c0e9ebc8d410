"""The panel's first page: every setting as it now is, and the way to change it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.components import ids
from bot.components.controls import Button, Choice, Option, Row, Tone
from bot.components.layout import Page
from bot.guilds.server import Server
from bot.limits import OPTION_LABEL, cut
from bot.matches.times import DEFAULT, TIMES
from bot.store.guilds import EVERYBODY, MANAGERS, Settled
from engine.house import Setting
from engine.view import Name, Word
from engine.wording import LOCALES, Wording, locale_for

HOME, CHANNELS, STARTERS, GAMES, MATCHES, DEFAULTS = "home", "channels", "starters", "games", "matches", "defaults"
"""The panel's rooms."""
COLLECTIONS, PRIZES = "collections", "prizes"
"""A room, and what is set in it by menus."""
LANGUAGE, THREADS, TIME = "language", "threads", "time"
"""What is set by a menu; `CHANNELS`, `STARTERS` and the store's `ROLES` are too."""
AUTO = "auto"
"""The language that Discord says."""
YES, NO = "yes", "no"
NAMED = 10
"""Channels and roles that a line names."""
MISSING = 8
"""Channels of which a panel says what the bot may not do there."""

House = Mapping[str, Mapping[str, Setting]]


def home_page(server: Server, settled: Settled, house: House, words: Wording, news: str = "") -> Page:
    """All of it. ``news`` is what has just been changed, or was not."""
    lines = [_line(CHANNELS, channels_said(server, settled, words), words)]
    lines.append(_line(STARTERS, starters_said(server, settled, words), words))
    lines.append(_line("house", house_said(house, words), words))
    lines.append(_line(COLLECTIONS, collections_said(settled, words), words))
    menus = (
        menu(LANGUAGE, languages(server, settled, words), words),
        menu(THREADS, threads(settled, words), words),
        menu(TIME, times(settled, words), words),
    )
    labeled = [
        part for what, one in zip((LANGUAGE, THREADS, TIME), menus, strict=True) for part in headed(what, one, words)
    ]
    return Page(
        (
            top("settings-title", words, news),
            *labeled,
            "\n".join([*lines, *lacking(server, settled, words)]),
            *_ways(words),
        )
    )


def top(key: str, words: Wording, news: str) -> str:
    """A page's title, and under it what has just been changed."""
    return "\n".join(filter(None, (words.text(key), news)))


def saved(what: str, value: str, words: Wording) -> str:
    """That something is now set so."""
    name = words.text(f"settings-{what}")
    return words.text(Word("settings-saved", {"name": Name(name, name), "value": Name(value, value)}))


def kept(words: Wording) -> str:
    """That what the page shows has just been set so."""
    return words.text("settings-kept")


def now(said: str, words: Wording) -> str:
    """That something is so at present."""
    return words.text(Word("settings-now", {"value": Name(said, said)}))


def marked(said: str, is_default: bool, words: Wording) -> str:
    """A value, marked where it is the default."""
    return words.text(Word("settings-default", {"value": Name(said, said)})) if is_default else said


def _line(what: str, said: str, words: Wording) -> str:
    name = words.text(f"settings-{what}")
    return words.text(Word("settings-line", {"name": Name(name, name), "value": Name(said, said)}))


def headed(what: str, menu: Choice, words: Wording) -> tuple[str, Choice]:
    """A menu under what it is about."""
    return _head(what, words), menu


def _head(what: str, words: Wording) -> str:
    name, about = words.text(f"settings-{what}"), words.text(f"settings-{what}.about")
    return words.text(Word("settings-head", {"name": Name(name, name), "about": Name(about, about)}))


def menu(what: str, options: tuple[Option, ...], words: Wording) -> Choice:
    """A menu that sets something."""
    return Choice(words.text(f"settings-{what}"), ids.Setting(what, 0), options)


def _ways(words: Wording) -> tuple[Row, ...]:
    rooms = (CHANNELS, STARTERS, GAMES, MATCHES, COLLECTIONS)
    row = tuple(Button(words.text(f"settings-{room}-button"), ids.Panel(room, 0)) for room in rooms)
    return row, (Button(words.text("settings-defaults-button"), ids.Panel(DEFAULTS, 0)),)


def home_button(words: Wording) -> Button:
    """Back to the first page; always the last button."""
    return Button(words.text("settings-home-button"), ids.Panel(HOME, 0))


def back_button(what: str, words: Wording, *, barred: bool) -> Button:
    """Let this be as the bot has it; barred where it is."""
    return Button(words.text(f"settings-{what}-reset-button"), ids.Back(what), Tone.PLAIN, barred)


# --- what may be chosen -----------------------------------------------------------------------------------------------


def languages(server: Server, settled: Settled, words: Wording) -> tuple[Option, ...]:
    """As Discord is set, and every language that there is."""
    theirs = words.text(f"language-{locale_for(server.locale).lower()}")
    auto = words.text(Word("settings-language-auto", {"language": Name(theirs, theirs)}))
    found = [(AUTO, marked(auto, is_default=True, words=words), settled.locale is None)]
    found += [(code, words.text(f"language-{code.lower()}"), settled.locale == code) for code in LOCALES]
    return _options(found)


def threads(settled: Settled, words: Wording) -> tuple[Option, ...]:
    """A thread for each match, or the channel itself."""
    own = marked(words.text("settings-threads.own"), is_default=True, words=words)
    return _options([(YES, own, settled.threads), (NO, words.text("settings-threads.channel"), not settled.threads)])


def times(settled: Settled, words: Wording) -> tuple[Option, ...]:
    """Every time that a decision may have."""
    seconds_now = DEFAULT if settled.time is None else settled.time
    return _options(
        [
            (name, marked(words.text(f"time-{name}"), seconds == DEFAULT, words), seconds == seconds_now)
            for name, seconds in TIMES.items()
        ]
    )


def starters(settled: Settled, words: Wording) -> tuple[Option, ...]:
    """Everybody or managers; roles are chosen in a menu of their own."""
    everybody = marked(words.text("settings-starters.everybody"), is_default=True, words=words)
    managers = words.text("settings-starters.managers")
    return _options(
        [
            (EVERYBODY, everybody, settled.starters == EVERYBODY),
            (MANAGERS, managers, settled.starters == MANAGERS),
        ]
    )


def collections(settled: Settled, words: Wording) -> tuple[Option, ...]:
    """Whether people own cards here."""
    return _switch(COLLECTIONS, words, on=settled.collections)


def prizes(settled: Settled, words: Wording) -> tuple[Option, ...]:
    """Whether they may play for them."""
    return _switch(PRIZES, words, on=settled.prizes)


def _switch(what: str, words: Wording, *, on: bool) -> tuple[Option, ...]:
    off = marked(words.text(f"settings-{what}.off"), is_default=True, words=words)
    return _options([(YES, words.text(f"settings-{what}.on"), on), (NO, off, not on)])


def _options(found: list[tuple[str, str, bool]]) -> tuple[Option, ...]:
    return tuple(Option(cut(label, OPTION_LABEL), value, chosen=chosen) for value, label, chosen in found)


# --- what is set, in words --------------------------------------------------------------------------------------------


def channels_said(server: Server, settled: Settled, words: Wording) -> str:
    """Where duels may be started."""
    if not settled.channels:
        return marked(words.text("settings-channels.all"), is_default=True, words=words)
    there = server.channels(settled.channels)
    said = _listed("<#{}>", there) if there else words.text("settings-channels.none")
    return _with_gone(said, len(settled.channels) - len(there), words)


def starters_said(server: Server, settled: Settled, words: Wording) -> str:
    """Who may start duels."""
    if settled.starters == EVERYBODY:
        return marked(words.text("settings-starters.everybody"), is_default=True, words=words)
    there = server.roles(settled.roles)
    if settled.starters == MANAGERS:
        return words.text("settings-starters.managers")
    said = _listed("<@&{}>", there) if there else words.text("settings-starters.none")
    return _with_gone(said, len(settled.roles) - len(there), words)


def house_said(house: House, words: Wording) -> str:
    """How many house rules of which games are the server's own."""
    if not house:
        return marked(words.text("settings-house.none"), is_default=True, words=words)
    return " · ".join(
        Wording(words.locale, game).text(Word("settings-house-count", {"game": f"@game-{game}", "count": len(rules)}))
        for game, rules in house.items()
    )


def collections_said(settled: Settled, words: Wording) -> str:
    """Whether people own cards here, and whether they may play for them."""
    if not settled.collections:
        return marked(words.text("settings-collections.off"), is_default=True, words=words)
    return words.text("settings-collections.prizes" if settled.prizes else "settings-collections.no-prizes")


def _listed(shape: str, found: tuple[int, ...]) -> str:
    shown = " ".join(shape.format(one) for one in found[:NAMED])
    return f"{shown} … ({len(found)})" if len(found) > NAMED else shown


def _with_gone(said: str, gone: int, words: Wording) -> str:
    return words.text(Word("settings-gone", {"value": Name(said, said), "count": gone})) if gone else said


def lacking(server: Server, settled: Settled, words: Wording) -> list[str]:
    """What the bot may not do where duels are to be played: in the chosen channels, or where the panel stands."""
    found = []
    for channel in server.channels(settled.channels) or (server.here,):
        if names := server.lacking(channel, threads=settled.threads):
            said = words.text("settings-and").join(words.text(f"permission-{name.replace('_', '-')}") for name in names)
            values: dict[str, int | str | Name] = {"channel": f"<#{channel}>", "permissions": Name(said, said)}
            found.append(words.text(Word("settings-lacking", values)))
    return found[:MISSING]
