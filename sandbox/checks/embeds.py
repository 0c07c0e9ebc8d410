"""Limits of embeds (documentation, "Embed Limits")."""

from collections.abc import Iterator

from sandbox.checks.findings import Problem, join, length, present, within
from sandbox.wire import Json

MOST_CHARACTERS = 6000
URLS = ("http://", "https://", "attachment://")


def check_embeds(embeds: list[Json]) -> Iterator[Problem]:
    """At most ten embeds with 6,000 characters in all."""
    yield from length("embeds", embeds, 0, 10)
    for index, embed in enumerate(embeds):
        yield from _check_embed(join("embeds", index), embed)
    size = sum(len(text) for embed in embeds for text in _texts(embed))
    if size > MOST_CHARACTERS:
        message = f"Embed size exceeds maximum size of {MOST_CHARACTERS}: {size}."
        yield Problem("embeds", "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(path: str, embed: Json) -> Iterator[Problem]:
    yield from length(join(path, "title"), embed.get("title"), 0, 256)
    yield from length(join(path, "description"), embed.get("description"), 0, 4096)
    yield from within(join(path, "color"), embed.get("color"), 0, 0xFFFFFF)
    yield from length(join(path, "footer", "text"), (embed.get("footer") or {}).get("text"), 0, 2048)
    yield from length(join(path, "author", "name"), (embed.get("author") or {}).get("name"), 0, 256)
    fields = embed.get("fields") or []
    yield from length(join(path, "fields"), fields, 0, 25)
    for index, field in enumerate(fields):
        at = join(path, "fields", index)
        yield from present(at, field, "name", "value")
        yield from length(join(at, "name"), field.get("name"), 0, 256)
        yield from length(join(at, "value"), field.get("value"), 0, 1024)
    for key in ("image", "thumbnail"):
        url = (embed.get(key) or {}).get("url")
        if url is not None and not url.startswith(URLS):
            yield Problem(join(path, key, "url"), "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {URLS}.")


def _texts(embed: Json) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for field in embed.get("fields") or []:
        yield field.get("name") or ""
        yield field.get("value") or ""
