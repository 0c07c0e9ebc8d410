"""A verifier that imports nothing of the house: it follows `docs/fairness.md` alone, in the standard library.

    python tests/engine/foreign_verifier.py TRANSCRIPT

prints the first 20 dice that a match's seed and added bytes give, and says whether the seed is the one committed to.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"tefuda:commitment:1" + seed).hexdigest()


def key(seed: bytes, added: list[bytes]) -> bytes:
    text = b"tefuda:key:1" + seed
    for part in added:
        text += len(part).to_bytes(4, "big") + part
    return hashlib.sha256(text).digest()


class Drawing:
    """The draws of one match, in order: the count goes up with every word, whatever it is drawn for."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def below(self, bound: int, purpose: str) -> int:
        while True:
            message = f"{purpose}:{self.drawn}".encode()
            word = int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest()[:8], "big")
            self.drawn += 1
            if word < 2**64 - 2**64 % bound:
                return word % bound

    def die(self, sides: int = 6) -> int:
        return self.below(sides, "die") + 1

    def shuffled(self, items: list, purpose: str = "shuffle") -> list:
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            order[last], order[other] = order[other], order[last]
        return order


def opened(head: dict) -> Drawing:
    added = [bytes.fromhex(part) for part in head.get("added", ["", ""])]
    return Drawing(key(bytes.fromhex(head["seed"]), added))


def main() -> int:
    head = json.loads(Path(sys.argv[1]).read_text("utf-8").splitlines()[0])
    holds = commitment(bytes.fromhex(head["seed"])) == head["commitment"]
    drawing = opened(head)
    print("commitment holds" if holds else "commitment DOES NOT hold", *(drawing.die() for _ in range(20)))
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
