"""`ducats serve` and `ducats work`, with a clear line for what a host may have set wrong."""

import socket
from typing import TYPE_CHECKING

from ducats.engine.errors import BadOptions

if TYPE_CHECKING:
    from ducats.server.settings import Settings


def host_tables(
    host: str, port: int, database: str | None, open_browser: bool, reload: bool, processes: int
) -> None:
    """Serve until interrupted."""
    from ducats.server.run import serve

    settings = _settings()
    if reload and processes > 1:
        raise BadOptions("--reload is for one process", code="bad_settings")
    check_address(host, port)
    serve(host, port, database, open_browser, reload, settings, processes)


def work_at_tables(database: str | None) -> None:
    """Work until interrupted."""
    from ducats.server.run import work

    work(database, _settings())


def _settings() -> "Settings":
    from ducats.server.settings import Settings

    try:
        return Settings.from_environment()
    except ValueError as error:
        raise BadOptions(str(error), code="bad_settings") from error


def check_address(host: str, port: int) -> None:
    """Say that the port is taken before anything is opened."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(found[0], found[1]) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(found[4])
    except OSError as error:
        raise BadOptions(f"cannot listen on {host}:{port}: {error.strerror}", code="bad_address") from error
