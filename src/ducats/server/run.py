"""Runs the server, as `ducats serve` does, and a process that only works, as `ducats work` does."""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import structlog
import uvicorn
from msgspec.structs import replace

from ducats import FORM, __version__
from ducats.engine.errors import BadOptions, DucatsError
from ducats.server.app import create_app, create_tables, opened
from ducats.server.connections import TableSocketProtocol, TimeoutProtocol
from ducats.server.context import AppContext
from ducats.server.garbage import disable_automatic_gc
from ducats.server.logs import set_up_logs
from ducats.server.settings import Settings, unknown
from ducats.server.store.base import StoreError
from ducats.server.store.sqlite_access import claim

log = structlog.stdlib.get_logger()

SOCKET_BYTES = 64 * 1024
"""Longer messages cut the connection; those between the protocol's limit and this get a coded refusal."""

PING_SECONDS = 10.0
"""A silently broken connection is noticed after twice this time."""

HUNG_SECONDS = 15
"""A serving process that is silent for this long is replaced. One that is being started is silent, too, until
it has imported the command, which takes a busy or small machine several seconds."""

OPEN_FILES = 65_536
"""How many files, connections among them, a process asks to have open; the system may allow fewer."""

FEWER_OPEN_FILES = 10_240
"""What macOS allows at least; it says that it allows any number, and refuses most."""

KEEP_ALIVE_SECONDS = 5
"""An idle connection is closed after this time; a proxy that keeps connections must close them sooner, or a
request may meet one that is just closing."""


def app_from_environment() -> Any:
    """For several processes, and for reload: uvicorn imports this by name in each new process."""
    settings = Settings.from_environment()
    set_up_logs(settings.logs)
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    return _settled(settings)


def allow_open_files() -> None:
    """The usual thousand is used up by a few hundred visitors. Child processes inherit this."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for most in (OPEN_FILES, FEWER_OPEN_FILES):
            allowed = most if hard == resource.RLIM_INFINITY else min(hard, most)
            if soft == resource.RLIM_INFINITY or soft >= allowed:
                return
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
                return


def _stop_with_parent() -> None:
    """If its parent died, nobody would ever stop this process, and it would keep the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _settled(settings: Settings) -> Any:
    """Everything is loaded first, so that the garbage collector can skip it."""
    app = create_app(settings)
    disable_automatic_gc()
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
    allow_open_files()
    if processes > 1 and not settings.is_postgres:
        raise BadOptions(
            f"{processes} processes need PostgreSQL, and {settings.database} is a file for one: set"
            " DUCATS_DATABASE to a postgresql:// address",
            code="bad_settings",
        )
    if open_browser:
        _open_browser_soon(host, port)
    options = options_for(host, port, settings)
    factory = _address(app_from_environment)
    # Told to stop, uvicorn ends its process by the signal itself. Python's own tracker then takes away what
    # the workers leave behind, which is what it is for, and says that it was leaked.
    sys.warnoptions.append("ignore:resource_tracker:UserWarning")
    if reload or processes > 1:
        os.environ |= {"DUCATS_DATABASE": settings.database, "DUCATS_HOST": host}
    if reload:
        uvicorn.run(factory, factory=True, reload=True, reload_dirs=["src"], **options)
        return
    set_up_logs(settings.logs)
    _check_database(settings)
    log.info("starting", version=__version__, rules=FORM, processes=processes)
    _warn_of_unknown_settings()
    if processes > 1:
        uvicorn.run(factory, factory=True, workers=processes, **options)
    else:
        uvicorn.run(_settled(settings), **options)


def work(database: str | None = None, settings: Settings | None = None) -> None:
    """Do what is due, and serve nobody, until interrupted."""
    settings = settings or Settings.from_environment()
    settings = replace(settings, work=True, database=database or settings.database)
    if not settings.is_postgres:
        raise BadOptions(
            f"a process that only works needs PostgreSQL, and {settings.database} is a file for one: set"
            " DUCATS_DATABASE to a postgresql:// address",
            code="bad_settings",
        )
    set_up_logs(settings.logs)
    _check_database(settings)
    log.info("working", version=__version__, rules=FORM)
    _warn_of_unknown_settings()
    asyncio.run(_work(settings))


def _warn_of_unknown_settings() -> None:
    for name in unknown():
        log.warning("unknown_setting", name=name)


async def _work(settings: Settings) -> None:
    told_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, told_to_stop.set)
    context, registry = create_tables(settings)
    disable_automatic_gc()
    # Before anything is started that would have to be stopped again, because the port may be taken.
    with _metrics_served(context, settings):
        # Work that is taken must not wait seconds for the first bot to start, when other workers have one
        # ready.
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
        raise BadOptions(f"cannot listen on {host}:{port}: {error.strerror}", code="bad_address") from error
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
        # By name: a process that is handed the classes imports half the server before its first word.
        "http": _address(TimeoutProtocol),
        "ws": _address(TableSocketProtocol),
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
        "timeout_worker_healthcheck": HUNG_SECONDS,
    }


def _address(found: Any) -> str:
    """What uvicorn imports it by."""
    return f"{found.__module__}:{found.__qualname__}"


def _open_browser_soon(host: str, port: int) -> None:
    shown = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::"} else host  # noqa: S104 - compared only
    opening = threading.Timer(1.5, webbrowser.open, [f"http://{shown}:{port}/"])
    opening.daemon = True
    opening.start()


def _check_database(settings: Settings) -> None:
    """An unusable database gives one clear line, not a stack trace."""
    try:
        if settings.is_postgres:
            from ducats.server.store import postgres_access

            asyncio.run(postgres_access.prepare(settings.database))
        elif not settings.in_memory:
            claim(settings.database_file).close()
    except StoreError as error:
        raise DucatsError(str(error), code="store_error") from error
