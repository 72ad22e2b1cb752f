"""Refusals of the server itself, and every error as the Problem that people and programs are told."""

from typing import Any, Final

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ducats.engine.errors import DucatsError
from ducats.server.store.base import StoreError
from ducats.server.wire import Problem

log = structlog.stdlib.get_logger()


class Refusal(DucatsError):
    """Something the server refuses, whatever the rules of the game say."""

    default_code = "refused"


class SetAside(Refusal):
    """A table cannot be loaded, and is not tried again before `until`, if ever."""

    default_code = "table_set_aside"

    def __init__(self, table: str, until: float) -> None:
        super().__init__(f"table {table} cannot be loaded and is set aside")
        self.until = until


class TableGone(Exception):
    """A table has been unloaded; its caller loads it again."""


def not_stored() -> Refusal:
    return Refusal("the move could not be stored; nothing has changed", code="not_stored")


BAD_REQUEST: Final = 400
UNAUTHORIZED: Final = 401
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
CONFLICT: Final = 409
TOO_MANY: Final = 429
UNAVAILABLE: Final = 503

STATUS: Final = {
    "no_person": UNAUTHORIZED,
    "bad_origin": FORBIDDEN,
    "blocked": FORBIDDEN,
    "not_creator": FORBIDDEN,
    "no_coach": FORBIDDEN,
    "not_seated": FORBIDDEN,
    "removed": FORBIDDEN,
    "bad_transfer": FORBIDDEN,
    "hidden": FORBIDDEN,
    "no_such_table": NOT_FOUND,
    "no_such_game": NOT_FOUND,
    "no_rules_page": NOT_FOUND,
    "no_review": NOT_FOUND,
    "no_such_puzzle": NOT_FOUND,
    "no_such_deal": NOT_FOUND,
    "deal_running": FORBIDDEN,
    "seat_taken": CONFLICT,
    "already_seated": CONFLICT,
    "already_started": CONFLICT,
    "not_finished": CONFLICT,
    "seats_empty": CONFLICT,
    "too_fast": TOO_MANY,
    "too_many_tables": TOO_MANY,
    "busy": TOO_MANY,
    "not_stored": UNAVAILABLE,
    "table_set_aside": UNAVAILABLE,
    "too_many_reviews": UNAVAILABLE,
}
"""HTTP status by code; every other code is a bad request."""

CODES: Final = {
    400: "malformed_request",
    401: "no_person",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "malformed_request",
    429: "too_fast",
}
"""Code by HTTP status, for what the framework refuses."""


def problem_of(error: DucatsError) -> Problem:
    return Problem(error.code, error.message, error.rule)


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(request: Request[Any, Any, Any], error: DucatsError) -> Response[Problem]:
    """A rule or the server says no."""
    log.info("refused", method=request.method, path=request.url.path, code=error.code)
    return _answer(STATUS.get(error.code, BAD_REQUEST), problem_of(error))


def unreadable(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The framework could not make sense of a request."""
    code = CODES.get(error.status_code, "malformed_request" if error.status_code < 500 else "server_error")
    log.info("refused", method=request.method, path=request.url.path, code=code)
    message = error.detail
    if isinstance(error.extra, list) and error.extra:
        message = "; ".join(f"{entry.get('key', '')}: {entry['message']}" for entry in error.extra)
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() != "content-type"}
    problem = Problem(code, message)
    if code == "server_error":
        _count(request, problem)
    return _answer(error.status_code, problem, headers)


def store_failed(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    """The store is at fault, not the person."""
    log.error("store_failed", method=request.method, path=request.url.path, error=str(error))
    problem = problem_of(not_stored())
    _count(request, problem)
    return _answer(UNAVAILABLE, problem)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of the program: logged with its trace, told without detail."""
    log.error("server_error", method=request.method, path=request.url.path, exc_info=error)
    problem = Problem("server_error", "internal server error")
    _count(request, problem)
    return _answer(500, problem)


def _count(request: Request[Any, Any, Any], problem: Problem) -> None:
    """The server is at fault: alerts watch this."""
    request.app.state.context.metrics.refused.labels(problem.code).inc()


REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in {
        400: "It cannot be read, or a rule forbids it",
        401: "No cookie: ask /api/me first",
        403: "Not allowed to this person, or asked by a page of another site",
        404: "There is no such thing",
        409: "Not now",
        413: "Too large",
        429: "Too many requests",
        503: "The store cannot write; nothing has changed",
    }.items()
}
"""For the OpenAPI description: every refusal has a Problem for a body."""

HANDLERS: Final[dict[int | type[Exception], Any]] = {
    DucatsError: refused,
    StoreError: store_failed,
    HTTPException: unreadable,
    Exception: failed,
}
