"""What the buttons under a board and a hand open, each for whoever presses it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.components import ids
from bot.components.controls import Button, Row
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.press import Press, Way
from bot.duels.aloud import Aloud
from bot.duels.board import ABANDON, ALOUD, CARDS, DECKS, HAND, LEAVE, RULES, TEXT, WISHES
from bot.duels.duels import Duels
from bot.duels.invites import Invites
from bot.duels.moves import Moves
from bot.guilds.panel import MATCHES
from bot.matches.records import CHOOSING, PLAYING, RUNNING, MatchRecord
from bot.rules import RulePages
from bot.store.lost import CHANNEL
from bot.world.rights import rights_list
from bot.world.world import World
from engine.refusal import Refusal
from engine.view import SECOND


class Rooms:
    """Handlers of a board's doors."""

    def __init__(
        self, duels: Duels, invites: Invites, moves: Moves, rules: RulePages, aloud: Aloud, world: World
    ) -> None:
        self._duels = duels
        self._moves = moves
        self._rules = rules
        self._invites = invites
        self._aloud = aloud
        self._world = world
        self._by_name: dict[str, Callable[[Press, int], Awaitable[None]]] = {
            HAND: self.hand,
            TEXT: self.text,
            CARDS: self.cards,
            RULES: self.rules,
            LEAVE: self.leave,
            WISHES: self.wishes,
            ALOUD: self.aloud,
            DECKS: invites.decks,
            ABANDON: invites.abandon,
        }

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Door, Way.PRIVATE, self.open)
        doors.on(ids.Overview, Way.UPDATE, self.turned)

    async def open(self, press: Press, key: ids.Door) -> None:
        """Any door."""
        room = self._by_name.get(key.what)
        if room is None:
            raise Refusal("unknown-press")
        await room(press, key.match)

    async def turned(self, press: Press, key: ids.Overview) -> None:
        """Another page of one's matches."""
        await press.answer(await self._overview(press, key.page))

    async def overview(self, press: Press) -> None:
        """`/duel list`."""
        await press.whisper(await self._overview(press, 0))

    async def _overview(self, press: Press, page: int) -> Page:
        """One's matches; whoever runs the server has a way to all of its matches, of which one may be stuck."""
        interaction = press.interaction
        more: tuple[Row, ...] = ()
        if interaction.guild_id and interaction.permissions.manage_guild:
            more = ((Button(press.words().text("list-server-button"), ids.Panel(MATCHES, 0)),),)
        return await self._duels.overview(press.user.id, press.locale, page, more)

    async def hand(self, press: Press, match: int) -> None:
        """The hand, for its owner alone; kept up to date as long as this answer can be changed."""
        record, seat = await self._duels.seat(match, press.user.id)
        if record.status == CHOOSING:
            await self._invites.decks(press, match)
            return
        await press.whisper(await self._duels.hand(match, press.user.id, press.locale))
        await self._moves.keep(press, match, seat, always=True)

    async def text(self, press: Press, match: int) -> None:
        """The board as text."""
        await press.whisper(await self._duels.text(match, press.user.id, press.locale))

    async def board(self, press: Press, match: int) -> None:
        """The board as a picture, in the reader's language, and the ways to board and hand.

        Where the match's channel is gone, its board comes to where a player of it asks.
        """
        record = await self._duels.matches.match(match)
        loss = await self._duels.loss(record)
        if loss and loss.kind == CHANNEL and record.seat_of(press.user.id) is not None and record.status in RUNNING:
            await self._bring(press, record)
        await press.whisper(await self._duels.private_board(match, press.user.id, press.locale))

    async def _bring(self, press: Press, record: MatchRecord) -> None:
        """Let the board stand here from now on, if this is its server. Raises `Refusal` where we may not write here."""
        if press.place.guild != record.place.guild:
            return
        if lacking := self._world.rights.lacking(press.place):
            raise Refusal("board-not-here", "", {"rights": rights_list(lacking, press.words())})
        await self._world.places.move(record, press.place.channel)

    async def log(self, press: Press, match: int) -> None:
        """All that happened."""
        await press.whisper(await self._duels.log(match, press.user.id, press.locale))

    async def cards(self, press: Press, match: int) -> None:
        """What the cards say."""
        await press.whisper(await self._duels.cards(match, press.user.id, press.locale))

    async def rules(self, press: Press, match: int) -> None:
        """The rules of this game."""
        record = await self._duels.matches.match(match)
        await press.whisper(self._rules.page(record.game, press.locale, own=record.house_rules))

    async def wishes(self, press: Press, match: int) -> None:
        """What this player has settled for the match, such as when to be asked."""
        await press.whisper(await self._duels.wishes(match, press.user.id, press.locale))

    async def aloud(self, press: Press, match: int) -> None:
        """Whether what happens comes as new messages."""
        del match
        await self._aloud.panel(press)

    async def leave(self, press: Press, match: int) -> None:
        """The standing acts: to resign, to offer a draw; to call it off where the other has left the server."""
        record, seat = await self._duels.seat(match, press.user.id)
        other = record.seats[SECOND - seat].user
        asks = record.status == PLAYING and bool(record.place.guild) and other is not None
        left = asks and await self._world.members.has_left(record.place.guild, other or 0)
        await press.whisper(await self._duels.leaving(match, press.user.id, press.locale, left=left))
