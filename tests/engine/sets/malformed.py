"""Sets that are broken, each in one stated way: what was done to it, the bytes, and the reason that must be among the faults told.

`cases` is every case that is written down here and as many random ones as are asked for; equal seeds give equal cases.
"""

import copy
import functools
import io
import random
import struct
import zipfile
import zlib
from typing import NamedTuple

import yaml

from engine.catalog import DATA
from engine.games import games

SET = (
    "set: night-market\ngame: genso\nversion: 1\nname: {ja: 夜市, en: Night Market}\ncards:\n"
    "  - id: lantern-seller\n    name: {ja: 灯売り, en: Lantern Seller}\n    element: fire\n    atk: 4\n"
    "    skill: {cost: 2, gain: 3}\n    burst: {cost: 4, gain: 6}\n"
)
DECK = "decks:\n  - {id: stalls, name: {ja: 屋台, en: Stalls}, cards: {lantern-seller: 3, forge-maiden: 3, ember-fox: 3}}\n"
CARD = "  - {id: card-%d, name: {ja: 札%d, en: Card %d}, element: fire, skill: {cost: 2, gain: 3}, burst: {cost: 4, gain: 6}}\n"


class Case(NamedTuple):
    """A broken set."""

    kind: str
    data: bytes
    reason: str
    """The reason of one of its faults; empty where several will do."""
    game: str = ""


def cases(random_ones=0):
    """Every case, and so many random ones for all games together."""
    yield from _texts()
    yield from _shapes()
    yield from _signs()
    yield from _archives()
    yield from _pictures()
    yield from _random(random_ones)


# --- what is no YAML, or too much of it -------------------------------------------------------------------------------


def _texts():
    for kind, text, reason in (
        ("nothing", "", "empty"),
        ("a remark alone", "# nothing\n", "empty"),
        ("a tab", SET.replace("    atk", "\tatk"), "slip-tab"),
        ("an open bracket", SET.replace("gain: 6}", "gain: 6"), "yaml-bracket"),
        ("an open quote", SET.replace("en: Lantern", 'en: "Lantern'), ""),
        ("a colon too many", SET.replace("element: fire", "element: fire: water"), "yaml-colon"),
        ("a line that stands out", SET.replace("    atk", "   atk"), ""),
        ("a word without a colon", SET.replace("    atk: 4", "    atk 4"), "yaml-key"),
        ("an alias", SET.replace("atk: 4", "atk: &a 4").replace("cost: 4", "cost: *a"), "alias"),
        ("a tag", SET.replace("atk: 4", "atk: !!python/object:os.system 4"), "tag"),
        ("a call", SET.replace("atk: 4", "atk: !!python/object/apply:os.system [ls]"), "tag"),
        ("a merge", SET.replace("skill: {", "skill: {<<: {gain: 3}, "), ""),
        ("a key twice", SET.replace("atk: 4", "atk: 4\n    atk: 5"), "key-twice"),
        ("a key that is a list", SET + "? [a, b]\n: c\n", "key-kind"),
        ("two documents", f"{SET}---\n{SET}", ""),
        ("a list", "- set: x\n", "set-missing"),
        ("a word", "hello", "set-missing"),
        ("a thousand million laughs", "a: &a [x, x]\n" + "".join(f"b{i}: [*a, *a]\n" for i in range(30)), "alias"),
        ("deep lists", SET + "x: " + "[" * 5_000, "levels"),
        ("deep mappings", SET + "x: " + "{a: " * 5_000, "levels"),
        ("deep blocks", SET + "x:\n  " + "- " * 50_000 + "a", "levels"),
        ("many values", SET + "x: [" + "1," * 200_000 + "]", "nodes"),
        ("a million cards", "set: x\ngame: genso\ncards:\n" + "- {}\n" * 1_000_000, "long"),
        (
            "many cards of nothing",
            "set: x\ngame: genso\nname: {ja: x, en: x}\ncards:\n" + "- {}\n" * 30_000,
            "cards-many",
        ),
        ("a long value", SET.replace("en: Lantern Seller", "en: " + "x" * 100_000), "long"),
        ("a number in base sixty", SET.replace("atk: 4", "atk: 1" + ":59" * 100_000), "long"),
        ("a shorter number in base sixty", SET.replace("atk: 4", "atk: 1" + ":59" * 1_000), "number"),
        ("a number of many digits", SET.replace("atk: 4", "atk: " + "9" * 3_900), "number"),
        ("a trap for patterns", SET.replace("atk: 4", "atk: " + "1_" * 1_900 + "x"), "number-text"),
        ("another trap for patterns", SET.replace("lantern-seller", "a-" * 1_900 + "A"), "id"),
        ("a long text", SET + "# " + "x" * 600_000, "long"),
        ("a control character", SET.replace("Lantern", "Lan\x07tern"), ""),
        ("a null byte", SET.replace("Lantern", "Lan\x00tern"), ""),
    ):
        yield Case(kind, text.encode(), reason)
    yield Case("UTF-16", SET.encode("utf-16"), "utf-8")
    yield Case("Shift JIS", SET.encode("shift_jis"), "utf-8")
    yield Case("half a letter", SET.encode()[:60] + b"\xe5", "utf-8")
    yield Case("bytes of no kind", random.Random(1).randbytes(50_000), "")
    yield Case("too many bytes", b"#" * 9_000_000, "file-size")


