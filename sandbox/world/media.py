"""Uploads become attachments, and ``attachment://`` becomes an address."""

import io
import re
import zlib
from dataclasses import dataclass

from PIL import Image, UnidentifiedImageError

from sandbox.checks.findings import Problem, invalid_form
from sandbox.errors import TOO_LARGE, ApiError
from sandbox.snowflakes import Snowflakes
from sandbox.wire import Json
from sandbox.world.world import World

CDN = "https://cdn.discordapp.com"
LARGEST = 10 * 1024 * 1024
"""Bytes of one attachment; also what an interaction names as its limit."""

SCHEME = "attachment://"


@dataclass(frozen=True)
class Upload:
    """A file of a multipart request: its index as sent (``files[0]``), its name and bytes."""

    index: str
    filename: str
    data: bytes


def attach(world: World, channel_id: str, upload: Upload, wish: Json) -> Json:
    """Keeps an upload and makes Discord's attachment object; `wish` may bring another file name and a description."""
    if len(upload.data) > LARGEST:
        raise ApiError(TOO_LARGE)
    attachment_id, filename = world.ids.next(), safe_name(wish.get("filename") or upload.filename)
    world.files.write(attachment_id, filename, upload.data)
    now = int(world.clock.now())
    query = f"?ex={now + 86400:x}&is={now:x}&hm={zlib.crc32(upload.data):064x}&"
    url = f"{CDN}/attachments/{channel_id}/{attachment_id}/{filename}{query}"
    content_type, size = _looked_at(upload.data)
    made: Json = {"id": attachment_id, "filename": filename, "size": len(upload.data), "url": url, "proxy_url": url}
    made |= {"content_type": content_type, "content_scan_version": 0}
    if wish.get("description"):
        made["description"] = wish["description"]
    if size is not None:
        made |= {"width": size[0], "height": size[1]}
    return made


def safe_name(filename: str) -> str:
    """A file name as Discord keeps it."""
    return re.sub(r"[^A-Za-z0-9._-]", "_", filename).lstrip(".") or "file"


def resolved_media(media: Json, attachments: list[Json], ids: Snowflakes) -> Json:
    """A media object with its address and size."""
    url = media["url"]
    if not url.startswith(SCHEME):
        unknown: Json = {"proxy_url": url, "width": None, "height": None, "content_type": None}
        return {"id": ids.next(), "url": url, "loading_state": 2, "flags": 0} | unknown
    source = next((kept for kept in attachments if kept["filename"] == url.removeprefix(SCHEME)), None)
    if source is None:
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        raise invalid_form([Problem("components", code, f"The referenced attachment {url} was not found.")])
    return {
        "id": ids.next(),
        "url": source["url"],
        "proxy_url": source["proxy_url"],
        "width": source.get("width"),
        "height": source.get("height"),
        "content_type": source["content_type"],
        "attachment_id": source["id"],
        "loading_state": 2,
        "flags": 0,
    }


def _looked_at(data: bytes) -> tuple[str, tuple[int, int] | None]:
    """The content type and, for a picture, its width and height; only the header is read."""
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "GIF", "WEBP")) as picture:
            return Image.MIME[picture.format or ""], picture.size
    except (UnidentifiedImageError, OSError, KeyError, Image.DecompressionBombError):
        return "application/octet-stream", None
