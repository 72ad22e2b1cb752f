"""What a chair remembers reaches the bot in it, wherever that thinks."""

from typing import Any

import msgspec
import pytest
from tests.bots.bargains import offered_fee
from tests.server.conftest import until

from ducats.bots.memory import Memory, Proposal
from ducats.engine.messages import View
from ducats.engine.rng import Rng
from ducats.games.levels import make
from ducats.server.bots_pool import BotPool
from ducats.server.live_game import LiveGame

MEMORY = Memory(turn=3, refused=(Proposal(0, "fee", "protection", 1, 3),))


async def test_a_table_tells_a_bot_what_its_own_chair_remembers(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[int, bytes]] = []

    async def note(
        game: str, level: str, view: bytes, seed: str, owner: tuple[str, ...], memory: bytes
    ) -> bytes:
        given.append((msgspec.json.decode(view)["seat"], memory))
        return b""

    def remember(live_game: LiveGame, view: View) -> Memory:
        assert view.seat is not None
        return Memory(turn=10 + view.seat)

    monkeypatch.setattr(server.bots, "choose", note)
    monkeypatch.setattr(LiveGame, "memory", remember)
    await server.known_visitor("North")
    await server.start_table("North", "page", "page")
    await until(lambda: len(given) > 1)
    assert sorted(given) == [(1, b'{"turn":11}'), (2, b'{"turn":12}')]


async def test_a_worker_remembers_as_the_bot_would_here() -> None:
    seen = offered_fee().view
    courtier = make("marquis", "courtier")
    here = courtier.choose_remembering(seen, MEMORY, Rng("dice"))
    assert here != courtier.choose(seen, Rng("dice"))
    pool = BotPool(1, 20)
    try:
        view, memory = msgspec.json.encode(seen), msgspec.json.encode(MEMORY)
        assert await pool.choose("marquis", "courtier", view, "dice", (), memory) == msgspec.json.encode(here)
    finally:
        await pool.close()
