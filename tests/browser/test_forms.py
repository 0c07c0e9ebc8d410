"""Menus under messages and the bot's forms, by mouse and by keys."""

from selenium.webdriver.common.keys import Keys


def menus(page):
    page.type_command("menus")
    page.send()
    return page.wait_for_text("Choose")


def test_menus_of_one_of_several_and_of_people(page):
    assert menus(page).menus == ["One fruit", "Two or three numbers", "Somebody"]
    page.choose("One fruit", "pear")
    page.wait_for_text("one: ['pear']")
    page.choose("Two or three numbers", "Number 2", "Number 11")
    page.wait_for_text("several: ['2', '11']")
    page.choose("Somebody", "れん")
    page.wait_for_text("who: ['ren']")


def test_bounds_of_a_menu_are_kept(page):
    menus(page)
    page._click(lambda: page._control(".menu", "Two or three numbers", None), "the menu")
    done = page._until(lambda: page._css(".picker .foot .button"), "Done")
    assert not done.is_enabled()
    entries = page.driver.find_elements("css selector", ".picker [role=option]")
    for at in range(4):
        page.driver.execute_script("document.querySelectorAll('.picker [role=option]')[arguments[0]].click()", at)
    assert len(entries) == 12
    assert len(page.driver.find_elements("css selector", ".picker [aria-selected=true]")) == 3
    assert done.is_enabled()
    page.keys(Keys.ESCAPE)
    page._until(lambda: not page._css(".picker"), "the list to close")
    assert "several" not in page.last().text


def test_a_menu_by_keys_with_a_search(page):
    menus(page)
    page._control(".menu", "Two or three numbers", None).send_keys(Keys.ENTER)
    page._until(lambda: page.focused().get_attribute("role") == "combobox", "the search")
    page.keys("number 1")
    page._until(
        lambda: len(page.driver.find_elements("css selector", ".picker [role=option]")) == 4, "the entries that fit"
    )
    page.keys(Keys.ENTER, Keys.ARROW_DOWN, Keys.ENTER, Keys.TAB)
    page._until(lambda: "button" in page.focused().get_attribute("class"), "Done to have the focus")
    page.keys(Keys.ENTER)
    page.wait_for_text("several: ['1', '10']")


def test_a_form_with_every_kind_of_field(page):
    page.type_command("form")
    page.send()
    page._until(lambda: page._css("dialog.form[open]"), "the form")
    page.fill_field("Name", "Aoi & <b>")
    page.fill_field("Story", "two\nlines")
    page.choose("Fruit", "Pear")
    page.tick("Right")
    page.tick("Sure")
    page.press("送信")
    page.wait_for_text("form: ['Aoi & <b>', 'two\\nlines', 'p', 'r', True]")


def test_a_form_says_what_is_missing_and_can_be_left(page):
    page.type_command("form")
    page.send()
    page._until(lambda: page._css("dialog.form[open]"), "the form")
    page.press("送信")
    assert "「Name」を入れてください" in page._css("dialog .failure").text
    assert page.focused().get_attribute("data-field") == "name"
    page.keys(Keys.ESCAPE)
    page._until(lambda: not page._css("dialog[open]"), "the form to go")
    page.driver.refresh()
    page.wait_for_person("aoi")
    assert page._css("dialog[open]") is None


def test_an_open_form_is_there_again_after_a_reload(page):
    page.type_command("form")
    page.send()
    page._until(lambda: page._css("dialog.form[open]"), "the form")
    page.driver.refresh()
    page._until(lambda: page._css("dialog.form[open]"), "the form again")
    page.press("キャンセル")
    page._until(lambda: not page._css("dialog[open]"), "the form to go")
