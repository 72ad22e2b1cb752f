"""The built front end: hashed assets kept for ever, every other address is the one page."""

import asyncio
import gzip
import re
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from ducats.server.static_files import front_end

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PATH_LENGTH: Final = 200
"""No file or page of the front end has a longer address."""
OWN_ADDRESS: Final = b'content="/'
HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
PACKED: Final = {"packed": True}
"""The compression of all other answers leaves these alone."""
FILES_KEPT: Final = 256
HOSTS_KEPT: Final = 32
COMPRESSION: Final = 9
"""Each file is compressed only once, so this can be slow."""
COMPRESSED_ALREADY: Final = frozenset({".woff2", ".png", ".jpg", ".webp", ".mp3", ".ogg"})


class _File(msgspec.Struct, frozen=True):
    content: bytes
    packed: bytes | None
    """The text compressed; None for formats that are compressed already."""
    tag: str


@lru_cache(FILES_KEPT)
def _read(file: Path, changed: int) -> _File:
    """A file as it was at a time of its last change."""
    return _pack(file.read_bytes(), file.suffix in COMPRESSED_ALREADY)


def _pack(content: bytes, is_packed: bool = False) -> _File:
    packed = None if is_packed else gzip.compress(content, COMPRESSION, mtime=0)
    return _File(content, packed, f'"{sha256(content).hexdigest()[:32]}"')


@get(["/", "/{path:path}"], include_in_schema=False, opt=PACKED)
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
    changed = file.stat().st_mtime_ns
    found = _index(file, changed, _origin(request)) if file.name == "index.html" else _read(file, changed)
    return _send(request, found, file, FOR_EVER if file.parent == folder / "assets" else ASK_AGAIN)


@lru_cache(HOSTS_KEPT)
def _index(file: Path, changed: int, origin: str) -> _File:
    """Chats that preview a link fetch its picture only from an absolute address."""
    plain = _read(file, changed)
    return _pack(plain.content.replace(OWN_ADDRESS, f'content="{origin}/'.encode())) if origin else plain


def _origin(request: Request[Any, Any, Any]) -> str:
    """The address by which the client knows this server; empty if it names none."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else ""


def send_page(request: Request[Any, Any, Any], file: Path, media_type: str) -> Response[bytes]:
    """A file that may change with the next version."""
    return _send(request, _read(file, file.stat().st_mtime_ns), file, ASK_AGAIN, media_type)


def _send(
    request: Request[Any, Any, Any], found: _File, file: Path, caching: str, media_type: str | None = None
) -> Response[bytes]:
    """A file in an encoding that the client accepts, or 304 if it has it already."""
    headers = {"Cache-Control": caching, "ETag": found.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    kind = media_type or guess_type(file.name)[0] or "application/octet-stream"
    if found.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.content, media_type=kind, headers=headers)
    return Response(found.packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
