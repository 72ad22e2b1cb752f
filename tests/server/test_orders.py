"""Standing orders, and answers without a choice: the server gives them as if people had."""

import asyncio
from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, FakeTime, first_choice, until

from ducats import games
from ducats.engine.errors import BadOrders
from ducats.engine.messages import Action, View
from ducats.engine.rules import Orders
from ducats.games.musketeers.rules import messages as m
from ducats.games.musketeers.rules import view as v
from ducats.games.musketeers.rules.game import META, MusketeersRules
from ducats.games.musketeers.rules.questions import LayRewardsDown
from ducats.server.store.memory import MemoryStore
from ducats.server.store.sqlite import SqliteStore

SLOW = replace(QUICK, bot_delay_least=0.8, bot_delay_most=0.8, answer_delay_least=0.8, answer_delay_most=0.8)


class CardOrders(Orders, frozen=True, kw_only=True):
    rewards: Literal["first", "last"] | None = None
    """Lay the first or the last three cards of the hand."""
    play: str | None = None


class OrderlyRules(MusketeersRules):
    """Musketeers for people who know beforehand what they will lay down."""

    __module__ = MusketeersRules.__module__
    """Its data file lies there."""
    meta = replace(META, orders=CardOrders)

    def obey(self, view: View, orders: Orders) -> Action | None:
        assert isinstance(view, v.MusketeersView)
        assert isinstance(orders, CardOrders)
        if view.question is None or view.question.id != "musketeers.lay_rewards" or orders.rewards is None:
            return None
        one, two, three = view.hand[:3] if orders.rewards == "first" else view.hand[-3:]
        return m.LayRewards((one, two, three))


@pytest.fixture(autouse=True)
def orderly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "musketeers", OrderlyRules())


async def laid(server: Any, *others: str, **more: Any) -> list[Any]:
    names = ("North", "South", *others)
    people = [await server.known_visitor(name) for name in names]
    await server.start_table(*names, **more)
    return people


async def give(connection: Any, **orders: Any) -> None:
    connection.ref += 1
    await connection.say({"type": "SetOrders", "ref": connection.ref, "orders": orders})
    await connection.until("Accepted", ref=connection.ref)


async def test_the_shelf_describes_the_orders_of_a_game(server: Any) -> None:
    (game,) = [
        entry for entry in (await server.client.get("/api/games")).json() if entry["id"] == "musketeers"
    ]
    assert set(game["orders"]["properties"]) == {"rewards", "play"}


async def test_an_order_is_carried_out_without_the_person(server: Any) -> None:
    north, south = await laid(server)
    async with north.at("table-one") as one, south.at("table-one") as other:
        welcome = await one.until("Welcome")
        assert welcome["orders"] == {"rewards": None, "play": None}
        await other.until("Welcome")
        await give(one, rewards="last")
        assert (await other.until("Happened"))["events"][0] == {
            "type": "Sealed",
            "seat": 0,
            "question": "musketeers.lay_rewards",
            "rule": "MU-9",
        }
        async with north.at("table-one") as again:
            assert (await again.until("Welcome"))["orders"] == {"rewards": "last", "play": None}
        action = server.live_game().driver.inputs[-1].action
        assert set(action.cards) == set(welcome["view"]["hand"][-3:])