# --- what does not fit the set or the game ----------------------------------------------------------------------------


def _shapes():
    head, cards = SET.split("cards:\n")
    for kind, text, reason in (
        ("no id of the set", SET.replace("set: night-market\n", ""), "set-missing"),
        ("no name of the set", SET.replace("name: {ja: 夜市, en: Night Market}\n", ""), "key-missing"),
        ("one language", SET.replace("ja: 夜市, ", ""), "key-missing"),
        ("no cards", head, "key-missing"),
        ("an empty list of cards", head + "cards: []", "set-empty"),
        ("cards that are none", head + "cards: many", "list"),
        ("a card that is none", head + "cards: [lantern]", "kind"),
        ("a game that is none", SET.replace("genso", "gensou"), "value-near"),
        ("no game at all", SET.replace("game: genso\n", ""), "game-missing"),
        ("an unknown key", "authr: me\n" + SET, "key"),
        ("a misspelled key", SET.replace("version", "versoin"), "key-near"),
        ("a version of words", SET.replace("version: 1", "version: the first one"), "version"),
        ("a version that is a list", SET.replace("version: 1", "version: [1]"), "version"),
        ("too many cards", head + "cards:\n" + "".join(CARD % (i, i, i) for i in range(301)), "cards-many"),
        (
            "too many decks",
            SET + "decks:\n" + "".join(f"  - {{id: d{i}, cards: {{}}}}\n" for i in range(21)),
            "decks-many",
        ),
        ("a card of the house again", SET.replace("lantern-seller", "forge-maiden"), "id-taken"),
        ("a name of the house again", SET.replace("Lantern Seller", "FORGE  maiden"), "name-taken"),
        ("an id twice", SET + cards, "id-twice"),
        ("a name twice", SET + cards.replace("lantern-seller", "other"), "name-twice"),
        ("a card without a name", SET.replace("    name: {ja: 灯売り, en: Lantern Seller}\n", ""), "card-name"),
        ("an unknown verb", SET + "    abilities: [{effects: [{atach: {element: fire}}]}]\n", "key-near"),
        ("a verb of another game", SET + "    abilities: [{effects: [{damage: {amount: 10}}]}]\n", "key"),
        ("two verbs in one", SET + "    abilities: [{effects: [{draw: {}, swap: {}}]}]\n", "one-verb"),
        ("no verb", SET + "    abilities: [{effects: [{}]}]\n", "one-verb"),
        ("an unknown moment", SET + "    abilities: [{when: brst, effects: [{swap: {}}]}]\n", "value-near"),
        ("too many effects", SET + f"    abilities: [{{effects: [{'{swap: {}}, ' * 9}]}}]\n", "count"),
        ("a number as a text", SET.replace("atk: 4", 'atk: "4"'), "number-bare"),
        ("a number with a point", SET.replace("atk: 4", "atk: 4.5"), "kind"),
        ("no number at all", SET.replace("atk: 4", "atk: .nan"), "kind"),
        ("a number without end", SET.replace("atk: 4", "atk: .inf"), "kind"),
        ("a yes for a number", SET.replace("atk: 4", "atk: yes"), "kind"),
        ("nothing for a number", SET.replace("atk: 4", "atk:"), "kind"),
        ("a date for a text", SET.replace("en: Lantern Seller", "en: 2026-01-01"), "quotes"),
        ("a no for an id", SET.replace("id: lantern-seller", "id: no"), "quotes"),
        ("10^30", SET.replace("atk: 4", f"atk: {10**30}"), "number"),
        ("less than nothing", SET.replace("atk: 4", "atk: -1"), "number"),
        ("a leader that battles", SET + "    kind: leader\n", "rule"),
        ("an unknown house rule", SET + "house_rules: {deck_sise: 20}\n", "key-near"),
        ("a house rule out of bounds", SET + "house_rules: {deck_size: 1000}\n", "number"),
        ("a house rule of the wrong kind", SET + "house_rules: {leaders: 5}\n", "kind"),
        ("house rules that are a list", SET + "house_rules: [leaders]\n", "kind"),
        ("a deck too small", SET + DECK, "deck"),
        ("a deck of unknown cards", SET + DECK.replace("ember-fox", "ember-foks"), "card-near"),
        ("decks of two thousand unknown cards", head + _many_cards() + _many_strangers(), "card-near"),
        ("a deck of 10^30 cards", SET + DECK.replace("fox: 3", f"fox: {10**30}"), "number"),
        ("a deck of fewer than none", SET + DECK.replace("fox: 3", "fox: -3"), "deck"),
        ("a deck without a name", SET + DECK.replace("name: {ja: 屋台, en: Stalls}, ", ""), "deck-name"),
        ("a deck of the house again", SET + DECK.replace("stalls", "wildfire"), "deck-id-taken"),
        ("a set for another game", SET.replace("genso", "kasane"), "key"),
        ("a million faults", head + "cards:\n" + "  - {id: 5}\n" * 299, ""),
    ):
        yield Case(kind, text.encode(), reason)
    yield Case("a set of the house again", (DATA / "genso/sets/first-light.yaml").read_bytes(), "set-taken", "genso")
    endless = "{choose: {of: rival-units, then: [" * 12 + "{drain: {}}" + "]}}" * 12
    yield Case(
        "a text without end",
        (
            "set: x\nname: {ja: 果て, en: Ending}\ncards:\n  - id: far\n    kind: strategy\n"
            f"    name: {{ja: 遠く, en: Far}}\n    effects: [{', '.join([endless] * 5)}]\n"
        ).encode(),
        "",
        "kamigami",
    )
    tag = (
        "set: x\nname: {ja: 組, en: Pair}\ncards:\n"
        "  - {id: a-b, name: {ja: 甲乙, en: A B}, kind: tag, vitality: 5, parts: [nobody, teppei]}\n"
    )
    yield Case("a tag of nobody", tag.encode(), "card-near", "kiryoku")


