"""The `ducats` command. Each function says what a command takes; the module it imports does the work."""

from math import inf
from pathlib import Path
from typing import Annotated

import typer

from ducats import FORM, __version__
from ducats.cli import arguments as a
from ducats.cli.admin import admin
from ducats.cli.errors import OneLineErrors

app = typer.Typer(
    name="ducats",
    cls=OneLineErrors,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Play, host and study classic games of money and intrigue.",
    epilog="Exit codes: 0 done, 1 a check or the work failed, 2 the command was misused, 130 interrupted.",
)

app.add_typer(admin, name="admin", rich_help_panel="Store")


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"ducats {__version__} ({FORM})")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version this is."),
    ] = False,
) -> None:
    """Options of `ducats` itself; --version has done its work before this is called."""


@app.command(rich_help_panel="Play")
def play(
    game: a.Game,
    seats: a.Seats = None,
    bots: a.Bots = "",
    seed: a.Seed = None,
    options: a.GameOptions = None,
    preset: a.Preset = None,
    data: a.DataFile = None,
    lang: a.Lang = None,
    record: a.RecordFile = None,
    plain: a.Plain = False,
) -> None:
    """Play in the terminal against bots. You sit at A; a pipe may play too."""
    from ducats.cli import seating
    from ducats.cli.reading import chairs

    seating.play(game, chairs(game, seats, 3), bots, seed, options, preset, data, lang, record, plain)


@app.command(rich_help_panel="Play")
def options(game: a.Game, lang: a.Lang = None) -> None:
    """List the options of a game with their values, for --options."""
    from ducats.cli.study import print_options

    print_options(game, lang)


@app.command(rich_help_panel="Play")
def serve(
    host: Annotated[
        str,
        typer.Option(help="Address to listen on; 0.0.0.0 lets the whole network in.", envvar="DUCATS_HOST"),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            help="The file or postgresql:// address that keeps all tables; ducats.sqlite here without it.",
            metavar="DB",
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes serve; several need PostgreSQL.")
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    reload: Annotated[bool, typer.Option("--reload", help="Start anew when a source file changes.")] = False,
) -> None:
    """Serve tables to browsers."""
    from ducats.cli.hosting import host_tables

    host_tables(host, port, database, open_browser, reload, processes)


@app.command(rich_help_panel="Play")
def work(
    database: Annotated[
        str | None,
        typer.Option(help="The postgresql:// address that the servers use.", metavar="DB"),
    ] = None,
) -> None:
    """Let bots think in a process of their own, beside servers on the same PostgreSQL."""
    from ducats.cli.hosting import work_at_tables

    work_at_tables(database)


@app.command(rich_help_panel="Records")
def replay(
    file: a.File,
    moment: a.Moment = None,
    seat: a.Viewer = "open",
    lang: a.Lang = None,
    plain: a.Plain = False,
) -> None:
    """Step through a record: Enter or n goes on, b back, a number jumps, q ends."""
    from ducats.cli.records import step_through

    step_through(file, moment, seat, lang, plain)


@app.command(rich_help_panel="Records")
def verify(files: a.Files) -> None:
    """Replay records and check every move, every draw and the result."""
    from ducats.cli.records import verify_all

    verify_all(files)


@app.command(rich_help_panel="Records")
def show(file: a.File, moment: a.Moment = None, seat: a.Viewer = "open") -> None:
    """Print the table of a record at one moment, or of a scenario file, as text."""
    from ducats.cli.records import show_table

    show_table(file, moment, seat)


@app.command(rich_help_panel="Records")
def analyse(
    file: a.File,
    effort: a.Effort = "normal",
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same figures.")] = "review",
    to: Annotated[Path | None, typer.Option(help="Keep the analysis here, as JSON.", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON.")] = False,
    seat: a.SpokenTo = None,
    lang: a.Lang = None,
    plain: a.Plain = False,
) -> None:
    """Say what decided a finished game: chances, luck, mistakes and the better answers."""
    from ducats.cli.analysing import analyse_record

    analyse_record(file, effort, seed, to, as_json, seat, lang, plain)


@app.command(rich_help_panel="Play")
def puzzle(
    game: a.Game,
    name: Annotated[
        str | None, typer.Argument(help="Which puzzle; without it, the one of the day.", metavar="[PUZZLE]")
    ] = None,
    lang: a.Lang = None,
    plain: a.Plain = False,
) -> None:
    """Solve a puzzle: one question, and what each answer would have been worth."""
    from ducats.cli.puzzles import solve

    solve(game, name, lang, plain)


@app.command(rich_help_panel="Play")
def deal(
    game: a.Game,
    server: Annotated[
        str,
        typer.Option(help="The server whose deal it was, such as https://example.org.", metavar="ADDRESS"),
    ],
    day: Annotated[
        str | None, typer.Option(help="Of which day, such as 2026-11-16; without it, yesterday's.")
    ] = None,
    lang: a.Lang = None,
    record: a.RecordFile = None,
    plain: a.Plain = False,
) -> None:
    """Play a past deal of the day, and see how you would have fared in its table."""
    from ducats.cli.deals import play_deal

    play_deal(game, server, day, lang, record, plain)


@app.command(rich_help_panel="Study")
def puzzles(
    game: a.Game,
    to: Annotated[Path, typer.Option(help="The folder for the puzzles; one begun is gone on with.")],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 60,
    seed: Annotated[str, typer.Option(help="Any text; the same seed finds the same puzzles.")] = "puzzles",
    question: a.Question = "",
    options: a.GameOptions = None,
) -> None:
    """Mine puzzles from games between bots: positions in which one answer is clearly the best."""
    from ducats.cli.puzzles import mine

    mine(game, to, count, seed, question, options)


@app.command(rich_help_panel="Study")
def scenario(files: a.Files) -> None:
    """Play scenario files and check what they expect."""
    from ducats.cli.study import play_scenarios

    play_scenarios(files)


@app.command(rich_help_panel="Study")
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


@app.command(rich_help_panel="Study")
def data(game: a.Game) -> None:
    """Print the data file of a game: correct a copy and hand it in with --data."""
    from ducats.cli.study import print_data

    print_data(game)


@app.command(rich_help_panel="Study")
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

    simulate_games(game, chairs(game, seats, 4), games, seed, bots, options, preset, data, processes)


@app.command(rich_help_panel="Study")
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
            help="round-robin, gauntlet (the first against each), ladder (each against the last), mixed."
        ),
    ] = "round-robin",
    seats: Annotated[str, typer.Option(help="Sizes of tables, such as 2,4 or 2-4.")] = "2-4",
    games: Annotated[int, typer.Option(min=1, help="At least this many games for each line-up.")] = 400,
    seed: Annotated[str, typer.Option(help="Any text; the same seed plays the same games.")] = "1",
    options: a.GameOptions = None,
    preset: a.Preset = None,
    to: Annotated[
        Path | None,
        typer.Option(help="Keep every game and write the report here; go on if it was begun.", metavar="DIR"),
    ] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many processes work at it; without it, one per core.")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Work on a Dask cluster instead.", metavar="tcp://HOST:PORT")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="What an external program has for one decision.")
    ] = 10.0,
    minutes: Annotated[
        float, typer.Option(min=0.0, help="Stop after so long, and tell what is known by then.")
    ] = inf,
) -> None:
    """Measure how strong bots are: paired deals, ratings and win rates with intervals."""
    from ducats.cli.contests import hold_arena

    hold_arena(
        game, bots, plan, seats, games, seed, options, preset, to, processes, cluster, seconds, minutes
    )


