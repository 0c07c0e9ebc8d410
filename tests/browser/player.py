"""Somebody who plays at the page: what stands there, what is pressed. No rule is known here, only labels."""

import random
from time import monotonic, sleep

from engine.games import catalog
from engine.view import Word
from engine.wording import Wording, keys
from tests.browser.page import PATIENCE

GAME = "jinkei"
DECKS = sorted(catalog(GAME).decks.values(), key=lambda deck: deck.size)[:2]
"""The two smallest, so that it is soon over."""
WISHES = ("verb-attack", "verb-move")
"""What brings the end nearer, best first."""
MOST_PRESSES = 500
DOORS = tuple(key for key in keys("ja") if key.startswith("door-"))
WAYS_ABOUT = ("press-take-back", "press-start-again", "press-other-number")


class Player:
    """Somebody at the page, who reads one language and presses what is there."""

    def __init__(self, page, person, locale):
        self.page, self.person = page, person
        self.words = Wording(locale, GAME)
        self.chance = random.Random(person)

    def say(self, key, **values):
        return self.words.text(Word(key, values))

    def go(self, place):
        """To a place, as this person."""
        self.page.choose_person(self.person)
        self.page.open_place(place)

    def challenge(self, opponent=None):
        self.page.type_command("duel challenge")
        self.page.fill_option("game", self.say("game-name"))
        if opponent:
            self.page.fill_option("opponent", opponent)
        self.page.send()

    def choose_deck(self, deck):
        self.page.choose(self.say("deck-placeholder"), self.words.name(deck.name))
        self.page.wait_for_text(self.say("deck-chosen-done", deck=deck.name))

    def cards(self, deck):
        """The names of a deck's cards."""
        return {self.words.name(catalog(GAME).name_of(card)) for card in deck.cards}

    def hand(self):
        """The message with the hand, in the direct messages that are open."""
        hands = lambda: [message for message in self.page.messages() if message.pictures]  # noqa: E731
        return self.page._until(hands, "the hand")[-1]

    def offered(self, message):
        """What of a message is an answer or a step to one: labels of menus, labels of buttons."""
        aside = {self.say(key) for key in (*DOORS, *WAYS_ABOUT)}
        return message.menus, [label for label in message.buttons if label not in aside]

    def labels(self):
        """The buttons that are an answer, or a step to one."""
        return self.offered(self.hand())[1]

    def asked(self):
        return any(self.offered(self.hand()))

    def place(self, by_hand):
        """So many cards by hand on what is offered first, the rest by the button for that, and the confirmation."""
        self.page.wait_for_button(self.say("press-fill"))
        for _ in range(by_hand):
            first = self.page._until(self.labels, "a place")[0]  # one that is taken is not offered again
            self.press_until(first, lambda first=first: first not in self.labels())
        self.press_until(self.say("press-fill"), lambda: self.say("press-confirm") in self.hand().buttons)
        self.press_until(self.say("press-confirm"), lambda: self.say("press-confirm") not in self.hand().buttons)

    def move(self, *, settle=True):
        """One press: an attack where there is one, else a move, else whatever it may be."""
        before = self.page.messages()
        menus, buttons = self.offered([message for message in before if message.pictures][-1])
        labels = [*menus, *buttons]
        if not labels:
            return  # what was asked is answered meanwhile
        wished = [label for verb in WISHES for label in labels if label.split(" ")[0] == self.say(verb).split(" ")[0]]
        label = wished[0] if wished else self.chance.choice(labels)
        (self.page.choose_first_if_there if label in menus else self.page.press_if_there)(label, self.hand())
        if settle:  # the hand has changed, or it is told to have been too late
            self.page._until(lambda: self.page.messages() != before, f"something to change after {label}")

    def press_until(self, label, done):
        """Press as long as it is there and not done: while the other player acts, a press can be too late."""

        def try_it():
            if not done():
                self.page.press_if_there(label, self.hand())
            return done()

        self.page._until(try_it, f"{label} to be done", 2 * PATIENCE)


def next_to_move(players, over):
    """Whoever is asked, at their direct messages; None when it is over."""
    end = monotonic() + 2 * PATIENCE
    while monotonic() < end:
        for player in players:
            if player.person != player.page.person():
                player.go("dm")
            if over in player.hand().text:
                return None
            if player.asked():
                return player
        sleep(0.1)
    raise AssertionError(f"nobody is asked. The page shows:\n{players[0].page.messages()}")


def play(players, until):
    """Press on, as whoever is asked, until it is over or `until` says so; how many presses."""
    for presses in range(MOST_PRESSES):
        player = next_to_move(players, players[0].say("match-over"))
        if player is None or until(presses):
            return presses
        player.move()
        players.sort(key=lambda other: other is not player)
    raise AssertionError(f"{MOST_PRESSES} presses and no end. The page shows:\n{players[0].page.messages()}")


def sat_down(aoi, ren, decks):
    """Aoi challenges, Ren accepts, each chooses a deck: what is next is to lay the cards out."""
    aoi.challenge("れん")
    ren.go("table")
    ren.page.press(ren.say("challenge-accept-button"))
    ren.choose_deck(decks[0])
    aoi.go(aoi.say("game-name"))
    aoi.page.press(aoi.say("deck-button"))
    aoi.choose_deck(decks[1])
