"""The way to a match, for commands, buttons and the publisher.

Every method that changes something is one transaction: after it returns, all of it is on disk, what has to be shown is in the outbox, and
the outbox's bell has rung. Where it raises, nothing has changed. All may be called from any number of tasks and processes at once.

Refusals of the house itself (the rules have their own), as reason codes of `engine.refusal.Refusal`:

| reason | when |
|---|---|
| ``no-such-game``, ``no-such-deck`` | unknown, or somebody else's: the same for both |
| ``challenge-self``, ``challenge-bot`` | whom one cannot challenge |
| ``challenge-waiting`` | the same challenge is open already |
| ``too-many-challenges`` | more open challenges of one person than anybody needs |
| ``no-such-challenge``, ``challenge-not-yours`` | unknown; a press that is not theirs to make |
| ``challenge-accepted``, ``-declined``, ``-withdrawn``, ``-expired``, ``-superseded`` | what became of it before |
| ``already-playing`` | these two play this game here already |
| ``no-such-match``, ``not-seated`` | unknown; a stranger's press |
| ``match-choosing``, ``match-playing``, ``match-over``, ``match-abandoned``, ``match-paused`` | where the match stands instead |
| ``match-running`` | what is told when it is over |
| ``deck-chosen`` | a deck is chosen once |
| ``stale-decision``, ``not-asked`` | an old button (the engine's own codes) |
| ``not-late``, ``both-late`` | what only somebody's lateness allows; a claim by who is late too |
| ``try-again`` | too many at once; nothing changed |

`engine.refusal.Unfit` carries every problem of decks or house rules at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.matches.beginning import Beginning
from bot.matches.challenges import Challenges
from bot.matches.computer import Computer
from bot.matches.deadlines import Deadlines
from bot.matches.decks import Owner, choices, starters
from bot.matches.moves import Moves
from bot.matches.reading import Reading
from bot.matches.records import (
    DECLINED,
    WITHDRAWN,
    AlreadyDone,
    Challenge,
    Draft,
    Heard,
    Looked,
    MatchRecord,
    Moved,
    Person,
    Place,
    Proof,
    Terms,
    Walked,
)
from bot.matches.showing import show_hands
from bot.matches.stuck import Running, Stuck
from bot.matches.tables import table_for
from bot.matches.times import Due
from bot.matches.transcripts import transcript
from bot.matches.tree import Tree
from bot.store.sets import switched_on
from bot.store.store import Store
from engine.catalog import DeckList
from engine.decision import Path
from engine.game import AnyTable
from engine.house import Setting
from engine.match import CLOSE, LATE, LEFT
from engine.view import View


class Matches:
    """Challenges, matches and moves. Made by `bot.runtime.Runtime`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reading = Reading(store)
        self._challenges = Challenges(store)
        self._beginning = Beginning(store)
        self._moves = Moves(store, self._reading)
        self._stuck = Stuck(store, self._moves)
        self.deadlines = Deadlines(store)
        """Whoever keeps the time; `bot.runtime` lets it work."""
        self.computer = Computer(store, self._reading, self._moves)
        """Whoever answers without a press; `bot.runtime` lets it work."""

    # --- challenges ---------------------------------------------------------------------------------------------------

    async def challenge(
        self,
        place: Place,
        challenger: Person,
        opponent: Person | None,
        terms: Terms,
        *,
        press: int,
        anybody: bool = False,
    ) -> Challenge:
        """Invite somebody; without an opponent the computer (or, with ``anybody``, whoever accepts first).

        ``press`` is the interaction's id: it is claimed, and a repeated one gives the challenge that it made.
        The computer accepts at once: the challenge then has its ``match``, which begins with `choose_deck`. Raises `Refusal` or `Unfit`.
        """
        return await self._challenges.send(place, challenger, opponent, terms, press, anybody)

    async def accept(self, challenge: int, user: Person, *, press: int, word: str = "") -> MatchRecord:
        """Sit down opposite: one match comes of it, in which both choose a deck. ``word`` goes into the shuffle. Raises `Refusal`."""
        return await self._challenges.accept(challenge, user, press, word)

    async def decline(self, challenge: int, user: int) -> Challenge:
        """Say no. Raises `Refusal`."""
        return await self._challenges.end(challenge, user, DECLINED)

    async def withdraw(self, challenge: int, user: int) -> Challenge:
        """Take one's own challenge back. Raises `Refusal`."""
        return await self._challenges.end(challenge, user, WITHDRAWN)

    async def get_challenge(self, challenge: int) -> Challenge:
        """As it stands now. Raises `Refusal("no-such-challenge")`."""
        return await self._challenges.get(challenge)

    async def challenges_of(self, user: int, guild: int | None = None) -> tuple[Challenge, ...]:
        """The open challenges that a person sent or was sent, newest first; of one server, or everywhere."""
        return await self._challenges.of(user, guild)

    async def expire(self) -> int:
        """End what has run out: open challenges, and matches whose decks were never chosen. How many; runs as a job."""
        return await self._challenges.expire() + await self._beginning.expire()

    # --- the beginning ------------------------------------------------------------------------------------------------

    async def decks(
        self, game: str, house_rules: Mapping[str, Setting] | None = None, sets: Sequence[str] = ()
    ) -> tuple[DeckList, ...]:
        """Every starter deck that may be played by these house rules with these further sets, in the catalog's order.

        Raises `Refusal` or `Unfit`.
        """
        return starters(game, await self.table(game, house_rules or {}, sets))

    async def table(self, game: str, house_rules: Mapping[str, Setting], sets: Sequence[str] = ()) -> AnyTable:
        """The table of a game with these house rules and further sets, such as those of a match. Raises `Refusal` or `Unfit`."""
        async with self._store.read() as work:
            return await table_for(work, game, house_rules, sets)

    async def decks_of(
        self, guild: int, user: int, game: str, house_rules: Mapping[str, Setting]
    ) -> tuple[DeckList, ...]:
        """What a player may bring to a match here: the decks that they keep, then the starter decks. Raises `Refusal` or `Unfit`."""
        async with self._store.read() as work:
            table = await table_for(work, game, house_rules, await switched_on(work, guild, game))
            return await choices(work, Owner(guild, user), game, table, None)

    async def deck_choices(self, match: int, user: int) -> tuple[DeckList, ...]:
        """The decks that this player may choose now, their own first; where the other has chosen, those alone that fit.

        One that came with a challenge to the computer is the only one. Raises `Refusal`.
        """
        return await self._beginning.deck_choices(match, user)

    async def chosen_deck(self, match: int, user: int) -> DeckList | None:
        """The deck that this player has chosen, as it was then; None before that. Raises `Refusal`."""
        return await self._beginning.chosen(match, user)

    async def choose_deck(self, match: int, user: int, deck: str, *, press: int, word: str = "") -> MatchRecord:
        """Choose a deck, for good. The match begins once both have (status ``playing``): exactly once, whoever was last.

        A deck that was chosen with a challenge to the computer is confirmed by this press: its id goes into the shuffle after the
        commitment was shown. Raises `Refusal` or `Unfit`.
        """
        return await self._beginning.choose(match, user, deck, press, word)

    async def abandon(self, match: int, user: int) -> MatchRecord:
        """Leave while decks are being chosen: the match never began. Raises `Refusal`."""
        return await self._beginning.abandon(match, user)

    # --- moves --------------------------------------------------------------------------------------------------------

    async def act(self, interaction: int, user: int, match: int, decision: str, path: Path) -> Moved | AlreadyDone:
        """Give an answer. Standing acts go by the decision `engine.match.STANDING`. Raises `Refusal`, and then nothing has changed."""
        return await self._moves.act(interaction, user, match, decision, path)

    async def resign(self, interaction: int, user: int, match: int) -> Moved | AlreadyDone:
        """Give up. Raises `Refusal`."""
        return await self._moves.resign(interaction, user, match)

    async def act_on_late(self, interaction: int, user: int, match: int, act: str) -> Moved | AlreadyDone:
        """Claim the match or call it off (`engine.match.CLAIM`, `CALL_OFF`), because the other is late. Raises `Refusal`."""
        return await self._moves.act(interaction, user, match, LATE, (act,))

    async def wait(self, interaction: int, user: int, match: int) -> None:
        """Give who is late the same time once more. Raises `Refusal`."""
        await self.deadlines.wait(interaction, user, match)

    async def times(self, match: int) -> tuple[Due, ...]:
        """The time of each open decision; none where there is no limit."""
        return await self.deadlines.of(match)

    async def keep_draft(self, match: int, user: int, draft: Draft | None) -> None:
        """Keep how far a long answer has got (or forget it); it goes with its decision. Raises `Refusal` for a path that leads nowhere."""
        await self._moves.keep_draft(match, user, draft)

    async def draft(self, match: int, seat: int) -> Draft | None:
        """What was kept, where its decision is still open."""
        return await self._reading.draft(match, seat)

    # --- looking ------------------------------------------------------------------------------------------------------

    async def match(self, match: int) -> MatchRecord:
        """As it stands now. Raises `Refusal("no-such-match")`."""
        return await self._reading.record(match)

    async def matches_of(self, user: int, guild: int | None = None) -> tuple[MatchRecord, ...]:
        """The running matches of a person, newest first; of one server, or everywhere (a direct message has no server)."""
        return await self._reading.of(user, guild)

    async def last(self, user: int, channel: int) -> MatchRecord | None:
        """The newest match that is over: the one of this thread, else of this channel, else of this person; None where there is none."""
        return await self._reading.last(user, channel)

    async def view(self, match: int, viewer: int) -> View:
        """What a seat, or everybody (`PUBLIC`), may see. Raises `Refusal` where nothing is dealt yet."""
        return await self._reading.view(match, viewer)

    async def look(self, match: int, seat: int) -> Looked:
        """Record, view, decision and acts of a seat (or `PUBLIC`), all of the same moment. Raises `Refusal`."""
        return await self._reading.look(match, seat)

    async def walk(self, match: int, seat: int, prefix: Path = ()) -> Walked:
        """One step of the tree with its offers, all of the same moment. Raises `Refusal` where nothing is dealt yet."""
        return await self._reading.walk(match, seat, prefix)

    async def tree(self, match: int, seat: int) -> Tree:
        """The whole tree of a seat's open decision, to be walked without another look. Raises `Refusal` where nothing is dealt yet."""
        record, dealt = await self._reading.dealt(match)
        return Tree(record, dealt, seat)

    async def happened(self, match: int, viewer: int, since: int) -> tuple[Heard, ...]:
        """What a viewer may know of every action after number ``since``, oldest first (for a running text)."""
        return await self._reading.happened(match, viewer, since)

    async def lately(self, match: int, viewer: int, most: int) -> tuple[Heard, ...]:
        """The newest actions of which a viewer heard anything, oldest first: what others settle in private takes no room."""
        return await self._reading.lately(match, viewer, most)

    async def show_hands(self, user: int) -> None:
        """Show a person's hands anew, such as in the language that they read now."""
        async with self._store.write() as work:
            await show_hands(work, user)

    async def proof(self, match: int) -> Proof:
        """Seed and bytes. Raises `Refusal` while the match runs."""
        return await self._reading.proof(match)

    async def transcript(self, match: int) -> str:
        """The whole match as text that ``python -m engine verify`` takes. Raises `Refusal` while it runs."""
        return await transcript(self._store, match)

    # --- for those who run a server -----------------------------------------------------------------------------------

    async def running(self, guild: int) -> tuple[Running, ...]:
        """The matches of a server that are under way, with the moment of their last action; the longest silent first."""
        return await self._stuck.running(guild)

    async def end_stuck(self, interaction: int, guild: int, match: int) -> MatchRecord:
        """End a match of this server without a winner; its players are called. The caller has seen to it that whoever asks may.

        Decks that are being chosen are put away, a match that an error of ours holds up is ended as it stood; one
        that cannot be read at all is put away. Raises `Refusal`.
        """
        return await self._stuck.end(interaction, guild, match)

    async def give_up(self, match: int) -> None:
        """End a match without a winner, because its server has not taken the bot back. Raises `Refusal` where it is not under way."""
        await self._moves.give_up(match)

    async def leave_for_good(self, user: int, match: int) -> None:
        """Resign without a press of its own, because the player will be forgotten; a match that is held up ends without a winner.

        Raises `Refusal`, also where the game is decided and only the other is asked.
        """
        await self._moves.leave_for_good(user, match)

    async def call_off_left(self, interaction: int, user: int, match: int) -> Moved | AlreadyDone:
        """Call a match off whose other player has left; the caller has seen to it that it is so. Raises `Refusal`."""
        return await self._moves.act(interaction, user, match, CLOSE, (LEFT,))

    async def close_challenges(self, guild: int, channel: int) -> int:
        """Close the open challenges of a channel that is gone: nobody can answer them. How many."""
        return await self._challenges.close_there(guild, channel)

    async def resume_paused(self) -> int:
        """Take up matches that an error of ours had paused: at start, because this release may know better. How many."""
        return await self._moves.resume_paused()

    async def close(self) -> None:
        """End what runs beside the loop."""
        await self.computer.close()
