"""`ducats simulate` and `ducats arena`: bots among themselves, in one process or several."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import combinations, permutations
from multiprocessing import get_context
from pathlib import Path

import typer

from ducats.arena import (
    GameResult,
    Match,
    MatchResult,
    Progress,
    Summary,
    json_lines,
    markdown,
    one_against,
    play_match,
    simulate,
    summarise,
    text_table,
)
from ducats.cli.console import Bar, complain, progress
from ducats.cli.desk import SEAT_LETTERS
from ducats.cli.errors import FAILED
from ducats.cli.reading import read_data, read_levels, read_options
from ducats.engine.errors import BadOptions
from ducats.games import find


def simulate_games(
    game: str,
    seats: int,
    games: int,
    seed: str,
    bots: str,
    options: Sequence[str] | None,
    data: Path | None,
    jobs: int,
) -> None:
    """Play, check, sum up; the exit code tells whether every game kept every promise."""
    rules = find(game)
    chosen, text = read_options(rules, options), read_data(data)
    if text is not None:
        rules.check_data(text)
    levels = read_levels(bots)
    with workers(jobs) as executor, progress("simulate", games) as advance:
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
    """A few lines for people; the same for the same seed."""
    kept = f"{summary.finished} of {summary.games} games as promised, {len(summary.failures)} failed"
    lines = [
        f"{summary.game}, {summary.seats} seats: {kept}",
        f"{summary.decisions} decisions, {summary.hands} hands",
    ]
    for seat, bot in enumerate(summary.bots):
        wins, score = summary.wins[seat], summary.mean_scores[seat]
        lines.append(f"{SEAT_LETTERS[seat]}  {bot}  wins {wins:.1f}  mean score {score:.1f}")
    return "\n".join(lines)


def hold_arena(
    game: str,
    bots: str,
    seats: int,
    games: int,
    seed: str,
    options: Sequence[str] | None,
    report: Path | None,
    jobs: int,
) -> None:
    """Every bot against a table full of each other one; paired deals."""
    matches = schedule(game, read_levels(bots), seats, games, seed, options)
    played: list[GameResult] = []
    results: list[MatchResult] = []
    with workers(jobs) as executor, progress("arena", sum(match.games for match in matches)) as advance:
        for match in matches:
            done = play_match(match, executor, since_last(advance))
            played.extend(done)
            results.append(summarise(match, done))
    print(text_table(results))
    if report is not None:
        write_report(report, results, played)


def schedule(
    game: str, levels: Sequence[str], seats: int, games: int, seed: str, options: Sequence[str] | None
) -> list[Match]:
    """About `games` games per pairing, in whole deals; one bot alone plays against itself."""
    rules = find(game)
    rules.check_seats(seats)
    if not levels:
        raise BadOptions("name at least one bot with --bots")
    # With two chairs the rotation plays a pairing from both sides already.
    pairing = combinations if seats == 2 else permutations
    pairs = list(pairing(dict.fromkeys(levels), 2)) or [(levels[0], levels[0])]
    chosen = read_options(rules, options)
    deals = max(1, games // (seats if len(set(levels)) > 1 else 1))
    return [one_against(game, seats, bot, field, deals, seed, chosen) for bot, field in pairs]


def write_report(folder: Path, results: Sequence[MatchResult], played: Sequence[GameResult]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.md").write_text(markdown(results) + "\n", encoding="utf-8")
    (folder / "games.jsonl").write_bytes(json_lines(results, played))
    print(f"The report is in {folder / 'report.md'}, every game in {folder / 'games.jsonl'}")


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """Several processes, or none beside this one."""
    if jobs == 1:
        yield None
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        yield executor


def since_last(advance: Bar) -> Progress:
    """For whoever tells how much is done rather than how much more."""
    seen = 0

    def note(done: int, _total: int) -> None:
        nonlocal seen
        advance(done - seen)
        seen = done

    return note
