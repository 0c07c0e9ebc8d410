"""Both languages say the same things, everything that the engine can say is worded, and nobody ever sees a key."""

import ast
import logging
import re
from collections import Counter

import pytest

from engine.catalog import DATA
from engine.games import catalog, games, table
from engine.house import options
from engine.match import Match
from engine.players import Random
from engine.view import PUBLIC, SEATS, Name, Word
from engine.wording import LOCALES, Wording, keys
from engine.wording.bundles import files
from engine.wording.wording import NEUTRAL
from tests.engine.walks import measured_once
from tests.house.source import modules, strings, tree

GAMES = ("", *games())
TOLD = {
    "Happening": "event",
    "Refusal": "refusal",
    "Problem": "problem",
    "tell": "event",
    "ask": "ask",
    "end": "ended",
    "Word": "",
}


def constants(node):
    """The strings that an expression may be: a literal, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def spoken(room):
    """Every key that a room's code names, with the file: arguments of what tells, refuses, asks and ends."""
    for path in modules(room):
        named = [
            key
            for node in ast.walk(tree(path))
            if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == "name" for target in node.targets)
            for key in constants(node.value)
        ]
        for call in ast.walk(tree(path)):
            if not isinstance(call, ast.Call):
                continue
            function = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if function not in TOLD:
                continue
            prefix = f"{TOLD[function]}-" if TOLD[function] else ""
            for argument in call.args[:2]:
                found = named if getattr(argument, "id", "") == "name" else constants(argument)
                yield from ((prefix + key, path) for key in found if re.fullmatch(r"[a-z][a-z0-9.-]*", key))


def own_rooms(game):
    return (f"engine/games/{game}",) if game else ("engine",)


def said_by(game):
    """What the code of a game says, or without one what the engine says to all."""
    for room in own_rooms(game):
        yield from ((key, path) for key, path in spoken(room) if game or "games" not in path.parts)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_keys_and_variables(game):
    ja, en = (keys(locale, game) for locale in LOCALES)
    assert sorted(ja.keys() ^ en.keys()) == []
    assert {key: (ja[key], en[key]) for key in ja if ja[key] != en[key]} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_of_words_can_be_read_and_no_key_stands_twice(locale):
    from fluent.runtime import FluentResource

    shared = [path for path in files(locale) if path.parent.parent.name == "words"]
    for batch in (shared, *([DATA / slug / "words" / f"{locale}.ftl"] for slug in games())):
        entries = [entry for path in batch for entry in FluentResource(path.read_text("utf-8")).body]
        assert [entry.content for entry in entries if type(entry).__name__ == "Junk"] == []
        names = Counter(entry.id.name for entry in entries if type(entry).__name__ == "Message")
        assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_code_says_is_worded(game):
    said = list(said_by(game))
    assert said
    # What the engine says of every game alike, such as of its decks, each game may word in its own way.
    known = keys("ja", game) if game else set.intersection(*(set(keys("ja", each)) for each in games()))
    # The words of a match that only its game knows (how it ends, what it asks) are looked for with the game's own.
    missing = {f"{path.name}: {key}" for key, path in said if key not in known}
    assert sorted(missing) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_house_rule_has_a_name_an_explanation_and_words_for_its_values(slug, locale):
    known = keys(locale, slug)
    for option in options(games()[slug].house_type):
        for part in ("", ".about", *(f".{choice}" for choice in option.choices)):
            assert f"house-{option.name}{part}" in known


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_says_its_name_and_what_it_is_in_a_line(slug, locale):
    words = Wording(locale, slug)
    assert words.text("game-name") == words.text(f"game-{slug}") != words.text(NEUTRAL)
    assert 20 < len(words.text("game-line")) < 200


def words_in(value):
    """Every word and key in a view, offer or sheet, found by type; keys of faces and zones as drawing words them."""
    if isinstance(value, Word):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from words_in(part)
    elif hasattr(value, "__struct_fields__") and not isinstance(value, Name):
        for field in value.__struct_fields__:
            yield from words_in(getattr(value, field))
        yield from (Word(key) for key in plain_keys(value))


def plain_keys(part):
    kind = type(part).__name__
    if kind == "View":
        return part.phases
    if kind == "Face":
        states = [f"state-{state}" for state in part.states]
        stats = [f"stat-{stat.kind}" for stat in part.stats]
        marks = [mark + ending for mark in part.marks for ending in ("", ".mark", ".text")]
        return [*states, *stats, *marks, *(f"attribute-{attribute}" for attribute in part.attributes)]
    if kind == "Zone":
        return [f"zone-{part.id}"]
    if kind == "Area":
        return [f"zone-{part.id}"]
    if kind == "Slot":
        return [part.empty] if part.empty else []
    if kind == "Score":
        return [key for key in (part.label, part.unit, part.icon and f"stat-{part.icon}") if key]
    if kind == "Plate":
        return [part.seal] if part.seal else []
    if kind == "Tile":
        return [part.label, *([part.word] if part.word else []), *([f"attribute-{part.emblem}"] if part.emblem else [])]
    if kind == "Block":
        return [part.mark] if part.mark else []
    return []


