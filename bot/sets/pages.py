"""The pages of `/cardset`. Names were written by people: in a text they stand as they are, and nothing in them works."""

from __future__ import annotations

from collections.abc import Sequence

from bot.components.controls import Button, Choice, Option, Row, Tone
from bot.components.layout import Attached, Page, Part, Picture
from bot.components.markup import plain, timestamp
from bot.components.paging import paged, turns
from bot.guilds.house import rule_of, said_of
from bot.limits import OPTION_LABEL, OPTION_TEXT, cut
from bot.sets import keys
from bot.sets.servers import ServerSet
from bot.sets.trials import REFUSED, SHORT, SOUND, News, trial_of
from engine.brought import Shelved, read
from engine.catalog import Catalog, Definition
from engine.games import catalog_with
from engine.refusal import Refusal
from engine.sets.trial import Trial, findings
from engine.view import Name, Value, Word
from engine.wording import Wording

A_PAGE = 10
"""Sets on a page of the list."""
A_PICTURE = 8
"""Cards on a preview picture: so few that each is read on a phone."""
FAULTS = 12
"""Faults on a page."""
_FAULT = 280
"""Characters of one."""
_REMARKS, _REPORT = 8, 6
_FINDINGS = 2600
"""Characters of what a trial has shown."""
FAULTS_FILE = "faults.txt"


def list_page(found: Sequence[ServerSet], words: Wording, page: int = 0, news: str = "") -> Page:
    """All that a server has."""
    head = "\n".join(filter(None, (words.text("cardset-title"), news)))
    if not found:
        return Page((head, words.text("cardset-none")))
    shown, page, pages = paged(found, page, A_PAGE)
    menu = Choice(words.text("cardset-menu"), keys.Chosen(page), tuple(_option(one, words) for one in shown))
    lines = "\n".join(_line(one, words) for one in shown)
    return Page((head, lines, menu, *turns(page, pages, keys.Listed, words)))


def versions_page(found: Sequence[ServerSet], words: Wording) -> Page:
    """All versions of one set, the newest first; more than a page of them are in the list of all sets."""
    head = words.text(Word("cardset-versions-title", _named(found[0], words)))
    menu = Choice(words.text("cardset-menu"), keys.Chosen(0), tuple(_option(one, words) for one in found[:A_PAGE]))
    lines = "\n".join(_line(one, words) for one in found[:A_PAGE])
    return Page((head, lines, menu, (Button(words.text("cardset-list-button"), keys.Listed(0)),)))


def set_page(
    one: ServerSet,
    shelved: Shelved,
    versions: Sequence[ServerSet],
    words: Wording,
    picture: Picture | None = None,
    page: int = 0,
    news: str = "",
) -> Page:
    """One version of a set: what it is, some of its cards as a picture, and what may be done with it."""
    brought = shelved.brought
    values = {**_named(one, words), "cards": len(brought.cards), "decks": len(brought.decks), "state": _state(one)}
    texts = [words.text(Word("cardset-head", values)), *_versions(one, versions, words)]
    rules = proposed(one.game, shelved, words)
    texts += [words.text("cardset-house"), *rules] if rules else []
    told = report_lines(trial_of(one.report), shelved, words)[:_REPORT] if one.report else []
    texts += [words.text("cardset-report"), *told] if told else []
    parts: list[Part] = ["\n".join(filter(None, [*texts, news]))]
    parts += [picture] if picture else []
    pages = pages_of(shelved)
    parts += turns(page, pages, lambda to: keys.Shown(one.hash, to), words)
    return Page((*parts, *_ways(one, words, house=bool(rules))))


