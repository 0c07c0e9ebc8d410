"""What may be answered: the tree of each kind of question, a step at a time, and how each option is described."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.decision import DONE, Atom, Offer, Path, Prompt, Step, assign, pick, span
from engine.games.jinkei.cards import BEATS, FLYING, INSTANT_DEATH
from engine.games.jinkei.field import JinkeiTable, bits, cells_in
from engine.games.jinkei.state import NOBODY, JinkeiState
from engine.view import other

VERBS = (
    "place",
    "attack",
    "slay",
    "move",
    "support",
    "pass",
    "stop",
    "strike",
    "absorb",
    "decline",
    "advance",
    "take",
    "leave",
)
"""Every verb with which an answer of this game begins."""
LENGTHS: dict[Atom, int] = {"attack": 3, "slay": 3, "move": 3, "support": 4, "pass": 1, "stop": 1}
"""How long the path of each action of a turn is."""


def step(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """The step after a legal prefix of this question."""
    return _STEPS[prompt.kind](table, state, seat, prompt, prefix)


def _act(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    if prefix:
        return _action(table, state, seat, prefix)
    verbs = _verbs(table, state, seat, _able(state, seat))
    if table.house.allow_pass or not verbs:
        verbs.append("pass")
    return pick(verbs)


def _follow(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    mover = table.cells[prompt.args[0]]
    if not prefix:
        return pick([*follow_ups(table, state, seat, mover), "stop"])
    if len(prefix) == 1 and prefix[0] != "stop":
        return pick([prompt.args[0]])
    return _action(table, state, seat, prefix)


def follow_ups(table: JinkeiTable, state: JinkeiState, seat: int, mover: int) -> list[str]:
    """What the character that moved may still do: attack or support, itself alone. Rules G2-15, A2-5."""
    return [verb for verb in _verbs(table, state, seat, 1 << mover) if verb != "move"]


def _able(state: JinkeiState, seat: int) -> int:
    """Own cells whose character is not sideways, as bits. Rule G2-31."""
    able = state.stands[seat]
    if state.lasting:
        able &= ~bits(cell for cell, fighter in state.living(seat) if state.is_sideways(fighter))
    return able


def _verbs(table: JinkeiTable, state: JinkeiState, seat: int, able: int) -> list[str]:
    """What characters on these cells (bits) can do."""
    strikers = _strikers(table, state, seat, able)
    verbs = ["attack"] if strikers else []
    if _slayers(table, state, seat, strikers):
        verbs.append("slay")
    if able:
        verbs.append("move")
    if able & table.helpers(state.stands[seat]):
        verbs.append("support")
    return verbs


def _strikers(table: JinkeiTable, state: JinkeiState, seat: int, able: int) -> list[int]:
    """Which of these own cells (bits) have an enemy in reach. Rules G2-10 to G2-13."""
    walking, flying = table.strikers(state.stands[other(seat)])
    side, fighters, cards = state.field[seat], state.fighters, table.cards
    near = able & flying
    return [cell for cell in cells_in(near) if walking >> cell & 1 or FLYING in cards[fighters[side[cell]].card].skills]


def _slayers(table: JinkeiTable, state: JinkeiState, seat: int, strikers: list[int]) -> list[int]:
    side, fighters, cards = state.field[seat], state.fighters, table.cards
    return [cell for cell in strikers if INSTANT_DEATH in cards[fighters[side[cell]].card].skills]


def _action(table: JinkeiTable, state: JinkeiState, seat: int, prefix: Path) -> Step:
    verb, chosen = prefix[0], len(prefix)
    if chosen == LENGTHS[verb]:
        return DONE
    if chosen == 1:
        return pick([table.names[cell] for cell in _sources(table, state, seat, verb)])
    source = table.cells[prefix[1]]
    if chosen == 2:  # verb and source are chosen, the target is not
        return pick([table.names[cell] for cell in _targets(table, state, seat, verb, source)])
    return span(1, state.fighters[state.field[seat][source]].hp)


def _sources(table: JinkeiTable, state: JinkeiState, seat: int, verb: Atom) -> Sequence[int]:
    """Own cells whose character can do this."""
    able = _able(state, seat)
    if verb == "move":
        return cells_in(able)
    if verb == "support":
        return cells_in(able & table.helpers(state.stands[seat]))
    strikers = _strikers(table, state, seat, able)
    return strikers if verb == "attack" else _slayers(table, state, seat, strikers)


def _targets(table: JinkeiTable, state: JinkeiState, seat: int, verb: Atom, source: int) -> tuple[int, ...] | list[int]:
    """Cells at which the character on an own cell can do this."""
    side = state.field[seat]
    if verb == "move":
        return table.beside[source]
    if verb == "support":
        return [cell for cell in table.around[source] if side[cell] != NOBODY]
    skills = table.cards[state.fighters[side[source]].card].skills
    if verb == "slay" and INSTANT_DEATH not in skills:
        return ()
    enemy = state.field[other(seat)]
    return [cell for cell in table.reach[FLYING in skills][source] if enemy[cell] != NOBODY]


def _place(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    if not prefix:
        return pick(["place"])
    return assign(table.names, prefix[1:], len(state.hands[seat]))


def _reply(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if prefix else pick(["strike", "slay"])


def _absorb(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if prefix else pick(["absorb", "decline"])


def _advance(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    mover = int(prompt.args[0])
    if not prefix:
        return pick(["advance"])
    if len(prefix) == 1:
        return pick([table.names[cell] for cell, _ in state.living(mover)])
    if table.house.advance_cell == "straight" or len(prefix) > 2:  # who and where are chosen
        return DONE
    return pick([table.names[cell] for cell in range(table.columns)])


def _prize(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if prefix else pick(["take", "leave"])


def _choose_prize(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    if not prefix:
        return pick(["take"])
    return DONE if len(prefix) > 1 else pick(loser_cards(state))


def loser_cards(state: JinkeiState) -> list[str]:
    """The definitions in the loser's battle deck, each once. Rule A2-37."""
    return list(dict.fromkeys(f.card for f in state.fighters if f.owner != state.victor))


