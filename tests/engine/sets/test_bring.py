"""A set that somebody brings is either in order, or every fault of it is told with its line, in both languages."""

from pathlib import Path

import pytest

from engine.catalog import Catalog
from engine.games import catalog, games
from engine.sets import bring, kept, told
from engine.sources import Faulty
from tests.engine.sets.malformed import packed, png

ROOT = Path(__file__).parents[3]
PRINTED = sorted((ROOT / "data").glob("*/sets/*.yaml"))

SET = """
set: night-market
game: genso
version: 1.10
name: {ja: 夜市, en: Night Market}
house_rules: {deck_size: 15, copies: 4}
cards:
  - id: lantern-seller
    name: {ja: 灯売り, en: Lantern Seller}
    element: fire
    atk: 4
    skill: {cost: 2, gain: 3}
    burst: {cost: 4, gain: 6}
  - id: goldfish-scooper
    name: {ja: 金魚すくい, en: Goldfish Scooper}
    element: water
    atk: 5
    skill: {cost: 2, gain: 2}
    burst: {cost: 4, gain: 5}
    abilities:
      - {when: won, effects: [{draw: {count: 1}}]}
decks:
  - id: stalls
    name: {ja: 屋台, en: Stalls}
    cards: {lantern-seller: 4, goldfish-scooper: 4, forge-maiden: 4, ember-fox: 3}
"""


def faults_of(text, game=""):
    with pytest.raises(Faulty) as found:
        bring(text.encode() if isinstance(text, str) else text, "mine.yaml", game)
    return found.value.faults


def test_a_set_is_brought_with_its_decks_and_house_rules():
    brought = bring(SET.encode(), "mine.yaml")
    assert (brought.id, brought.version, brought.game) == ("night-market", "1.10", "genso")
    assert brought.house_rules == {"deck_size": 15, "copies": 4}
    joined = brought.onto(catalog("genso"))
    assert [mark.id for mark in joined.sets][-1] == "night-market"
    assert joined.decks["stalls"].size == 15
    assert joined.name_of("lantern-seller").ja == "灯売り"


def test_what_is_kept_of_a_set_is_read_again_with_the_same_hash():
    brought = bring(SET.encode(), "mine.yaml", "genso")
    again = kept(brought.text)
    assert again == brought
    assert again.mark == brought.mark
    spaced = bring(SET.replace("\n  - id", "\n\n  # a remark\n  - id").replace("\n", "\r\n").encode(), "other.yaml")
    assert spaced.mark == brought.mark
    assert bring(SET.replace("atk: 4", "atk: 3").encode(), "mine.yaml").mark != brought.mark


@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.stem)
def test_the_printed_sets_keep_every_bound_that_others_must_keep(path):
    brought = bring(path.read_bytes(), path.name, path.parts[-3], Catalog([], [], []))
    assert kept(brought.text).definitions == brought.definitions
    assert {card.id for card in brought.definitions} <= catalog(brought.game).definitions.keys()


def test_every_fault_is_told_at_once_with_its_line():
    text = (
        SET.replace("element: fire", "element: fir")
        .replace("gain: 6", "gainn: 6")
        .replace("[{draw: {count: 1}}]", "[{drwa: {count: 1}}, {take-back: {count: 1000}}]")
        .replace("deck_size: 15", "deck_siz: 15")
        .replace("lantern-seller: 4", "lantern-seller: 4.5")
    )
    said = [told(fault, "en-US", "genso") for fault in faults_of(text)]
    assert said == [
        "mine.yaml:6: There is no “deck_siz” here. Did you mean deck_size?",
        "mine.yaml:10: “fir” cannot stand here. Did you mean fire?",
        "mine.yaml:13: There is no “gainn” here. Did you mean gain?",
        "mine.yaml:13: Expected the key “gain”.",
        "mine.yaml:21: There is no “drwa” here. Did you mean draw?",
        "mine.yaml:21: Expected a number from 1 to 99, found 1000.",
        "mine.yaml:25: Expected a whole number, found a number with a point.",
    ]
    assert "fire のことですか" in told(faults_of(text)[1], "ja", "genso")


