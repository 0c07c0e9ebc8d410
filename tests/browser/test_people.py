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
    page.type_on("#text", "1")
    page.wait_for_person("sora")
    page.keys(Keys.BACKSPACE, Keys.F2)
    page.wait_for_person("aoi")
    page.type_on('#who [data-person="aoi"]', Keys.ARROW_RIGHT)
    page.wait_for_person("ren")
    page.wait_for_focus("[data-person=ren]", "the focus to go along")


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
    page.wait_for("#places [data-place=dm] .badge", "the DM's badge")
    page._until(lambda: page.pings("aoi") >= 1, "Aoi's badge")
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


def speaks(page, locale, hint):
    """The page is in this language, and says so."""
    page.wait_for(f"html[lang={locale}]", locale)
    page.wait_for(f'#text[placeholder*="{hint}"]', f"“{hint}” where one writes")


def test_the_language_is_the_persons_own(page):
    speaks(page, "ja", "コマンド")
    page.choose_person("sora")
    speaks(page, "en-US", "commands")
    page.click("#settings", "the settings")
    page.wait_for_words("#settings-title", "Settings")
    page.tick("日本語")
    speaks(page, "ja", "コマンド")
    page.wait_for_words("#settings-title", "の設定")  # the dialog is opened anew in the new language
    page.wait_for_focus("[name=locale][value=ja]", "the focus at what was chosen")
    page.tick("English")
    page.wait_for_words("#settings-title", "Settings")
    speaks(page, "en-US", "commands")
    page.keys(Keys.ESCAPE)
    page.wait_until_gone("dialog[open]", "the settings to go")
    page.choose_person("aoi")
    speaks(page, "ja", "コマンド")


def dm(page, *, is_open):
    """Opens the settings, which say whether direct messages are taken."""
    page.click("#settings", "the settings")
    page.wait_for("[name=dm]:checked" if is_open else "[name=dm]:not(:checked)", "the settings")


def takes_dms(server):
    return server.read("/api/state?as=ren&limit=0")["me"]["dm"]


def test_closed_direct_messages_and_leaving(page, server):
    page.choose_person("ren")
    dm(page, is_open=True)
    page.tick("ダイレクトメッセージを受け取る")
    page._until(lambda: not takes_dms(server), "no direct messages to be taken")
    page.press("閉じる")
    page.wait_until_gone("dialog[open]", "the settings to go")
    page.type_command("letter")
    page.send()
    page.wait_for_problem("アプリからの応答がありませんでした")
    dm(page, is_open=False)
    page.tick("ダイレクトメッセージを受け取る")
    page._until(lambda: takes_dms(server), "direct messages to be taken again")
    page.click("[data-membership]", "leaving")
    page.click("[data-act=join]", "joining again")
    page._until(lambda: "table" in page.places(), "the channels")


def test_a_browser_in_english_is_offered_everything_in_english(page, server):
    page.open_place("table")
    page.wait_for("html[lang=ja]", "Japanese")
    page.click("[data-act=speak]", "the offer")
    page.wait_for("html[lang=en-US]", "English")
    page.wait_until_gone("[data-act=speak]", "the offer to go")
    page.wait_for_words('#who [data-person="ren"]', "Ren")
    state = server.read("/api/state?as=ren")
    assert (state["me"]["locale"], state["guild"]["preferred_locale"]) == ("en-US", "en-US")
    assert [person["display_name"] for person in state["people"]] == ["Aoi", "Ren", "Sora"]