class Listener:
    """Words everything in both languages and keeps what comes out, so that a match can be listened to."""

    def __init__(self, slug):
        self.wordings = [Wording(locale, slug, ("Aoi", "Ren")) for locale in LOCALES]
        self.said = set()
        self.heard = set()

    def hear(self, thing):
        for word in words_in(thing):
            if repr(word) not in self.heard:
                self.heard.add(repr(word))
                self.said.update(wording.text(word) for wording in self.wordings)

    def hear_options(self, match):
        for seat in match.waiting():
            prefix = ()
            while (step := match.next(seat, prefix)).choices:
                offers = [match.offer(seat, prefix, atom) for atom in step.choices]
                for wording in self.wordings:
                    self.said.update(wording.label(offer) for offer in offers)
                    self.said.update(wording.gain(offer) for offer in offers if offer.gain)
                    self.said.update(wording.text(f"{offer.key}-long") for offer in offers if offer.kind == "verb")
                prefix = (*prefix, step.choices[len(prefix) % len(step.choices)])
            if step.span:
                self.said.update(w.label(match.offer(seat, prefix, step.span[0])) for w in self.wordings)


def listen_to(slug, number, house=None):
    """One random match, heard from its first question to its end by both seats and everybody."""
    game, board, listener = games()[slug], table(slug, house), Listener(slug)
    lists = list(catalog(slug).decks.values())
    first = lists[number % len(lists)]
    second = next(deck for deck in lists if deck.size == first.size and deck is not first)
    match = Match.begin(game, board, [first, second], number.to_bytes(32, "big"))
    players = [Random(f"{number}:{seat}") for seat in SEATS]
    while match.outcome is None:
        for seat in match.waiting():
            for viewer in (PUBLIC, *SEATS):
                listener.hear(match.view(viewer))
            listener.hear_options(match)
            decision = match.decision(seat)
            events = match.apply(seat, decision.id, players[seat].choose(match, seat))
            for viewer in (PUBLIC, *SEATS):
                listener.hear([event.word() for event in events.of(viewer)])
            if match.outcome is not None:
                break
    listener.hear(match.view(PUBLIC))
    return listener.said


ASKING = {
    "jinkei": {
        "absorption_asks": True,
        "absorption_on_miss": True,
        "advance_cell": "any",
        "janken_ties": 1,
        "round_cap": 30,
    },
    "genso": {"janken": "laid", "faces_shown": "turn", "draw_cap": 1},
    "kasane": {"scene_counts_coming_round": True, "new_area": "left", "grade_from": "printed", "turn_cap": 3},
}


@pytest.mark.parametrize("number", measured_once(6))
def test_a_whole_match_is_told_without_a_gap(slug, number, caplog):
    with caplog.at_level(logging.WARNING):
        said = listen_to(slug, number, ASKING.get(slug) if number % 2 else None)
    assert [record.getMessage() for record in caplog.records] == []
    neutral = {Wording(locale).text(NEUTRAL) for locale in LOCALES}
    assert [text for text in said if any(word in text for word in neutral)] == []
    assert [text for text in said if re.search(r"[{}]|@\w|\b(event|verb|ask|waits|offer)-", text)] == []


def test_every_card_s_sheet_is_worded(slug, caplog):
    listener = Listener(slug)
    with caplog.at_level(logging.WARNING):
        for card in catalog(slug).definitions:
            listener.hear(games()[slug].sheet(table(slug), card))
    assert [record.getMessage() for record in caplog.records] == []
    assert len(listener.said) > 50
    assert not any(Wording(locale).text(NEUTRAL) in listener.said for locale in LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_fit_a_button(slug, locale):
    """Discord cuts a label at 80 characters and a menu's line at 100."""
    words = Wording(locale, slug)
    for key in keys(locale, slug):
        if key.startswith("verb-") and "." not in key:
            assert len(words.text(key)) <= 80
        if key.startswith("offer-"):
            assert len(words.text(Word(key, {"amount": 999}))) <= 100


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_of_a_roll_is_worded(locale):
    reasons = {node.value for path in modules("engine") if path.parent.name == "dice" for node in strings(path)}
    reasons = {reason for reason in reasons if re.fullmatch(r"roll(-[a-z]+)+", reason)}
    assert len(reasons) > 5
    assert sorted({f"refusal-{reason}" for reason in reasons} - keys(locale).keys()) == []
