"""What a player settles for one match, such as when to be asked: shown to that player alone, changed at any time."""

from __future__ import annotations

from bot.components import ids
from bot.components.controls import Button, in_rows
from bot.components.layout import Page
from bot.duels.board import ALOUD, act_line, title
from bot.duels.seen import Reader
from bot.matches.tree import Tree


def wishes_page(tree: Tree, reader: Reader) -> Page:
    """What holds now, then each standing act of the game's own with its meaning and a button; last the way to other settings."""
    words, match = reader.markup, tree.record.id
    standing = tree.view.hand.standing if tree.view.hand else ()
    lines = [words.text("wishes-text"), *(f"- {words.text(each)}" for each in standing)]
    acts = "\n".join((words.text("wishes-change"), *(act_line(act, words) for act in tree.own_acts)))
    buttons = [Button(words.text(f"verb-{act}"), ids.Act(match, act)) for act in tree.own_acts]
    other = (Button(words.text(f"door-{ALOUD}"), ids.Door(match, ALOUD)),)
    return Page((title(tree.record, words), "\n".join(lines), acts, *in_rows(buttons), other))
