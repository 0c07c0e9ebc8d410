"""The result, told once: who won, why, the prize, the seed and how anybody can check it."""

from __future__ import annotations

from bot.components import ids
from bot.components.controls import Button, Row, Tone
from bot.components.layout import Attached, Page, Part
from bot.duels.board import RULES, TEXT, calls, title
from bot.duels.seen import Reader
from bot.matches.records import MatchRecord, Proof
from engine.view import PUBLIC, View, Word
from engine.wording import Wording


def result_page(
    record: MatchRecord, view: View, proof: Proof, transcript: str, reader: Reader, prize: tuple[Part, ...] = ()
) -> Page:
    """For everybody. It calls both players, for whom this is news. ``prize``: what became of the card that was at stake."""
    words = reader.markup
    name = f"match-{record.id}.txt"
    parts: list[Part] = [
        f"## {outcome(view, words)}\n{title(record, words)}\n-# {calls(record)}",
        *(["\n".join(reasons(view, words))] if reasons(view, words) else []),
        *prize,
        _proof(proof, name, words),
        Attached(name, transcript.encode()),
        _doors(record, words),
    ]
    return Page(tuple(parts), tuple(seat.user for seat in record.seats if seat.user))


def outcome(view: View, words: Wording) -> str:
    """Who won, or that nobody did."""
    ending = view.ending
    if ending is not None and ending.called_off:
        return words.text("result-called-off")
    if ending is None or ending.winner == PUBLIC:
        return words.text("result-drawn")
    return words.text(Word("result-won", {"winner": f"@seat:{ending.winner}"}))


def reasons(view: View, words: Wording) -> list[str]:
    """Why it ended, and what the winner may take."""
    if view.ending is None:
        return []
    lines = [words.text(view.ending.reason), *(words.text(line) for line in view.ending.lines)]
    return [f"- {line}" for line in lines]


def _proof(proof: Proof, file: str, words: Wording) -> str:
    values = {"seed": proof.seed.hex(), "hash": proof.commitment, "file": file}
    return words.text(Word("result-proof", dict(values)))


def _doors(record: MatchRecord, words: Wording) -> Row:
    again = Button(words.text("again-button"), ids.Again(record.id), Tone.MAIN)
    return (again, *(Button(words.text(f"door-{name}"), ids.Door(record.id, name)) for name in (TEXT, RULES)))
