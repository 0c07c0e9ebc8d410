"""Text cut into what the eye takes for one sign each: a letter with its accents, a flag, a family.

Clusters choose their font or emoji picture as a whole, and a text is never cut inside one; invisible signs are dropped. `seen` puts
letters that run right to left in the order in which they are seen and gives Arabic letters their joined forms, since the pinned layout
engine does neither.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 400
"""Characters that are looked at; whatever is drawn on a picture is shorter."""
_MARKS_KEPT = 2
_EMOJI_STYLE = "\ufe0f"

_CLUSTER = re.compile(
    r"[\U0001F1E6-\U0001F1FF]{2}"
    r"|[0-9#*]\ufe0f?\u20e3"
    r"|\U0001F3F4[\U000E0020-\U000E007F]+"
    r"|[\u203c-\u3299\U0001F000-\U0001FAFF](?:\ufe0f|[\U0001F3FB-\U0001F3FF])*"
    r"(?:\u200d[\u2190-\u2bff\U0001F000-\U0001FAFF](?:\ufe0f|[\U0001F3FB-\U0001F3FF])*)*[\u0300-\u036f\u3099\u309a]*"
    r"|.",
    re.DOTALL,
)


def _shown(char: str) -> bool:
    return unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Cn"} and char != "\u034f"


def clusters(text: str) -> list[str]:
    """The signs of a text in the order in which they are read."""
    found: list[str] = []
    marks = 0
    for part in _CLUSTER.findall(unicodedata.normalize("NFC", text[:LONGEST])):
        if part.isspace():
            found.append(" " if part != "\u3000" else part)
            marks = 0
        elif unicodedata.category(part[0]) in {"Mn", "Me", "Mc"}:
            marks += 1
            if found and marks <= _MARKS_KEPT and not "\ufe00" <= part <= _EMOJI_STYLE:
                found[-1] += part
        elif len(part) > 1 or _shown(part):
            found.append(part)
            marks = 0
    return found


# --- right to left ---------------------------------------------------------------------------------------------------


def _runs_left(char: str) -> bool:
    return unicodedata.bidirectional(char) in {"R", "AL"}


def seen(text: str) -> str:
    """A text in the order in which it is seen, left to right: Hebrew and Arabic turned around, Arabic joined."""
    text = unicodedata.normalize("NFC", text[:LONGEST])
    if not any(_runs_left(c) for c in text):
        return text
    return re.sub(
        r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+(?:\s+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+)*", _turned, text
    )


def _turned(run: re.Match[str]) -> str:
    signs: list[str] = []
    for char in _joined(run.group()):
        if unicodedata.category(char) == "Mn" and signs:
            signs[-1] += char
        elif unicodedata.bidirectional(char) == "AN" and signs and unicodedata.bidirectional(signs[-1][0]) == "AN":
            signs[-1] += char  # a number keeps its order
        else:
            signs.append(char)
    return "".join(reversed(signs))


@lru_cache(1)
def _forms() -> dict[str, dict[str, str]]:
    """Arabic letters and their forms: isolated, final, initial, medial."""
    table: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFDFC), *range(0xFE70, 0xFEFD)):
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and parts[0] in {"<isolated>", "<final>", "<initial>", "<medial>"}:
            table.setdefault(chr(int(parts[1], 16)), {})[parts[0]] = chr(code)
    return table


def _joined(run: str) -> str:
    table = _forms()
    letters = [at for at, c in enumerate(run) if unicodedata.category(c) != "Mn"]
    out = list(run)
    for k, at in enumerate(letters):
        forms = table.get(run[at], {})
        before = k > 0 and "<initial>" in table.get(run[letters[k - 1]], {}) and "<final>" in forms
        after = k + 1 < len(letters) and "<initial>" in forms and "<final>" in table.get(run[letters[k + 1]], {})
        shape = {(0, 0): "<isolated>", (1, 0): "<final>", (0, 1): "<initial>", (1, 1): "<medial>"}[before, after]
        out[at] = forms.get(shape, run[at])
    return "".join(out)
