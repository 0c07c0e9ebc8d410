"""The page over restarts: of the bot, of the sandbox; and that many messages cost no time."""

import pytest

from tests.browser.conftest import Server
from tests.browser.page import open_page

#: A bot that has just gone may yet resume: until Discord gives it up, its silence is only noticed.
AWAY = ("The app did not respond.", "The bot is not connected at the moment.")


@pytest.fixture
def own(tmp_path, chromium):
    """A sandbox that a test may stop."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def test_the_page_outlives_bot_and_sandbox(driver, own):
    page = open_page(driver, own.url, "sora")
    page.type_command("board")
    page.send()
    page.wait_for_text("Turn 1")
    own.stop_bot()
    page._until(lambda: "not connected" in page._css("#banner").text, "word that the bot is away")
    page.press("Look")
    assert page.last().failure in AWAY
    page.type_command("secret")
    page.send()
    assert page.problem() in AWAY
    own.start_bot()
    page._until(lambda: page._css("#banner").text == "", "word that it is back")
    page.send()
    page.wait_for_text("Between us")
    own.stop_bot()
    own.stop_sandbox()
    page._until(lambda: "does not answer" in page._css("#banner").text, "word that the sandbox is away")
    own.start()
    page._until(lambda: page._css("#banner").text == "", "word that all is well", 30)
    page.wait_for_text("Turn 1")
    page.type_command("greet")
    page.send()
    page.wait_for_text("Heading")


LONG = """
window.watch?.disconnect();
window.long = [];
window.watch = new PerformanceObserver((list) => window.long.push(...list.getEntries().map((entry) => entry.duration)));
window.watch.observe({type: 'longtask'});
"""


def long_tasks(page, act):
    """How long the longest task above 50 ms took while something was done; 0 where there was none."""
    page.driver.execute_script(LONG)
    act()
    page.driver.execute_async_script("setTimeout(arguments[0], 200)")
    return max(page.driver.execute_script("return window.long"), default=0)


def test_two_hundred_messages_are_no_burden(driver, own):
    for number in range(260):
        own.act(
            "ren", "say", channel="lounge", content=f"**{number}** some *words*, `code`, <t:1795999735:R> and ||more||"
        )
    page = open_page(driver, own.url, "aoi", "lounge")
    page.open_place("lounge")
    page._until(lambda: len(page.messages()) == 50, "the newest messages")

    def earlier():
        before = len(page.messages())
        page._click(lambda: page._css("[data-act=earlier]"), "earlier messages")
        page._until(lambda: len(page.messages()) == before + 100, "a hundred more")

    def one_more():
        text = f"one more than {page.last().id}"
        own.act("ren", "say", channel="lounge", content=text)
        page.wait_for_text(text)

    # Whatever else runs on the machine can make a task long, so the best of several tries counts.
    assert min(long_tasks(page, earlier) for _ in range(2)) < 100
    assert min(long_tasks(page, one_more) for _ in range(5)) == 0
