"""On a phone: one column, nothing wider than the screen, everything large enough for a finger."""

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.conftest import resize
from tests.browser.page import open_page

SMALL = """
return [...document.querySelectorAll('button, a, input, textarea, summary, [role=option]')]
  .filter((node) => node.checkVisibility() && !node.matches('.text *, .hint *, .used, .choice input'))
  .map((node) => {
    const box = node.getBoundingClientRect();
    const more = getComputedStyle(node, '::after');
    const grown = more.content === 'none' ? 0 : -2 * parseFloat(more.top);
    return [node.className || node.id || node.outerHTML.slice(0, 60), Math.round(box.height + grown), Math.round(box.width + grown)];
  })
  .filter(([, height, width]) => height < 44 || width < 24);
"""
WIDE = """
const log = document.querySelector('#log');
return [...document.querySelectorAll('#log *, #composer *, #bar *')]
  .filter((node) => node.checkVisibility() && !node.closest('pre, .aside') && node.getBoundingClientRect().right > innerWidth + 1)
  .map((node) => node.outerHTML.slice(0, 80))
  .concat(log.scrollWidth > log.clientWidth ? ['the list itself'] : []);
"""


@pytest.mark.parametrize(("person", "size"), [("aoi", (360, 740)), ("sora", (360, 740))])
def test_a_phone_shows_everything(driver, server, size, person):
    resize(driver, size)
    page = open_page(driver, server.url, person)
    page.open_place("table")
    for name, text in (
        ("greet", "Heading"),
        ("board", "Turn 1"),
        ("menus", "Choose"),
        ("secret", "Between us"),
        ("thread", "A thread"),
    ):
        page.type_command(name)
        page.send()
        page.wait_for_text(text)
    assert page.overflow() == 0
    assert driver.execute_script(WIDE) == []
    assert driver.execute_script(SMALL) == []
    page.type_on("#text", "/")
    page.wait_for("#commands:not([hidden]) [role=option]", "the menu")
    assert driver.execute_script(SMALL) == []
    page.type_command("order pick")
    assert driver.execute_script(WIDE) == []
    assert driver.execute_script(SMALL) == []
    page.leave_command()
    page.type_command("form")
    page.send()
    page.wait_for("dialog.form[open]", "the form")
    assert page.overflow() == 0
    assert driver.execute_script(SMALL) == []
    page.keys(Keys.ESCAPE)
    page.wait_until_gone("dialog[open]", "the form to go")


def test_the_open_place_is_in_sight_in_the_strip(driver, server):
    resize(driver, (360, 740))
    page = open_page(driver, server.url, "aoi")
    page.open_place("table")
    page.type_command("thread")
    page.send()
    page.wait_for_text("A thread")
    page.open_place("あおい 対 れん")
    box = page.box("#places [aria-current]")
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360


def test_people_are_reached_on_a_phone_too(driver, server):
    resize(driver, (390, 844))
    page = open_page(driver, server.url, "aoi")
    page.open_place("table")
    page.click("#people", "the people")
    page.context("れん", "手を振る")
    page.wait_for_text("aoi waves at ren")


def test_long_names_and_words_do_not_widen_it(driver, server):
    resize(driver, (360, 740))
    server.act("sora", "settings", display_name="@everyone \u202e👩‍👩‍👧**W**" + "W" * 10)
    server.act("ren", "settings", display_name="とてもとても長い名前の人とてもとても長い名前")
    for text in (
        "W" * 400,
        "https://example.com/" + "a" * 300,
        f"`{'x' * 300}`",
        f"```\n{'y' * 300}\n```",
        "> " + "z" * 300,
    ):
        server.act("sora", "say", channel="lounge", content=text)
    page = open_page(driver, server.url, "aoi")
    page.open_place("lounge")
    page.wait_for_text("zzz")
    assert page.overflow() == 0
    assert driver.execute_script(WIDE) == []
    server.act("sora", "settings", display_name="そら")
    server.act("ren", "settings", display_name="れん")
