"""Limits of messages, new and edited (documentation, "Message Resource")."""

import re
from collections.abc import Iterator, Mapping

from sandbox.checks.components import check_components, walk_paths
from sandbox.checks.embeds import check_embeds
from sandbox.checks.findings import Problem, join, length, one_of, unique
from sandbox.numbers import MessageFlag
from sandbox.wire import Json, encode

LONGEST_CONTENT = 2000
LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")
LEGACY_WITH_V2 = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
NAMED_FILE = re.compile(rb'"attachment://([^"]*)"')
SAFE_NAME = re.compile(r"[A-Za-z0-9._-]+")


def check_message(body: Json, uploads: Mapping[str, tuple[str, int]], before: Json | None = None) -> Iterator[Problem]:
    """A message as it is sent; with `before`, as an edit of that one. `uploads`: index to file name and size in bytes."""
    flags = MessageFlag(body.get("flags") or 0)
    v2 = bool((flags | (before["flags"] if before else 0)) & MessageFlag.COMPONENTS_V2)
    yield from length("content", body.get("content"), 0, LONGEST_CONTENT)
    yield from length("nonce", str(body.get("nonce") or ""), 0, 25)
    yield from length("sticker_ids", body.get("sticker_ids"), 0, 3)
    if v2:
        for key in LEGACY_FIELDS:
            if body.get(key):
                yield Problem(key, LEGACY_WITH_V2, f"The '{key}' field cannot be used when using IS_COMPONENTS_V2.")
    if v2 and before and not before["flags"] & MessageFlag.COMPONENTS_V2:
        yield from _check_turning_v2(body, before)
    yield from check_components(body.get("components") or [], v2=v2)
    yield from check_embeds(body.get("embeds") or [])
    yield from _check_allowed_mentions(body.get("allowed_mentions"))
    yield from _check_attachments(body, uploads, before)


def _check_turning_v2(body: Json, before: Json) -> Iterator[Problem]:
    for key in ("content", "embeds"):
        if before.get(key) and key not in body:
            yield Problem(key, LEGACY_WITH_V2, f"The old '{key}' must be taken away when IS_COMPONENTS_V2 is set.")


def _check_allowed_mentions(allowed: Json | None) -> Iterator[Problem]:
    if allowed is None:
        return
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        yield from one_of(join("allowed_mentions.parse", index), kind, ("users", "roles", "everyone"))
    for key in ("users", "roles"):
        yield from length(join("allowed_mentions", key), allowed.get(key), 0, 100)
        if key in parse and allowed.get(key):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            yield Problem("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_attachments(body: Json, uploads: Mapping[str, tuple[str, int]], before: Json | None) -> Iterator[Problem]:
    listed = body.get("attachments")
    existing = {old["id"]: old["filename"] for old in before["attachments"]} if before else {}
    for index, wish in enumerate(listed or []):
        path = join("attachments", index)
        yield from length(join(path, "description"), wish.get("description"), 0, 1024)
        if str(wish["id"]) not in uploads and str(wish["id"]) not in existing:
            yield Problem(join(path, "id"), "ATTACHMENT_NOT_FOUND", f"There is no file {wish['id']}.")
    yield from unique("attachments", [str(wish["id"]) for wish in listed or []], "ATTACHMENT_DUPLICATED")
    kept = list(existing) if listed is None else [str(wish["id"]) for wish in listed if str(wish["id"]) in existing]
    yield from length("attachments", [*kept, *uploads], 0, 10)
    for key, (_, size) in uploads.items():
        if size == 0:
            yield Problem(join("files", key), "WARN_EMPTY_FILE", "The file has no bytes; was it sent twice?")
    renamed = {str(wish["id"]): wish["filename"] for wish in listed or [] if wish.get("filename")}
    names = {existing[key] for key in kept} | {renamed.get(key, name) for key, (name, _) in uploads.items()}
    yield from _check_named_files(body, names)


def _check_named_files(body: Json, names: set[str]) -> Iterator[Problem]:
    for key in ("components", "embeds"):
        for name in dict.fromkeys(match.decode() for match in NAMED_FILE.findall(encode(body.get(key) or []))):
            if not SAFE_NAME.fullmatch(name):
                message = f"{name!r}: only A-Z, a-z, 0-9, '.', '_' and '-' serve in attachment://."
                yield Problem(key, "ATTACHMENT_NAME_INVALID", message)
            elif name not in names:
                message = f"The referenced attachment {name} was not found."
                yield Problem(key, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)


def has_something(message: Json) -> bool:
    """Whether there is anything in the message; Discord refuses empty ones (50006)."""
    shown = ("content", "embeds", "components", "poll", "sticker_items")
    if message["flags"] & MessageFlag.COMPONENTS_V2:
        return any(True for _ in walk_paths(message["components"]))
    return any(message.get(key) for key in shown) or bool(message["attachments"])
