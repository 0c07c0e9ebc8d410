"""What may be answered: the tree of each kind of question, a step at a time, and how each option is described.

Cards in a hand go by their place (``hand.1``), which only its owner sees; cards in a discard pile by theirs (``discard.1``), which
everybody does.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.decision import DONE, Atom, Offer, Path, Prompt, Step, assign, pick, subset
from engine.games.genso.cards import CHARACTER, STACK, WILD, GensoCard
from engine.games.genso.state import LANES, GensoState
from engine.games.genso.zones import GensoTable, place
from engine.janken import MARKS
from engine.piles import definition

VERBS = ("select", "lay", *MARKS, "discard", "skill", "burst", "highest", "take-back", "swap", "stay")


def lane_of(state: GensoState, slot: int) -> str:
    """How an answer names a slot: ``lane.2``, or ``lane.left`` before lanes have numbers."""
    return f"lane.{state.lane(slot)}"


def slot_of(state: GensoState, atom: Atom) -> int:
    """The slot that ``lane.2`` names."""
    return state.slot(str(atom).removeprefix("lane."))


def hand_card(atom: Atom) -> int:
    """The place in the hand that ``hand.1`` names."""
    return int(str(atom).removeprefix("hand.")) - 1


def discard_card(atom: Atom) -> int:
    """The place in the discard pile that ``discard.1`` names."""
    return int(str(atom).removeprefix("discard.")) - 1


def matching(card: GensoCard, faces: tuple[str, ...]) -> int:
    """How many faces count for a character, wild ones included. Rules G0-28, G0-29."""
    return sum(face in (card.element, WILD) for face in faces)


def powers(card: GensoCard, faces: int) -> list[str]:
    """Which of skill and burst so many faces reach. Rules G0-31, A0-12."""
    assert card.skill is not None
    assert card.burst is not None
    return [name for name, power in (("skill", card.skill), ("burst", card.burst)) if faces >= power.cost]


def step(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """The step after a legal prefix of this question."""
    return _STEPS[prompt.kind](table, state, seat, prompt, prefix)


def _select(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """A card for each empty slot, number 1 first, then stacked cards with their slots. Rules G0-13, G0-04, A0-8, A0-9."""
    if not prefix:
        return pick(["select"])
    chosen = prefix[1:]
    empty = state.empty(seat)
    if len(chosen) < len(empty):
        cards = [atom for atom in hand_of(table, state, seat, CHARACTER) if atom not in chosen]
        spare = len(empty) - len(chosen) - len(cards)
        return pick([*cards, "none"] if spare > 0 else cards)
    return _stacking(table, state, seat, chosen, len(empty))


def _stacking(table: GensoTable, state: GensoState, seat: int, chosen: Path, laid: int) -> Step:
    pairs = chosen[laid:]
    if len(pairs) % 2:
        bare = {slot for slot, atom in zip(state.empty(seat), chosen, strict=False) if atom == "none"}
        return pick([lane_of(state, slot) for slot in state.order() if slot not in bare])
    if not table.house.stacking or (all(atom == "none" for atom in chosen[:laid]) and not state.standing(seat)):
        return DONE
    cards = hand_of(table, state, seat, STACK)
    start = cards.index(str(pairs[-2])) + 1 if pairs else 0
    return Step(tuple(cards[start:]), complete=True, shape="subset")


def hand_of(table: GensoTable, state: GensoState, seat: int, kind: str, element: str | None = None) -> list[str]:
    """The places in a hand of the cards of a kind, and of an element."""
    return [
        f"hand.{index + 1}"
        for index, number in enumerate(state.hands[seat])
        if (card := definition(table, state, number)).kind == kind and element in (None, card.element)
    ]


def _lay_janken(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    if not prefix:
        return pick(["lay"])
    return DONE if len(prefix) == LANES + 1 else pick(MARKS)


def _janken(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if prefix else pick(MARKS)


def _discard(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Any number of characters of the fighter's own element, each set in one order. Rules G0-30, A0-20."""
    if not prefix:
        return pick(["discard"])
    return subset(own_element(table, state, seat), prefix[1:], 0, len(state.hands[seat]))


