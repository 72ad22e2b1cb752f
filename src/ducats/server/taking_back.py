"""Decisions that people take back: the table goes on from where it was, and everybody hears of it."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from ducats.engine.messages import Seat
from ducats.server import decision_work
from ducats.server.live_game import LiveGame
from ducats.server.problems import Refusal, not_stored
from ducats.server.store.base import AT_ONCE, Conflict, Person, StoredInput, StoreError
from ducats.server.store.openings import opened_from
from ducats.server.take_backs import TakenBack, as_input
from ducats.server.wire_socket import TakeBack
from ducats.server.workers import Owner

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()


class TakingBack:
    """Commands of the table, which run inside its task."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def take_back(self, person: Person, command: TakeBack, accepted: Callable[[], None]) -> None:
        # Each replays the whole game.
        self._table.context.take_backs.check(person.id)
        await self._table.judged(lambda: self._attempt(person, command, accepted))

    async def _attempt(self, person: Person, command: TakeBack, accepted: Callable[[], None]) -> None:
        table = self._table
        seat = table.seat_of(person)
        self._check(command)
        if table.stored.seats[seat].stand_in:
            await table.chairs.take_over(seat)
        stored = table.stored
        inputs = (await table.context.store.inputs(stored.id))[: stored.input_count]
        is_alone = sum(chair.kind == "person" for chair in stored.seats) == 1
        find = decision_work.decisions if is_alone else decision_work.undoable
        found = await table.context.jobs.run(
            Owner(opened_from(stored), person.id), find, stored, inputs, seat
        )
        if found and found[0].moment > command.moment:
            raise Refusal("you have answered again meanwhile", code="stale_question")
        for decision in found:
            entry = self._entry(seat, decision.inputs)
            rewound = await asyncio.to_thread(LiveGame.load, stored, [*inputs, entry])
            # Standing orders would give the same answer again at once, so the decision meant is an earlier
            # one.
            if table.orders.answer(rewound, seat) is None:
                await self._go_back(entry, rewound)
                log.info("taken_back", table=stored.id, seat=seat, moments=rewound.moments)
                accepted()
                await table.tell_anew()
                table.schedule()
                return
        raise Refusal("you have decided nothing yet", code="nothing_to_take_back")

    def _check(self, command: TakeBack) -> None:
        table = self._table
        if not table.stored.help.take_back:
            raise Refusal("nothing is taken back at this table", code="no_take_back")
        moments = table.game().moments
        if table.stored.status == "finished":
            raise Refusal("the game is over", code="game_over")
        if command.moment > moments:
            raise Refusal("that has been taken back already", code="stale_question")

    def _entry(self, seat: Seat, inputs: int) -> StoredInput:
        table = self._table
        taken_back = TakenBack(seat, inputs, table.game().asked + 1, anew=True, own_seed=True)
        return as_input(table.stored.input_count, taken_back, table.context.clock())

    async def _go_back(self, entry: StoredInput, rewound: LiveGame) -> None:
        """Stored first, like every answer; if anything fails, the game in memory matches the store."""
        table = self._table
        ahead, table.live_game = table.live_game, rewound
        due = table.due()
        try:
            await table.context.store.append(table.stored.id, [entry], rewound.moments, None, due)
        except StoreError as error:
            if isinstance(error, Conflict) or not await table.was_stored([entry]):
                table.live_game = ahead
                raise error if isinstance(error, Conflict) else not_stored() from error
        table.thinking.stop()
        table.note_progress(1)
        if due != AT_ONCE:
            table.drop_work()
