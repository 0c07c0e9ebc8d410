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

The page draws itself anew whenever it likes, so an element that was found is gone a moment later: nobody but this file holds one. What is
read is found and read by one script; what is done is found anew, and tried again, where it was drawn anew in between.
"""

from time import monotonic, sleep

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser.looks import FIELD, FIND, FOCUS, LOOK, MESSAGES, QUIET, Focus, Message

PATIENCE = 30.0
"""Seconds after which a thing is not coming any more, on a machine that has much else to do."""
BETWEEN = 0.05


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
        self.click(f'#who [data-person="{person}"]', f"the switch to {person}")
        self.wait_for_person(person)

    def person(self):
        """Whose page it is."""
        return self.attribute('#who [aria-checked="true"]', "data-person")

    def wait_for_person(self, person):
        """Waits until the page is this person's."""
        self._until(lambda: self.person() == person and not self.has("#composer[hidden]"), f"{person}'s page")

    def open_place(self, name):
        """Opens a channel, a thread or "dm" by its name in the list of places."""
        self._click(lambda: self._place(name), f"the place {name}")
        self._until(lambda: self.is_open(name), f"{name} to be open")

    def is_open(self, name):
        """Whether this place is the one that is shown."""
        if name == "dm":
            return self.has("#places [data-place=dm][aria-current]")
        return self.driver.execute_script(FIND, "#places a[aria-current]", name, None) is not None

    def places(self):
        """The names of all places in the list."""
        names = "return [...document.querySelectorAll('#places li > *')].map((link) => link.innerText.split('\\n')[0])"
        return self.driver.execute_script(names)

    def pings(self, person):
        """How many messages call a person, by the number on their switch."""
        return int(self.text(f'#who [data-person="{person}"] .badge [aria-hidden]') or 0)

    def _place(self, name):
        if name == "dm":
            return self._css("#places [data-place=dm]")
        return self.driver.execute_script(FIND, "#places a", name, None)

    # commands

    def type_command(self, name):
        """Types a slash and the command's name (in either language) and takes it from the menu."""
        self.leave_command()
        self.write("#text:not([hidden])", f"/{name}", "the composer")
        self._until(lambda: self._taken_from_menu("#text"), f"/{name} in the menu")

    def _taken_from_menu(self, field):
        """Whether a command is being filled in; where the menu offers it, it is taken."""
        if not self.has("#call:not([hidden])") and self.has("#commands:not([hidden]) [role=option]"):
            self._css(field).send_keys(Keys.ENTER)
        return self.has("#call:not([hidden])")

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
        field = f'[data-option="{option}"]'
        self.wait_for(f"#call {field}", f"the option {option}")
        if self.has(f"#call button{field}"):
            self.click(f"#call {field}", f"the option {option}")
            self._take([value])
            return
        self.write(f"#call {field}", value, f"the option {option}")
        if self.has(f"#call {field}[role=combobox]"):
            self._click(
                lambda: self.driver.execute_script(FIND, ".suggested [role=option]", value, None),
                f"the suggestion {value}",
            )

    def give_file(self, option, file):
        """Chooses a file for an option."""
        self.type_on(f'#call [data-option="{option}"]', str(file), what=f"the option {option}")

    def attach(self, option, file):
        """Chooses a file for an option, and waits until the page has read it."""
        self.give_file(option, file)
        self.wait_for_focus("#send", f"{file} to be read")

    def send(self):
        """Sends what stands in the composer and waits until the bot has acknowledged it."""
        self.click("#send", "Send")
        self.wait_until_quiet()

    def say(self, text):
        """Writes an ordinary message."""
        self.write("#text:not([hidden])", text, "the composer")
        self.send()

    def context(self, person, entry):
        """Uses an entry of the context menu on somebody's name."""
        self._click(lambda: self.driver.execute_script(FIND, "[data-act=person]", person, None), f"the name {person}")
        self._click(lambda: self.driver.execute_script(FIND, "[role=menuitem]", entry, None), f"the entry {entry}")
        self.wait_until_quiet()

    def problem(self):
        """Why the last try in the composer did not work; "" where it did."""
        return self.text("#problem")

    def wait_for_problem(self, *words):
        """Waits until it is said why the last try did not work, in one of these wordings."""
        self._until(lambda: any(each in self.problem() for each in words), f"{' or '.join(words)} to be said")

    # messages

    def press(self, label, message=None):
        """Presses the newest button of this label (or, in a form, its button), and waits for the acknowledgement."""
        self._click(lambda: self._control(".button", label, message), f"the button {label}")
        self.wait_until_quiet()

    def press_if_there(self, label, message=None, kind=".button"):
        """As `press`, but only where the button is there at this moment; whether it was."""

        def try_it():
            node = self._control(f"{kind}:not(:disabled)", label, message)
            if node:
                self._use(node)
            return [node is not None]

        (was_there,) = self._until(try_it, label)
        self.wait_until_quiet()
        return was_there

    def choose(self, menu, *labels, message=None):
        """Chooses in the newest menu with this placeholder (or, in a form, with this label)."""
        self.open_menu(menu, message)
        self._take(labels)
        self.wait_until_quiet()

    def choose_first(self, menu, message=None):
        """Chooses whatever stands first in this menu."""
        self.open_menu(menu, message)
        self._take_first(menu)
        self.wait_until_quiet()

    def choose_first_if_there(self, menu, message=None):
        """As `choose_first`, but only where the menu is there at this moment."""
        if self.press_if_there(menu, message, ".menu"):
            self._take_first(menu)
            self.wait_until_quiet()

    def _take_first(self, menu):
        first = "return document.querySelector('.picker [role=option]')?.innerText.split('\\n')[0]"
        self._take([self._until(lambda: self.driver.execute_script(first), f"the entries of {menu}")])

    def open_menu(self, menu, message=None):
        """Opens a menu's list."""
        self._click(lambda: self._control(".menu", menu, message), f"the menu {menu}")
        self.wait_for(".picker", f"the list of {menu}")

    def fill_field(self, label, value):
        """Fills in a text of the open form."""

        def try_it():
            box = self.driver.execute_script(FIELD, label)
            if box:
                box.clear()
                box.send_keys(value)
            return box

        self._until(try_it, f"the field {label}")

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

    def wait_for_failure(self, *words):
        """Waits until one of these stands under the newest message."""
        self._until(lambda: self.last().failure in words, f"{' or '.join(words)} under the message")

    def wait_for_button(self, label, patience=PATIENCE):
        """Waits until a button of this label can be pressed."""
        self._until(lambda: self._control(".button:not(:disabled)", label, None), f"the button {label}", patience)

    def wait_until_quiet(self):
        """Waits until nothing is on its way."""
        self._until(lambda: self.driver.execute_script(QUIET), "all acts to be answered")

    # what stands there: the newest that fits a selector, at this moment

    def has(self, selector):
        """Whether anything fits."""
        return self.count(selector) > 0

    def count(self, selector):
        """How many fit."""
        return self.driver.execute_script("return document.querySelectorAll(arguments[0]).length", selector)

    def text(self, selector):
        """What one reads; None where nothing fits."""
        return self._look(selector, "text")

    def content(self, selector):
        """What it holds, be it seen or not."""
        return self._look(selector, "content")

    def attribute(self, selector, name):
        """One of its attributes."""
        return self._look(selector, "attribute", name)

    def style(self, selector, name):
        """How it looks: a property of CSS."""
        return self._look(selector, "style", name)

    def box(self, selector):
        """Where it stands: x, y, width and height in pixels."""
        return self._look(selector, "box")

    def is_shown(self, selector):
        """Whether it can be seen."""
        return self._look(selector, "shown")

    def value(self, selector):
        """What is written in it."""
        return self._look(selector, "value")

    def wait_for(self, selector, what):
        """Waits until something fits."""
        self._until(lambda: self.has(selector), what)

    def wait_until_gone(self, selector, what):
        """Waits until nothing fits."""
        self._until(lambda: not self.has(selector), what)

    def wait_for_words(self, selector, words, patience=PATIENCE):
        """Waits until it holds these words; for "", until it holds none."""
        held = lambda: (found := self.text(selector)) is not None and (words in found if words else not found)  # noqa: E731
        self._until(held, f"“{words}” in {selector}", patience)

    def _look(self, selector, at, name=None):
        return self.driver.execute_script(LOOK, selector, at, name)

    # what is done to it

    def click(self, selector, what):
        """Clicks the newest that fits, as soon as it can be used."""
        self._click(lambda: self._css(selector), what)

    def type_on(self, selector, *keys, what=""):
        """Gives the focus to the newest that fits, and types."""

        def try_it():
            node = self._css(selector)
            if node:
                node.send_keys(*keys)
            return node

        self._until(try_it, what or selector)

    def write(self, selector, text, what):
        """Writes into a field, in place of what stands there."""

        def try_it():
            node = self._css(selector)
            if node:
                node.clear()
                node.send_keys(text)
            return node

        self._until(try_it, what)

    # by hand

    def keys(self, *keys):
        """Presses keys wherever the focus is."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def focus(self):
        """What has the focus."""
        return Focus(**self.driver.execute_script(FOCUS))

    def has_focus(self, selector):
        """Whether the focus is on what fits."""
        return self.driver.execute_script("return document.activeElement.matches(arguments[0])", selector)

    def is_newest(self, selector):
        """Whether the focus is on the newest that fits."""
        newest = "return document.activeElement === [...document.querySelectorAll(arguments[0])].at(-1)"
        return self.driver.execute_script(newest, selector)

    def wait_for_focus(self, selector, what):
        """Waits until the focus is on what fits."""
        self._until(lambda: self.has_focus(selector), what)

    def spoken_name(self):
        """What a screen reader calls that which has the focus."""
        return self._until(lambda: self.driver.switch_to.active_element.accessible_name, "the focus on what has a name")

    def overflow(self):
        """By how many pixels the page is wider than its window."""
        return self.driver.execute_script("return document.documentElement.scrollWidth - innerWidth")

    def _take(self, labels):
        for label in labels:
            self._click(
                lambda label=label: self.driver.execute_script(FIND, ".picker [role=option]", label, None),
                f"the entry {label}",
            )
        self._until(self._closed, "the list to close")

    def _closed(self):
        """Whether the list is closed: one of several is told that it is done."""
        done = self._css(".picker .foot .button")
        if done:
            done.click()
        return not self.has(".picker")

    def _control(self, selector, label, message):
        root = self._css(f'[data-message="{message.id}"]') if message else None
        return self.driver.execute_script(
            FIND, f"#rows {selector}, dialog[open] {selector}" if root is None else selector, label, root
        )

    def _css(self, selector):
        """The newest that fits, for as long as it takes to use it."""
        found = self.driver.find_elements(By.CSS_SELECTOR, selector)
        return found[-1] if found else None

    def _use(self, node):
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'nearest', inline: 'nearest'})", node)
        node.click()

    def _click(self, find, what):
        def try_it():
            node = find()
            if node is None or not node.is_enabled():
                return False
            self._use(node)
            return True

        self._until(try_it, what)

    def _until(self, check, what, patience=PATIENCE):
        end, problem = monotonic() + patience, None
        while monotonic() < end:
            try:
                found = check()
                if found:
                    return found
            except WebDriverException as error:
                problem = error.msg
            sleep(BETWEEN)
        shown = self.driver.execute_script("return document.body.innerText")[-1500:]
        raise AssertionError(f"waited {patience:g} s for {what}. {problem or ''}\nThe page shows:\n{shown}")