async def test_a_persons_own_answer_comes_first(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(settings=SLOW, fake_time=fake_time) as server:
        north, _ = await laid(server)
        async with north.at("table-one") as connection:
            hand = (await connection.until("Welcome"))["view"]["hand"]
            await give(connection, rewards="last")
            await until(fake_time.is_awaited)
            ref = await connection.act({"type": "LayRewards", "cards": hand[:3]})
            await connection.until("Accepted", ref=ref)
            await server.settled()
            assert not server.app.state.registry.live("table-one").thinking
            await fake_time.advance(10)
            await server.settled()
        assert set(server.live_game().driver.inputs[-1].action.cards) == set(hand[:3])
        assert server.live_game().moments == 1


async def test_orders_are_looked_at_again_when_the_pause_is_over(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(settings=SLOW, fake_time=fake_time) as server:
        north, south = await laid(server)
        async with north.at("table-one") as one, south.at("table-one") as other:
            first, second = await one.until("Welcome"), await other.until("Welcome")
            await give(one, rewards="last")
            await until(fake_time.is_awaited)
            await give(one)
            await give(other, rewards="last")
            await give(other, rewards="first")
            await fake_time.advance(10)
            await other.until("Happened", number=1)
            await server.settled()
            assert server.live_game().moments == 1
            assert set(server.live_game().driver.inputs[-1].action.cards) == set(second["view"]["hand"][:3])
            await give(one, rewards="first")
            await until(fake_time.is_awaited)
            await fake_time.advance(10)
            await one.until("Happened", number=2)
            cards = next(entry.action.cards for entry in server.live_game().driver.inputs if entry.seat == 0)
            assert set(cards) == set(first["view"]["hand"][:3])


async def test_an_order_takes_a_pause_as_a_bots_answer_does(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(settings=SLOW, fake_time=fake_time) as server:
        north, _ = await laid(server)
        async with north.at("table-one") as connection:
            await connection.until("Welcome")
            await give(connection, rewards="last")
            await until(fake_time.is_awaited)
            await fake_time.advance(0.79)
            await server.settled()
            assert server.live_game().moments == 0
            await fake_time.advance(0.02)
            await connection.until("Happened")


@pytest.mark.parametrize(
    ("orders", "code"),
    [({"rewards": "best"}, "bad_orders"), ({"king": 1}, "bad_orders"), ({"play": 7}, "bad_orders")],
)
async def test_orders_that_the_game_does_not_know_are_refused(
    server: Any, orders: dict[str, Any], code: str
) -> None:
    north, _ = await laid(server)
    async with north.at("table-one") as connection:
        await connection.until("Welcome")
        await connection.say({"type": "SetOrders", "ref": 1, "orders": orders})
        assert await connection.refusal() == code
    assert await server.app.state.context.store.orders("table-one") == {}


async def test_only_who_plays_gives_orders_and_only_where_there_are_any(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    north, _ = await laid(server)
    watcher = await server.known_visitor("Watcher")
    async with watcher.at("table-one") as connection:
        assert (await connection.until("Welcome"))["orders"] is None
        await connection.say({"type": "SetOrders", "ref": 1, "orders": {}})
        assert await connection.refusal() == "not_seated"
    monkeypatch.setitem(games.GAMES, "musketeers", MusketeersRules())
    server.app.state.registry.live("table-one").close()
    async with north.at("table-one") as connection:
        assert (await connection.until("Welcome"))["orders"] is None
        await connection.say({"type": "SetOrders", "ref": 1, "orders": {}})
        assert await connection.refusal() == "no_orders"
    with pytest.raises(BadOrders):
        MusketeersRules().read_orders({})


async def test_orders_outlive_the_server_and_belong_to_the_person(serve: Any, tmp_path: Any) -> None:
    file = tmp_path / "ducats.sqlite"
    async with serve(SqliteStore(file), settings=SLOW) as server:
        north, _ = await laid(server)
        async with north.at("table-one") as connection:
            await connection.until("Welcome")
            await give(connection, rewards="first")
    async with serve(SqliteStore(file)) as server:
        north._client = server.client
        async with north.at("table-one") as connection:
            assert (await connection.until("Welcome"))["orders"] == {"rewards": "first", "play": None}
            if not connection.view["question"]["mine"]:
                await connection.until("Happened")
        assert server.live_game().moments == 1


async def test_the_next_to_sit_down_does_not_find_orders(server: Any) -> None:
    north, south = await server.visitor("North"), await server.visitor("South")
    table = await north.open_table(seats=3)
    await south.post(f"/api/tables/{table['id']}/seat", {"seat": 1})
    async with north.at(table["id"]) as connection:
        await connection.until("Welcome")
        await give(connection, play="7/2")
    await north.delete(f"/api/tables/{table['id']}/seat")
    await south.delete(f"/api/tables/{table['id']}/seat")
    east = await server.visitor("East")
    table = await east.open_table(seats=3)
    await south.post(f"/api/tables/{table['id']}/seat", {})
    async with south.at(table["id"]) as connection:
        await connection.until("Welcome")
        await give(connection, play="7/2")
    await south.delete(f"/api/tables/{table['id']}/seat")
    await north.post(f"/api/tables/{table['id']}/seat", {"seat": 1})
    async with north.at(table["id"]) as connection:
        assert (await connection.until("Welcome"))["orders"] == {"rewards": None, "play": None}


async def test_a_fault_in_the_orders_of_a_game_does_not_stop_the_table(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall_over(*_: object) -> Action:
        raise ZeroDivisionError

    monkeypatch.setattr(OrderlyRules, "obey", fall_over)
    north, _ = await laid(server)
    async with north.at("table-one") as connection:
        await connection.until("Welcome")
        await give(connection, rewards="first")
        ref = await connection.act()
        await connection.until("Accepted", ref=ref)


async def test_an_order_that_is_not_legal_is_no_answer(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OrderlyRules, "obey", lambda *_: m.PlayCard("7/2"))
    north, _ = await laid(server)
    async with north.at("table-one") as connection:
        await connection.until("Welcome")
        await give(connection, rewards="first")
        assert not server.app.state.registry.live("table-one").thinking
        await server.settled()
    assert server.live_game().moments == 0


async def test_orders_hold_while_a_bot_stands_in(server: Any) -> None:
    north, south = await laid(server)
    async with south.at("table-one") as other, north.at("table-one") as connection:
        await other.until("Welcome")
        hand = (await connection.until("Welcome"))["view"]["hand"]
        server.bots.gate.clear()
        await north.delete("/api/tables/table-one/seat")
        await give(connection, rewards="last")
        server.bots.gate.set()
        await other.until("Happened")
    assert set(server.live_game().driver.inputs[-1].action.cards) == set(hand[-3:])


async def others_hear(serve: Any, way: str) -> tuple[list[str], list[str], bytes]:
    """All that a rival and a spectator hear while North answers: in person, by orders, or by other orders."""
    store = MemoryStore()
    async with serve(store, clock=lambda: 1_000.0) as server:
        north, south = await laid(server)
        watcher = await server.known_visitor("Watcher")
        table = "table-one"
        async with south.at(table) as rival, watcher.at(table) as watching:
            for connection in (rival, watching):
                await connection.until("Welcome")
            async with north.at(table) as connection:
                hand = (await connection.until("Welcome"))["view"]["hand"]
                for other in (rival, watching):
                    await other.until("TableChanged")
                if way == "in person":
                    await connection.act({"type": "LayRewards", "cards": hand[:3]})
                else:
                    await give(connection, rewards="first", play=None if way == "orders" else "7/2" * 40)
                for other in (rival, watching):
                    await other.until("Happened")
            for other in (rival, watching):
                await other.until("TableChanged")
            await rival.act()
            await rival.until("Happened")
            await watching.until("Happened")
            shown = await watcher.get(f"/api/tables/{table}/replay")
            listed = await watcher.get("/api/tables")
        inputs = msgspec.json.encode(await store.inputs(table))
        return [*rival.raw, shown.text, listed.text], watching.raw, inputs


async def test_nobody_can_tell_orders_from_a_persons_own_answer(serve: Any) -> None:
    """Bytes, sizes and records are the same with orders, with other orders and without any."""
    in_person = await others_hear(serve, "in person")
    assert await others_hear(serve, "orders") == in_person
    assert await others_hear(serve, "longer orders") == in_person


async def test_orders_are_in_no_log_and_no_metric(server: Any, logged: Any) -> None:
    north, south = await laid(server)
    async with north.at("table-one") as one, south.at("table-one") as other:
        await one.until("Welcome")
        await other.until("Welcome")
        await give(one, rewards="first", play="milady")
        await other.until("Happened")
        metrics = (await north.get("/metrics")).text
    assert "game_began" in logged()
    assert "milady" not in logged() + metrics
    assert "order" not in logged() + metrics
    assert 'ducats_moves_total{by="person"} 1.0' in metrics


@pytest.mark.pure
async def test_who_has_no_choice_is_answered_for(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    legal = LayRewardsDown.legal
    monkeypatch.setattr(
        LayRewardsDown, "legal", lambda ask, g, seat: legal(ask, g, seat)[: 1 if seat < 2 else None]
    )
    async with serve(settings=SLOW) as server:
        north = await server.known_visitor("North")
        await server.known_visitor("South")
        began = asyncio.get_running_loop().time()
        await server.start_table("North", "page", "South")
        async with north.at("table-one") as connection:
            await connection.until("Welcome")
            assert first_choice(connection.view)
            await connection.until("Happened", number=2)
        assert asyncio.get_running_loop().time() - began > 0.78
        assert server.bots.asked == []
        assert {entry.seat for entry in server.live_game().driver.inputs if entry.seat >= 0} == {0, 1}
