"""Who was shown what: each message the moment it is written, and what stands in it whenever all is calm."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from benchmarks.faults.books import Books, Page
from benchmarks.faults.town import Town, controls
from bot.components import ids
from bot.store.slots import HAND, MATCH
from engine.view import PUBLIC, SEATS
from sandbox.world.components import walk

Json = dict[str, Any]
STEPS = (ids.Walk, ids.Give, ids.Show, ids.Menu, ids.Several, ids.Fill, ids.Number)
"""What stands on a hand alone."""
LETTERS = "fs"
"""With which a decision's id begins, by seat."""


class Eyes:
    """Watches everything that is written. ``wrong`` gets what the wrong person saw, and what was shown and then was not."""

    def __init__(self, town: Town, books: Books) -> None:
        self.wrong: list[str] = []
        self.written = 0
        self._town = town
        self._books = books
        self._asked: dict[tuple[int, int], int] = {}
        """The greatest decision that each seat was ever shown: all before it were answered."""
        self._keep = town.world.keep_message
        town.world.keep_message = self._kept  # type: ignore[method-assign]

    def _kept(self, message: Json, reader: str | None = None) -> None:
        self._keep(message, reader)
        if message["author"]["id"] == self._town.world.bot["id"]:
            self.written += 1
            self._look(message)

    def _reader(self, message: Json) -> str | None:
        """The one person who sees a message; None where everybody does."""
        reader = self._town.world.readers.get(message["id"])
        if reader is not None:
            return reader
        recipients = self._town.world.channel(message["channel_id"]).get("recipients")
        person = self._town.world.person_of(recipients[0]["id"]) if recipients else None
        return person.name if person else None

    def _look(self, message: Json) -> None:
        reader = self._reader(message)
        steps = [control.key for control in controls(message) if isinstance(control.key, STEPS)]
        pictures = {attachment["filename"] for attachment in message["attachments"]}
        if reader is None and (steps or "hand.png" in pictures):
            self.wrong.append(f"message {message['id']}: a hand stands where everybody sees it")
        for match, decision in {(key.match, key.decision) for key in steps}:
            if reader is not None:
                self._asks(reader, match, decision)

    def _asks(self, reader: str, match: int, decision: str) -> None:
        seat = LETTERS.index(decision[0])
        sitting = self._books.sitters(match)
        if not sitting or sitting[seat] != self._town.user(reader):
            self.wrong.append(f"match {match}: {reader} is asked {decision}, and does not sit there")
        self._asked[match, seat] = max(self._asked.get((match, seat), 0), int(decision[1:]))

    def messages(self) -> list[Json]:
        """What stands there now: to be taken before the books are read, so that it cannot be newer."""
        return list(self._town.world.messages.values())

    def check(self, written: list[Json], page: Page) -> None:
        """Compare all that stands there with what each reader may know; and what was asked with what the store says is asked."""
        for message in written:
            if message["author"]["id"] == self._town.world.bot["id"]:
                self.wrong += list(self._leaks(message, page))
        for (match, seat), number in self._asked.items():
            kept = self._books.kept.get(match)
            if kept is None:
                self.wrong.append(f"match {match}: somebody was asked something in it, and it is not there")
            elif kept.match.state.asked[seat] < number:
                self.wrong.append(
                    f"match {match}: seat {seat} was shown decision {number}, which the store does not know"
                )

    def _leaks(self, message: Json, page: Page) -> Iterator[str]:
        found = self._of_match(message, page)
        if found is None:
            return
        match, viewer = found
        kept = self._books.kept.get(match)
        if kept is None:
            return
        for name in kept.hidden(viewer, _text(message)):
            yield f"match {match}: viewer {viewer} reads of {name} in message {message['id']}"

    def _of_match(self, message: Json, page: Page) -> tuple[int, int] | None:
        """Which match a message shows, and as whom its reader is allowed to see it."""
        posted = page.posted.get(int(message["id"]))
        keys = [control.key for control in controls(message)]
        match = next((key.match for key in keys if isinstance(key, (ids.Door, *STEPS))), None)
        if posted is not None and posted.subject == MATCH:
            return posted.subject_id, posted.target if posted.kind == HAND else PUBLIC
        reader = self._reader(message)
        if match is None or match not in page.seats:
            return None
        user = self._town.user(reader) if reader else None
        seats = [seat for seat in SEATS if user and page.seats[match][seat].user == user]
        return match, seats[0] if seats else PUBLIC


def _text(message: Json) -> str:
    """All that can be read in a message, or that a screen reader says."""
    texts = [attachment.get("description") or "" for attachment in message["attachments"]]
    for part in walk(message["components"]):
        texts += [str(part.get(key) or "") for key in ("content", "label", "placeholder")]
        texts += [f"{option['label']} {option.get('description') or ''}" for option in part.get("options", ())]
        texts += [str(item.get("description") or "") for item in part.get("items", ())]
    return "\n".join(texts)
