"""What a reader of either language may rely on."""

import logging
import re
import shutil

import pytest

from engine.catalog import DATA
from engine.decision import Offer
from engine.events import Event, Happening, Ref, seen_by
from engine.view import PUBLIC, Name, Word
from engine.wording import LOCALES, Wording, keys, locale_for

FOX = Name("白狐の面", "White Fox Mask", "白狐", "Fox Mask")


@pytest.fixture
def broken(tmp_path):
    """The words with a Japanese file that lacks a message, has one that cannot be read, and one with a wrong variable."""
    shutil.copytree(DATA / "words", tmp_path / "words")
    for path in (tmp_path / "words" / "ja").glob("*.ftl"):
        path.unlink()
    (tmp_path / "words" / "ja" / "engine.ftl").write_text(
        "verb-pass = {$oops\nevent-resigned = {$saet}が投了\nseat-first = 東\nseat-second = 西\n", "utf-8"
    )
    return tmp_path


@pytest.mark.parametrize(
    ("code", "locale"),
    [
        ("ja", "ja"), ("ja-JP", "ja"), ("JA", "ja"), ("en-US", "en-US"), ("en-GB", "en-US"), ("es-419", "en-US"),
        ("zh-TW", "en-US"), ("xx-YY", "en-US"), ("jam", "en-US"), ("", "en-US"), (None, "en-US"),
    ],
)  # fmt: skip
def test_any_code_that_discord_sends_leads_to_a_language_of_ours(code, locale):
    assert locale_for(code) == locale


@pytest.mark.parametrize("code", ["xx-YY", "es-419", ""])
def test_a_reader_of_an_unknown_language_is_spoken_to(code):
    assert Wording(code).text("verb-pass") == "Pass"


def test_both_readers_of_one_event_get_their_own_language():
    event = Event("resigned", 1)
    assert Wording("ja", names=("葵", "蓮")).event(event) == "蓮が投了した。"
    assert Wording("en-GB", names=("Aoi", "Ren")).event(event) == "Ren resigned."


def test_players_without_names_are_east_and_west():
    assert Wording("ja").event(Event("resigned", 0)) == "東が投了した。"
    assert Wording("en-US").event(Event("resigned", 1)) == "West resigned."


@pytest.mark.parametrize(
    "hostile",
    ["{$seat}", "{ verb-pass }", "@everyone", "@seat:1", "@place:", "**a** `b` <@1>", "\u202egnp.x", "=x\n y = z"],
)
def test_what_people_wrote_goes_in_as_it_is(hostile):
    said = Wording("en-US", names=(hostile, "Ren")).event(Event("resigned", 0))
    assert said == f"{hostile} resigned."


@pytest.mark.parametrize(
    "typed", ["@everyone", "@place:", "@place:a.b.c.d.e", "@seat:", "@seat:7", "@", "@@", "{ $x }"]
)
@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_typed_for_a_house_rule_is_answered(locale, typed):
    said = Wording(locale).text(Word("problem-house-unknown", {"option": typed}))
    assert said.startswith(
        Wording(locale).text(Word("problem-house-unknown", {"option": ""})).split("」")[0].split("”")[0]
    )


def test_places_are_named_without_their_seat():
    assert [Wording(code, "jinkei").place("second.back.3") for code in LOCALES] == ["後衛3", "back 3"]
    assert Wording("en-US", "jinkei").text(
        Word("event-moved", {"source": FOX, "source_at": "@place:first.front.2"})
    ) == ("White Fox Mask moved to front 2.")


def test_a_card_s_name_is_no_message():
    odd = Name("@verb-pass", "@verb-pass")
    assert (
        Wording("en-US").text(Word("problem-house-unknown", {"option": odd}))
        == "There is no house rule called “@verb-pass”."
    )


