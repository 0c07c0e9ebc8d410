"""What people wrote, as it may stand in a message."""

import pytest

from bot.components.markup import plain
from bot.limits import cut

NASTY = [
    "@everyone",
    "```@everyone",
    "<@&1>",
    "<@1>",
    "</quit:1>",
    "# big",
    "> q",
    "||x||",
    "[t](http://x.y)",
    "**a**",
    "_b_",
    "~~c~~",
    "<:e:1>",
    "- list",
]


@pytest.mark.parametrize("text", NASTY)
def test_nothing_in_a_name_works(text):
    shown = plain(text)
    assert shown.replace("\\", "") == text
    for sign in "*_~|`<>[]()#@":
        at = [i for i, char in enumerate(shown) if char == sign]
        assert all(shown[i - 1] == "\\" for i in at), shown


@pytest.mark.parametrize("text", ["あ" * 200, "👨‍👩‍👧‍👦" * 40, "e\u0301" * 100, "🇯🇵" * 60, "x" * 80, "短い"])
def test_text_is_cut_between_signs(text):
    shown = cut(text, 80)
    assert len(shown) <= 80
    if len(text) <= 80:
        assert shown == text
    else:
        assert shown.endswith("…")
        assert text.startswith(shown[:-1])
        rest = text[len(shown) - 1 :]
        assert rest[0] not in "\u0301\u200d"
        assert not shown[:-1].endswith("\u200d")
