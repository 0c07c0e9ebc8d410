"""The way of `docs/add-a-set.md`, from the example to a match that is played with it, by clicks alone."""

import os

import pytest

from engine.wording import Wording
from tests.browser.conftest import PHONE, ROOT, resize
from tests.browser.page import open_page
from tests.browser.player import Player, play

EXAMPLE = ROOT / "docs/examples/paper-zoo.yaml"
TRIAL = 120
"""Seconds that a trial may take where much else is done."""


def add(page, file):
    page.type_command("cardset add")
    page.attach("file", file)
    page.send()


def shot(driver, name):
    if folder := os.environ.get("TEFUDA_SHOTS"):
        driver.save_screenshot(f"{folder}/{name}.png")


@pytest.mark.long
@pytest.mark.timeout(900)  # two hundred matches are tried, and one is played by clicks to its end
def test_a_set_is_brought_mended_and_played(driver, house, tmp_path):
    page = open_page(driver, house.url, "aoi", None)
    page.open_place("table")
    say = lambda key: Wording("ja").text(key)  # noqa: E731
    file = tmp_path / "my-set.yaml"
    file.write_text(EXAMPLE.read_text("utf-8").replace("skills: [flying]", "skils: [flying]"), "utf-8")
    add(page, file)
    assert "my-set.yaml:" in page.wait_for_text("skils", TRIAL).text
    shot(driver, "faults")
    file.write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    add(page, file)
    assert page.wait_for_text("折り紙動物園", TRIAL)
    page.wait_for_button(say("cardset-on-house-button"), TRIAL)
    shot(driver, "tried")
    resize(driver, PHONE)
    shot(driver, "tried-phone")
    assert page.overflow() <= 0
    page.press(say("cardset-on-house-button"))
    page.wait_for_text("ハウスルールをこのサーバーのものにしました")
    shot(driver, "on-phone")
    resize(driver, (1280, 800))
    aoi = Player(page, "aoi", "ja")
    page.type_command("duel challenge")
    page.fill_option("game", aoi.say("game-name"))
    page.fill_option("deck", "紙の池")
    page.send()
    page.press(aoi.say("deck-confirm-button"))
    aoi.go("dm")
    aoi.place(by_hand=1)
    shot(driver, "board")
    play([aoi], until=lambda presses: False)
    shot(driver, "over")
    assert house.failed_checks() == []
