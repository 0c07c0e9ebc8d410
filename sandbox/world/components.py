"""Components as Discord gives them back: every one with an id, media resolved."""

from collections.abc import Iterator

from sandbox.numbers import ComponentType
from sandbox.snowflakes import Snowflakes
from sandbox.wire import Json
from sandbox.world.media import resolved_media

CHILDREN = ("components",)
ONLY_CHILD = ("accessory", "component")


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones too, in the order of the text."""
    for component in components:
        yield component
        for key in CHILDREN:
            yield from walk(component.get(key) or [])
        for key in ONLY_CHILD:
            if component.get(key):
                yield from walk([component[key]])


def text_of(components: list[Json]) -> str:
    """All text displays, a line each."""
    return "\n".join(part["content"] for part in walk(components) if part["type"] == ComponentType.TEXT_DISPLAY)


def filled_in(components: list[Json], attachments: list[Json], ids: Snowflakes) -> list[Json]:
    """Components with what Discord adds. Raises Discord's 50035 where a file is named that is not there."""
    taken = {part["id"] for part in walk(components) if part.get("id")}
    numbers = (number for number in range(1, 1000) if number not in taken)
    return [_filled(component, numbers, attachments, ids) for component in components]


def _filled(component: Json, numbers: Iterator[int], attachments: list[Json], ids: Snowflakes) -> Json:
    done = {**component, "id": component.get("id") or next(numbers)}
    for key in CHILDREN:
        if key in done:
            done[key] = [_filled(child, numbers, attachments, ids) for child in done[key]]
    for key in ONLY_CHILD:
        if done.get(key):
            done[key] = _filled(done[key], numbers, attachments, ids)
    if done.get("default_values"):
        done["default_values"] = [value | {"id": str(value["id"])} for value in done["default_values"]]
    match done["type"]:
        case ComponentType.THUMBNAIL:
            done = _with_media(done, attachments, ids)
        case ComponentType.MEDIA_GALLERY:
            done["items"] = [_with_media(item, attachments, ids) for item in done["items"]]
        case ComponentType.FILE:
            done["file"] = resolved_media(done["file"], attachments, ids)
            source = next(kept for kept in attachments if kept["id"] == done["file"]["attachment_id"])
            done |= {"name": source["filename"], "size": source["size"], "spoiler": bool(done.get("spoiler"))}
    return done


def _with_media(holder: Json, attachments: list[Json], ids: Snowflakes) -> Json:
    media = resolved_media(holder["media"], attachments, ids)
    return {"description": None, "spoiler": False} | holder | {"media": media}
