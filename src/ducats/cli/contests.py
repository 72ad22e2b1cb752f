"""`ducats simulate` and `ducats arena`: bots among themselves, in one process or several."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import typer

from ducats.arena import (
    Alone,
    Cluster,
    Contest,
    ContestResult,
    Processes,
    Progress,
    Summary,
    WorkerPool,
    check_contest,
    hold,
    rating_table,
    read_entrants,
    read_plan,
    simulate,
    sum_up,
    text_table,
    write_report,
)
from ducats.cli.console import Bar, complain, progress
from ducats.cli.errors import FAILED
from ducats.cli.options import read_options
from ducats.cli.reading import find_own_bots, read_data, read_levels
from ducats.engine.errors import BadOptions
from ducats.engine.plain_text import SEAT_LETTERS
from ducats.engine.rules import Rules
from ducats.games import find
from ducats.games.levels import quick_levels


def simulate_games(
    *,
    game: str,
    seats: int,
    games: int,
    seed: str,
    bots: str,
    options: Sequence[str] | None,
    preset: str | None,
    data: Path | None,
    processes: int,
) -> None:
    """Play, check, sum up; the exit code tells whether every game kept every promise."""
    rules = find(game)
    chosen, text = read_options(rules, options, preset), read_data(data)
    if text is not None:
        rules.check_data(text)
    levels = read_levels(bots)
    find_own_bots()
    with workers(processes) as executor, progress("simulate", games) as advance:
        note = since_last(advance)
        summary = simulate(
            game, seats, games, seed, levels, chosen, data=text, executor=executor, progress=note
        )
    print(told(summary))
    if summary.failures:
        first = summary.failures[0]
        complain(
            f"game {first.number} (seed {first.seed!r}) failed after {first.inputs} inputs: {first.error}"
        )
        complain(f"{first.stack}\n{first.table}")
        if first.position:
            complain(f"position: {first.position}")
        raise typer.Exit(FAILED)


def told(summary: Summary) -> str:
    """A short summary; the same for the same seed."""
    kept = f"{summary.finished} of {summary.games} games as promised, {len(summary.failures)} failed"
    lines = [
        f"{summary.game}, {summary.seats} seats: {kept}",
        f"{summary.decisions} decisions" + (f", {summary.hands} hands" if summary.hands else ""),
    ]
    for seat, bot in enumerate(summary.bots):
        wins, score = summary.wins[seat], summary.mean_scores[seat]
        lines.append(f"{SEAT_LETTERS[seat]}  {bot}  wins {wins:.1f}  mean score {score:.1f}")
    return "\n".join(lines)


def hold_arena(
    *,
    game: str,
    bots: Sequence[str] | None,
    plan: str,
    seats: str,
    games: int,
    seed: str,
    options: Sequence[str] | None,
    preset: str | None,
    folder: Path | None,
    processes: int | None,
    cluster: str | None,
    seconds: float,
    minutes: float,
) -> None:
    """Play a contest, to its end if the minutes allow it; print the tables, write the report to a folder."""
    find_own_bots()
    contest = Contest(
        game=game,
        bots=read_entrants(bots) if bots else quick_levels(game),
        plan=read_plan(plan),
        seats=read_sizes(seats),
        games=games,
        seed=seed,
        options=unusual(find(game), options, preset),
        seconds=seconds,
    )
    titles = check_contest(contest)
    with (
        pool_of(processes or os.cpu_count() or 1, cluster) as pool,
        progress("arena", sum(match.games for match in contest.matches)) as advance,
    ):
        played = hold(contest, pool, folder, since_last(advance), 60 * minutes)
    tell(sum_up(contest, played, titles), folder)


def tell(result: ContestResult, folder: Path | None) -> None:
    print(f"{rating_table(result)}\n\n{text_table(result.matches)}")
    for forfeit in result.forfeits:
        complain(f"{forfeit.bot} forfeited {forfeit.games} games, first {forfeit.seed!r}: {forfeit.reason}")
    if folder is not None:
        write_report(folder, result)
        print(f"The report is in {folder / 'report.md'}, every game in {folder / 'results.jsonl'}")


def unusual(rules: Rules, written: Sequence[str] | None, preset: str | None) -> dict[str, Any]:
    """The options that differ from the default, which a report names."""
    usual = msgspec.to_builtins(rules.meta.options())
    chosen = read_options(rules, written, preset)
    return {name: value for name, value in chosen.items() if value != usual[name]}


def read_sizes(written: str) -> tuple[int, ...]:
    """`2,4` or `2-4`."""
    sizes: list[int] = []
    for part in written.split(","):
        first, dash, last = part.strip().partition("-")
        if not (first.isdecimal() and (last.isdecimal() or not dash)):
            raise BadOptions(f"--seats is written like 2,4 or 2-4, not {written!r}", code="bad_seats")
        if int(last or first) < int(first):
            raise BadOptions(f"--seats goes upwards, not {written!r}", code="bad_seats")
        sizes += range(int(first), int(last or first) + 1)
    return tuple(dict.fromkeys(sizes))


def _pool(processes: int, cluster: str | None) -> WorkerPool:
    if cluster is not None:
        return Cluster(cluster)
    return Processes(processes) if processes > 1 else Alone()


@contextmanager
def pool_of(processes: int, cluster: str | None) -> Iterator[WorkerPool]:
    pool = _pool(processes, cluster)
    try:
        yield pool
    finally:
        pool.close()


@contextmanager
def workers(processes: int) -> Iterator[Executor | None]:
    """Several processes, or none beside this one."""
    if processes == 1:
        yield None
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as executor:
        yield executor


def since_last(advance: Bar) -> Progress:
    """Turns running totals into increments."""
    seen = 0

    def note(done: int, _total: int) -> None:
        nonlocal seen
        advance(done - seen)
        seen = done

    return note