@app.command(rich_help_panel="Study")
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

    export_decisions(game, to, chairs(game, seats, 4), games, seed, bots, options, preset, processes)


@app.command(rich_help_panel="Study")
def train(
    game: a.Game,
    to: Annotated[Path, typer.Option(help="A .npz file; if it is there, go on.", metavar="FILE")],
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
        train_value_net(game, to, chairs(game, seats, 3), minutes, seed, options, preset, against)
    else:
        train_net(game, to, chairs(game, seats, 3), minutes, seed, options, preset, processes, against)


@app.command(rich_help_panel="Store")
def doctor(
    database: Annotated[
        str | None,
        typer.Argument(help="The database of a server, running or not; without it, the one that is set."),
    ] = None,
) -> None:
    """Check the settings, the front end, the database, and every unfinished game against these rules."""
    from ducats.cli.doctor import examine

    examine(database)


@app.command(rich_help_panel="Store")
def backup(
    database: Annotated[
        str,
        typer.Argument(help="The file or postgresql:// address of a server, running or not.", metavar="DB"),
    ],
    file: Annotated[
        Path,
        typer.Argument(
            help="Where the copy goes: a .jsonl.gz of the rows of either store, or else a SQLite file.",
            metavar="FILE",
        ),
    ],
) -> None:
    """Copy a database, even while its server runs."""
    from ducats.cli.keeping import back_up

    back_up(database, file)


@app.command(rich_help_panel="Store")
def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by 'ducats backup'.", metavar="FILE")],
    database: Annotated[str, typer.Argument(help="The file or postgresql:// address to fill.", metavar="DB")],
    force: Annotated[bool, typer.Option("--force", help="Replace what is there.")] = False,
) -> None:
    """Put a copy back in place, after checking that it is whole; servers must not be running."""
    from ducats.cli import keeping

    keeping.restore(file, database, force)
