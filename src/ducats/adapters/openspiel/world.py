"""A game that remembers what each seat was told, for OpenSpiel's information states."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, final

import msgspec

from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import CHANCE, Event, Seat, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.engine.scenario import Scenario
from ducats.games import find


class Start(msgspec.Struct, frozen=True):
    """Where a world begins: with the deal, in the position of a scenario, or in an imagined game."""

    game: str
    seats: int
    options: dict[str, Any]
    scenario: Scenario | None = None
    view: bytes | None = None
    seed: str = ""
    """A seat's view as JSON, and the dice with which the rest is imagined."""

    def open(self) -> Play:
        rules = find(self.game)
        if self.view is not None:
            seen = msgspec.json.decode(self.view, type=rules.meta.view)
            return rules.imagine(seen, Rng(self.seed))
        options = rules.read_options(self.options)
        if self.scenario is None or self.scenario.position is None:
            return rules.new_game(self.seats, options, self.scenario.data if self.scenario else None)
        return rules.set_up(self.seats, options, self.scenario.position, self.scenario.data)


class Asked(msgspec.Struct, frozen=True, tag=True):
    """Everybody sees who is asked what, also where a quiet "no" is no event."""

    number: int
    question: str
    seats: tuple[Seat, ...]
    shown: tuple[str, ...] = ()
    """What each seat alone saw, where events do not tell."""

    def seen_by(self, seat: Seat) -> "Asked":
        return msgspec.structs.replace(self, shown=self.shown[seat : seat + 1])


class Answered(msgspec.Struct, frozen=True, tag=True):
    """A seat remembers its own answers."""

    seat: Seat
    question: str
    answer: int

    def seen_by(self, seat: Seat) -> "Answered | None":
        return self if seat == self.seat else None


Told = Event | Asked | Answered


@final
class World:
    """A game in progress, and its history."""

    def __init__(self, start: Start, play: Play, before: tuple[str, ...]) -> None:
        self.start = start
        self.play = play
        self.before = before
        """What each seat knew when the world began."""
        self.answers: list[int] = []
        self._told: list[Told] = []
        self._read: list[tuple[int, str]] = [(0, known) for known in before]
        self._views: dict[Seat, View] = {}

    @classmethod
    def begin(cls, start: Start) -> "World":
        play = start.open()
        world = cls(start, play, ("",) * start.seats)
        world._told.extend(play.stop_listening())
        world._note_question(0)
        return world

    @property
    def rules(self) -> Rules:
        return find(self.start.game)

    def to_answer(self) -> Seat | None:
        """The seat that answers next, CHANCE among them; None at the end."""
        waiting = self.play.waiting_for()
        return waiting[0] if waiting else None

    def take(self, answer: int) -> None:
        """The answer of the seat that is to answer."""
        seat = self.to_answer()
        if seat is None:
            raise BrokenInvariant("an answer after the end of the game")
        if seat != CHANCE:
            self._told.append(Answered(seat, self.play.ask().question, answer))
        self.answers.append(answer)
        self._views = {}
        self.play.events = []
        before = self.play.asked
        self.play.take(seat, answer)
        self._told.extend(self.play.stop_listening())
        self._note_question(before)

    def _note_question(self, before: int) -> None:
        play = self.play
        if play.asked > before and not play.is_over() and play.ask().seat != CHANCE:
            ask, seats = play.ask(), range(play.seats if play.ask().shows else 0)
            shown = tuple(digest(self.view(seat)) for seat in seats)
            self._told.append(Asked(play.asked, ask.question, ask.seats, shown))

    def view(self, seat: Seat) -> View:
        """Algorithms ask for it several times at each node."""
        if seat not in self._views:
            self._views[seat] = self.rules.view(self.play, seat)
        return self._views[seat]

    def knows(self, seat: Seat) -> str:
        """All a seat was told and answered, in order, and what it sees now: perfect recall."""
        first, known = self._read[seat]
        if first < len(self._told):
            known += "".join(_lines(self._told[first:], seat))
            self._read[seat] = (len(self._told), known)
        return f"seat {seat}\n{known}sees {digest(self.view(seat))}"

    def imagined(self, seat: Seat, seed: str) -> "World":
        """Another world that this seat cannot tell from this one; others begin with what they see in it."""
        view = msgspec.json.encode(self.view(seat))
        start = msgspec.structs.replace(self.start, view=view, seed=seed)
        play = start.open()
        self.knows(seat)
        before = [f"sees {digest(self.rules.view(play, other))}\n" for other in range(start.seats)]
        before[seat] = self._read[seat][1]
        return World(start, play, tuple(before))

    def copy(self) -> "World":
        other = World(self.start, self.play.copy(), self.before)
        other.answers = self.answers.copy()
        other._told = self._told.copy()
        other._read = self._read.copy()
        other._views = self._views.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "World":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (msgspec.json.encode(self.start), self.before, tuple(self.answers))


def rebuilt(start: bytes, before: tuple[str, ...], answers: tuple[int, ...]) -> World:
    """A stored world: its answers are played again."""
    world = World.begin(msgspec.json.decode(start, type=Start))
    if world.before != before:
        world = World(world.start, world.play, before)
    for answer in answers:
        world.take(answer)
    return world


def digest(view: View) -> str:
    return blake2b(msgspec.json.encode(view), digest_size=12).hexdigest()


def _lines(told: Iterable[Told], seat: Seat) -> Iterable[str]:
    for entry in told:
        seen = entry.seen_by(seat)
        if seen is not None:
            yield msgspec.json.encode(seen).decode() + "\n"
