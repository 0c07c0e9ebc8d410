"""The page as a test uses it: what a person would do, and what they would read.

    page = open_page(driver, url, "aoi")
    page.type_command("greet")
    page.fill_option("whom", "れん")
    page.send()
    page.wait_for_text("hello")
    page.press("Accept")
    page.choose("One fruit", "pear")

Labels are what stands on the page in the person's language; commands and options may also be named as the bot declares them. Everything
waits until it can be done, at most `PATIENCE` seconds, and fails with what the page shows.
"""

from dataclasses import dataclass, field
from time import monotonic, sleep

from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

PATIENCE = 15.0
BETWEEN = 0.05

#: Finds what a reader would take for the control of this name, the newest one first.
FIND = """
const [selector, label, root] = [arguments[0], arguments[1], arguments[2] || document];
const words = (node) => (node.innerText || '').replace(/\\s+/g, ' ').trim();
const spoken = (node) => (node.getAttribute('aria-label') || '').trim();
const open = [...document.querySelectorAll('dialog[open]')].at(-1);
const all = [...root.querySelectorAll(selector)].filter((node) => node.checkVisibility() && (!open || open.contains(node))).reverse();
const exact = all.find((node) => words(node) === label || spoken(node) === label || node.dataset.placeholder === label);
return exact || all.find((node) => words(node).includes(label) || spoken(node).includes(label)) || null;
"""
MESSAGES = """
return [...document.querySelectorAll('#rows > [data-message]')].map((row) => {
  const text = (selector) => row.querySelector(selector)?.innerText.trim() ?? null;
  const controls = (selector) => [...row.querySelectorAll(selector)];
  return {
    id: row.dataset.message,
    author: text('.head .name'),
    text: [...row.querySelectorAll('.content .text, .system p')].map((node) => node.innerText.trim()).join('\\n'),
    ephemeral: row.classList.contains('ephemeral'),
    edited: Boolean(row.querySelector('.edited')),
    thinking: Boolean(row.querySelector('.thinking')),
    buttons: controls('.button').map((node) => node.innerText.trim()),
    disabled: controls('.button:disabled').map((node) => node.innerText.trim()),
    menus: controls('.menu').map((node) => node.dataset.placeholder),
    pictures: controls('.picture img').map((node) => node.alt),
    failure: text('.failure'),
  };
});
"""
FIELD = """
return [...document.querySelectorAll('dialog[open] label')].find((node) => node.innerText.includes(arguments[0]))?.control;
"""
QUIET = "return !document.querySelector('[aria-busy=true]')"


@dataclass(frozen=True)
class Message:
    """A message as it stands on the page."""

    id: str
    author: str | None
    text: str
    ephemeral: bool
    edited: bool
    thinking: bool
    buttons: list[str] = field(default_factory=list)
    disabled: list[str] = field(default_factory=list)
    menus: list[str] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)
    """Their descriptions."""
    failure: str | None = None


def open_page(driver, url, person="aoi", place=None):
    """Opens the page as a person and waits until it shows their messages."""
    driver.get("about:blank")
    driver.get(f"{url.rstrip('/')}/#as={person}{f'&at={place}' if place else ''}")
    page = Page(driver)
    page.wait_for_person(person)
    return page


