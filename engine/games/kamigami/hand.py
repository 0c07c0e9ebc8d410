"""A seat's private part of the view: its hand, what it is asked, what each card and skill can do now, or why it cannot."""

from __future__ import annotations

from msgspec.structs import replace

from engine.decision import Prompt
from engine.games.kamigami.aftermath import next_in_line
from engine.games.kamigami.asking import open_prompt
from engine.games.kamigami.permits import (
    bars_action,
    bars_bearing,
    bars_charge,
    bars_deploy,
    bars_play,
    bars_retreat,
    bars_setting,
    bars_skill,
)
from engine.games.kamigami.questions import discarded, searchable
from engine.games.kamigami.reckoning import SHACKLE, forecast, hindered, retreat_cost, skill_cost, skill_of
from engine.games.kamigami.sheet import ENERGY, face
from engine.games.kamigami.state import MAIN, KamigamiState, Unit
from engine.games.kamigami.texts import EX
from engine.games.kamigami.verbs import REINFORCEMENT, UNIT
from engine.games.kamigami.zones import KamigamiTable, main_unit, unit_at
from engine.piles import definition
from engine.refusal import Refusal
from engine.view import Face, Hand, Name, Row, Stat, Word

ACT = "act"
"""The question of a turn: what to do now."""
_FROM_HAND = ("discard", "attach")
_ROWS, _ROWS_BESIDE_MANY = 6, 4
_MANY = 8
"""With more cards in hand than this fewer rows are shown."""


def hand(table: KamigamiTable, state: KamigamiState, seat: int) -> Hand:
    """What this seat holds and is asked."""
    prompt = open_prompt(state, seat)
    turn = prompt is not None and prompt.kind == ACT
    return Hand(
        faces=_faces(table, state, seat, prompt),
        question=_question(prompt) if prompt is not None else None,
        rows=_rows(table, state, seat) if turn else (),
        hint=Word("hint-actions", _done(state)) if turn else None,
    )


def _question(prompt: Prompt) -> Word:
    values: dict[str, int | str | Name] = {}
    if prompt.kind == "choose":
        low, high = prompt.args[:2]
        key = "ask-choose" if low else "ask-choose-up-to"
        return Word(key, {"count": int(high)})
    if prompt.kind == "strike" and int(prompt.args[0]) > 1:
        return Word("ask-strike-times", {"count": int(prompt.args[0])})
    if prompt.args and isinstance(prompt.args[0], int):
        values["count"] = prompt.args[0]
    return Word(f"ask-{prompt.kind}", values)


def _done(state: KamigamiState) -> dict[str, int | str | Name]:
    """What may be done once a turn, and whether it was. Rules G1-11, G1-20."""
    once = {"charge": state.charged, "retreat": state.retreated, "strategy": state.strategy}
    return {key: "@hint-done" if done else "@hint-open" for key, done in once.items()}


# --- cards ------------------------------------------------------------------------------------------------------------


def _faces(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt | None) -> tuple[Face, ...]:
    """The hand, or the cards of another zone that are asked about."""
    kind = prompt.kind if prompt is not None else ""
    if prompt is not None and kind in ("search", "take-back", "order"):
        return _numbered(table, state, seat, _elsewhere(table, state, seat, prompt))
    held = [replace(face(definition(table, state, n), seat), number=k) for k, n in enumerate(state.hands[seat], 1)]
    if kind in _FROM_HAND:
        return tuple(replace(shown, glow="choice") for shown in held)
    if kind in (ACT, "lead"):
        bars = (_bars_card(table, state, seat, number, kind) for number in state.hands[seat])
        return tuple(_permitted(shown, bar) for shown, bar in zip(held, bars, strict=True))
    return tuple(replace(shown, number=0) for shown in held)


def _elsewhere(table: KamigamiTable, state: KamigamiState, seat: int, prompt: Prompt) -> list[int]:
    """The cards that a question is about which are not in hand."""
    if prompt.kind == "search":
        return searchable(table, state, seat, prompt.args)
    if prompt.kind == "take-back":
        return [state.discards[seat][place] for place in discarded(table, state, seat, prompt.args)]
    return [waiting.card for waiting in next_in_line(state)]


def _numbered(table: KamigamiTable, state: KamigamiState, seat: int, numbers: list[int]) -> tuple[Face, ...]:
    shown = (face(definition(table, state, number), seat) for number in numbers)
    return tuple(replace(card, number=k, glow="choice") for k, card in enumerate(shown, 1))


def _permitted(shown: Face, bar: Refusal | None) -> Face:
    """A card that can be played now, or with the reason why not."""
    return replace(shown, glow="choice") if bar is None else replace(shown, glow="barred", note=brief(bar))


def brief(bar: Refusal) -> Word:
    """Why something cannot be done, in few words."""
    return Word(f"brief-{bar.reason}", dict(bar.values))


