"""The pages of the panel, with as little and as much in them as there can be: Discord takes each, and everything can be reached."""

from datetime import UTC, datetime

import pytest

from bot.components import ids
from bot.components.controls import Choice, Lookup
from bot.components.layout import Page
from bot.guilds.house import rules_of
from bot.guilds.matches_pages import running_page, sure_page
from bot.guilds.panel import home_page
from bot.guilds.rooms import channels_page, starters_page
from bot.guilds.rules_pages import games_page, option_page, options_page
from bot.guilds.server import Server
from bot.limits import COMPONENTS, MENU_ROWS, TEXTS, faults
from bot.matches.records import PLAYING, MatchRecord, Place, SeatRecord
from bot.matches.stuck import Running
from bot.store.guilds import ROLES, Settled
from engine.games import games
from engine.wording import LOCALES, Wording

HUGE = 2**63 - 1
SIZES = (0, 1, 24, 25, 26, 51, 500)
SERVER = Server(HUGE, HUGE, "ja")


def taken(page: Page) -> Page:
    """A page that Discord takes, with words for everything."""
    payload = {"components": page.view().to_components()}
    assert faults(payload) == []
    assert sum(len(part) for part in page.parts if isinstance(part, str)) < TEXTS
    assert len(page.parts) < COMPONENTS
    return page


def parts(page: Page, kind):
    return [part for part in page.parts if isinstance(part, kind)]


def turns_on(row) -> bool:
    """Whether these are the buttons to the page before and after."""
    return all(isinstance(button.key, ids.Panel) for button in row) and row[0].key.room == row[1].key.room


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", SIZES)
def test_all_chosen_channels_and_roles_are_reached(locale, count):
    many = tuple(HUGE - number for number in range(count))
    words = Wording(locale)
    settled = Settled(channels=many, starters=ROLES, roles=many)
    for make in (channels_page, starters_page):
        seen, number = [], 0
        while True:
            page = taken(make(SERVER, settled, words, number))
            (menu,) = parts(page, Lookup)
            assert len(menu.chosen) <= MENU_ROWS
            seen += menu.chosen
            forward = [row[1] for row in parts(page, tuple) if len(row) == 2 and turns_on(row) and not row[1].barred]
            if not forward:
                break
            number = forward[0].key.page
        assert tuple(seen) == many
        assert len(menu.chosen) < MENU_ROWS, "there is always room for one more"
    taken(home_page(SERVER, settled, {}, words))


def running(number: int) -> Running:
    name = "鬼" * 32
    seats = tuple(SeatRecord(seat, HUGE - seat, name, "ja", "d" * 64, ready=True) for seat in (0, 1))
    game = list(games())[number % len(games())]
    record = MatchRecord(
        id=HUGE - number, place=Place(HUGE, HUGE), thread=HUGE, challenge=1, game=game, house_rules={}, locale="ja",
        status=PLAYING, version=1, actions=1, seats=seats, commitment="", created=datetime.now(UTC), deadline=None,
        ended=None, outcome=None,
    )  # fmt: skip
    return Running(record, datetime.now(UTC))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", SIZES)
def test_every_running_match_is_reached(locale, count):
    words = Wording(locale)
    many = [running(number) for number in range(count)]
    links = {one.match.id: f"https://discord.com/channels/{HUGE}/{HUGE}/{HUGE}" for one in many}
    seen, number = [], 0
    while True:
        page = taken(running_page(many, links, words, number))
        menus = parts(page, Choice)
        if not menus:
            assert words.text("settings-matches-none") in page.parts
            break
        seen += [int(option.value) for option in menus[0].options]
        if len(seen) == count:
            break
        number += 1
    assert seen == [one.match.id for one in many]
    if many:
        taken(sure_page(many[0], links[many[0].match.id], words))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(games()))
def test_every_house_rule_is_reached_and_can_be_set_to_all_that_it_may_be(game, locale):
    own = {rule.name: other(rule) for rule in rules_of(game)}
    for house in ({}, {game: own}):
        seen, number = [], 0
        while len(seen) < len(rules_of(game)):
            page = taken(options_page(game, house, locale, number))
            assert "…" not in "".join(parts(page, str))
            seen += [option.value for option in parts(page, Choice)[0].options]
            number += 1
        assert seen == [rule.name for rule in rules_of(game)]
        for rule in rules_of(game):
            page = taken(option_page(game, rule.name, house, locale))
            assert f"`{rule.rule}`" in page.parts[0]
            if menus := parts(page, Choice):
                assert [option.value for option in menus[0].options if option.chosen] == [
                    str(house.get(game, {}).get(rule.name, rule.default)).lower()
                    if isinstance(rule.default, bool)
                    else str(house.get(game, {}).get(rule.name, rule.default))
                ]
            else:
                assert any(isinstance(row[0].key, ids.HouseNumber) for row in parts(page, tuple))
    taken(games_page({game: own}, Wording(locale)))


def other(rule):
    """A value that is not the default."""
    if isinstance(rule.default, bool):
        return not rule.default
    if rule.choices:
        return next(choice for choice in rule.choices if choice != rule.default)
    return rule.low if rule.default != rule.low else rule.high
