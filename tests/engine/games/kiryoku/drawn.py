"""A small set whose cards say everything that a Kiryoku card may say, for matches that go where the printed set does not."""

import msgspec

from engine.games.kiryoku.cards import KiryokuCard
from engine.games.kiryoku.verbs import ATTRIBUTES

_EFFECTS = {
    "damage": [
        {"damage": {"amount": 1, "each": "rival-downs", "to": "rival-leader"}},
        {"damage": {"amount": 1, "to": "all"}},
    ],
    "heal": [{"heal": {"amount": 1, "to": "own", "each": "own-ready"}}],
    "exhaust": [{"exhaust": {"to": "rival-leader"}}],
    "ready": [{"ready": {"to": "own-leader"}}],
    "change": [{"change": {"amount": -1, "to": "rival"}}],
    "attack": [{"attack": {"amount": 2}}, {"attack": {"amount": -1, "to": "rival-fighter"}}],
    "defense": [{"defense": {"amount": 1}}],
    "draw": [{"draw": {"count": 1}}],
    "discard": [{"discard": {"whose": "rival", "how": "choice"}}, {"discard": {"whose": "own", "how": "random"}}],
    "take-back": [{"take-back": {"kind": "character", "count": 2}}],
    "stock": [{"stock": {"count": 2}}],
    "cancel": [{"cancel": {}}],
    "part": [{"part": {}}],
}
_TARGETED = {
    "trash": ({"what": "item"}, {"trash": {}}),
    "trash-laid": ({"what": "battle-card", "whose": "rival"}, {"trash": {}}),
    "refresh": ({"what": "battle-card", "state": "used"}, {"refresh": {}}),
    "use-up": ({"what": "battle-card", "state": "unused"}, {"use-up": {}}),
    "strike": ({"whose": "rival", "count": 2, "leader": "except"}, {"damage": {"amount": 3}}),
    "nurse": ({"whose": "own", "state": "exhausted"}, {"heal": {"amount": 2}}),
}


def _plain():
    for name, effects in _EFFECTS.items():
        yield {"id": f"e-{name}", "kind": "event", "effects": effects}
    for name, (target, effect) in _TARGETED.items():
        yield {"id": f"e-{name}", "kind": "event", "target": target, "effects": [effect], "cost": {"pay": ["W"]}}
    for index, attribute in enumerate(ATTRIBUTES):
        yield {
            "id": f"c-{attribute}",
            "vitality": 6 + index,
            "attributes": [attribute],
            attribute: 5,
            "guts": 4,
            "cost": {"pay": ["W"] * (index % 2)},
            "abilities": [
                {"cost": {"pay": ["R"]}, "target": {"other": True}, "effects": [{"damage": {"amount": 1}}]},
                {"cost": {"vitality": 1}, "limit": 1, "effects": [{"change": {"amount": 2, "to": "self"}}]},
            ],
        }
    yield {"id": "t-both", "kind": "tag", "vitality": 4, "parts": ["c-power", "c-speed"], "power": 7, "speed": 7}
    yield {"id": "i-band", "kind": "item", "passives": [{"cap": {"amount": 1}}, {"attack": {"amount": 1}}]}
    yield {"id": "i-curse", "kind": "item", "bearer": {"whose": "rival"}, "passives": [{"weary": {}}, {"peaceful": {}}]}
    yield {
        "id": "i-flask",
        "kind": "item",
        "cost": {"pay": ["W"], "icons": ["guts"]},
        "abilities": [{"cost": {"trash": True}, "effects": [{"heal": {"amount": 2, "to": "self"}}]}],
    }
    texts = [{"more": {"amount": 2}}, {"draw": {"of": "defender"}}, {"trash": {}}]
    yield {"id": "b-wild", "kind": "battle", "attack": ["power", "speed"], "texts": texts}
    yield {"id": "b-still", "kind": "battle", "attack": ["power"], "defense": ["guts"], "texts": [{"no-events": {}}]}
    yield {"id": "b-plain", "kind": "battle", "attack": ["guts"], "defense": ["sense"]}


CARDS = tuple(msgspec.convert(card, KiryokuCard) for card in _plain())


def deck(rng, size=60, copies=4):
    """A drawn deck of them, with characters enough to lead."""
    counts = {card.id: copies for card in CARDS if card.id.startswith(("c-", "t-", "b-"))}
    pool = [card.id for card in CARDS if card.id not in counts for _ in range(copies)]
    for card in rng.sample(pool, size - sum(counts.values())):
        counts[card] = counts.get(card, 0) + 1
    return counts
