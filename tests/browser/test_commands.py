"""Commands as one types them: the menu, options as fields, suggestions, what is missing, context menus."""

from selenium.webdriver.common.keys import Keys

LISTED = "return [...document.querySelectorAll('#commands [role=option] b')].map((row) => row.innerText)"


def listed(page):
    return page._until(lambda: page.driver.execute_script(LISTED), "the menu")


def test_the_menu_filters_by_either_name(page):
    box = page._css("#text")
    box.send_keys("/")
    assert {"/盤", "/注文 選ぶ", "/挨拶"} <= set(listed(page))
    box.send_keys("gree")
    assert listed(page) == ["/挨拶"]
    box.send_keys(Keys.BACKSPACE * 4 + "挨")
    assert listed(page) == ["/挨拶"]
    box.send_keys("zzz")
    page._until(lambda: "そのコマンドはありません" in page._css("#commands").text, "a word about it")
    box.send_keys(Keys.ESCAPE)
    page._until(lambda: page._css("#commands[hidden]"), "the menu to close")


def test_names_are_in_the_readers_language(page):
    page.choose_person("sora")
    page._css("#text").send_keys("/")
    assert {"/board", "/order pick", "/greet"} <= set(listed(page))


def test_a_command_with_every_kind_of_option(page):
    page.type_command("order pick")
    page.fill_option("dish", "udon")
    page.fill_option("size", "大")
    page.fill_option("whom", "れん")
    page.fill_option("count", "3")
    page.send()
    page.wait_for_text("order: udon large ren 3")
    header = page.driver.find_elements("css selector", ".used")[-1].text
    assert "あおい" in header
    assert "/注文 選ぶ" in header


def test_a_command_with_a_file(page, tmp_path):
    file = tmp_path / "large.bin"
    file.write_bytes(b"0" * (10 * 1024 * 1024 + 1))
    page.type_command("weigh")
    page._css("#call [data-option=file]").send_keys(str(file))
    page._click(lambda: page._css("#send"), "Send")
    page._until(lambda: "10MB" in page.problem(), "a word about its size")
    small = tmp_path / "small.bin"
    small.write_bytes(bytes(range(256)))
    page.attach("file", small)
    page.send()
    page.wait_for_text("small.bin: 256")


def test_a_command_by_keys_alone(page):
    page._css("#text").send_keys("/注文", Keys.ENTER)
    page._until(lambda: page.focused().get_attribute("data-option") == "dish", "the first option to have the focus")
    page.keys("so")
    page._until(
        lambda: len(page.driver.find_elements("css selector", ".suggested:not([hidden]) [role=option]")) == 1,
        "one suggestion",
    )
    page.keys(Keys.ENTER)
    page._until(lambda: page.focused().get_attribute("data-option") == "size", "the next needed option")
    page.keys(Keys.ARROW_DOWN)
    page._until(lambda: page._css(".picker"), "the choices")
    page.keys(Keys.ARROW_DOWN, Keys.ENTER)
    page._until(lambda: page.focused().get_attribute("data-option") == "whom", "the next needed option")
    page.keys(Keys.ENTER)
    page._until(lambda: page._css(".picker"), "the people")
    page.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
    page._until(lambda: page.focused().get_attribute("id") == "send", "everything needed to be there")
    page.keys(Keys.ENTER)
    page.wait_for_text("order: soba large sora 1")
    page._until(lambda: page.focused().get_attribute("id") == "text", "the focus to be where one writes")


def test_what_is_missing_or_wrong_is_said_and_nothing_sent(page):
    before = len(page.messages())
    page.type_command("order pick")
    page._css("#send").click()
    assert "「品」がまだ入っていません" in page.problem()
    assert page.focused().get_attribute("data-option") == "dish"
    page.fill_option("dish", "udon")
    page.fill_option("size", "小")
    page.fill_option("whom", "Tefuda")
    page.fill_option("count", "many")
    page._css("#send").click()
    assert "「数」には数を入れてください" in page.problem()
    page.fill_option("count", "10")
    page.send()
    assert "合わない項目があります" in page.problem()
    page.keys(Keys.ESCAPE)
    page._until(lambda: page._css("#call[hidden]"), "the command to be left")
    assert page.problem() == ""
    assert len(page.messages()) == before


def test_a_pasted_command_takes_the_rest_as_its_first_option(page):
    page._css("#text").send_keys("/many 2")
    page._until(lambda: page._css("#call:not([hidden])"), "the command")
    page.send()
    page.wait_for_text("Message 1")


def test_an_unacknowledged_command_is_told_of_and_kept(page):
    page.type_command("無言")
    page.send()
    assert "アプリからの応答がありませんでした" in page.problem()
    assert page._css("#call").get_attribute("data-command") == "mute"


def test_context_menus_of_people_and_messages(page):
    page.context("れん", "手を振る")
    page.wait_for_text("aoi waves at ren")
    page.driver.execute_script(
        "document.querySelectorAll('.more')[document.querySelectorAll('.more').length - 1].click()"
    )
    page._click(lambda: page._css('[data-context="Count"]'), "the entry")
    assert page.wait_for_text("counted: 0").ephemeral


def test_one_becomes_somebody_from_their_name(page):
    page._click(
        lambda: page.driver.execute_script("return document.querySelectorAll('#members [data-act=person]')[1]"),
        "Ren's name",
    )
    page._until(lambda: page.focused().get_attribute("role") == "menuitem", "the menu to have the focus")
    page.keys(Keys.END, Keys.ENTER)
    page.wait_for_person("ren")


def test_an_ordinary_message_and_shift_enter(page):
    box = page._css("#text")
    box.send_keys("one", Keys.SHIFT + Keys.ENTER + Keys.NULL, "two", Keys.ENTER)
    assert page.wait_for_text("one\ntwo").author == "あおい"
    page._until(lambda: box.get_attribute("value") == "", "the field to be empty")
