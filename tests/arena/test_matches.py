"""Matches: every bot in every chair of every deal, figures by hand, the same result with any executor."""

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from ducats.arena import (
    GameResult,
    Match,
    markdown,
    one_against,
    play_match,
    summarise,
    text_table,
)
from ducats.arena.results import margins
from ducats.engine.errors import BadOptions

HAND = {"match_mode": "single_hand"}


def without_times(games: tuple[GameResult, ...]) -> list[GameResult]:
    return [msgspec.structs.replace(game, seconds=(), slowest=()) for game in games]


def test_the_lineup_is_rotated_through_all_chairs() -> None:
    match = Match(game="musketeers", lineup=("a", "b", "c"), deals=2, seed="s")
    assert match.rotations == (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"))
    assert match.games == 6
    assert one_against("musketeers", 4, "a", "b", 3, "s").games == 12
    assert Match(game="musketeers", lineup=("a", "b", "a", "b"), deals=1, seed="s").games == 2
    assert Match(game="musketeers", lineup=("a", "a"), deals=5, seed="s").games == 5


def test_each_deal_is_played_from_every_chair_with_the_same_seed() -> None:
    match = one_against("musketeers", 3, "page", "random", 2, "paired", HAND)
    games = play_match(match)
    assert [game.seed for game in games] == ["paired/0"] * 3 + ["paired/1"] * 3
    assert [game.bots.index("page") for game in games] == [0, 1, 2, 0, 1, 2]
    assert all(sum(game.shares) == pytest.approx(1.0) for game in games)
    assert all(moves >= 4 for game in games for moves in game.moves)


def test_the_result_does_not_depend_on_the_executor() -> None:
    match = one_against("musketeers", 2, "page", "random", 4, "executor", HAND)
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(2) as executor:
        shared = play_match(match, executor, lambda done, total: told.append((done, total)))
    assert told == [(2, 8), (4, 8), (6, 8), (8, 8)]
    assert without_times(shared) == without_times(play_match(match))


def game(deal: int, bots: tuple[str, ...], ranks: tuple[int, ...], scores: tuple[int, ...]) -> GameResult:
    count = len(bots)
    return GameResult(
        game="musketeers",
        deal=deal,
        seed="s",
        bots=bots,
        ranks=ranks,
        scores=scores,
        moves=(10,) * count,
        seconds=(0.02,) * count,
        slowest=(0.01,) * count,
    )


GAMES = (
    game(0, ("x", "y", "y"), (1, 2, 3), (100, 70, 50)),
    game(0, ("y", "x", "y"), (1, 1, 3), (90, 90, 30)),
    game(1, ("x", "y", "y"), (3, 1, 2), (40, 100, 60)),
    game(1, ("y", "x", "y"), (2, 1, 3), (80, 110, 20)),
)


def test_figures_by_hand() -> None:
    """x won 1 + 1/2 + 0 + 1 of 4; its margins are (40 + 30) / 2 and (-40 + 60) / 2 by deal."""
    match = Match(game="musketeers", lineup=("x", "y", "y"), deals=2, seed="s")
    assert margins(GAMES, "x") == [35.0, 10.0]
    x, y = summarise(match, GAMES).bots
    assert (x.bot, x.chairs, x.wins.value, x.par) == ("x", 1, 0.625, 1 / 3)
    assert (x.margin.value, x.margin.low, x.margin.high) == (22.5, 10.0, 35.0)
    assert (x.score, x.milliseconds) == (85.0, 2.0)
    assert (y.bot, y.chairs, y.wins.value, y.margin.value) == ("y", 2, 1.5 / 8, -22.5)


def test_reports_show_every_figure() -> None:
    match = Match(game="musketeers", lineup=("x", "y", "y"), deals=2, seed="s")
    result = summarise(match, GAMES)
    row = ["3", "x", "2 y", "4", "0.62 (0.22 to 0.91)", "0.33", "+22.5 (+10.0 to +35.0)", "2.0"]
    assert markdown([result]).splitlines()[2] == f"| {' | '.join(row)} |"
    assert all(cell in text_table([result]).splitlines()[1] for cell in row)
    assert len(text_table([result]).splitlines()) == 2, "no row for the field"


@pytest.mark.parametrize(
    "match",
    [
        one_against("musketeers", 3, "abbot", "page", 1, "s"),
        one_against("musketeers", 5, "page", "page", 1, "s"),
        one_against("musketeers", 3, "page", "page", 0, "s"),
        one_against("musketeers", 3, "page", "page", 1, "s", {"no": 1}),
        one_against("chess", 2, "page", "page", 1, "s"),
    ],
)
def test_what_cannot_be_played_is_refused(match: Match) -> None:
    with pytest.raises(BadOptions):
        play_match(match)
