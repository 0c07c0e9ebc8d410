"""Unpacking a ZIP from a stranger: bounded before and while it is unpacked, in memory alone, with no name in it ever used as a path.

What an archive says of itself is never believed: entries are counted by their marks before the list is read, and bytes as they come out.
"""

from __future__ import annotations

import re
import stat
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from io import BytesIO

from engine.sets.bounds import ENTRIES, PATH, UNPACKED
from engine.sets.faults import file_fault
from engine.sources import Fault, Faulty

_FILE_MARK, _EMPTY_MARK, _LISTED_MARK = b"PK\x03\x04", b"PK\x05\x06", b"PK\x01\x02"
_PIECE = 64 * 1024
_DRIVE = re.compile(r"^[A-Za-z]:")
_LEFT_OUT = re.compile(
    r"^__MACOSX/|(^|/)(\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*(?<!\.yaml)(?<!\.yml)\.(txt|md))$", re.IGNORECASE
)
"""What systems and people put beside the files that matter."""
_ARCHIVES = (".zip", ".gz", ".tgz", ".bz2", ".xz", ".7z", ".rar", ".tar", ".zst", ".lzma", ".jar")
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
    ValueError,
)
"""What unpacking raises for bytes that are no ZIP after all."""


def is_archive(data: bytes) -> bool:
    """Whether bytes are a ZIP, by how they begin."""
    return data.startswith((_FILE_MARK, _EMPTY_MARK))


def unpacked(data: bytes, file: str) -> dict[str, bytes]:
    """The files of an archive by their names in it, what does not matter left out. Raises `Faulty` with all that is wrong."""
    if data.count(_LISTED_MARK) > ENTRIES:
        raise Faulty([file_fault(file, "zip-entries", most=ENTRIES)])
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            entries = archive.infolist()
            faults = list(_entry_faults(entries, file))
            if faults:
                raise Faulty(faults)
            return dict(_contents(archive, [e for e in entries if not e.is_dir() and not _LEFT_OUT.search(e.filename)]))
    except UnicodeDecodeError as error:
        raise Faulty([file_fault(file, "zip-name", name="?")]) from error
    except _BROKEN as error:
        raise Faulty([file_fault(file, "zip-broken")]) from error


def _contents(archive: zipfile.ZipFile, entries: list[zipfile.ZipInfo]) -> Iterator[tuple[str, bytes]]:
    left = UNPACKED
    for entry in entries:
        pieces = []
        with archive.open(entry) as packed:
            while piece := packed.read(_PIECE):
                left -= len(piece)
                if left < 0:
                    raise Faulty([file_fault(entry.filename, "zip-size", most=UNPACKED // 1_000_000)])
                pieces.append(piece)
        yield entry.filename, b"".join(pieces)


def _entry_faults(entries: list[zipfile.ZipInfo], file: str) -> Iterator[Fault]:
    seen: set[str] = set()
    for entry in entries:
        name = entry.orig_filename
        folded = unicodedata.normalize("NFKC", name).casefold()
        reason = _refused(entry) or ("zip-twice" if folded in seen else "")
        seen.add(folded)
        if reason:
            yield file_fault(file, reason, name=name)


def _refused(entry: zipfile.ZipInfo) -> str:
    """Why an entry is not taken; empty where it is."""
    name, mode = entry.orig_filename, entry.external_attr >> 16
    if not (name.isascii() or entry.flag_bits & 0x800):
        return "zip-name"
    if any(unicodedata.category(char)[0] == "C" for char in name) or not name or len(name) > PATH:
        return "zip-name"
    if "\\" in name or _DRIVE.match(name) or {"", ".", ".."} & set(name.removesuffix("/").split("/")):
        return "zip-path"
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        return "zip-link"
    if entry.flag_bits & 0x1:
        return "zip-locked"
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return "zip-method"
    return "zip-nested" if name.casefold().endswith(_ARCHIVES) else ""