def _many_cards():
    return "cards:\n" + "".join((CARD % (i, i, i)).replace("card-", "one-of-very-many-cards-") for i in range(300))


def _many_strangers():
    cards = ", ".join(f"one-of-very-many-crads-{i}: 1" for i in range(100))
    return "decks:\n" + "".join(f"  - {{id: d{i}, name: {{ja: d, en: d}}, cards: {{{cards}}}}}\n" for i in range(20))


# --- ids, names, texts ------------------------------------------------------------------------------------------------


def _signs():
    for written in (
        "Lantern",
        "lan tern",
        "lan_tern",
        "灯",
        "-a",
        "a-",
        "a--b",
        "5a",
        "x" * 41,
        "../a",
        "a/b",
        "a:b",
        "@a",
        "+1",
        '""',
    ):
        yield Case(f"the id {written[:9]}", SET.replace("id: lantern-seller", f"id: '{written}'").encode(), "id")
        yield Case(f"the set {written[:9]}", SET.replace("night-market", f"'{written}'").encode(), "id")
    for kind, name, reason in (
        ("turned around", "\\u202Eevil", "name-invisible"),
        ("closed in marks", "a\\u2066b", "name-invisible"),
        ("of no width", "\\u200B", "name-blank"),
        ("of blanks", "   ", "name-blank"),
        ("of a blank sign", "\\u2800", "name-blank"),
        ("of a filler", "\\u3164", "name-blank"),
        ("from right to left", "\\u0645\\u0631\\u062d\\u0628\\u0627", "name-direction"),
        ("under accents", "Z" + "\\u0300" * 39, "name-marks"),
        ("too long", "W" * 41, "name-long"),
        ("far too long", "W" * 3_000, "name-long"),
        ("of two lines", "a\\nb", "name-invisible"),
        ("with a space before it", " a", "name-edges"),
        ("of a private sign", "a\\ue000", "name-invisible"),
        ("of nothing", "", "text-empty"),
    ):
        yield Case(f"a name {kind}", SET.replace("en: Lantern Seller", f'en: "{name}"').encode(), reason)
        yield Case(f"a set’s name {kind}", SET.replace("en: Night Market", f'en: "{name}"').encode(), reason)
    flavor = f"    flavor: {{ja: {'長' * 201}, en: Long}}\n"
    yield Case("a long flavor", (SET + flavor).encode(), "name-long")
    yield Case(
        "a short name that is long",
        SET.replace("en: Lantern Seller", f"en: a, short_en: {'a' * 17}").encode(),
        "name-long",
    )


