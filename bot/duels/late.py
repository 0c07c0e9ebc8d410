"""When somebody's time is up: the message that asks the other what shall come of it, and what its buttons do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.components import ids
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.markup import timestamp
from bot.components.press import Press, Way
from bot.duels.board import late_row
from bot.duels.seen import Reader
from bot.matches.records import MatchRecord
from bot.matches.service import Matches
from bot.matches.times import Due
from bot.world.members import Members
from engine.match import CALL_OFF, CLAIM, LEFT
from engine.refusal import Refusal
from engine.view import SEATS, SECOND, Word

WAIT = "wait"
"""To let the other have the same time once more; no act of the engine's."""


async def late_choices(matches: Matches, record: MatchRecord, seat: int) -> tuple[str, ...]:
    """What a seat may do now because the other is late; nothing where it is not."""
    late = {due.seat for due in await matches.times(record.id) if due.late}
    if SECOND - seat not in late:
        return ()
    acts = (await matches.tree(record.id, seat)).late_acts
    return (WAIT, *(act for act in acts if act != CLAIM or seat not in late)) if acts else ()


async def late_page(matches: Matches, record: MatchRecord, times: Sequence[Due]) -> Page | None:
    """Calls whoever may choose; None where nobody may. Who is late may still move, so that one is not called anew."""
    late = {due.seat: due for due in times if due.late}
    choosers = [seat for seat in SEATS if SECOND - seat in late and await late_choices(matches, record, seat)]
    if not choosers:
        return None
    words = Reader.of(record, record.locale).markup
    acts = await late_choices(matches, record, choosers[0])
    users = tuple(user for seat in choosers if (user := record.seats[seat].user))
    since = timestamp(max(due.due for due in late.values()).timestamp())
    if len(choosers) > 1:
        text = words.text(Word("late-both", {"who": " ".join(f"<@{user}>" for user in users), "since": since}))
    else:
        values = {"who": f"<@{users[0]}>", "late": f"@seat:{SECOND - choosers[0]}", "since": since}
        text = words.text(Word("late-one", dict(values)))
    return Page((text, late_row(record, acts, words)), users)


class Lateness:
    """Handlers of those buttons."""

    def __init__(self, matches: Matches, members: Members) -> None:
        self._matches = matches
        self._members = members

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Late, Way.PRIVATE, self.chosen)

    async def chosen(self, press: Press, key: ids.Late) -> None:
        """Wait, claim, or call off: the first who chooses has chosen."""
        if key.what == WAIT:
            await self._matches.wait(press.id, press.user.id, key.match)
        elif key.what in (CLAIM, CALL_OFF):
            await self._matches.act_on_late(press.id, press.user.id, key.match, key.what)
        elif key.what == LEFT:
            await self._call_off(press, key.match)
        else:
            raise Refusal("unknown-press")
        await press.whisper(press.words().text("late-waited" if key.what == WAIT else "act-done"))

    async def _call_off(self, press: Press, match: int) -> None:
        """The other has left the server, as Discord says once more now."""
        record = await self._matches.match(match)
        seat = record.seat_of(press.user.id)
        if seat is None:
            raise Refusal("not-seated")
        other = record.seats[SECOND - seat].user
        if other is None or not await self._members.has_left(record.place.guild, other):
            raise Refusal("not-left")
        await self._matches.call_off_left(press.id, press.user.id, match)
