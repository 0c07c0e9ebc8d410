"""What a beginner's hands bring in is told by its line and its sign, in both languages, and not by what a reader stumbled over."""

import io
import zipfile
from pathlib import Path

import pytest

from engine.sets import bring, told
from engine.sources import Faulty
from engine.wording import LOCALES

EXAMPLE = (Path(__file__).parents[3] / "docs/examples/paper-zoo.yaml").read_text("utf-8")
LION = "{ja: 紙の獅子, en: Paper Lion}"


def faults(data, file="my-set.yaml"):
    try:
        bring(data if isinstance(data, bytes) else data.encode(), file)
    except Faulty as faulty:
        return faulty.faults
    return []


def line(part):
    return next(number for number, text in enumerate(EXAMPLE.splitlines(), 1) if part in text)


@pytest.mark.parametrize(
    ("old", "new", "reason", "said"),
    [
        ("    attribute: fire", "\tattribute: fire", "slip-tab", ""),
        ("    attribute: fire", "\u3000\u3000attribute: fire", "slip-space", ""),
        ("    attribute: fire", "    attribute:\u3000fire", "slip-space", ""),
        ("    attribute: fire", "    attribute：fire", "slip", "："),
        ("set: paper-zoo", "set： paper-zoo", "slip", "："),
        (LION, "{ja：紙の獅子, en：Paper Lion}", "slip", "："),
        (LION, "{ja: 紙の獅子、en: Paper Lion}", "slip", "、"),
        ("    ap: 35", "    ap:35", "yaml-key", ""),
        ("    ap: 35", "    ap: ３５", "number-wide", "35"),
        ("{paper-lion: 2,", "{paper-lion: 2枚,", "number-text", "2枚"),
        (LION, "{ja: 紙の獅子, en: Paper Lion", "yaml-bracket", ""),
        ("en: Paper Lion", "en: Lion, made of paper", "key-comma", "made of paper"),
    ],
)
def test_a_sign_that_slipped_in_is_told_where_it_stands(old, new, reason, said):
    (fault,) = faults(EXAMPLE.replace(old, new, 1))
    assert (fault.word.key, fault.line) == (f"fault-{reason}", line(old))
    for locale in LOCALES:
        assert said in told(fault, locale)


def test_all_of_them_are_told_at_once_and_none_in_a_text_that_can_be_read():
    slipped = EXAMPLE.replace("    attribute: fire", "\u3000\u3000attribute: fire").replace("    hp: 45", "    hp：45")
    found = [(fault.line, fault.word.key) for fault in faults(slipped)]
    lines = [number for number, text in enumerate(slipped.splitlines(), 1) if "\u3000" in text or "hp：" in text]
    assert [number for number, _ in found] == lines
    assert len(lines) == 4
    said = EXAMPLE.replace('"千羽そろえば、願いがかなう。"', '"{朝：夜、昼: 夕｝"')
    assert said != EXAMPLE
    assert faults(said) == []


def packed(**files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in files.items():
            archive.writestr(name.replace("__", ".") if name.endswith(("__txt", "__yaml", "__heic")) else name, data)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (rb"{\rtf1\ansi set: paper-zoo}", "file-rich"),
        (packed(**{"[Content_Types].xml": "<x/>", "word/document.xml": "<x/>"}), "file-document"),
        (b"%PDF-1.7", "file-document"),
        (b"\x89PNG\r\n\x1a\n", "file-picture"),
        (b"\0\0\0\x18ftypheic", "file-picture"),
        (b"7z\xbc\xaf\x27\x1c", "file-packed"),
        (packed(memo__txt="x"), "zip-no-yaml"),
        (packed(set__yaml=EXAMPLE, **{"paper-lion__heic": b"\0\0\0\x18ftypheic"}), "picture-format"),
        (EXAMPLE.encode("utf-16"), "utf-8"),
        (b"\xef\xbb\xbf" + EXAMPLE.encode("cp932"), "utf-8"),
        ("set: a\nna\x07me: b\n", "yaml-sign"),
    ],
)
def test_a_file_of_another_program_is_told_as_what_it_is(data, reason):
    (fault,) = faults(data, "mine")
    assert fault.word.key == f"fault-{reason}"
    for locale in LOCALES:
        assert told(fault, locale).startswith("mine:" if reason != "picture-format" else "paper-lion.heic:")


def test_what_editors_and_systems_add_does_no_harm():
    mac = packed(**{"zoo/my-set.yaml": EXAMPLE, "__MACOSX/zoo/._my-set.yaml": b"\0\5", "zoo/.DS_Store": b"\0"})
    for data in (mac, packed(**{"my-set.yaml.txt": EXAMPLE}), b"\xef\xbb\xbf" + EXAMPLE.encode()):
        assert faults(data) == []
    assert faults(EXAMPLE.replace("\n", "\r\n"), "my-set.yaml.txt") == []
