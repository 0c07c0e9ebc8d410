"""An author's picture: judged by its first bytes, decoded within bounds, made anew, and painted in place of the generated one."""

import io
import json
import struct
import subprocess
import sys
import zlib

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.cards.art import NoPicture, made_anew
from bot.drawing.gallery import GALLERY, SIDE, Gallery, pictures_on
from bot.drawing.painter import sheet as paint_sheet
from bot.drawing.studio import Studio
from engine.brought import Brought, hash_of, write
from engine.games import catalog, catalog_with, games
from engine.sets.pictures import refused
from engine.view import Name
from engine.wording import LOCALES, Wording, keys
from tests.house.source import ROOT

RED = (200, 30, 40)
HASH = hash_of("a picture")


def encoded(kind, size=(200, 300), mode="RGB", color=RED, **more):
    written = io.BytesIO()
    Image.new(mode, size, color).save(written, kind, **more)
    return written.getvalue()


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(wide, high, *before, rows=b"", bits=8, color=2):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, bits, color, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + b"".join([head, *before, chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")])


def animated(kind):
    frames = [Image.new("RGB", (80, 80), color) for color in (RED, (0, 0, 0))]
    written = io.BytesIO()
    frames[0].save(written, kind, save_all=True, append_images=frames[1:])
    return written.getvalue()


def bombs():
    """Texts that unpack to a megabyte each, before a picture of a few pixels."""
    packed = zlib.compress(b"x" * 1_000_000)
    return [chunk(b"zTXt", b"k%d\0\0" % n + packed) for n in range(80)]


BAD = {
    "9,000 squared": (png(9_000, 9_000, bits=1, color=0), "picture-pixels"),
    "12,000 squared": (png(12_000, 12_000, bits=1, color=0), "picture-pixels"),
    "19,000 squared": (png(19_000, 19_000, bits=1, color=0), "picture-pixels"),
    "one line": (png(5_000, 100), "picture-pixels"),
    "no width": (png(0, 300), "picture-small"),
    "gif": (encoded("GIF"), "picture-kind"),
    "moving gif": (animated("GIF"), "picture-kind"),
    "bmp": (encoded("BMP"), "picture-kind"),
    "tiff": (encoded("TIFF"), "picture-kind"),
    "svg": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "picture-kind"),
    "html": (b"<!doctype html><script>1</script>", "picture-kind"),
    "postscript": (b"%!PS-Adobe-3.0 EPSF-3.0\n", "picture-kind"),
    "nothing": (b"", "picture-kind"),
    "one byte": (b"\x89", "picture-kind"),
    "26 MB": (encoded("PNG") + bytes(26_000_000), "picture-bytes"),
    "moving png": (animated("PNG"), "picture-moves"),
    "moving webp": (animated("WEBP"), "picture-moves"),
    "cut png": (encoded("PNG")[:-30], "picture-broken"),
    "cut jpeg": (encoded("JPEG")[:-200], "picture-broken"),
    "cut webp": (encoded("WEBP")[:-20], "picture-broken"),
    "no pixels": (png(300, 300), "picture-broken"),
    "not what it says": (png(300, 300, rows=b"\0" * 50), "picture-broken"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_picture_for_a_card_is_told_why(name):
    data, reason = BAD[name]
    with pytest.raises(NoPicture) as refusal:
        made_anew(data)
    assert refusal.value.reason == reason
    assert refused(data) == (reason if reason != "picture-broken" else "")
    assert all(f"fault-{reason}" in keys(locale) for locale in LOCALES)


@pytest.mark.parametrize(
    ("kind", "mode"), [("PNG", "RGB"), ("PNG", "RGBA"), ("PNG", "P"), ("JPEG", "L"), ("JPEG", "CMYK"), ("WEBP", "RGB")]
)
def test_a_picture_is_made_anew_as_it_looks(kind, mode):
    color = {"L": 120, "CMYK": (0, 200, 200, 40), "P": 7, "RGBA": (*RED, 255)}.get(mode, RED)
    made = made_anew(encoded(kind, (900, 1200), mode, color))
    with Image.open(io.BytesIO(made), formats=["JPEG"]) as shown:
        assert (shown.size, shown.mode, shown.info.get("exif")) == ((SIDE * 3 // 4, SIDE), "RGB", None)
        if mode in ("RGB", "RGBA"):
            assert all(abs(here - there) < 12 for here, there in zip(shown.getpixel((9, 9)), RED, strict=True))


def test_of_a_png_only_its_pixels_are_read():
    rows = b"".join(b"\0" + bytes(RED) * 100 for _ in range(100))
    assert made_anew(png(100, 100, *bombs(), rows=rows)) == made_anew(png(100, 100, rows=rows))


def test_no_picture_takes_more_than_64_mb(tmp_path):
    """In a process of its own: every bad one, and the largest good ones of each format."""
    large = [encoded("PNG", (2000, 2000), "RGBA", (*RED, 200)), encoded("JPEG", (2000, 2000), "CMYK", (9, 9, 9, 9))]
    large += [encoded("WEBP", (2000, 2000)), encoded("JPEG", (2000, 2000), progressive=True)]
    large.append(png(2000, 2000, *bombs(), rows=b"\0" * (8 * 2000 + 1) * 2000, bits=16, color=6))
    for number, data in enumerate([*large, *(data for data, _ in BAD.values())]):
        (tmp_path / f"{number:03}").write_bytes(data)
    code = (
        "import json, pathlib, resource, sys\n"
        "from bot.cards.art import NoPicture, made_anew\n"
        "files = [path.read_bytes() for path in sorted(pathlib.Path(sys.argv[1]).iterdir())]\n"
        "before, taken = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, 0\n"
        "for data in files:\n"
        "    try:\n"
        "        made_anew(data)\n"
        "        taken += 1\n"
        "    except NoPicture:\n"
        "        pass\n"
        "print(json.dumps([taken, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, check=True, cwd=ROOT, timeout=120
    )
    taken, rise = json.loads(done.stdout)
    assert taken == len(large)
    assert rise < 64 << 10


def own_set(slug):
    """A set with one card that has a picture, and one whose author wrote such a name himself."""
    first, second = list(catalog(slug).definitions.values())[:2]
    cards = [replace(first, id="mine"), replace(second, id="other", crest=f"fox@{HASH}")]
    brought = Brought(slug, "own", Name("自", "Own"), (), pictures={"mine": HASH})
    return catalog_with(slug, [write(brought, cards)])


def sheet_of(slug, card):
    game = games()[slug]
    return game.sheet(game.table(own_set(slug), game.house_type()), card)


@pytest.mark.parametrize("slug", games())
def test_a_card_names_its_own_picture_and_no_other(slug):
    assert pictures_on(sheet_of(slug, "mine")) == (HASH,)
    assert pictures_on(sheet_of(slug, "other")) == ()


async def test_a_picture_is_fetched_and_painted_in_place_of_the_generated_one():
    slug = next(iter(games()))
    shown, words = sheet_of(slug, "mine"), Wording("ja", slug)
    asked = []

    async def brought(name):
        asked.append(name)
        return made_anew(encoded("PNG", (400, 400)))

    GALLERY._kept.pop(HASH, None)
    plain = paint_sheet(shown, "ja", words).image
    studio = Studio(brought)
    try:
        for _ in range(2):
            picture = await studio.sheet(shown, "ja", words)
        assert picture.png
    finally:
        studio.close()
    assert asked == [HASH]
    painted = paint_sheet(shown, "ja", words).image
    assert plain.getpixel((280, 330)) != painted.getpixel((280, 330))
    assert all(abs(here - there) < 12 for here, there in zip(painted.getpixel((280, 330))[:3], RED, strict=True))
    GALLERY._kept.pop(HASH, None)


def test_a_gallery_keeps_what_is_used_and_no_more_than_it_may():
    one = encoded("JPEG")
    gallery = Gallery(most=3 * len(one))
    for number in range(4):
        gallery.put(str(number), one)
        assert gallery.holds("0")
    assert [gallery.holds(name) for name in "0123"] == [True, False, True, True]
    assert gallery.fitted("1", (10, 10)) is None
    for name, other in (("png", encoded("PNG")), ("large", encoded("JPEG", (2000, 20))), ("none", b"")):
        gallery.put(name, other)
        assert not gallery.holds(name)
