"""The page as somebody uses it who has no mouse: everything is reached by Tab and arrows, and used by Enter or Space.

Each stop on the way must be seen: an outline, and inside the window. That nothing was ever clicked by a pointer, `pointers` says.
"""

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from tests.browser.page import Page

FIELDS = "textarea, input"
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

    def go_to(self, selector):
        """Moves the focus to what fits, stop by stop."""
        self._go(lambda: self._css(selector), selector)

    def go_to_control(self, selector, label, message=None):
        """Moves the focus to a button or a menu, stop by stop."""
        self._go(lambda: self._control(selector, label, message), label)

    def _go(self, find, what):
        def try_it():
            node = find()
            if node:
                self._walk(node)
            return node

        self._until(try_it, what)

    def _walk(self, node):
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

    def _use(self, node):
        self._walk(node)
        self.keys(Keys.ENTER)

    # what a mouse does otherwise

    def choose_person(self, person):
        """By the number of the person, as the page says; out of a field first."""
        self.leave_field()
        self.keys(str(("aoi", "ren", "sora").index(person) + 1))
        self.wait_for_person(person)

    def leave_field(self):
        """Where keys are letters, Escape leads out."""

        def out():
            if self.has_focus(FIELDS):
                self.keys(Keys.ESCAPE)
            return not self.has_focus(FIELDS)

        self._until(out, "the field to be left")

    def open_place(self, name):
        """By its link, where it is not open already."""
        if not self.is_open(name):
            super().open_place(name)

    def leave_command(self):
        """By Escape."""
        if self.has("#call:not([hidden])"):
            self.go_to("#call .title .round")
            self.keys(Keys.ESCAPE)
            self.wait_until_gone("#call:not([hidden])", "the command to be left")

    def type_command(self, name):
        """By the slash, wherever the focus is."""
        self.leave_command()
        self.leave_field()
        self.keys("/", name)
        self.wait_for("#call:not([hidden]), #commands:not([hidden]) [role=option]", f"/{name} in the menu")
        if not self.has("#call:not([hidden])"):
            self.keys(Keys.ENTER)
        self.wait_for("#call:not([hidden])", f"the fields of /{name}")

    def fill_option(self, option, value):
        """Types it, or chooses it with the arrows."""
        field = f'[data-option="{option}"]'
        self.go_to(f"#call {field}")
        if self.has(f"#call button{field}"):
            self.keys(Keys.ENTER)
            self._take([value])
            return
        self.keys(value)
        if self.has(f"#call {field}[role=combobox]"):
            self._until(lambda: self._arrow_to(value), f"the suggestion {value}")
            self.keys(Keys.ENTER)

    def _take(self, labels):
        self._until(lambda: self.driver.execute_script(ACTIVE), "the list to have the focus")
        several = self.has(".picker .foot .button")
        for label in labels:
            self._until(lambda label=label: self._arrow_to(label), f"the entry {label}")
            self.keys(Keys.ENTER)
        if several:
            self.go_to(".picker .foot .button")
            self.keys(Keys.SPACE)
        self.wait_until_gone(".picker", "the list to close")

    def _arrow_to(self, label):
        """One entry on; whether the present one has this label."""
        active = self.driver.execute_script(ACTIVE)
        if not active:
            return False
        if label in active[0]:
            return True
        self.keys(Keys.ARROW_DOWN)
        return False
