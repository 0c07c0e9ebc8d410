"""Somebody who plays by ear: who hears texts, labels and the words of pictures, and chooses by what they mean."""

import random
import re

import aiohttp

from engine.wording import keys
from sandbox.person import Person
from tests.e2e.hearing import Control, Heard, Tongue, complaints, heard, pieces, unheard

WISHES = (
    "slay", "attack", "strike", "skill", "burst", "ex", "challenge", "fight", "level-up", "deploy", "call", "activate", "use", "set",
    "lead", "select", "charge", "event", "ability", "equip", "tag", "play", "retreat", "again", "defend", "absorb", "take", "find",
)  # fmt: skip
"""What brings the end nearer, best first, as somebody would say who knows the rules."""
ENDS = (
    "pass",
    "end",
    "decline",
    "stay",
    "stop",
    "leave",
    "none",
    "take-none",
    "find-none",
    "on",
    "no-draw",
    "second",
    "next",
)
"""What does nothing, or gives the move away."""
DOORS = tuple(key for key in keys("ja") if key.startswith("door-"))
ROUND = ("press-take-back", "press-start-again", "press-other-number", "press-page-before")
LAST = ("press-confirm", "press-fill")
CURIOUS = 0.1
"""How often something else is tried than what seems best."""
_NUMBER = re.compile(r"\d+")


class Listener:
    """A player, with all that they were told. They know a language, the game's rules, and their own name."""

    def __init__(self, person: Person, called: str, other: str, locale: str, game: str) -> None:
        self.person, self.called, self.other = person, called, other
        self.tongue = Tongue(locale, game)
        self.chance = random.Random(called)
        self.told = ""
        self.pictures: tuple[str, ...] = ()
        self.board = ""
        self.decisions = 0
        self.faults: dict[str, None] = {}
        """What could not be understood, once each, in the order in which it was met."""
        self.aside = {self.tongue.say(key) for key in DOORS}
        self.wishes = self.tongue.verbs(WISHES)[::-1]
        self.ends = set(self.tongue.verbs(ENDS))
        self.round = {self.tongue.say(key) for key in ROUND}

    def note(self, faults: list[str]) -> None:
        """Remember what could not be understood."""
        self.faults |= dict.fromkeys(faults)

    # --- hearing ------------------------------------------------------------------------------------------------------

    async def message(self) -> tuple[dict, Heard]:
        """The newest message that the bot wrote to them alone."""
        message = (await self.person.state())["dms"][-1]["messages"][-1]
        said = heard(message)
        self.note(complaints(said, self.tongue))
        self.told = said.all
        return message, said

    def offered(self, said: Heard) -> list[Control]:
        """What can be chosen, but for the ways to read more."""
        return [each for each in said.controls if not each.barred and each.label not in self.aside]

    async def read(self, message: dict, door: str) -> str:
        """What stands behind one of the buttons that lead to more; put away once it is read."""
        (control,) = [each for each in heard(message).controls if each.label == self.tongue.say(door)]
        told = await self.person.press(message, control.part["custom_id"], wait="answer")
        shown = next(m for m in await self.person.messages("dm") if m["id"] == told["message"])
        said = heard(shown)
        self.note(complaints(said, self.tongue))
        attached = [await _text(file["url"]) for file in shown["attachments"] if file["filename"].endswith(".txt")]
        await self.person.act("dismiss", message=told["message"])
        return "\n".join((said.all, *attached))

    # --- understanding ------------------------------------------------------------------------------------------------

    def is_over(self, said: Heard) -> bool:
        """Whether the message says that it is over."""
        return any(text.startswith(self.tongue.say("match-over")) for text in said.texts)

    async def outcome(self) -> str:
        """Who won, by the words of the board; "" for nobody. An end that cannot be heard is a fault."""
        _, said = await self.message()
        assert self.is_over(said), said
        for name in (self.called, self.other):
            if self.tongue.say("pill-won", name=name) in said.pictures[-1]:
                return name
        assert self.tongue.say("pill-drawn") in said.pictures[-1], said
        return ""

    def understood(self, said: Heard, text: str) -> None:
        """Before anything is chosen: whose turn it is, what is asked, which side is mine, what I hold, what stands where."""
        say, find = self.tongue.say, self.tongue.find
        own = [say(key, name=self.called) for key in ("pill-turn", "pill-chooses", "pill-waits")]
        head = text.splitlines()[1]
        if not any(pill in head for pill in (*own, say("pill-both"))):
            self.note([f"asked, but not told that it is one’s turn: {head}"])
        board = said.pictures[-1]
        if not board.startswith(say(f"game-{self.tongue.game}")) or not any(
            pill in board[:160] for pill in (*own, say("pill-both"))
        ):
            self.note([f"the picture does not lead with game and turn: {board[:160]}"])
        question = find("alt-question", text)
        if not question or question["question"] not in "\n".join(said.texts):
            self.note([f"nothing is asked, or not in words: {said.texts}"])
        side = find("alt-you", text + "\n")
        if not side:
            self.note([f"no word on which side is theirs: {text}"])
        for seat in ("seat-first", "seat-second"):
            if not self.places(text, say(seat)):
                self.note([f"nothing told of {say(seat)}: {text}"])

    def places(self, text: str, side: str) -> list[str]:
        """The lines on a side of the board, each a place and what lies there."""
        lines = text.splitlines()
        heads = [at for at, line in enumerate(lines) if self.tongue.find("alt-score", line, seat=side)]
        if not heads:
            return []
        found = []
        for line in lines[heads[0] + 1 :]:
            if not line.startswith("- "):
                break
            found.append(line)
        return found

    # --- choosing -----------------------------------------------------------------------------------------------------

    def worth(self, label: str, more: str = "") -> float:
        """How good a choice sounds."""
        said = pieces(label)
        if label in self.round:
            return -100
        if label == self.tongue.say("press-fill"):
            return 90
        if label == self.tongue.say("press-confirm"):
            return 80
        if said[0] in self.ends:
            return -20
        numbers = [int(number) for number in _NUMBER.findall(f"{label} {more}")]
        wished = 10 + self.wishes.index(said[0]) if said[0] in self.wishes else 5
        return wished + min(1.0, max(numbers, default=0) / 1000)

    def choose(self, said: Heard) -> tuple[Control, list[str]]:
        """The best of what is offered, or now and then another; with it the rows of a menu."""
        offered = [each for each in self.offered(said) if each.label not in self.round]
        if self.chance.random() < CURIOUS:
            control = self.chance.choice(offered)
        else:
            control = max(offered, key=lambda each: self.worth(each.label))
        rows = sorted(control.rows, key=lambda row: -self.worth(row.label, row.more))
        return control, [row.value for row in rows[: max(1, control.least)]]

    async def decide(self) -> bool:
        """One choice, where one is asked of them; whether there was one."""
        message, said = await self.message()
        if self.is_over(said) or not self.offered(said):
            return False
        if said.pictures != self.pictures:  # what was read of this position is remembered
            self.pictures, self.board = said.pictures, await self.read(message, "door-text")
        self.told += self.board
        self.understood(said, self.board)
        if unheard(said, self.tongue, self.told):
            self.told += await self.read(message, "door-cards")
        self.note(unheard(said, self.tongue, self.told))
        control, values = self.choose(said)
        if values:
            told = await self.person.select(message, control.part["custom_id"], values, wait="answer")
        else:
            told = await self.person.press(message, control.part["custom_id"], wait="answer")
        assert told["error"] is None, told
        self.decisions += 1
        return True


async def _text(url: str) -> str:
    """A text that is attached because it is too long for a message."""
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return await answer.text()
