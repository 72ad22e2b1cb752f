"""Runs the server in this process, as `ducats serve` does."""

import os
import threading
import webbrowser
from typing import Any

import structlog
import uvicorn
from msgspec.structs import replace

from ducats import FORM, __version__
from ducats.engine.errors import DucatsError
from ducats.server.app import create_app
from ducats.server.connections import ImpatientProtocol, TableSocketProtocol
from ducats.server.logs import set_up_logs
from ducats.server.settings import Settings
from ducats.server.store.base import StoreError
from ducats.server.store.sqlite import prepare

log = structlog.stdlib.get_logger()

SOCKET_BYTES = 64 * 1024
"""Above this the connection is cut; between this and the protocol's limit there is a coded refusal."""


def app_from_environment() -> Any:
    """For reload in development: uvicorn imports this by name in a fresh process."""
    settings = Settings.from_environment()
    set_up_logs(settings.logs)
    return create_app(settings)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    reload: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve until interrupted."""
    settings = settings or Settings.from_environment()
    if database is not None:
        settings = replace(settings, database=database)
    if open_browser:
        _open_browser_soon(host, port)
    options = options_for(host, port, settings)
    if reload:
        os.environ["DUCATS_DATABASE"] = settings.database
        factory = f"{__name__}:{app_from_environment.__name__}"
        uvicorn.run(factory, factory=True, reload=True, reload_dirs=["src"], **options)
        return
    set_up_logs(settings.logs)
    _check_database(settings)
    log.info("starting", version=__version__, rules=FORM)
    uvicorn.run(create_app(settings), **options)


def options_for(host: str, port: int, settings: Settings) -> dict[str, Any]:
    """How uvicorn serves Ducats."""
    return {
        "host": host,
        "port": port,
        "http": ImpatientProtocol,
        "ws": TableSocketProtocol,
        "ws_max_size": SOCKET_BYTES,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.proxies,
        "timeout_graceful_shutdown": 5,
    }


def _open_browser_soon(host: str, port: int) -> None:
    shown = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::"} else host  # noqa: S104 - compared only
    opening = threading.Timer(1.5, webbrowser.open, [f"http://{shown}:{port}/"])
    opening.daemon = True
    opening.start()


def _check_database(settings: Settings) -> None:
    """A database that cannot be used is one clear line, not a trace out of the server."""
    if settings.in_memory:
        return
    try:
        prepare(settings.database_file)
    except StoreError as error:
        raise DucatsError(str(error)) from error
