"""Writes into ``docs/scenarios.md`` what scenarios may name of each game: ``python -m tools.scenario_words``."""

from __future__ import annotations

import re
from pathlib import Path

from engine.games import games
from engine.house import options
from engine.match import AnyGame

PAGE = Path(__file__).resolve().parents[1] / "docs" / "scenarios.md"
_BLOCK = re.compile(r"(?<=<!-- from the code -->\n).*?(?=<!-- so far -->)", re.DOTALL)


def words() -> str:
    """The lists of every game, from its own terms and house rules."""
    return "\n".join(_game(game) for game in games().values())


def _game(game: AnyGame) -> str:
    terms = game.terms
    counters = [f"`{name}`" for name in terms.counters]
    rows = {
        "zones": [f"`{zone}`" for zone in terms.zones],
        "verbs": [f"`{verb}`" for verb in terms.verbs],
        "counters": counters,
        "states": [f"`{state}`" for state in terms.states],
        "phases": [f"`{phase}`" for phase in terms.phases],
        "house rules": [
            f"`{option.name}` ({str(option.default).lower()}; {option.rule})" for option in options(game.house_type)
        ],
    }
    lines = [f"- **{name}**: {', '.join(values)}" for name, values in rows.items() if values]
    return f"### {game.slug}\n\n" + "\n".join(lines) + "\n"


def renewed(page: str) -> str:
    """The page with its lists as they are in the code now."""
    return _BLOCK.sub(lambda _: f"\n{words()}\n", page)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
