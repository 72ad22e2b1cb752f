"""A deal of a past day at the terminal: the cards, the seat and the bots that everybody had on its server."""

from datetime import UTC, date, datetime, timedelta
from http import HTTPStatus
from http.client import HTTPException
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from rich.table import Table

from ducats.bots.memory import Memory
from ducats.cli.console import output
from ducats.cli.local_game import LocalGame, Opponent
from ducats.cli.reading import texts_of
from ducats.cli.seating import RECORDED_PERSON, at_table, play_at_table
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Action, Seat, View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng, commitment
from ducats.engine.rules import Rules
from ducats.games import find
from ducats.games.deals import DEAL_SIMULATIONS, seat_of, seats_of
from ducats.games.levels import bot_seed, fixed, make, named_levels
from ducats.server.wire_deals import DealTable, in_order, result_of
from ducats.terminal.typed import printable
from ducats.texts import Texts

PATIENCE_SECONDS: Final = 20
MOST_BYTES: Final = 2_000_000
"""The most of a server's answer; a table of the day is far smaller."""


def play_deal(
    game: str, server: str, day: str | None, lang: str | None, record: Path | None, plain: bool
) -> None:
    """Play it to the end, then see what others have made of it."""
    rules, texts = find(game), texts_of(lang)
    chosen = read_day(day)
    table = fetch(server, chosen, game)
    if table.seed is None:
        raise BadOptions(
            f"the day of this deal is not over: play it at {server.rstrip('/')}/deals", code="deal_running"
        )
    if commitment(table.seed) != table.commitment:
        raise BadOptions("the seed does not fit the fingerprint that comes with it", code="broken_promise")
    console = output(plain=True)
    console.print(texts("terminal-deal", day=printable(table.day), commitment=table.commitment), markup=False)
    local = laid(rules, texts, chosen, table.seed, DEAL_SIMULATIONS)
    play_at_table(local, record, plain)
    outcome = local.driver.play.outcome()
    if outcome is not None:
        mine = result_of(outcome, local.person, texts("terminal-you"), player="", table=None)
        console.print(compared(rules, texts, msgspec.structs.replace(table, results=(*table.results, mine))))


def laid(rules: Rules, texts: Texts, day: date, seed: str, simulations: int) -> LocalGame:
    """The table as the server set it up."""
    game = rules.meta.id
    person, level = seat_of(game, day), fixed(game, named_levels(game)[-1], simulations)
    players = [RECORDED_PERSON if seat == person else level for seat in range(seats_of(game))]
    header = new_header(rules, len(players), seed, rules.meta.shortest, None, tuple(players))
    opponents = {seat: steady(game, level, seed, seat) for seat in range(len(players)) if seat != person}
    return at_table(rules, texts, header, seed, opponents)


def steady(game: str, level: str, seed: str, seat: Seat) -> Opponent:
    """A bot whose dice depend only on the question, not on how the game got there."""
    bot = make(game, level)

    def choose(view: View, memory: Memory) -> Action:
        assert view.question is not None, "only who is asked answers"
        return bot.choose_remembering(view, memory, Rng(bot_seed(seed, seat, view.question.number)))

    return choose


def compared(rules: Rules, texts: Texts, table: DealTable) -> Table:
    """The table of the day with one's own game among the others."""
    shown = Table(
        "",
        *(texts(f"deals-column-{column}") for column in ("name", "place", "score", "rival")),
        title=texts("deals-table", game=texts(f"game-{rules.meta.id}")),
    )
    for result in in_order(table.results):
        figures = (result.rank, result.name, result.place, result.score, result.rival)
        shown.add_row(*(printable(str(figure)) for figure in figures))
    return shown


def read_day(written: str | None) -> date:
    """Yesterday, unless told otherwise: today's seed is still a secret."""
    if written is None:
        return datetime.now(UTC).date() - timedelta(days=1)
    try:
        return date.fromisoformat(written)
    except ValueError:
        raise BadOptions(f"--day is written as 2026-11-16, not {written!r}", code="no_such_deal") from None


def fetch(server: str, day: date, game: str) -> DealTable:
    """The table of a day from the server that had it."""
    if urlsplit(server).scheme not in ("http", "https"):
        raise BadOptions(f"{server!r} is no address such as https://example.org", code="bad_address")
    address = f"{server.rstrip('/')}/api/deals/{day.isoformat()}/{game}"
    request = Request(address, headers={"Accept": "application/json"})  # noqa: S310 (http or https, see above)
    try:
        with urlopen(request, timeout=PATIENCE_SECONDS) as answer:  # noqa: S310
            return msgspec.json.decode(answer.read(MOST_BYTES), type=DealTable)
    except HTTPError as error:
        error.close()
        if error.code != HTTPStatus.NOT_FOUND:
            raise BadOptions(f"{server} does not answer: {error}", code="no_answer") from error
        raise BadOptions(f"{server} knows no deal of {game} of {day}", code="no_such_deal") from error
    except (OSError, HTTPException) as error:
        raise BadOptions(f"{server} does not answer: {error}", code="no_answer") from error
    except msgspec.MsgspecError as error:
        raise BadOptions(f"{server} answers something else than a deal", code="no_answer") from error
