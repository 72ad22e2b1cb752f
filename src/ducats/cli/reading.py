"""Arguments as a person writes them, read into what the program uses."""

import sys
from pathlib import Path

from ducats.engine.errors import BadOptions
from ducats.engine.messages import Seat
from ducats.engine.plain_text import SEAT_LETTERS
from ducats.engine.record import Header, Record, read, read_header
from ducats.engine.rules import Rules
from ducats.games import find
from ducats.games.levels import current, usual_seats
from ducats.texts import Misuse, Texts, language_of_machine


def texts_of(language: str | None) -> Texts:
    return Texts(language_of_machine() if language is None else language)


def read_levels(written: str) -> list[str]:
    """Names of bots, separated by commas."""
    return [level.strip() for level in written.split(",") if level.strip()]


def find_own_bots() -> None:
    """A module with your own bots usually lies in the current folder."""
    sys.path.insert(0, str(Path.cwd()))


def read_data(file: Path | None) -> str | None:
    return None if file is None else file.read_text(encoding="utf-8")


def read_record(file: Path) -> tuple[Rules, Record]:
    """A record and the rules of its game."""
    text = file.read_bytes()
    rules = find(read_header(text).game)
    return rules, read(rules, text)


def players_of(header: Header) -> tuple[str, ...]:
    """Who played, bots by their names of today."""
    return tuple(current(header.game, name) for name in header.players)


def read_viewer(written: str, seats: int) -> Seat | str:
    """A seat, `open` or `spectator`."""
    if written.lower() in ("open", "spectator"):
        return written.lower()
    return read_seat(written, seats, "spectator, open")


def read_seat(written: str, seats: int, others: str = "") -> Seat:
    """A seat by its letter; a refusal also names what else could be written."""
    letters = SEAT_LETTERS[:seats]
    if len(written) == 1 and written.upper() in letters:
        return letters.index(written.upper())
    known = ", ".join(filter(None, (*letters, others)))
    raise Misuse(
        f"--seat is one of {known}, not {written!r}", "seat", code="no_such_seat", known=known, name=written
    )


def read_moment(number: int | None, last: int) -> int:
    """A moment counted from the opening, or backwards from the end."""
    if number is None:
        return last
    counted = number if number >= 0 else last + 1 + number
    if not 0 <= counted <= last:
        raise Misuse(
            f"there are moments 0 to {last}, not {number}",
            "moment",
            code="no_such_moment",
            last=last,
            number=number,
        )
    return counted


def check_seats(rules: Rules, seats: int) -> None:
    """As the rules do, but with a translatable message."""
    try:
        rules.check_seats(seats)
    except BadOptions as error:
        least, most = rules.meta.min_seats, rules.meta.max_seats
        raise Misuse(
            error.message, "seats", code=error.code, game=rules.meta.id, least=least, most=most, seats=seats
        ) from error


def chairs(game: str, wanted: int | None) -> int:
    """As many as wanted, or the usual number."""
    return usual_seats(game) if wanted is None else wanted
