"""A table's game in memory: the driver, what was told moment by moment, and since when people are asked."""

from collections.abc import Sequence
from itertools import chain
from typing import Final, Self

import msgspec
import structlog

from ducats import games
from ducats.bots.memory import Memory
from ducats.engine.decisive import decisive
from ducats.engine.driver import Driver
from ducats.engine.errors import CorruptRecord
from ducats.engine.messages import CHANCE, Action, Consequences, Decisive, Event, Outcome, Seat, View
from ducats.engine.play import Play
from ducats.engine.record import Header, Input, Record, new_header
from ducats.engine.rules import Rules
from ducats.games.levels import bot_seed, view_when_asked
from ducats.games.memories import memory_for
from ducats.server.patches import Patch
from ducats.server.store.base import StoredInput, StoredTable
from ducats.server.take_backs import count, noted, redrawn, settled, standing
from ducats.server.viewer import Viewer
from ducats.server.wire import Attendance
from ducats.server.wire_socket import Happened, Told

log = structlog.stdlib.get_logger()

encode = msgspec.json.Encoder().encode

LONG_STORY: Final = 200
"""In moments."""


class LiveGame:
    """All of this can be rebuilt from the stored table and its inputs."""

    def __init__(self, rules: Rules, driver: Driver, opening: Sequence[Event], now: float) -> None:
        self.rules = rules
        self.driver = driver
        self.told: list[tuple[Event, ...]] = [tuple(opening)]
        self.asked_since = now
        """When the open question was put."""
        self.snapshots: list[Play] = []
        """If the latest moment was watched: the table at each of its events."""
        self._views: dict[Seat | None, View] = {}
        """What somebody has seen of the table as it stands."""
        self._earlier: dict[Seat | None, View] = {}
        """What somebody had seen before the latest moment."""
        self._foreseen: dict[Seat | None, tuple[int, Consequences]] = {}
        """The consequences that somebody was told last, and of which question."""
        self._decisive: dict[Seat | None, tuple[Decisive, ...]] = {}
        """What decided the game, if it is over, for those who were told."""
        self._stories: dict[Seat | None, tuple[int, bytes]] = {}
        """What somebody was told when they came, encoded, and how many moments of it."""
        self._before: tuple[Play, int, float] | None = None
        """If the latest move may be revoked: the game, how many inputs it had, and since when it asked."""
        self.stored_count = len(driver.inputs)
        """With what was taken back: the number of the input that is stored next."""
        self.taken_back: tuple[Attendance, ...] = ()

    @classmethod
    def begin(cls, table: StoredTable, players: tuple[str, ...], now: float) -> Self:
        """Open the game of a table whose chairs are all taken."""
        rules = games.find(table.game)
        shares = tuple(seat.share or "" for seat in table.seats)
        header = new_header(rules, len(table.seats), table.seed, table.options, table.data, players, shares)
        driver, opening = Driver.begin(rules, header, table.seed)
        return cls(rules, driver, opening, now)

    @classmethod
    def load(cls, table: StoredTable, inputs: Sequence[StoredInput]) -> Self:
        """Replay what was stored."""
        rules = games.find(table.game)
        header = header_of(table, inputs)
        check_version(rules, header)
        driver = Driver(rules, header, table.seed)
        live_game = cls(rules, driver, driver.opening, table.created)
        before, last, time, since = settled(inputs)
        live_game._repeat(before)
        if last is not None:
            driver.play.asked, live_game.asked_since = last.question, time
            live_game._repeat(since)
            live_game.taken_back = noted(inputs)
        else:
            live_game._repeat(since)
        live_game.stored_count = len(inputs)
        return live_game

    def _repeat(self, inputs: Sequence[StoredInput]) -> None:
        for stored in inputs:
            asked = self.asked
            events = tuple(self.driver.follow(Input(stored.seat, self.rules.read_action(stored.action))))
            if stored.seat == CHANCE:
                self.told[-1] += events
            else:
                self.told.append(events)
            if self.asked != asked:
                self.asked_since = stored.time

    @property
    def moments(self) -> int:
        return len(self.told) - 1

    @property
    def asked(self) -> int:
        """The number of the open question."""
        return self.driver.play.asked

    @property
    def question(self) -> str:
        """The id of the open question."""
        return self.driver.play.ask().question

    def waiting_for(self) -> tuple[Seat, ...]:
        return self.driver.play.waiting_for()

    def is_simultaneous(self) -> bool:
        """Whether a question to several seats is open."""
        play = self.driver.play
        return not play.is_over() and len(play.ask().seats) > 1

    def is_reply(self) -> bool:
        """Whether somebody other than the seat that moved last is asked."""
        play = self.driver.play
        if play.is_over():
            return False
        asked = play.ask().seats
        last = next((entry.seat for entry in reversed(self.driver.inputs) if entry.seat != CHANCE), None)
        return len(asked) > 1 or asked[0] != last

    def is_silent(self) -> bool:
        """Whether gestures are forbidden now, while all choose in secret."""
        return self.driver.options.is_silent()

    def outcome(self) -> Outcome | None:
        return self.driver.play.outcome()

    def written_outcome(self) -> bytes | None:
        """The outcome as the store keeps it."""
        outcome = self.outcome()
        return None if outcome is None else msgspec.json.encode(outcome)

    def header(self) -> bytes:
        return msgspec.json.encode(self.driver.header)

    def dealt(self, now: float) -> list[StoredInput]:
        """What chance has added to the opening, as the store keeps it."""
        return self._stored_inputs(0, 0, now)

    def _stored_inputs(self, first: int, number: int, now: float) -> list[StoredInput]:
        """The inputs from the one at `first` on, numbered as the store wants them."""
        return [
            StoredInput(number + place, entry.seat, encode(entry.action), now)
            for place, entry in enumerate(self.driver.inputs[first:])
        ]

    def play(
        self, seat: Seat, action: Action, now: float, watched: bool = False, revocable: bool = False
    ) -> list[StoredInput]:
        """Play a move; an error changes nothing. The returned inputs are still to be stored.

        `watched`: somebody will want to see it event by event. `revocable`: it may have to be revoked.
        """
        first = len(self.driver.inputs)
        asked = self.asked
        self._before = (self.driver.play.copy(), first, self.asked_since) if revocable else None
        if watched:
            self.driver.play.watch()
        try:
            events = self.driver.apply(seat, action)
        finally:
            self.snapshots = self.driver.play.stop_watching()
        self.told.append(tuple(events))
        self._earlier, self._views = self._views, {}
        if self.asked != asked:
            self.asked_since = now
        played = self._stored_inputs(first, self.stored_count, now)
        self.stored_count += len(played)
        return played

    def revoke(self) -> bool:
        """Undo the latest move, if it was revocable: somebody else was first."""
        if self._before is None:
            return False
        self.driver.play, first, self.asked_since = self._before
        self.stored_count -= len(self.driver.inputs) - first
        del self.driver.inputs[first:]
        self.told.pop()
        self._views, self._earlier, self.snapshots, self._before = self._earlier, {}, [], None
        self._foreseen.clear()
        self._decisive.clear()
        self._stories.clear()
        return True

    def follow(self, inputs: Sequence[StoredInput], watched: bool = False) -> None:
        """A moment that was played elsewhere: a move, and what chance added to it."""
        asked = self.asked
        events: list[Event] = []
        if watched:
            self.driver.play.watch()
        try:
            for stored in inputs:
                events += self.driver.follow(Input(stored.seat, self.rules.read_action(stored.action)))
        finally:
            self.snapshots = self.driver.play.stop_watching()
        self.told.append(tuple(events))
        self.stored_count += len(inputs)
        self._earlier, self._views = self._views, {}
        if self.asked != asked:
            self.asked_since = inputs[-1].time

    def default(self, seat: Seat) -> Action:
        """What the game plays for somebody who is absent."""
        play = self.driver.play
        return play.say(seat, play.default(seat))

    def forced(self, seat: Seat) -> Action | None:
        """The only answer a seat has; None if there is a choice, or nobody waits for it."""
        play = self.driver.play
        legal = play.legal(seat)
        return play.say(seat, legal[0]) if len(legal) == 1 else None

    def view(self, seat: Seat | None) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.driver.view(seat)
        return view

    def question_view(self, seat: Seat) -> View:
        """What a seat saw when it was asked: sealed answers of others since then change nothing."""
        if not self.is_simultaneous():
            return self.view(seat)
        return view_when_asked(self.rules, self.driver.play, seat)

    def memory(self, view: View) -> Memory:
        """What the asked seat remembers, from all it was told: so no take-back leaves a trace."""
        return memory_for(view, chain.from_iterable(self.told))

    def latest(self, seat: Seat | None) -> Happened:
        """The latest moment as one viewer saw it; event by event, if they were there before it."""
        viewer, events = Viewer(self.rules, seat), self.told[-1]
        earlier = self._earlier.get(seat)
        steps: tuple[Patch, ...] = ()
        if earlier is not None and self.snapshots:
            # The last event leads to the whole view, which is told anyway.
            steps, _ = viewer.steps(earlier, self.snapshots[:-1])
        view = self.view(seat)
        return Happened(
            number=self.moments,
            events=viewer.events(events),
            steps=steps,
            view=view,
            consequences=self.consequences(view),
            decisive=self.decisive(seat),
        )

    def consequences(self, view: View) -> Consequences | None:
        """What would follow from each answer, for a viewer who is asked."""
        question = view.question
        if question is None or question.choices is None:
            return None
        # Others' sealed answers change nothing for those still asked.
        number, known = self._foreseen.get(view.seat, (-1, None))
        if known is not None and number == question.number:
            return known
        try:
            found = self.rules.consequences(view)
        except Exception:
            # The move is stored and must be told: a failing hint must not stop the table.
            log.exception("no_consequences", game=self.rules.meta.id, question=question.id)
            return None
        self._foreseen[view.seat] = (question.number, found)
        return found

    def story(self, seat: Seat | None) -> tuple[Told, ...]:
        """All moments as one viewer saw them."""
        viewer = Viewer(self.rules, seat)
        return tuple(Told(number, viewer.events(events)) for number, events in enumerate(self.told))

    def is_long(self) -> bool:
        """Whether to tell all of it takes more than a moment."""
        return self.moments >= LONG_STORY

    def encoded_story(self, seat: Seat | None) -> bytes:
        """The same as JSON. A long one is kept, for this seat alone, and continued the next time."""
        count, text = self._stories.get(seat, (0, b""))
        viewer = Viewer(self.rules, seat)
        told = [text] if count else []
        told += [
            encode(Told(number, viewer.events(self.told[number]))) for number in range(count, len(self.told))
        ]
        text = b",".join(told)
        if self.is_long():
            self._stories[seat] = (len(self.told), text)
        return b"[%b]" % text

    def knows_decisive(self, seat: Seat | None) -> bool:
        """Whether nothing needs to be found out for `decisive`."""
        return seat in self._decisive or self.outcome() is None

    def decisive(self, seat: Seat | None) -> tuple[Decisive, ...]:
        """Which moments decided the game, from what one viewer saw; nothing before the end."""
        if self.outcome() is None:
            return ()
        found = self._decisive.get(seat)
        if found is None:
            try:
                found = decisive([told.events for told in self.story(seat)])
            except Exception:
                # The end is stored and must be told, with or without its decisive moments.
                log.exception("no_decisive_moments", game=self.rules.meta.id)
                found = ()
            self._decisive[seat] = found
        return found

    def bot_seed(self, seat: Seat) -> str:
        return bot_seed(self.driver.seed, seat, self.asked)


