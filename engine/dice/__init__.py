"""Dice by notation, as a person types them: ``2d6+3``, ``4d6kh3 # strength``, ``3B6>=4``, ``D66``, ``choice[tea,coffee]``, ``４ｄ６``.

`parse` reads, `throw` throws. Everything is bounded before anything is counted, so no text costs more than another; what is not a
notation is a `Refusal`, and nothing of it is ever read as something else. The forms are those of the dice bots that Japanese tables
know; `docs/commands.md` lists them with their bounds.

Start with `notation` (what can be read, and how), then `throwing` (what falls). How a roll looks to people is none of this room's business.
"""

from engine.dice.notation import (
    AS_IT_FALLS,
    ASCENDING,
    DESCENDING,
    DICE,
    LENGTH,
    NUMBER,
    SIDES,
    TERMS,
    TIMES,
    Choice,
    Pair,
    Pool,
    Roll,
    Sum,
    Target,
    Term,
    is_secret,
    parse,
)
from engine.dice.throwing import MORE, MORE_IN_ALL, Fallen, Result, Source, Thrown, throw

__all__ = [
    "ASCENDING",
    "AS_IT_FALLS",
    "DESCENDING",
    "DICE",
    "LENGTH",
    "MORE",
    "MORE_IN_ALL",
    "NUMBER",
    "SIDES",
    "TERMS",
    "TIMES",
    "Choice",
    "Fallen",
    "Pair",
    "Pool",
    "Result",
    "Roll",
    "Source",
    "Sum",
    "Target",
    "Term",
    "Thrown",
    "is_secret",
    "parse",
    "throw",
]
