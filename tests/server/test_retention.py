"""How long tables are kept."""

from msgspec.structs import replace
from tests.server.conftest import QUICK, running

from ducats.server.retention import DAY, forget_once
from ducats.server.store.memory import MemoryStore


async def test_a_server_forgets_only_what_its_host_does_not_want_to_keep() -> None:
    store = MemoryStore()
    async with running(store) as server:
        await server.known_visitor("North")
        await server.known_visitor("South")
        table = await server.lay_table("North", "South")
        stored = await store.table(table)
        assert stored is not None
        for name, status in (("old-open", "open"), ("old-finished", "finished")):
            await store.add_table(replace(stored, id=name, status=status, created=0.0))
        context = server.app.state.context
        context.clock = lambda: 10 * DAY
        await forget_once(context)
        assert await store.table("old-open") is not None, "without a setting all is kept"
        context.settings = replace(QUICK, keep_open_days=9.0)
        await forget_once(context)
        assert await store.table("old-open") is None
        assert await store.table("old-finished") is not None
        context.settings = replace(QUICK, keep_finished_days=9.0)
        await forget_once(context)
        assert await store.table("old-finished") is None
        assert await store.table(table) is not None
