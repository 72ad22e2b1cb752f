"""Tells other processes how long people took to answer: a worker that answers for somebody must take as long,
though nobody ever answers it."""

import asyncio
from collections.abc import Iterator
from typing import Final

import structlog

from ducats.server.context import AppContext
from ducats.server.store.base import Message, StoreError

log = structlog.stdlib.get_logger()

NEWS_SECONDS: Final = 1.0


class PaceNews:
    """One for each process that shares its store."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._askers: set[str] = set()
        """Processes that have just begun and know nothing."""

    async def tell(self) -> None:
        """Ask once what others know, then tell now and then what is new here."""
        has_asked = False
        while self._context.store.is_shared:
            try:
                if not has_asked:
                    await self._context.store.publish(Message(self._context.worker, None, asks_answers=True))
                    has_asked = True
                for message in self._messages():
                    await self._context.store.publish(message)
            except StoreError as error:
                log.warning("answers_not_told", error=str(error))
            except Exception:
                # On any error: a process that stops telling would let others answer at the wrong pace.
                log.exception("answers_not_told")
            await asyncio.sleep(NEWS_SECONDS)

    def _messages(self) -> Iterator[Message]:
        """If the store fails, one message is lost; the rest follows later."""
        pace, me = self._context.pace, self._context.worker
        while news := pace.take_news():
            yield Message(me, None, answered=news)
        while self._askers:
            asker = self._askers.pop()
            for examples in pace.examples():
                yield Message(me, None, answered=examples, answered_for=asker)

    def receive(self, message: Message) -> None:
        pace, me = self._context.pace, self._context.worker
        if message.sender == me:
            return
        if message.asks_answers:
            self._askers.add(message.sender)
        elif message.answered_for is None:
            for answered in message.answered:
                pace.learn(*answered)
        elif message.answered_for == me:
            for answered in message.answered:
                pace.learn_example(*answered)