def _bars_card(table: KamigamiTable, state: KamigamiState, seat: int, number: int, kind: str) -> Refusal | None:
    """What stands in the way of playing a card of the hand. Rules G1-11 to G1-14, G1-16, G1-20, G1-22."""
    card = definition(table, state, number)
    if kind == "lead":
        return None if card.kind == UNIT else Refusal("not-a-unit", "G1-16")
    bar = bars_action(state)
    if bar is not None:
        return bar
    if card.kind == UNIT:
        return bars_deploy(table, state, seat, number)
    if card.kind == REINFORCEMENT:
        return bars_setting(state) or _bars_every_unit(state, seat)
    return bars_play(table, state, seat, number)


def _bars_every_unit(state: KamigamiState, seat: int) -> Refusal | None:
    """Why nothing can be set on any unit; None where it can on one."""
    bars = [bars_bearing(state, seat, slot) for slot in state.living(seat)]
    return None if None in bars else next((bar for bar in bars if bar is not None), None)


# --- rows -------------------------------------------------------------------------------------------------------------


def _rows(table: KamigamiTable, state: KamigamiState, seat: int) -> tuple[Row, ...]:
    """The main unit's skills, EX skills, charge and retreat: cost, what it would do, or why it cannot be done."""
    main = main_unit(state, seat)
    skills = [_skill_row(table, state, seat, main, k) for k in _skills(table, state, main)] if main is not None else []
    actions = [_charge_row(table, state, seat), _retreat_row(table, state, seat)]
    ex = sorted(_ex_rows(table, state, seat), key=lambda row: row.barred)
    most = _ROWS if len(state.hands[seat]) <= _MANY else _ROWS_BESIDE_MANY
    room = max(0, most - len(skills) - len(actions))
    return (*skills, *ex[:room], *actions)[:most]


def _skills(table: KamigamiTable, state: KamigamiState, unit: Unit) -> range:
    return range(1, len(definition(table, state, unit.card).skills) + 1)


def _skill_row(table: KamigamiTable, state: KamigamiState, seat: int, unit: Unit, number: int) -> Row:
    """A printed skill. Rules G1-23 to G1-25."""
    part = f"skill.{number}"
    bar = bars_skill(table, state, seat, MAIN, unit.card, part)
    note = brief(bar) if bar is not None else _shackled(state, seat, unit, MAIN)
    name = skill_of(definition(table, state, unit.card), part).name
    title = Word("skill-title", {"name": name}) if name is not None else Word("skill-nameless")
    row = Row(title, note, barred=bar is not None)
    return _with_numbers(table, state, seat, (unit, MAIN, unit.card, part), row)


def _ex_rows(table: KamigamiTable, state: KamigamiState, seat: int) -> list[Row]:
    """Every EX skill on an own unit, once where several cards of one name give it the same. Rules G1-15, A1-20."""
    rows = []
    for slot in state.living(seat):
        unit = unit_at(state, seat, slot)
        for number in unit.sets:
            card = definition(table, state, number)
            if card.ex is None:
                continue
            bar = bars_action(state) or bars_skill(table, state, seat, slot, number, EX)
            names = {"card": card.title, "unit": definition(table, state, unit.card).title}
            note = brief(bar) if bar is not None else _shackled(state, seat, unit, slot) or Word("row-ex", dict(names))
            title = Word("ex-title", {"name": card.ex.name}) if card.ex.name is not None else Word("ex-nameless")
            row = Row(title, note, barred=bar is not None)
            row = _with_numbers(table, state, seat, (unit, slot, number, EX), row)
            rows += [row] if row not in rows else []
    return rows


def _shackled(state: KamigamiState, seat: int, unit: Unit, slot: int) -> Word | None:
    """A skill that needs a janken won first. Rule G1-Q5."""
    return Word("row-shackled") if hindered(state, SHACKLE, seat, unit, slot) else None


def _with_numbers(
    table: KamigamiTable, state: KamigamiState, seat: int, skill: tuple[Unit, int, int, str], row: Row
) -> Row:
    """A skill's row with its cost and the damage that it would deal to the rival's main unit now. Rules A1-15, A1-21."""
    unit, slot, card, part = skill
    printed = skill_of(definition(table, state, card), part)
    dealt = forecast(table, state, seat, unit, slot, card, part)
    damage = Stat("damage", dealt.total, dealt.base) if dealt is not None else None
    return replace(row, emblem=ENERGY, cost=skill_cost(table, state, seat, unit, printed), stat=damage)


def _charge_row(table: KamigamiTable, state: KamigamiState, seat: int) -> Row:
    """Once a turn. Rule G1-20."""
    bar = bars_action(state) or bars_charge(table, state, seat)
    return Row(Word("verb-charge"), brief(bar) if bar else Word("row-charge"), barred=bar is not None, emblem=ENERGY)


def _retreat_row(table: KamigamiTable, state: KamigamiState, seat: int) -> Row:
    """Once a turn, with the energy that it needs. Rules G1-10, G1-20, A1-14."""
    main = main_unit(state, seat)
    barred = bars_retreat(table, state, seat) if main is not None else Refusal("no-unit-there", "A1-38")
    bar = bars_action(state) or barred
    cost = retreat_cost(table, state, seat, main) if main is not None else 0
    note = brief(bar) if bar is not None else Word("row-retreat")
    return Row(Word("verb-retreat"), note, barred=bar is not None, emblem=ENERGY, cost=cost)
