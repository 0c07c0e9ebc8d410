"""What people do with their cards, act after act, each from where another one ended."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct

from benchmarks.stakes.lives import Lives
from benchmarks.stakes.world import DIRECT, Json, World
from bot.collections import keys
from bot.collections.joining import Collections
from bot.collections.trades import Trades
from bot.components import ids
from bot.matches.service import Matches
from bot.store.guilds import Guilds
from engine import games
from engine.decision import Path as Answer
from engine.match import RESIGN
from engine.players import Random
from engine.view import SEATS

AOI, REN = "aoi", "ren"
PEOPLE = (AOI, REN)
LAID = 2
"""Cards that each lays on the table of the trade."""
MATCH = TRADE = 1
"""The numbers of the only ones that there are."""
REHEARSALS = 20
"""Matches of which the shortest is played."""
Answered = tuple[int, str, Answer]
"""By which seat, to which decision, what."""
_presses = itertools.count(1)
"""Ids of presses that did not come by Discord, whose own are greater."""


class Press(Struct, frozen=True):
    """What somebody presses, chooses in a menu or types; the same one may be done again."""

    person: str
    message: str = ""
    custom_id: str = ""
    values: tuple[str, ...] = ()
    command: str = ""
    options: dict[str, Any] = {}

    async def make(self, world: World) -> Json:
        """Do it, also where the message has changed meanwhile: the finger was on its way. Raises `Refused` where no bot is there."""
        who = world.person(self.person)
        if self.command:
            return await who.command("table", self.command, wait="answer", **self.options)
        if self.values:
            return await who.select(self.message, self.custom_id, list(self.values), wait="answer", force=True)
        return await who.press(self.message, self.custom_id, wait="answer", force=True)


class Act(Struct, frozen=True):
    """One press, and all that comes of it until it is shown."""

    name: str
    after: str
    """The act that went before; "": none did."""
    ready: Callable[[World, Lives], Awaitable[None]]
    """Brings the world from there to where it can be pressed."""
    press: Callable[[World], Press]
    over: tuple[type[ids.Key], ...] = ()
    """What nobody can press any more when it is done."""
    moves: int = 0
    """Entries of the ledger that it adds."""
    deals: bool = False
    """Cards are dealt in it, otherwise each time: what the messages say cannot be compared, only which messages there are."""


# --- before ---------------------------------------------------------------------------------------------------------


def game() -> str:
    """The one whose rules say what the winner gets."""
    return next(slug for slug, one in games.games().items() if one.awards(games.table(slug)))


def decks() -> tuple[str, str]:
    """Two that are dealt quickly."""
    first, second, *_ = sorted(games.catalog(game()).decks.values(), key=lambda deck: (deck.size, deck.id))
    return first.id, second.id


def guild(world: World) -> int:
    """The server."""
    return int(world.sandbox.world.guild_id)


def user(world: World, name: str) -> int:
    """A person's id."""
    return int(world.sandbox.world.people[name].id)


async def settle_in(world: World, lives: Lives) -> None:
    """The server allows everything, both take part, and the bot has been there."""
    async with world.store() as store:
        await Guilds(store).open(guild(world), collections=True, prizes=True)
        for name, deck in zip(PEOPLE, decks(), strict=True):
            await Collections(store).join(guild(world), user(world, name), game(), deck, press=next(_presses))
    await at_rest(world, lives)


async def at_rest(world: World, lives: Lives) -> None:
    """Everything is shown."""
    async with world.served(lives):
        pass


# --- a duel for a card ----------------------------------------------------------------------------------------------


def challenge(world: World) -> Press:
    """Aoi challenges Ren, with the deck that is at stake."""
    del world
    options = {"game": game(), "opponent": REN, "deck": decks()[0], "prize": True}
    return Press(AOI, command="duel challenge", options=options)


def accept(world: World) -> Press:
    """Ren accepts: what Aoi brings is held."""
    found = next(found for found in world.controls(ids.Challenge) if found[1]["custom_id"].endswith(":accept"))
    return _on(found, REN)


def deck(world: World) -> Press:
    """Ren chooses a deck: what Ren brings is held as well, and the cards are dealt."""
    return _on(next(world.controls(ids.Deck, private=True)), REN, decks()[1])


