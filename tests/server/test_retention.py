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


async def test_the_deal_of_today_is_kept_while_its_day_lasts() -> None:
    now = [10.5 * DAY]
    async with running(settings=replace(QUICK, keep_finished_days=0.1), clock=lambda: now[0]) as server:
        north = await server.known_visitor("North")
        store, context = server.app.state.context.store, server.app.state.context
        opened = (await north.post("/api/deals", {"game": "musketeers"})).json()
        played = replace(await store.table(opened["id"]), id="played", creator="other", status="finished")
        await store.add_table(played)
        now[0] += 0.4 * DAY
        await forget_once(context)
        assert await store.table("played") is not None, "who forgets it lets it be played again"
        now[0] += 0.2 * DAY
        await forget_once(context)
        assert await store.table("played") is None
