"""What a screen reader is given: the browser's own accessibility tree, not only what stands in the page's markup."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.page import open_page

LANDMARKS = {"complementary": "Tefuda", "navigation": "Places", "banner": "", "main": ""}
SHOWN = (("greet", "Heading"), ("board", "Turn 1"), ("menus", "Choose"), ("secret", "Between us"))
DIALOGS = ("dialog", "alertdialog")


def _value(given):
    """A property's value; of one that names other nodes, these."""
    return given.get("value") or [each.get("idref") for each in given.get("relatedNodes", ())]


class Node:
    """One node of the tree as it is spoken."""

    def __init__(self, raw):
        self.role = raw.get("role", {}).get("value", "")
        self.name = raw.get("name", {}).get("value", "").strip()
        self.more = raw.get("description", {}).get("value", "")
        self.states = {each["name"]: _value(each["value"]) for each in raw.get("properties", ())}

    def __repr__(self):
        return f"{self.role} “{self.name[:60]}” {self.states}"


def tree(driver):
    """All nodes that are not left out."""
    raw = driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    return [Node(each) for each in raw if not each.get("ignored")]


def of(nodes, *roles):
    return [node for node in nodes if node.role in roles]


def nameless(nodes):
    """What can have the focus, or is a picture, and is called nothing or is nothing."""
    usable = [node for node in nodes if node.states.get("focusable") and node.role != "RootWebArea"]
    return [node for node in (*usable, *of(nodes, "image")) if not node.name or node.role in ("generic", "none")]


@pytest.fixture
def english(driver, server):
    """The page as Sora, who reads English, with something of everything."""
    page = open_page(driver, server.url, "sora")
    page.open_place("table")
    for command, text in SHOWN:
        page.type_command(command)
        page.send()
        page.wait_for_text(text)
    return page


def test_landmarks_lead_round_the_page(english, driver):
    nodes = tree(driver)
    for role, name in LANDMARKS.items():
        (found,) = of(nodes, role)
        assert found.name == name
    assert [node.name for node in nodes if node.role == "heading" and node.states["level"] == 1] == ["table"]
    (log,) = of(nodes, "log")
    assert log.name == "Messages in #table"
    assert log.states.get("live", "off") == "off", "edits are not read out"


def test_everything_that_can_be_used_says_what_it_is(english, driver):
    nodes = tree(driver)
    assert nameless(nodes) == []
    messages = [node for node in of(nodes, "listitem") if node.name.startswith("Message of")]
    assert len(messages) >= len(SHOWN)
    assert all(re.search("Today|Yesterday", message.name) for message in messages), "it may be midnight"
    (checked,) = [node for node in of(nodes, "radio") if node.states["checked"] == "true"]
    assert checked.name.startswith("そら")
    names = [node.name for node in of(nodes, "button")]
    for label in ("Next turn", "Closed", "One fruit", "Settings", "Send", "Enlarge picture: Board of turn 1"):
        assert label in names
    assert all(node.states.get("disabled") for node in of(nodes, "button") if node.name == "Closed")
    assert {node.name for node in of(nodes, "image")} >= {"Board of turn 1"}


def test_a_list_says_what_is_chosen_in_it_and_where_one_is(english, driver):
    english.open_menu("Two or three numbers")
    english.keys(Keys.ARROW_DOWN, Keys.ENTER)
    nodes = tree(driver)
    (box,) = [node for node in of(nodes, "listbox") if node.name == "Two or three numbers"]
    assert box.states["multiselectable"]
    chosen = [node.name for node in of(nodes, "option") if node.states.get("selected")]
    assert chosen == ["Number 2"]
    (search,) = [node for node in of(nodes, "combobox") if node.name == "Two or three numbers"]
    assert search.states["focused"]
    assert search.states["activedescendant"]
    assert nameless(nodes) == []


@pytest.mark.parametrize("opened", ["form", "settings", "picture"])
def test_a_dialog_is_named_and_nothing_else_is_spoken_while_it_is_open(english, driver, opened):
    if opened == "form":
        english.type_command("form")
        english.send()
    else:
        selector = {"settings": "#settings", "picture": "[data-act=enlarge]"}[opened]
        english.click(selector, opened)
    english.wait_for("dialog[open]", "the dialog")
    nodes = tree(driver)
    (dialog,) = of(nodes, *DIALOGS)
    assert dialog.name
    assert dialog.states["modal"]
    assert of(nodes, "log", "navigation") == []
    assert nameless(nodes) == []
    english.keys(Keys.ESCAPE)
    english.wait_until_gone("dialog[open]", "the dialog to close")


def spoken_of_late(driver):
    """What was put into the live region, a line each, with its language."""
    lines = "return [...document.querySelectorAll('#announce > p')].map((line) => [line.textContent, line.lang])"
    return [tuple(line) for line in driver.execute_script(lines)]


def test_what_is_new_is_read_out_once_and_what_is_edited_is_not(english, driver, server):
    assert [node.states["live"] for node in tree(driver) if node.states.get("live") == "polite"]
    before = spoken_of_late(driver)
    english.press("Next turn")
    english.wait_for_text("Turn 2")
    assert spoken_of_late(driver) == before
    server.act("ren", "say", channel="table", content="A word from **Ren**")
    english.wait_for_text("A word from Ren")
    server.act("ren", "say", channel="table", content="次はこちら")
    english.wait_for_text("次はこちら")
    *_, one, other = spoken_of_late(driver)
    assert one == ("れん: A word from Ren", "en")
    assert other == ("れん: 次はこちら", "ja")


def test_the_page_speaks_the_readers_language_and_each_message_its_own(driver, server):
    page = open_page(driver, server.url, "sora")
    page.open_place("table")
    page.wait_for("html[lang=en-US]", "English")
    page = open_page(driver, server.url, "aoi")
    page.open_place("table")
    page.wait_for("html[lang=ja]", "Japanese")
    page.type_command("board")
    page.send()
    page.wait_for_text("Turn 1")
    server.act("ren", "say", channel="table", content="**あおい** は Next turn を押す")
    page.wait_for_text("を押す")
    languages = "return [...document.querySelectorAll('#rows .content')].slice(-2).map((node) => node.lang)"
    assert driver.execute_script(languages) == ["en", "ja"], "the first in English words with a name in them"
