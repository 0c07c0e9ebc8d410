"""A roll as a message: who threw, what came of it, every die, and what they wrote beside it."""

from __future__ import annotations

from bot.components.layout import Page
from bot.components.markup import plain
from bot.limits import TEXTS, cut
from bot.names import one_line
from bot.rolls import DIGITS, Rolled
from engine.dice import MORE, MORE_IN_ALL, Choice, Fallen, Pair, Pool, Result, Sum, Target, Thrown
from engine.view import Name, Word
from engine.wording import Wording

ITEM = 60
"""Signs of a thing that was chosen, where many are: the list below has it whole."""
ROOM = 300
"""Characters of a message that are kept free for the promise: it stands there whatever was thrown."""
_SIGNS = {">=": "≥", "<=": "≤", "<>": "≠"}


def roll_page(rolled: Rolled, words: Wording) -> Page:
    """A roll; for everybody with the promise for the next, which a secret one shows where everybody sees that it was made."""
    text = cut(roll_text(rolled.result, rolled.name, words), TEXTS - ROOM)
    return Page((text if rolled.secret else f"{text}\n{_promised(rolled, words)}",))


def hidden_page(rolled: Rolled, words: Wording) -> Page:
    """What everybody is told of a secret roll."""
    return Page((f"{_said('roll-hidden', words, who=plain(rolled.name))}\n{_promised(rolled, words)}",))


def _promised(rolled: Rolled, words: Wording) -> str:
    return words.text(Word("roll-promise", {"number": str(rolled.id), "hash": rolled.promise[:DIGITS]}))


def roll_text(result: Result, who: str, words: Wording) -> str:
    """What fell and what came of it; ``who`` is a name as it may stand in a sentence."""
    roll = result.roll
    if roll.times == 1:
        lines = [_said("roll-one", words, who=plain(who), outcome=_outcome(result, result.fallen[0], words))]
        lines += [f"-# {_detail(result, result.fallen[0])}"]
    else:
        lines = [_said("roll-many", words, who=plain(who), times=str(roll.times))]
        lines += [_repeated(result, fallen, words) for fallen in result.fallen]
        lines += [f"-# {_listed(roll.what)}"] if isinstance(roll.what, Choice) else []
    if any(one.capped for fallen in result.fallen for one in fallen.thrown):
        lines.append(words.text(Word("roll-capped", {"limit": MORE, "all": MORE_IN_ALL})))
    comment = one_line(roll.comment)
    return "\n".join([*lines, f"> {plain(comment)}"] if comment else lines)


def _said(key: str, words: Wording, **values: str) -> str:
    """A message with texts that are no words of ours."""
    return words.text(Word(key, {name: Name(value, value) for name, value in values.items()}))


def _repeated(result: Result, fallen: Fallen, words: Wording) -> str:
    outcome = _outcome(result, fallen, words)
    return f"- {outcome}" if isinstance(result.roll.what, Choice) else f"- {outcome} · {_detail(result, fallen)}"


def _outcome(result: Result, fallen: Fallen, words: Wording) -> str:
    """What came of it, in bold."""
    what = result.roll.what
    if isinstance(what, Choice):
        item = one_line(what.items[fallen.total - 1])
        return f"**{plain(item if result.roll.times == 1 else cut(item, ITEM))}**"
    if isinstance(what, Pool) and what.target is None:
        return f"**{', '.join(str(die) for one in fallen.thrown for die in one.dice)}**"
    if isinstance(what, Pair) or what.target is None:
        return f"**{fallen.total}**"
    target = _target(what.target)
    if isinstance(what, Pool):
        return words.text(Word("roll-counted", {"count": fallen.total, "target": target}))
    by = 0 if what.target.sign == "<>" else abs(fallen.total - what.target.number)
    key = "roll-success" if fallen.met else "roll-failure"
    return words.text(Word(key, {"total": str(fallen.total), "target": target, "by": by, "margin": str(by)}))


def _target(target: Target) -> str:
    return f"{_SIGNS.get(target.sign, target.sign)} {target.number}".replace("-", "−")


def _detail(result: Result, fallen: Fallen) -> str:
    """Every die that fell, with the notation that it belongs to."""
    what = result.roll.what
    if isinstance(what, Choice):
        return _listed(what)
    if isinstance(what, Pair):
        return f"D66{what.written} [{_dice(fallen.thrown[0])}]"
    return " ".join(_term(one, what, first=at == 0) for at, one in enumerate(fallen.thrown))


def _listed(choice: Choice) -> str:
    return f"choice [{', '.join(plain(one_line(item)) for item in choice.items)}]"


def _term(one: Thrown, what: Sum | Pool, *, first: bool) -> str:
    sign = "−" if one.term.negative else "" if first else "+"
    if not one.term.sides:
        return f"{sign}{one.term.count}"
    letter = "B" if isinstance(what, Pool) else "d"
    which = f"{one.term.which}{one.term.kept}" if one.term.which else _again(one)
    return f"{sign}{one.term.count}{letter}{one.term.sides}{which} [{_dice(one)}]"


def _again(one: Thrown) -> str:
    """From which number on another die was thrown."""
    if not one.term.again:
        return ""
    return "!" if one.term.again == one.term.sides else f"!≥{one.term.again}"


def _dice(one: Thrown) -> str:
    """The dice; what does not count is struck out, what set another off has an exclamation mark."""
    again = one.term.again or one.term.sides + 1
    marked = [f"{die}!" if die >= again else str(die) for die in one.dice]
    return ", ".join(die if counted else f"~~{die}~~" for die, counted in zip(marked, one.counted, strict=True))