async def play_on(world: World, lives: Lives) -> None:
    """Everything up to the last answer, with which the match ends and the prize is paid."""
    answers = min(filter(None, (_rehearsed(world, seed) for seed in range(REHEARSALS))), key=len)
    async with world.store() as store:
        service = Matches(store)
        for seat, decision, path in answers[:-1]:
            await service.act(next(_presses), user(world, PEOPLE[seat]), MATCH, decision, path)
        await service.close()
    await at_rest(world, lives)


def _rehearsed(world: World, seed: int) -> Sequence[Answered]:
    """All answers of people who press anything; nothing where the rules pay no prize in the end."""
    match, players, answers = world.dealt(MATCH), Random(seed), list[Answered]()
    while match.outcome is None:
        seat = next(seat for seat in SEATS if match.decision(seat))
        decision = match.decision(seat)
        assert decision is not None
        answers.append((seat, decision.id, players.choose(match, seat)))
        match.apply(*answers[-1])
    prize = match.prize()
    return answers if prize and prize.card else ()


def last(world: World) -> Press:
    """Whoever is asked says which card it is: the match is over, and the prize is paid."""
    message, part = next(found for kind in (ids.Walk, ids.Menu) for found in world.controls(kind))
    person = world.place(message["channel_id"]).removeprefix(DIRECT)
    return _on((message, part), person, *[str(option["value"]) for option in part.get("options", ())[:1]])


async def about_to_resign(world: World, lives: Lives) -> None:
    """Ren has asked for the ways to leave, and sees them."""
    await at_rest(world, lives)
    async with world.served(lives):
        await world.person(REN).command("table", "duel resign", wait="answer", match=MATCH)


def resign(world: World) -> Press:
    """Ren resigns: the rules say nothing of a prize, so Aoi may pick one."""
    found = next(
        found for found in world.controls(ids.Act, private=True) if found[1]["custom_id"].endswith(f":{RESIGN}")
    )
    return _on(found, REN)


async def about_to_pick(world: World, lives: Lives) -> None:
    """Aoi has opened the menu of prizes."""
    async with world.served(lives):
        message, part = next(world.controls(keys.Prize))
        await world.person(AOI).press(message, part["custom_id"], wait="answer")


def pick(world: World) -> Press:
    """Aoi picks one of them: it is paid."""
    message, part = next(world.controls(keys.Pick, private=True))
    return _on((message, part), AOI, str(part["options"][0]["value"]))


# --- a trade --------------------------------------------------------------------------------------------------------


def offer(world: World) -> Press:
    """Aoi offers a trade."""
    del world
    return Press(AOI, command="trade offer", options={"member": REN})


async def lay_down(world: World, lives: Lives) -> None:
    """Cards of both lie on the table."""
    async with world.store() as store:
        for name in PEOPLE:
            layable = await Trades(store).layable(TRADE, user(world, name))
            cards = [one.id for one, _ in layable[:LAID]]
            await Trades(store).lay(TRADE, user(world, name), cards, (), press=next(_presses))
    await at_rest(world, lives)


def agree(world: World) -> Press:
    """Ren agrees to what lies there."""
    return _on(next(world.controls(keys.Agree)), REN)


def agree_too(world: World) -> Press:
    """Aoi does as well: all of it changes hands."""
    return _on(next(world.controls(keys.Agree)), AOI)


def _on(found: tuple[Json, Json], person: str, *values: str) -> Press:
    message, part = found
    return Press(person, message["id"], part["custom_id"], values)


ACTS = (
    Act("challenge", "", settle_in, challenge),
    Act("accept", "challenge", at_rest, accept, over=(ids.Challenge,)),
    Act("deck", "accept", at_rest, deck, deals=True),
    Act("last answer", "deck", play_on, last, over=(ids.Walk, ids.Menu, keys.Prize), moves=1),
    Act("resign", "deck", about_to_resign, resign, over=(ids.Walk, ids.Menu)),
    Act("pick", "resign", about_to_pick, pick, over=(keys.Prize,), moves=1),
    Act("offer", "", settle_in, offer),
    Act("agree", "offer", lay_down, agree),
    Act("agree too", "agree", at_rest, agree_too, over=(keys.Agree,), moves=2 * LAID),
)


def before(act: Act) -> list[str]:
    """The names of an act and of all that go before it."""
    earlier = next((one for one in ACTS if one.name == act.after), None)
    return [act.name, *(before(earlier) if earlier else ())]