def test_a_deck_is_held_against_the_house_rules_of_its_set():
    said = [told(fault, "en-US", "genso") for fault in faults_of(SET.replace("deck_size: 15", "deck_size: 16"))]
    assert said == ["mine.yaml:23: The deck “stalls” cannot be played: A deck has 16 cards; this one has 15. A0-14"]


def test_a_set_is_for_its_own_game():
    others = [slug for slug in games() if slug != "genso"]
    assert "this one is for genso" in str(faults_of(SET, others[0])[0])
    assert "Expected a line “game" in str(faults_of(SET.replace("game: genso\n", ""))[0])
    assert bring(SET.replace("game: genso\n", "").encode(), "mine.yaml", "genso").game == "genso"


def test_a_zip_brings_pictures_and_further_files():
    set_text, decks = SET.split("decks:")
    picture = png(100, 100)
    data = packed(
        ("my set/cards.yaml", set_text),
        ("my set/decks.yaml", f"decks:{decks}"),
        ("my set/pictures/goldfish-scooper.png", picture),
        ("my set/readme.txt", "hello"),
        ("__MACOSX/my set/._cards.yaml", "\0\0"),
        ("my set/.DS_Store", "\0"),
    )
    brought = bring(data, "night-market.zip")
    assert brought.pictures == {"goldfish-scooper": picture}
    assert [deck.id for deck in brought.decks] == ["stalls"]
    assert brought.mark != bring(SET.encode(), "mine.yaml").mark, "another picture is another version"
    wrong = packed(("cards.yaml", set_text), ("decks.yaml", f"decks:{decks}".replace("ember-fox", "ember-fux")))
    assert [(fault.file, fault.line) for fault in faults_of(wrong)] == [("decks.yaml", 4)]


NEVER = """
set: never
game: %s
name: {ja: 決して, en: Never}
cards:
%s
"""


@pytest.mark.parametrize(
    ("game", "cards", "said"),
    [
        (
            "kasane",
            "  - {id: far, name: {ja: 遠い者, en: Far One}, level: 3, type: might, bp: [null, 5000]}",
            (
                "never.yaml:6: Note: Far One can never come to the field: it has no SINGLE BP, and there is no character of its "
                "name one level lower. G3-25"
            ),
        ),
        (
            "kiryoku",
            (
                "  - {id: odd, name: {ja: 奇妙, en: Odd}, kind: tag, vitality: 5, parts: [teppei, stall]}\n"
                "  - {id: stall, name: {ja: 屋台, en: Stall}, kind: event, effects: [{draw: {}}]}"
            ),
            "never.yaml:6: Note: This tag can never come to the field: Stall is no character. G4-24",
        ),
    ],
)
def test_a_card_that_can_never_be_played_is_told_of(game, cards, said):
    brought = bring((NEVER % (game, cards)).encode(), "never.yaml")
    assert [told(remark, "en-US") for remark in brought.remarks] == [said]


def test_a_deck_may_be_mended_from_the_names_of_its_cards():
    said = [told(fault, "en-US") for fault in faults_of(SET.replace("forge-maiden", "鍛冶場の娘"))]
    assert said[0].startswith("mine.yaml:25: There is no card “鍛冶場の娘”. Did you mean forge-maiden")


def test_a_condition_that_can_never_hold_is_a_fault():
    event = "  - {id: e, name: {ja: 祭, en: Fair}, kind: event, needs: [{hand: {at-least: 5, at-most: 2}}], effects: [{draw: {}}]}"
    assert [str(fault) for fault in faults_of(NEVER % ("kiryoku", event))] == [
        "mine.yaml:6: At least 5 and at most 2: that can never be."
    ]