# --- archives ---------------------------------------------------------------------------------------------------------


def packed(*files, method=zipfile.ZIP_DEFLATED, change=None):
    """A ZIP of names (or entries) and contents; ``change`` is made to each entry's description before it is written."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, content in files:
            info = name if isinstance(name, zipfile.ZipInfo) else zipfile.ZipInfo(name)
            info.compress_type = method
            if change:
                change(info)
            archive.writestr(info, content)
    return out.getvalue()


def _bomb(megabytes):
    """An archive of one file that is a thousand times as large as it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("set.yaml", "w") as inside:
        for _ in range(megabytes):
            inside.write(bytes(1_000_000))
    return out.getvalue()


def _link(info):
    info.external_attr = 0o120777 << 16


def _renamed(data, old, new):
    """An archive with another name of the same length in it, such as no packer would write."""
    assert len(old) == len(new)
    return data.replace(old, new)


def _archives():
    good = ("set.yaml", SET)
    for name in (
        "../set.yaml",
        "/etc/set.yaml",
        "C:/set.yaml",
        "a/../../set.yaml",
        "./set.yaml",
        "a//set.yaml",
        "a\\set.yaml",
    ):
        yield Case(f"the path {name}", packed((name, SET)), "zip-path")
    yield Case("a link", packed(good, ("link.yaml", "/etc/passwd"), change=_link), "zip-link")
    yield Case("a file twice", _renamed(packed(good, ("sex.yaml", SET)), b"sex.yaml", b"set.yaml"), "zip-twice")
    yield Case("a file twice but for case", packed(good, ("SET.yaml", SET)), "zip-twice")
    yield Case("a name with a null byte", _renamed(packed(("setX.yaml", SET)), b"setX.yaml", b"set\0.yaml"), "zip-name")
    yield Case("a name that is no UTF-8", _renamed(packed(("sätX.yaml", SET)), "ä".encode(), b"\xff\xff"), "zip-name")
    yield Case("a name in another code", _renamed(packed(("setX.yaml", SET)), b"setX", b"\x90\x56\x90\x56"), "zip-name")
    yield Case("a file name too long", packed(("x" * 200 + ".yaml", SET)), "zip-name")
    yield Case("an archive in the archive", packed(good, ("more.zip", packed(good))), "zip-nested")
    yield Case("an archive under another name", packed(("set.yaml", packed(good))), "")
    yield Case("too many files", packed(*((f"{i}.yaml", "a: 1") for i in range(401))), "zip-entries")
    yield Case("a hundred thousand files", packed(*((f"{i}", "") for i in range(70_000))), "zip-entries")
    yield Case("a bomb", _bomb(60), "zip-size")
    yield Case("a bomb of many files", packed(*((f"{i}.png", bytes(2_000_000)) for i in range(20))), "zip-size")
    for method in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        yield Case(f"packed by method {method}", packed(good, method=method), "zip-method")
    yield Case("nothing in it", packed(), "zip-no-yaml")
    yield Case("no set in it", packed(("a.txt", "hello"), ("decks.yaml", DECK)), "set-missing")
    yield Case("two sets in it", packed(good, ("other.yaml", SET)), "set-twice")
    yield Case("a program in it", packed(good, ("run.exe", b"MZ")), "picture-kind")
    yield from _damaged(packed(good, ("decks.yaml", DECK)))


