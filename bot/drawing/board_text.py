"""The whole board as text, for who reads rather than looks: every place in its order, nothing cut, from the same view as the picture.

It is told in the words of `bot.drawing.alt`, a line for each thing. A player is also told which side is theirs, what they are asked
and what they hold.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.drawing.alt import Teller
from bot.drawing.words import Caption, Words
from engine.view import PUBLIC, View


def _you(teller: Teller) -> str:
    """Which side is the reader's."""
    viewer = teller.view.viewer
    return "" if viewer == PUBLIC else teller.say("alt-you", seat=teller.seat(viewer))


def _holding(teller: Teller) -> Iterator[str]:
    """What the reader is asked, with what is known of each choice; and the hand, a line for each card."""
    hand, words = teller.view.hand, teller.words
    if hand is None or teller.view.ending is not None:
        return
    if hand.question:
        yield teller.say("alt-question", question=words.text(hand.question))
    yield from (f"- {teller.row(row)}" for row in hand.rows)
    yield teller.say("alt-holding") if hand.faces else words.text("hand-empty") + words.text("list-stop")
    yield from (f"- {teller.held(face)}" for face in hand.faces)


def _side(teller: Teller, seat: int) -> list[str]:
    """A seat's side of the field, or the word that nothing is there yet."""
    return list(_places(teller, seat)) or [f"- {teller.say('alt-side-empty', seat=teller.seat(seat))}"]


def _places(teller: Teller, seat: int) -> Iterator[str]:
    """A seat's places front to back, what lasts there, and what lies hidden."""
    for area in teller.areas(seat):
        for slot in area.slots:
            card = teller.top(area, slot) or teller.words.text("alt-empty")
            yield f"- {teller.place(slot, card)}"
        yield from (f"- {note}" for note in teller.lasting(area))
    hidden = sum(area.veiled for area in teller.areas(seat))
    if hidden:
        yield f"- {teller.say('alt-veiled', count=hidden, seat=teller.seat(seat))}"


def text_board(view: View, caption: Caption, words: Words) -> str:
    """The whole board in lines."""
    teller = Teller(view, caption, words)
    lines = [teller.head(), _you(teller), teller.news(), teller.lanes(), teller.edges(), *teller.shared()]
    lines += [*map(teller.blow, view.blows), teller.declared(), *_holding(teller)]
    for plate in teller.plates():
        lines += [teller.scores(plate), *_side(teller, plate.seat)]
        lines += [teller.dice(dice) for dice in view.dice if dice.seat == plate.seat]
        lines += teller.zones(plate)
    lines.append(teller.waits())
    return "\n".join(line for line in lines if line)
