"""A set is tried before anybody plays it: endless matches, cards that do nothing, and faults of ours are found."""

import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from engine.catalog import Catalog
from engine.games import catalog, games, table
from engine.players import Random
from engine.sets import bring
from engine.sets.fill import filled
from engine.sets.trial import Trial, findings, try_out
from engine.stream import open_stream
from engine.wording import LOCALES, Wording
from tests.engine.sets.test_bring import PRINTED, SET

ROOT = Path(__file__).parents[3]

IDLE = """
  - id: paper-crane
    name: {ja: 折り鶴, en: Paper Crane}
    element: wind
    atk: 4
    skill: {cost: 2, gain: 1}
    burst: {cost: 4, gain: 3}
    abilities:
      - {when: burst, needs: [{elements: {at_least: 99}}], effects: [{recall: {}}]}
""".replace("at_least", "at-least")


def tried(text, matches=12, spent=lambda: 0.0):
    brought = bring(text.encode(), "mine.yaml")
    return brought, try_out(brought, catalog(brought.game), spent, matches)


@pytest.mark.parametrize("game", games())
def test_decks_of_any_game_are_filled_with_cards_that_no_deck_has(game):
    board = table(game)
    bases = [deck for deck in board.catalog.decks.values() if not games()[game].check_deck(board, deck)]
    cards = [card for card in board.cards if card not in bases[0].cards][:9]
    made = filled(games()[game], board, cards, bases[:1], 2, open_stream(bytes(32)))
    assert len(made) >= 2
    assert [games()[game].check_deck(board, deck) for deck in made] == [[]] * len(made)
    unfit = set(cards) - {card for deck in made for card in deck.cards}
    alone = {card for card in unfit if games()[game].definition_type.__name__ == "GensoCard"}
    assert unfit == alone, "only what house rules shut out is left over"


def test_a_sound_set_is_found_sound():
    _, trial = tried(SET)
    assert trial.sound
    assert (trial.matches, trial.cut, trial.crashes, trial.never_ending) == (12, False, [], [])
    assert trial.decks[0] == "stalls"
    assert sum(trial.matches_by_deck.values()) >= trial.matches
    assert sum(trial.wins_by_deck.values()) + trial.draws == trial.matches
    for locale in LOCALES:
        said = [Wording(locale, "genso").text(word) for word in findings(trial, {})]
        assert said[0].count("12") == 2


def test_what_never_happens_is_told_with_its_cards():
    brought, trial = tried(SET.replace("decks:", f"{IDLE.strip(chr(10))}\ndecks:"))
    assert trial.verbs_never_hit["recall"] == ["paper-crane"]
    leader = (
        "  - {id: old-banner, name: {ja: 古い旗, en: Old Banner}, kind: leader, abilities: [{effects: [{draw: {}}]}]}\n"
    )
    brought, trial = tried(SET.replace("decks:", f"{leader}decks:"), matches=2)
    assert trial.never_in_a_deck == ["old-banner"]
    names = {card.id: card.title for card in brought.definitions}
    assert any("Old Banner" in Wording("en-US", "genso").text(word) for word in findings(trial, names))


def test_time_that_is_over_ends_a_trial_at_once():
    _, trial = tried(SET, matches=200, spent=lambda: 1.0)
    assert (trial.matches, trial.cut, trial.sound) == (0, True, False)


@pytest.mark.parametrize(("played", "sound"), [(5, False), (6, True)])
def test_a_trial_that_was_cut_says_how_much_was_played_and_tells_nothing_below_a_half(played, sound):
    brought, clock = bring(SET.encode(), "mine.yaml"), [0.0]

    def told(matches):
        clock[0] = float(matches >= played)

    trial = try_out(brought, catalog(brought.game), lambda: clock[0], 12, told=told)
    assert (trial.matches, trial.cut, trial.sound, trial.short) == (played, True, sound, not sound)
    for locale in LOCALES:
        said = [Wording(locale, "genso").text(word) for word in findings(trial, {})]
        assert str(played) in said[0]
        assert Wording(locale, "genso").text("trial-cut") in said


