"""When a seat wants to be asked about what the other does: its own affair, so that a match by post is not fifty questions.

A window opens whatever anybody holds or wishes; where its seat does not want to be asked, the question carries ``pass`` as its automatic
answer. Whether it does rests on what everybody sees and on the seat's own wish, never on a hand. Rules G4-32, X4-27, Q4-14.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.decision import Path
from engine.events import Happening, Ref
from engine.games.kiryoku.cards import EVENT
from engine.games.kiryoku.state import ALWAYS, CONCERNED, NOT_THIS_TURN, Deed, KiryokuState, Wish
from engine.games.kiryoku.values import KiryokuPlay, KiryokuTable
from engine.games.kiryoku.verbs import KiryokuEffect
from engine.piles import definition
from engine.view import Word

ASK_ALWAYS, ASK_CONCERNED, ASK_NOT_THIS_TURN, ASK_NOT_FOR_CARD, ASK_FOR_CARDS = (
    "ask-always",
    "ask-concerned",
    "ask-not-this-turn",
    "ask-not-for-card",
    "ask-for-cards",
)
PASS = ("pass",)
WINDOWS = ("end", "respond", "exchange", "last")
"""The questions that a wish is about; the turn player's own main phase is always asked."""


def auto(table: KiryokuTable, state: KiryokuState, seat: int, answered: Deed | None) -> Path:
    """The automatic answer of a window's question: nothing where the seat wants to be asked about what was declared."""
    return () if wants(table, state, seat, answered) else PASS


def wants(table: KiryokuTable, state: KiryokuState, seat: int, answered: Deed | None) -> bool:
    """Whether a seat wants to be asked, now that the other has declared this, or nothing."""
    wish = state.wishes[seat]
    if answered is not None and answered.card >= 0 and state.cards[answered.card].card in wish.not_for:
        return False
    if wish.not_in == state.turn:
        return False
    if wish.asked == ALWAYS or state.battle() is not None:
        return True
    return answered is not None and concerns(table, state, seat, answered)


def concerns(table: KiryokuTable, state: KiryokuState, seat: int, deed: Deed) -> bool:
    """Whether an action is an attack, or touches a card of this seat."""
    if deed.verb == "challenge":
        return True
    if any(state.cards[number].owner == seat or _borne_by(state, number) == seat for number in deed.targets):
        return True
    return any(_touches(effect) for effect in effects_of(table, state, deed))


def _borne_by(state: KiryokuState, item: int) -> int:
    found = state.bearer_of(item)
    return found[0] if found is not None else -1


def _touches(effect: KiryokuEffect) -> bool:
    """Whether an effect of the other seat is about this seat's side as a whole."""
    if effect.discard is not None and effect.discard.whose == "rival":
        return True
    return effect.cancel is not None or effect.who in ("rival", "all", "rival-leader", "rival-fighter")


def effects_of(table: KiryokuTable, state: KiryokuState, deed: Deed) -> tuple[KiryokuEffect, ...]:
    """What a declared event or ability does."""
    if deed.verb not in ("event", "ability"):
        return ()
    card = definition(table, state, deed.card)
    return card.effects if card.kind == EVENT else card.abilities[deed.ability].effects


# --- the standing acts ------------------------------------------------------------------------------------------------


def acts(state: KiryokuState, seat: int) -> tuple[str, ...]:
    """What a seat may change about its wish now."""
    if not state.turn:
        return ()
    wish = state.wishes[seat]
    if wish.not_in == state.turn:
        found = [ASK_ALWAYS, ASK_CONCERNED]
    else:
        found = [ASK_CONCERNED if wish.asked == ALWAYS else ASK_ALWAYS, ASK_NOT_THIS_TURN]
    declared = _declared(state, seat)
    if declared is not None and state.cards[declared.card].card not in wish.not_for:
        found.append(ASK_NOT_FOR_CARD)
    if wish.not_for:
        found.append(ASK_FOR_CARDS)
    return tuple(found)


def settled(table: KiryokuTable, state: KiryokuState, seat: int) -> tuple[Word, ...]:
    """What a seat wishes now, in words, and which card "this card" would be: for that seat's own view alone."""
    if not state.turn:
        return ()
    wish = state.wishes[seat]
    cards = [Word("wish-not-for", {"card": table.cards[card].title}) for card in wish.not_for]
    declared = _declared(state, seat)
    if declared is not None:
        cards.append(Word("wish-declared", {"card": definition(table, state, declared.card).title}))
    return (Word(f"wish-{_asked(state, wish)}"), *cards)


def _asked(state: KiryokuState, wish: Wish) -> str:
    return NOT_THIS_TURN if wish.not_in == state.turn else wish.asked


def _declared(state: KiryokuState, seat: int) -> Deed | None:
    """The card's action of the other seat that this seat is asked about."""
    window = state.window()
    deed = None if window is None else window.first if seat != state.active else window.second
    return deed if deed is not None and deed.card >= 0 and state.prompts[seat] is not None else None


def act(play: KiryokuPlay, seat: int, name: str) -> None:
    """Change a wish, and with it the automatic answer of what the seat is asked now. Only the seat hears of it."""
    state = play.state
    wish, source = state.wishes[seat], None
    if name == ASK_NOT_THIS_TURN:
        wish = replace(wish, not_in=state.turn)
    elif name == ASK_NOT_FOR_CARD:
        deed = _declared(state, seat)
        assert deed is not None
        source = Ref("", state.cards[deed.card].card)
        wish = replace(wish, not_for=(*wish.not_for, source.card))
    elif name == ASK_FOR_CARDS:
        wish = replace(wish, not_for=())
    else:
        wish = replace(wish, asked=ALWAYS if name == ASK_ALWAYS else CONCERNED, not_in=0)
    state.wishes[seat] = wish
    play.tell(Happening(name.replace("ask", "asks", 1), seat, source, known_to=seat, silent=True))
    renew(play.table, state, seat)


def renew(table: KiryokuTable, state: KiryokuState, seat: int) -> None:
    """Let the automatic answer of what the seat is asked be what its wish makes it."""
    prompt = state.prompts[seat]
    if prompt is not None and prompt.answer is None and prompt.kind in WINDOWS:
        state.prompts[seat] = replace(prompt, auto=auto(table, state, seat, _answered(state, seat)))


def _answered(state: KiryokuState, seat: int) -> Deed | None:
    window = state.window()
    if window is None:
        return None
    return window.second if seat == state.active else window.first


def forgotten(state: KiryokuState, seat: int) -> None:
    """Blank what another seat wishes: in its wish and in its open question."""
    state.wishes[seat] = Wish()
    prompt = state.prompts[seat]
    if prompt is not None and prompt.auto:
        state.prompts[seat] = replace(prompt, auto=())
