"""The built front end: hashed assets kept for ever, every other address is the one page."""

import asyncio
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from ducats.server.static_files import front_end

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PATH_LENGTH: Final = 200
"""No file of the front end and no page of it has a longer address."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the front end, or its index page for the addresses that the front end routes itself."""
    return await asyncio.to_thread(_find, request, request.path_params.get("path", ""))


def _find(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    wanted = path.strip("/")
    if wanted.split("/")[0] in {"api", "ws"} or len(wanted) > PATH_LENGTH or not wanted.isprintable():
        raise NotFoundException
    try:
        folder = front_end().resolve()
    except FileNotFoundError as error:
        return Response(f"{error}\n".encode(), status_code=503, media_type="text/plain")
    file = (folder / wanted).resolve()
    if not file.is_relative_to(folder) or not file.is_file():
        if "." in wanted.rpartition("/")[2]:
            raise NotFoundException
        file = folder / "index.html"
    return _send(request, file, FOR_EVER if file.parent == folder / "assets" else ASK_AGAIN)


def _send(request: Request[Any, Any, Any], file: Path, caching: str) -> Response[bytes]:
    content = file.read_bytes()
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    headers = {"Cache-Control": caching, "ETag": tag}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(b"", status_code=304, headers=headers)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)
