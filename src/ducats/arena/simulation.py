"""Many games, with every promise of the rules checked on the way."""

import traceback
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, as_completed
from typing import Any, Final

import msgspec

from ducats.arena.entrants import bot_named
from ducats.arena.matches import Progress
from ducats.bots import choices_of
from ducats.engine import record as books
from ducats.engine.driver import Driver
from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import CHANCE, OneOf, Seat, View
from ducats.engine.replay import verify
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import find
from ducats.games.levels import RANDOM
from ducats.games.memories import EventLog

BATCH: Final = 10
"""Games a worker plays before it reports."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """A game that broke a promise, with all that is needed to see it again."""

    number: int
    seed: str
    """`simulate` with this seed, one game, the same bots and options fails in the same way."""
    inputs: int
    error: str
    stack: str
    """Where the game was in the rulebook."""
    table: str
    """The table with all cards open."""
    position: str
    """The same as JSON in the words of a scenario file; empty if it could not be written."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All games of a simulation."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    finished: int
    decisions: int
    """Answers of players, chance not counted."""
    hands: int
    """Hands played, in games that have them."""
    wins: tuple[float, ...]
    """By seat; a shared victory counts in part."""
    mean_scores: tuple[float, ...]
    failures: tuple[Failure, ...]


class _Played(msgspec.Struct, frozen=True):
    decisions: int
    hands: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]


class _Plan(msgspec.Struct, frozen=True):
    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    data: str | None


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: str,
    bots: Sequence[str] = (RANDOM,),
    options: Mapping[str, Any] | None = None,
    *,
    data: str | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Summary:
    """Play `games` games; `bots` are dealt round the seats. Failures are collected, never raised."""
    rules = find(game)
    rules.check_seats(seats)
    rules.read_options(options or {})
    lineup = tuple(bots[seat % len(bots)] for seat in range(seats))
    for bot in lineup:
        bot_named(game, bot)
    plan = _Plan(game, lineup, seed, dict(options or {}), data)
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    played: dict[int, _Played | Failure] = {}

    def note(results: dict[int, _Played | Failure]) -> None:
        played.update(results)
        if progress is not None:
            progress(len(played), games)

    if executor is None:
        for batch in batches:
            note(_play_batch(plan, batch))
    else:
        for future in as_completed([executor.submit(_play_batch, plan, batch) for batch in batches]):
            note(future.result())
    return _sum_up(plan, games, [played[number] for number in range(games)])


def _sum_up(plan: _Plan, games: int, played: list[_Played | Failure]) -> Summary:
    whole = [one for one in played if isinstance(one, _Played)]
    seats = range(len(plan.bots))
    return Summary(
        game=plan.game,
        seats=len(plan.bots),
        bots=plan.bots,
        games=games,
        finished=len(whole),
        decisions=sum(one.decisions for one in whole),
        hands=sum(one.hands for one in whole),
        wins=tuple(sum(one.shares[seat] for one in whole) for seat in seats),
        mean_scores=tuple(sum(one.scores[seat] for one in whole) / max(1, len(whole)) for seat in seats),
        failures=tuple(one for one in played if isinstance(one, Failure)),
    )


def _play_batch(plan: _Plan, numbers: range) -> dict[int, _Played | Failure]:
    return {number: _play_one(plan, number) for number in numbers}


def seed_of(seed: str, number: int) -> str:
    """The seed of one game; number 0 is the seed itself, so that a failure can be repeated alone."""
    return seed if number == 0 else f"{seed}/{number}"


def _play_one(plan: _Plan, number: int) -> _Played | Failure:
    rules = find(plan.game)
    seed = seed_of(plan.seed, number)
    header = books.new_header(rules, len(plan.bots), seed, plan.options, plan.data)
    driver = Driver(rules, header, seed)
    try:
        _play_through(rules, driver, plan, EventLog(plan.game, driver.opening + driver.resume()))
        _check_record(rules, driver)
    except Exception as error:
        # Any exception is a finding.
        return _failure(rules, driver, number, error)
    outcome = driver.play.outcome()
    assert outcome is not None
    winners = outcome.winners
    shares = tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(plan.bots)))
    decisions = sum(entry.seat != CHANCE for entry in driver.inputs)
    return _Played(decisions, driver.play.hands_played(), shares, outcome.scores)


def _play_through(rules: Rules, driver: Driver, plan: _Plan, log: EventLog) -> None:
    play = driver.play
    bound = rules.bound(play.seats, rules.read_options(plan.options))
    play.check()
    while not play.is_over():
        seat = play.waiting_for()[0]
        view = driver.view(seat)
        _check_question(driver, seat, view)
        dice = Rng(f"{driver.seed}/bot/{len(driver.inputs)}")
        bot = bot_named(plan.game, plan.bots[seat])
        log.tell(driver.apply(seat, bot.choose_remembering(view, log.memory(view), dice)))
        play.check()
        if len(driver.inputs) > bound:
            raise BrokenInvariant(f"more than {bound} answers")


def _check_question(driver: Driver, seat: Seat, view: View) -> None:
    """Legal answers exist, differ and are what the view offers; the default is one of them."""
    play = driver.play
    legal = play.legal(seat)
    if not legal or len(set(legal)) != len(legal):
        raise BrokenInvariant(f"legal answers of seat {seat}: {legal}")
    if play.default(seat) not in legal:
        raise BrokenInvariant(f"the default {play.default(seat)} of seat {seat} is not legal")
    said = [play.say(seat, answer) for answer in (legal[0], legal[-1], play.default(seat))]
    if [play.hear(seat, action) for action in said] != [legal[0], legal[-1], play.default(seat)]:
        raise BrokenInvariant(f"{said} are heard as other answers than were said")
    choices = choices_of(view)
    if isinstance(choices, OneOf) and len(choices.actions) != len(legal):
        raise BrokenInvariant(
            f"the view of seat {seat} offers {len(choices.actions)} of {len(legal)} answers"
        )


def _check_record(rules: Rules, driver: Driver) -> None:
    """The record can be written, read and replayed, with every invariant checked after every input."""
    kept = driver.record()
    again = books.read(rules, books.write(kept))
    if again != kept:
        raise BrokenInvariant("the record reads back differently")
    verify(rules, again)


def _failure(rules: Rules, driver: Driver, number: int, error: Exception) -> Failure:
    return Failure(
        number=number,
        seed=driver.seed,
        inputs=len(driver.inputs),
        error="".join(traceback.format_exception_only(error)).strip(),
        stack=driver.play.stack(),
        table=rules.text(rules.open_view(driver.play)),
        position=_position(rules, driver),
    )


def _position(rules: Rules, driver: Driver) -> str:
    try:
        return msgspec.json.encode(rules.position(driver.play)).decode()
    except Exception:
        # A broken table may be impossible to describe, and the failure must be reported all the same.
        return ""
