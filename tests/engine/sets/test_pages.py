"""What the pages for authors show is so: the example set, every word with its example, the schema that editors read."""

import json
import re
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
import yaml

from engine.catalog import Catalog, Definition
from engine.cli import main
from engine.cli.schema import schema
from engine.cli.vocabulary import BEGIN, END, page, parts_of
from engine.effects import OneVerb
from engine.games import catalog, games
from engine.house import settle
from engine.sets import bring
from engine.sets.checks import card_text
from engine.sets.trial import try_out
from engine.wording import LOCALES, Wording

ROOT = Path(__file__).parents[3]
VOCABULARY = (ROOT / "docs" / "card-vocabulary.md").read_text("utf-8")
EXAMPLE = ROOT / "docs" / "examples" / "paper-zoo.yaml"
GUIDE = (ROOT / "docs" / "add-a-set.md").read_text("utf-8")
PRINTED = sorted((ROOT / "data").glob("*/sets/*.yaml"))
FENCE = re.compile(r"^```yaml\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
MATCHES = 10


def chapters():
    """The page's chapter of each game."""
    written = VOCABULARY[VOCABULARY.index(BEGIN) + len(BEGIN) : VOCABULARY.index(END)]
    return dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", written, re.MULTILINE | re.DOTALL))


def examples(game):
    """The cards that a chapter shows, each once, as one set."""
    shown = {card["id"]: card for text in FENCE.findall(chapters()[game]) for card in yaml.safe_load(text)}
    needed = [part for card in shown.values() for part in card.get("parts", ())]
    further = [json.loads(plain) for plain in map(as_json, (catalog(game).definitions[one] for one in needed))]
    cards = list({card["id"]: card for card in [*further, *shown.values()]}.values())
    text = json.dumps({"set": "shown", "game": game, "name": {"ja": "見本", "en": "Shown"}, "cards": cards})
    return bring(text.encode(), "shown.yaml", game, Catalog([], [], []))


def as_json(definition: Definition) -> str:
    return msgspec.json.encode(definition).decode()


def test_the_vocabulary_is_what_the_games_can_say():
    assert VOCABULARY[VOCABULARY.index(BEGIN) + len(BEGIN) : VOCABULARY.index(END)] == f"\n\n{page()}\n"


@pytest.mark.parametrize("game", games())
def test_every_word_has_an_example(game):
    sections = re.findall(r"^#### `([^`]+)`\n(.*?)(?=^#{3,4} |\Z)", chapters()[game], re.MULTILINE | re.DOTALL)
    assert [word for word, text in sections if len(FENCE.findall(text)) != 1] == []
    words = [
        name for part in parts_of(games()[game]) if issubclass(part, OneVerb) for name in part.__struct_encode_fields__
    ]
    assert [word for word, _ in sections if words] == words


@pytest.mark.parametrize("game", games())
@pytest.mark.no_cover
def test_every_example_is_a_card_that_is_played(game):
    """Read as a stranger's set, worded in both languages, and dealt: nothing breaks, and every match ends."""
    brought = examples(game)
    for locale in LOCALES:
        words = Wording(locale, game)
        board = games()[game].table(brought.onto(Catalog([], [], [])), settle(games()[game].house_type, {}))
        said = [card_text(games()[game].sheet(board, card.id), words) for card in brought.definitions]
        assert not [text for text in said if words.text("missing") in text]
    house = Catalog([], [], catalog(game).decks.values())
    rest = [card for card in catalog(game).definitions.values() if card.id not in {c.id for c in brought.definitions}]
    trial = try_out(brought, house.joined(rest), lambda: 0.0, MATCHES)
    assert trial.sound
    assert trial.matches == MATCHES


def test_the_example_set_is_faultless_and_played():
    brought = bring(EXAMPLE.read_bytes(), EXAMPLE.name)
    assert (len(brought.definitions), len(brought.decks), brought.remarks) == (6, 2, ())
    trial = try_out(brought, catalog(brought.game), lambda: 0.0, MATCHES)
    assert trial.sound
    assert trial.never_in_a_deck == []
    assert set(trial.wins_by_deck) >= {deck.id for deck in brought.decks}


def test_the_guide_changes_one_card_and_the_set_is_still_faultless():
    """What the second step says is done to the example, in both languages of the page."""
    text = EXAMPLE.read_text("utf-8")
    lion = re.search(r"  - id: paper-lion\n.*?\n\n", text, re.DOTALL)[0]
    cards = [block for block in FENCE.findall(GUIDE) if "snow-rabbit" in block]
    assert len(cards) == 2
    for card in cards:
        changed = text.replace(lion, f"{card}\n").replace("paper-lion", "snow-rabbit")
        assert "snow-rabbit" in {definition.id for definition in bring(changed.encode(), "my-set.yaml").definitions}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_set_that_the_bot_tells_beginners_to_send_is_faultless(locale):
    (text,) = FENCE.findall(Wording(locale).text("cardset-none"))
    brought = bring(text.encode(), "my-set.yaml")
    assert (len(brought.definitions), brought.remarks) == (1, ())


def test_the_desk_says_the_same_as_the_bot(tmp_path, capsys):
    path = tmp_path / "my-set.yaml"
    path.write_text(EXAMPLE.read_text("utf-8").replace("attribute: wind", "attribute: wnid"), "utf-8")
    assert main(["check", str(path), "--locale", "ja"]) == 1
    assert "ここに「wnid」は書けません。wind のことですか。" in capsys.readouterr().err
    assert main(["check", str(EXAMPLE)]) == 0


@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.stem)
def test_the_schema_fits_the_printed_sets_and_no_other_word(path):
    slug = path.parts[-3]
    fits = jsonschema_rs.validator_for(schema(slug))
    plain = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)
    assert [f"{error.instance_path}: {error.message}" for error in fits.iter_errors(plain)] == []
    plain["cards"][0]["hpp"] = 5
    assert not fits.is_valid(plain)


def test_the_schema_is_written_as_json(capsysbinary):
    assert main(["schema", "genso"]) == 0
    assert json.loads(capsysbinary.readouterr().out) == schema("genso")
