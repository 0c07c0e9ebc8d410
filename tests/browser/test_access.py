"""For everybody: names for every control, one use for every id, pictures in words, contrast, and the way of the focus."""

import pytest
from selenium.webdriver.common.keys import Keys

NAMELESS = """
const named = (node) => node.getAttribute('aria-label') || node.getAttribute('aria-labelledby') || node.innerText?.trim()
  || node.labels?.length || node.title || node.querySelector('img[alt]:not([alt=""])');
const controls = 'button, a, input, textarea, select, nav, dialog[open], [role=listbox], [role=radiogroup], [role=log]';
return [...document.querySelectorAll(controls)]
  .filter((node) => node.checkVisibility() && !named(node)).map((node) => node.outerHTML.slice(0, 100));
"""
DOUBLE = """
const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
return ids.filter((id, at) => ids.indexOf(id) !== at);
"""
WORDLESS = "return [...document.querySelectorAll('img:not([alt])')].map((node) => node.src)"
FAINT = """
const channel = (value) => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
const parse = (text) => {
  const [r, g, b, alpha] = text.match(/[\\d.]+/g).map(Number);
  const scale = text.startsWith('color(') ? 255 : 1;
  return [r * scale, g * scale, b * scale, alpha ?? 1];
};
const over = (top, below) => top.slice(0, 3).map((value, at) => value * top[3] + below[at] * (1 - top[3]));
const ground = (node) => {
  if (!node) return [255, 255, 255];
  const style = getComputedStyle(node);
  if (style.backgroundImage.includes('linear-gradient')) return [29, 42, 82];
  const own = parse(style.backgroundColor);
  return own[3] === 1 ? own.slice(0, 3) : over(own, ground(node.parentElement));
};
const unread = '.aside, :disabled, .spoiler[data-act], .avatar';
const speaks = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
return [...document.querySelectorAll('body *')]
  .filter((node) => node.checkVisibility() && !node.closest(unread) && speaks(node)).map((node) => {
    const below = ground(node);
    const [a, b] = [light(over(parse(getComputedStyle(node).color), below)), light(below)].sort((x, y) => y - x);
    return [node.className || node.localName, node.innerText.slice(0, 30), Math.round((a + 0.05) / (b + 0.05) * 10) / 10];
  }).filter(([, , ratio]) => ratio < 4.5);
"""


def fill(page):
    for name, text in (("greet", "Heading"), ("board", "Turn 1"), ("menus", "Choose"), ("secret", "Between us")):
        page.type_command(name)
        page.send()
        page.wait_for_text(text)


def check(driver):
    assert driver.execute_script(NAMELESS) == []
    assert driver.execute_script(DOUBLE) == []
    assert driver.execute_script(WORDLESS) == []


def test_everything_has_a_name(page, driver):
    fill(page)
    check(driver)
    page.type_command("order pick")
    check(driver)
    page.leave_command()
    page.type_command("form")
    page.send()
    page.wait_for("dialog.form[open]", "the form")
    check(driver)
    page.keys(Keys.ESCAPE)
    page.wait_until_gone("dialog[open]", "the form to go")
    open_settings(page)
    check(driver)
    page.keys(Keys.ESCAPE)
    page.wait_until_gone("dialog[open]", "the settings to go")
    page.open_menu("Two or three numbers")
    check(driver)


def open_settings(page):
    page.click("#settings", "the settings")
    page.wait_for("dialog[open]", "the settings")


def ask_for(driver, **wishes):
    """What the reader's system asks for: prefers_contrast="more" and the like."""
    features = [{"name": name.replace("_", "-"), "value": value} for name, value in wishes.items()]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read_on_its_ground(page, driver, scheme, contrast):
    ask_for(driver, prefers_color_scheme=scheme, prefers_contrast=contrast)
    fill(page)
    assert driver.execute_script(FAINT) == []
    page.type_on("#text", "/")
    page.wait_for("#commands:not([hidden]) [role=option]", "the menu")
    assert driver.execute_script(FAINT) == []
    page.type_command("order pick")
    assert driver.execute_script(FAINT) == []
    page.leave_command()
    open_settings(page)
    assert driver.execute_script(FAINT) == []


def test_the_focus_is_seen_and_returns(page):
    fill(page)
    page.driver.execute_script("document.activeElement.blur()")
    menu = "#rows .menu[data-placeholder='One fruit']"
    page.type_on(menu, Keys.ENTER)
    page.wait_for(".picker", "the list")
    page.keys(Keys.ESCAPE)
    page.wait_until_gone(".picker", "the list to close")
    page.wait_for_focus(menu, "the focus at the menu")
    assert page.style(menu, "outline-style") == "solid"


def test_tab_leads_through_all_that_can_be_used(page):
    page.open_place("lounge")
    page.driver.execute_script("document.activeElement.blur(); document.body.tabIndex = -1; document.body.focus()")
    seen = []
    for _ in range(40):
        page.keys(Keys.TAB)
        focus = page.focus()
        seen.append(focus.id or focus.data.get("place") or focus.data.get("person") or "")
        if seen[-1] == "text":
            break
    for stop in ("channel", "dm", "aoi", "settings", "log", "text"):
        assert stop in seen


UNMARKED = """
const style = (selector, side) => {
  const node = document.querySelector(selector);
  return node ? getComputedStyle(node)[side] : `no ${selector}`;
};
return {
  person: style('#who [aria-checked=true]', 'backgroundColor') !== style('#who [aria-checked=false]', 'backgroundColor'),
  place: style('#places [aria-current]', 'backgroundColor') !== style('#places a:not([aria-current])', 'backgroundColor'),
  button: parseFloat(style('.content .button', 'borderTopWidth')) > 0,
  disabled: style('.content .button:disabled', 'borderTopStyle') === 'dashed',
  private: parseFloat(style('.message.ephemeral', 'borderInlineStartWidth')) > 0,
  hidden: parseFloat(style('.spoiler[data-act]', 'borderTopWidth')) > 0,
};
"""


def test_with_colors_of_the_reader_every_state_is_still_marked(page, driver):
    fill(page)
    ask_for(driver, forced_colors="active")
    assert page.driver.execute_script("return matchMedia('(forced-colors: active)').matches")
    assert [state for state, shown in driver.execute_script(UNMARKED).items() if shown is not True] == []
    page.type_on("#rows .menu[data-placeholder='One fruit']", Keys.ENTER)
    page.wait_for(".picker", "the list")
    active, other = (f".picker [role=option]:nth-of-type({number})" for number in (1, 2))
    assert page.style(active, "background-color") != page.style(other, "background-color")


MOVING = """
if (!document.querySelector('[aria-busy=true]')) return null;
return document.getAnimations().filter((each) => each.playState === 'running').map((each) => each.animationName ?? 'a transition');
"""


def moving(page):
    """What moves while something is on its way; the command that nobody answers is sent again where it was given up meanwhile."""

    def look():
        found = page.driver.execute_script(MOVING)
        if found is None:
            page.driver.execute_script("document.querySelector('#send').click()")
        return found is not None and [found]

    (found,) = page._until(look, "something on its way")
    return found


def test_nothing_moves_for_who_wants_no_motion(page, driver):
    page.type_command("mute")
    page._until(lambda: moving(page), "it to move, while nobody minds")
    ask_for(driver, prefers_reduced_motion="reduce")
    assert moving(page) == []
    page.wait_until_quiet()
