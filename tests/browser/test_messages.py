"""What a message looks like, and that a change in it disturbs nobody."""

import re

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
    for part in ("@あおい", "#table", "<b>no markup</b>", "*plain*"):
        assert part in said.text
    assert re.search(r"[2-9] 分前", said.text), "two minutes before it was sent"
    assert said.pictures == ["A sheet of paper on a blue table.\nNothing else."]


def test_a_hidden_text_is_shown_by_a_key(page):
    page.type_command("greet")
    page.send()
    page.wait_for_text("Heading")
    assert page.style("#rows .spoiler span", "visibility") == "hidden"
    page.type_on("#rows .spoiler", Keys.ENTER)
    assert page.style("#rows .spoiler span", "visibility") == "visible"


def test_a_picture_has_its_description_and_can_be_enlarged(page):
    page.type_command("greet")
    page.send()
    page.wait_for_text("Heading")
    assert not page.is_shown("#rows .alt p")
    page.type_on("#rows .alt summary", Keys.ENTER)
    assert page.is_shown("#rows .alt p")
    assert page.text("#rows .alt p") == "A sheet of paper on a blue table.\nNothing else."
    page.type_on("#rows .enlarge", Keys.ENTER)
    page.wait_for(".lightbox[open] img", "the large picture")
    page._until(lambda: page.box(".lightbox[open] img")["width"] >= 800, "the picture to be large")
    page.keys(Keys.ESCAPE)
    page.wait_until_gone(".lightbox", "it to go")


def test_components_v2_stand_as_they_should(page):
    page.type_command("board")
    page.send()
    shown = page.wait_for_text("Turn 1")
    assert shown.buttons == ["Look", "Next turn", "Give up", "Closed"]
    assert shown.disabled == ["Closed"]
    assert shown.pictures == ["Board of turn 1"]
    assert "200, 52, 31" in page.style("#rows .container", "border-left-color")


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
    page.type_on(f'[data-message="{board.id}"] .button[data-custom="Next turn-1"]', Keys.ENTER)
    edited = page.wait_for_text("Turn 2")
    page.wait_until_quiet()
    assert edited.id == board.id
    assert edited.edited
    assert page.driver.execute_script(LOST, board.id) == []
    assert page.focus().text == "Next turn"


def test_who_reads_above_is_not_moved(page):
    for _ in range(2):
        page.type_command("greet")
        page.send()
    page.type_command("board")
    page.send()
    page.wait_for_text("Turn 1")
    top = "return document.querySelector('#rows > [data-message]').getBoundingClientRect().top"
    page.driver.execute_script("document.querySelector('#log').scrollTop = 40")
    page.wait_for("#to-newest:not([hidden])", "the way to the newest")
    before = page.driver.execute_script(top)
    page.say("something new below")
    page.wait_for_text("something new below")
    assert page.driver.execute_script(top) == before
    page.click("#to-newest", "the way to the newest")
    page.wait_for("#to-newest[hidden]", "the end to be in sight")


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
    page.click("[data-act=dismiss]", "dismissing")
    page._until(lambda: all(message.id != told.id for message in page.messages()), "the message to go")


def test_thinking_is_shown_until_the_answer(page):
    page.type_command("slow")
    page.send()
    page._until(lambda: page.last().thinking, "the thinking")
    page.wait_for_words(".thinking", "考え中")
    page.type_command("board")  # until it is asked for something else
    page.send()
    page.wait_for_text("Thought it over")


def test_a_press_without_answer_is_told_of(page):
    page.type_command("menus")
    page.send()
    page.wait_for_text("Choose")
    page.press("No answer")
    page.wait_for_failure("アプリからの応答がありませんでした。")


def test_threads_are_opened_and_led_to(page):
    page.type_command("thread")
    page.send()
    page.wait_for_text("A thread is here")
    page.click(".thread-link", "the link to the thread")
    page.wait_for_text("in here")
    page.wait_for_words("#place", "あおい 対 れん")
    page.driver.back()
    page.wait_for_text("A thread is here")


def test_new_messages_are_read_out(page):
    page.type_command("secret")
    page.send()
    page.wait_for_text("Between us")
    assert page.attribute("#announce", "aria-live") == "polite"
    page._until(lambda: "Tefuda: Between us" in page.content("#announce"), "it to be read out")