def test_careful_players_leave_time_for_every_match(monkeypatch):
    """However slow they are: a careful match takes a quarter of all the time here."""
    spent = 0.0

    class Slow(Random):
        def __init__(self, stream):
            super().__init__(stream.below(1 << 30, "slow"))
            self.left = 0.25

        def choose(self, *asked):
            nonlocal spent
            spent, self.left = spent + self.left, 0.0
            return super().choose(*asked)

    monkeypatch.setattr("engine.sets.trial.Careful", Slow)
    _, trial = tried(SET, matches=40, spent=lambda: spent)
    assert (trial.matches, trial.cut) == (40, False)
    assert spent >= 0.5, "careful players took part"


def test_a_match_without_end_and_a_fault_of_ours_are_told_with_the_cards(monkeypatch):
    monkeypatch.setattr("engine.sets.trial.ACTIONS", 20)
    brought, trial = tried(SET, matches=4)
    assert trial.endless == 4
    assert not trial.sound
    assert trial.never_ending[0].why == "length"
    assert set(trial.never_ending[0].cards) & {card.id for card in brought.definitions}
    monkeypatch.setattr("engine.games.genso.abilities._VERBS", {}, raising=False)
    monkeypatch.setattr("engine.games.genso.abilities._carry_out", broken)
    _, trial = tried(SET, matches=4)
    assert trial.matches == 4
    assert {crash.error for crash in trial.crashes} <= {"ZeroDivisionError: a verb of ours"}


def broken(*_):
    raise ZeroDivisionError("a verb of ours")


def test_the_command_says_all_of_it_as_json(tmp_path):
    text = bring(SET.encode(), "mine.yaml").text
    said = command(text, "--matches", "6")
    assert said.returncode == 0, said.stderr
    answer = json.loads(said.stdout)
    assert answer["trial"]["matches"] == 6
    assert answer["kept"] == text
    wrong = command(SET.replace("atk: 4", "atk: 1000"))
    assert wrong.returncode == 1
    fault = json.loads(wrong.stdout)["faults"][0]
    assert (fault["file"], fault["line"], fault["word"]["key"]) == ("set.yaml", 11, "fault-number")


def command(text, *options):
    return subprocess.run(
        [sys.executable, "-m", "engine", "try", "-", "--json", "--seconds", "120", "--nice", "0", *options],
        cwd=ROOT,
        input=text.encode(),
        capture_output=True,
        check=False,
    )


def test_a_trial_needs_no_decks_of_the_house():
    brought = bring(SET.split("decks:")[0].encode(), "mine.yaml")
    assert not try_out(brought, Catalog([], [], []), lambda: 0.0, 2).matches
    assert isinstance(try_out(brought, catalog("genso"), lambda: 0.0, 2), Trial)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.stem)
def test_two_hundred_matches_take_less_than_a_minute_and_half_a_gibibyte(path, tmp_path):
    """A set as large as the house's own, of a processor that it has for itself."""
    began = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = command(strange(path), "--matches", "200", "--seconds", "600")
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    trial = json.loads(said.stdout)["trial"]
    assert (trial["matches"], trial["endless"], trial["crashes"], trial["never_in_a_deck"]) == (200, 0, [], [])
    assert ended.ru_utime + ended.ru_stime - began.ru_utime - began.ru_stime < 60
    assert ended.ru_maxrss < 500 * 1024


def strange(path):
    """A set of the house as if somebody else had brought it: other ids, other names."""
    plain = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)
    for card in plain["cards"]:
        card["id"] = f"x-{card['id']}"
        card["name"] = {"ja": f"新{card['name']['ja']}", "en": f"New {card['name']['en']}"}
        if "parts" in card:
            card["parts"] = [f"x-{part}" for part in card["parts"]]
    kinds = {card.get("kind") for card in plain["cards"]}
    rules = {"house_rules": {"leaders": True, "stacking": True}} if "leader" in kinds else {}
    return json.dumps({**plain, "game": path.parts[-3], "set": "strange", **rules})