def own_element(table: GensoTable, state: GensoState, seat: int) -> list[str]:
    """Cards in hand that may be discarded for faces: characters of the battling one's element. Rules G0-30, A0-21."""
    battle = state.present()
    assert battle is not None
    fighter = state.field[seat][battle.slots[seat]]
    assert fighter is not None
    return hand_of(table, state, seat, CHARACTER, definition(table, state, fighter.card).element)


def _activate(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if prefix else pick(["skill", "burst"])


def _highest(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    if not prefix:
        return pick(["highest"])
    return DONE if len(prefix) > 1 else pick(prompt.args)


def _take_back(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    if not prefix:
        return pick(["take-back"])
    pile = [f"discard.{index + 1}" for index in range(len(state.discards[seat]))]
    return subset(pile, prefix[1:], 0, int(prompt.args[0]))


def _swap(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """Two of the own characters that have not battled yet, or none."""
    waiting = [lane_of(state, slot) for slot in unfought(state, seat)]
    if not prefix:
        return pick(["swap", "stay"] if len(waiting) > 1 else ["stay"])
    if prefix[0] == "stay":
        return DONE
    return assign(waiting, prefix[1:], 2) if len(prefix) > 1 else pick(waiting[:-1]) if len(waiting) > 1 else DONE


def unfought(state: GensoState, seat: int) -> list[int]:
    """The slots whose character battles later this turn."""
    battle = state.present()
    fought = set(state.order()[: battle.lane + 1]) if battle is not None else set()
    return [slot for slot in state.standing(seat) if slot not in fought]


_Steps = Callable[[GensoTable, GensoState, int, Prompt, Path], Step]
_STEPS: dict[str, _Steps] = {
    "select": _select,
    "lay-janken": _lay_janken,
    "janken": _janken,
    "discard": _discard,
    "activate": _activate,
    "highest": _highest,
    "take-back": _take_back,
    "swap": _swap,
}


def offer(table: GensoTable, state: GensoState, seat: int, prompt: Prompt, prefix: Path, atom: Atom) -> Offer:
    """What an atom stands for: a verb, a mark, a card in hand or discard pile with the slot that it is for, or a slot."""
    text = str(atom)
    if text in MARKS:
        return Offer(atom, "word", key=f"janken-{text}")
    if text.startswith(("hand.", "discard.")):
        zone, number = state.hands[seat] if text.startswith("hand.") else state.discards[seat], _numbered(text)
        card = definition(table, state, zone[number - 1])
        gain = "offer-face" if prompt.kind == "discard" else "offer-atk" if card.fights else ""
        amount, lane = card.atk if card.fights else None, _filled(state, seat, prompt, prefix)
        return Offer(atom, "card", "", lane, card.title, card.id, gain, amount, number=number)
    if text.startswith("lane."):
        slot = slot_of(state, atom)
        fighter = state.field[seat][slot]
        known = definition(table, state, fighter.card) if fighter is not None else None
        return Offer(
            atom,
            "place",
            place=place(state, seat, slot),
            name=known.title if known else None,
            card=known.id if known else "",
        )
    return Offer(atom, "verb", key=f"verb-{text}", place=_filled(state, seat, prompt, prefix))


def _numbered(atom: str) -> int:
    """The number that a card of hand or discard pile bears in the picture."""
    return int(atom.rpartition(".")[2])


def _filled(state: GensoState, seat: int, prompt: Prompt, prefix: Path) -> str:
    """In a selection: the place of the slot that the next atom fills."""
    empty = state.empty(seat) if prompt.kind == "select" else []
    return place(state, seat, empty[len(prefix) - 1]) if 0 < len(prefix) <= len(empty) else ""
