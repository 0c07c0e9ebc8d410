"""What drawing needs of wording, and the caption of a picture. Nothing here holds a sentence."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from engine.view import PUBLIC, SEAT_NAMES, Ending, Name, View, Word


class Words(Protocol):
    """Words for one reader. `engine.wording` has them."""

    def text(self, word: Word | str) -> str:
        """A message, or a key without values, in the reader's language. Never raises on an unknown key."""
        ...

    def name(self, name: Name) -> str:
        """A proper name."""
        ...

    def short(self, name: Name) -> str:
        """The form of a proper name that stands where room is short."""
        ...


class Caption(Struct, frozen=True):
    """What stands on a picture and is not in the view: for whom it is written, what the players are called, the time left."""

    locale: str
    """``"ja"`` or ``"en-US"``."""
    names: tuple[str, str]
    """The players by seat, as `bot.names.display_name` gives them."""
    time_left: str | None = None
    """Such as ``1:42:10``; none where nothing runs out."""


def seat_letter(words: Words, seat: int) -> str:
    """The letter on a seat's round mark."""
    return words.text(f"mark-{SEAT_NAMES[seat]}")


def game_name(words: Words, game: str) -> str:
    """What a game is called."""
    return words.text(f"game-{game}")


def turn_pill(view: View, caption: Caption, words: Words) -> tuple[str, int]:
    """Whose move it is, in a few words, and the seat of whom they speak (`PUBLIC`: of no single one)."""
    if view.ending is not None:
        return _ended(view.ending, caption, words)
    if len(view.waiting) != 1:
        return words.text("pill-both" if view.waiting else "pill-none"), PUBLIC
    seat = view.waiting[0]
    asked_together = any(plate.answered for plate in view.plates)
    active = [plate.seat for plate in view.plates if plate.active]
    turn = active == [seat] and not any(plate.seal == "seal-asked" for plate in view.plates if plate.seat == seat)
    key = "pill-waits" if asked_together else "pill-turn" if turn else "pill-chooses"
    return words.text(Word(key, {"name": caption.names[seat]})), seat


def _ended(ending: Ending, caption: Caption, words: Words) -> tuple[str, int]:
    if ending.winner == PUBLIC:
        return words.text("pill-called-off" if ending.called_off else "pill-drawn"), PUBLIC
    return words.text(Word("pill-won", {"name": caption.names[ending.winner]})), ending.winner
