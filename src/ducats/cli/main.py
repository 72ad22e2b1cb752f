"""The `ducats` command. Each function says what a command takes; the module it imports does the work."""

from pathlib import Path
from typing import Annotated

import typer

from ducats import FORM, __version__
from ducats.cli import arguments as a
from ducats.cli.admin import admin
from ducats.cli.errors import OneLineErrors
from ducats.cli.study_commands import STUDY

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

    seating.play(
        game=game,
        seats=chairs(game, seats),
        bots=bots,
        seed=seed,
        options=options,
        preset=preset,
        data=data,
        lang=lang,
        record=record,
        plain=plain,
    )


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

    analyse_record(file, effort=effort, seed=seed, to=to, as_json=as_json, seat=seat, lang=lang, plain=plain)


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


for command in STUDY:
    app.command(rich_help_panel="Study")(command)


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
