"""What a rival could conclude from the clock or the metrics: over many games, nothing."""

import asyncio
import math
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, FakeTime, FirstChoiceBots, first_choice, until
from tests.server.test_orders import OrderlyRules

from ducats import games
from ducats.server.settings import Settings
from ducats.server.store.base import Person, StoredSeat, StoredTable
from ducats.server.wire import Absence, Act

GAMES = 240
PAUSES = Settings()
HUMAN = replace(
    QUICK,
    bot_delay_least=PAUSES.bot_delay_least,
    bot_delay_most=PAUSES.bot_delay_most,
    answer_delay_least=PAUSES.answer_delay_least,
    answer_delay_most=PAUSES.answer_delay_most,
)


def advantage(times: Sequence[float], kinds: Sequence[bool]) -> float:
    """By how much the best threshold, learnt on one half of the games, beats guessing on the other."""
    half = len(times) // 2
    candidates = [(limit, above) for limit in times[:half] for above in (True, False)]

    def accuracy(rule: tuple[float, bool], part: slice) -> float:
        limit, above = rule
        told = [(time > limit) == above for time in times[part]]
        return sum(a == b for a, b in zip(told, kinds[part], strict=True)) / len(told)

    best = max(candidates, key=lambda rule: accuracy(rule, slice(0, half)))
    tested = kinds[half:]
    chance = max(sum(tested), len(tested) - sum(tested)) / len(tested)
    return accuracy(best, slice(half, None)) - chance


def luck(count: int) -> float:
    """A classifier that knows nothing does no better in 999 of 1000 tries."""
    return 3.1 * math.sqrt(0.25 / count)


def test_the_classifier_finds_a_tell_where_there_is_one() -> None:
    dice = random.Random(1)
    kinds = [dice.random() < 0.5 for _ in range(GAMES)]
    times = [dice.uniform(0.6, 1.2) if given else dice.uniform(1.0, 4.0) for given in kinds]
    assert advantage(times, kinds) > luck(GAMES // 2)


async def play(server: Any, fake_time: FakeTime, name: str, seconds: float | None) -> float:
    """A game of North and South in which South lays rewards after so many seconds, or by a standing order."""
    context, registry = server.app.state.context, server.app.state.registry
    south = Person(id="south", name="South", created=0.0)
    table = StoredTable(
        id=name,
        game="musketeers",
        status="open",
        options={"match_mode": "single_hand"},
        data=None,
        public=True,
        absence=Absence(),
        creator="north",
        created=fake_time.now,
        seed=name,
        seats=tuple(StoredSeat(kind="person", person=who, name=who) for who in ("north", "south")),
    )
    await context.store.add_table(table)
    if seconds is None:
        await context.store.set_orders(name, "south", b'{"rewards":"first"}')
    await registry.ask(name, lambda live: live.begin_if_full())
    live_game = registry.live(name).live_game
    began = fake_time.now
    if seconds is None:
        await until(fake_time.is_awaited)
        await fake_time.advance(30)
        await server.settled(name)
    else:
        await fake_time.advance(seconds)
        view = msgspec.json.decode(msgspec.json.encode(live_game.view(1)))
        act = Act(ref=1, question=live_game.asked, action=first_choice(view))
        await registry.ask(name, lambda live: live.act(south, act, lambda: None))
        await fake_time.advance(30 - seconds)
    stored = await context.store.inputs(name)
    registry.live(name).close()
    (answered,) = [entry.time for entry in stored if entry.seat == 1]
    return float(answered - began)


def counted(text: str, metric: str) -> float:
    lines = [line for line in text.splitlines() if line.startswith(metric)]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


async def test_neither_clock_nor_metrics_tell_that_an_order_answered(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.GAMES, "musketeers", OrderlyRules())
    dice = random.Random(2)
    fake_time = FakeTime()
    times: list[float] = []
    given: list[bool] = []
    async with serve(settings=HUMAN, fake_time=fake_time) as server:
        await server.known_visitor("North")
        await server.known_visitor("South")
        for number in range(GAMES + 20):
            ordered = number >= 20 and dice.random() < 0.5
            seconds = await play(
                server, fake_time, f"table-{number}", None if ordered else dice.lognormvariate(1.0, 0.5)
            )
            text = (await server.client.get("/metrics")).text
            assert counted(text, "ducats_moves_total") == number + 1
            assert counted(text, "ducats_move_seconds_count") == number + 1
            if number >= 20:
                times.append(seconds)
                given.append(ordered)
    assert advantage(times, given) < luck(GAMES // 2)


class ThinkingBots(FirstChoiceBots):
    """Each thought takes its time, as a search does."""

    def __init__(self, fake_time: FakeTime, seconds: float) -> None:
        super().__init__()
        self.fake_time = fake_time
        self.seconds = seconds

    async def choose(self, game: str, level: str, view: bytes, seed: str, owner: str = "") -> bytes:
        await self.fake_time.sleep(self.seconds)
        return await super().choose(game, level, view, seed, owner)


async def test_the_first_answers_of_bots_after_a_start_do_not_tell_whether_they_had_a_choice(
    serve: Any,
) -> None:
    """The last card of a hand is played without a choice."""
    dice = random.Random(3)
    times: list[float] = []
    forced: list[bool] = []
    for start in range(12):
        fake_time = FakeTime()
        bots = ThinkingBots(fake_time, dice.uniform(0.6, 1.4))
        async with serve(settings=HUMAN, bots=bots, fake_time=fake_time) as server:
            table = await server.lay_table("page", "page", seed=f"start-{start}")
            await until(fake_time.is_awaited)
            for _ in range(300):
                await fake_time.advance(0.25)
                await asyncio.sleep(0)
                if (await server.app.state.context.store.table(table)).status == "finished":
                    break
            moves = [entry for entry in await server.app.state.context.store.inputs(table) if entry.seat >= 0]
            cards = [entry for entry in moves if b"PlayCard" in entry.action]
            for place, (one, two) in enumerate(zip(cards[::2], cards[1::2], strict=True)):
                since = cards[2 * place - 1].time if place else moves[1].time
                times += [one.time - since, two.time - since]
                forced += [place == len(cards) // 2 - 1] * 2
    assert sum(forced) >= 20
    assert advantage(times, forced) < luck(len(times) // 2)
