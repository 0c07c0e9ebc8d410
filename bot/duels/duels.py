"""`Duels`: every page of a match or challenge, made from what the store holds at this moment, for one reader."""

from __future__ import annotations

from collections.abc import Sequence

from bot.collections.prize_desk import PrizeDesk
from bot.components import ids
from bot.components.controls import Button, Row
from bot.components.layout import Attached, Page, Part, Picture
from bot.components.markup import jump
from bot.components.paging import paged, turns
from bot.drawing.board_text import text_board
from bot.drawing.studio import Studio
from bot.drawing.tentative import with_placed
from bot.drawing.words import Caption
from bot.duels.board import HAND as HAND_DOOR
from bot.duels.board import TEXT, board_page, choosing_page, closed_page, leave_page, text_page, time_lines, title
from bot.duels.cards import cards_page
from bot.duels.hand import Lately, hand_page, laid_places
from bot.duels.invitation import decks_page, invitation_page
from bot.duels.late import late_choices
from bot.duels.result import result_page
from bot.duels.seen import Easel, Reader
from bot.duels.talk import told
from bot.duels.wishes import wishes_page
from bot.languages import Languages
from bot.limits import TEXTS, cut
from bot.matches.records import (
    ABANDONED,
    CHOOSING,
    OVER,
    PLAYING,
    RUNNING,
    Challenge,
    Heard,
    MatchRecord,
    Place,
)
from bot.matches.tables import game_of
from bot.matches.tree import Tree
from bot.runtime import Runtime
from bot.store.lost import CHANNEL, SERVER, Loss
from bot.store.outbox import want
from bot.store.people import DIRECT
from bot.store.slots import ALOUD, BOARD, HAND, MATCH, NOTICE, Slot
from engine.decision import Path
from engine.match import LEFT
from engine.refusal import Refusal
from engine.view import PUBLIC, View, Word
from engine.wording import Wording

RECENT = 4
"""Actions whose events a board or text tells of."""
OVERVIEW = 8
"""Matches on a page of the list: with their buttons, as many as a message takes."""


