"""The composition root: everything is made and wired here, nowhere else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.memory import MemoryStore as VisitStore
from litestar.types import (
    ControllerRouterHandler,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Message,
    Receive,
    Scope,
    Send,
)
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import ducats
from ducats.server import (
    coach,
    deals,
    lobby,
    long_answers,
    notes,
    pages,
    past_games,
    people,
    problems,
    puzzles,
    reach,
    replays,
    reviews,
    sockets,
    statistics,
    transfers,
    what_ifs,
)
from ducats.server.bots_pool import BotPool, Bots
from ducats.server.connections import HTTP_CONNECTIONS, HttpConnections
from ducats.server.context import AppContext
from ducats.server.garbage import collect_when_due
from ducats.server.guards import SECURITY_HEADERS, only_own_pages
from ducats.server.jobs import JobPool, Jobs
from ducats.server.problems import REFUSALS
from ducats.server.registry import TableRegistry
from ducats.server.settings import Settings
from ducats.server.store.base import Store
from ducats.server.store.memory import MemoryStore
from ducats.server.store.sqlite import SqliteStore
from ducats.server.traces import TracedRequests

BODY_BYTES = 256 * 1024
SWEEP_SECONDS = 60.0
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
"""A browser that came by HTTPS once keeps to HTTPS, whatever a network on the way says."""
HEADER_BYTES = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


@get("/health", tags=["host"], summary="Whether the server can read its store", responses=REFUSALS)
async def health(context: NamedDependency[AppContext]) -> dict[str, str]:
    await context.store.ping()
    return {"status": "ok", "version": ducats.__version__}


@get(
    "/metrics",
    tags=["host"],
    summary="Prometheus metrics",
    responses=REFUSALS,
    media_type="text/plain; version=0.0.4",
)
async def metrics(context: NamedDependency[AppContext]) -> Response[bytes]:
    text = context.metrics.text(await context.counts())
    return Response(text, media_type="text/plain; version=0.0.4")


def open_store(settings: Settings) -> Store:
    if settings.is_postgres:
        from ducats.server.store.postgres import PostgresStore

        return PostgresStore(settings.database)
    return MemoryStore() if settings.in_memory else SqliteStore(settings.database_file)


ROUTES: list[ControllerRouterHandler] = [
    people.who_am_i,
    people.rename_me,
    transfers.make_transfer,
    reach.reach,
    transfers.take_transfer,
    lobby.list_games,
    lobby.read_rules,
    lobby.try_data,
    lobby.TablesController,
    replays.take_record,
    replays.watch,
    replays.bring_record,
    puzzles.list_puzzles,
    puzzles.show_puzzle,
    puzzles.attempt_puzzle,
    deals.list_deals,
    deals.read_deal,
    deals.play_deal,
    reviews.begin_review,
    reviews.review_status,
    reviews.read_review,
    notes.read_notes,
    notes.write_note,
    statistics.my_statistics,
    statistics.game_statistics,
    coach.give_hint,
    coach.mark_decision,
    what_ifs.what_was_drawn,
    what_ifs.other_answers,
    what_ifs.past_question,
    what_ifs.try_answer,
    what_ifs.play_from,
    sockets.table_socket,
    health,
    metrics,
    pages.page,
]


def create_tables(
    settings: Settings, store: Store | None = None, bots: Bots | None = None, jobs: Jobs | None = None
) -> tuple[AppContext, TableRegistry]:
    """The tables without an HTTP server; tests bring their own store, bots and workers."""
    context = AppContext(
        settings,
        store or open_store(settings),
        bots or BotPool(settings.bot_workers, settings.bot_seconds),
        jobs or JobPool(settings.job_workers, settings.job_seconds, settings.jobs_per_address),
    )
    return context, TableRegistry(context)


class Server(Litestar):
    """Tells the protocols below it, before they take a connection, how many each address can have."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        # Only a server that keeps state, as ours does, asks for it.
        kept: dict[str, Any] | None = cast(dict[str, Any], scope).get("state")
        if scope["type"] == "lifespan" and kept is not None:
            settings: Settings = self.state.context.settings
            server: Any = self
            proxies = ProxyHeadersMiddleware(server, settings.proxies).trusted_hosts
            kept[HTTP_CONNECTIONS] = HttpConnections(settings.connections_per_address, proxies.__contains__)
        await super().__call__(scope, receive, send)


def create_app(
    settings: Settings | None = None,
    store: Store | None = None,
    bots: Bots | None = None,
    jobs: Jobs | None = None,
) -> Litestar:
    """A server."""
    settings = settings or Settings.from_environment()
    context, registry = create_tables(settings, store, bots, jobs)
    solving = puzzles.Solving(context)
    app = Server(
        route_handlers=ROUTES,
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "solving": Provide(lambda: solving, sync_to_thread=False),
            "visitor": Provide(people.find_visitor),
            "person": Provide(people.find_person),
            "owner": Provide(people.find_owner),
            "past": Provide(past_games.past_game, sync_to_thread=False),
            "long_answers": Provide(long_answers.long_answers, sync_to_thread=False),
        },
        guards=[only_own_pages],
        exception_handlers=problems.HANDLERS,
        middleware=[_rate_limit(settings), *_traced(context)],
        before_send=[_add_security_headers],
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, exclude_opt_key="packed"),
        openapi_config=_openapi(),
        request_max_body_size=BODY_BYTES,
        lifespan=[partial(_lifespan, context, registry)],
        logging_config=None,
    )
    app.state.context = context
    app.state.registry = registry
    return app


@asynccontextmanager
async def opened(context: AppContext, registry: TableRegistry) -> AsyncIterator[None]:
    """Opens all parts of the server, and closes them in reverse."""
    await context.store.open()
    await context.jobs.open()
    await registry.open()
    tidying = asyncio.create_task(collect_when_due())
    watching = asyncio.create_task(context.metrics.loop_delay.watch())
    try:
        yield
    finally:
        tidying.cancel()
        watching.cancel()
        await registry.close()
        await context.bots.close()
        await context.jobs.close()
        await context.store.close()
        await asyncio.to_thread(context.traces.close)


@asynccontextmanager
async def _lifespan(context: AppContext, registry: TableRegistry, app: Litestar) -> AsyncIterator[None]:
    async with opened(context, registry):
        sweeping = asyncio.create_task(_forget_visits(app))
        try:
            yield
        finally:
            sweeping.cancel()


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Ducats",
        version=ducats.__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/")],
    )


def _traced(context: AppContext) -> list[TracedRequests]:
    return [TracedRequests(context.traces)] if context.traces.is_on else []


def _rate_limit(settings: Settings) -> DefineMiddleware:
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute),
        exclude=["^/assets/", "^/health$"],
        identifier_for_request=people.address_of,
    )
    return limit.middleware


async def _forget_visits(app: Litestar) -> None:
    """The rate limit would otherwise keep every address that ever came by."""
    visits = cast(VisitStore, app.stores.get(RateLimitConfig.store))
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        await visits.delete_expired()


async def _add_security_headers(message: Message, scope: Scope) -> None:
    """On every answer, errors included."""
    if message["type"] == "http.response.start":
        secure = [ONLY_HTTPS] if scope.get("scheme") == "https" else []
        message["headers"] = [*message.get("headers", ()), *HEADER_BYTES, *secure]
