"""`/verify`: what was promised and when, that it was kept, and the file with which anybody can see for themselves.

It tells nothing that was not public before: finished matches and games of janken, rolls that everybody saw; a secret roll to its roller
alone. Everything is checked anew from what the store holds, by the same code that `python -m engine verify` runs.
"""

from __future__ import annotations

import asyncio
import logging

import discord
from sqlalchemy import case, or_, select

from bot.components.layout import Attached, Page
from bot.components.markup import jump, plain
from bot.components.press import Press
from bot.dice import roll_text
from bot.duels.seen import COMPUTER, FORGOTTEN, seat_name
from bot.janken import OVER as WON
from bot.janken import PLAYING as UNDER_WAY
from bot.janken import Session
from bot.limits import cut
from bot.matches.records import CHOOSING, OVER, PAUSED, PLAYING, MatchRecord, Place
from bot.rolls import DIGITS, Rolled
from bot.runtime import Runtime
from bot.store.slots import CHALLENGE, INVITATION, JANKEN, TABLE, Slot
from bot.store.tables import matches
from engine.proofs import is_proof, text_of, verify_text
from engine.refusal import Refusal
from engine.transcript import fits, is_of_this_release, read
from engine.view import Name, Value, Word
from engine.wording import Wording

log = logging.getLogger(__name__)

MATCH, ROLL, GAME = "match", "roll", "janken"
"""What can be verified."""


class Proofs:
    """Pages of proofs, in the reader's language."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def page(self, press: Press, what: str, number: int | None) -> Page:
        """The proof of what is meant; without a number the last that ended in this channel. Raises `Refusal`."""
        if what == ROLL:
            return await self._roll(press, number)
        if what == GAME:
            return await self._janken(press, number)
        return await self._match(press, number)

    async def _match(self, press: Press, number: int | None) -> Page:
        number = await self._last(press.place) if number is None else number
        record = await self._runtime.matches.match(number)
        _refuse_elsewhere(press, record.place, [seat.user for seat in record.seats], "no-such-match")
        words = Wording(press.locale, record.game, _names(record, press))
        if record.status in (CHOOSING, PLAYING, PAUSED):
            return Page((words.text(Word("verify-match-running", _told(record.id, hash=record.commitment))),))
        text = await self._runtime.matches.transcript(number)
        proof = await self._runtime.matches.proof(number)
        file = f"match-{number}.txt"
        values = _told(record.id, hash=proof.commitment, seed=proof.seed.hex())
        values |= {"actions": record.actions, "where": await self._challenge(record)}
        lines = [words.text(Word("verify-match", values)), words.text(await asyncio.to_thread(_verdict, text, file))]
        return _page(lines, file, text, words)

    async def _last(self, place: Place) -> int:
        """The last match of this channel that is over, or else the one that runs."""
        here = or_(matches.c.channel == place.channel, matches.c.thread == place.channel)
        query = select(matches.c.id).where(
            matches.c.guild == place.guild, here, matches.c.status.in_((OVER, CHOOSING, PLAYING, PAUSED))
        )
        over_first = case((matches.c.status == OVER, 0), else_=1)
        async with self._runtime.store.read() as work:
            found: int | None = await work.value(query.order_by(over_first, matches.c.id.desc()).limit(1))
        if found is None:
            raise Refusal("verify-none")
        return found

    async def _challenge(self, record: MatchRecord) -> Word:
        """The challenge with its promise, by link where its message is known."""
        posted = await self._runtime.messages.get(Slot(CHALLENGE, record.challenge, INVITATION))
        if posted is None:
            return Word("verify-challenge")
        return Word("verify-challenge-at", _at(record.place.guild, posted.channel, posted.message))

    async def _roll(self, press: Press, number: int | None) -> Page:
        rolls = self._runtime.rolls
        rolled = await (rolls.last(press.place) if number is None else rolls.get(number))
        _refuse_elsewhere(press, rolled.place, [rolled.user], "no-such-roll")
        if rolled.secret and rolled.user != press.user.id:
            raise Refusal("verify-secret")
        words = press.words()
        file, text = f"roll-{rolled.id}.txt", text_of(rolled.proof)
        user, pressed = (bytes.fromhex(part).decode() for part in rolled.proof.added)
        values = _told(rolled.id, hash=rolled.proof.commitment, seed=rolled.proof.seed, user=user, press=pressed)
        before = await rolls.get(rolled.promised) if rolled.promised else None
        promised = before is not None and before.message is not None
        lines = [
            words.text(Word("verify-roll", values)),
            roll_text(rolled.result, rolled.name, words),
            words.text(_promised(rolled, before)),
            words.text(Word("verify-roll-drawn", values)),
            words.text(_verdict(text, file, "verify-roll-holds" if promised else "verify-roll-first")),
        ]
        return _page(lines, file, text, words)

    async def _janken(self, press: Press, number: int | None) -> Page:
        janken = self._runtime.janken
        session = await (janken.last(press.place) if number is None else janken.get(number))
        _refuse_elsewhere(press, session.place, [session.first, session.second], "no-such-session")
        nobody = press.words().text(FORGOTTEN)
        second = plain(session.second_name or nobody) if session.second else press.words().text(COMPUTER)
        words = Wording(press.locale, "", (plain(session.first_name or nobody), second))
        if session.state == UNDER_WAY:
            return Page((words.text(Word("verify-janken-running", _told(session.id, hash=session.commitment))),))
        if session.state != WON or session.proof is None:
            raise Refusal("verify-janken-nothing")
        file, text = f"janken-{session.id}.txt", text_of(session.proof)
        values = _told(session.id, hash=session.commitment, seed=session.proof.seed)
        values |= {"where": await self._table(session)}
        key = "verify-janken" if session.second else "verify-janken-bot"
        lines = [
            words.text(Word("verify-janken-title", values)),
            *_rounds(session, words),
            words.text(Word(key, values)),
            words.text(_verdict(text, file, "verify-janken-holds")),
        ]
        return _page(lines, file, text, words)

    async def _table(self, session: Session) -> Word:
        posted = await self._runtime.messages.get(Slot(JANKEN, session.id, TABLE))
        if posted is None:
            return Word("verify-table")
        return Word("verify-table-at", _at(session.place.guild, posted.channel, posted.message))


def _promised(rolled: Rolled, before: Rolled | None) -> Word:
    """With which roll the promise of this one's seed was shown, if it was."""
    if before is None:
        return Word("verify-roll-unpromised")
    if before.message is None:
        return Word("verify-roll-unshown", _told(before.id))
    where = _at(before.place.guild, before.place.channel, before.message)
    return Word("verify-roll-promised", _told(before.id, hash=rolled.proof.commitment[:DIGITS]) | where)


