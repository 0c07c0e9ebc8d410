"""Proofs of rolls and of janken: the published ones hold, and whatever is changed in one is found."""

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.cli import main
from engine.proofs import JankenProof, RollProof, Round, faults, text_of, verify_text
from engine.sources import Faulty

ROOT = Path(__file__).parents[2]
PUBLISHED = (
    re.search(r"```jsonl\n(.*?)```", (ROOT / "docs/fairness.md").read_text("utf-8"), re.DOTALL)[1].strip().split("\n")
)
READ = [msgspec.json.decode(line, type=RollProof | JankenProof) for line in PUBLISHED]
ROLLS = [proof for proof in READ if isinstance(proof, RollProof)]
(JANKEN,) = [proof for proof in READ if isinstance(proof, JankenProof)]
OTHER = "00" * 32


@pytest.mark.parametrize("line", PUBLISHED)
def test_what_is_published_holds(line, tmp_path):
    assert verify_text(line, "p") == []
    file = tmp_path / "proof.txt"
    file.write_text(line + "\n", "utf-8")
    assert main(["verify", str(file)]) == 0


@pytest.mark.parametrize("proof", ROLLS, ids=lambda proof: proof.notation)
def test_what_was_changed_in_a_roll_is_found(proof):
    (sides, die), *rest = proof.drawn
    changes = [
        replace(proof, seed=OTHER),
        replace(proof, seed=OTHER, commitment=READ[-1].commitment),
        replace(proof, seed="00"),
        replace(proof, commitment=OTHER),
        replace(proof, added=("31", proof.added[1])),
        replace(proof, added=(proof.added[0], "31")),
        replace(proof, added=proof.added[::-1]),
        replace(proof, notation="1d20"),
        replace(proof, notation="nothing"),
        replace(proof, drawn=((sides, die % sides + 1), *rest)),
        replace(proof, drawn=(*proof.drawn, (6, 1))),
        replace(proof, drawn=proof.drawn[:-1]),
        replace(proof, format=2),
    ]
    assert [changed for changed in changes if not faults(changed)] == []


def test_what_was_changed_in_janken_is_found():
    first, *rest = JANKEN.rounds
    changes = [
        replace(JANKEN, seed=OTHER),
        replace(JANKEN, commitment=OTHER),
        replace(JANKEN, players=JANKEN.players[::-1]),
        replace(JANKEN, players=("617", "0")),
        replace(JANKEN, winner=1),
        replace(JANKEN, best_of=1),
        replace(JANKEN, best_of=5),
        replace(JANKEN, rounds=tuple(rest)),
        replace(JANKEN, rounds=JANKEN.rounds[:-1]),
        replace(JANKEN, rounds=(*rest, first)),
        replace(JANKEN, rounds=(Round(("paper", "paper"), first.promises), *rest)),
        replace(JANKEN, rounds=(Round(("well", "rock"), first.promises), *rest)),
        replace(JANKEN, rounds=(Round(first.picks, first.promises[::-1]), *rest)),
    ]
    assert [changed for changed in changes if not faults(changed)] == []


@pytest.mark.parametrize(
    "text",
    [
        '{"line":"roll"}',
        text_of(ROLLS[0]).replace('"seed":"', '"seed":"zz'),
        text_of(ROLLS[0]) + text_of(ROLLS[0]),
        text_of(JANKEN).replace('"winner":0', '"winner":2'),
        '{"line":"janken","rounds":' + "[" * 5000,
        '{"line":"nothing"}',
    ],
)
def test_what_is_no_proof_is_said(text, tmp_path):
    with pytest.raises(Faulty):
        verify_text(text, "p")
    file = tmp_path / "proof.txt"
    file.write_text(text, "utf-8")
    assert main(["verify", str(file)]) == 1
