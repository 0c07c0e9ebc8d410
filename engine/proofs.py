"""Proofs of rolls and of janken: one line of JSON each, which anybody can hold against what was promised.

`verify_text` says everything that does not hold in such a line, or in a match's transcript; `docs/fairness.md` says how it is checked
without this program, and what it does and does not prove.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from engine import transcript
from engine.dice import parse, throw
from engine.janken import MARKS, pick_promise, score_of
from engine.refusal import Refusal
from engine.sources import Fault, Faulty
from engine.stream import SEED_BYTES, commitment, open_stream

FORMAT = 1
_LINE = 1
_DRAWN_AT_MOST = 10_000

Hex = Annotated[str, Meta(pattern="^(?:[0-9a-f]{2})*$")]
Die = tuple[int, int]


class RollProof(Struct, frozen=True, omit_defaults=True, tag_field="line", tag="roll"):
    """A roll: what was thrown, from which seed, and what fell. ``added``: the roller's id and that of their press."""

    number: int
    notation: str
    seed: Hex
    added: tuple[Hex, Hex]
    commitment: str
    drawn: tuple[Die, ...]
    """Every die in the order in which it fell, as its sides and what it showed.

    A choice from a list is one die with as many sides as there are things.
    """
    format: int = FORMAT


class Round(Struct, frozen=True):
    """A round of janken: what each showed, and the promise that stood for it before."""

    picks: tuple[str, str]
    promises: tuple[str, str]


class JankenProof(Struct, frozen=True, omit_defaults=True, tag_field="line", tag="janken"):
    """A game of janken. ``players``: their ids, 0 for the bot. ``winner``: the seat."""

    number: int
    seed: Hex
    commitment: str
    players: tuple[str, str]
    best_of: int
    rounds: tuple[Round, ...]
    winner: Annotated[int, Meta(ge=0, le=1)]
    format: int = FORMAT


Proof = RollProof | JankenProof
_proof = msgspec.json.Decoder(Proof)


class _Kind(Struct):
    line: str = ""


_kind = msgspec.json.Decoder(_Kind)
_ALONE = ("roll", "janken")


def text_of(proof: Proof) -> str:
    """The proof as a line."""
    return msgspec.json.encode(proof).decode() + "\n"


def verify_text(text: str, file: str) -> list[Fault]:
    """Everything in a transcript or a proof that does not hold, each at its line. Raises `Faulty` for a text that is neither."""
    if not is_proof(text):
        return transcript.verify(transcript.read(text, file), file)
    try:
        proof = _proof.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Faulty([Fault(file, _LINE, f"expected a proof of a roll or of janken: {error}")]) from error
    return [Fault(file, _LINE, wrong) for wrong in faults(proof)]


def faults(proof: Proof) -> list[str]:
    """What does not hold in a proof; nothing where all of it does."""
    if proof.format != FORMAT:
        return [f"expected format {FORMAT}, found {proof.format}"]
    seed = bytes.fromhex(proof.seed)
    if len(seed) != SEED_BYTES:
        return [f"expected a seed of {SEED_BYTES} bytes, found {len(seed)}"]
    wrong = [] if commitment(seed) == proof.commitment else ["expected a seed that fits the commitment"]
    return wrong + (_roll(proof, seed) if isinstance(proof, RollProof) else _janken(proof, seed))


def is_proof(text: str) -> bool:
    """Whether a text is a proof of a roll or of janken, rather than a transcript."""
    try:
        return _kind.decode(text.partition("\n")[0]).line in _ALONE
    except (msgspec.DecodeError, RecursionError):
        return False


def _roll(proof: RollProof, seed: bytes) -> list[str]:
    try:
        roll = parse(proof.notation)
    except Refusal as refusal:
        return [f"expected dice, found `{proof.notation}` ({refusal.reason})"]
    drawn = throw(roll, open_stream(seed, [bytes.fromhex(part) for part in proof.added])).drawn
    return [] if drawn == proof.drawn else [f"expected the dice {_said(drawn)}, found {_said(proof.drawn)}"]


def _said(drawn: Sequence[Die]) -> str:
    return ", ".join(f"{die} of {sides}" for sides, die in drawn[:_DRAWN_AT_MOST])


def _janken(proof: JankenProof, seed: bytes) -> list[str]:
    wrong = []
    for number, thrown in enumerate(proof.rounds, 1):
        if not set(thrown.picks) <= set(MARKS):
            return [f"expected rock, paper or scissors in round {number}"]
        promised = tuple(
            pick_promise(seed, number, player, mark) for player, mark in zip(proof.players, thrown.picks, strict=True)
        )
        if promised != thrown.promises:
            wrong.append(f"expected the promises {promised} in round {number}, found {thrown.promises}")
    score, needed = score_of([thrown.picks for thrown in proof.rounds]), proof.best_of // 2 + 1
    if score[proof.winner] != needed or score[1 - proof.winner] >= needed:
        wrong.append(f"expected a winner of {needed} rounds, found {score[0]} to {score[1]}")
    return wrong