_Steps = Callable[[JinkeiTable, JinkeiState, int, Prompt, Path], Step]
_STEPS: dict[str, _Steps] = {
    "act": _act,
    "follow": _follow,
    "place": _place,
    "reply": _reply,
    "absorb": _absorb,
    "advance": _advance,
    "prize": _prize,
    "choose-prize": _choose_prize,
}


def offer(table: JinkeiTable, state: JinkeiState, seat: int, prompt: Prompt, prefix: Path, atom: Atom) -> Offer:
    """What an atom stands for: a verb, a cell with who stands there, a number of HP, or a card."""
    if isinstance(atom, int):
        return Offer(atom, "number", key="offer-hp", amount=atom)
    if not prefix:
        return Offer(atom, "verb", key=f"verb-{atom}")
    if prompt.kind == "choose-prize":
        return Offer(atom, "card", card=atom, name=table.cards[atom].title)
    owner = _owner(seat, prompt, prefix)
    cell = table.cells[atom]
    place = table.places[owner][cell]
    fighter = state.field[owner][cell] if state.field[owner] else NOBODY
    if fighter == NOBODY:
        return Offer(atom, "place", place=place)
    who = state.fighters[fighter]
    gain = (
        _relation(table, state, seat, prefix, cell)
        if owner != seat and prompt.kind in ("act", "follow")
        else "offer-hp"
    )
    return Offer(atom, "place", place=place, name=table.cards[who.card].title, card=who.card, gain=gain, amount=who.hp)


def _owner(seat: int, prompt: Prompt, prefix: Path) -> int:
    """Whose cell the next atom names."""
    if prompt.kind == "advance":
        return int(prompt.args[0])
    return other(seat) if prefix[0] in ("attack", "slay") and len(prefix) > 1 else seat


def _relation(table: JinkeiTable, state: JinkeiState, seat: int, prefix: Path, target: int) -> str:
    """How attributes stand between the attacker chosen and a target. Rules G2-27, G2-28."""
    source = table.cells[prefix[1]]
    if prefix[0] == "slay":
        return "offer-death"
    if table.far(source, target):
        return "offer-far"
    striker, struck = (
        table.cards[state.fighters[state.field[owner][cell]].card]
        for owner, cell in ((seat, source), (other(seat), target))
    )
    return "offer-strong" if BEATS[striker.attribute] == struck.attribute else "offer-even"
