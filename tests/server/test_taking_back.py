"""Decisions that are taken back: against bots the last one, with people only what gave nothing away."""

import asyncio
from collections import defaultdict
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, Connection, Server, running
from tests.server.test_live_game import table_of_bots
from tests.server.test_processes import Servers, known, play_all, servers

from ducats import games
from ducats.engine.driver import Driver
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.record import read
from ducats.engine.replay import verify
from ducats.engine.rng import Rng
from ducats.server import decision_work, what_if_work
from ducats.server.listener import Listener
from ducats.server.live_game import LiveGame, record_of
from ducats.server.problems import Refusal
from ducats.server.store.base import Person, StoredInput, StoredTable
from ducats.server.take_backs import TAKE_BACK, TakenBack, as_input
from ducats.server.wire import Help
from ducats.server.wire_learning import PlayFrom

__all__ = ["servers"]

ALLOWED = Help(take_back=True)


async def until_choice(connection: Connection, after: int = 0) -> dict[str, Any]:
    """Wait until the first seat has one, at a later question, and nobody else is still asked."""
    while True:
        question = connection.view.get("question") or {}
        choices = question.get("choices")
        is_choice = choices and len(choices.get("actions", "several")) > 1
        if is_choice and question["number"] > after and question["waiting"] == [0]:
            return connection.view
        await connection.hear(20)


async def answered(connection: Connection, ref: int) -> str:
    """The code of a refusal, or nothing."""
    while True:
        message = await connection.hear(20)
        if message["type"] in ("Accepted", "Refused") and message["ref"] == ref:
            return "" if message["type"] == "Accepted" else str(message["problem"]["code"])


async def take_back(connection: Connection, moment: int) -> str:
    connection.ref += 1
    await connection.say({"type": "TakeBack", "ref": connection.ref, "moment": moment})
    return await answered(connection, connection.ref)


def unnumbered(view: dict[str, Any]) -> dict[str, Any]:
    """No number of a question comes twice; all else does."""
    return {**view, "question": {**view["question"], "number": 0}}


async def moments_at(server: Server, table: str) -> int:
    return int((await server.app.state.context.store.table(table)).moments)


async def test_against_bots_the_last_decision_is_taken_back(servers: Servers) -> None:
    first, second = servers
    north, south = await known(servers)
    table = await first.start_table("North", "page", help=ALLOWED)
    async with north.at(table) as connection, south.at(table) as watching:
        await watching.until("Welcome")
        before = await until_choice(connection)
        moment = await moments_at(first, table)
        assert await answered(connection, await connection.act()) == ""
        await until_choice(connection, before["question"]["number"])
        assert await take_back(connection, await moments_at(first, table)) == ""
        told = await connection.until("Welcome")
        assert told["table"]["moments"] == moment
        assert told["table"]["attendance"][-1] == {"moment": moment, "seat": 0, "what": "took_back"}
        assert [each["number"] for each in told["told"]] == list(range(moment + 1))
        assert unnumbered(told["view"]) == unnumbered(before)
        seen = await watching.until("Welcome")
        assert seen["table"]["attendance"] == told["table"]["attendance"]
        assert seen["view"] == (await fresh(south, table))["view"]
        late = await connection.act(question=before["question"]["number"])
        assert await answered(connection, late) == "stale_question", "an answer to the question as it was"
        assert await take_back(connection, moment + 1) == "stale_question", "the same request twice"
        assert await answered(connection, await connection.act()) == ""
        await play_all(connection)
        assert await take_back(connection, 1) == "game_over"
        while watching.view["outcome"] is None:
            await watching.hear()
    stored = await first.app.state.context.store.inputs(table)
    (entry,) = [entry for entry in stored if entry.seat == TAKE_BACK]
    taken_back = msgspec.json.decode(entry.action, type=TakenBack)
    assert (taken_back.anew, taken_back.own_seed) == (True, True)
    text = (await north.get(f"/api/tables/{table}/record")).content
    record = read(games.find("musketeers"), text)
    verify(games.find("musketeers"), record)
    assert (record.header.taken_back, len(record.inputs) < len(stored) - 1) == (1, True), (
        "nothing was deleted"
    )
    replay = (await south.get(f"/api/tables/{table}/replay?viewer=open")).json()
    assert replay["moments"][-1]["number"] == await moments_at(second, table)
    assert replay["table"]["attendance"][-1]["what"] == "took_back"


