"""The commands are measured before Discord does it: each limit, in each language."""

import copy

import pytest

from bot.command_limits import command_faults

GOOD = {
    "name": "duel",
    "description": "Play a match",
    "type": 1,
    "name_localizations": {"ja": "決闘"},
    "description_localizations": {"ja": "対戦する"},
    "options": [
        {
            "type": 1,
            "name": "challenge",
            "description": "Challenge somebody",
            "options": [
                {
                    "type": 3,
                    "name": "game",
                    "description": "Which game",
                    "required": True,
                    "choices": [{"name": "A", "value": "a", "name_localizations": {"ja": "甲"}}],
                },
                {"type": 6, "name": "opponent", "description": "Whom"},
            ],
        }
    ],
}


def test_what_discord_takes_has_no_faults():
    assert command_faults([GOOD, {"type": 2, "name": "Challenge", "name_localizations": {"ja": "挑戦 する"}}]) == []


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("name",), "Duel", "name in default"),
        (("name_localizations",), {"ru": "Версия"}, "name in ru"),
        (("name_localizations",), {"ja": "決闘 挑戦"}, "name in ja"),
        (("name_localizations",), {"ja": "長" * 33}, "name in ja"),
        (("name_localizations",), {"tr": "İ"}, "name in tr"),
        (("name_localizations",), {"ja": "⚔"}, "name in ja"),
        (("description",), "", "description in default"),
        (("description_localizations",), {"ja": "長" * 101}, "description in ja"),
        (("options", 0, "options", 0, "choices"), [{"name": str(n), "value": "x"} for n in range(26)], "26 choices"),
        (("options", 0, "options", 0, "autocomplete"), True, "exclude each other"),
        (("options", 0, "options", 1, "required"), True, None),
        (("options", 0, "options", 0, "required"), False, None),
        (("options", 0, "options", 1, "name"), "game", "stands twice"),
        (("options", 0, "options", 1, "name_localizations"), {"ja": "game"}, "stands twice in ja"),
        (("options", 0, "type"), 3, None),
    ],
)
def test_each_limit_is_found_with_its_place(path, value, said):
    command = copy.deepcopy(GOOD)
    part = command
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    faults = command_faults([command])
    if said is None:
        assert faults == []
    else:
        assert any(said in fault for fault in faults), faults


def test_what_is_required_comes_first_and_kinds_are_not_mixed():
    command = copy.deepcopy(GOOD)
    command["options"][0]["options"].reverse()
    assert any("required" in fault for fault in command_faults([command]))
    command["options"].append({"type": 3, "name": "x", "description": "x"})
    assert any("mixed" in fault for fault in command_faults([command]))


def test_names_that_meet_in_one_language_only():
    other = {**copy.deepcopy(GOOD), "name": "fight"}
    assert [fault for fault in command_faults([GOOD, other]) if "stands twice in ja" in fault]


def test_too_many_and_too_long():
    many = [{"type": 1, "name": f"c{n}", "description": "d"} for n in range(101)]
    assert any("too many" in fault for fault in command_faults(many))
    long = copy.deepcopy(GOOD)
    long["options"] = [
        {
            "type": 1,
            "name": f"o{n}",
            "description": "d" * 100,
            "options": [{"type": 3, "name": f"p{m}", "description": "d" * 100} for m in range(4)],
        }
        for n in range(25)
    ]
    assert any("characters of at most 8000" in fault for fault in command_faults([long]))
