"""What a message looks like, and that a change in it disturbs nobody."""

from selenium.webdriver.common.keys import Keys

RENDERED = """
const done = arguments[arguments.length - 1];
import(new URL('markdown.js', location.origin + '/')).then(({ markdown }) => {
  const holder = document.createElement('div');
  holder.append(...markdown(arguments[0]));
  done(holder.innerHTML.replace(/ (class|type|data-[a-z]+|role|tabindex|aria-label|title|target|rel|datetime)="[^"]*"/g, ''));
}).catch((problem) => done(String(problem)));
"""


def rendered(page, text):
    return page.driver.execute_async_script(RENDERED, text)


def test_markup_is_shown_as_discord_shows_it(page):
    cases = {
        "**a** *b* _c_ __d__ ~~e~~": "<p><strong>a</strong> <em>b</em> <em>c</em> <u>d</u> <s>e</s></p>",
        "***both***": "<p><strong><em>both</em></strong></p>",
        "snake_case_name": "<p>snake_case_name</p>",
        "`**not bold**`": "<p><code>**not bold**</code></p>",
        "\\*plain\\*": "<p>*plain*</p>",
        "||x||": "<p><span><span>x</span></span></p>",
        "# One\n## Two": "<h3>One</h3><h4>Two</h4>",
        "-# small": "<p>small</p>",
        "#no heading": "<p>#no heading</p>",
        "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
        ">>> a\nb": "<blockquote><p>a\nb</p></blockquote>",
        "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
        "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
        "- a\n1. b": "<ul><li>a</li></ul><ol><li>b</li></ol>",
        "```py\na < b\n```": "<pre><code>a &lt; b</code></pre>",
        "<b>x</b> &amp;": "<p>&lt;b&gt;x&lt;/b&gt; &amp;amp;</p>",
        "[t](https://e.com/a_b_c)": '<p><a href="https://e.com/a_b_c">t</a></p>',
        "https://e.com/x.": '<p><a href="https://e.com/x">https://e.com/x</a>.</p>',
        "<javascript:alert(1)>": "<p>&lt;javascript:alert(1)&gt;</p>",
        "[t](javascript:alert(1))": "<p>[t](javascript:alert(1))</p>",
        "@everyone": "<p><span>@everyone</span></p>",
        "**open": "<p>**open</p>",
        "a\n\nb": "<p>a\n\nb</p>",
        "": "",
    }
    assert {text: rendered(page, text) for text in cases} == cases


def test_a_long_row_of_marks_takes_no_time(page):
    page.driver.set_script_timeout(5)
    for text in ("*" * 2000, "_" * 2000, "[" * 2000, "|" * 2000, "`" * 1999, "> " * 900, "**a" * 600, "<t:" * 600):
        assert rendered(page, text)


def test_mentions_times_and_places(page):
    page.type_command("greet")
    page.send()
    said = page.wait_for_text("Heading")
    for part in ("@あおい", "#table", "2 分前", "<b>no markup</b>", "*plain*"):
        assert part in said.text
    assert said.pictures == ["A sheet of paper on a blue table.\nNothing else."]


def test_a_hidden_text_is_shown_by_a_key(page):
    page.type_command("greet")
    page.send()
    page.wait_for_text("Heading")
    hidden = page.driver.find_elements("css selector", "#rows .spoiler")[-1]
    assert hidden.find_element("css selector", "span").value_of_css_property("visibility") == "hidden"
    hidden.send_keys(Keys.ENTER)
    assert hidden.find_element("css selector", "span").value_of_css_property("visibility") == "visible"


def test_a_picture_has_its_description_and_can_be_enlarged(page):
    page.type_command("greet")
    page.send()
    page.wait_for_text("Heading")
    summary = page.driver.find_elements("css selector", "#rows .alt summary")[-1]
    described = page.driver.find_elements("css selector", "#rows .alt p")[-1]
    assert not described.is_displayed()
    summary.send_keys(Keys.ENTER)
    assert described.text == "A sheet of paper on a blue table.\nNothing else."
    page.driver.find_elements("css selector", "#rows .enlarge")[-1].send_keys(Keys.ENTER)
    large = page._until(lambda: page._css(".lightbox[open] img"), "the large picture")
    page._until(lambda: large.size["width"] >= 800, "the picture to be large")
    page.keys(Keys.ESCAPE)
    page._until(lambda: not page._css(".lightbox"), "it to go")


