"""The call to a player: one short message in the match's channel, in the server's language, that mentions them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.components import ids
from bot.components.controls import Button, Tone
from bot.components.layout import Page
from bot.components.markup import timestamp
from bot.duels.board import HAND
from bot.duels.duels import Duels
from bot.duels.seen import Reader
from bot.matches.records import MatchRecord
from bot.matches.times import Due
from engine.view import Word


async def notice_page(duels: Duels, record: MatchRecord, seats: Sequence[int], soon: Sequence[Due] = ()) -> Page:
    """Calls these seats: that they are asked, and the roads to their hand. What they are asked is not said to everybody.

    Those of ``soon`` are reminded instead that their time will be up, each in their own language.
    """
    words = Reader.of(record, record.locale).markup
    users = [user for seat in seats if (user := record.seats[seat].user)]
    reminded = {due.seat for due in soon}
    called = [f"<@{record.seats[seat].user}>" for seat in seats if record.seats[seat].user and seat not in reminded]
    lines = [words.text(Word("notice-turn", {"who": " ".join(called)}))] if called else []
    lines += [await _reminder(duels, record, due) for due in soon]
    for seat in seats:
        user = record.seats[seat].user
        if user and (await duels.people.get(user)).dm_closed:
            lines.append(words.text("notice-closed"))
            break
    button = Button(words.text(f"door-{HAND}"), ids.Door(record.id, HAND), Tone.MAIN)
    return Page(("\n".join(lines), (button,)), tuple(users))


async def _reminder(duels: Duels, record: MatchRecord, due: Due) -> str:
    seat = record.seats[due.seat]
    locale = await duels.languages.of_user(seat.user or 0, seat.locale)
    values = {"who": f"<@{seat.user}>", "until": timestamp(due.due.timestamp())}
    return Reader.of(record, locale).markup.text(Word("notice-soon", dict(values)))
