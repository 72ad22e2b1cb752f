"""The coach: hints and marks from what the player sees, at tables that allow it, while somebody waits."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Request
from tests.server.conftest import HereJobs, running, until
from tests.server.test_taking_back import answered, until_choice

from ducats import games
from ducats.engine.driver import Driver
from ducats.engine.messages import Action, Seat, View
from ducats.engine.record import new_header, write
from ducats.engine.rng import Rng
from ducats.review import coaching
from ducats.server import coach, decision_work, heavy
from ducats.server.portions import left
from ducats.server.problems import Refusal
from ducats.server.store.base import StoredInput, StoredTable
from ducats.server.wire import Help
from ducats.server.workers import Owner

COACHED = Help(coach=True, take_back=True)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("SCAN_GAMES", 1), ("MIN_SCAN_WORLDS", 2), ("WORLDS", 6)):
        monkeypatch.setattr(coaching, name, few)


class Noting(HereJobs):
    """Remembers what each piece of work was given; `gate` holds back the trials."""

    def __init__(self) -> None:
        super().__init__()
        self.given: dict[str, list[tuple[Any, ...]]] = {}
        self.gate = asyncio.Semaphore(100)

    async def _work(self, owner: Owner, work: Any, *given: Any) -> Any:
        self.given.setdefault(work.__name__, []).append(given)
        if work is coaching.portion:
            await self.gate.acquire()
        return await super()._work(owner, work, *given)


async def test_a_hint_and_a_mark_are_made_from_the_players_view() -> None:
    jobs = Noting()
    async with running(jobs=jobs) as server:
        north, south = await server.known_visitor("North"), await server.known_visitor("South")
        table = await server.start_table("North", "page", help=COACHED)
        path = f"/api/tables/{table}"
        async with north.at(table) as connection:
            before = await until_choice(connection)
            asked = {"question": before["question"]["number"]}
            hint = (await north.post(f"{path}/hint", asked)).json()
            assert hint["question"] == asked["question"]
            assert 2 <= len(hint["answers"]) <= coaching.HINTED
            chances = [answer["chance"] for answer in hint["answers"]]
            assert chances == sorted(chances, reverse=True)
            assert hint["answers"][0]["behind"] == 0
            assert (await north.post(f"{path}/hint", asked)).json() == hint, "the same view, the same advice"
            best = hint["answers"][0]["action"]
            assert await answered(connection, await connection.act(best)) == "", "it can be played"
            late = await north.post(f"{path}/hint", asked)
            assert late.json()["code"] == "stale_question"
            mark = (await north.post(f"{path}/mark", {"moment": 1_000})).json()
            assert mark["moment"] >= 1
            assert (mark["kind"] == "") == (mark["better"] is None)
        views = [given[1] for name in ("portion", "hint", "mark") for given in jobs.given[name]]
        assert {msgspec.json.encode(msgspec.json.decode(view)) for view in views} == {
            msgspec.json.encode(before)
        }, "the coach has seen the player's view and nothing else"
        for given in jobs.given["portion"] + jobs.given["hint"] + jobs.given["mark"]:
            assert not any(isinstance(each, StoredTable | StoredInput) for each in given)
        for code, visitor in (("not_seated", south),):
            for what, body in (("hint", asked), ("mark", {"moment": 1})):
                assert (await visitor.post(f"{path}/{what}", body)).json()["code"] == code


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_a_mark_is_made_from_what_its_player_saw_when_asked(game: str) -> None:
    """The inputs tell everybody's cards; of them nothing but the player's own view goes on to the coach."""
    rules, dice = games.find(game), Rng("marked")
    driver, _ = Driver.begin(rules, new_header(rules, 3, "marked", rules.meta.shortest), "marked")
    seen: dict[Seat, dict[int, tuple[View, Action]]] = {seat: {} for seat in range(3)}
    moment = 0
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        legal = driver.play.legal(seat)
        action = driver.play.say(seat, dice.choice(legal))
        moment += 1
        if len(legal) > 1:
            seen[seat][moment] = (driver.view(seat), action)
        driver.apply(seat, action)
    table, inputs = heavy.imported(write(driver.record()), "north", 0.0, {})
    for seat, decisions in seen.items():
        for decided_at in [*decisions][:: max(1, len(decisions) // 6)]:
            view, action = decisions[decided_at]
            decided = decision_work.decided(table, inputs, seat, decided_at)
            assert decided.view == msgspec.json.encode(view)
            assert decided.action == msgspec.json.decode(msgspec.json.encode(action))


async def test_there_is_no_coach_where_the_table_has_none() -> None:
    async with running() as server:
        north = await server.known_visitor("North")
        table = await server.start_table("North", "page", help=Help(take_back=True))
        for what, body in (("hint", {"question": 1}), ("mark", {"moment": 1})):
            answer = await north.post(f"/api/tables/{table}/{what}", body)
            assert (answer.status_code, answer.json()["code"]) == (403, "no_coach")


async def test_advice_that_nobody_waits_for_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs, hung_up = Noting(), asyncio.Event()

    async def noticed(request: Request[Any, Any, Any]) -> None:
        await left(request)
        hung_up.set()

    monkeypatch.setattr("ducats.server.portions.left", noticed)
    jobs.gate = asyncio.Semaphore(0)
    async with running(jobs=jobs) as server:
        north = await server.known_visitor("North")
        table = await server.start_table("North", "page", help=COACHED)
        async with north.at(table) as connection:
            asked = {"question": (await until_choice(connection))["question"]["number"]}
        with pytest.raises(httpx.ReadTimeout):
            await server.client.post(
                f"/api/tables/{table}/hint", json=asked, headers=north.headers, timeout=0.3
            )
        await asyncio.wait_for(hung_up.wait(), 10)
        for _ in range(10):
            jobs.gate.release()
        await until(lambda: "hint" in jobs.given)
        assert len(jobs.given["portion"]) == 1


class Tiring(HereJobs):
    """A server that has no time for more than some portions."""

    def __init__(self, portions: int) -> None:
        super().__init__()
        self.portions = portions

    async def _work(self, owner: Owner, work: Any, *given: Any) -> Any:
        if work is coaching.portion:
            self.portions -= 1
            if self.portions < 0:
                raise Refusal("that takes longer than anybody may use", code="too_heavy")
        return await super()._work(owner, work, *given)


@pytest.mark.parametrize("portions", [0, 1, 3])
async def test_a_busy_server_advises_by_what_it_has_found(
    portions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If that is enough: one world alone would tell chances of 0 or 100 without an error."""
    monkeypatch.setattr(coach, "LEAST_WORLDS", 2)
    async with running(jobs=Tiring(portions)) as server:
        north = await server.known_visitor("North")
        table = await server.start_table("North", "page", help=COACHED)
        async with north.at(table) as connection:
            asked = {"question": (await until_choice(connection))["question"]["number"]}
            hint = await north.post(f"/api/tables/{table}/hint", asked)
        if portions == 3:
            assert len(hint.json()["answers"]) >= 2
        else:
            assert (hint.status_code, hint.json()["code"]) == (400, "too_heavy")


async def test_nothing_is_marked_before_the_first_decision() -> None:
    async with running() as server:
        north = await server.known_visitor("North")
        table = await server.start_table("North", "page", help=COACHED)
        answer = await north.post(f"/api/tables/{table}/mark", {"moment": 1})
        assert answer.json()["code"] == "nothing_decided"
