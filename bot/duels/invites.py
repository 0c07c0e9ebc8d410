"""What the presses of a challenge do: accept, decline, withdraw, choose a deck, leave before it began."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.components import ids
from bot.components.doors import Doors
from bot.components.layout import Page
from bot.components.press import Press, Way, person_of
from bot.duels.duels import Duels
from bot.duels.invitation import games_page, in_markup
from bot.duels.seen import Reader
from bot.guilds.admission import admit, admit_place
from bot.guilds.house import HouseRules
from bot.matches.records import CHOOSING, PLAYING, Challenge, MatchRecord, Person, Terms
from bot.matches.times import DEFAULT, TIMES
from bot.store.people import EPHEMERAL
from bot.store.slots import CHALLENGE, HAND, INVITATION, MATCH, Slot
from bot.world.rights import Rights, lacking_text
from engine.games import games
from engine.refusal import Refusal
from engine.view import Name, Word


class Invites:
    """Handlers of a challenge and of its decks."""

    def __init__(self, duels: Duels, house: HouseRules, rights: Rights) -> None:
        self._duels = duels
        self._rights = rights
        self._house = house

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Challenge, Way.PRIVATE, self.answered)
        doors.on(ids.Invite, Way.UPDATE, self.invited)
        doors.on(ids.Again, Way.PRIVATE, self.again)
        doors.on(ids.Deck, Way.UPDATE, self.chosen)
        doors.on(ids.DeckPage, Way.UPDATE, self.turned)
        doors.on(ids.DeckOne, Way.UPDATE, self.taken)

    async def call(
        self,
        press: Press,
        game: str,
        opponent: discord.abc.User | None,
        deck: str | None,
        time: str | None,
        *,
        prize: bool = False,
    ) -> None:
        """`/duel challenge`. ``time`` is a name of `bot.matches.times.TIMES`; None: as the server has it. ``prize``: for a card."""
        rival = self._rival(press, opponent) if opponent else None
        seconds = await self._time(press) if time is None else TIMES[time]
        await self._challenge(press, rival, Terms(game, deck, time=seconds, prize=prize))

    async def again(self, press: Press, key: ids.Again) -> None:
        """The same two, the same game, the same time; house rules are the server's as they are now, decks are chosen anew."""
        record, seat = await self._duels.seat(key.match, press.user.id)
        rival = record.seats[1 - seat]
        if rival.forgotten:
            raise Refusal("member-left")
        opponent = None if rival.user is None else Person(rival.user, rival.name, rival.locale)
        await self._challenge(press, opponent, Terms(record.game, time=record.time))

    async def challenge(self, press: Press, game: str, opponent: Person | None, deck: str | None) -> None:
        """A challenge to a game as it is played by default."""
        await self._challenge(press, opponent, Terms(game, deck, time=await self._time(press)))

    async def _time(self, press: Press) -> int:
        """The seconds that each decision has where a challenge says nothing."""
        chosen = (await self._duels.guilds.get(press.place.guild)).time
        return DEFAULT if chosen is None else chosen

    async def _challenge(self, press: Press, opponent: Person | None, terms: Terms) -> None:
        """The challenger is answered privately, then the challenge stands there for everybody. It is as the server has settled."""
        press.game = terms.game
        admit(press, await self._duels.guilds.get(press.place.guild))
        house_rules = await self._house.of(press.place.guild, terms.game)
        terms = replace(terms, house_rules=house_rules, locale=await self._duels.languages.public(press.interaction))
        challenge = await self._duels.matches.challenge(press.place, press.user, opponent, terms, press=press.id)
        if challenge.match is not None:
            await self._offer_decks(press, challenge.match)
        else:
            words = press.words()
            told = [words.text("challenge-sent"), *([words.text("challenge-prize-sent")] if terms.prize else [])]
            await press.answer("\n".join(told))
        await self._post(press, challenge)
        if lacking := self._rights.lacking(press.place):
            await press.whisper(lacking_text(lacking, press.words()))

    async def ask_game(self, press: Press, opponent: discord.abc.User) -> None:
        """*Challenge* on a person's menu names no game: where there are several, ask which."""
        admit(press, await self._duels.guilds.get(press.place.guild))
        only = list(games())
        if len(only) == 1:
            await self.challenge(press, only[0], self._rival(press, opponent), None)
        else:
            await press.whisper(games_page(opponent.id, press.words()))

    async def invited(self, press: Press, key: ids.Invite) -> None:
        """A game was chosen from that menu."""
        game = press.values[0] if press.values else ""
        if game not in games():
            raise Refusal("no-such-game")
        guild, client = press.interaction.guild, press.interaction.client
        try:
            fetched = await (guild.fetch_member(key.opponent) if guild else client.fetch_user(key.opponent))
        except discord.NotFound:
            raise Refusal("member-left") from None
        await self.challenge(press, game, self._rival(press, fetched), None)

    def _rival(self, press: Press, user: discord.abc.User) -> Person | None:
        """Whom a challenge calls: a person, or None for the bot itself. Raises `Refusal` for a person outside a server."""
        me = press.interaction.client.user
        if me and user.id == me.id:
            return None
        if not press.place.guild and user.id != press.user.id:
            raise Refusal("only-in-server")
        return person_of(user, str(press.interaction.guild_locale or press.locale))

    async def _post(self, press: Press, challenge: Challenge) -> None:
        page = await self._duels.invitation(challenge)
        message = await press.publish(page)
        if message is None:  # the publisher posts it in the channel
            return
        slot = Slot(CHALLENGE, challenge.id, INVITATION)
        await self._duels.messages.put(slot, press.place.channel, message, note=page.digest())
        await self._keep(press, slot, message)

    async def _offer_decks(self, press: Press, match: int) -> None:
        """The choice of a deck, privately; where it becomes the hand later, its token is kept."""
        record = await self._duels.matches.match(match)
        words = Reader.of(record, press.locale).words
        page = await self._duels.decks(match, press.user.id, words)
        await press.whisper(page)

    async def answered(self, press: Press, key: ids.Challenge) -> None:
        """Accept, decline or withdraw."""
        if key.what == "accept":
            admit_place(press, await self._duels.guilds.get(press.place.guild))
            record = await self._duels.matches.accept(key.challenge, press.user, press=press.id)
            await self._offer_decks(press, record.id)
        elif key.what == "decline":
            await self._duels.matches.decline(key.challenge, press.user.id)
            await press.whisper(press.words().text("challenge-declined-done"))
        else:
            await self._duels.matches.withdraw(key.challenge, press.user.id)
            await press.whisper(press.words().text("challenge-withdrawn-done"))

    async def decks(self, press: Press, match: int) -> None:
        """The board's button: the choice of a deck, or what became of it."""
        record, seat = await self._duels.seat(match, press.user.id)
        if record.status == CHOOSING and not record.seats[seat].ready:
            await self._offer_decks(press, match)
        elif record.status == CHOOSING:
            await press.whisper(self._waiting(record, press))
        else:
            raise Refusal("deck-chosen")

    async def turned(self, press: Press, key: ids.DeckPage) -> None:
        """Another page of decks."""
        await press.answer(await self._duels.decks(key.match, press.user.id, press.words(), key.page))

    async def chosen(self, press: Press, key: ids.Deck) -> None:
        """A deck was chosen from the menu."""
        await self._choose(press, key.match, press.values[0] if press.values else "")

    async def taken(self, press: Press, key: ids.DeckOne) -> None:
        """The one deck was taken."""
        await self._choose(press, key.match, key.deck)

    async def _choose(self, press: Press, match: int, deck: str) -> None:
        wants = await self._duels.people.get(press.user.id)
        record, seat = await self._duels.seat(match, press.user.id)
        if wants.dm_closed or wants.road == EPHEMERAL:
            await self._keep(press, Slot(MATCH, match, HAND, seat))
        record = await self._duels.matches.choose_deck(match, press.user.id, deck, press=press.id)
        await press.answer(await self._chosen_page(record, press))

    async def _chosen_page(self, record: MatchRecord, press: Press) -> Page:
        words = Reader.of(record, press.locale).words
        deck = await self._duels.matches.chosen_deck(record.id, press.user.id)
        name = in_markup(deck, words) if deck else Name("", "")
        text = words.text(Word("deck-chosen-done", {"deck": name}))
        return Page((f"{text}\n{self._waiting(record, press)}",))

    def _waiting(self, record: MatchRecord, press: Press) -> str:
        words = Reader.of(record, press.locale).words
        return words.text("deck-begins" if record.status == PLAYING else "deck-waits")

    async def abandon(self, press: Press, match: int) -> None:
        """Leave before it began."""
        await self._duels.matches.abandon(match, press.user.id)
        await press.whisper(press.words().text("abandon-done"))

    async def _keep(self, press: Press, slot: Slot, message: int | None = None) -> None:
        interaction = press.interaction
        await self._duels.tokens.keep(
            press.id, interaction.application_id, interaction.token, user=press.user.id, slot=slot, message=message
        )
