"""Answers that are shown together: none is heard before its window closes, and none is lost."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.conftest import FakeTime, first_choice, until

from ducats.server.answer_window import SPREAD_SECONDS
from ducats.server.listener import Listener
from ducats.server.sockets import Conversation
from ducats.server.store.base import Person
from ducats.server.wire import Absence, Help

WINDOW = 5
HELD = 4
"""Whole seconds that an answer after two of them waits, with the spread."""


class Seated:
    """Somebody at a table, and all that they are told."""

    def __init__(self, server: Any, table: str, name: str, seat: int) -> None:
        self.told: list[dict[str, Any]] = []
        self.person = Person(id=name.lower(), name=name, created=0.0)
        listener = Listener(self.person, self._write)
        context, self._registry = server.app.state.context, server.app.state.registry
        self._talk = Conversation(context, self._registry, table, listener)
        self._table = table
        self._seat = seat
        self.ref = 0

    def _write(self, text: bytes) -> bool:
        self.told.append(msgspec.json.decode(text))
        return True

    async def answer(self) -> None:
        game = self._registry.live(self._table).live_game
        view = msgspec.json.decode(msgspec.json.encode(game.view(self._seat)))
        self.ref += 1
        act = {"type": "Act", "ref": self.ref, "question": game.asked, "action": first_choice(view)}
        await self._talk.hear(msgspec.json.encode(act))
        await asyncio.sleep(0)

    async def take_back(self) -> None:
        moments = self._registry.live(self._table).live_game.moments
        self.ref += 1
        await self._talk.hear(msgspec.json.encode({"type": "TakeBack", "ref": self.ref, "moment": moments}))

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.told]


async def known(server: Any) -> None:
    for name in ("North", "South"):
        await server.known_visitor(name)


async def seated(server: Any, **more: Any) -> tuple[Seated, Seated]:
    table = await server.start_table("North", "South", answer_window=WINDOW, **more)
    return Seated(server, table, "North", 0), Seated(server, table, "South", 1)


async def test_an_answer_is_heard_when_its_window_closes(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        await known(server)
        north, south = await seated(server)
        game, began = server.live_game(), fake_time.now
        await fake_time.advance(2)
        await north.answer()
        await fake_time.advance(1)
        await south.answer()
        await fake_time.advance(1.9)
        assert (north.kinds(), south.kinds(), game.moments) == (["Held"], ["Held"], 0)
        assert [message["seconds"] for message in (*north.told, *south.told)] == [HELD, HELD - 1]
        await fake_time.advance(1)
        await server.settled()
        assert (north.kinds(), south.kinds()) == (["Held", "Accepted"], ["Held", "Accepted"])
        stored = await server.app.state.context.store.inputs("table-one")
        times = [entry.time - began for entry in stored if entry.seat >= 0]
        assert all(WINDOW <= time <= WINDOW + SPREAD_SECONDS for time in times)


async def test_a_player_who_needs_longer_is_heard_with_a_later_window(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        await known(server)
        north, _ = await seated(server)
        await fake_time.advance(WINDOW + 1)
        await north.answer()
        await fake_time.advance(WINDOW - 1.1)
        assert server.live_game().moments == 0
        await fake_time.advance(1)
        await server.settled()
        assert server.live_game().moments == 1


async def test_an_answer_cannot_be_given_twice_while_it_is_held_back(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        await known(server)
        north, _ = await seated(server)
        await north.answer()
        await north.answer()
        assert north.kinds() == ["Held", "Refused"]
        assert north.told[1]["problem"]["code"] == "stale_question"
        await fake_time.advance(WINDOW + 1)
        await server.settled()
        assert north.kinds() == ["Held", "Refused", "Accepted"]
        assert server.live_game().moments == 1


async def test_the_order_of_answers_does_not_tell_who_was_first(serve: Any) -> None:
    first: set[int] = set()
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        await known(server)
        for number in range(40):
            north, south = await seated(server, id=f"table-{number}")
            await north.answer()
            await fake_time.advance(3)
            await south.answer()
            await fake_time.advance(3)
            await server.settled(f"table-{number}")
            stored = await server.app.state.context.store.inputs(f"table-{number}")
            first.add(next(entry.seat for entry in stored if entry.seat >= 0))
            server.app.state.registry.live(f"table-{number}").close()
    assert first == {0, 1}


async def test_an_answer_that_is_held_back_is_not_replaced_by_a_default(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        await known(server)
        north, south = await seated(server, absence=Absence("default", 12))
        await until(fake_time.is_awaited)
        await fake_time.advance(11)
        await north.answer()
        await south.answer()
        await fake_time.advance(WINDOW)
        await server.settled()
        assert (north.kinds(), south.kinds()) == (["Held", "Accepted"], ["Held", "Accepted"])


async def test_the_player_who_moved_last_is_not_held_back(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        await known(server)
        # A deal in which somebody is asked alone before the hand is over.
        north, south = await seated(server, seed="window")
        game, live = server.live_game(), server.app.state.registry.live("table-one")
        for _ in range(60):
            if not game.is_reply() or game.outcome() is not None:
                break
            for player, seat in ((north, 0), (south, 1)):
                if seat in game.waiting_for():
                    await player.answer()
            await fake_time.advance(WINDOW + 1)
            await server.settled()
        assert game.outcome() is None
        assert live.answer_window.left() == 0.0


async def test_an_order_does_not_overtake_an_answer_that_is_held_back(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is drawn for either of them: the answer given in person counts."""
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        await known(server)
        for number in range(8):
            name = f"table-{number}"
            north, _ = await seated(server, id=name)
            live = server.app.state.registry.live(name)
            ordered = live.live_game.default(0)
            monkeypatch.setattr(
                live.orders, "answer", lambda _, seat, ordered=ordered: None if seat else ordered
            )
            live.working = True
            live.schedule()
            await north.answer()
            await fake_time.advance(WINDOW + 3)
            await server.settled(name)
            assert north.kinds() == ["Held", "Accepted"]
            live.close()


async def test_a_player_who_leaves_after_an_answer_is_heard_and_stays_away(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        await known(server)
        north, _ = await seated(server)
        live = server.app.state.registry.live("table-one")
        await north.answer()
        await live.do(lambda: live.chairs.leave(north.person))
        await fake_time.advance(WINDOW + 3)
        await server.settled()
        assert north.kinds() == ["Held", "Accepted"]
        assert live.stored.seats[0].stand_in


async def test_after_a_take_back_the_new_answer_is_the_one_that_is_heard(serve: Any) -> None:
    """The held answer was to a question that no longer is."""
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        await known(server)
        table = await server.start_table(
            "North", "page", answer_window=WINDOW, help=Help(coach=False, take_back=True)
        )
        north, live = Seated(server, table, "North", 0), server.app.state.registry.live(table)
        for _ in range(20):
            if 0 in live.live_game.waiting_for():
                if live.live_game.moments and live.answer_window.left():
                    break
                await north.answer()
            await fake_time.advance(WINDOW + 3)
            await server.settled()
        north.told.clear()
        await north.answer()
        await north.take_back()
        await north.answer()
        assert [kind for kind in north.kinds() if kind != "Welcome"] == ["Held", "Accepted", "Held"]
        await fake_time.advance(WINDOW + 3)
        await server.settled()
        assert "Refused" not in north.kinds()