async def test_after_a_take_back_others_come_between_two_sockets(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    north, south = await server.known_visitor("North"), await server.known_visitor("South")
    table = await server.start_table("North", "page", help=ALLOWED)
    made: list[Seat | None] = []
    told_at: list[int] = []
    turns = 0
    encoded_story, send = LiveGame.encoded_story, Listener.send

    def remembered(game: LiveGame, seat: Seat | None) -> bytes:
        made.append(seat)
        return encoded_story(game, seat)

    def counted(listener: Listener, message: bytes) -> None:
        if b'"type":"Welcome"' in message[:100]:
            told_at.append(turns)
        send(listener, message)

    async with AsyncExitStack() as opened:
        tabs = [await opened.enter_async_context(north.at(table)) for _ in range(5)]
        tabs += [await opened.enter_async_context(south.at(table)) for _ in range(3)]
        for tab in tabs:
            await tab.until("Welcome")
        first = tabs[0]
        before = await until_choice(first)
        assert await answered(first, await first.act()) == ""
        await until_choice(first, before["question"]["number"])
        monkeypatch.setattr(LiveGame, "encoded_story", remembered)
        monkeypatch.setattr(Listener, "send", counted)

        async def count_turns() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count_turns())
        assert await take_back(first, await moments_at(server, table)) == ""
        again = [await tab.until("Welcome") for tab in tabs]
        counting.cancel()
        assert {welcome["seat"] for welcome in again[:5]} == {0}
        assert {welcome["seat"] for welcome in again[5:]} == {None}
        assert sorted(made, key=str) == [0, None], "once for each person"
        assert len(told_at) == len(set(told_at)) == 8, "each in a turn of its own"


async def test_take_backs_are_limited(serve: Any) -> None:
    async with serve(settings=replace(QUICK, take_backs_per_minute=2)) as server:
        north = await server.known_visitor("North")
        await server.start_table("North", "page", help=ALLOWED)
        async with north.at("table-one") as connection:
            await connection.until("Welcome")
            for code in ("nothing_to_take_back", "nothing_to_take_back", "too_fast"):
                assert await take_back(connection, 0) == code


async def fresh(visitor: Any, table: str) -> dict[str, Any]:
    """What somebody is told who comes only now."""
    async with visitor.at(table) as connection:
        return dict(await connection.until("Welcome"))


async def test_where_it_is_not_allowed_nothing_is_taken_back() -> None:
    async with running() as server:
        north = await server.known_visitor("North")
        table = await server.start_table("North", "page")
        async with north.at(table) as connection:
            await until_choice(connection)
            assert await answered(connection, await connection.act()) == ""
            assert await take_back(connection, 1) == "no_take_back"


async def test_nothing_was_decided_before_the_first_decision() -> None:
    async with running() as server:
        north, south = await server.known_visitor("North"), await server.known_visitor("South")
        table = await server.start_table("North", "page", help=ALLOWED)
        async with north.at(table) as connection, south.at(table) as watching:
            await until_choice(connection)
            assert await take_back(connection, await moments_at(server, table)) == "nothing_to_take_back"
            await watching.until("Welcome")
            assert await take_back(watching, 0) == "not_seated"


async def test_a_person_takes_back_what_nobody_else_has_answered_to() -> None:
    async with running() as server:
        north, south = await server.known_visitor("North"), await server.known_visitor("South")
        table = await server.start_table("North", "South", "page", game="marracash", options={}, help=ALLOWED)
        async with north.at(table) as one, south.at(table) as other:
            before, theirs = [(await connection.until("Welcome"))["view"] for connection in (one, other)]
            assert await answered(one, await one.act()) == ""
            for connection in (one, other):
                await connection.until("Happened")
            assert one.view["question"]["waiting"] == [0], "it is still the same player's turn"
            assert await take_back(other, 1) == "too_late_to_take_back", "it was not theirs"
            assert await take_back(one, 1) == ""
            assert unnumbered((await one.until("Welcome"))["view"]) == unnumbered(before)
            assert unnumbered((await other.until("Welcome"))["view"]) == unnumbered(theirs)


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_what_showed_something_hidden_is_not_taken_back(game: str) -> None:
    """Every answer that may be taken back leaves everybody with all the worlds they had thought possible."""
    table = table_of_bots(game, 3)
    live, dice = LiveGame.begin(table, ("a", "b", "c"), 1.0), Rng(game)
    table = msgspec.structs.replace(table, header=live.header())
    inputs, found = live.dealt(1.0), defaultdict(set)
    for _ in range(60):
        play = live.driver.play
        seat = dice.choice(play.waiting_for())
        question, action = play.ask().question, play.say(seat, dice.choice(play.legal(seat)))
        inputs += live.play(seat, action, 2.0)
        try:
            decision_work.undoable(table, inputs, seat)
        except Refusal as refusal:
            found[refusal.code].add(question)
        else:
            found[""].add(question)
            assert inputs[-1].seat == seat, "chance has added nothing"
            assert live.waiting_for() == (seat,)
    assert found["too_late_to_take_back"], "somebody else is asked"
    assert found["" if game == "marracash" else "something_shown"], found
    assert not found[""] & {"musketeers.commit_card", "merchants.price_disc"}, "what was in a hand is known"


