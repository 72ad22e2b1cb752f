"""The analysis of whole games: exact sums, honest errors, the same again for the same seed."""

import re
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from ducats.engine.driver import Driver
from ducats.engine.errors import BadOptions
from ducats.engine.record import Record, new_header
from ducats.engine.replay import moments
from ducats.engine.rng import Rng
from ducats.games import GAMES, data_text
from ducats.games.levels import make, quick_levels
from ducats.review import Analysis, Analyst, Effort, analyse
from ducats.review.analyst import COARSE
from ducats.review.messages import WHOLE

SMALL = Effort(16, 4)
ANY_GAME = pytest.mark.parametrize("game", GAMES)


def corrected(game: str) -> str | None:
    """A data file with which a game that is long to play on is over sooner: fewer visitors come."""
    if game != "marracash":
        return None
    return re.sub(
        r"^(yellow|red|blue|green|purple) = \{ value = \d+", r"\1 = { value = 5", data_text(game), flags=re.M
    )


@cache
def played(game: str, seed: str = "review", steps: int = 10_000) -> Record:
    """A short game of the best quick bot against one who plays by lot."""
    rules = GAMES[game]
    header = new_header(rules, 2, seed, rules.meta.shortest, corrected(game))
    driver, _ = Driver.begin(rules, header, seed)
    bots = [make(game, quick_levels(game)[-1]), make(game, "random")]
    while not driver.play.is_over() and len(driver.inputs) < steps:
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, bots[seat].choose(driver.view(seat), Rng(f"{seed}/{len(driver.inputs)}")))
    return driver.record()


@cache
def analysis_of(game: str, seed: str = "one") -> Analysis:
    return analyse(GAMES[game], played(game), SMALL, seed)


@ANY_GAME
def test_the_sums_are_exact(game: str) -> None:
    found = analysis_of(game)
    for seat, balance in enumerate(found.balances):
        parts = balance.luck + balance.own + balance.others + balance.hidden
        assert balance.result - balance.start == parts
        assert found.result[seat] == found.moments[-1].chances[seat]
    told = found.start
    for moment in found.moments:
        luck = moment.luck or (0,) * found.seats
        decided = (0,) * found.seats
        if moment.decision is not None:
            decided = tuple(
                a + b for a, b in zip(moment.decision.expected, moment.decision.hidden, strict=True)
            )
        told = tuple(a + b + c for a, b, c in zip(told, luck, decided, strict=True))
        assert told == moment.chances
    assert sum(found.result) == pytest.approx(WHOLE, abs=found.seats)


@ANY_GAME
def test_the_moments_are_those_of_the_replay(game: str) -> None:
    record, found = played(game), analysis_of(game)
    shown = [moment for moment, _ in moments(GAMES[game], record)]
    assert [moment.number for moment in found.moments] == [moment.number for moment in shown]
    for moment, review in zip(shown, found.moments, strict=True):
        assert (moment.entry is None) == (review.decision is None)
        if moment.entry is not None and review.decision is not None:
            assert review.decision.seat == moment.entry.seat
            assert review.decision.action == msgspec.json.decode(msgspec.json.encode(moment.entry.action))


@ANY_GAME
def test_a_class_is_given_only_beyond_two_standard_errors(game: str) -> None:
    decisions = [moment.decision for moment in analysis_of(game).moments if moment.decision]
    assert any(decision.judged for decision in decisions)
    for decision in decisions:
        assert (decision.kind != "") == (decision.loss > 0) == (decision.better is not None)
        if decision.loss:
            assert decision.loss > 2 * decision.error
            assert decision.options[0].action == decision.better


def test_whoever_gave_something_away_is_not_called_accurate() -> None:
    """Whatever noise there was in the player's favour elsewhere."""
    balances = [balance for game in GAMES for balance in analysis_of(game).balances if balance.choices]
    assert any(balance.loss for balance in balances)
    for balance in balances:
        assert balance.accuracy is not None
        assert (balance.accuracy < 100) == (balance.loss > 0)


def test_the_same_seed_gives_the_same_analysis() -> None:
    first = analysis_of("marquis")
    again = analyse(GAMES["marquis"], played("marquis"), SMALL, "one")
    other = analyse(GAMES["marquis"], played("marquis"), SMALL, "two")
    free = {"cost": None}
    assert msgspec.structs.asdict(first) | free == msgspec.structs.asdict(again) | free
    assert first.start != other.start


def test_games_that_begin_alike_do_not_share_the_error_of_their_start() -> None:
    """Otherwise the luck of a hundred games would not average to nothing."""
    starts = {analyse(GAMES["marquis"], played("marquis", seed), COARSE).start for seed in "abcdef"}
    assert len(starts) > 1


def test_an_analysis_is_read_back_as_it_was_written() -> None:
    found = analysis_of("musketeers")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_the_curve_comes_first_and_is_refined() -> None:
    analyst = Analyst(GAMES["marquis"], played("marquis"), "one")
    pieces = list(analyst.work(COARSE))
    assert pieces == [(done, len(pieces)) for done in range(1, len(pieces) + 1)]
    coarse = analyst.analysis()
    assert not any(moment.decision.judged for moment in coarse.moments if moment.decision)
    assert coarse.cost.worlds == 0
    pieces = list(analyst.work(Effort(2 * COARSE.playouts, 8)))
    assert pieces[-1] == (pieces[-1][1],) * 2
    assert all(done < further for (done, _), (further, _) in pairwise(pieces)), "it always comes further"
    refined = analyst.analysis()
    assert refined.cost.playouts == 2 * COARSE.playouts
    assert refined.cost.games > coarse.cost.games
    assert any(moment.decision.judged for moment in refined.moments if moment.decision)


@pytest.mark.parametrize(("error", "playouts"), [(1.0, 12), (0.0, 60), (0.3, None)])
def test_the_curve_goes_on_until_luck_is_known(error: float, playouts: int | None) -> None:
    analyst = Analyst(GAMES["marquis"], played("marquis"), "one")
    effort = Effort(12, 0, most_playouts=60, luck_error=error)
    pieces = list(analyst.work(effort))
    assert pieces[-1] == (pieces[0][1],) * 2
    assert all(done < further for (done, _), (further, _) in pairwise(pieces))
    found = analyst.analysis()
    worst = max(balance.luck_error for balance in found.balances)
    if playouts is None:
        assert 12 < found.cost.playouts < 60
        assert worst <= error * WHOLE
    else:
        assert found.cost.playouts == playouts
    assert all(done == total for done, total in analyst.work(effort)), "nothing is left to do"
    assert analyst.analysis().cost.games == found.cost.games


def test_whoever_stops_listening_stops_the_work() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        analyse(GAMES["marquis"], played("marquis"), SMALL, progress=stop)


def test_a_running_game_is_not_analysed() -> None:
    with pytest.raises(BadOptions) as refused:
        analyse(GAMES["marquis"], played("marquis", steps=20), SMALL)
    assert refused.value.code == "not_finished"