def test_names_are_said_in_the_reader_s_language_and_short_where_room_is_short():
    assert [Wording(code).name(FOX) for code in LOCALES] == ["白狐の面", "White Fox Mask"]
    assert [Wording(code).short(FOX) for code in LOCALES] == ["白狐", "Fox Mask"]
    assert Wording("en-US").short(Name("鯉", "Carp")) == "Carp"


def test_a_message_may_stand_in_another():
    word = Word("event-threw", {"word1": "@janken-rock", "word2": "@janken-paper"})
    assert Wording("ja", names=("葵", "蓮")).text(word) == "じゃんけん：葵はグー、蓮はパー。"


def test_a_game_is_called_by_its_name_whatever_the_sentence_is_about():
    values = {"name": "x", "version": "1", "state": "y", "game": "@game-kasane"}
    for game in ("", "jinkei", "kasane"):
        assert "重ね" in Wording("ja", game).text(Word("cardset-line", values))
        assert "Kasane" in Wording("en-US", game).text(Word("cardset-line", values))


def test_a_word_may_stand_in_another_with_its_own_values():
    refused = Word("problem-house-unknown", {"option": Word("event-resigned", {"seat": "@seat:1"})})
    assert Wording("en-US", names=("Aoi", "Ren")).text(refused) == "There is no house rule called “Ren resigned.”."


def test_an_option_is_labelled_by_verb_by_card_and_place_or_by_number():
    words = Wording("en-US")
    assert words.label(Offer("pass", "verb", key="verb-pass")) == "Pass"
    assert words.label(Offer("x", "place", place="first.graveyard", name=FOX)) == "White Fox Mask · graveyard"
    assert words.label(Offer(12, "number")) == "12"
    assert words.gain(Offer(12, "number")) == ""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "key", ["no-such-thing", "no-such.thing", "verb-pass.nothing", "", ".", "1", "NUMBER()", "-term", "a" * 5000]
)
def test_a_missing_message_is_a_sentence_and_never_the_key(locale, key, caplog):
    said = Wording(locale).text(Word(key, {"x": "@also-missing"}))
    assert said == Wording(locale).text("missing")
    assert len(said) > 5


def test_what_is_missing_is_logged_once(caplog):
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            Wording("ja").text("missing-and-told-once")
    assert [record.args[1] for record in caplog.records] == ["ja", "en-US"]


@pytest.mark.parametrize("word", ["verb-pass", "verb-resign", Word("event-resigned", {"seat": "@seat:0"})])
def test_a_damaged_file_costs_a_sentence_its_language_and_nothing_else(broken, word):
    assert Wording("ja", root=broken).text(word) == Wording("en-US", names=("東", "")).text(word)


def test_no_words_at_all_still_say_something(tmp_path):
    assert Wording("ja", root=tmp_path).text("verb-pass") == "…"


def test_a_viewer_who_may_not_know_hears_the_message_without_it(tmp_path):
    (tmp_path / "words" / "en-US").mkdir(parents=True)
    (tmp_path / "words" / "en-US" / "a.ftl").write_text(
        "event-drew = {$seat} drew {$target} ({$amount}).\n    .veiled = {$seat} drew a card.\n", "utf-8"
    )
    happening = Happening("drew", 0, target=Ref("first.hand.1", "fox"), amount=2, known_to=0)
    heard = [seen_by(happening, viewer, lambda card, _part: FOX if card else None) for viewer in (0, 1, PUBLIC)]
    words = Wording("en-US", names=("Aoi", "Ren"), root=tmp_path)
    assert [words.event(event) for event in heard] == [
        "Aoi drew White Fox Mask (2).", "Aoi drew a card.", "Aoi drew a card.",
    ]  # fmt: skip


@pytest.mark.parametrize("amount", [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112, 10**6])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_a_sentence_for_any_number(locale, amount):
    for key, variables in keys(locale).items():
        said = Wording(locale).text(Word(key, dict.fromkeys(variables, amount)))
        assert said != Wording(locale).text("missing") or key == "missing"
        assert not re.search(r"[{}]|\bNone\b", said)
