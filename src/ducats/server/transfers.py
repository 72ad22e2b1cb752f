"""The same person on a second device, without an account: a secret that works once and only for minutes.

It is stored as a hash, like the token of the cookie, and travels behind the # of a link, which is never sent.
"""

import secrets
from typing import Any, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ducats.server.context import AppContext
from ducats.server.people import TOKEN_BYTES, address_of, cookie_for, hash_of
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.store.base import Person
from ducats.server.wire import Me, TakeTransfer, Transfer

VALID_SECONDS: Final = 300


@post("/api/transfers", tags=["people"], summary="A way to go on, on a second device", responses=REFUSALS)
async def make_transfer(person: NamedDependency[Person], context: NamedDependency[AppContext]) -> Transfer:
    context.transfers.check(person.id)
    token, now = secrets.token_urlsafe(TOKEN_BYTES), context.clock()
    await context.store.add_transfer(hash_of(token), person.id, now, now + VALID_SECONDS)
    return Transfer(token, VALID_SECONDS)


@post(
    "/api/transfers/take",
    status_code=200,
    tags=["people"],
    summary="Go on as the person who made the transfer; the cookie of this browser is replaced",
    responses=REFUSALS,
)
async def take_transfer(
    request: Request[Any, Any, Any], data: JSONBody[TakeTransfer], context: NamedDependency[AppContext]
) -> Response[Me]:
    context.transfer_attempts.check(address_of(request))
    token = secrets.token_urlsafe(TOKEN_BYTES)
    person = await context.store.take_transfer(hash_of(data.token), context.clock(), hash_of(token))
    if person is None:
        raise Refusal("the link was used already, or is too old", code="bad_transfer")
    return Response(Me(person.id, person.name), cookies=[cookie_for(request, token)])
