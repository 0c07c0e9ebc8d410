"""Commands as one types them: the menu, options as fields, suggestions, what is missing, context menus."""

from selenium.webdriver.common.keys import Keys

LISTED = "return [...document.querySelectorAll('#commands [role=option] b')].map((row) => row.innerText)"


def listed(page):
    return page._until(lambda: page.driver.execute_script(LISTED), "the menu")


def test_the_menu_filters_by_either_name(page):
    page.type_on("#text", "/")
    page._until(lambda: {"/盤", "/注文 選ぶ", "/挨拶"} <= set(listed(page)), "all commands")
    page.type_on("#text", "gree")
    assert listed(page) == ["/挨拶"]
    page.type_on("#text", Keys.BACKSPACE * 4 + "挨")
    assert listed(page) == ["/挨拶"]
    page.type_on("#text", "zzz")
    page.wait_for_words("#commands", "そのコマンドはありません")
    page.type_on("#text", Keys.ESCAPE)
    page.wait_for("#commands[hidden]", "the menu to close")


def test_names_are_in_the_readers_language(page):
    page.choose_person("sora")
    page.type_on("#text", "/")
    page._until(lambda: {"/board", "/order pick", "/greet"} <= set(listed(page)), "all commands in English")


def test_a_command_with_every_kind_of_option(page):
    page.type_command("order pick")
    page.fill_option("dish", "udon")
    page.fill_option("size", "大")
    page.fill_option("whom", "れん")
    page.fill_option("count", "3")
    page.send()
    page.wait_for_text("order: udon large ren 3")
    header = page.text(".used")
    assert "あおい" in header
    assert "/注文 選ぶ" in header


def test_a_command_with_a_file(page, tmp_path):
    file = tmp_path / "large.bin"
    file.write_bytes(b"0" * (10 * 1024 * 1024 + 1))
    page.type_command("weigh")
    page.give_file("file", file)
    page.click("#send", "Send")
    page.wait_for_problem("10MB")
    small = tmp_path / "small.bin"
    small.write_bytes(bytes(range(256)))
    page.attach("file", small)
    page.send()
    page.wait_for_text("small.bin: 256")


def test_a_command_by_keys_alone(page):
    page.type_on("#text", "/注文")
    page.wait_for("#commands:not([hidden]) [role=option]", "the menu")
    page.keys(Keys.ENTER)
    page.wait_for_focus("[data-option=dish]", "the first option to have the focus")
    page.keys("so")
    page._until(lambda: page.count(".suggested:not([hidden]) [role=option]") == 1, "one suggestion")
    page.keys(Keys.ENTER)
    page.wait_for_focus("[data-option=size]", "the next needed option to have the focus")
    page.keys(Keys.ARROW_DOWN)
    page.wait_for(".picker", "the choices")
    page.keys(Keys.ARROW_DOWN, Keys.ENTER)
    page.wait_for_focus("[data-option=whom]", "the next needed option to have the focus")
    page.keys(Keys.ENTER)
    page.wait_for(".picker", "the people")
    page.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
    page.wait_for_focus("#send", "everything needed to be there")
    page.keys(Keys.ENTER)
    page.wait_for_text("order: soba large sora 1")
    page.wait_for_focus("#text", "the focus to be where one writes")


def test_what_is_missing_or_wrong_is_said_and_nothing_sent(page):
    before = len(page.messages())
    page.type_command("order pick")
    page.click("#send", "Send")
    page.wait_for_problem("「品」がまだ入っていません")
    page.wait_for_focus("[data-option=dish]", "the focus at what is missing")
    page.fill_option("dish", "udon")
    page.fill_option("size", "小")
    page.fill_option("whom", "Tefuda")
    page.fill_option("count", "many")
    page.click("#send", "Send")
    page.wait_for_problem("「数」には数を入れてください")
    page.fill_option("count", "10")
    page.send()
    page.wait_for_problem("合わない項目があります")
    page.type_on("#call [data-option=count]", Keys.ESCAPE)
    page.wait_for("#call[hidden]", "the command to be left")
    page.wait_for_words("#problem", "")
    assert len(page.messages()) == before


def test_a_pasted_command_takes_the_rest_as_its_first_option(page):
    page.type_on("#text", "/many 2")
    page.wait_for("#call:not([hidden])", "the command")
    page.send()
    page.wait_for_text("Message 1")


def test_an_unacknowledged_command_is_told_of_and_kept(page):
    page.type_command("無言")
    page.send()
    page.wait_for_problem("アプリからの応答がありませんでした")
    assert page.attribute("#call", "data-command") == "mute"


def test_context_menus_of_people_and_messages(page):
    page.context("れん", "手を振る")
    page.wait_for_text("aoi waves at ren")
    page.driver.execute_script("[...document.querySelectorAll('.more')].at(-1).click()")
    page.click('[data-context="Count"]', "the entry")
    assert page.wait_for_text("counted: 0").ephemeral


def test_one_becomes_somebody_from_their_name(page):
    page._click(
        lambda: page.driver.execute_script("return document.querySelectorAll('#members [data-act=person]')[1]"),
        "Ren's name",
    )
    page.wait_for_focus("[role=menuitem]", "the menu to have the focus")
    page.keys(Keys.END, Keys.ENTER)
    page.wait_for_person("ren")


def test_an_ordinary_message_and_shift_enter(page):
    page.type_on("#text", "one", Keys.SHIFT + Keys.ENTER + Keys.NULL, "two", Keys.ENTER)
    assert page.wait_for_text("one\ntwo").author == "あおい"
    page._until(lambda: page.value("#text") == "", "the field to be empty")
