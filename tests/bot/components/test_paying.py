"""A cost as it is paid by buttons: one tap where one way exists, else the cheapest way first and named, and every way by choice."""

from pathlib import Path
from types import SimpleNamespace

from bot.components.controls import Choice
from bot.components.question import Question
from engine.scenario.playing import _begin
from engine.scenario.reading import read
from engine.wording import Wording

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "kiryoku"


def question(scenario: str, locale: str = "en-US") -> Question:
    match = _begin(read((SCENARIOS / scenario).read_text("utf-8"), scenario))
    tree = SimpleNamespace(
        decision=match.decision(0),
        next=lambda prefix: match.next(0, prefix),
        offers=lambda prefix: tuple(match.offer(0, prefix, atom) for atom in match.next(0, prefix).choices),
    )
    return Question(tree, 1, Wording(locale, "kiryoku", ("Aoi", "Ren")))


def labels(rows) -> list[str]:
    return [button.label for row in rows if not isinstance(row, Choice) for button in row]


def test_the_cheapest_way_comes_first_and_says_who_pays():
    assert labels(question("every-way-to-pay.yaml").at(("event", "hand.2")).rows)[:2] == [
        "oak + fox · Cheapest",
        "Choose",
    ]
    assert labels(question("every-way-to-pay.yaml", "ja").at(("event", "hand.2")).rows)[0].startswith("oak＋fox · ")


def test_every_way_can_be_chosen_in_one_menu():
    (menu, *_) = question("every-way-to-pay.yaml").at(("event", "hand.2", "choose")).rows
    assert [option.label for option in menu.options] == [
        "oak · field 1", "fox · field 2", "hero · leader", "1: oak",
    ]  # fmt: skip
    assert (menu.low, menu.high) == (2, 2)


def test_a_card_says_how_much_there_is_to_pay_and_one_way_is_one_tap():
    asked = question("every-way-to-pay.yaml").at()
    event = next(row for row in asked.rows if isinstance(row, Choice) and row.placeholder == "Event")
    assert {option.text for option in event.options} == {"2 to pay"}
    lunch = question("self-and-ally-costs.yaml").tree.next(("ability", "field.1", "ability.1", "leader"))
    assert (lunch.complete, lunch.choices) == (True, ()), "only itself can pay: whom it names is the last that is asked"


def test_where_both_sides_can_be_chosen_the_side_is_named():
    asked = question("items-and-who-they-belong-to.yaml")
    found = [option.label for row in asked.at().rows if isinstance(row, Choice) for option in row.options]
    assert any(label.endswith(" · Ren") for label in found), found
    assert any(label.endswith(" · Aoi") for label in found), found
