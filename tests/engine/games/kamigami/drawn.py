"""Cards and decks drawn at random from everything that a Kamigami card may say, to see that nothing that it may say breaks a match."""

from random import Random

import msgspec

from engine.catalog import DeckList
from engine.games.kamigami.cards import KamigamiCard
from engine.games.kamigami.verbs import ATTRIBUTES, KINDS

ONE = ["self", "own-main", "rival-main", "chosen"]
UNITS = [*ONE, "own-standby", "rival-standby", "own-units", "rival-units"]
SCOPES = [*ONE, "own-side", "rival-side"]
DURING = ["this-turn", "next-rival-turn", "next-own-turn"]
EACH = ["energy", "rival-energy", "set-cards", "own-standby", "rival-standby", "hand", "own-fallen", "rival-fallen"]
MOMENTS = ["set", "used-ex", "used-skill", "struck", "made-main", "own-turn", "fell"]
AIMS = ["rival-main", "rival-standby", "rival-units", "one-standby", "one-unit", "spread", "self", "chosen"]


class Draw:
    """One source of drawn cards."""

    def __init__(self, seed):
        self.rng = Random(seed)

    def points(self):
        return self.rng.randint(1, 30) * 10

    def pick(self, *items):
        return self.rng.choice(items)

    def need(self):
        between = self.pick({"at-least": self.rng.randint(0, 3)}, {"at-most": self.rng.randint(0, 3)})
        one = self.pick(*ONE)
        return self.pick(
            {"energy": {"of": one, **between}},
            {"set-cards": {"of": one, **between}},
            {"copies": between},
            {"damage": {"of": one, "at-least": self.points()}},
            {"damage": {"of": one, "left-at-most": self.points()}},
            {"state": {"of": one, "state": self.pick("normal", "rest", "stun", "any")}},
            {"attribute": {"of": one, "attribute": self.pick(*ATTRIBUTES)}},
            {"standing": {"area": self.pick("main", "standby")}},
            {"standby": {"whose": self.pick("own", "rival"), **between}},
            {"hand": {"whose": self.pick("own", "rival"), **between}},
            {"fallen": {"whose": self.pick("own", "rival"), **between}},
        )

    def needs(self, least=0):
        return [self.need() for _ in range(self.rng.randint(least, 2))]

    def damage(self):
        to = self.pick(*AIMS)
        value = {"amount": self.points(), "to": to}
        if to == "spread":
            value["times"] = self.rng.randint(2, 4)
        if self.rng.random() < 0.3:
            value["each"] = self.pick(*EACH)
        if self.rng.random() < 0.3:
            value["more"] = [{"amount": self.points(), "needs": self.needs(1)}]
        if self.rng.random() < 0.2:
            value["janken"] = self.points()
        return value

    def effect(self, depth=0):
        verbs = ["damage"] * 4 + [
            "heal",
            "charge",
            "move-energy",
            "drain",
            "unset",
            "state",
            "switch",
            "draw",
            "discard",
        ]
        verbs += ["search", "take-back", "bonus", "weaken", "reduction", "shackle", "pin"]
        verbs += ["choose", "janken", "provided"] * 2 if depth < 2 else []
        verb = self.pick(*verbs)
        return {verb: getattr(self, verb.replace("-", "_"))(depth)} if verb != "damage" else {"damage": self.damage()}

    def effects(self, depth, most=3):
        return [self.effect(depth) for _ in range(self.rng.randint(1, most))]

    def heal(self, depth):
        return {"amount": self.points(), "to": self.pick(*UNITS)}

    def charge(self, depth):
        return {
            "count": self.rng.randint(1, 2),
            "to": self.pick("self", "own-main", "chosen", "own-standby", "own-units"),
        }

    def move_energy(self, depth):
        return {"source": self.pick(*ONE), "to": self.pick(*ONE), "count": self.rng.randint(1, 3)}

    def drain(self, depth):
        return {"of": self.pick(*UNITS), "count": self.rng.randint(1, 2)}

    unset = drain

    def state(self, depth):
        return {"state": self.pick("normal", "rest", "stun"), "to": self.pick(*UNITS)}

    def switch(self, depth):
        return {"whose": self.side(), "by": self.side(), "optional": self.pick(True, False)}

    def side(self):
        return self.pick("own", "rival")

    def draw(self, depth):
        return {"count": 1}

    def discard(self, depth):
        return {"count": self.rng.randint(1, 2), "whose": self.side(), "how": self.pick("choice", "random")}

    def search(self, depth):
        to = self.pick("hand", "standby")
        kind = "unit" if to == "standby" else self.pick(None, *KINDS)
        return {"count": self.rng.randint(1, 2), "kind": kind, "attribute": self.pick(None, *ATTRIBUTES), "to": to}

    def take_back(self, depth):
        return {"count": self.rng.randint(1, 2), "kind": self.pick(None, *KINDS)}

    def bonus(self, depth):
        return {"amount": self.points(), "to": self.pick(*SCOPES), "during": self.pick(*DURING)}

    weaken = bonus

    def reduction(self, depth):
        return {**self.bonus(depth), "standby": self.pick(True, False)}

    def shackle(self, depth):
        return {"to": self.pick(*SCOPES), "during": self.pick(*DURING)}

    pin = shackle

    def choose(self, depth):
        group = self.pick("own-standby", "rival-standby", "own-units", "rival-units")
        counts = {"count": self.rng.randint(1, 2), "optional": self.pick(True, False)}
        return {"of": group, **counts, "then": self.effects(depth + 1, 2)}

    def janken(self, depth):
        return {"win": self.effects(depth + 1, 2), "lose": self.effects(depth + 1, 1)}

    def provided(self, depth):
        return {"needs": self.needs(1), "then": self.effects(depth + 1, 2)}

    # --- cards --------------------------------------------------------------------------------------------------------

    def skill(self):
        return {"cost": self.rng.randint(0, 2), "effects": self.effects(0)}

    def passive(self):
        amount = {"amount": self.points(), "needs": self.needs()}
        count = {"count": 1, "needs": self.needs()}
        return self.pick(
            {"bonus": {**amount, "each": self.pick(None, *EACH)}},
            {"reduction": {**amount, "standby": self.pick(True, False)}},
            {"hp": {"amount": self.points()}},
            {"retreat": count},
            {"cost": count},
        )

    def values(self, kind):
        if kind == "unit":
            hp = self.rng.randint(20, 60) * 10
            skills = [self.skill() for _ in range(self.rng.randint(1, 2))]
            advantage = self.rng.sample(ATTRIBUTES, self.rng.randint(0, 2))
            return {
                "hp": hp,
                "attribute": self.pick(*ATTRIBUTES),
                "advantage": advantage,
                "retreat": 1,
                "skills": skills,
            }
        if kind != "reinforcement":
            return {"effects": self.effects(0)}
        triggers = [
            {"when": self.pick(*MOMENTS), "needs": self.needs(), "effects": self.effects(0, 2)} for _ in range(2)
        ]
        ex = {**self.skill(), "limit": self.pick("turn", "discard")}
        return {"passives": [self.passive()], "triggers": triggers, "ex": ex}

    def card(self, number, kind):
        """A card of a kind; what a card may not say is drawn anew."""
        while True:
            try:
                return msgspec.convert({"id": f"{kind}-{number}", "kind": kind, **self.values(kind)}, KamigamiCard)
            except msgspec.ValidationError:
                continue


def drawn_cards(seed):
    """A small set of all kinds."""
    draw = Draw(f"cards {seed}")
    kinds = ["unit"] * 16 + ["strategy"] * 6 + ["tactics"] * 10 + ["reinforcement"] * 12
    return tuple(draw.card(number, kind) for number, kind in enumerate(kinds))


def drawn_deck(cards, rng, name):
    """Fifty of these cards, at least sixteen units."""
    pool = [card.id for card in cards for _ in range(4)]
    chosen = rng.sample([card for card in pool if card.startswith("unit")], 16)
    chosen += rng.sample([card for card in pool if not card.startswith("unit")], 34)
    return DeckList(name, {card: chosen.count(card) for card in sorted(set(chosen))})
