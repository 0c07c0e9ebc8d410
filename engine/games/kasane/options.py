"""What may be answered: the tree of each kind of question, a step at a time, and how each option is described.

Cards in a hand go by their place (``hand.1``), which only its owner sees; revealed cards by theirs; own characters by ``area.2``, those of
either seat by their ref; cards of a deck by what they are, so that nothing tells their order.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.decision import DONE, Atom, Offer, Path, Prompt, Step, assign, pick, subset
from engine.games.kasane.bp import fits, works
from engine.games.kasane.cards import Ability, Discard
from engine.games.kasane.placing import level_ups, scene_refused, set_refused
from engine.games.kasane.state import NOBODY, Entering, KasaneState, Resolve
from engine.games.kasane.zones import SCENE_PLACE, KasaneTable, place
from engine.janken import MARKS
from engine.piles import definition
from engine.view import SEAT_NAMES, SECOND

VERBS = (
    *MARKS,
    "lead",
    "next",
    "keep",
    "redraw",
    "scene",
    "draw",
    "no-draw",
    "set",
    "left",
    "right",
    "level-up",
    "use",
    "decline",
    "activate",
    "choose",
    "take",
    "take-none",
    "find",
    "find-none",
    "return",
    "pass",
)
Text = tuple[int, int]
"""A text on the field: its area (`NOBODY`: the scene), and its place on the card."""


def index_of(atom: Atom) -> int:
    """The place that ``hand.1`` or ``area.1`` names, from 0."""
    return int(str(atom).rpartition(".")[2]) - 1


def area_of(atom: Atom) -> int:
    """The area that ``area.1`` names; `NOBODY` for ``scene``."""
    return NOBODY if atom == SCENE_PLACE else index_of(atom)


def spot_of(atom: Atom) -> tuple[int, int]:
    """Seat and area of the ref of a character."""
    return SEAT_NAMES.index(str(atom).partition(".")[0]), index_of(atom)


def area_atom(area: int) -> str:
    """An own character, or the scene, as an atom."""
    return SCENE_PLACE if area == NOBODY else f"area.{area + 1}"


def hand_atom(index: int) -> str:
    """A place in the own hand as an atom."""
    return f"hand.{index + 1}"


def step(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """The step after a legal prefix of this question."""
    return _STEPS[prompt.kind](table, state, seat, prompt, prefix)


def _janken(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if prefix else _MARKS


def _order(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if prefix else _LEAD_OR_NEXT


def _redraw(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if prefix else _KEEP_OR_REDRAW


_MARKS, _LEAD_OR_NEXT, _KEEP_OR_REDRAW = pick(MARKS), pick(("lead", "next")), pick(("keep", "redraw"))
_PASS = pick(("pass",))


# --- scene, set, level-up ---------------------------------------------------------------------------------------------


def _scene(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """A scene that fits, and whether to draw for it; or none. Rules G3-17, G3-18, Q3-05, Q3-23."""
    if len(prefix) < 2 and prefix != ("pass",):
        scenes = scenes_in_hand(table, state, seat)
        return pick(scenes) if prefix else pick(("scene", "pass")) if scenes else _PASS
    if len(prefix) == 2 and state.decks[seat]:
        return pick(("draw", "no-draw"))
    return DONE


def scenes_in_hand(table: KasaneTable, state: KasaneState, seat: int) -> list[str]:
    """The places in a hand of the scenes that may be set now. Rules G3-19, G3-20."""
    return [
        hand_atom(index)
        for index, number in enumerate(state.hands[seat])
        if (card := definition(table, state, number)).cost is not None and scene_refused(table, state, card) is None
    ]


def _set(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """A character, and for the lead from turn 2 on the end of the row. Rules G3-21 to G3-23, Q3-17."""
    if not prefix:
        return pick(("set",))
    if len(prefix) == 1:
        return pick(settable_in_hand(table, state, seat))
    return pick(prompt.args) if prompt.args and len(prefix) == 2 else DONE


def settable_in_hand(table: KasaneTable, state: KasaneState, seat: int) -> list[str]:
    """The places in a hand of the characters that may be set. Rules G3-21, Q3-09."""
    hand = enumerate(state.hands[seat])
    return [hand_atom(index) for index, number in hand if set_refused(definition(table, state, number)) is None]


def _level_up(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """A card of the hand and the character that it levels up; or enough of it. Rules G3-25, G3-28."""
    if len(prefix) > 2 or prefix == ("pass",):
        return DONE
    pairs = level_ups(table, state, seat)
    if not prefix:
        return pick(("level-up", "pass")) if next(pairs, None) is not None else _PASS
    if len(prefix) == 1:
        return pick(tuple(dict.fromkeys(hand_atom(index) for index, _ in pairs)))
    chosen = index_of(prefix[1])
    return pick([area_atom(area) for index, area in pairs if index == chosen])


# --- texts ------------------------------------------------------------------------------------------------------------


def source_of(state: KasaneState, seat: int, area: int) -> int:
    """The card whose texts are active in a place: the top one, or the scene. Rule Q3-12."""
    return state.scene if area == NOBODY else state.field[seat][area].top


def ability_of(table: KasaneTable, state: KasaneState, seat: int, text: Text) -> Ability:
    """A text on the field."""
    return definition(table, state, source_of(state, seat, text[0])).abilities[text[1]]


def entering(table: KasaneTable, state: KasaneState, seat: int, waiting: tuple[Text, ...]) -> list[Text]:
    """Of the texts that wait, those that work now: a scene that has left has none. Rules G3-31, Q3-12."""
    there = [text for text in waiting if text[0] != NOBODY or state.scene != NOBODY]
    return [text for text in there if works_now(table, state, seat, text)]


def works_now(table: KasaneTable, state: KasaneState, seat: int, text: Text) -> bool:
    """Whether a text is active and all that it needs holds."""
    source = source_of(state, seat, text[0])
    return works(table, state, seat, text[0], source, ability_of(table, state, seat, text))


def activatable(table: KasaneTable, state: KasaneState, seat: int) -> list[Text]:
    """The activate texts that everybody can see to be usable: active, not used up, the hand large enough. Rules G3-33, Q3-14, Q3-15."""
    activates = table.activates
    if not activates:
        return []
    cards, found = state.cards, []
    places = [(area, stack.top) for area, stack in enumerate(state.field[seat]) if not stack.down]
    if state.scene != NOBODY and cards[state.scene].owner == seat:
        places.append((NOBODY, state.scene))
    for area, source in places:
        for index, ability in activates.get(cards[source].card, ()):
            if not used_up(state, source, index, ability) and works(table, state, seat, area, source, ability):
                found.append((area, index))
    size = len(state.hands[seat])
    return [t for t in found if (cost := ability_of(table, state, seat, t).cost) is None or cost.count <= size]


def used_up(state: KasaneState, source: int, index: int, ability: Ability) -> bool:
    """Whether a text has been activated as often as it may be in this turn. Rule Q3-14."""
    return ability.limit is not None and state.used.count((source, index)) >= ability.limit


def payable(table: KasaneTable, state: KasaneState, seat: int, text: Text) -> bool:
    """Whether the hand holds what activating a text costs."""
    cost = ability_of(table, state, seat, text).cost
    return cost is None or len(payment(table, state, seat, text, cost)) >= cost.count


def payment(table: KasaneTable, state: KasaneState, seat: int, text: Text, cost: Discard) -> list[str]:
    """The places in a hand of the cards that can pay."""
    name = definition(table, state, source_of(state, seat, text[0])).title.ja
    hand = enumerate(state.hands[seat])
    return [hand_atom(index) for index, number in hand if fits(definition(table, state, number), cost.which, name)]


def _enter(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """A text that waits, used or declined. Rules G3-31, G3-32, Q3-13."""
    frame = state.stack[-1]
    assert isinstance(frame, Entering)
    texts = entering(table, state, seat, frame.waiting)
    free = [text for text in texts if not ability_of(table, state, seat, text).must]
    if not prefix:
        return pick(("use", "decline")) if free else pick(("use",))
    return _text(free if prefix[0] == "decline" else texts, prefix[1:]) or DONE


def _text(texts: list[Text], chosen: Path) -> Step | None:
    """The step that names a text: its place, and which one where several of the card can be meant; None once it is named."""
    if not chosen:
        return pick(tuple(dict.fromkeys(area_atom(area) for area, _ in texts)))
    of_card = [index for area, index in texts if area == area_of(chosen[0])]
    if len(of_card) > 1 and len(chosen) == 1:
        return pick([index + 1 for index in of_card])
    return None


def named_text(texts: list[Text], path: Path) -> tuple[Text, Path]:
    """The text that a path names after its verb, and what comes after it."""
    of_card = [text for text in texts if text[0] == area_of(path[1])]
    if len(of_card) == 1:
        return of_card[0], path[2:]
    return (area_of(path[1]), int(path[2]) - 1), path[3:]


def _activate(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """A text that can be paid, and what it is paid with; or pass. Rules G3-33, G3-34."""
    if prefix == ("pass",):
        return DONE
    texts = payable_texts(table, state, seat)
    if not prefix:
        return pick(("activate", "pass")) if texts else _PASS
    naming = _text(texts, prefix[1:])
    if naming is not None:
        return naming
    text, paid = named_text(texts, prefix)
    cost = ability_of(table, state, seat, text).cost
    return DONE if cost is None else subset(payment(table, state, seat, text, cost), paid, cost.count, cost.count)


def payable_texts(table: KasaneTable, state: KasaneState, seat: int) -> list[Text]:
    """The activate texts that this seat can use now."""
    return [text for text in activatable(table, state, seat) if payable(table, state, seat, text)]


# --- choices in the middle of a text ----------------------------------------------------------------------------------


def _choose(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    return DONE if len(prefix) > 1 else pick(prompt.args) if prefix else pick(("choose",))


def _take(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """One of the revealed cards that fit, or none."""
    if len(prefix) > 1 or prefix == ("take-none",):
        return DONE
    if prefix:
        return pick(prompt.args)
    return pick(("take", "take-none")) if prompt.args else pick(("take-none",))


def _find(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """A card of the own deck that fits, by what it is, or none."""
    if len(prefix) > 1 or prefix == ("find-none",):
        return DONE
    found = searched(table, state, seat)
    if prefix:
        return pick(found)
    return pick(("find", "find-none")) if found else pick(("find-none",))


def searched(table: KasaneTable, state: KasaneState, seat: int) -> list[str]:
    """What a search may find: each definition once, in the order of their ids."""
    frame = state.stack[-1]
    assert isinstance(frame, Resolve)
    source = definition(table, state, frame.source)
    search = source.abilities[frame.ability].effects[frame.effect].search
    assert search is not None
    ids = sorted({state.cards[number].card for number in state.decks[seat]})
    return [card for card in ids if fits(table.cards[card], search.which, source.title.ja)]


def _return(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path) -> Step:
    """So many cards of the hand, in the order in which they go under the deck."""
    if not prefix:
        return pick(("return",))
    hand = [hand_atom(index) for index in range(len(state.hands[seat]))]
    return assign(hand, prefix[1:], int(prompt.args[0]))


_Steps = Callable[[KasaneTable, KasaneState, int, Prompt, Path], Step]
_STEPS: dict[str, _Steps] = {
    "janken": _janken,
    "order": _order,
    "redraw": _redraw,
    "scene": _scene,
    "set": _set,
    "level-up": _level_up,
    "enter": _enter,
    "activate": _activate,
    "choose": _choose,
    "take": _take,
    "find": _find,
    "return": _return,
}


# --- how an option is described ---------------------------------------------------------------------------------------


def offer(table: KasaneTable, state: KasaneState, seat: int, prompt: Prompt, prefix: Path, atom: Atom) -> Offer:
    """What an atom stands for: a verb, a mark, a card, a place with what stands there, or which text of a card."""
    text = str(atom)
    if text in MARKS:
        return Offer(atom, "word", key=f"janken-{text}")
    if isinstance(atom, int):
        return Offer(atom, "number", key="offer-text", amount=atom)
    if text.startswith(("hand.", "revealed.")):
        zone = state.hands[seat] if text.startswith("hand.") else state.revealed
        return _card_offer(table, atom, state.cards[zone[index_of(atom)]].card, index_of(atom) + 1)
    if prefix == ("find",):
        return _card_offer(table, atom, text, searched(table, state, seat).index(text) + 1)
    if text == SCENE_PLACE and prefix:
        return _place_offer(table, state, atom, SCENE_PLACE, state.scene, known=True)
    if ".area." in text or text.startswith("area."):
        whose, area = spot_of(atom) if ".area." in text else (seat, area_of(atom))
        stack = state.field[whose][area]
        return _place_offer(table, state, atom, place(whose, area), stack.top, known=whose == seat or not stack.down)
    opposite = "-opposite" if seat == SECOND and text in _ENDS else ""
    return Offer(atom, "verb", key=f"verb-{text}{opposite}")


_ENDS = ("left", "right")
"""Ends of the row as the acting player sees it; every picture shows it as the first seat does. Rule Q3-29."""


def _card_offer(table: KasaneTable, atom: Atom, card: str, number: int) -> Offer:
    """A card with the number under which its owner sees it: cards of one name differ in level, BP and text."""
    shown = table.cards[card]
    gain, amount = ("offer-cost", shown.cost) if shown.level is None else ("offer-level", shown.level)
    return Offer(atom, "card", name=shown.title, card=card, gain=gain, amount=amount, number=number)


def _place_offer(table: KasaneTable, state: KasaneState, atom: Atom, where: str, number: int, *, known: bool) -> Offer:
    shown = definition(table, state, number) if known else None
    return Offer(atom, "place", place=where, name=shown.title if shown else None, card=shown.id if shown else "")
