"""A card as it looks: its face on the table, and its sheet with everything that is printed on it."""

from __future__ import annotations

from engine.games.jinkei.cards import BEATS, JinkeiCard
from engine.games.jinkei.decks import COPIES
from engine.games.jinkei.state import Fighter
from engine.view import FIRST, Block, Face, Sheet, Stat, Tile, Word


def face(
    card: JinkeiCard,
    fighter: Fighter | None = None,
    states: tuple[str, ...] = (),
    glow: str = "",
    burst: str | None = None,
) -> Face:
    """A card face up: as printed, or with the HP that it has now."""
    hp = card.hp if fighter is None else fighter.hp
    return Face(
        owner=FIRST if fighter is None else fighter.owner,
        card=card.id,
        name=card.title,
        crest=card.crest,
        attributes=(card.attribute,),
        marks=tuple(f"skill-{skill}" for skill in card.skills),
        stats=(Stat("attack", card.ap, card.ap), Stat("life", hp, card.hp, bar=True)),
        states=states,
        glow=glow,
        burst=burst,
    )


def sheet(card: JinkeiCard) -> Sheet:
    """A card with AP, HP, janken mark, the attribute that it beats, its skills, and how many may be put in. Rule G2-02."""
    limit = 1 if card.strong else COPIES
    return Sheet(
        game="jinkei",
        face=face(card),
        tiles=(
            Tile("stat-attack", value=card.ap),
            Tile("stat-life", value=card.hp),
            Tile("tile-janken", word=f"janken-{card.janken}"),
            Tile("tile-beats", emblem=BEATS[card.attribute]),
        ),
        blocks=tuple(
            Block(Word(f"skill-{skill}"), Word(f"skill-{skill}.text"), mark=f"skill-{skill}.mark")
            for skill in card.skills
        ),
        flavor=card.flavor,
        foot=Word("sheet-foot", {"card": card.id, "sum": card.ap + card.hp, "limit": limit}),
    )
