"""Long work, as plain functions for a worker process: replays, records, data files on trial."""

import gzip
import secrets
import time
from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec

from ducats import games
from ducats.engine import record
from ducats.engine import replay as replaying
from ducats.engine.data import Difference, differences
from ducats.engine.driver import Driver
from ducats.engine.errors import CorruptRecord
from ducats.engine.messages import CHANCE, Outcome, Seat, View
from ducats.engine.play import Play
from ducats.engine.record import Footer, Header, Record, new_header
from ducats.engine.replay import Moment
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games.levels import current
from ducats.server.live_game import LiveGame, check_version, header_of, record_of
from ducats.server.names import clean_name
from ducats.server.patches import Patch
from ducats.server.problems import Refusal
from ducats.server.store.base import StoredInput, StoredSeat, StoredTable
from ducats.server.table_info import with_notes
from ducats.server.take_backs import noted
from ducats.server.viewer import Viewer
from ducats.server.wire import Absence, MomentInfo, TableInfo

ViewerKind = Literal["seat", "spectator", "open"]

COMPRESSION: Final = 1
"""A replay is so repetitive that the fastest level compresses it nearly as well as the best."""
FIRST_MOMENTS: Final = 200
LATER_MOMENTS: Final = 3000
"""Moments in each later part of a replay: the first part comes quickly, and hardly any game has a third."""
TRIAL_SECONDS: Final = 1.5
"""How long a data file is tried out before a table is opened with it."""
STEP_SECONDS: Final = 0.1
"""A question that takes longer than this to put would hold up every other table."""
ID_BYTES: Final = 9

_encoder: Final = msgspec.json.Encoder()


class LastRecord:
    """The parts of a replay are asked for one after the other: its inputs are read once."""

    def __init__(self) -> None:
        self._last: tuple[object, Record] | None = None

    def of(self, table: StoredTable, inputs: Sequence[StoredInput]) -> Record:
        # Inputs are never changed, only more of them come.
        key, last = (table.id, table.header, len(inputs)), self._last
        if last is None or last[0] != key:
            last = self._last = key, record_of(table, inputs)
        return last[1]


_last_record: Final = LastRecord()

# -- games to look at ------------------------------------------------------------------------------


def replay(
    table: StoredTable,
    inputs: Sequence[StoredInput],
    info: TableInfo,
    kind: ViewerKind,
    seat: Seat | None,
    first: int = 0,
) -> bytes:
    """The moments from `first` on as one viewer knows them: the JSON of a `ReplayPart`, compressed.

    A long game comes in several parts; what lies before a part is played without looking at it.
    """
    viewer = Viewer(games.find(table.game), seat, kind == "open")
    check_version(viewer.rules, header_of(table))
    info = with_notes(info, noted(inputs))
    end = first + (LATER_MOMENTS if first else FIRST_MOMENTS)
    shown: list[bytes] = []
    view: View | None = None
    following: int | None = None
    for moment, play in replaying.moments(viewer.rules, _last_record.of(table, inputs), watched=True):
        if moment.number < first - 1:
            continue
        if moment.number == end:
            following = end
            break
        steps: tuple[Patch, ...] = ()
        if view is None:
            view = viewer.view(play)
        else:
            steps, view = viewer.steps(view, (*moment.snapshots[:-1], play))
        if moment.number >= first:
            told = _moment_info(viewer, moment, steps, None if shown else view)
            shown.append(_encoder.encode(told))
    head = _encoder.encode({"table": info, "viewer": kind, "seat": seat, "next": following})
    return gzip.compress(head[:-1] + b',"moments":[' + b",".join(shown) + b"]}", COMPRESSION, mtime=0)


def _moment_info(viewer: Viewer, moment: Moment, steps: tuple[Patch, ...], view: View | None) -> MomentInfo:
    return MomentInfo(
        number=moment.number,
        seat=None if moment.entry is None else moment.entry.seat,
        events=viewer.events(moment.events),
        steps=steps,
        view=view,
    )


def outcome_of(table: StoredTable) -> bytes:
    """Refused unless the game is over."""
    if table.status != "finished" or table.outcome is None:
        raise Refusal("the record is shown when the game is over", code="not_finished")
    return table.outcome


