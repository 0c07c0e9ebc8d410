"""The bytes of attachments over HTTP, for the bot (``cdn.discordapp.com``) and for the page alike."""

import mimetypes
from collections.abc import Awaitable, Callable

from aiohttp import web

from sandbox.world.files import Files


def attachment_endpoint(files: Files) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Serves ``/attachments/{channel}/{attachment}/{filename}``."""

    async def serve(request: web.Request) -> web.StreamResponse:
        path = files.find(request.match_info["attachment"], request.match_info["filename"])
        if path is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if not kind.startswith("image/") or kind == "image/svg+xml":
            kind = "application/octet-stream"
        return web.FileResponse(path, headers={"Content-Type": kind, "Cache-Control": "private, max-age=86400"})

    return serve