def pages_of(shelved: Shelved) -> int:
    """How many preview pictures a set has."""
    return max(1, -(-len(shelved.brought.cards) // A_PICTURE))


def proposed(game: str, shelved: Shelved, words: Wording) -> list[str]:
    """A line for each house rule that a set proposes and this release knows."""
    lines = []
    for name, value in shelved.brought.house_rules.items():
        try:
            rule = rule_of(game, name)
        except Refusal:
            continue
        lines.append(words.text(Word("house-differs", said_of(rule, value, words))))
    return lines


def sure_page(one: ServerSet, words: Wording) -> Page:
    """Whether it is really to be removed."""
    yes = Button(words.text("cardset-remove-sure-button"), keys.Removed(one.hash, 1), Tone.GRAVE)
    no = Button(words.text("cardset-back-button"), keys.Shown(one.hash, 0))
    return Page((words.text(Word("cardset-remove-sure", _named(one, words))), (yes, no)))


# --- while a set comes ------------------------------------------------------------------------------------------------


def faults_page(lines: Sequence[str], words: Wording, page: int = 0) -> Page:
    """What is wrong with a set: some lines of it, and the whole as a file, from which every page is made."""
    shown, page, pages = paged(lines, page, FAULTS)
    head = words.text(Word("cardset-faults", {"count": len(lines), "page": page + 1, "pages": pages}))
    told = "\n".join(map(_fault, shown))
    whole = Attached(FAULTS_FILE, ("\n".join(lines) + "\n").encode())
    return Page((head, told, *turns(page, pages, keys.Faults, words), whole))


def read_page(shelved: Shelved, remarks: Sequence[str], words: Wording, picture: Picture | None) -> Page:
    """A set that was read and found to be in order, with its first cards; its trial is told of in a message of its own."""
    brought = shelved.brought
    values: dict[str, Value] = {"name": _plainly(brought.name), "version": _safe(brought.version)}
    values |= {"cards": len(brought.cards), "decks": len(brought.decks)}
    told = [_fault(line) for line in remarks[:_REMARKS]]
    lines = [words.text(Word("cardset-read", values)), *([words.text("cardset-remarks"), *told] if told else [])]
    return Page(("\n".join(lines), *([picture] if picture else [])))


def _fault(line: str) -> str:
    """A line of a reader: where it is stands as code, the rest as text."""
    where, _, what = cut(line, _FAULT).replace("`", "'").partition(": ")
    return f"- `{where}` {plain(what)}"


def trial_page(news: News, words: Wording) -> Page:
    """How far a trial has got, and what came of it."""
    shelved = read(news.text)
    head = words.text(Word(f"cardset-trial-{news.state}", _tried(news, shelved)))
    if news.trial is None or news.state == SHORT:
        return Page((head,))
    told = "\n".join(report_lines(news.trial, shelved, words))
    if news.state != SOUND:
        return Page((head, told))
    return Page((head, told, on_buttons(shelved.mark.hash, words, house=bool(shelved.brought.house_rules))))


def late_page(news: News, words: Wording) -> Page:
    """What came of a file, for direct messages: nothing can be switched on there, and no command stands above it."""
    if news.state == SOUND:
        return Page((words.text(Word("cardset-late-sound", _tried(news, read(news.text)))),))
    if news.state != REFUSED:
        return trial_page(news, words)
    if news.faults:
        return faults_page(news.faults, words)
    values: dict[str, Value] = {"file": _safe(news.file), "why": Name(news.why, news.why)}
    return Page((words.text(Word("cardset-late-refused", values)),))


def called_page(user: int, words: Wording) -> Page:
    """A call to whoever takes no direct messages, for everybody to see: it says nothing of the set."""
    return Page((words.text(Word("cardset-late-called", {"who": f"<@{user}>"})),), (user,))


def _tried(news: News, shelved: Shelved) -> dict[str, Value]:
    named: dict[str, Value] = {"name": _plainly(shelved.brought.name), "version": _safe(shelved.brought.version)}
    shown = news.trial or news
    return {**named, "matches": shown.matches, "wanted": shown.wanted}


def on_buttons(one: str, words: Wording, *, house: bool) -> tuple[Button, ...]:
    """To play with it from now on; where it proposes house rules, with them or without."""
    if not house:
        return (Button(words.text("cardset-on-button"), keys.SwitchedOn(one, 0), Tone.GOOD),)
    return (
        Button(words.text("cardset-on-house-button"), keys.SwitchedOn(one, 1), Tone.GOOD),
        Button(words.text("cardset-on-plain-button"), keys.SwitchedOn(one, 0)),
    )


def report_lines(trial: Trial, shelved: Shelved, words: Wording) -> list[str]:
    """What a trial has shown: what must be mended first, then how often each deck won."""
    catalog = catalog_with(shelved.brought.game, (shelved.text,))
    names = {card.id: _plainly(card.title) for card in catalog.definitions.values()}
    said = [words.text(word) for word in findings(trial, names)]
    wins = [
        words.text(
            Word("cardset-wins", {"deck": _deck(deck, catalog), "wins": trial.wins_by_deck[deck], "count": count})
        )
        for deck, count in sorted(trial.matches_by_deck.items())
        if deck in trial.decks
    ]
    lines, room = [], _FINDINGS
    for line in (f"- {each}" for each in [*said, *wins]):
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    return lines


def _deck(deck: str, catalog: Catalog[Definition]) -> Value:
    found = catalog.decks.get(deck)
    return _plainly(found.name) if found and found.name else _safe(deck)


# --- parts ------------------------------------------------------------------------------------------------------------


def label(one: ServerSet, words: Wording) -> str:
    """A set as a row of a menu names it."""
    return words.text(Word("cardset-label", {"name": one.name, "version": one.version}))


def _option(one: ServerSet, words: Wording) -> Option:
    about = words.text(Word("cardset-about", {"game": f"@game-{one.game}", "state": _state(one)}))
    return Option(cut(label(one, words), OPTION_LABEL), one.hash, cut(about, OPTION_TEXT))


def _line(one: ServerSet, words: Wording) -> str:
    return words.text(Word("cardset-line", {**_named(one, words), "state": _state(one)}))


def _named(one: ServerSet, words: Wording) -> dict[str, Value]:
    del words
    values: dict[str, Value] = {"name": _plainly(one.name), "version": _safe(one.version), "game": f"@game-{one.game}"}
    return {**values, "when": timestamp(one.at.timestamp())}


def _state(one: ServerSet) -> Word:
    return Word("cardset-on" if one.on else "cardset-offered" if one.offered else "cardset-off")


def _versions(one: ServerSet, versions: Sequence[ServerSet], words: Wording) -> list[str]:
    others = [other for other in versions if other.hash != one.hash]
    if not others:
        return []
    told = words.text("list-cards").join(
        words.text(Word("cardset-version", {"version": _safe(other.version), "state": _state(other)}))
        for other in others[:A_PAGE]
    )
    return [words.text(Word("cardset-versions", {"versions": Name(told, told)}))]


def _ways(one: ServerSet, words: Wording, *, house: bool) -> list[Row]:
    buttons = list(on_buttons(one.hash, words, house=house)) if not one.on else []
    if one.on:
        buttons.append(Button(words.text("cardset-off-button"), keys.SwitchedOff(one.hash)))
    if not one.offered:
        buttons.append(Button(words.text("cardset-remove-button"), keys.Removed(one.hash, 0), Tone.GRAVE))
    return [tuple(buttons), (Button(words.text("cardset-list-button"), keys.Listed(0)),)]


def _plainly(name: Name) -> Name:
    return Name(plain(name.ja), plain(name.en))


def _safe(text: str) -> Name:
    return Name(plain(text), plain(text))
