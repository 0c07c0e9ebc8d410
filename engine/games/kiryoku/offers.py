"""What an atom of an answer stands for, so that a surface can label it: a verb, a card in hand, a place, an ability."""

from __future__ import annotations

from msgspec.structs import replace

from engine.decision import Atom, Offer, Path, Prompt
from engine.games.kiryoku.costs import CHEAPEST, Purse, own_place
from engine.games.kiryoku.deeds import source_at
from engine.games.kiryoku.state import KiryokuState, laid_ref, place_ref
from engine.games.kiryoku.targets import RIVAL, hand_number, number_at, where
from engine.games.kiryoku.values import KiryokuTable
from engine.janken import MARKS
from engine.piles import definition
from engine.view import Name, other

_PLAYS = (("call",), ("equip",), ("set",), ("event",))
"""After these a card of the hand is chosen to be played; a tag is paid with its components."""


def offer(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, prefix: Path, atom: Atom) -> Offer:
    """The atom after this prefix, described."""
    text = str(atom)
    if text in MARKS:
        return Offer(atom, "word", key=f"janken-{text}")
    if prompt.kind == "leader" and prefix:
        return Offer(atom, "card", name=table.cards[text].title, card=text)
    if text.startswith("hand."):
        return _held(table, state, seat, prefix, atom)
    if text.startswith("trash."):
        return _of_trash(table, state, seat, prompt, atom)
    if text.startswith("ability."):
        return _ability(table, state, seat, prefix, atom)
    if text.startswith("stock."):
        return Offer(atom, "word", key="offer-stock")
    if text.startswith("item."):
        return _kept(table, state, seat, prompt, atom)
    if "field." in text or "battle." in text or text.removeprefix(RIVAL).startswith("leader."):
        return _place(table, state, seat, atom)
    if text.removeprefix(RIVAL) == "leader" and prefix:
        return _place(table, state, seat, atom)
    payers = _payers(table, state, seat, prefix) if text == CHEAPEST else None
    return Offer(atom, "verb", key=f"verb-{text}", name=payers)


def _payers(table: KiryokuTable, state: KiryokuState, seat: int, prefix: Path) -> Name | None:
    """The cards that pay the cheapest way, by name; what is stocked goes without saying. Rule Q4-49."""
    atoms = [atom for atom in cheapest(table, state, seat, prefix) if not atom.startswith("stock.")]
    titles = [_titled(table, state, seat, atom) for atom in atoms]
    if not titles:
        return None
    short = [(title.short_ja or title.ja, title.short_en or title.en) for title in titles]
    return Name("＋".join(ja for ja, _ in short), " + ".join(en for _, en in short))


def _titled(table: KiryokuTable, state: KiryokuState, seat: int, atom: str) -> Name:
    held = atom.startswith("hand.")
    return definition(table, state, hand_number(state, seat, atom) if held else number_at(state, seat, atom)).title


def _card(table: KiryokuTable, state: KiryokuState, atom: Atom, number: int, shown: int) -> Offer:
    """A card with the number that it bears in the picture of the hand."""
    card = definition(table, state, number)
    return Offer(atom, "card", name=card.title, card=card.id, number=shown)


def _held(table: KiryokuTable, state: KiryokuState, seat: int, prefix: Path, atom: Atom) -> Offer:
    """A card of the hand, with how much there is to be paid where it is to be played."""
    number = hand_number(state, seat, atom)
    held = _card(table, state, atom, number, int(str(atom).removeprefix("hand.")))
    pays = len(definition(table, state, number).cost.pay)
    return replace(held, gain="offer-pays", amount=pays) if pays and prefix[:1] in _PLAYS else held


def _of_trash(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, atom: Atom) -> Offer:
    """A card of the trash, numbered among those of the kind that is asked for."""
    place = int(str(atom).removeprefix("trash."))
    before = state.trash[seat][:place]
    shown = sum(definition(table, state, number).kind == prompt.args[1] for number in before)
    return _card(table, state, atom, before[-1], shown)


def _ability(table: KiryokuTable, state: KiryokuState, seat: int, prefix: Path, atom: Atom) -> Offer:
    """An ability by its name, or by the card that prints it."""
    source = source_at(table, state, seat, (*prefix[:2], atom))
    card = definition(table, state, source.card)
    return Offer(atom, "card", name=source.ability.name or card.title, card=card.id)


def _kept(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt, atom: Atom) -> Offer:
    """One of two equal items on a new tag, with whose it is."""
    index = int(str(atom).removeprefix("item.")) - 1
    for place, standing in enumerate(state.field[seat]):
        if standing is not None and len(standing.items) > index and _is_new(state, standing.card):
            card = definition(table, state, standing.items[index])
            return Offer(atom, "card", place=place_ref(seat, place), name=card.title, card=card.id)
    raise AssertionError(f"no tag is asked about in {prompt.kind}")


def _is_new(state: KiryokuState, card: int) -> bool:
    frame = state.stack[-1]
    return getattr(frame, "card", None) == card


def _place(table: KiryokuTable, state: KiryokuState, seat: int, atom: Atom) -> Offer:
    """A character, an item that lies on one, or a battle card: where it lies, and what it is; and that, where it is the rival's."""
    card = definition(table, state, number_at(state, seat, atom))
    text = str(atom)
    rivals = text.startswith(RIVAL)
    if "battle." in text:
        whose = other(seat) if rivals else seat
        ref = laid_ref(whose, int(text.rpartition(".")[2]) - 1)
    else:
        ref = place_ref(*where(seat, atom))
    return Offer(atom, "place", key="offer-rivals" if rivals else "", place=ref, name=card.title, card=card.id)


def cheapest(table: KiryokuTable, state: KiryokuState, seat: int, prefix: Path) -> list[str]:
    """What would pay the cheapest way, for an answer that has come to ``cheapest``."""
    purse = Purse(table, state, seat)
    if prefix[0] == "ability":
        source = source_at(table, state, seat, prefix)
        way = purse.chosen(source.ability.cost, (CHEAPEST,), source=own_place(prefix[1]))
    else:
        number = hand_number(state, seat, prefix[1])
        way = purse.chosen(definition(table, state, number).cost, (CHEAPEST,), played=number)
    return [payer.atom for payer in way]
