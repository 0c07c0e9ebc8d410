"""Janken on Discord: one message for everybody, on which both pick without the other's seeing it."""

from __future__ import annotations

import discord

from bot.components import ids
from bot.components.controls import Button, Row, Tone
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.markup import plain, timestamp
from bot.components.press import Press, Way, person_of
from bot.duels.seen import COMPUTER, FORGOTTEN
from bot.duels.shows import GRACE, SOON
from bot.janken import OVER, PLAYING, Janken, Session
from bot.languages import Languages
from bot.matches.records import Place
from bot.publisher.posts import Later, Posts
from bot.store.messages import Messages, Posted
from bot.store.outbox import Job
from bot.store.slots import JANKEN, TABLE, Slot
from bot.store.store import Store
from bot.tally import Tally, tallies
from engine.janken import MARKS
from engine.refusal import Refusal
from engine.view import SECOND, Name, Value, Word
from engine.wording import Wording

SHOWN = 12
"""Rounds of which the table tells: ties may make many."""


class Tables:
    """Handlers and pages of janken."""

    def __init__(self, janken: Janken, store: Store, messages: Messages, languages: Languages, posts: Posts) -> None:
        self._janken = janken
        self._store = store
        self._messages = messages
        self._languages = languages
        self._posts = posts

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Throw, Way.PRIVATE, self.picked)
        doors.on(ids.Sitting, Way.PRIVATE, self.declined)
        doors.on(ids.Tally, Way.PRIVATE, self.counted)

    async def begin(self, press: Press, opponent: discord.abc.User | None, rounds: int) -> None:
        """`/rps`: the table stands there for everybody."""
        locale = await self._languages.public(press.interaction)
        second = None if opponent is None else person_of(opponent, locale)
        session = await self._janken.start(
            press.place, press.user, second, press=press.id, rounds=rounds, locale=locale
        )
        page = table_page(session)
        await press.whisper(press.words().text("rps-sent"))
        message = await press.publish(page)
        if message is not None:
            slot = Slot(JANKEN, session.id, TABLE)
            await self._messages.put(slot, press.place.channel, message, note=page.digest())

    async def picked(self, press: Press, key: ids.Throw) -> None:
        """A sign, hidden until both have picked."""
        if key.sign >= len(MARKS):
            raise Refusal("rps-mark")
        mark = MARKS[key.sign]
        session = await self._janken.pick(key.session, press.user.id, mark, round=key.round, press=press.id)
        promise = session.promise_of(press.user.id, key.round)
        await press.whisper(press.words().text(Word("rps-picked-done", {"mark": f"@janken-{mark}", "hash": promise})))

    async def declined(self, press: Press, key: ids.Sitting) -> None:
        """Say no, or take it back."""
        await self._janken.decline(key.session, press.user.id)
        await press.whisper(press.words().text("rps-declined-done"))

    async def counted(self, press: Press, key: ids.Tally) -> None:
        """How they fare, for their eyes only."""
        session = await self._janken.get(key.session)
        await press.whisper(await self._tally(press, session))

    async def _tally(self, press: Press, session: Session) -> str:
        seat = session.seat_of(press.user.id)
        opponent = session.first if seat == SECOND else session.second
        words = press.words()
        against, whole = await tallies(self._store, session.place.guild, press.user.id, opponent)
        if seat is None:
            return words.text(Word("rps-tally", tally_values(whole)))
        name = session.first_name if seat == SECOND else session.second_name
        name = plain(name or words.text(FORGOTTEN)) if opponent is not None else words.text(COMPUTER)
        values = {**tally_values(against), "who": Name(name, name)}
        return f"{words.text(Word('rps-tally-against', values))}\n{words.text(Word('rps-tally', tally_values(whole)))}"

    async def show(self, job: Job) -> None:
        """For the publisher."""
        session = await self._janken.get(job.slot.id)
        posted = await self._messages.get(job.slot)
        if posted is None and job.age < GRACE:
            raise Later(SOON)
        if posted is None:
            posted = await self._posts.found(job.slot, session.place.channel, ids.about(ids.Throw, session.id))
        await self._posts.show(job.slot, _place(session, posted), table_page(session))


