"""The panel's pages of house rules: the games, a game's options, one option."""

from __future__ import annotations

from bot.components import ids
from bot.components.controls import Button, Choice, Option, Row, Tone, in_rows
from bot.components.layout import Page
from bot.components.paging import paged, turns
from bot.guilds.house import name_of, rule_of, rules_of, said_of, value_of
from bot.guilds.panel import GAMES, House, home_button, marked
from bot.limits import MENU_ROWS, OPTION_LABEL, OPTION_TEXT, cut
from engine.games import games
from engine.house import HouseRule, Setting
from engine.view import Name, Word
from engine.wording import Wording
from engine.wording.rulebook import rulebook

A_PAGE = 5
"""House rules on a page, so that a phone shows them without much scrolling."""
CLAUSE = 700
"""Characters of a clause that a page quotes."""


def games_page(house: House, words: Wording, page: int = 0) -> Page:
    """Every game, and how many of its house rules are the server's own."""
    shown, page, pages = paged(list(games()), page)
    lines = [_game_line(game, len(house.get(game, {})), words.locale) for game in shown]
    options = tuple(Option(cut(_named(game, words.locale), OPTION_LABEL), game) for game in shown)
    menu = Choice(words.text("settings-games-placeholder"), ids.HouseGame(page), options)
    ways = (home_button(words),)
    return Page(
        (
            words.text("settings-games-title"),
            "\n".join(lines),
            menu,
            *turns(page, pages, lambda to: ids.Panel(GAMES, to), words),
            ways,
        )
    )


def _named(game: str, locale: str) -> str:
    return Wording(locale, game).text(f"game-{game}")


def _game_line(game: str, changed: int, locale: str) -> str:
    values: dict[str, int | str | Name] = {"game": f"@game-{game}", "count": changed, "of": len(rules_of(game))}
    return Wording(locale, game).text(Word("settings-games-line", values))


def options_page(game: str, house: House, locale: str, page: int = 0, news: str = "") -> Page:
    """A page of a game's options, each with its meaning, its clause and what it is set to."""
    words = Wording(locale, game)
    here = house.get(game, {})
    shown, page, pages = paged(rules_of(game), page, A_PAGE)
    title = words.text(Word("settings-options-title", {"game": f"@game-{game}", "page": page + 1, "pages": pages}))
    lines = [_option_line(rule, here.get(rule.name, rule.default), words) for rule in shown]
    menu = Choice(
        words.text("settings-options-placeholder"),
        ids.HouseRule(game, page),
        tuple(_option(rule, here.get(rule.name, rule.default), words) for rule in shown),
    )
    reset = Button(words.text("settings-options-reset-button"), ids.HouseReset(game, ""), barred=not here)
    others = Button(words.text("settings-games-button-back"), ids.Panel(GAMES, 0))
    return Page(
        (
            "\n".join(filter(None, (title, news))),
            "\n".join(lines),
            menu,
            *turns(page, pages, lambda to: ids.HousePage(game, to), words),
            (reset, others, home_button(words)),
        )
    )


def _option_line(rule: HouseRule, value: Setting, words: Wording) -> str:
    about = words.text(f"house-{rule.name}.about")
    key = "settings-option-line" if value == rule.default else "settings-option-line-own"
    return words.text(Word(key, {**said_of(rule, value, words), "about": Name(about, about)}))


def _option(rule: HouseRule, value: Setting, words: Wording) -> Option:
    said = marked(value_of(rule, value, words), value == rule.default, words)
    return Option(cut(name_of(rule, words), OPTION_LABEL), rule.name, cut(said, OPTION_TEXT))


def option_page(game: str, option: str, house: House, locale: str, news: str = "") -> Page:
    """One option: what it means, the clause that it settles, and everything it may be set to. Raises `Refusal` for an unknown one."""
    words = Wording(locale, game)
    rule = rule_of(game, option)
    value = house.get(game, {}).get(option, rule.default)
    values = {**said_of(rule, value, words), "game": f"@game-{game}"}
    head = words.text(Word("settings-option-title", dict(values)))
    now = words.text(Word("settings-option-now" if value == rule.default else "settings-option-now-own", dict(values)))
    about = words.text(f"house-{rule.name}.about")
    page = [one.name for one in rules_of(game)].index(option) // A_PAGE
    reset = Button(
        words.text("settings-option-reset-button"), ids.HouseReset(game, option), barred=value == rule.default
    )
    back = Button(words.text("settings-option-back-button"), ids.HousePage(game, page))
    return Page(
        (
            "\n".join(filter(None, (head, news))),
            "\n".join((about, *_quoted(game, rule, words), now)),
            *_values(game, rule, value, words),
            (reset, back, home_button(words)),
        )
    )


def _quoted(game: str, rule: HouseRule, words: Wording) -> list[str]:
    """The clause as the rules page has it, for whoever does not know it by its number."""
    found = rulebook(game, words.locale).find(rule.rule)
    if found is None:
        return []
    text = cut(found.text, CLAUSE)
    return [words.text(Word("settings-option-clause", {"text": Name(text, text)}))]


def _values(game: str, rule: HouseRule, value: Setting, words: Wording) -> list[Row]:
    """A menu of all that it may be set to; a form where those are too many numbers for one."""
    may = possible(rule)
    if may is None:
        say = words.text(Word("settings-option-number-button", {"low": rule.low or 0, "high": rule.high or 0}))
        return in_rows([Button(say, ids.HouseNumber(game, rule.name), Tone.MAIN)])
    options = tuple(
        Option(
            cut(marked(value_of(rule, one, words), one == rule.default, words), OPTION_LABEL),
            packed(one),
            chosen=one == value,
        )
        for one in may
    )
    return [Choice(words.text("settings-option-placeholder"), ids.HouseValue(game, rule.name), options)]


def possible(rule: HouseRule) -> tuple[Setting, ...] | None:
    """Everything that an option may be set to; None where that is more than a menu takes."""
    if isinstance(rule.default, bool):
        return (True, False)
    if rule.choices:
        assert len(rule.choices) <= MENU_ROWS, rule.name
        return rule.choices
    if rule.low is None or rule.high is None or rule.high - rule.low >= MENU_ROWS:
        return None
    return tuple(range(rule.low, rule.high + 1))


def packed(value: Setting) -> str:
    """A setting as the value of a menu's row."""
    return str(value).lower() if isinstance(value, bool) else str(value)
