"""Holding what an author wrote against the type that it is to become: every mismatch is told, with its line, not the first alone.

msgspec decodes strictly, but stops at the first mistake and speaks of types. Here the same types are walked along with the text, and each
place that does not fit is worded for somebody who has never programmed. What a type checks by itself, in its ``__post_init__``, is asked
of each part that has no other fault. In the end msgspec has the last word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from typing import cast

import msgspec
from msgspec import inspect as types

from engine.effects import Misfit, OneVerb
from engine.sets.faults import fault, unknown
from engine.sources import Fault, Source, plain_name
from engine.view import Word

_described = cache(types.type_info)
_Check = Callable[[Source, types.Type], Iterator[Fault]]


def mismatches(place: Source, kind: type) -> Iterator[Fault]:
    """Everything at a place, and within it, that does not fit a type."""
    yield from _mismatches(place, _described(kind))


def _mismatches(place: Source, kind: types.Type) -> Iterator[Fault]:
    if isinstance(kind, types.Metadata):
        kind = kind.type
    check = _CHECKS.get(type(kind))
    if check is not None:
        yield from check(place, kind)


def _wrong_kind(place: Source, expected: str) -> Fault:
    return fault(
        place, "kind", expected=Word(f"expected-{expected}"), found=Word(f"expected-{_SPOKEN.get(place.kind, 'text')}")
    )


_SPOKEN = {
    "map": "mapping",
    "seq": "list",
    "str": "text",
    "int": "number",
    "bool": "yes-no",
    "float": "fraction",
    "null": "nothing",
    "timestamp": "date",
}


def _struct(place: Source, kind: types.Type) -> Iterator[Fault]:
    assert isinstance(kind, types.StructType)
    if place.kind != "map":
        yield _wrong_kind(place, "mapping")
        return
    fields = {field.encode_name: field for field in kind.fields}
    faultless = True
    for found in _fields(place, fields):
        faultless = False
        yield found
    if issubclass(kind.cls, OneVerb):
        named = [key.written for key, value in place.entries() if key.written in fields and value.kind != "null"]
        if faultless and len(named) != 1:
            yield fault(place, "one-verb", known=_all_of(fields), count=len(named))
    elif faultless:
        yield from _bounds(place)
        yield from _own_check(place, kind.cls) if hasattr(kind.cls, "__post_init__") else ()


def _all_of(fields: dict[str, types.Field]) -> Word:
    return Word("fault-said", {"text": plain_name(", ".join(fields))})


def _fields(place: Source, fields: dict[str, types.Field]) -> Iterator[Fault]:
    for key, value in place.entries():
        field = fields.get(key.written)
        if field is None and value.kind == "null" and " " in key.written:
            yield fault(key, "key-comma", key=key.written)
        elif field is None:
            yield unknown(key, "key", key.written, fields)
        elif value.kind == "null" and not field.required and field.default is None:
            continue
        else:
            yield from _mismatches(value, field.type)
    present = set(place.names())
    for name, field in fields.items():
        if field.required and name not in present:
            yield fault(place, "key-missing", key=name)


def _bounds(place: Source) -> Iterator[Fault]:
    """A condition that can never hold: at least more than at most."""
    low, high = (place.get(name) for name in ("at-least", "at-most"))
    if low is not None and high is not None and cast("int", low.plain()) > cast("int", high.plain()):
        yield fault(low, "between", low=low.written, high=high.written)


def _own_check(place: Source, kind: type) -> Iterator[Fault]:
    """What the type says itself of values that fit each by each; its game words it."""
    try:
        msgspec.convert(place.plain(), kind)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, Misfit):
            game = kind.__module__.split(".")[2]
            yield fault(place, "rule", game, text=Word(f"misfit-{error.__cause__.reason}"))
        else:
            yield fault(place, "rule", text=str(error))


def _union(place: Source, kind: types.Type) -> Iterator[Fault]:
    assert isinstance(kind, types.UnionType)
    members = [member for member in kind.types if not isinstance(member, types.NoneType)]
    if place.kind == "null" and len(members) < len(kind.types):
        return
    tried = [list(_mismatches(place, member)) for member in members]
    if all(tried):
        yield from min(tried, key=len)


def _list(place: Source, kind: types.Type) -> Iterator[Fault]:
    assert isinstance(kind, (types.VarTupleType, types.ListType))
    if place.kind != "seq":
        yield _wrong_kind(place, "list")
        return
    parts = list(place.items())
    yield from _count(place, len(parts), kind.min_length or 0, kind.max_length)
    for part in parts:
        yield from _mismatches(part, kind.item_type)


def _count(place: Source, count: int, low: int, high: int | None) -> Iterator[Fault]:
    if high is not None and not low <= count <= high:
        yield fault(place, "count", low=low, high=high, found=count)
    elif count < low:
        yield fault(place, "count-low", low=low, found=count)


def _tuple(place: Source, kind: types.Type) -> Iterator[Fault]:
    assert isinstance(kind, types.TupleType)
    if place.kind != "seq":
        yield _wrong_kind(place, "list")
        return
    parts = list(place.items())
    yield from _count(place, len(parts), len(kind.item_types), len(kind.item_types))
    for part, member in zip(parts, kind.item_types, strict=False):
        yield from _mismatches(part, member)


def _dict(place: Source, kind: types.Type) -> Iterator[Fault]:
    assert isinstance(kind, types.DictType)
    if place.kind != "map":
        yield _wrong_kind(place, "mapping")
        return
    for key, value in place.entries():
        yield from _mismatches(key, kind.key_type)
        yield from _mismatches(value, kind.value_type)


def _literal(place: Source, kind: types.Type) -> Iterator[Fault]:
    assert isinstance(kind, types.LiteralType)
    if place.kind in ("map", "seq"):
        yield _wrong_kind(place, "text")
    elif place.kind != "str" or place.written not in kind.values:
        yield unknown(place, "value", place.written, [str(value) for value in kind.values])


def _int(place: Source, kind: types.Type) -> Iterator[Fault]:
    assert isinstance(kind, types.IntType)
    if place.kind == "str":
        yield _no_number(place)
        return
    if place.kind != "int":
        yield _wrong_kind(place, "number")
        return
    number = cast("int", place.plain())
    low, high, step = kind.ge, kind.le, kind.multiple_of
    if (low is not None and number < low) or (high is not None and number > high):
        yield fault(place, "number", found=place.written, low=low or 0, high=high or 0)
    elif step is not None and number % step:
        yield fault(place, "number-step", found=place.written, step=int(step))


def _no_number(place: Source) -> Fault:
    """Digits of a Japanese keyboard look like a number, and are a text."""
    plain = unicodedata.normalize("NFKC", place.written)
    if plain.isascii() and plain.isdigit():
        return fault(
            place, "number-bare" if plain == place.written else "number-wide", found=place.written, wanted=plain
        )
    return fault(place, "number-text", found=place.written)


def _bool(place: Source, _kind: types.Type) -> Iterator[Fault]:
    if place.kind != "bool":
        yield _wrong_kind(place, "yes-no")


def _text(place: Source, kind: types.Type) -> Iterator[Fault]:
    assert isinstance(kind, types.StrType)
    if place.kind in ("map", "seq", "null"):
        yield _wrong_kind(place, "text")
    elif place.kind != "str":
        yield fault(place, "quotes", written=place.written)
    elif len(place.written) < (kind.min_length or 0):
        yield fault(place, "text-empty")
    elif kind.pattern is not None and re.search(kind.pattern, place.written) is None:
        yield fault(place, "pattern", found=place.written)


_CHECKS: dict[type[types.Type], _Check] = {
    types.StructType: _struct,
    types.UnionType: _union,
    types.VarTupleType: _list,
    types.ListType: _list,
    types.TupleType: _tuple,
    types.DictType: _dict,
    types.LiteralType: _literal,
    types.IntType: _int,
    types.BoolType: _bool,
    types.StrType: _text,
}
"""What is held against each kind of type; of any other, msgspec alone is asked."""
