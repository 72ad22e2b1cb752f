"""The commands for studying the games, in the form of those in `main`."""

from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Annotated, Final

import typer

from ducats.cli import arguments as a


def puzzles(
    game: a.Game,
    to: Annotated[Path, typer.Option(help="The folder for the puzzles; if it has some, mining resumes.")],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 60,
    seed: Annotated[str, typer.Option(help="Any text; the same seed finds the same puzzles.")] = "puzzles",
    question: a.Question = "",
    options: a.GameOptions = None,
) -> None:
    """Mine puzzles from games between bots: positions in which one answer is clearly the best."""
    from ducats.cli.puzzles import mine

    mine(game, to, count, seed, question, options)


def scenario(files: a.Files) -> None:
    """Play scenario files and check what they expect."""
    from ducats.cli.study import play_scenarios

    play_scenarios(files)


def rules(
    game: a.Game,
    rule: Annotated[
        str | None, typer.Argument(help="One rule only, for example MU-20.", metavar="[ID]")
    ] = None,
    lang: a.Lang = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Where each rule stands in code and tests.")
    ] = False,
    plain: a.Plain = False,
) -> None:
    """Print the rules of a game, one rule of it, or how the program covers them."""
    if coverage:
        from ducats.cli.coverage import print_coverage

        print_coverage(game, plain)
    else:
        from ducats.cli.study import print_rules

        print_rules(game, rule, lang, plain)


def data(game: a.Game) -> None:
    """Print the data file of a game: correct a copy and hand it in with --data."""
    from ducats.cli.study import print_data

    print_data(game)


def simulate(
    game: a.Game,
    seats: a.Seats = None,
    games: a.Games = 1000,
    seed: Annotated[str, typer.Option(help="Any text; the same seed plays the same games.")] = "1",
    bots: a.Entrants = "random",
    options: a.GameOptions = None,
    preset: a.Preset = None,
    data: a.DataFile = None,
    processes: a.Processes = 1,
) -> None:
    """Let bots play whole games, check the invariants after every answer, and sum up."""
    from ducats.cli.contests import simulate_games
    from ducats.cli.reading import chairs

    simulate_games(
        game=game,
        seats=chairs(game, seats),
        games=games,
        seed=seed,
        bots=bots,
        options=options,
        preset=preset,
        data=data,
        processes=processes,
    )


def arena(
    game: a.Game,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help="Levels and MODULE:MAKER with commas, or one program as NAME=COMMAND; several times. "
            "Without it, all levels."
        ),
    ] = None,
    plan: Annotated[
        str,
        typer.Option(
            help="round-robin, gauntlet (the first against each), challengers (each alone among the first), "
            "ladder (each among the one before it), mixed."
        ),
    ] = "round-robin",
    seats: Annotated[str, typer.Option(help="Sizes of tables, such as 2,4 or 2-4.")] = "2-4",
    games: Annotated[int, typer.Option(min=1, help="At least this many games for each line-up.")] = 400,
    seed: Annotated[str, typer.Option(help="Any text; the same seed plays the same games.")] = "1",
    options: a.GameOptions = None,
    preset: a.Preset = None,
    to: Annotated[
        Path | None,
        typer.Option(help="Keep every game and write the report here; resume one begun.", metavar="DIR"),
    ] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many processes work at it; without it, one per core.")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Work on a Dask cluster instead.", metavar="tcp://HOST:PORT")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="Seconds that an external program has for one decision.")
    ] = 10.0,
    minutes: Annotated[
        float, typer.Option(min=0.0, help="Stop after this many minutes, with what is known by then.")
    ] = inf,
) -> None:
    """Measure how strong bots are: paired deals, ratings and win rates with intervals."""
    from ducats.cli.contests import hold_arena

    hold_arena(
        game=game,
        bots=bots,
        plan=plan,
        seats=seats,
        games=games,
        seed=seed,
        options=options,
        preset=preset,
        folder=to,
        processes=processes,
        cluster=cluster,
        seconds=seconds,
        minutes=minutes,
    )


def export(
    game: a.Game,
    to: Annotated[Path, typer.Option(help="A .jsonl or a .parquet file.", metavar="FILE")],
    seats: a.Seats = None,
    games: a.Games = 100,
    seed: Annotated[str, typer.Option(help="Any text; the same seed plays the same games.")] = "1",
    bots: a.Entrants = "random",
    options: a.GameOptions = None,
    preset: a.Preset = None,
    processes: a.Processes = 1,
) -> None:
    """Let bots play, and write every decision down: what was seen, legal and chosen, and who won."""
    from ducats.cli.reading import chairs
    from ducats.cli.study import export_decisions

    export_decisions(
        game=game,
        file=to,
        seats=chairs(game, seats),
        games=games,
        seed=seed,
        bots=bots,
        options=options,
        preset=preset,
        processes=processes,
    )


def train(
    game: a.Game,
    to: Annotated[Path, typer.Option(help="A .npz file; if it exists, training resumes.", metavar="FILE")],
    seats: a.Seats = None,
    minutes: Annotated[float, typer.Option(min=0.0, help="How long to learn.")] = 10.0,
    seed: Annotated[int, typer.Option(min=0, help="Where the weights begin.")] = 1,
    options: a.GameOptions = None,
    preset: a.Preset = None,
    processes: a.Processes = 1,
    against: Annotated[
        str, typer.Option(help="Learn to beat this level, or a bot MODULE:MAKER.", metavar="BOT")
    ] = "",
    values: Annotated[
        bool, typer.Option("--values", help="Learn what positions are worth, for bots that search.")
    ] = False,
) -> None:
    """Train a small network by self-play or against a level; interrupt it and resume whenever you like."""
    from ducats.cli.reading import chairs
    from ducats.cli.training import train_net, train_value_net

    if values:
        train_value_net(
            game=game,
            file=to,
            seats=chairs(game, seats),
            minutes=minutes,
            seed=seed,
            options=options,
            preset=preset,
            processes=processes,
            against=against,
        )
    else:
        train_net(
            game=game,
            file=to,
            seats=chairs(game, seats),
            minutes=minutes,
            seed=seed,
            options=options,
            preset=preset,
            processes=processes,
            against=against,
        )


STUDY: Final[tuple[Callable[..., None], ...]] = (
    puzzles,
    scenario,
    rules,
    data,
    simulate,
    arena,
    export,
    train,
)
