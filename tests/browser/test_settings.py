"""The panel of a server's settings on a phone: Discord's own menus of channels and roles, and nothing wider than the screen."""

from engine.wording import Wording
from tests.browser.conftest import resize
from tests.browser.page import open_page
from tests.browser.test_phone import SMALL, WIDE

WORDS = Wording("ja")


def test_channels_and_roles_are_chosen_on_a_phone(driver, house):
    house.act("aoi", "say", channel="lounge", content="hello")
    house.ask("/api/server", action="role", name="決闘者", people=["ren"])
    resize(driver, (360, 740))
    page = open_page(driver, house.url, "aoi")
    page.open_place("table")
    page.type_command("settings")
    page.send()
    page.wait_for_text("このサーバーの設定")
    fits(driver, page)
    page.press(WORDS.text("settings-channels-button"))
    page.choose(WORDS.text("settings-channels-placeholder"), "#lounge")
    page.wait_for_text(WORDS.text("settings-kept"))
    fits(driver, page)
    page.press(WORDS.text("settings-home-button"))
    page.press(WORDS.text("settings-starters-button"))
    page.choose(WORDS.text("settings-roles-placeholder"), "@決闘者")
    page.wait_for_text(WORDS.text("settings-kept"))
    page.press(WORDS.text("settings-home-button"))
    page.wait_for_text("対戦を始められる人：@決闘者")
    fits(driver, page)
    page.choose(WORDS.text("settings-time"), WORDS.text("time-minutes"))
    page.wait_for_text("一手ごとの持ち時間：10分")
    page._until(lambda: shown(driver, "settings-time") == WORDS.text("time-minutes"), "ten minutes in the menu")
    page.press(WORDS.text("settings-defaults-button"))
    page.press(WORDS.text("settings-defaults-sure-button"))
    page.wait_for_text(WORDS.text("settings-defaults-done"))
    # A menu shows what the message says, not what was chosen before.
    page._until(lambda: shown(driver, "settings-time") == "1日（標準）", "a day in the menu")
    assert house.failed_checks() == []


def shown(driver, key):
    """What a menu shows."""
    found = "return document.querySelector(`.menu[data-placeholder='${arguments[0]}'] span`).innerText"
    return driver.execute_script(found, WORDS.text(key))


def fits(driver, page):
    """Nothing is wider than the screen or too small for a finger."""
    assert page.overflow() == 0
    assert driver.execute_script(WIDE) == []
    assert driver.execute_script(SMALL) == []
