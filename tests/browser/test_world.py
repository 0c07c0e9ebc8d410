"""What a tester lets happen to the server, on the page: by pointer, by keyboard, in both languages."""

from datetime import datetime, timedelta

import pytest
from selenium.webdriver.common.keys import Keys


def open_world(page):
    page.click("#settings", "the settings")
    page.click("[data-world]", "the way to the world")
    page.wait_for("#world[open]", "the world")


def close(page):
    page.keys(Keys.ESCAPE)
    page.wait_until_gone("dialog[open]", "the panel to go")


def lever(body):
    """The control whose request holds this text."""
    return f"#world [data-does*='{body}']"


def pull(page, body):
    page.click(lever(body), body)


def shown(page, text):
    page.wait_for_words("body", text)


def test_a_member_is_sent_away_and_comes_back(page):
    page.choose_person("ren")
    open_world(page)
    pull(page, '"kick","person":"ren"')
    page.wait_until_gone(lever('"kick","person":"ren"'), "ren to be gone")
    close(page)
    shown(page, "サーバーから抜けています。")
    page.click("[data-act=join]", "joining again")
    page._until(lambda: "table" in page.places(), "the channels")


def test_an_account_ends_and_another_one_comes(page):
    page.choose_person("ren")
    page.say("these words stay")
    open_world(page)
    pull(page, "people/ren/delete_account")
    page.wait_for(lever("people/ren/new_account"), "the account to be gone")
    close(page)
    shown(page, "このアカウントは削除されました。")
    page.choose_person("aoi")
    assert page.wait_for_text("these words stay").author.startswith("Deleted User")
    page.click("#who [data-person=ren]", "the switch to who has no account")
    page.click("[data-act=new-account]", "a new account")
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
    page.wait_for(lever(back), back)
    close(page)
    page.wait_for_words("#banner", words)
    open_world(page)
    pull(page, back)
    page.wait_for(lever(switch), switch)
    close(page)
    page.wait_for_words("#banner", "")


def test_permissions_and_time_by_keyboard_alone(page, driver, server):
    page.choose_person("sora")
    driver.execute_script("document.getElementById('settings').focus()")
    page.keys(Keys.ENTER)
    page.wait_for("dialog.form[open]", "the settings")
    walk_to(page, "[data-world]")
    page.keys(Keys.ENTER)
    page.wait_for("#world[open]", "the world")
    walk_to(page, "summary")
    page.keys(Keys.ENTER)
    walk_to(page, "[data-does*=send_messages_in_threads]")
    page.keys(Keys.SPACE)
    page.wait_for_focus("""[data-does*='"deny":[]']:not(:checked)""", "the permission to go, and the way back")
    page.keys(Keys.SPACE)
    page.wait_for_focus("[data-does*=send_messages_in_threads]:checked", "the permission to come back")
    today = now(server)
    walk_to(page, """[data-does*='"advance":86400']""")
    page.keys(Keys.ENTER)
    page._until(lambda: now(server) > today + timedelta(days=1), "tomorrow")


def now(server):
    return datetime.fromisoformat(server.read("/api/state?as=aoi&limit=0")["now"])


def walk_to(page, wanted, steps=60):
    """Tab by tab, as far as what is wanted."""
    for _ in range(steps):
        if page.has_focus(wanted):
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
