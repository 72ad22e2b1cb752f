"""How long the server's own answers take: a pause that does not know the table, and whole beats."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, FirstChoiceBots

from ducats.games.musketeers.questions import LayRewardsDown
from ducats.server.pace import BEAT, ENOUGH, KEPT, Pace


def test_a_pause_lies_between_its_bounds_and_differs() -> None:
    pace = Pace(0.4, 1.2)
    drawn = [pace.pause() for _ in range(200)]
    assert all(0.4 <= pause <= 1.2 for pause in drawn)
    assert max(drawn) - min(drawn) > 0.4


def test_who_thinks_longer_answers_on_a_beat() -> None:
    assert Pace.on_beat(0.7, 0.2) == 0.7
    assert Pace.on_beat(0.7, 0.8) == pytest.approx(0.7 + BEAT)
    assert Pace.on_beat(0.7, 1.9) == pytest.approx(0.7 + 3 * BEAT)
    assert Pace.on_beat(0.0, 1.9) == 0.0


def test_who_has_no_choice_takes_as_many_beats_as_who_has_one() -> None:
    pace = Pace(0.4, 0.4)
    for _ in range(ENOUGH - 1):
        pace.note("bid", 1.0)
    assert pace.pause("bid") == 0.4
    pace.note("bid", 1.0)
    assert pace.pause("bid") == pytest.approx(0.4 + 2 * BEAT)
    assert pace.pause("pass") == 0.4
    assert pace.pause() == 0.4


def test_a_rare_long_thought_changes_nothing_and_old_ones_are_forgotten() -> None:
    pace = Pace(0.4, 0.4)
    pace.note("bid", 30.0)
    for _ in range(KEPT - 1):
        pace.note("bid", 0.1)
    assert pace.pause("bid") == 0.4
    for _ in range(KEPT):
        pace.note("bid", 0.8)
    assert pace.pause("bid") == pytest.approx(0.4 + BEAT)


class SlowBots(FirstChoiceBots):
    async def choose(self, game: str, level: str, view: bytes, seed: str) -> bytes:
        await asyncio.sleep(0.3)
        return await super().choose(game, level, view, seed)


@pytest.mark.pure
@pytest.mark.parametrize("forced", [True, False])
async def test_a_bot_without_a_choice_is_not_quicker(
    serve: Any, monkeypatch: pytest.MonkeyPatch, forced: bool
) -> None:
    legal = LayRewardsDown.legal
    if forced:
        monkeypatch.setattr(LayRewardsDown, "legal", lambda *asked: legal(*asked)[:1])
    settings = replace(QUICK, bot_delay_least=0.1, bot_delay_most=0.1)
    async with serve(settings=settings, bots=SlowBots()) as server:
        for _ in range(ENOUGH):
            server.app.state.context.pace.note(("page", "musketeers.lay_rewards", 2), 0.3)
        loop = asyncio.get_running_loop()
        began = loop.time()
        await server.known_visitor("North")
        await server.lay_table("North", "page")
        for _ in range(300):
            if any(entry.seat == 1 for entry in server.live_game().driver.inputs):
                break
            await asyncio.sleep(0.01)
        assert loop.time() - began >= 0.6
