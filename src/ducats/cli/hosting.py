"""`ducats serve`, with a clear line for what a host may have set wrong."""

import socket

from ducats.engine.errors import BadOptions


def host_tables(host: str, port: int, database: str | None, open_browser: bool, reload: bool) -> None:
    """Serve until interrupted."""
    from ducats.server.run import serve
    from ducats.server.settings import Settings

    try:
        settings = Settings.from_environment()
    except ValueError as error:
        raise BadOptions(str(error), code="bad_settings") from error
    check_address(host, port)
    serve(
        host=host, port=port, database=database, open_browser=open_browser, reload=reload, settings=settings
    )


def check_address(host: str, port: int) -> None:
    """Say that the port is taken before anything is opened."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(found[0], found[1]) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(found[4])
    except OSError as error:
        raise BadOptions(f"cannot listen on {host}:{port}: {error.strerror}", code="bad_address") from error
