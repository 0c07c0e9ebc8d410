"""The page as somebody uses it who has no mouse: everything is reached by Tab and arrows, and used by Enter or Space.

Each stop on the way must be seen: an outline, and inside the window. That nothing was ever clicked by a pointer, `pointers` says.
"""

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from tests.browser.page import Page

FARTHEST = 150
"""Stops between two things that somebody would still put up with."""
WATCH = """
window.pointers = [];
for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
  addEventListener(kind, (event) => window.pointers.push(`${kind} ${event.target.outerHTML.slice(0, 80)}`), true);
}
"""
#: Where the focus is, seen from where it is to go: 0 there, 1 before it, -1 behind it; and why it cannot be seen.
STOP = """
const [goal, now] = [arguments[0], document.activeElement];
const box = now.getBoundingClientRect();
const style = getComputedStyle(now);
const frame = getComputedStyle(now.closest('.line') ?? now);
const faults = [];
if (now !== document.body) {
  const isOutlined = (each) => each.outlineStyle !== 'none' && parseFloat(each.outlineWidth) > 0;
  if (!isOutlined(style) && frame.boxShadow === 'none') faults.push('no ring');
  const isInside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  if (!isInside || !box.width) faults.push('out of sight');
}
const place = goal === now ? 0 : goal.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
return [place, faults.join(), now.outerHTML.slice(0, 120)];
"""
ACTIVE = """
const holder = document.activeElement;
const id = holder.getAttribute('aria-activedescendant');
const row = id && document.getElementById(id);
return row ? [row.querySelector('b').innerText, [...row.parentElement.children].indexOf(row), row.parentElement.children.length] : null;
"""


class Keyboard(Page):
    """One tab, by keyboard."""

    def __init__(self, driver):
        super().__init__(driver)
        self.unseen = []
        """Stops of the focus that nobody could have seen."""
        self.steps = 0

    def pointers(self):
        """What was done by mouse or finger since the page was opened."""
        return self.driver.execute_script("return window.pointers")

    def watch(self):
        """Begins to note pointers."""
        self.driver.execute_script(WATCH)
        return self

    # the way there

    def go_to(self, node):
        """Moves the focus to an element, stop by stop."""
        for _ in range(FARTHEST):
            place, fault, shown = self.driver.execute_script(STOP, node)
            if fault:
                self.unseen.append(f"{fault}: {shown}")
            if place == 0:
                return
            self.steps += 1
            if place > 0:
                self.keys(Keys.TAB)
            else:
                ActionChains(self.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
        raise AssertionError(
            f"not to be reached by Tab: {node.get_attribute('outerHTML')[:200]}; the focus is at {shown}"
        )

    def _click(self, find, what):
        def try_it():
            node = find()
            if node is None or not node.is_enabled():
                return False
            self.go_to(node)
            self.keys(Keys.ENTER)
            return True

        self._until(try_it, what)

    # what a mouse does otherwise

    def choose_person(self, person):
        """By the number of the person, as the page says; out of a field first."""
        self.leave_field()
        self.keys(str(("aoi", "ren", "sora").index(person) + 1))
        self.wait_for_person(person)

    def leave_field(self):
        """Where keys are letters, Escape leads out."""

        def out():
            if self.focused().tag_name in ("textarea", "input"):
                self.keys(Keys.ESCAPE)
            return self.focused().tag_name not in ("textarea", "input")

        self._until(out, "the field to be left")

    def open_place(self, name):
        """By its link, where it is not open already."""
        link = self._until(lambda: self._place(name), f"the place {name}")
        if not link.get_attribute("aria-current"):
            super().open_place(name)

    def leave_command(self):
        """By Escape."""
        if self._css("#call:not([hidden])"):
            self.go_to(self._css("#call .title .round"))
            self.keys(Keys.ESCAPE)
            self._until(lambda: not self._css("#call:not([hidden])"), "the command to be left")

    def type_command(self, name):
        """By the slash, wherever the focus is."""
        self.leave_command()
        self.leave_field()
        self.keys("/", name)
        self._until(lambda: self._css("#call:not([hidden]), #commands [role=option]"), f"/{name} in the menu")
        self.keys(Keys.ENTER)
        self._until(lambda: self._css("#call:not([hidden])"), f"the fields of /{name}")

    def fill_option(self, option, value):
        """Types it, or chooses it with the arrows."""
        control = self._until(lambda: self._css(f'#call [data-option="{option}"]'), f"the option {option}")
        self.go_to(control)
        if control.tag_name == "button":
            self.keys(Keys.ENTER)
            self._take([value])
            return
        self.keys(value)
        if control.get_attribute("role") == "combobox":
            self._until(lambda: self._arrow_to(value), f"the suggestion {value}")
            self.keys(Keys.ENTER)

    def press_if_there(self, label, message=None):
        """As `press`, but only where the button is there at this moment."""
        button = self._control(".button:not(:disabled)", label, message)
        if button:
            self.go_to(button)
            self.keys(Keys.ENTER)
            self.wait_until_quiet()

    def _take(self, labels):
        self._until(lambda: self.driver.execute_script(ACTIVE), "the list to have the focus")
        several = bool(self._css(".picker .foot .button"))
        for label in labels:
            self._until(lambda label=label: self._arrow_to(label), f"the entry {label}")
            self.keys(Keys.ENTER)
        if several:
            self.go_to(self._css(".picker .foot .button"))
            self.keys(Keys.SPACE)
        self._until(lambda: not self._css(".picker"), "the list to close")

    def _arrow_to(self, label):
        """One entry on; whether the present one has this label."""
        active = self.driver.execute_script(ACTIVE)
        if not active:
            return False
        if label in active[0]:
            return True
        self.keys(Keys.ARROW_DOWN)
        return False
