"""A seat's private part of the view: its hand, what it is asked, what each card and ability can do now, or why it cannot."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from msgspec.structs import replace

from engine.decision import Prompt
from engine.games.kiryoku.announced import announced, blows
from engine.games.kiryoku.cards import BATTLE, CHARACTER, EVENT, ITEM, TAG, Cost, KiryokuCard
from engine.games.kiryoku.costs import Purse
from engine.games.kiryoku.options import bearers, defenders, fightable, holds_character, leaders
from engine.games.kiryoku.permits import (
    Parts,
    Source,
    bars_ability,
    bars_call,
    bars_challenges,
    bars_event,
    bars_fighter,
    bars_set,
    find_parts,
    sources,
)
from engine.games.kiryoku.sheet import VITALITY, face, gems
from engine.games.kiryoku.state import LEADER, KiryokuState, laid_ref, place_ref
from engine.games.kiryoku.targets import RIVAL, where
from engine.games.kiryoku.values import KiryokuTable
from engine.games.kiryoku.wishes import settled
from engine.piles import definition
from engine.refusal import Refusal
from engine.view import Face, Hand, Row, Stat, Word, other

MAIN = "main"
_WINDOWS = ("main", "end", "respond", "exchange", "last")
_COUNTED = ("discard", "adjust", "take-back")
_ROWS = 6
_CIRCLED = "①②③④"


def hand(table: KiryokuTable, state: KiryokuState, seat: int) -> Hand:
    """What this seat holds and is asked."""
    prompt, standing = _asked(state, seat), settled(table, state, seat)
    if prompt is None:
        return Hand(_held(table, state, seat), standing=standing)
    window = prompt.kind in _WINDOWS
    return Hand(
        faces=_FACES.get(prompt.kind, _plain)(table, state, seat, prompt),
        question=_question(table, state, seat, prompt),
        rows=_rows(table, state, seat, prompt)
        if window
        else tuple(_blow_rows(table, state))
        if prompt.kind == "again"
        else (),
        hint=replace(standing[0], key=f"hint-{standing[0].key}") if window else None,
        standing=standing,
    )


def _asked(state: KiryokuState, seat: int) -> Prompt | None:
    prompt = state.prompts[seat]
    return prompt if prompt is not None and prompt.answer is None else None


def _question(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt) -> Word:
    """The question in words. Both are asked about redrawing, so that nobody learns who could: who cannot is told so. Rule X4-03."""
    if prompt.kind == "redraw" and holds_character(table, state, seat):
        return Word("ask-redraw-not")
    return Word(f"ask-{prompt.kind}", {"count": int(prompt.args[0])} if prompt.kind in _COUNTED else {})


def choices(table: KiryokuTable, state: KiryokuState, seat: int) -> list[str]:
    """The places that this seat is asked to choose from, in the order of their numbers. Rules X4-37, X4-38."""
    prompt = _asked(state, seat)
    if prompt is not None and prompt.kind == "defend":
        return [place_ref(*where(seat, atom)) for atom in defenders(table, state, seat)]
    if prompt is not None and prompt.kind == "battle-card":
        return [_laid_place(seat, atom) for atom in fightable(state, seat)]
    return []


def _laid_place(seat: int, atom: str) -> str:
    whose = other(seat) if atom.startswith(RIVAL) else seat
    return laid_ref(whose, int(atom.rpartition(".")[2]) - 1)


# --- cards ------------------------------------------------------------------------------------------------------------


def _held(table: KiryokuTable, state: KiryokuState, seat: int) -> tuple[Face, ...]:
    return tuple(face(definition(table, state, number), seat) for number in state.hands[seat])


def _numbered(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    return tuple(replace(shown, number=k, glow="choice") for k, shown in enumerate(faces, 1))


def _plain(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    return _held(table, state, seat)


def _all(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """Every card can be chosen."""
    return _numbered(_held(table, state, seat))


def _leaders(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """Who may lead, each with the vitality that it would have as leader. Rules G4-02, G4-05."""
    return _numbered(tuple(_as_leader(table.cards[card], seat) for card in leaders(table, state, seat)))


def _as_leader(card: KiryokuCard, seat: int) -> Face:
    doubled = 2 * (card.vitality or 0)
    return replace(face(card, seat), shape="leader", stats=(Stat(VITALITY, doubled, doubled),), cost=())


def _from_trash(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    cards = [definition(table, state, number) for number in state.trash[seat]]
    return _numbered(tuple(face(card, seat) for card in cards if card.kind == prompt.args[1]))


def _items(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """Two equal items on a new tag, each with whose it is. Rules Q4-26, Q4-51."""
    frame = state.stack[-1]
    found = state.find(getattr(frame, "card", -1))
    standing = state.field[found[0]][found[1]] if found is not None else None
    items = standing.items if standing is not None else ()
    kept = [items[int(str(atom).removeprefix("item.")) - 1] for atom in prompt.args]
    shown = _numbered(tuple(face(definition(table, state, n), state.cards[n].owner) for n in kept))
    return tuple(replace(each, note=Word("brief-item-of", {"seat": f"@seat:{each.owner}"})) for each in shown)


def _judged(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt) -> tuple[Face, ...]:
    """The hand, each card playable now or with the reason why not."""
    purse = Purse(table, state, seat)
    faces = []
    for number, shown in zip(state.hands[seat], _numbered(_held(table, state, seat)), strict=True):
        card = definition(table, state, number)
        bar = _bars(table, state, seat, prompt.kind, number, card) or _unpaid(purse, card.cost, number)
        faces.append(shown if bar is None else replace(shown, glow="barred", note=bar))
    return tuple(faces)


def _bars(
    table: KiryokuTable, state: KiryokuState, seat: int, kind: str, number: int, card: KiryokuCard
) -> Word | None:
    """What stands in the way of playing a card, but for its cost. Rules G4-12 to G4-24, G4-32."""
    if kind != MAIN and card.kind != EVENT:
        return Word("brief-events-only")
    bar = _BARS[card.kind](table, state, seat, number)
    return None if bar is None else brief(bar)


def brief(bar: Refusal) -> Word:
    """Why something cannot be done, in few words."""
    return Word(f"brief-{bar.reason}", dict(bar.values))


def _bars_tag(table: KiryokuTable, state: KiryokuState, seat: int, number: int) -> Refusal | None:
    found = find_parts(table, state, seat, number)
    return None if isinstance(found, Parts) else found


def _bars_item(table: KiryokuTable, state: KiryokuState, seat: int, number: int) -> Refusal | None:
    return None if bearers(table, state, seat, number) else Refusal("no-target", "Q4-15")


_BARS: dict[str, Callable[[KiryokuTable, KiryokuState, int, int], Refusal | None]] = {
    CHARACTER: bars_call,
    TAG: _bars_tag,
    BATTLE: lambda table, state, seat, number: bars_set(state, seat),
    ITEM: _bars_item,
    EVENT: lambda table, state, seat, number: bars_event(table, state, seat, definition(table, state, number)),
}


def _unpaid(purse: Purse, cost: Cost, played: int) -> Word | None:
    """What is missing to pay a card with: how many, or the right ones. Rules X4-12, X4-14."""
    if purse.affords(cost, played=played):
        return None
    there = len(purse.payers(played=played))
    if there < len(cost.pay):
        return Word("brief-cannot-pay", {"missing": len(cost.pay) - there})
    return Word("brief-cannot-pay-so")


_FACES: dict[str, Callable[[KiryokuTable, KiryokuState, int, Prompt], tuple[Face, ...]]] = {
    "leader": _leaders,
    "discard": _all,
    "adjust": _all,
    "take-back": _from_trash,
    "keep": _items,
    **dict.fromkeys(_WINDOWS, _judged),
}


# --- rows -------------------------------------------------------------------------------------------------------------


def _rows(table: KiryokuTable, state: KiryokuState, seat: int, prompt: Prompt) -> tuple[Row, ...]:
    """What waits to be processed and what the battle would come to, then what can be done on the field, the barred last."""
    most = _ROWS
    told = [*_blow_rows(table, state), *_declared_rows(table, state)]
    done = [*_challenge_row(table, state, seat)] if prompt.kind == MAIN else []
    abilities = sorted(_ability_rows(table, state, seat), key=lambda row: row.barred)
    passing = Row(Word("verb-pass"), Word("row-pass-main" if prompt.kind == MAIN else "row-pass"))
    room = max(0, most - len(told) - len(done) - 1)
    return (*told[: most - 1], *done, *abilities[:room], passing)[:most]


def _declared_rows(table: KiryokuTable, state: KiryokuState) -> list[Row]:
    """What is declared, numbered in the order in which it is processed. Rules G4-15, X4-27."""
    return [
        Row(
            Word("row-declared", {"order": _CIRCLED[k % len(_CIRCLED)], "name": each.name}),
            _whole(each.what),
            forced=True,
        )
        for k, each in enumerate(announced(table, state))
        if not each.open
    ]


def _whole(sentences: tuple[Word, ...]) -> Word | None:
    """Sentences as one, so that none of them is left out unseen."""
    if not sentences:
        return None
    return reduce(lambda one, then: Word("row-then", {"one": one, "then": then}), sentences)


def _blow_rows(table: KiryokuTable, state: KiryokuState) -> list[Row]:
    """The damage to come, to either participant. Rule X4-40."""
    return [
        Row(
            Word("deed-name", {"name": each.target}),
            Word("row-blow", {"attack": each.attack, "defense": each.defense}),
            Word("row-damage", {"amount": each.amount}) if each.amount else Word("row-unharmed"),
            forced=True,
        )
        for each in blows(table, state)
    ]


def _challenge_row(table: KiryokuTable, state: KiryokuState, seat: int) -> list[Row]:
    """Whether and with how many one can challenge. Rules G4-29, X4-36."""
    bar = bars_challenges(table, state)
    places = [place for place, standing in enumerate(state.field[seat]) if standing is not None]
    fit = [place for place in places if bars_fighter(table, state, seat, place) is None]
    if bar is None and not fit:
        bar = Refusal("fighter-exhausted", "Q4-05")
    note = Word("row-challenge", {"count": len(fit)}) if bar is None else brief(bar)
    return [Row(Word("verb-challenge"), note, barred=bar is not None)]


def _ability_rows(table: KiryokuTable, state: KiryokuState, seat: int) -> list[Row]:
    """Every ability on the own side, with its cost, who would use it, or why it cannot be used. Rules G4-13, Q4-51."""
    purse = Purse(table, state, seat)
    return [
        _ability_row(table, state, purse, place, source)
        for place in range(LEADER, len(state.field[seat]))
        for source in sources(table, state, seat, place)
    ]


def _ability_row(table: KiryokuTable, state: KiryokuState, purse: Purse, place: int, source: Source) -> Row:
    ability, card = source.ability, definition(table, state, source.card)
    standing = state.field[purse.seat][place]
    assert standing is not None
    bar = bars_ability(table, state, purse.seat, place, source)
    note: Word | None = brief(bar) if bar is not None else None
    if note is None and not _payable(purse, ability.cost, place):
        exhausted = "R" in ability.cost.pay and not standing.ready
        note = Word("brief-self-exhausted") if exhausted else Word("brief-cannot-pay-so")
    user = Word("row-ability", {"user": definition(table, state, standing.card).title})
    return Row(
        Word("deed-name", {"name": ability.name or card.title}),
        note or user,
        barred=note is not None,
        gems=gems(ability.cost),
    )


def _payable(purse: Purse, cost: Cost, place: int) -> bool:
    if "R" in cost.pay and place not in purse.ready:
        return False
    return purse.affords(cost, source=place)