def test_components_v2_stand_as_they_should(page):
    page.type_command("board")
    page.send()
    shown = page.wait_for_text("Turn 1")
    assert shown.buttons == ["Look", "Next turn", "Give up", "Closed"]
    assert shown.disabled == ["Closed"]
    assert shown.pictures == ["Board of turn 1"]
    accent = page.driver.find_elements("css selector", "#rows .container")[-1].value_of_css_property(
        "border-left-color"
    )
    assert "200, 52, 31" in accent


MARK = """
const row = document.querySelector(`[data-message="${arguments[0]}"]`);
for (const part of ['.container', 'img', '.avatar', '.alt']) row.querySelector(part).mark = part;
row.querySelector('.alt').open = true;
"""
LOST = """
const row = document.querySelector(`[data-message="${arguments[0]}"]`);
const lost = ['.container', 'img', '.avatar', '.alt'].filter((part) => row.querySelector(part).mark !== part);
return row.querySelector('.alt').open ? lost : [...lost, 'open'];
"""


def test_an_edit_changes_only_what_is_different(page):
    page.type_command("board")
    page.send()
    board = page.wait_for_text("Turn 1")
    page.driver.execute_script(MARK, board.id)
    button = page._control(".button", "Next turn", board)
    button.send_keys(Keys.ENTER)
    edited = page.wait_for_text("Turn 2")
    assert edited.id == board.id
    assert edited.edited
    assert page.driver.execute_script(LOST, board.id) == []
    assert page.focused().text == "Next turn"


def test_who_reads_above_is_not_moved(page):
    for _ in range(2):
        page.type_command("greet")
        page.send()
    page.type_command("board")
    page.send()
    page.wait_for_text("Turn 1")
    top = "return document.querySelector('#rows > [data-message]').getBoundingClientRect().top"
    page.driver.execute_script("document.querySelector('#log').scrollTop = 40")
    page._until(lambda: page._css("#to-newest:not([hidden])"), "the way to the newest")
    before = page.driver.execute_script(top)
    page.say("something new below")
    page.wait_for_text("something new below")
    assert page.driver.execute_script(top) == before
    page._css("#to-newest").click()
    page._until(lambda: page._css("#to-newest[hidden]"), "the end to be in sight")


def test_the_end_stays_in_sight(page):
    page.type_command("greet")
    page.send()
    page.wait_for_text("Heading")
    left = "const log = document.querySelector('#log'); return log.scrollHeight - log.scrollTop - log.clientHeight"
    page._until(lambda: page.driver.execute_script(left) < 2, "the end to be in sight")


def test_what_only_one_person_sees(page):
    page.type_command("secret")
    page.send()
    told = page.wait_for_text("Between us")
    assert told.ephemeral
    page.choose_person("ren")
    assert all(message.id != told.id for message in page.messages())
    page.choose_person("aoi")
    page.wait_for_text("Between us")
    page._click(lambda: page.driver.find_elements("css selector", "[data-act=dismiss]")[-1], "dismissing")
    page._until(lambda: all(message.id != told.id for message in page.messages()), "the message to go")


def test_thinking_is_shown_until_the_answer(page):
    page.type_command("slow")
    page.send()
    page._until(lambda: page.last().thinking, "the thinking")
    assert "考え中" in page._css(".thinking").text
    page.wait_for_text("Thought it over")


def test_a_press_without_answer_is_told_of(page):
    page.type_command("menus")
    page.send()
    page.wait_for_text("Choose")
    page.press("No answer")
    assert page.last().failure == "アプリからの応答がありませんでした。"


def test_threads_are_opened_and_led_to(page):
    page.type_command("thread")
    page.send()
    page.wait_for_text("A thread is here")
    page._click(lambda: page.driver.find_elements("css selector", ".thread-link")[-1], "the link to the thread")
    page.wait_for_text("in here")
    assert "あおい 対 れん" in page.driver.find_element("id", "place").text
    page.driver.back()
    page.wait_for_text("A thread is here")


def test_new_messages_are_read_out(page, driver):
    page.type_command("secret")
    page.send()
    page.wait_for_text("Between us")
    spoken = driver.find_element("id", "announce")
    assert spoken.get_attribute("aria-live") == "polite"
    assert "Tefuda: Between us" in spoken.get_attribute("textContent")