class Page:
    """One tab."""

    def __init__(self, driver):
        self.driver = driver

    # who and where

    def choose_person(self, person):
        """Becomes somebody by the switch at the top."""
        self._click(lambda: self._css(f'#who [data-person="{person}"]'), f"the switch to {person}")
        self.wait_for_person(person)

    def wait_for_person(self, person):
        """Waits until the page is this person's."""
        self._until(
            lambda: (
                self._css(f'#who [data-person="{person}"][aria-checked="true"]') and not self._css("#composer[hidden]")
            ),
            f"{person}'s page",
        )

    def open_place(self, name):
        """Opens a channel, a thread or "dm" by its name in the list of places."""
        self._click(lambda: self._place(name), f"the place {name}")
        self._until(lambda: (link := self._place(name)) and link.get_attribute("aria-current"), f"{name} to be open")

    def _place(self, name):
        if name == "dm":
            return self._css("#places [data-place=dm]")
        return self.driver.execute_script(FIND, "#places a", name, None)

    def places(self):
        """The names of all places in the list."""
        return [link.text.split("\n")[0] for link in self.driver.find_elements(By.CSS_SELECTOR, "#places li > *")]

    def pings(self, person):
        """How many messages call a person, by the number on their switch."""
        badge = self._css(f'#who [data-person="{person}"] .badge [aria-hidden]')
        return int(badge.text) if badge else 0

    # commands

    def type_command(self, name):
        """Types a slash and the command's name (in either language) and takes it from the menu."""
        self.leave_command()
        box = self._until(lambda: self._css("#text:not([hidden])"), "the composer")
        box.clear()
        box.send_keys(f"/{name}")
        self._until(lambda: self._css("#call:not([hidden]), #commands [role=option]"), f"/{name} in the menu")
        if not self._css("#call:not([hidden])"):
            box.send_keys(Keys.ENTER)
        self._until(lambda: self._css("#call:not([hidden])"), f"the fields of /{name}")

    def leave_command(self):
        """Leaves the command that is being filled in, if there is one."""

        def escape():
            call = self._css("#call:not([hidden]) .title .round")
            if call:
                call.send_keys(Keys.ESCAPE)
            return not call

        self._until(escape, "the command to be left")

    def fill_option(self, option, value):
        """Fills in an option: types a text, or chooses what has this label. With suggestions, takes the first that fits."""
        control = self._until(lambda: self._css(f'#call [data-option="{option}"]'), f"the option {option}")
        if control.tag_name == "button":
            control.click()
            self._take([value])
            return
        control.clear()
        control.send_keys(value)
        if control.get_attribute("role") == "combobox":
            self._click(
                lambda: self.driver.execute_script(FIND, ".suggested [role=option]", value, None),
                f"the suggestion {value}",
            )

    def attach(self, option, file):
        """Chooses a file for an option, and waits until the page has read it."""
        control = self._until(lambda: self._css(f'#call [data-option="{option}"]'), f"the option {option}")
        control.send_keys(str(file))
        self._until(lambda: self.focused().get_attribute("id") == "send", f"{file} to be read")

    def send(self):
        """Sends what stands in the composer and waits until the bot has acknowledged it."""
        self._click(lambda: self._css("#send"), "Send")
        self.wait_until_quiet()

    def say(self, text):
        """Writes an ordinary message."""
        box = self._until(lambda: self._css("#text:not([hidden])"), "the composer")
        box.send_keys(text)
        self.send()

    def context(self, person, entry):
        """Uses an entry of the context menu on somebody's name."""
        self._click(lambda: self.driver.execute_script(FIND, "[data-act=person]", person, None), f"the name {person}")
        self._click(lambda: self.driver.execute_script(FIND, "[role=menuitem]", entry, None), f"the entry {entry}")
        self.wait_until_quiet()

    def problem(self):
        """Why the last try in the composer did not work; "" where it did."""
        return self._css("#problem").text

    # messages

    def press(self, label, message=None):
        """Presses the newest button of this label (or, in a form, its button), and waits for the acknowledgement."""
        self._click(lambda: self._control(".button", label, message), f"the button {label}")
        self.wait_until_quiet()

    def press_if_there(self, label, message=None):
        """As `press`, but only where the button is there at this moment."""
        button = self._control(".button:not(:disabled)", label, message)
        if button:
            button.click()
            self.wait_until_quiet()

    def choose(self, menu, *labels, message=None):
        """Chooses in the newest menu with this placeholder (or, in a form, with this label)."""
        self._click(lambda: self._control(".menu", menu, message), f"the menu {menu}")
        self._take(labels)
        self.wait_until_quiet()

    def choose_first(self, menu, message=None):
        """Chooses whatever stands first in this menu."""
        self._click(lambda: self._control(".menu", menu, message), f"the menu {menu}")
        first = self._until(lambda: self._css(".picker [role=option]"), f"the entries of {menu}")
        self._take([first.text.split("\n")[0]])
        self.wait_until_quiet()

    def fill_field(self, label, value):
        """Fills in a text of the open form."""
        box = self._until(lambda: self._field(label), f"the field {label}")
        box.clear()
        box.send_keys(value)

    def tick(self, label):
        """Ticks a choice of the open form."""
        self._click(lambda: self.driver.execute_script(FIND, "dialog label.choice", label, None), f"the choice {label}")

    def messages(self):
        """All messages of the open place, oldest first."""
        return [Message(**row) for row in self.driver.execute_script(MESSAGES)]

    def last(self):
        """The newest message."""
        return self.messages()[-1]

    def wait_for_text(self, text, patience=PATIENCE):
        """Waits until a message holds this text; returns the newest that does."""
        holding = lambda: [message for message in self.messages() if text in message.text]  # noqa: E731
        return self._until(holding, f"“{text}” in a message", patience)[-1]

    def wait_for_button(self, label, patience=PATIENCE):
        """Waits until a button of this label can be pressed."""
        self._until(lambda: self._control(".button:not(:disabled)", label, None), f"the button {label}", patience)

    def wait_until_quiet(self):
        """Waits until nothing is on its way."""
        self._until(lambda: self.driver.execute_script(QUIET), "all acts to be answered")

    # by hand

    def keys(self, *keys):
        """Presses keys wherever the focus is."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def focused(self):
        """The element that has the focus."""
        return self.driver.switch_to.active_element

    def overflow(self):
        """By how many pixels the page is wider than its window."""
        return self.driver.execute_script("return document.documentElement.scrollWidth - innerWidth")

    def _take(self, labels):
        for label in labels:
            self._click(
                lambda label=label: self.driver.execute_script(FIND, ".picker [role=option]", label, None),
                f"the entry {label}",
            )
        done = self._css(".picker .foot .button")
        if done:
            done.click()
        self._until(lambda: not self._css(".picker"), "the list to close")

    def _control(self, selector, label, message):
        root = self._css(f'[data-message="{message.id}"]') if message else None
        return self.driver.execute_script(
            FIND, f"#rows {selector}, dialog[open] {selector}" if root is None else selector, label, root
        )

    def _field(self, label):
        return self.driver.execute_script(FIELD, label)

    def _css(self, selector):
        found = self.driver.find_elements(By.CSS_SELECTOR, selector)
        return found[0] if found else None

    def _click(self, find, what):
        def try_it():
            node = find()
            if node is None or not node.is_enabled():
                return False
            self.driver.execute_script("arguments[0].scrollIntoView({block: 'nearest', inline: 'nearest'})", node)
            node.click()
            return True

        self._until(try_it, what)

    def _until(self, check, what, patience=PATIENCE):
        end, problem = monotonic() + patience, None
        while monotonic() < end:
            try:
                found = check()
                if found:
                    return found
            except (StaleElementReferenceException, WebDriverException) as error:
                problem = error.msg
            sleep(BETWEEN)
        shown = self.driver.execute_script("return document.body.innerText")[-1500:]
        raise AssertionError(f"waited {patience:g} s for {what}. {problem or ''}\nThe page shows:\n{shown}")
