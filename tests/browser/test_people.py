"""Who one is: one press, a tab of one's own, badges for the others, settings."""

from selenium.webdriver.common.keys import Keys

from tests.browser.page import open_page


def test_choosing_a_person_is_one_press_and_stays_in_the_address(page, driver):
    page.choose_person("ren")
    assert "as=ren" in driver.current_url
    page.say("I am Ren")
    assert page.wait_for_text("I am Ren").author == "れん"
    driver.refresh()
    page.wait_for_person("ren")
    page.choose_person("aoi")
    assert page.wait_for_text("I am Ren").author == "れん"


def test_keys_change_the_person(page):
    page.keys(Keys.F2)
    page.wait_for_person("ren")
    page.driver.execute_script("document.activeElement.blur()")
    page.keys("3")
    page.wait_for_person("sora")
    page._css("#text").send_keys("1")
    page.wait_for_person("sora")
    page.keys(Keys.BACKSPACE, Keys.F2)
    page.wait_for_person("aoi")
    page._css('#who [data-person="aoi"]').send_keys(Keys.ARROW_RIGHT)
    page.wait_for_person("ren")
    assert page.focused().get_attribute("data-person") == "ren"


def test_two_tabs_are_two_people(page, driver, server):
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    try:
        other = open_page(driver, server.url, "sora")
        other.say("from the other tab")
        driver.switch_to.window(first)
        page.wait_for_person("aoi")
        assert page.wait_for_text("from the other tab").author == "そら"
    finally:
        driver.switch_to.window(first)
        for handle in driver.window_handles:
            if handle != first:
                driver.switch_to.window(handle)
                driver.close()
        driver.switch_to.window(first)


def test_a_badge_counts_who_is_called_until_they_look(page):
    page.choose_person("sora")
    page.choose_person("aoi")
    before = page.pings("sora")
    page.open_place("lounge")
    page.type_command("letter")
    page.send()
    page._until(lambda: page._css("#places [data-place=dm] .badge"), "the DM's badge")
    assert page.pings("aoi") >= 1
    page.open_place("dm")
    page._until(lambda: page.pings("aoi") == 0, "the badge to go")
    page.open_place("table")
    page.type_command("greet")
    page.fill_option("whom", "そら")
    page.send()
    page._until(lambda: page.pings("sora") == before + 1, "Sora's badge")
    page.choose_person("sora")
    page.wait_for_text("Heading")
    page._until(lambda: page.pings("sora") == 0, "the badge to go")


def test_the_language_is_the_persons_own(page, driver):
    assert "コマンド" in driver.find_element("id", "text").get_attribute("placeholder")
    page.choose_person("sora")
    assert "commands" in driver.find_element("id", "text").get_attribute("placeholder")
    assert driver.find_element("tag name", "html").get_attribute("lang") == "en-US"
    driver.find_element("id", "settings").click()
    page.tick("日本語")
    page._until(lambda: page._css("html[lang=ja]"), "Japanese")
    assert "の設定" in driver.find_element("id", "settings-title").text
    page.tick("English")
    page._until(lambda: page._css("html[lang=en-US]"), "English")
    page.keys(Keys.ESCAPE)
    page.choose_person("aoi")
    assert driver.find_element("tag name", "html").get_attribute("lang") == "ja"


def test_closed_direct_messages_and_leaving(page, driver):
    page.choose_person("ren")
    driver.find_element("id", "settings").click()
    page.tick("ダイレクトメッセージを受け取る")
    page.press("閉じる")
    page.type_command("letter")
    page.send()
    assert "アプリからの応答がありませんでした" in page.problem()
    driver.find_element("id", "settings").click()
    page.tick("ダイレクトメッセージを受け取る")
    page._click(lambda: page._css("[data-membership]"), "leaving")
    page._click(lambda: page._css("[data-act=join]"), "joining again")
    page._until(lambda: "table" in page.places(), "the channels")
