"""A moment is told event by event: over the socket, in replays, and only to those who watch."""

from functools import reduce
from typing import Any, NoReturn

import msgspec
import pytest
from tests.contract.checks import patched
from tests.server.test_sockets import two_at_a_table

from ducats.engine.decisive import decisive
from ducats.engine.messages import Decisive
from ducats.games.musketeers.rules.view import MusketeersView
from ducats.server import live_game
from ducats.server.live_game import LiveGame
from ducats.server.store.base import StoredSeat, StoredTable
from ducats.server.wire import Absence

SEED = "a seed for steps"


async def test_every_event_comes_with_its_step_live_and_in_the_replay(server: Any) -> None:
    north, south, table = await two_at_a_table(server)
    heard: list[dict[str, Any]] = []
    async with north.at(table) as one, south.at(table) as other:
        shown = (await one.until("Welcome"))["view"]
        await other.until("Welcome")
        for number in range(1, 13):
            mover = one if (one.view["question"] or {}).get("choices") else other
            await mover.act()
            await other.until("Happened", number=number)
            happened = await one.until("Happened", number=number)
            heard.append(happened)
            assert len(happened["steps"]) == len(happened["events"]) - 1
            for step in happened["steps"]:
                shown = patched(shown, step)
                msgspec.convert(shown, MusketeersView)
            shown = happened["view"]
        replay = (await north.get(f"/api/tables/{table}/replay?viewer=seat:0")).json()
    assert any(len(each["steps"]) > 1 for each in heard)
    assert replay["moments"][0]["steps"] == []
    told = [(each["number"], each["events"], each["steps"], each["view"]) for each in heard]
    shown, again = replay["moments"][0]["view"], []
    for moment in replay["moments"][1:]:
        assert moment["view"] is None
        shown = reduce(patched, moment["steps"], shown)
        again.append((moment["number"], moment["events"], moment["steps"][:-1], shown))
    assert again == told


async def test_an_open_replay_steps_with_all_cards_open(server: Any) -> None:
    north = await server.visitor("North")
    table = (await north.open_table(seats=2, bots=[None, "page"], options={"match_mode": "single_hand"}))[
        "id"
    ]
    async with north.at(table) as connection:
        await connection.until("Welcome")
        while (await connection.until_asked())["outcome"] is None:
            await connection.act()
            await connection.until("Happened")
    moments = (await north.get(f"/api/tables/{table}/replay?viewer=open")).json()["moments"]
    shown = moments[0]["view"]
    for moment in moments[1:]:
        for step in moment["steps"]:
            shown = patched(shown, step)
            assert len(msgspec.convert(shown, MusketeersView).hands) == 2


def begun() -> LiveGame:
    seats = (StoredSeat(kind="bot", level="page"),) * 2
    table = StoredTable(
        id="a-table",
        game="musketeers",
        status="open",
        options={},
        data=None,
        public=True,
        absence=Absence(),
        creator="",
        created=0,
        seed=SEED,
        seats=seats,
    )
    return LiveGame.begin(table, ("A", "B"), 0)


def moved(game: LiveGame, watched: bool) -> None:
    """Both lay their rewards: of the second the table is told in several events."""
    for seat in (0, 1):
        game.play(seat, game.default(seat), 0, watched)


def test_nobody_pays_for_steps_that_nobody_watches() -> None:
    game = begun()
    game.view(0)
    moved(game, watched=False)
    assert len(game.latest(0).events) > 1
    assert game.latest(0).steps == ()


def test_a_viewer_who_did_not_see_the_table_before_gets_the_whole_view_alone() -> None:
    game = begun()
    game.play(0, game.default(0), 0, watched=True)
    game.view(0)
    game.play(1, game.default(1), 0, watched=True)
    here, newcomer = game.latest(0), game.latest(1)
    assert len(here.steps) == len(here.events) - 1 > 0
    assert newcomer.steps == ()
    assert newcomer.events


def ended(revocable: bool = False) -> LiveGame:
    game = begun()
    while game.outcome() is None:
        seat = game.waiting_for()[0]
        game.play(seat, game.default(seat), 0, revocable=revocable)
    return game


def test_what_decided_a_game_is_told_with_its_end_from_what_each_viewer_saw() -> None:
    game = begun()
    while game.outcome() is None:
        assert game.latest(None).decisive == game.decisive(0) == ()
        seat = game.waiting_for()[0]
        game.play(seat, game.default(seat), 0)
    for viewer in (0, 1, None):
        told = game.latest(viewer).decisive
        assert told == game.decisive(viewer) == decisive([each.events for each in game.story(viewer)])
        assert {each.moment for each in told} <= set(range(game.moments + 1))
        assert told


def test_the_end_is_told_even_if_nobody_can_say_what_decided_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def fail(told: object) -> NoReturn:
        asked.append(1)
        raise KeyError("a card")

    monkeypatch.setattr(live_game, "decisive", fail)
    game = ended()
    for _ in range(2):
        assert game.latest(0).decisive == game.decisive(0) == ()
        assert game.latest(0).view.outcome is not None
    assert len(asked) == 1, "it is worked out once for everybody with the same view"


def test_what_decided_an_end_that_is_revoked_is_worked_out_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ended(revocable=True)
    one, other = (Decisive(1, "one", {}, ""),), (Decisive(2, "other", {}, ""),)
    found = iter((one, other))
    monkeypatch.setattr(live_game, "decisive", lambda told: next(found))
    assert game.decisive(0) == one
    assert game.revoke()
    assert game.decisive(0) == ()
    seat = game.waiting_for()[0]
    game.play(seat, game.default(seat), 0)
    assert game.decisive(0) == other
