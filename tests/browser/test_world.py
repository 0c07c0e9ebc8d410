"""What a tester lets happen to the server, on the page: by pointer, by keyboard, in both languages."""

import json
import urllib.request
from datetime import datetime, timedelta

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def open_world(page):
    page._click(lambda: page._css("#settings"), "the settings")
    page._click(lambda: page._css("[data-world]"), "the way to the world")
    page._until(lambda: page._css("#world[open]"), "the world")


def close(page):
    page.keys(Keys.ESCAPE)
    page._until(lambda: not page._css("dialog[open]"), "the panel to go")


def lever(page, body):
    """The control whose request holds this text."""
    found = [
        one
        for one in page.driver.find_elements(By.CSS_SELECTOR, "#world [data-does]")
        if body in one.get_attribute("data-does")
    ]
    return found[0] if found else None


def pull(page, body):
    page._click(lambda: lever(page, body), body)


def shown(page, text):
    page._until(lambda: text in page._css("body").text, text)


def test_a_member_is_sent_away_and_comes_back(page):
    page.choose_person("ren")
    open_world(page)
    pull(page, '"kick","person":"ren"')
    page._until(lambda: not lever(page, '"kick","person":"ren"'), "ren to be gone")
    close(page)
    shown(page, "サーバーから抜けています。")
    page._click(lambda: page._css("[data-act=join]"), "joining again")
    page._until(lambda: "table" in page.places(), "the channels")


def test_an_account_ends_and_another_one_comes(page):
    page.choose_person("ren")
    page.say("these words stay")
    open_world(page)
    pull(page, "people/ren/delete_account")
    page._until(lambda: lever(page, "people/ren/new_account"), "the account to be gone")
    close(page)
    shown(page, "このアカウントは削除されました。")
    page.choose_person("aoi")
    assert page.wait_for_text("these words stay").author.startswith("Deleted User")
    page._click(lambda: page._css("#who [data-person=ren]"), "the switch to who has no account")
    page._click(lambda: page._css("[data-act=new-account]"), "a new account")
    page._until(lambda: "table" in page.places(), "the channels")
    assert page.wait_for_text("these words stay").author.startswith("Deleted User")


@pytest.mark.parametrize(
    ("switch", "back", "words"),
    [
        ("begin_outage", "end_outage", "Discord に障害が起きていて"),
        ("remove_bot", "invite_bot", "このサーバーにいません。"),
    ],
)
def test_an_outage_and_a_bot_that_is_not_there(page, switch, back, words):
    open_world(page)
    pull(page, switch)
    page._until(lambda: lever(page, back), back)
    close(page)
    page._until(lambda: words in page._css("#banner").text, words)
    open_world(page)
    pull(page, back)
    page._until(lambda: lever(page, switch), switch)
    close(page)
    page._until(lambda: not page._css("#banner").text, "the banner to go")


def test_permissions_and_time_by_keyboard_alone(page, driver, server):
    page.choose_person("sora")
    driver.execute_script("document.getElementById('settings').focus()")
    page.keys(Keys.ENTER)
    page._until(lambda: page._css("dialog.form[open]"), "the settings")
    walk_to(page, lambda node: node.get_attribute("data-world") is not None)
    page.keys(Keys.ENTER)
    page._until(lambda: page._css("#world[open]"), "the world")
    walk_to(page, lambda node: node.tag_name == "summary")
    page.keys(Keys.ENTER)
    walk_to(page, lambda node: "send_messages_in_threads" in (node.get_attribute("data-does") or ""))
    page.keys(Keys.SPACE)
    page._until(lambda: not page.focused().is_selected(), "the permission to go")
    page._until(lambda: '"deny":[]' in page.focused().get_attribute("data-does"), "the way back")
    page.keys(Keys.SPACE)
    page._until(lambda: page.focused().is_selected(), "the permission to come back")
    today = now(server)
    walk_to(page, lambda node: '"advance":86400' in (node.get_attribute("data-does") or ""))
    page.keys(Keys.ENTER)
    page._until(lambda: now(server) > today + timedelta(days=1), "tomorrow")


def now(server):
    with urllib.request.urlopen(f"{server.url}/api/state?as=aoi&limit=0") as answer:
        return datetime.fromisoformat(json.load(answer)["now"])


def walk_to(page, wanted, steps=60):
    """Tab by tab, as far as what is wanted."""
    for _ in range(steps):
        if wanted(page.focused()):
            return
        page.keys(Keys.TAB)
    raise AssertionError("the keyboard does not reach it")


def test_a_moderator_deletes_a_message(page):
    page.say("this goes")
    message = page.wait_for_text("this goes")
    open_world(page)
    pull(page, f"/api/messages/{message.id}")
    close(page)
    page._until(lambda: message.id not in {one.id for one in page.messages()}, "it to be gone")


def test_a_reload_takes_the_ephemerals_away(page):
    page.say("this stays")
    page.type_command("secret")
    page.send()
    assert page.wait_for_text("Between us").ephemeral
    page.driver.refresh()
    page.wait_for_person("aoi")
    page.wait_for_text("this stays")
    assert not any(message.ephemeral for message in page.messages())
