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
    page.open_menu("Two or three numbers")
    page.wait_for(".picker .foot .button:disabled", "Done, which cannot be pressed yet")
    assert page.count(".picker [role=option]") == 12
    for at in range(4):
        page.driver.execute_script("document.querySelectorAll('.picker [role=option]')[arguments[0]].click()", at)
    assert page.count(".picker [aria-selected=true]") == 3
    assert page.has(".picker .foot .button:enabled")
    page.keys(Keys.ESCAPE)
    page.wait_until_gone(".picker", "the list to close")
    assert "several" not in page.last().text


def test_a_menu_by_keys_with_a_search(page):
    menus(page)
    page.type_on("#rows .menu[data-placeholder='Two or three numbers']", Keys.ENTER)
    page.wait_for_focus("[role=combobox]", "the search")
    page.keys("number 1")
    page._until(lambda: page.count(".picker [role=option]") == 4, "the entries that fit")
    page.keys(Keys.ENTER, Keys.ARROW_DOWN, Keys.ENTER, Keys.TAB)
    page.wait_for_focus(".picker .foot .button", "Done to have the focus")
    page.keys(Keys.ENTER)
    page.wait_for_text("several: ['1', '10']")


def test_a_form_with_every_kind_of_field(page):
    page.type_command("form")
    page.send()
    page.wait_for("dialog.form[open]", "the form")
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
    page.wait_for("dialog.form[open]", "the form")
    page.press("送信")
    page.wait_for_words("dialog[open] .failure", "「Name」を入れてください")
    page.wait_for_focus("[data-field=name]", "the focus at what is missing")
    page.keys(Keys.ESCAPE)
    page.wait_until_gone("dialog[open]", "the form to go")
    page.driver.refresh()
    page.wait_for_person("aoi")
    assert not page.has("dialog[open]")


def test_an_open_form_is_there_again_after_a_reload(page):
    page.type_command("form")
    page.send()
    page.wait_for("dialog.form[open]", "the form")
    page.driver.refresh()
    page.wait_for("dialog.form[open]", "the form again")
    page.press("キャンセル")
    page.wait_until_gone("dialog[open]", "the form to go")
