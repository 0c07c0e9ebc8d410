"""Whole matches by clicks: what stands on the page, what is pressed, what is then to be seen."""

import pytest

from engine.wording import Wording
from tests.browser.page import open_page
from tests.browser.player import DECKS, GAME, Player, next_to_move, play, sat_down

EMPTY_PICTURES = """
return [...document.querySelectorAll('#rows .picture img')].filter((img) => img.complete && !img.naturalWidth).map((img) => img.src);
"""


def assert_cannot_see(player, place, names):
    """Nothing of what this person's browser holds in this place names any of these cards."""
    player.go(place)
    player.page._until(player.page.messages, f"messages in {place}")
    html = player.page.driver.page_source
    assert [html[max(0, html.index(name) - 200) :][:300] for name in names if name in html] == []


def calls(player):
    """The messages in the open place that tell somebody that it is their turn."""
    return [message for message in player.page.messages() if message.text.endswith(player.say("notice-turn", who=""))]


@pytest.mark.timeout(600)  # it takes as many turns as the dice will have; about a minute where two cores are ours
def test_two_people_play_to_the_prize_over_a_killed_bot(driver, house):
    page = open_page(driver, house.url, "aoi", None)
    aoi, ren, sora = (Player(page, person, "ja") for person in ("aoi", "ren", "sora"))
    sat_down(aoi, ren, DECKS)
    aoi.go("dm")
    aoi.place(by_hand=5)
    only_aois = aoi.cards(DECKS[1]) - aoi.cards(DECKS[0])
    assert [name for name in only_aois if name in driver.page_source], "her own hand names them"
    for other in (ren, sora):
        assert_cannot_see(other, other.say("game-name"), only_aois)
    assert_cannot_see(ren, "dm", only_aois)
    ren.place(by_hand=5)

    play([ren, aoi], until=lambda presses: presses >= 6)
    next_to_move([ren, aoi], ren.say("match-over")).move(settle=False)
    house.kill_bot()
    house.start_bot()
    play([aoi, ren], until=lambda presses: presses >= 6)
    sora.go(sora.say("game-name"))
    page._until(lambda: len(calls(sora)) == 1, "one call, not many")
    play([aoi, ren], until=lambda presses: False)

    told = set()
    for player in (aoi, ren, sora):
        player.go(player.say("game-name"))
        result = page.wait_for_text("engine verify")
        told.add(result.text)
        assert any(player.say("result-won", winner=name) in result.text for name in ("あおい", "れん"))
        boards = [message for message in page.messages() if message.pictures]
        assert boards
        assert all(alt for message in boards for alt in message.pictures)
        assert driver.execute_script(EMPTY_PICTURES) == []
    assert len(told) == 1, "all are told the same"
    assert house.failed_checks() == []


def test_alone_against_the_bot_in_english(driver, house):
    house.act("sora", "settings", locale="en-US")
    page = open_page(driver, house.url, "sora", None)
    sora = Player(page, "sora", "en-US")
    sora.challenge()
    sora.choose_deck(DECKS[0])
    page.open_place(Wording("ja", GAME).text("game-name"))
    page.open_place("dm")
    sora.place(by_hand=2)
    play([sora], until=lambda presses: presses >= 3)
    page.type_command("language")
    page.fill_option("language", "日本語")
    page.send()
    done = Wording("ja", GAME).text("language-done")
    page.wait_for_text(done)
    page._until(lambda: done in page.content("#announce"), "a late answer to be read out")
    page.type_command("hand")
    page.send()
    page.wait_for_button(Wording("ja", GAME).text("door-text"))
    assert house.failed_checks() == []
