"""What the presses of a decision do: walk its tree, take back, give the answer."""

from __future__ import annotations

import discord

from bot.components import ids
from bot.components.doors import Doors
from bot.components.forms import number_form, number_in
from bot.components.paths import atom_of, extended, is_open, unpack
from bot.components.press import Press, Way
from bot.components.question import members
from bot.duels.duels import Duels
from bot.matches.records import AlreadyDone, Draft, Place
from bot.matches.tree import Tree
from bot.store.slots import HAND, MATCH, Slot
from bot.world.rights import Rights, lacking_text
from engine.decision import ASSIGN, Path
from engine.match import COMMON, STANDING
from engine.refusal import Refusal


class Moves:
    """Handlers of a decision's buttons, menus and forms."""

    def __init__(self, duels: Duels, rights: Rights) -> None:
        self._duels = duels
        self._rights = rights

    def enter(self, doors: Doors) -> None:
        """Take the presses."""
        doors.on(ids.Walk, Way.UPDATE, self.walk)
        doors.on(ids.Give, Way.UPDATE, self.give)
        doors.on(ids.Show, Way.UPDATE, self.show)
        doors.on(ids.Menu, Way.UPDATE, self.picked)
        doors.on(ids.Several, Way.UPDATE, self.picked_several)
        doors.on(ids.Fill, Way.UPDATE, self.fill)
        doors.on(ids.Number, None, self.number)
        doors.on(ids.Act, Way.UPDATE, self.act)

    async def walk(self, press: Press, key: ids.Walk) -> None:
        """Take a path."""
        if found := await self._found(press, key.match, key.decision, key.path):
            await self._onward(press, *found)

    async def give(self, press: Press, key: ids.Give) -> None:
        """Give a path as the answer."""
        if found := await self._found(press, key.match, key.decision, key.path):
            await self._answer(press, *found)

    async def show(self, press: Press, key: ids.Show) -> None:
        """Show a step: one before, or another page."""
        if found := await self._found(press, key.match, key.decision, key.path):
            await self._show(press, *found, key.page)

    async def picked(self, press: Press, key: ids.Menu) -> None:
        """One row of a menu."""
        if found := await self._found(press, key.match, key.decision, key.path):
            tree, path = found
            atom = atom_of(tree.next(path), press.values[0] if press.values else "")
            if atom is None:
                raise Refusal("not-an-option")
            await self._onward(press, tree, (*path, atom))

    async def picked_several(self, press: Press, key: ids.Several) -> None:
        """Rows of a menu that are chosen together: a subset, in the tree's own order."""
        if found := await self._found(press, key.match, key.decision, key.path):
            tree, path = found
            may = [atom for _, atom in members(tree, path)]
            wanted = sorted({int(value) for value in press.values if value.isascii() and value.isdigit()})
            whole = (*path, *(may[number] for number in wanted if number < len(may)))
            await self._answer(press, tree, whole)

    async def fill(self, press: Press, key: ids.Fill) -> None:
        """Lay the rest as the computer would, and show it before it counts."""
        if found := await self._found(press, key.match, key.decision, key.path):
            tree, path = found
            whole = await self._duels.matches.computer.finish(key.match, tree.seat, path)
            await self._show(press, tree, whole)

    async def number(self, press: Press, key: ids.Number) -> None:
        """Any number of a range: the button opens a form, the form comes back with the number."""
        if press.interaction.type is not discord.InteractionType.modal_submit:
            await press.form(number_form(key, press.words()))
            return
        if not await press.acknowledge(Way.UPDATE):
            return
        if found := await self._found(press, key.match, key.decision, key.path):
            tree, path = found
            span = tree.next(path).span
            number = number_in(press.interaction)
            if span is None or number is None or not span[0] <= number <= span[1]:
                low, high = span or (0, 0)
                raise Refusal("not-a-number-here", "", {"low": low, "high": high})
            await self._onward(press, tree, (*path, number))

    async def act(self, press: Press, key: ids.Act) -> None:
        """A standing act, such as to resign."""
        tree = await self._duels.tree(key.match, press.user.id)
        private = key.act not in COMMON and bool(tree.own_acts)
        try:
            await self._duels.matches.act(press.id, press.user.id, key.match, STANDING, (key.act,))
        except Refusal:
            if private:
                await self._show_wishes(press, key.match)
            raise
        if private:
            await self._show_wishes(press, key.match)
        else:
            await press.answer(press.words().text("act-done"))

    async def _show_wishes(self, press: Press, match: int) -> None:
        """How what one settles stands now, on the message with the button."""
        await press.answer(await self._duels.wishes(match, press.user.id, press.locale))

    # --- what they share ----------------------------------------------------------------------------------------------

    async def _found(self, press: Press, match: int, decision: str, packed: str) -> tuple[Tree, Path] | None:
        """The tree and the path of a press; None, after showing how things stand, where the decision is no longer open."""
        tree = await self._duels.tree(match, press.user.id)
        path = unpack(tree, packed) if tree.decision and tree.decision.id == decision else None
        if path is not None:
            return tree, path
        await self._refresh(press, tree)
        raise Refusal("stale-decision" if tree.record.outcome is None else "match-over")

    async def _onward(self, press: Press, tree: Tree, path: Path) -> None:
        """Follow a path as far as there is one way; give it where it is whole, else show what comes next."""
        path = extended(tree, path)
        step = tree.next(path)
        if is_open(step) or (step.complete and step.shape == ASSIGN):
            await self._show(press, tree, path)
        else:
            await self._answer(press, tree, path)

    async def _show(self, press: Press, tree: Tree, path: Path, page: int = 0) -> None:
        assert tree.decision is not None
        if tree.next(extended(tree, path)).shape == ASSIGN:
            await self._duels.matches.keep_draft(tree.record.id, press.user.id, Draft(tree.decision.id, path))
        await press.answer(await self._duels.hand_at(tree, press.locale, path, page))

    async def _answer(self, press: Press, tree: Tree, path: Path) -> None:
        """Give the answer; board and hands are shown by the publisher."""
        assert tree.decision is not None
        await self.keep(press, tree.record.id, tree.seat)
        done = await self._duels.matches.act(press.id, press.user.id, tree.record.id, tree.decision.id, path)
        if isinstance(done, AlreadyDone):
            await self._refresh(press, await self._duels.tree(tree.record.id, press.user.id))
        if lacking := self._rights.lacking(Place(done.match.place.guild, done.match.channel)):
            await press.whisper(lacking_text(lacking, press.words()))

    async def _refresh(self, press: Press, tree: Tree) -> None:
        """Show the hand as it stands now on the message with the button."""
        await press.answer(await self._duels.hand(tree.record.id, press.user.id, press.locale))

    async def keep(self, press: Press, match: int, seat: int, *, always: bool = False) -> None:
        """Keep the token of a private answer, so that the publisher can change it as long as the token lives."""
        interaction = press.interaction
        if always or (interaction.message and interaction.message.flags.ephemeral):
            await self._duels.tokens.keep(
                press.id,
                interaction.application_id,
                interaction.token,
                user=press.user.id,
                slot=Slot(MATCH, match, HAND, seat),
            )
