"""Arguments of the commands. Nothing heavy is imported here: `ducats --help` must be quick."""

from pathlib import Path
from typing import Annotated

import typer

Game = Annotated[str, typer.Argument(help="Which game, for example musketeers.", metavar="GAME")]
Seats = Annotated[int | None, typer.Option(help="How many players; without it, a usual number.")]
Bots = Annotated[str, typer.Option(help="Levels of the bots, separated by commas.", metavar="LEVELS")]
Entrants = Annotated[str, typer.Option(help="Levels and MODULE:MAKER, separated by commas.", metavar="BOTS")]
Seed = Annotated[str | None, typer.Option(help="Any text; the same seed deals the same cards.")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--options",
        help="Choices of the table: NAME=VALUE, several times or with commas (see 'ducats options').",
    ),
]
Question = Annotated[
    str, typer.Option(help="Only about this question, for example loser_token.", metavar="NAME")
]
Preset = Annotated[
    str | None,
    typer.Option("--preset", help="All options of one rulebook or edition, by name.", metavar="NAME"),
]
DataFile = Annotated[
    Path | None, typer.Option("--data", help="A corrected data file (see 'ducats data').", metavar="FILE")
]
Lang = Annotated[str | None, typer.Option(help="en, fr, nl or de; without it, the machine's language.")]
Moment = Annotated[int | None, typer.Option(help="Which moment; 0 is the opening, -1 the last.")]
Viewer = Annotated[str, typer.Option("--seat", help="A, B, C, D as that seat knew it; spectator; or open.")]
Effort = Annotated[
    str, typer.Option(help="quick: the chances alone; normal; deep: every answer looked at closely.")
]
SpokenTo = Annotated[
    str | None,
    typer.Option(
        help="Speak to this player, by letter; without it, about the winner. No effect with --json.",
        metavar="SEAT",
    ),
]
RecordFile = Annotated[
    Path | None, typer.Option("--record", help="Write the record of the game here.", metavar="FILE")
]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line in plain text, as in a pipe.")]

File = Annotated[Path, typer.Argument(help="A record (or, for 'show', a scenario).", metavar="FILE")]
Files = Annotated[list[Path], typer.Argument(help="One file or several.", metavar="FILE…")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Processes = Annotated[int, typer.Option(min=1, help="How many processes work at it.")]
