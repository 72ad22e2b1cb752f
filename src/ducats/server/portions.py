"""Work in portions: as many as the time allows, while somebody waits for what they add up to."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from litestar import Request

from ducats.server.context import AppContext
from ducats.server.problems import Refusal


class Limits(NamedTuple):
    """In seconds."""

    most: float
    """After this the result is what is known by then, if that is enough."""
    longest: float
    """The longest wait for enough."""


async def in_portions(
    request: Request[Any, Any, Any],
    context: AppContext,
    limits: Limits,
    next_portion: Callable[[], Awaitable[None]],
    is_enough: Callable[[], bool],
    is_done: Callable[[], bool],
) -> None:
    """Returns early if the client hangs up; Refusal if there was too little time for enough."""
    began = context.timer()
    leaving = asyncio.create_task(left(request))
    try:
        while not is_done() and not leaving.done():
            try:
                await next_portion()
            except Refusal:
                # The server is too busy for more: what is known by now is as true, only less exact.
                if not is_enough():
                    raise
                break
            if context.timer() - began > (limits.most if is_enough() else limits.longest):
                break
        if not is_enough() and not is_done() and not leaving.done():
            raise Refusal("the server has too much to do; try again later", code="busy")
    finally:
        leaving.cancel()


async def left(request: Request[Any, Any, Any]) -> None:
    """Returns when the client has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        continue