def _damaged(whole):
    yield Case("cut off", whole[:-30], "zip-broken")
    yield Case("its first half", whole[: len(whole) // 2], "zip-broken")
    yield Case("a mark and nothing else", b"PK\x03\x04", "zip-broken")
    yield Case("a mark and noise", b"PK\x03\x04" + random.Random(2).randbytes(5_000), "zip-broken")
    at = whole.index(b"PK\x01\x02")
    locked = bytearray(whole)
    locked[at + 8] |= 1
    yield Case("a password", bytes(locked), "zip-locked")
    lying = bytearray(whole)
    lying[at + 24 : at + 28] = struct.pack("<I", 5)
    yield Case("a size that is not so", bytes(lying), "zip-broken")
    wrong = bytearray(whole)
    wrong[at + 16] ^= 0xFF
    yield Case("a sum that is not so", bytes(wrong), "zip-broken")
    noisy = bytearray(whole)
    noisy[60:90] = bytes(30)
    yield Case("noise in the middle", bytes(noisy), "zip-broken")
    far = bytearray(whole)
    far[at + 42 : at + 46] = struct.pack("<I", 0x7FFFFFFF)
    yield Case("a place far away", bytes(far), "zip-broken")


# --- pictures ---------------------------------------------------------------------------------------------------------


def png(width, height, body=b""):
    """A PNG that says it is so large; it has no pixels."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head)) + body


def _pictures():
    for kind, data, reason in (
        ("of 81 million pixels", png(9_000, 9_000), "picture-pixels"),
        ("of 2^31 pixels a side", png(2**31 - 1, 2**31 - 1), "picture-pixels"),
        ("of a long side", png(64, 5_000), "picture-pixels"),
        ("of one pixel", png(1, 1), "picture-small"),
        ("of no pixels", png(0, 0), "picture-small"),
        ("cut off", png(100, 100)[:20], "picture-broken"),
        ("of no bytes", b"", "empty"),
        ("that is a GIF", b"GIF89a\x64\x00\x64\x00" + bytes(50), "picture-format"),
        ("that is an SVG", b"<svg xmlns='http://www.w3.org/2000/svg'/>", "picture-format"),
        ("that is a page", b"<html><script>1</script></html>", "picture-format"),
        ("that is a JPEG without a frame", b"\xff\xd8" + b"\xff\xe0\x00\x02" * 90_000, "picture-broken"),
        ("that is half a WebP", b"RIFF\x00\x00\x00\x00WEBPVP8 ", "picture-broken"),
        ("of too many bytes", png(100, 100, random.Random(3).randbytes(2_100_000)), "picture-bytes"),
    ):
        yield Case(f"a picture {kind}", packed(("set.yaml", SET), ("lantern-seller.png", data)), reason)
    good = png(100, 100)
    yield Case("a picture of no card", packed(("set.yaml", SET), ("nobody.png", good)), "picture-card")
    yield Case("a picture of a misspelled card", packed(("set.yaml", SET), ("lantern-seler.png", good)), "picture-near")
    twice = packed(("set.yaml", SET), ("lantern-seller.png", good), ("b/lantern-seller.jpg", good))
    yield Case("two pictures of a card", twice, "picture-twice")


# --- at random --------------------------------------------------------------------------------------------------------


def _random(count):
    """A card of the house with one thing changed that no card can have."""
    for number in range(count):
        draw = random.Random(number)
        game = sorted(games())[number % len(games())]
        path = draw.choice(sorted((DATA / game / "sets").glob("*.yaml")))
        card = copy.deepcopy(draw.choice(_printed(path)))
        card |= {"id": "changed", "name": {"ja": "変わり者", "en": "Odd One"}}
        card.pop("parts", None) if card.get("kind") != "tag" else None
        kind = _change(card, draw)
        text = yaml.safe_dump({"set": "odd", "name": {"ja": "変", "en": "Odd"}, "cards": [card]}, allow_unicode=True)
        yield Case(f"{game} {number}: {kind}", text.encode(), "", game)


@functools.cache
def _printed(path):
    """The cards of a set of the house, as plain values."""
    return yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)["cards"]


def _change(card, draw):
    """Change one place of a card; gives what was done."""
    places = list(_places(card))
    holder, key = draw.choice(places)
    value = holder[key]
    wrong = draw.choice([10**30, -(10**30), 1.5, [[]], {"what": 1}, "no such word"])
    if isinstance(holder, dict) and draw.random() < 0.4:
        holder[f"{key}x"] = holder.pop(key)
        return f"the key {key}x"
    if isinstance(value, str) and wrong == "no such word":
        wrong = {}
    holder[key] = wrong
    return f"{wrong!r:.12} at {key}"


def _places(part):
    for key, value in part.items() if isinstance(part, dict) else enumerate(part):
        yield part, key
        if isinstance(value, (dict, list)):
            yield from _places(value)
