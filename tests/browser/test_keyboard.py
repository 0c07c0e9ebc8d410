"""All of it without a mouse: a whole match, menus and forms; and a focus that stays where it is while messages change."""

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.keyboard import Keyboard
from tests.browser.page import PATIENCE, open_page
from tests.browser.player import DECKS, Player, play, sat_down


class Hands(Player):
    """A player who presses once and waits: nobody else acts meanwhile."""

    def press_until(self, label, done):
        self.page.press(label, self.hand())
        self.page._until(done, f"{label} to be done", 2 * PATIENCE)


def by_keyboard(driver, url, person):
    open_page(driver, url, person)
    return Keyboard(driver).watch()


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_match_from_the_challenge_to_the_end(driver, house):
    page = by_keyboard(driver, house.url, "aoi")
    aoi, ren = Hands(page, "aoi", "ja"), Hands(page, "ren", "ja")
    sat_down(aoi, ren, (DECKS[0], DECKS[0]))
    aoi.go("dm")
    aoi.place(by_hand=1)
    ren.go("dm")
    ren.place(by_hand=0)
    play([ren, aoi], until=lambda presses: False)
    aoi.go(aoi.say("game-name"))
    page.wait_for_text("engine verify")
    assert page.pointers() == []
    assert page.unseen == []
    assert house.failed_checks() == []


def test_menus_and_forms(driver, server):
    page = by_keyboard(driver, server.url, "sora")
    page.type_command("menus")
    page.send()
    page.wait_for_text("Choose")
    page.choose("One fruit", "pear")
    page.wait_for_text("one: ['pear']")
    page.choose("Two or three numbers", "Number 2", "Number 11")
    page.wait_for_text("several: ['2', '11']")
    page.choose("Somebody", "れん")
    page.wait_for_text("who: ['ren']")
    page.type_command("form")
    page.send()
    page.wait_for("dialog.form[open]", "the form")
    assert page.spoken_name() == "Name required", "a form begins at its first field"
    page.keys("Sora", Keys.TAB, "A story", Keys.TAB, Keys.ENTER)
    page._take(["Pear"])
    page.keys(Keys.TAB, Keys.ARROW_DOWN, Keys.TAB, Keys.SPACE)
    page.press("Send")
    page.wait_for_text("form: ['Sora', 'A story', 'p', 'r', True]")
    assert page.pointers() == []
    assert page.unseen == []


def test_escape_closes_and_gives_the_focus_back(driver, server):
    page = by_keyboard(driver, server.url, "sora")
    for command, text in (("menus", "Choose"), ("board", "Turn 1")):
        page.type_command(command)
        page.send()
        page.wait_for_text(text)
    for opener, opened in (
        ("#rows .menu[data-placeholder='One fruit']", ".picker"),
        ("#settings", "dialog[open]"),
        (".enlarge", "dialog.lightbox[open]"),
        (".head [data-act=person]", ".popup"),
    ):
        page.go_to(opener)
        page.keys(Keys.ENTER)
        page.wait_for(opened, f"{opened} to open")
        page.keys(Keys.ESCAPE)
        page.wait_until_gone(opened, f"{opened} to close")
        page._until(lambda opener=opener: page.is_newest(opener), f"the focus to return from {opened}")


def test_the_focus_cannot_leave_an_open_form(driver, server):
    page = by_keyboard(driver, server.url, "sora")
    page.type_command("form")
    page.send()
    page.wait_for("dialog.form[open]", "the form")
    for _ in range(12):
        page.keys(Keys.TAB)
        assert page.has_focus("body, dialog.form[open] *, dialog.form[open]"), page.focus().shown
    page.keys(Keys.ESCAPE)
    page.wait_until_gone("dialog[open]", "the form to go")
    page.wait_for_focus(":not(body)", "the focus to be somewhere")


def stays_on(page, label):
    """The focus is on what is called so, now and when all is drawn."""
    page.wait_until_quiet()
    assert page.focus().text == label


def test_what_changes_under_the_focus_never_moves_it_to_another_thing(driver, server):
    """Ren's presses change the message that Aoi reads: her focus stays on what it is called, wherever that goes."""
    page = by_keyboard(driver, server.url, "aoi")
    page.type_command("shift")
    page.send()
    message = page.wait_for_text("Step 0")
    press = lambda label: server.act("ren", "press", message=message.id, custom_id=label)  # noqa: E731
    page.go_to_control(".button", "Stay", message)
    for step in range(1, 4):  # each step puts more before it
        press("next")
        page._until(lambda step=step: f"Step {step}" in page.last().text, f"step {step}")
        stays_on(page, "Stay")
    page.go_to_control(".button", "Gone at 5", message)
    press("next")
    page._until(lambda: "Step 4" in page.last().text, "step 4")
    stays_on(page, "Gone at 5")
    press("next")
    page._until(lambda: "Step 5" in page.last().text, "step 5")
    assert page.focus().data.get("message") == message.id, "on the message: a press now does nothing"
    page.go_to_control(".button", "Next", message)
    page.keys(Keys.ENTER)
    page._until(lambda: "Step 6" in page.last().text, "step 6")
    stays_on(page, "Next")  # one’s own act: what is still there keeps it
    page.go_to_control(".button", "End", message)
    page.keys(Keys.ENTER)
    page._until(lambda: "Over" in page.last().text, "the end")
    stays_on(page, "First of all")  # after one’s own act, what comes next
    assert page.unseen == []


def test_an_open_list_outlives_an_edit_and_leads_back(driver, server):
    page = by_keyboard(driver, server.url, "aoi")
    page.type_command("shift")
    page.send()
    message = page.wait_for_text("Step 0")
    page.go_to_control(".menu", "A choice", message)
    page.keys(Keys.ENTER)
    page.wait_for(".picker", "the list")
    server.act("ren", "press", message=message.id, custom_id="next")
    page._until(lambda: "Step 1" in page.last().text, "step 1")
    assert page.has(".picker"), "it is still open"
    page.keys(Keys.ESCAPE)
    page.wait_for_focus("[data-placeholder='A choice']", "the focus at the menu")


def test_whoever_becomes_another_finds_the_focus_with_the_messages(driver, server):
    page = by_keyboard(driver, server.url, "aoi")
    page.type_command("menus")
    page.send()
    page.wait_for_text("Choose")
    page.go_to_control(".menu", "One fruit")
    page.keys(Keys.F2)
    page.wait_for_person("ren")
    page.wait_for_focus("#log", "the focus at the messages")
    page.go_to("#who [aria-checked=true]")
    page.keys(Keys.ARROW_RIGHT)
    page.wait_for_person("sora")
    page.wait_for_focus("[data-person=sora]", "the focus to go along")
