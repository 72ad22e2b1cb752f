"""Everything around a game in the terminal: seats, the seed, the record at the end."""

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import typer
from rich.console import Console

from ducats.bots.memory import Memory
from ducats.cli.console import output
from ducats.cli.line_mode import LineMode
from ducats.cli.local_game import LocalGame, Opponent
from ducats.cli.options import read_options
from ducats.cli.reading import check_seats, read_data, read_levels, texts_of
from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.messages import Action, Seat, View
from ducats.engine.record import Header, new_header, write
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import find
from ducats.terminal.game import lettered
from ducats.texts import Misuse, Texts

INTERRUPTED = 130

RECORDED_PERSON = "player"
"""In a record, bots are named by their level and people by themselves, in no language."""


def play(
    *,
    game: str,
    seats: int,
    bots: str,
    seed: str | None,
    options: Sequence[str] | None,
    preset: str | None,
    data: Path | None,
    lang: str | None,
    record: Path | None,
    plain: bool,
) -> None:
    """Play against bots of the chosen levels."""
    rules, texts = find(game), texts_of(lang)
    check_seats(rules, seats)
    levels = opponents_levels(game, seats, bots)
    seed = secrets.token_hex(16) if seed is None else seed
    header = new_header(
        rules, seats, seed, read_options(rules, options, preset), read_data(data), (RECORDED_PERSON, *levels)
    )
    opponents = {seat: seated(game, level, seed, seat) for seat, level in enumerate(levels, start=1)}
    play_at_table(at_table(rules, texts, header, seed, opponents), record, plain)


def at_table(
    rules: Rules, texts: Texts, header: Header, seed: str, opponents: Mapping[Seat, Opponent]
) -> LocalGame:
    """The person sits where no opponent does; the header says the level of everybody else."""
    game, seats = header.game, range(header.seats)
    you, bots = lettered([texts("terminal-you")] * header.seats, header.seats), bot_names(game, texts)
    names = [bots[seat] if seat in opponents else you[seat] for seat in seats]
    levels = [level_name(game, texts, header.players[seat]) if seat in opponents else "" for seat in seats]
    driver, opening = Driver.begin(rules, header, seed)
    person = next(seat for seat in seats if seat not in opponents)
    terminal = terminal_for(rules, texts, names, driver.view(person), levels)
    return LocalGame(driver, terminal, opponents, opening)


def play_at_table(local: LocalGame, record: Path | None, plain: bool) -> None:
    """Play, and keep the record whatever happens."""
    if record is not None and not record.parent.is_dir():
        raise Misuse(
            f"there is no folder {str(record.parent)!r} for the record",
            "folder",
            code="no_such_folder",
            folder=str(record.parent),
        )
    console = output(plain=True)
    try:
        if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
            LineMode(local, console).play()
        else:
            fill_the_screen(local, console)
    except KeyboardInterrupt:
        console.print()
        raise typer.Exit(INTERRUPTED) from None
    finally:
        if record is not None:
            record.write_bytes(write(local.driver.record()))
            console.print(local.say("terminal-recorded", file=str(record)))


def fill_the_screen(game: LocalGame, console: Console) -> None:
    """The full-screen face; what it ended with stays on the terminal."""
    from ducats.cli.full_screen import FullScreen

    face = FullScreen(game)
    face.run()
    if face.return_code:
        raise typer.Exit(face.return_code)
    over = game.terminal.result(game.view()) if game.is_over else [game.say("terminal-goodbye")]
    console.print("\n".join(over))


def opponents_levels(game: str, seats: int, bots: str) -> list[str]:
    """One level for every chair but the person's; a short list is repeated, none means the usual level."""
    from ducats.games.levels import named_levels, usual_level

    named = read_levels(bots) or [usual_level(named_levels(game))]
    if len(named) > seats - 1:
        raise Misuse(
            f"{len(named)} bots and you are more than {seats} seats",
            "bots",
            code="bad_seats",
            bots=len(named),
            seats=seats,
        )
    return [named[chair % len(named)] for chair in range(seats - 1)]


def seated(game: str, level: str, seed: str, seat: Seat) -> Opponent:
    """A bot with dice of its own, independent of the deal."""
    from ducats.games.levels import make

    bot, rng = make(game, level), Rng(f"{seed}/bot/{seat}")

    def choose(view: View, memory: Memory) -> Action:
        return bot.choose_remembering(view, memory, rng)

    return choose


def bot_names(game: str, texts: Texts) -> list[str]:
    """What the bots of a game are called, by chair; a game without names of its own borrows these."""
    named = f"bot-names-{game}"
    return texts(named if texts.has(named) else "bot-names").split(", ")


def level_name(game: str, texts: Texts, level: str) -> str:
    text_id = f"bot-level-{game}-{level.partition('@')[0]}"
    return texts(text_id) if texts.has(text_id) else texts("terminal-random-bot")
