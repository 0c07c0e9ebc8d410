"""A browser, a sandbox and a bot. Where there is no Chromium these tests are skipped, unless REQUIRE_BROWSER is set."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from tests.browser.page import open_page
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
CHROMEDRIVER = Path("/usr/bin/chromedriver")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
DESKTOP = (1280, 800)
PHONE = (390, 844)
STARTS_WITHIN = 180.0  # the first start of a process is slow on a busy machine


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items):
    """One browser at a time: what uses it shares a group, and is known as the browser's."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):  # a scenario file has none
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))


def start_chromium(user_data_dir):
    """A Chromium of its own, driven by its own chromedriver."""
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for flag in (*FLAGS, f"--user-data-dir={user_data_dir}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(executable_path=str(CHROMEDRIVER)))


@pytest.fixture(scope="session")
def chromium(tmp_path_factory):
    """The one browser of these tests."""
    missing = [str(path) for path in (CHROMIUM, CHROMEDRIVER) if not path.exists()]
    if missing and os.environ.get("REQUIRE_BROWSER"):
        pytest.fail(f"REQUIRE_BROWSER is set, but there is no {' and no '.join(missing)}")
    if missing:
        pytest.skip(f"no {' and no '.join(missing)}")
    driver = start_chromium(tmp_path_factory.mktemp("chromium"))
    yield driver
    driver.quit()


@pytest.fixture
def driver(chromium):
    """The browser in a fresh tab of desktop size; what the page logs as an error fails the test."""
    chromium.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    chromium.set_window_size(*DESKTOP)
    chromium.get("about:blank")
    chromium.get_log("browser")
    yield chromium
    errors = [entry["message"] for entry in chromium.get_log("browser") if is_the_pages_own(entry)]
    chromium.get("about:blank")
    assert errors == []


def is_the_pages_own(entry):
    """An exception is; a request that was refused or met a stopped sandbox is not."""
    return entry["level"] == "SEVERE" and entry["source"] != "network"


def resize(driver, size):
    """Makes the window as large as a phone's or a desk's screen; windows cannot be that narrow, so the screen is emulated."""
    width, height = size
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


class Process:
    """A process of the house: `python -m ARGUMENTS` with these variables added to the environment."""

    def __init__(self, *arguments, **environment):
        command = [sys.executable, "-m", *arguments]
        self.running = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
        )

    def line(self, pattern):
        """Waits for a line of its output that matches; returns the match."""
        for line in self.running.stdout:
            found = re.search(pattern, line)
            if found:
                return found
        raise AssertionError(f"{self.running.args} ended with {self.running.wait()}")

    def stop(self):
        """Ends it and waits for that."""
        self.running.terminate()
        self.wait()

    def kill(self):
        """Ends it without a word, by SIGKILL."""
        self.running.kill()
        self.wait()

    def wait(self):
        """Waits until it has ended."""
        self.running.wait(STARTS_WITHIN)
        self.running.stdout.close()


class Server:
    """A sandbox and a bot, each a process of its own. `bot` is a module that finds the sandbox by SANDBOX_URL: "bot" is the real one."""

    def __init__(self, data_dir, bot="tests.browser.demo_bot"):
        self.data_dir, self.module = data_dir, bot
        self.url, self.port = "", str(free_port())
        self.sandbox = self.bot = None

    def start(self):
        """Starts both; a second time at the same address, with all that was there."""
        self.start_sandbox()
        self.start_bot()

    def start_sandbox(self):
        """Starts the sandbox; `url` is then where its page is."""
        self.sandbox = Process("sandbox", SANDBOX_PORT=self.port, DATA_DIR=str(self.data_dir))
        self.url = self.sandbox.line(r"sandbox ready (http://\S+)/")[1]

    def start_bot(self):
        """Starts the bot and waits until it is connected."""
        self.bot = Process(self.module, SANDBOX_URL=self.url, DATA_DIR=str(self.data_dir))
        self.wait_for_bot("ready")

    def act(self, person, kind, **body):
        """Does something as a person without the page."""
        return self.ask(f"/api/people/{person}/{kind}", **body)

    def ask(self, path, **body):
        """Asks anything of the sandbox."""
        request = urllib.request.Request(f"{self.url}{path}", json.dumps(body).encode(), method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def read(self, path):
        """What the sandbox tells."""
        with urllib.request.urlopen(f"{self.url}{path}") as answer:
            return json.load(answer)

    def wait_for_bot(self, state):
        """Waits until the sandbox says that the bot is "ready" or "absent"."""
        end = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < end:
            if self.read("/api/health")["bot"] == state:
                return
            time.sleep(0.05)
        raise AssertionError(f"the bot is not {state}")

    def stop_bot(self):
        """Ends the bot."""
        if self.bot:
            self.bot.stop()
        self.bot = None

    def kill_bot(self):
        """Ends the bot at whatever it is doing."""
        self.bot.kill()
        self.bot = None
        self.wait_for_bot("absent")

    def failed_checks(self):
        """Of all that the bot has sent: what Discord would not have taken, each with why."""
        failed = self.read("/api/requests?since=0&failed=1")["requests"]
        return [(sent["route"], sent["problems"]) for sent in failed]

    def stop_sandbox(self):
        """Ends the sandbox."""
        if self.sandbox:
            self.sandbox.stop()
        self.sandbox = None

    def stop(self):
        """Ends both."""
        self.stop_bot()
        self.stop_sandbox()


@pytest.fixture(scope="module")
def server(tmp_path_factory, chromium):
    """A sandbox and a bot for the tests of one file."""
    running = Server(tmp_path_factory.mktemp("sandbox"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def page(driver, server):
    """The page as Aoi, at a table."""
    return open_page(driver, server.url, "aoi")


@pytest.fixture
def house(tmp_path, chromium):
    """A sandbox of its own, and the real bot."""
    running = Server(tmp_path, bot="bot")
    try:
        running.start()
        yield running
    finally:
        running.stop()
