"""The call to a player: one short message in the match's channel, in the server's language, that mentions them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.components import ids
from bot.components.controls import Button, Tone
from bot.components.layout import Page
from bot.duels.board import HAND
from bot.duels.duels import Duels
from bot.duels.seen import Reader
from bot.matches.records import MatchRecord
from engine.view import Word


async def notice_page(duels: Duels, record: MatchRecord, seats: Sequence[int]) -> Page:
    """Calls these seats: that they are asked, and the roads to their hand. What they are asked is not said to everybody."""
    words = Reader.of(record, record.locale).markup
    users = [user for seat in seats if (user := record.seats[seat].user)]
    lines = [words.text(Word("notice-turn", {"who": " ".join(f"<@{user}>" for user in users)}))]
    for seat in seats:
        user = record.seats[seat].user
        if user and (await duels.people.get(user)).dm_closed:
            lines.append(words.text("notice-closed"))
            break
    button = Button(words.text(f"door-{HAND}"), ids.Door(record.id, HAND), Tone.MAIN)
    return Page(("\n".join(lines), (button,)), tuple(users))
