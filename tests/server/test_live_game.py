"""A game in memory runs ahead of the store: a move that came too late is revoked without a trace."""

import msgspec
import pytest

from ducats import games
from ducats.engine.rng import Rng
from ducats.server import live_game
from ducats.server.live_game import LiveGame
from ducats.server.store.base import StoredSeat, StoredTable
from ducats.server.wire import Absence

SEATS = 3


def shown(game: LiveGame) -> list[bytes]:
    """All that anybody could be told."""
    views = [msgspec.json.encode(game.driver.view(seat)) for seat in (None, *range(SEATS))]
    return [*views, msgspec.json.encode(game.story(0)), b"%d %f" % (game.moments, game.asked_since)]


def table_of_bots(game: str, seats: int) -> StoredTable:
    """A table that no store has to know."""
    return StoredTable(
        id="table-one",
        game=game,
        status="open",
        options={},
        data=None,
        public=True,
        absence=Absence(),
        creator="north",
        created=0.0,
        seed="seed",
        seats=tuple(StoredSeat(kind="bot", level="page") for _ in range(seats)),
    )


def check_stories(game: LiveGame) -> None:
    """What is kept is what each seat was told, and no more."""
    for seat in (0, None, 2, 1, 0):
        assert game.encoded_story(seat) == msgspec.json.encode(game.story(seat))


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_a_story_that_is_kept_is_each_seats_own(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_game, "LONG_STORY", 10)
    table = table_of_bots(game, SEATS)
    live, dice = LiveGame.begin(table, ("a", "b", "c"), 1.0), Rng(game)
    for number in range(60):
        play = live.driver.play
        if play.is_over():
            break
        seat = dice.choice(play.waiting_for())
        live.play(seat, play.say(seat, dice.choice(play.legal(seat))), 2.0 + number, revocable=True)
        if number % 3 == 0:
            check_stories(live)
        if number % 7 == 0:
            # The next move tells something else in its place.
            live.revoke()
    check_stories(live)


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_a_move_that_is_revoked_leaves_no_trace(game: str) -> None:
    table = table_of_bots(game, SEATS)
    live, dice = LiveGame.begin(table, ("a", "b", "c"), 1.0), Rng(game)
    assert not live.revoke()
    for number in range(40):
        play = live.driver.play
        if play.is_over():
            break
        seat = dice.choice(play.waiting_for())
        action = play.say(seat, dice.choice(play.legal(seat)))
        before, inputs = shown(live), len(live.driver.inputs)
        tried = live.play(seat, action, 2.0 + number, watched=True, revocable=True)
        assert live.revoke()
        assert shown(live) == before
        assert len(live.driver.inputs) == inputs
        assert live.play(seat, action, 2.0 + number, revocable=True) == tried, "chance is what the seed says"
