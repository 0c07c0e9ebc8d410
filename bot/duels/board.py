"""The board: the message that everybody sees, in the server's language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.components import ids
from bot.components.controls import Button, Buttons, Row, Tone
from bot.components.layout import Page, Part, Picture, Rule
from bot.components.markup import timestamp
from bot.duels.seen import Reader
from bot.duels.talk import told
from bot.limits import TEXTS, cut
from bot.matches.records import ABANDONED, OVER, PAUSED, PLAYING, Heard, MatchRecord
from bot.matches.times import Due
from engine.match import CLAIM
from engine.view import Name, View, Word
from engine.wording import Wording

TOLD = 1500
"""Characters of the running text on a board."""
HAND, TEXT, CARDS, RULES, LEAVE, DECKS, ABANDON = "hand", "text", "cards", "rules", "leave", "decks", "abandon"
ALOUD, WISHES = "aloud", "wishes"
"""What a board's buttons open."""


def choosing_page(record: MatchRecord, reader: Reader) -> Page:
    """While decks are being chosen: who still has to, and the way to it. It calls both players."""
    words = reader.markup
    lines = [title(record, words)]
    for seat in record.seats:
        if seat.ready or seat.user is None:
            lines.append(words.text(Word("seat-ready", {"seat": f"@seat:{seat.seat}"})))
        else:
            lines.append(words.text(Word("seat-choosing", {"seat": f"<@{seat.user}>"})))
    if record.deadline:
        lines.append(words.text(Word("choosing-until", {"until": timestamp(record.deadline.timestamp())})))
    row = (
        Button(words.text("deck-button"), ids.Door(record.id, DECKS), Tone.MAIN),
        Button(words.text("abandon-button"), ids.Door(record.id, ABANDON)),
    )
    waiting = tuple(seat.user for seat in record.seats if seat.user and not seat.ready)
    return Page(("\n".join(lines), row), waiting)


def board_page(
    record: MatchRecord,
    view: View,
    heard: tuple[Heard, ...],
    picture: Picture | None,
    reader: Reader,
    text: str,
    times: tuple[Due, ...] = (),
) -> Page:
    """While it is played, and after. ``text`` stands in place of a picture that could not be painted."""
    words = reader.markup
    parts: list[Part] = [title(record, words), picture or text]
    if news := cut(told(heard, words), TOLD):
        parts.append(news)
    parts.append("\n".join((_now(record, view, words), *time_lines(record, times, words))))
    return Page((*parts, doors(record, words)))


def closed_page(record: MatchRecord, reader: Reader, *, calling: bool = False) -> Page:
    """A match that never began, or that stands still. ``calling``: it calls both players."""
    unreadable = record.status == ABANDONED and all(seat.ready for seat in record.seats)  # the cards were dealt
    state = "match-unreadable" if unreadable else f"match-{record.status}"
    lines = [title(record, reader.markup), reader.markup.text(state)]
    if not calling:
        return Page(("\n".join(lines),))
    return Page(("\n".join([*lines, f"-# {calls(record)}"]),), tuple(seat.user for seat in record.seats if seat.user))


def calls(record: MatchRecord) -> str:
    """The players by mention, for what is news to both."""
    return " ".join(f"<@{seat.user}>" for seat in record.seats if seat.user)


def title(record: MatchRecord, words: Wording) -> str:
    """Which match it is."""
    values = {"game": f"@game-{record.game}", "first": "@seat:0", "second": "@seat:1", "number": str(record.id)}
    return words.text(Word("match-title", dict(values)))


def _now(record: MatchRecord, view: View, words: Wording) -> str:
    if record.status in (OVER, PAUSED, ABANDONED):
        return words.text(f"match-{record.status}")
    return words.text(view.waits_for) if view.waits_for else words.text("match-playing")


def time_lines(record: MatchRecord, times: tuple[Due, ...], words: Wording) -> list[str]:
    """Until when each who is asked may think, as a moment that counts by itself in each reader's client."""
    if record.status != PLAYING:
        return []
    return [
        words.text(
            Word(
                "time-over" if due.late else "time-until",
                {"seat": f"@seat:{due.seat}", "until": timestamp(due.due.timestamp())},
            )
        )
        for due in times
    ]


def doors(record: MatchRecord, words: Wording) -> Row:
    """The buttons under a board, for everybody; each answers whoever presses."""
    what = [(HAND, Tone.MAIN), (TEXT, Tone.PLAIN), (RULES, Tone.PLAIN), (LEAVE, Tone.PLAIN)]
    if record.status == OVER:
        what = what[1:3]
    return tuple(Button(words.text(f"door-{name}"), ids.Door(record.id, name), tone) for name, tone in what)


def text_page(record: MatchRecord, text: str, heard: tuple[Heard, ...], reader: Reader) -> Page:
    """The whole board as text, and what happened lately; who reads this may want what happens read out, too."""
    parts: list[Part] = [title(record, reader.markup), cut(text, TEXTS - 1200)]
    if news := cut(told(heard, reader.markup), 1000):
        parts += [Rule(), news]
    if record.status == PLAYING:
        parts.append((Button(reader.markup.text(f"door-{ALOUD}"), ids.Door(record.id, ALOUD)),))
    return Page(tuple(parts))


def late_row(record: MatchRecord, acts: Sequence[str], words: Wording) -> Buttons:
    """A button for each thing that a seat may do because the other is late."""
    tones = {CLAIM: Tone.GRAVE}
    return tuple(
        Button(words.text(f"verb-{act}"), ids.Late(record.id, act), tones.get(act, Tone.PLAIN)) for act in acts
    )


def leave_page(record: MatchRecord, acts: tuple[str, ...], late: tuple[str, ...], words: Wording) -> Page:
    """What a seat may do outside any decision, each with its meaning and a button of its own; ``late``: because the other is late."""
    row = tuple(
        Button(words.text(f"verb-{act}"), ids.Act(record.id, act), Tone.GRAVE if act == "resign" else Tone.PLAIN)
        for act in acts
    )
    said = [act_line(act, words) for act in (*late, *acts)]
    rows = [each for each in (late_row(record, late, words), row) if each]
    return Page(("\n".join((words.text("leave-text"), *said)), *rows))


def act_line(act: str, words: Wording) -> str:
    """A standing act with its meaning."""
    name, about = words.text(f"verb-{act}"), words.text(f"verb-{act}.about")
    return words.text(Word("leave-act", {"act": Name(name, name), "about": Name(about, about)}))
