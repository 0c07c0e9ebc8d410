"""A verifier that imports nothing of the house: it follows `docs/fairness.md` alone, in the standard library.

    python tests/engine/foreign_verifier.py FILE

holds a match's transcript, a roll or a game of janken against its seed: 0 where commitment, draws and hash hold, 1 where they do not.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path

BEATS = {("rock", "scissors"), ("paper", "rock"), ("scissors", "paper")}


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"tefuda:commitment:1" + seed).hexdigest()


def key(seed: bytes, added: list[bytes]) -> bytes:
    text = b"tefuda:key:1" + seed
    for part in added:
        text += len(part).to_bytes(4, "big") + part
    return hashlib.sha256(text).digest()


class Drawing:
    """The draws of one stream, in order: the count goes up with every word, whatever it is drawn for."""

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


def match_holds(text: str, parts: list[dict]) -> bool:
    """Every number that was drawn is the stream's, none was passed over, and no bit of the text was changed."""
    log, drawing = parts[-1]["log"], opened(parts[0])
    whole = hashlib.sha256(text.replace(f',"log":"{log}"', "").encode()).hexdigest()
    drawn = [draw for part in parts for draw in part.get("drawn", [])]
    return whole == log and all(drawing.below(bound, purpose) == number for purpose, bound, number in drawn)


def roll_holds(roll: dict) -> bool:
    drawing = opened(roll)
    return all(drawing.die(sides) == die for sides, die in roll["drawn"])


def janken_holds(game: dict) -> bool:
    won, seed = [0, 0], bytes.fromhex(game["seed"])
    for number, thrown in enumerate(game["rounds"], 1):
        for player, mark, promise in zip(game["players"], thrown["picks"], thrown["promises"], strict=True):
            text = b"tefuda:pick:1" + seed + f"{number}:{player}:{mark}".encode()
            if hashlib.sha256(text).hexdigest()[:16] != promise:
                return False
        won = [won[0] + (tuple(thrown["picks"]) in BEATS), won[1] + (tuple(thrown["picks"][::-1]) in BEATS)]
    return won[game["winner"]] == game["best_of"] // 2 + 1 > won[1 - game["winner"]]


def holds(text: str) -> bool:
    parts = [json.loads(line) for line in text.split("\n") if line]
    if commitment(bytes.fromhex(parts[0]["seed"])) != parts[0]["commitment"]:
        return False
    alone = {"roll": roll_holds, "janken": janken_holds}.get(parts[0]["line"])
    return alone(parts[0]) if alone else match_holds(text, parts)


if __name__ == "__main__":
    sys.exit(0 if holds(Path(sys.argv[1]).read_text("utf-8")) else 1)