def _place(session: Session, posted: Posted | None) -> Place:
    """Where the table stands."""
    return Place(session.place.guild, posted.channel) if posted else session.place


def tally_values(tally: Tally) -> dict[str, Value]:
    """A tally as the values of its sentence."""
    values: dict[str, Value] = {f"sign{at}": count for at, count in enumerate(tally.signs, 1)}
    for name in ("won", "lost", "rounds_won", "rounds_drawn", "rounds_lost"):
        values[name.replace("_", "-")] = getattr(tally, name)
    return values


def table_page(session: Session) -> Page:
    """The table, in the server's language."""
    words = Wording(session.locale)
    first = plain(session.first_name or words.text(FORGOTTEN))
    second = plain(session.second_name or words.text(FORGOTTEN)) if session.second else words.text(COMPUTER)
    words = Wording(session.locale, "", (first, second))
    lines = [
        words.text(Word("rps-title", {"rounds": session.rounds})),
        *_rounds(session, words),
        _state(session, words),
        *_promised(session, words),
    ]
    called = (session.second,) if session.second and session.state == PLAYING and not session.thrown else ()
    return Page(("\n".join(lines), *_rows(session, words)), called)


def _rounds(session: Session, words: Wording) -> list[str]:
    lines = ["…"] if len(session.thrown) > SHOWN else []
    for number, throw in list(enumerate(session.thrown, 1))[-SHOWN:]:
        values: dict[str, int | str | Name] = {
            "number": number,
            "mark1": f"@janken-{throw.first}",
            "mark2": f"@janken-{throw.second}",
        }
        lines.append(words.text(Word("rps-round", values)))
    if session.thrown:
        first, second = session.score
        lines.append(words.text(Word("rps-score", {"score1": first, "score2": second})))
    return lines


def _promised(session: Session, words: Wording) -> list[str]:
    """What can be held against the picks: the seed's hash and the picks' promises, in the end the seed."""
    if not session.commitment:
        return []
    lines = [words.text(Word("rps-commitment", {"hash": session.commitment}))]
    picked = [(number, pair) for number, pair in enumerate(session.promises, 1) if any(pair)][-SHOWN:]
    told = " · ".join(f"{number}: {_hash(first)} {_hash(second)}" for number, (first, second) in picked)
    lines += [words.text(Word("rps-promises", {"promises": Name(told, told)}))] if told else []
    if session.proof:
        lines.append(words.text(Word("rps-proof", {"seed": session.proof.seed, "number": str(session.id)})))
    return lines


def _hash(promise: str) -> str:
    return f"`{promise}`" if promise else "—"


def _state(session: Session, words: Wording) -> str:
    if session.state != PLAYING:
        return (
            words.text(Word("rps-over", {"winner": f"@seat:{session.winner}"}))
            if session.winner is not None
            else (words.text(f"rps-{session.state}"))
        )
    waits = [seat for seat, done in enumerate(session.picked) if not done]
    values: dict[str, int | str | Name] = {"until": timestamp(session.deadline.timestamp())}
    if len(waits) == 1:
        return words.text(Word("rps-waits-one", {**values, "who": f"@seat:{waits[0]}"}))
    return words.text(Word("rps-waits", values))


def _rows(session: Session, words: Wording) -> list[Row]:
    if session.state == OVER:
        return [(Button(words.text("rps-tally-button"), ids.Tally(session.id)),)]
    if session.state != PLAYING:
        return []
    now = len(session.thrown)
    signs = [
        Button(words.text(f"janken-{mark}-button"), ids.Throw(session.id, now, at), Tone.MAIN)
        for at, mark in enumerate(MARKS)
    ]
    if not session.thrown:
        signs.append(Button(words.text("rps-decline-button"), ids.Sitting(session.id)))
    return [tuple(signs)]
