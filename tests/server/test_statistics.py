"""Statistics of a person and of a game, made from the analyses that are kept."""

from typing import Any

import msgspec
from msgspec.structs import replace
from tests.server.conftest import until
from tests.server.test_reviews import SlowProcess, brought

from ducats.server.review_work import figures_to_keep
from ducats.server.store.base import Origin


async def finished_table(server: Any, path: str, person: str, **more: Any) -> Any:
    """The table that was brought, as if the person had sat on its first chair."""
    store = server.app.state.context.store
    table = await store.table(path.split("/")[3])
    seats = (replace(table.seats[0], kind="person", person=person), *table.seats[1:])
    store._tables[table.id] = replace(table, seats=seats, **more)
    return store._tables[table.id]


async def test_a_kept_analysis_counts_for_its_players(server: Any) -> None:
    north, path = await brought(server)
    await finished_table(server, path, north.me["id"])
    assert (await north.get("/api/me/statistics")).json()["games"] == 0
    process = server.app.state.registry.reviews._process = SlowProcess(total=1)
    await north.post(path, {})
    process.gate.release()
    await until(lambda: not server.app.state.context.store._wanted)
    mine = (await north.get("/api/me/statistics")).json()
    assert (mine["games"], mine["luck"], mine["loss"], mine["accuracy"]) == (1, 300_000, 20_000, 90.0)
    assert mine["shares"] is None, "one game says nothing about games"
    assert (await north.get("/api/me/statistics?game=marquis")).json()["games"] == 0
    assert (await north.get("/api/games/musketeers/statistics")).json()["games"] == 2
    south = await server.visitor("South")
    assert (await south.get("/api/me/statistics")).json()["games"] == 0
    assert (await south.get("/api/games/nothing/statistics")).status_code == 404
    assert (await south.get("/api/me/statistics?game=nothing")).status_code == 404


async def test_a_what_if_counts_for_nobody(server: Any) -> None:
    north, path = await brought(server)
    table = await finished_table(server, path, north.me["id"])
    process = SlowProcess(total=1)
    process.gate.release()
    analysis = msgspec.json.decode(await process.run(None, 1.0))["analysis"]
    written = msgspec.json.encode(analysis)
    assert [entry.person for entry in figures_to_keep(table, written)] == [north.me["id"], None]
    assert figures_to_keep(replace(table, what_if=Origin("another", 3)), written) == []
