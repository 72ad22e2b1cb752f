"""Who somebody is: a secret token in a cookie. The database knows its hash, everybody else a public id."""

import secrets
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ducats.server.addresses import counted_as
from ducats.server.context import AppContext
from ducats.server.names import clean_name
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.retention import SEEN_SECONDS
from ducats.server.store.base import Person, StoreError
from ducats.server.wire import Me, NewName
from ducats.server.workers import Owner

log = structlog.stdlib.get_logger()

COOKIE: Final = "ducats"
TOKEN_BYTES: Final = 32
YEAR: Final = 365 * 86_400
FIRST_NAMES: Final = (
    "Adele", "Alban", "Amelie", "Anton", "Arno", "Aurelia", "Bastian", "Benno", "Blanca", "Camille",
    "Celia", "Corin", "Cosima", "Dorian", "Edda", "Elias", "Estella", "Fabian", "Fiona", "Flora",
    "Gideon", "Hanno", "Helena", "Ines", "Iris", "Jasper", "Julian", "Juno", "Lavinia", "Leon", "Linus",
    "Lorena", "Lucian", "Mabel", "Marius", "Milena", "Mira", "Nadine", "Nestor", "Noel", "Octavia",
    "Odette", "Orlando", "Paulina", "Quentin", "Ramona", "Remy", "Rosalie", "Rufus", "Selma", "Silvan",
    "Sixtus", "Tamara", "Tilda", "Ursula", "Valentin", "Vera", "Viola", "Wanda", "Xenia", "Yvette",
    "Zeno",
)  # fmt: skip
"""What newcomers are called until they say otherwise: names that are read in all languages of the pages."""

Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection) -> str:
    """What the client counts as, as far as trusted proxies report its address."""
    return counted_as(connection.client.host) if connection.client is not None else ""


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


async def person_behind(connection: Connection, context: AppContext) -> Person | None:
    """The person whose cookie this is."""
    token = connection.cookies.get(COOKIE)
    person = None if not token else await context.store.person_with(hash_of(token))
    if person is not None and person.blocked:
        raise Refusal("the host has shut you out", code="blocked")
    if person is None or _was_seen(person, context) or await _note_visit(person, context):
        return person
    # They were erased just now.
    return None


def _was_seen(person: Person, context: AppContext) -> bool:
    """Whether their last visit was noted recently."""
    return person.seen is not None and context.clock() - person.seen < SEEN_SECONDS


async def _note_visit(person: Person, context: AppContext) -> bool:
    """Returns whether they still exist. If nothing can be written, people can still look."""
    try:
        return await context.store.saw(person.id, context.clock())
    except StoreError as error:
        log.warning("visit_not_noted", player=person.id, error=str(error))
        return True


async def find_visitor(
    request: Request[Any, Any, Any], context: NamedDependency[AppContext]
) -> Person | None:
    """Dependency: the person, if known."""
    return await person_behind(request, context)


async def find_person(visitor: NamedDependency[Person | None]) -> Person:
    """Dependency: the person; refused if unknown."""
    if visitor is None:
        raise Refusal("ask /api/me first, and keep the cookie", code="no_person")
    return visitor


async def find_owner(request: Request[Any, Any, Any], visitor: NamedDependency[Person | None]) -> Owner:
    """Dependency: whose limits and whose turn a request counts for; without a cookie the address is all there
    is."""
    address = address_of(request)
    return Owner(address, address if visitor is None else visitor.id)


def has_good_origin(connection: Connection, origins: tuple[str, ...]) -> bool:
    """A page of another site must not act for the person. Programs other than browsers send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin in origins or urlsplit(origin).netloc == connection.headers.get("host")


@get("/api/me", tags=["people"], summary="Who I am; a newcomer gets a cookie", responses=REFUSALS)
async def who_am_i(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Person | None],
    context: NamedDependency[AppContext],
) -> Response[Me]:
    if visitor is not None:
        # Every time, because the first request of a day may have been another one.
        return Response(Me(visitor.id, visitor.name), cookies=[cookie_for(request, request.cookies[COOKIE])])
    context.newcomers.check(address_of(request))
    token = secrets.token_urlsafe(TOKEN_BYTES)
    name = secrets.choice(FIRST_NAMES)
    now = context.clock()
    person = Person(id=secrets.token_urlsafe(9), name=name, created=now, seen=now)
    await context.store.add_person(person, hash_of(token))
    return Response(Me(person.id, person.name), cookies=[cookie_for(request, token)])


def cookie_for(request: Request[Any, Any, Any], token: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@post("/api/me", status_code=200, tags=["people"], summary="Take another name", responses=REFUSALS)
async def rename_me(
    data: JSONBody[NewName],
    person: NamedDependency[Person],
    context: NamedDependency[AppContext],
    registry: NamedDependency[TableRegistry],
) -> Me:
    name = clean_name(data.name)
    await context.store.rename(person.id, name)
    await registry.renamed(Person(id=person.id, name=name, created=person.created))
    return Me(person.id, name)