def _rounds(session: Session, words: Wording) -> list[str]:
    """Each round's picks with the promises that stood for them, the last rounds of many."""
    lines = []
    for number, (throw, (first, second)) in enumerate(zip(session.thrown, session.promises, strict=False), 1):
        values: dict[str, Value] = {
            "number": number,
            "mark1": f"@janken-{throw.first}",
            "mark2": f"@janken-{throw.second}",
        }
        lines.append(words.text(Word("verify-janken-round", {**values, "hash1": first, "hash2": second})))
    return lines[-12:]


def _told(number: int, **texts: str) -> dict[str, Value]:
    """Values of a sentence: a number as it stands after ``#``, and texts as they are."""
    return {"number": str(number), **{name: Name(text, text) for name, text in texts.items()}}


def _at(guild: int, channel: int, message: int) -> dict[str, Value]:
    address = jump(guild, channel, message)
    return {"address": Name(address, address)}


def _verdict(text: str, file: str, holds: str = "verify-holds") -> str:
    """The key of what came of the check. What does not hold is a mistake of ours, and logged as one."""
    faults = verify_text(text, file)
    if not faults:
        return holds
    if not is_proof(text) and not is_of_this_release(head := read(text, file).head) and fits(head):
        return "verify-older"
    log.error("a proof does not hold: %s", cut("; ".join(str(fault) for fault in faults), 1000))
    return "verify-fails"


def _page(lines: list[str], file: str, text: str, words: Wording) -> Page:
    command = words.text(Word("verify-command", {"file": Name(file, file)}))
    return Page(("\n".join([*lines, command]), Attached(file, text.encode())))


def _names(record: MatchRecord, press: Press) -> tuple[str, str]:
    return seat_name(record.seats[0], press.words()), seat_name(record.seats[1], press.words())


def _refuse_elsewhere(press: Press, place: Place, people: list[int | None], reason: str) -> None:
    """What happened where this person cannot read is told to nobody but those who were part of it."""
    if press.user.id in people or place == press.place:
        return
    if place.guild != press.place.guild or not _can_read(press.interaction, place.channel):
        raise Refusal(reason)


def _can_read(interaction: discord.Interaction, channel: int) -> bool:
    """Whether whoever acts can see a channel of this server."""
    found = interaction.guild.get_channel_or_thread(channel) if interaction.guild else None
    if found is None or not isinstance(interaction.user, discord.Member):
        return False
    if isinstance(found, discord.Thread) and found.is_private():
        return False
    return found.permissions_for(interaction.user).view_channel
