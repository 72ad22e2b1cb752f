"""What other processes have stored at a table, told to everybody here."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import structlog

from ducats.engine.messages import CHANCE
from ducats.server.live_game import LiveGame, moments_of
from ducats.server.problems import not_stored
from ducats.server.store.base import Change, StoredInput, StoredTable
from ducats.server.table_info import table_info
from ducats.server.take_backs import TAKE_BACK
from ducats.server.wire_socket import CloseCode

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()


class Following:
    """Commands of the table, which run inside its task."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def catch_up(self, change: Change | None = None) -> None:
        """Learn what others have stored, and tell it to everybody here, once and in order."""
        table = self._table
        if change is not None and not table.is_news(change):
            return
        added = [] if change is None or change.version != table.stored.version else change.inputs()
        if added and added[0].number == table.stored.input_count:
            # The hint holds everything that was missed, so nothing has to be read.
            await self._follow(table.stored, added)
            table.note_progress(len(added))
            if table.stored.status == "finished":
                table.tell_table()
        elif not await self._read_anew():
            return
        table.schedule()

    async def _read_anew(self) -> bool:
        """Follow what the store has; False if the table is gone."""
        table, store, before = self._table, self._table.context.store, self._table.stored
        stored = await store.table(before.id)
        if stored is None:
            table.close_soon(CloseCode.TABLE_GONE, "no_such_table")
            return False
        missed = await store.inputs(before.id, before.input_count)
        # The table was read first: what has come since is read with the next change.
        missed = missed[: stored.input_count - before.input_count]
        if stored.version != before.version:
            table.orders.restore(await store.orders(before.id))
        await self._follow(stored, missed)
        if table_info(before) != table_info(stored):
            table.tell_table()
        if before.seats != stored.seats:
            table.tell_countdown()
        return True

    async def _follow(self, stored: StoredTable, missed: Sequence[StoredInput]) -> None:
        try:
            await self._play_missed(stored, missed)
        except Exception as error:
            # The game in memory may stand anywhere: it is loaded anew.
            log.exception("not_followed", table=stored.id)
            self._table.close_soon(CloseCode.TRY_AGAIN, "try_again")
            raise not_stored() from error

    async def _play_missed(self, stored: StoredTable, missed: Sequence[StoredInput]) -> None:
        table = self._table
        if any(entry.seat == TAKE_BACK for entry in missed):
            await self._go_back(stored, missed[-1].number + 1)
            return
        before, table.stored = table.stored, stored
        if before.status != "open" or stored.status == "open":
            moments = moments_of(missed)
        else:
            # Begun in another process: what chance dealt belongs to the opening.
            opening = [entry for entry in moments_of(missed)[:1] if entry[0].seat == CHANCE]
            dealt = [entry for moment in opening for entry in moment]
            table.live_game = await asyncio.to_thread(LiveGame.load, stored, dealt)
            moments = moments_of(missed[len(dealt) :])
            table.tell_table()
            table.tell_moment()
        for moment in moments:
            table.game().follow(moment, watched=bool(table.audience))
            table.tell_moment()

    async def _go_back(self, stored: StoredTable, count: int) -> None:
        """Something was taken back elsewhere: the game is what its first inputs now say."""
        table = self._table
        inputs = (await table.context.store.inputs(stored.id))[:count]
        table.live_game = await asyncio.to_thread(LiveGame.load, stored, inputs)
        table.stored = stored
        table.thinking.stop()
        await table.tell_anew()
