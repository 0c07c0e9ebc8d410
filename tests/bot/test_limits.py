"""The check of a serialised payload finds what Discord would refuse."""

import pytest

from bot.limits import faults


def button(label="b", custom_id="b:1:x"):
    return {"type": 2, "label": label, "custom_id": custom_id}


def menu(count, **more):
    return {"type": 3, "custom_id": "m", "options": [{"label": f"o{i}", "value": str(i)} for i in range(count)], **more}


def row(*parts):
    return {"type": 1, "components": list(parts)}


@pytest.mark.parametrize(
    ("payload", "path"),
    [
        ({"components": [row(button("x" * 81))]}, "label"),
        ({"components": [row(button(custom_id="x" * 101))]}, "custom_id"),
        ({"components": [row(button(label=""))]}, "label"),
        ({"components": [row(menu(26))]}, "options"),
        ({"components": [row(menu(0))]}, "options"),
        ({"components": [row(menu(2, placeholder="x" * 151))]}, "placeholder"),
        ({"components": [row({"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "1"}] * 2})]}, "twice"),
        ({"components": [row(*(button(custom_id=f"b{i}") for i in range(6)))]}, "do not fit"),
        ({"components": [row()]}, "do not fit"),
        ({"components": [row(button()), row(button())]}, "twice"),
        ({"components": [{"type": 10, "content": "x" * 2500}, {"type": 10, "content": "x" * 2500}]}, "characters"),
        ({"components": [{"type": 10, "content": ""}]}, "content"),
        ({"components": [{"type": 10, "content": "x"}] * 41}, "41 of"),
        ({"components": [{"type": 12, "items": [{"description": "x" * 1025}]}]}, "description"),
        ({"content": "x" * 2001}, "content"),
    ],
)
def test_what_discord_refuses_is_found(payload, path):
    assert any(path in fault for fault in faults(payload))


def test_what_discord_takes_passes():
    rows = [row(*(button("x" * 80, f"{n}:{i}") for i in range(5))) for n in range(4)]
    full = {"components": [{"type": 10, "content": "x" * 4000}, *rows, row(menu(25, placeholder="x" * 150))]}
    assert faults(full) == []
