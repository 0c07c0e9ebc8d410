"""What an author of Kasane cards may write, what a position may be, and what a host may choose."""

import msgspec
import pytest

from engine.cli import main
from engine.game import Position
from engine.games.kasane.state import NOBODY, Stack
from engine.house import options
from tests.engine.games.kasane.positions import GAME, card, character, laid

PLAIN = [character(f"p{n}") for n in range(2)]


def test_every_house_rule_names_its_clause():
    assert [option.name for option in options(GAME.house_type) if not option.rule] == []


BP = {"level": 1, "type": "beast", "bp": [5000]}
SHINE = {"bp": {"amount": 1000}}


@pytest.mark.parametrize(
    ("facts", "wrong"),
    [
        ({"level": 1, "type": "beast"}, "at least one `bp`"),
        ({**BP, "bp": [None]}, "at least one `bp`"),
        ({**BP, "bp": [1, 2, 3, 4, 5]}, "length"),
        ({**BP, "type": "dragon"}, "Invalid enum"),
        ({**BP, "cost": 1}, "no `cost`"),
        ({**BP, "number": "KS 1"}, "matching regex"),
        ({**BP, "number": "KS-1-X"}, "matching regex"),
        ({"kind": "scene"}, "`cost`"),
        ({"kind": "scene", "cost": 1, "level": 1}, "neither"),
        ({"kind": "scene", "cost": 1, "abilities": [{"when": "enter", "effects": [SHINE]}]}, "no single battle area"),
        (
            {"kind": "scene", "cost": 1, "abilities": [{"when": "enter", "states": [2], "effects": [{"draw": {}}]}]},
            "no single battle area",
        ),
        ({**BP, "abilities": [{"when": "activate", "effects": [SHINE]}]}, "`limit`"),
        ({**BP, "abilities": [{"when": "enter", "limit": 1, "effects": [SHINE]}]}, "`limit`"),
        ({**BP, "abilities": [{"when": "enter", "cost": {}, "effects": [SHINE]}]}, "`cost`"),
        ({**BP, "abilities": [{"when": "continuous", "must": True, "effects": [SHINE]}]}, "`must`"),
        ({**BP, "abilities": [{"when": "continuous", "effects": [{"draw": {}}]}]}, "`continuous`"),
        ({**BP, "abilities": [{"when": "continuous", "effects": [{"bp": {"amount": 1, "who": "one-own"}}]}]}, "chosen"),
        ({**BP, "abilities": [{"when": "continuous", "effects": [{"read-ex": {}}]}]}, "expected `ex`"),
        ({**BP, "abilities": [{"when": "enter", "effects": [{"draw": {}, "search": {}}]}]}, "exactly one"),
    ],
)
def test_what_a_card_cannot_be(facts, wrong):
    with pytest.raises(msgspec.ValidationError, match=wrong):
        card("x", **facts)


@pytest.mark.parametrize(
    ("zones", "wrong"),
    [
        ({"area": {"2": "p0"}}, "numbered one by one"),
        ({"area": {"1.2": "p0"}}, "numbered one by one"),
        ({"area": {"x": "p0"}}, "no slot"),
        ({"area": ["scene"]}, "expected a character"),
        ({"scene": ["p0"]}, "expected one scene"),
        ({"bench": ["p0"]}, "no zone"),
        ({"hand": ["nobody"]}, "unknown card"),
        ({"area": {"1": Position.Card("p0", {"hp": 3})}}, "no counter"),
        ({"area": ["p0", "p1"]}, "both seats"),
    ],
)
def test_positions_that_are_not_possible(zones, wrong):
    with pytest.raises(ValueError, match=wrong):
        laid(({"hand": ["p0"]}, zones), (*PLAIN, card("scene", kind="scene", cost=0)))


def test_a_phase_that_is_none():
    with pytest.raises(ValueError, match="no phase"):
        laid(({"hand": ["p0"]}, {"hand": ["p0"]}), PLAIN, "battle")


def test_a_level_up_is_told_by_what_lies_there():
    """Rule G3-29: once for each character and turn; a character just set may be levelled up once (Q3-10)."""
    match = laid(({"hand": ["p0"]}, {"hand": ["p0"]}), PLAIN)
    state = match.state
    for stack, leveled in [
        (Stack((0,), 1), False),
        (Stack((0, 1), 2), True),
        (Stack((0, 1), 1), True),
        (Stack((0, 1), 0), False),
        (Stack((0, 1, 2), 1), True),
    ]:
        state.field[0] = [stack]
        assert state.leveled(0, 0) is leveled
    assert state.scene == NOBODY


ODD = """
set: odd
name: {ja: 変, en: Odd}
cards:
  - {id: odd-1, name: {ja: 奇, en: Odd}, level: 1, type: might, bp: [1000]}
  - {id: odd-2, name: {ja: 奇, en: Odd}, level: 2, type: might, bp: [2000]}
  - {id: odd-3, name: {ja: 奇, en: Odd}, level: 3, type: might, bp: [3000, 5000, 9000]}
"""


def test_a_column_that_a_stack_can_come_to_and_is_not_printed_is_remarked(tmp_path, capsys):
    """Rule Q3-19: it is told when the set is checked, and no fault."""
    file = tmp_path / "kasane" / "odd.yaml"
    file.parent.mkdir()
    file.write_text(ODD, "utf-8")
    assert main(["check", str(file)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out == f"{file}:6: Note: Odd prints no BP for 2 stacked cards; a lower column is read. Q3-19\n"