def finished_record(table: StoredTable, inputs: Sequence[StoredInput]) -> bytes:
    """The record with its seed, compressed; only for a game that is over."""
    outcome = outcome_of(table)
    played = record_of(table, inputs)
    footer = Footer(table.seed, msgspec.json.decode(outcome, type=Outcome))
    return gzip.compress(record.write(Record(played.header, played.inputs, footer)), COMPRESSION, mtime=0)


# -- records brought along -------------------------------------------------------------------------


def imported(
    text: bytes, person: str, now: float, levels: dict[str, tuple[str, ...]]
) -> tuple[StoredTable, list[StoredInput]]:
    """A record, replayed and checked, as a finished table of the person who brought it."""
    header = record.read_header(text)
    rules = games.find(header.game)
    brought = record.read(rules, text)
    if brought.footer is None:
        raise CorruptRecord("the game of this record is not over", code="record_unfinished")
    if header.data is not None:
        rules.check_data(header.data)
    replaying.verify(rules, brought)
    names = (*header.players, *[""] * header.seats)[: header.seats]
    known = levels.get(header.game, ())
    seats = tuple(_imported_seat(current(header.game, name), known) for name in names)
    written = _plain_header(rules, header, seats)
    table = StoredTable(
        id=secrets.token_urlsafe(ID_BYTES),
        game=header.game,
        status="finished",
        options=written.options,
        data=header.data,
        public=False,
        absence=Absence(),
        creator=person,
        created=now,
        seed=brought.footer.seed,
        seats=seats,
        header=msgspec.json.encode(written),
        outcome=msgspec.json.encode(brought.footer.outcome),
        imported=True,
        moments=sum(entry.seat != CHANCE for entry in brought.inputs),
    )
    inputs = [
        StoredInput(number, entry.seat, msgspec.json.encode(entry.action), now)
        for number, entry in enumerate(brought.inputs)
    ]
    return table, inputs


def _imported_seat(name: str, levels: Collection[str]) -> StoredSeat:
    """Bots are recorded by their level, simulated ones without a name; any other name is a person's."""
    if not name or name in levels:
        return StoredSeat(kind="bot", level=name or None)
    return StoredSeat(kind="person", name=clean_name(name))


def _plain_header(rules: Rules, header: Header, seats: Sequence[StoredSeat]) -> Header:
    """Keeps the options as the rules read them and names that can be shown, and nothing else."""
    options = msgspec.to_builtins(rules.recorded_options(header.version, header.options))
    names = tuple(seat.name or seat.level or "" for seat in seats)
    return msgspec.structs.replace(header, options=options, players=names)


# -- data files and stored tables that may be more than a server can bear ----------------------------


def try_data(game: str, seats: int, options: dict[str, object], data: str) -> tuple[Difference, ...]:
    """Play with a corrected data file for a moment: BadData if it is wrong, refused if it is too much.

    Where it differs from the one that comes with the game.
    """
    rules = games.find(game)
    driver, _ = Driver.begin(rules, new_header(rules, seats, "trial", options, data), "trial")
    dice = Rng("trial")
    end = time.process_time() + TRIAL_SECONDS
    while not driver.play.is_over() and time.process_time() < end:
        seat = driver.play.waiting_for()[0]
        began = time.process_time()
        legal = _look(rules, driver.play, seat)
        driver.apply(seat, driver.play.say(seat, legal[dice.below(len(legal))]))
        _check_step(time.process_time() - began)
    return differences(games.data_text(game), data)


def try_table(table: StoredTable, inputs: Sequence[StoredInput]) -> None:
    """Load a stored table and put its question to everybody, as a server does when it wakes the table."""
    live_game = LiveGame.load(table, inputs)
    for seat in live_game.waiting_for():
        began = time.process_time()
        _look(live_game.rules, live_game.driver.play, seat)
        _check_step(time.process_time() - began)


def _look(rules: Rules, play: Play, seat: Seat) -> list[int]:
    legal = play.legal(seat)
    view = rules.view(play, seat)
    _encoder.encode(view)
    rules.consequences(view)
    return legal


def _check_step(seconds: float) -> None:
    if seconds > STEP_SECONDS:
        raise Refusal("a question of this game takes too long to put", code="too_heavy")
