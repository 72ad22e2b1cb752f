"""How long people took to answer, told to other processes: whoever answers for somebody must take as long,
and is often a worker that nobody ever answers."""

import asyncio
from typing import Final

import structlog

from ducats.server.context import AppContext
from ducats.server.store.base import StoreError, Word

log = structlog.stdlib.get_logger()

NEWS_SECONDS: Final = 1.0


async def tell_answers(context: AppContext) -> None:
    """Now and then; what cannot be told is forgotten, since more will come."""
    while context.store.is_shared:
        await asyncio.sleep(NEWS_SECONDS)
        news = context.pace.take_news()
        if not news:
            continue
        try:
            await context.store.say(Word(context.worker, None, answered=news))
        except StoreError as error:
            log.warning("answers_not_told", error=str(error))


def hear_answers(context: AppContext, word: Word) -> None:
    if word.sender != context.worker:
        for person, question, seconds in word.answered:
            context.pace.learn(person, question, seconds)