class Duels:
    """Makes pages. No match is changed here."""

    def __init__(self, runtime: Runtime, studio: Studio, languages: Languages) -> None:
        self.matches = runtime.matches
        self.messages = runtime.messages
        self.people = runtime.people
        self.guilds = runtime.guilds
        self.tokens = runtime.tokens
        self.lost = runtime.lost
        self.prizes = PrizeDesk(runtime.prizes, runtime.ledger, runtime.sets, studio)
        self._store = runtime.store
        self.languages = languages
        self._easel = Easel(studio)

    # --- who sits where -----------------------------------------------------------------------------------------------

    async def seat(self, match: int, user: int) -> tuple[MatchRecord, int]:
        """The record, and where this person sits. Raises `Refusal` for a stranger."""
        record = await self.matches.match(match)
        seat = record.seat_of(user)
        if seat is None:
            raise Refusal("not-seated")
        return record, seat

    async def tree(self, match: int, user: int) -> Tree:
        """What this person is asked. Raises `Refusal` for a stranger, and where no cards are dealt."""
        _, seat = await self.seat(match, user)
        return await self.matches.tree(match, seat)

    # --- for everybody ------------------------------------------------------------------------------------------------

    async def invitation(self, challenge: Challenge) -> Page:
        """The message of a challenge."""
        return invitation_page(challenge, await self.board_link(challenge.match) if challenge.match else None)

    async def board(self, record: MatchRecord) -> Page:
        """The board, whatever the match is at."""
        reader = Reader.of(record, record.locale)
        if record.status == CHOOSING:
            return choosing_page(record, reader)
        if record.status == ABANDONED:
            return closed_page(record, reader)
        looked = await self.matches.look(record.id, PUBLIC)
        record = looked.match
        picture = await self._easel.board(looked.view, reader)
        heard = await self.matches.lately(record.id, PUBLIC, RECENT)
        text = "" if picture else self._text(looked.view, reader)
        times = await self.matches.times(record.id)
        return board_page(record, looked.view, heard, picture, reader, text, times)

    async def result(self, record: MatchRecord) -> Page:
        """How it ended, or that it never began."""
        if record.status == ABANDONED:
            return closed_page(record, Reader.of(record, record.locale), calling=True)
        view = await self.matches.view(record.id, PUBLIC)
        proof = await self.matches.proof(record.id)
        transcript = await self.matches.transcript(record.id)
        reader = Reader.of(record, record.locale)
        return result_page(record, view, proof, transcript, reader, await self.prizes.told(record, reader.markup))

    # --- for one ------------------------------------------------------------------------------------------------------

    async def decks(self, match: int, user: int, words: Wording, page: int = 0) -> Page:
        """The choice of a deck. Raises `Refusal`."""
        record = await self.matches.match(match)
        return decks_page(record, user, await self.matches.deck_choices(match, user), words, page)

    async def hand(self, match: int, user: int, locale: str) -> Page:
        """A player's hand at the step that was reached. Raises `Refusal`."""
        tree = await self.tree(match, user)
        draft = await self.matches.draft(match, tree.seat) if tree.decision else None
        return await self.hand_at(tree, locale, draft.path if draft else ())

    async def hand_at(self, tree: Tree, locale: str, prefix: Path = (), page: int = 0) -> Page:
        """A player's hand at one step of the decision."""
        reader = Reader.of(tree.record, locale)
        places = laid_places(tree, prefix) if tree.decision else ()
        view = with_placed(tree.view, places) if places else tree.view
        pictures: list[Picture | None] = [await self._easel.board(view, reader)]
        if view.hand and tree.record.status != OVER:
            pictures.insert(0, await self._easel.hand(view, reader))
        heading = await self._heading(tree.record, reader)
        heard, aloud = await self._told(tree)
        painted = [picture for picture in pictures if picture]
        return hand_page(tree, painted, reader, heading, prefix, page, Lately(heard, aloud))

    async def _told(self, tree: Tree) -> tuple[tuple[Heard, ...], bool]:
        """What the hand tells, and whether it is read out: then all since the message before."""
        match, seat, user = tree.record.id, tree.seat, tree.record.seats[tree.seat].user
        aloud = user is not None and (await self.people.get(user)).aloud
        before = await self.messages.get(Slot(MATCH, match, ALOUD, seat)) if aloud else None
        if before is None:
            return await self.matches.lately(match, seat, RECENT), aloud
        return await self.matches.happened(match, seat, before.shown), aloud

    async def text(self, match: int, user: int, locale: str) -> Page:
        """The board as text, as this person may see it."""
        record = await self.matches.match(match)
        seat = record.seat_of(user)
        viewer = PUBLIC if seat is None else seat
        reader = Reader.of(record, locale)
        view = await self.matches.view(match, viewer)
        heard = await self.matches.lately(match, viewer, RECENT)
        return text_page(record, self._text(view, reader), heard, reader)

    async def cards(self, match: int, user: int, locale: str) -> Page:
        """What the cards say that this person can see. Raises `Refusal`."""
        record = await self.matches.match(match)
        seat = record.seat_of(user)
        view = await self.matches.view(match, PUBLIC if seat is None else seat)
        game, table = game_of(record.game), await self.matches.table(record.game, record.house_rules, record.sets)
        return cards_page(record, view, lambda card: game.sheet(table, card), Reader.of(record, locale))

    async def log(self, match: int, user: int, locale: str) -> Page:
        """All that happened, as far as this person may know it: the newest in the message, the whole as a file."""
        record = await self.matches.match(match)
        seat = record.seat_of(user)
        reader = Reader.of(record, locale)
        heard = await self.matches.happened(match, PUBLIC if seat is None else seat, 0)
        if not heard:
            raise Refusal("nothing-happened")
        whole = told(heard, reader.words, lines=sum(len(one.events) for one in heard))
        newest = cut(told(heard, reader.markup), TEXTS // 2)
        return Page((title(record, reader.markup), newest, Attached(f"log-{match}.txt", f"{whole}\n".encode())))

    async def private_board(self, match: int, user: int, locale: str) -> Page:
        """The board as everybody sees it, for one reader: in their language, wherever they are."""
        record = await self.matches.match(match)
        looked = await self.matches.look(match, PUBLIC)
        reader = Reader.of(record, locale)
        picture = await self._easel.board(looked.view, reader)
        heading = " ".join((title(record, reader.markup), *await self._ways(record, user, reader.words)))
        return Page((heading, picture or self._text(looked.view, reader)))

    async def overview(self, user: int, locale: str, page: int = 0, more: tuple[Row, ...] = ()) -> Page:
        """A page of a person's running matches, each with its roads, and ``more`` under them. Raises `Refusal` where there is nothing."""
        records = await self.matches.matches_of(user)
        if not records and not more:
            raise Refusal("no-match")
        if not records:
            return Page((Wording(locale).text("refusal-no-match"), *more))
        shown, page, pages = paged(records, page, OVERVIEW)
        parts: list[Part] = []
        for record in shown:
            reader = Reader.of(record, locale)
            links = await self._ways(record, user, reader.words)
            parts.append(" ".join((title(record, reader.markup), reader.words.text(f"match-{record.status}"), *links)))
            hand = Button(reader.words.text(f"door-{HAND_DOOR}"), ids.Door(record.id, HAND_DOOR))
            text = Button(reader.words.text(f"door-{TEXT}"), ids.Door(record.id, TEXT))
            parts.append((hand, text))
        return Page((*parts, *turns(page, pages, ids.Overview, Wording(locale)), *more))

    async def meant(self, user: int, place: Place, match: int | None) -> MatchRecord | None:
        """The match of this number, or the one that is meant where a person names none; None where it may be one of several.

        Raises `Refusal` where there is none.

        A number leads to one's own matches from anywhere, to those of others only in their server: elsewhere there is none.
        """
        if match is not None:
            record = await self.matches.match(match)
            if record.seat_of(user) is None and record.place.guild != place.guild:
                raise Refusal("no-such-match")
            return record
        records = await self.matches.matches_of(user)
        if not records:
            raise Refusal("no-match")
        return match_here(records, place.channel)

    async def told_of(self, user: int, place: Place, match: int | None) -> MatchRecord | None:
        """The match whose log is meant: as `meant`, and where nothing is under way the last one that was played here, or by this person."""
        last = await self.matches.last(user, place.channel) if match is None else None
        if last is not None and (last.thread == place.channel or not await self.matches.matches_of(user)):
            return last
        return await self.meant(user, place, match)

    async def leaving(self, match: int, user: int, locale: str, *, left: bool = False) -> Page:
        """The standing acts of a player; ``left``: the other has left the server. Raises `Refusal`."""
        tree = await self.tree(match, user)
        late = await late_choices(self.matches, tree.record, tree.seat) if tree.late_acts else ()
        if left and not tree.decided and tree.record.status == PLAYING:
            late = (LEFT, *late)
        acts = tuple(act for act in tree.acts if act not in tree.own_acts)
        if not acts and not late:
            reasons = {OVER: "match-over", PLAYING: "not-an-act"}
            raise Refusal(reasons.get(tree.record.status, f"match-{tree.record.status}"))
        words = Reader.of(tree.record, locale).words
        return leave_page(tree.record, acts, late, words)

    async def wishes(self, match: int, user: int, locale: str) -> Page:
        """What a player has settled for this match, and may settle anew. Raises `Refusal` where there is nothing of the kind."""
        tree = await self.tree(match, user)
        if not tree.own_acts:
            raise Refusal("no-wishes" if tree.record.status == PLAYING else f"match-{tree.record.status}")
        return wishes_page(tree, Reader.of(tree.record, locale))

    async def choose_road(self, user: int, road: str) -> None:
        """On which road a player wants to see their hands; a direct message is tried again, although one was refused before."""
        await self.people.set(user, road=road, dm_closed=False)
        if road == DIRECT:
            await self._show_hands(user)

    async def hear(self, user: int, *, on: bool) -> None:
        """Whether a player wants what happens as new messages. Those are direct ones, so that is their road then."""
        if not on:
            await self.people.set(user, aloud=False)
        else:
            await self.people.set(user, aloud=True, road=DIRECT, dm_closed=False)
        await self._show_hands(user)

    async def _show_hands(self, user: int) -> None:
        """Every hand of theirs is out of date."""
        records = await self.matches.matches_of(user)
        hands = [
            (r.place.guild, Slot(MATCH, r.id, HAND, seat)) for r in records if (seat := r.seat_of(user)) is not None
        ]
        async with self._store.write() as work:
            for guild, hand in hands:
                await want(work, guild, [(hand, "")])

    async def call(self, record: MatchRecord, seat: int, decision: str) -> None:
        """Let a player be called: the message that would have told them cannot be sent."""
        async with self._store.write() as work:
            await want(work, record.place.guild, [(Slot(MATCH, record.id, NOTICE, seat), decision)])

    # --- links --------------------------------------------------------------------------------------------------------

    async def board_link(self, match: int) -> str | None:
        """The address of a match's board, once it is posted."""
        posted = await self.messages.get(Slot(MATCH, match, BOARD))
        if posted is None:
            return None
        record = await self.matches.match(match)
        return jump(record.place.guild, posted.channel, posted.message)

    async def hand_link(self, match: int, seat: int) -> str | None:
        """The address of a player's hand in their direct messages."""
        posted = await self.messages.get(Slot(MATCH, match, HAND, seat))
        return jump(0, posted.channel, posted.message) if posted else None

    async def _heading(self, record: MatchRecord, reader: Reader) -> str:
        """Which match it is, the way to its board, and until when each may think."""
        links = await self._links(record, reader.words)
        times = time_lines(record, await self.matches.times(record.id), reader.markup)
        loss = await self.loss(record)
        gone = [reader.markup.text(f"place-{loss.kind}")] if loss and record.status in RUNNING else []
        return "\n".join((" ".join((title(record, reader.markup), *links)), *gone, *times))

    async def loss(self, record: MatchRecord) -> Loss | None:
        """The server or channel of a match, where it is gone; None also where only its thread is."""
        if not record.place.guild:
            return None
        found = await self.lost.of(record.place.guild, record.place.channel)
        return next((loss for loss in found if loss.kind in (SERVER, CHANNEL)), None)

    async def place_gone(self, record: MatchRecord) -> Page:
        """Tells a player where a match goes on whose place is gone; in the record's language."""
        words, loss = Reader.of(record, record.locale).markup, await self.loss(record)
        said = words.text(f"place-{loss.kind if loss else CHANNEL}")
        return Page(
            (f"{title(record, words)}\n{said}", (Button(words.text("door-hand"), ids.Door(record.id, HAND_DOOR)),))
        )

    async def _links(self, record: MatchRecord, words: Wording) -> tuple[str, ...]:
        board = None if await self.loss(record) else await self.board_link(record.id)
        return (words.text(Word("to-board", {"address": board})),) if board else ()

    async def _ways(self, record: MatchRecord, user: int, words: Wording) -> tuple[str, ...]:
        """To the board, and to one's own hand where it is a direct message."""
        seat = record.seat_of(user)
        hand = await self.hand_link(record.id, seat) if seat is not None else None
        to_hand = (words.text(Word("to-hand", {"address": hand})),) if hand else ()
        return (*await self._links(record, words), *to_hand)

    def _text(self, view: View, reader: Reader) -> str:
        return text_board(view, Caption(reader.locale, reader.markup.names), reader.markup)


def match_here(matches: Sequence[MatchRecord], channel: int) -> MatchRecord | None:
    """The match that is meant where a person names none: the one of this channel, or the only one."""
    here = [record for record in matches if channel in (record.channel, record.place.channel)]
    if len(here) == 1:
        return here[0]
    threads = [record for record in here if record.thread == channel]
    return threads[0] if threads else matches[0] if len(matches) == 1 else None