def moments_of(inputs: Sequence[StoredInput]) -> list[list[StoredInput]]:
    """Inputs by moment: each begins with a player's, but for the first if chance opens the game."""
    moments: list[list[StoredInput]] = []
    for stored in inputs:
        if stored.seat != CHANCE or not moments:
            moments.append([])
        moments[-1].append(stored)
    return moments


def header_of(table: StoredTable, inputs: Sequence[StoredInput] = ()) -> Header:
    """As stored when the game began, and with what its inputs say about the draws since."""
    if table.header is None:
        raise CorruptRecord(f"table {table.id} has no header")
    return redrawn(msgspec.json.decode(table.header, type=Header), inputs)


def check_version(rules: Rules, header: Header) -> None:
    """A game by rules that this version does not know cannot be replayed."""
    if not rules.can_replay(header.version):
        raise CorruptRecord(
            f"the table was played by version {header.version} of {header.game}, "
            f"these are the rules of version {rules.meta.version}",
            code="old_rules",
        )


def record_of(table: StoredTable, inputs: Sequence[StoredInput]) -> Record:
    """The record of a stored table without what was taken back; the seed only a finished game shows."""
    rules = games.find(table.game)
    entries = tuple(Input(stored.seat, rules.read_action(stored.action)) for stored in standing(inputs))
    return Record(header_of(table, inputs).mark_taken_back(count(inputs)), entries, None)