def drawn_after(live: LiveGame, seat: int, action: Any) -> list[bytes]:
    """What chance adds to an answer."""
    return [entry.action for entry in live.play(seat, action, 3.0) if entry.seat == CHANCE]


@pytest.mark.parametrize("game", sorted(set(games.GAMES) - {"marracash"}))
def test_going_back_after_a_draw_leads_to_another_draw(game: str) -> None:
    """The game goes on from the very position, and its record is one that can be checked.

    MarraCash draws everything before the first question.
    """
    table = table_of_bots(game, 3)
    live, dice = LiveGame.begin(table, ("a", "b", "c"), 1.0), Rng(game)
    table = msgspec.structs.replace(table, header=live.header())
    inputs = live.dealt(1.0)
    while True:
        before, seat = len(inputs), live.waiting_for()[0]
        legal = live.driver.play.legal(seat)
        action = live.driver.play.say(seat, dice.choice(legal))
        after = live.driver.play.copy()
        after.apply(seat, action)
        inputs += (played := live.play(seat, action, 2.0))
        if len(legal) > 1 and len(after.legal(CHANCE)) > 1:
            break
    met = [[entry.action for entry in played if entry.seat == CHANCE]]
    for anew in (True, True, True, True, True, True, False):
        entry = as_input(len(inputs), TakenBack(seat, before, live.asked + 1, anew), 3.0)
        inputs = [*inputs, entry]
        live = LiveGame.load(table, inputs)
        met.append(drawn_after(live, seat, action))
        inputs += [
            StoredInput(len(inputs) + place, each.seat, msgspec.json.encode(each.action), 4.0)
            for place, each in enumerate(live.driver.inputs[before:])
        ]
        again = LiveGame.load(table, inputs)
        assert again.driver.inputs == live.driver.inputs, "it is read back as it was played"
    assert len({msgspec.json.encode(draws) for draws in met}) > 1, "what was peeked at does not come again"
    assert met[-1] == met[-2], "a game in which it was not so yet stays as it was"
    record = record_of(table, inputs)
    follower = Driver(games.find(game), record.header, table.seed)
    for each in record.inputs:
        follower.follow(each)


class Kept(NamedTuple):
    """A game as the store has it."""

    table: StoredTable
    inputs: list[StoredInput]

    def play_on(self, moments: int) -> "Kept":
        live, inputs = LiveGame.load(self.table, self.inputs), list(self.inputs)
        for _ in range(moments):
            seat = live.waiting_for()[0]
            inputs += live.play(seat, live.default(seat), 2.0)
        return Kept(self.table, inputs)

    def take_back(self, inputs: int, **how: bool) -> "Kept":
        asked = LiveGame.load(self.table, self.inputs).asked
        entry = as_input(len(self.inputs), TakenBack(0, inputs, asked + 1, **how), 3.0)
        return Kept(self.table, [*self.inputs, entry])

    def fork(self, moment: int) -> "Kept":
        wanted = PlayFrom(moment=moment, seat=0, level="page")
        north = Person(id="north", name="North", created=0.0)
        return Kept(*what_if_work.going_on(*self, wanted, north, "new", 4.0))


def begun() -> Kept:
    table = table_of_bots("musketeers", 2)
    live = LiveGame.begin(table, ("a", "b"), 1.0)
    return Kept(msgspec.structs.replace(table, header=live.header()), live.dealt(1.0))


def test_a_game_that_goes_on_from_another_says_what_was_taken_back_there() -> None:
    old = begun()
    old = old.play_on(2).take_back(len(old.inputs), anew=True).play_on(5)
    new = old.fork(4)
    assert record_of(*new).header.taken_back == 1
    new = new.play_on(2).take_back(len(new.inputs), anew=True)
    assert record_of(*new).header.taken_back == 2


def test_a_game_that_had_shared_the_draws_it_took_back_stays_as_it_was_played() -> None:
    """Until it was mended, such draws came from the seed of the game whose beginning was shared."""
    old = begun().play_on(6)
    new, dealt = old.fork(5), len(begun().inputs)
    for how, seed in (({"anew": True}, old.table.seed), ({"anew": True, "own_seed": True}, new.table.seed)):
        back = new.take_back(dealt, **how).play_on(3)
        live = LiveGame.load(*back)
        assert live.driver.inputs == list(record_of(*back).inputs)
        assert live.driver.header.seed_of(dealt, new.table.seed) == f"{seed}/1"
