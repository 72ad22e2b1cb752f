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
from ducats.engine.messages import Action
from ducats.server.answer_window import SPREAD_SECONDS
from ducats.server.listener import Listener
from ducats.server.live_game import LiveGame
from ducats.server.settings import Settings
from ducats.server.sockets import Conversation
from ducats.server.store.base import Person, StoredSeat, StoredTable
from ducats.server.wire import Absence
from ducats.server.wire_socket import Act

GAMES = 240
PAUSES = Settings()
HUMAN = replace(
    QUICK,
    bot_delay_least=PAUSES.bot_delay_least,
    bot_delay_most=PAUSES.bot_delay_most,
    answer_delay_least=PAUSES.answer_delay_least,
    answer_delay_most=PAUSES.answer_delay_most,
)


def beats_chance(times: Sequence[float], kinds: Sequence[bool]) -> bool:
    """Whether the best threshold, learnt on one half of the games, tells the kinds apart on the other.

    Both kinds count alike, however rare one is. A threshold
    that knows nothing gets this far in one of 1000 tries.
    """
    half = len(times) // 2
    rules = [(limit, above) for limit in times[:half] for above in (True, False)]

    def accuracy(rule: tuple[float, bool], part: slice) -> float:
        limit, above = rule
        right = [
            ((time > limit) == above) == kind for time, kind in zip(times[part], kinds[part], strict=True)
        ]
        by_kind = [
            [ok for ok, kind in zip(right, kinds[part], strict=True) if kind == which]
            for which in (True, False)
        ]
        return sum(sum(found) / len(found) for found in by_kind) / 2

    best = max(rules, key=lambda rule: accuracy(rule, slice(0, half)))
    tested = kinds[half:]
    deviation = math.sqrt(1 / sum(tested) + 1 / (len(tested) - sum(tested))) / 4
    return accuracy(best, slice(half, None)) - 0.5 > 3.1 * deviation


def test_the_classifier_finds_a_tell_where_there_is_one() -> None:
    dice = random.Random(1)
    kinds = [dice.random() < 0.5 for _ in range(GAMES)]
    times = [dice.uniform(0.6, 1.2) if given else dice.uniform(1.0, 4.0) for given in kinds]
    assert beats_chance(times, kinds)


async def play(
    server: Any, fake_time: FakeTime, name: str, seconds: float | None, window: int = 0, ordered: bool = True
) -> float:
    """A game of North and South in which South lays rewards after so many seconds, or is answered for."""
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
        answer_window=window,
        creator="north",
        created=fake_time.now,
        seed=name,
        seats=tuple(StoredSeat(kind="person", person=who, name=who) for who in ("north", "south")),
    )
    await context.store.add_table(table)
    if seconds is None and ordered:
        await context.store.set_orders(name, table.version, "south", b'{"rewards":"first"}')
    await registry.ask(name, lambda live: live.chairs.begin_if_full())
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
        await Conversation(context, registry, name, Listener(south)).hear(msgspec.json.encode(act))
        await asyncio.sleep(0)  # an answer that is held back sleeps from now on
        await fake_time.advance(30 - seconds)
        await server.settled(name)
    stored = await context.store.inputs(name)
    registry.live(name).close()
    (answered,) = [entry.time for entry in stored if entry.seat == 1]
    return float(answered - began)


def counted(text: str, metric: str) -> float:
    lines = [line for line in text.splitlines() if line.startswith(metric)]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


@pytest.mark.parametrize(("window", "why"), [(0, "order"), (5, "order"), (0, "no choice")])
async def test_neither_clock_nor_metrics_tell_that_somebody_was_answered_for(
    serve: Any, monkeypatch: pytest.MonkeyPatch, window: int, why: str
) -> None:
    """Because they have left an order, or because they have no choice."""
    monkeypatch.setitem(games.GAMES, "musketeers", OrderlyRules())
    has_choice = True

    def forced(live_game: LiveGame, seat: int) -> Action | None:
        play = live_game.driver.play
        return None if has_choice or seat != 1 else play.say(seat, play.legal(seat)[0])

    if why == "no choice":
        monkeypatch.setattr(LiveGame, "forced", forced)
    dice = random.Random(2)
    fake_time = FakeTime()
    times: list[float] = []
    given: list[bool] = []
    async with serve(settings=HUMAN, fake_time=fake_time) as server:
        await server.known_visitor("North")
        await server.known_visitor("South")
        for number in range(GAMES + 20):
            answered_for = number >= 20 and dice.random() < 0.5
            has_choice = not answered_for
            # Slower than the server is by itself: it must have learnt.
            thought = None if answered_for else dice.lognormvariate(2.0, 0.4)
            seconds = await play(server, fake_time, f"table-{number}", thought, window, why == "order")
            if window:
                assert seconds % window <= SPREAD_SECONDS
            text = (await server.client.get("/metrics")).text
            assert counted(text, "ducats_moves_total") == number + 1
            assert counted(text, 'ducats_moves_total{by="person"}') == number + 1
            assert counted(text, "ducats_move_seconds_count") == number + 1
            if number >= 20:
                times.append(seconds)
                given.append(answered_for)
    assert not beats_chance(times, given)


class ThinkingBots(FirstChoiceBots):
    """Each thought takes its time, as a search does."""

    def __init__(self, fake_time: FakeTime, seconds: float) -> None:
        super().__init__()
        self.fake_time = fake_time
        self.seconds = seconds

    async def choose(
        self, game: str, level: str, view: bytes, seed: str, owner: tuple[str, ...] = (), memory: bytes = b""
    ) -> bytes:
        await self.fake_time.sleep(self.seconds)
        return await super().choose(game, level, view, seed, owner, memory)


async def test_the_first_answers_of_bots_after_a_start_do_not_tell_whether_they_had_a_choice(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(3)
    times: list[float] = []
    kinds: list[bool] = []
    has_choice = True

    def forced(live_game: LiveGame, seat: int) -> Action | None:
        play = live_game.driver.play
        return None if has_choice or seat != 1 else play.say(seat, play.legal(seat)[0])

    monkeypatch.setattr(LiveGame, "forced", forced)
    for _ in range(30):
        fake_time = FakeTime()
        bots = ThinkingBots(fake_time, dice.uniform(0.6, 1.4))
        async with serve(settings=HUMAN, bots=bots, fake_time=fake_time) as server:
            for number in range(8):
                has_choice = dice.random() < 0.5
                began = fake_time.now
                table = await server.start_table(
                    "North", "page", id=f"table-{number}", seed=str(dice.random())
                )
                await until(fake_time.is_awaited)
                await fake_time.advance(10)
                await server.settled(table)
                (answered,) = [
                    entry.time
                    for entry in await server.app.state.context.store.inputs(table)
                    if entry.seat == 1
                ]
                times.append(answered - began)
                kinds.append(has_choice)
                server.app.state.registry.live(table).close()
    assert not beats_chance(times, kinds)
