"""Runs the server, as `ducats serve` does, and a process that only works, as `ducats work` does."""

import asyncio
import multiprocessing
import os
import signal
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog
import uvicorn
from msgspec.structs import replace

from ducats import FORM, __version__
from ducats.engine.errors import DucatsError
from ducats.server.app import create_app, create_tables, opened
from ducats.server.connections import ImpatientProtocol, TableSocketProtocol
from ducats.server.context import AppContext
from ducats.server.garbage import stop_looking
from ducats.server.logs import set_up_logs
from ducats.server.settings import Settings
from ducats.server.store.base import StoreError
from ducats.server.store.only_one import hold
from ducats.server.store.sqlite_access import prepare

log = structlog.stdlib.get_logger()

SOCKET_BYTES = 64 * 1024
"""Above this the connection is cut; between this and the protocol's limit there is a coded refusal."""

PING_SECONDS = 10.0
"""Somebody whose line broke without a word is known to be away after twice as long."""

KEEP_ALIVE_SECONDS = 5
"""An idle connection is closed after this time; a proxy that keeps them must do so sooner, or a request may
meet one that is just being closed."""


def app_from_environment() -> Any:
    """For several processes, and for reload: uvicorn imports this by name in a fresh one."""
    settings = Settings.from_environment()
    set_up_logs(settings.logs)
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    return _settled(settings)


def _stop_with_parent() -> None:
    """Without the process that started it, nobody would ever stop this one, and it would keep the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _settled(settings: Settings) -> Any:
    """Loaded as a whole, so that the collector of garbage can skip it."""
    app = create_app(settings)
    stop_looking()
    return app


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    reload: bool = False,
    settings: Settings | None = None,
    processes: int = 1,
) -> None:
    """Serve until interrupted."""
    settings = settings or Settings.from_environment()
    settings = replace(settings, host=host, database=database or settings.database)
    if processes > 1 and not settings.is_postgres:
        raise DucatsError(f"{processes} processes need PostgreSQL: {settings.database} serves one")
    if open_browser:
        _open_browser_soon(host, port)
    options = options_for(host, port, settings)
    factory = f"{__name__}:{app_from_environment.__name__}"
    if reload or processes > 1:
        os.environ |= {"DUCATS_DATABASE": settings.database, "DUCATS_HOST": host}
    if reload:
        uvicorn.run(factory, factory=True, reload=True, reload_dirs=["src"], **options)
        return
    set_up_logs(settings.logs)
    _check_database(settings)
    log.info("starting", version=__version__, rules=FORM, processes=processes)
    if processes > 1:
        uvicorn.run(factory, factory=True, workers=processes, **options)
    else:
        uvicorn.run(_settled(settings), **options)


def work(database: str | None = None, settings: Settings | None = None) -> None:
    """Do what is due, and serve nobody, until interrupted."""
    settings = settings or Settings.from_environment()
    settings = replace(settings, work=True, database=database or settings.database)
    if not settings.is_postgres:
        raise DucatsError(f"a process that only works needs PostgreSQL: {settings.database} serves one")
    set_up_logs(settings.logs)
    _check_database(settings)
    log.info("working", version=__version__, rules=FORM)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    told_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, told_to_stop.set)
    context, registry = create_tables(settings)
    stop_looking()
    # Before anything is started that would have to be stopped again: the port may be taken.
    with _metrics_served(context, settings):
        # What is taken must not wait for the first bot to start, which takes seconds: others have one ready.
        warming = asyncio.create_task(context.bots.warm_up())
        stopping = asyncio.create_task(told_to_stop.wait())
        await asyncio.wait((warming, stopping), return_when=asyncio.FIRST_COMPLETED)
        if told_to_stop.is_set():
            warming.cancel()
            await context.bots.close()
            return
        async with opened(context, registry):
            await stopping


@contextmanager
def _metrics_served(context: AppContext, settings: Settings) -> Iterator[None]:
    if not settings.metrics_port:
        yield
        return
    host, port = settings.metrics_host, settings.metrics_port
    try:
        server = context.metrics.serve_worker_metrics(host, port)
    except OSError as error:
        raise DucatsError(f"cannot listen on {host}:{port}: {error}") from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()


def options_for(host: str, port: int, settings: Settings) -> dict[str, Any]:
    """How uvicorn serves Ducats."""
    return {
        "host": host,
        "port": port,
        "http": ImpatientProtocol,
        "ws": TableSocketProtocol,
        "ws_max_size": SOCKET_BYTES,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
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
    try:
        if settings.is_postgres:
            from ducats.server.store import postgres_access

            asyncio.run(postgres_access.prepare(settings.database))
        elif not settings.in_memory:
            prepare(settings.database_file)
            hold(settings.database_file).close()
    except StoreError as error:
        raise DucatsError(str(error)) from error
