"""Scenario files: a position, some moves, and what must be true after each. The format: docs/scenarios.md."""

import tomllib
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from ducats.engine.errors import BadScenario, DucatsError, MalformedAction
from ducats.engine.expectations import Failure, event_failures, failures, legal_failures, with_nulls
from ducats.engine.messages import CHANCE, Action, Event, Seat
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules

SEED: Final = "scenario"
"""Chance that the file does not script is drawn from this seed, unless the file names another."""

SeatName = Seat | Literal["chance"]


class LegalExpectation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat may do: how many actions, exactly these, at least these, none of these."""

    seat: SeatName
    count: int | None = None
    actions: tuple[dict[str, Any], ...] | None = None
    includes: tuple[dict[str, Any], ...] = ()
    excludes: tuple[dict[str, Any], ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action, or default play up to some point, or nothing; then expectations."""

    note: str = ""
    seat: SeatName | None = None
    action: dict[str, Any] | None = None
    default: bool = False
    """The seat does what the game does for an absent player."""
    until: dict[str, Any] | None = None
    """Everybody plays defaults until the open view fits this."""
    error: str | None = None
    error_rule: str | None = None
    waiting: tuple[SeatName, ...] | None = None
    question: str | None = None
    legal: LegalExpectation | tuple[LegalExpectation, ...] = ()
    events: tuple[dict[str, Any], ...] = ()
    no_events: tuple[str, ...] = ()
    """Types of events that must not have happened in this step."""
    view: dict[str, Any] = {}
    views: tuple[dict[str, Any], ...] = ()
    outcome: dict[str, Any] | None = None


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    title: str
    game: str
    seats: int
    rules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    data: str | None = None
    seed: str = SEED
    position: dict[str, Any] | None = None
    step: tuple[Step, ...] = ()
    about: dict[str, Any] = {}
    """What its maker keeps with the file, such as the figures of a puzzle; nothing here reads it."""


class Report(msgspec.Struct, frozen=True):
    """What came of a scenario."""

    title: str
    steps: int
    failures: tuple[Failure, ...]

    @property
    def passed(self) -> bool:
        return not self.failures

    def text(self) -> str:
        """One line per failure, for people."""
        if self.passed:
            return f"{self.title}: {self.steps} steps as expected"
        return "\n".join([f"{self.title}: {len(self.failures)} not as expected", *map(str, self.failures)])


def read(text: str) -> Scenario:
    """A scenario from its TOML text; BadScenario says where it does not fit the format."""
    try:
        scenario = msgspec.convert(tomllib.loads(text), Scenario, strict=True)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"the file is not TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise BadScenario(f"the file does not fit the format of a scenario: {error}") from error
    for number, step in enumerate(scenario.step, start=1):
        _check_step(number, step)
    return scenario


def _check_step(number: int, step: Step) -> None:
    acts = step.action is not None or step.default
    if acts != (step.seat is not None):
        raise BadScenario(f"step {number}: seat and action (or default = true) belong together")
    if step.action is not None and step.default:
        raise BadScenario(f"step {number}: either an action or default = true, not both")
    if acts and step.until is not None:
        raise BadScenario(f"step {number}: until plays for everybody and takes no seat or action")
    if (step.error is not None or step.error_rule is not None) and step.action is None:
        raise BadScenario(f"step {number}: an error is expected, but nobody acts")


def run(rules: Rules, text: str) -> Report:
    """Play a scenario file and check everything it expects."""
    return play(rules, read(text))


def play(rules: Rules, scenario: Scenario) -> Report:
    """Play a scenario that has been read; BadScenario if it cannot even begin."""
    if scenario.game != rules.meta.id:
        raise BadScenario(f"the scenario is of {scenario.game!r}, the rules are {rules.meta.id!r}")
    return _Run(rules, scenario).report()


class _Run:
    """One pass through a scenario."""

    def __init__(self, rules: Rules, scenario: Scenario) -> None:
        self.rules = rules
        self.scenario = scenario
        self.rng = Rng(scenario.seed)
        self.found: list[Failure] = []
        self.play, self.opening = self._begin()

    def _begin(self) -> tuple[Play, list[Event]]:
        scenario, rules = self.scenario, self.rules
        try:
            rules.check_seats(scenario.seats)
            if scenario.data is not None:
                rules.check_data(scenario.data)
            options = rules.read_options(scenario.options)
            if scenario.position is not None:
                return rules.set_up(scenario.seats, options, scenario.position, scenario.data), []
            table = rules.new_game(scenario.seats, options, scenario.data)
        except BadScenario:
            raise
        except DucatsError as error:
            raise BadScenario(f"the game cannot begin: {error}", rule=error.rule) from error
        return table, table.stop_listening()

    def report(self) -> Report:
        steps = self.scenario.step
        waiting_events = self.opening
        if not _draws(steps, 0):
            waiting_events = waiting_events + self._draw()
        for index, step in enumerate(steps):
            events = self._take(index, step)
            if events is None:
                return Report(self.scenario.title, index, tuple(self.found))
            if not _draws(steps, index + 1):
                events.extend(self._draw())
            self._expect(index + 1, step, waiting_events + events)
            waiting_events = []
            self.play.check()
        return Report(self.scenario.title, len(steps), tuple(self.found))

    def _take(self, index: int, step: Step) -> list[Event] | None:
        """The events of a step; None if the scenario cannot go on."""
        number = index + 1
        if step.until is not None:
            return self._play_until(number, step.until)
        if step.seat is None:
            return []
        try:
            seat = _seat(step.seat)
            events = list(self.play.apply(seat, self._action(seat, step)))
        except DucatsError as error:
            return self._refused(number, step, error)
        if step.error is not None:
            self._fail(number, "error", step.error, "the action was accepted")
        return events

    def _action(self, seat: Seat, step: Step) -> Action:
        if step.default:
            return self.play.say(seat, self.play.default(seat))
        assert step.action is not None
        if seat != CHANCE:
            return self.rules.read_action(with_nulls(step.action))
        for answer in self.play.legal(CHANCE):
            action = self.play.say(CHANCE, answer)
            if not failures("", step.action, msgspec.to_builtins(action)):
                return action
        raise BadScenario(f"chance cannot give {step.action} in {self.play.stack()}")

    def _refused(self, number: int, step: Step, error: DucatsError) -> list[Event] | None:
        if step.error is None:
            self._fail(number, "action", "a legal action", f"{error.code}: {error}")
            return None
        if step.error != error.code:
            self._fail(number, "error", step.error, f"{error.code}: {error}")
        if step.error_rule is not None and step.error_rule != error.rule:
            self._fail(number, "error_rule", step.error_rule, error.rule)
        return []

    def _play_until(self, number: int, wanted: dict[str, Any]) -> list[Event] | None:
        events: list[Event] = []
        options = self.rules.read_options(self.scenario.options)
        for _ in range(self.rules.bound(self.play.seats, options)):
            if not failures("", wanted, self._open_view()):
                return events
            if self.play.is_over():
                break
            seat = self.play.waiting_for()[0]
            events.extend(self.play.apply(seat, self.play.say(seat, self.play.default(seat))))
            events.extend(self._draw())
        self._fail(number, "until", wanted, "the game ended first")
        return None

    def _draw(self) -> list[Event]:
        events: list[Event] = []
        while self.play.waiting_for() == (CHANCE,):
            answer = self.rng.choice(self.play.legal(CHANCE))
            events.extend(self.play.apply(CHANCE, self.play.say(CHANCE, answer)))
        return events

    def _expect(self, number: int, step: Step, events: list[Event]) -> None:
        found: list[tuple[str, Any, Any]] = []
        waiting = ["chance" if seat == CHANCE else seat for seat in self.play.waiting_for()]
        if step.waiting is not None and list(step.waiting) != waiting:
            found.append(("waiting", list(step.waiting), waiting))
        if step.question is not None:
            asked = "none" if self.play.is_over() else self.play.ask().question
            if step.question not in (asked, asked.rpartition(".")[2]):
                found.append(("question", step.question, asked))
        for wanted in step.legal if isinstance(step.legal, tuple) else (step.legal,):
            found.extend(self._legal(wanted))
        told = [msgspec.to_builtins(event) for event in events]
        found.extend(event_failures(list(step.events), told, step.no_events))
        found.extend(failures("view", step.view, self._open_view()))
        for partial in step.views:
            found.extend(self._seen(partial))
        if step.outcome is not None:
            found.extend(failures("outcome", step.outcome, self._outcome()))
        for path, expected, seen in found:
            self._fail(number, path, expected, seen)

    def _legal(self, wanted: LegalExpectation) -> list[tuple[str, Any, Any]]:
        seat = _seat(wanted.seat)
        legal = [self.play.say(seat, answer) for answer in self.play.legal(seat)] if self.play.frames else []

        def typed(actions: Sequence[dict[str, Any]]) -> list[Action]:
            try:
                return [self.rules.read_action(with_nulls(action)) for action in actions]
            except MalformedAction as error:
                raise BadScenario(f"legal: {error}") from error

        exactly = None if wanted.actions is None else typed(wanted.actions)
        return legal_failures(legal, wanted.count, exactly, typed(wanted.includes), typed(wanted.excludes))

    def _seen(self, partial: dict[str, Any]) -> list[tuple[str, Any, Any]]:
        expected = dict(partial)
        viewer = expected.pop("seat", None)
        if not (viewer == "spectator" or (isinstance(viewer, int) and 0 <= viewer < self.play.seats)):
            raise BadScenario('views: each entry needs seat = a number, or seat = "spectator"')
        seen = self.rules.view(self.play, None if viewer == "spectator" else viewer)
        return failures(f"views[{viewer}]", expected, msgspec.to_builtins(seen))

    def _open_view(self) -> Any:
        return msgspec.to_builtins(self.rules.open_view(self.play))

    def _outcome(self) -> Any:
        outcome = self.play.outcome()
        if outcome is None:
            return None
        return {**msgspec.to_builtins(outcome), "winners": list(outcome.winners)}

    def _fail(self, step: int, path: str, expected: Any, found: Any) -> None:
        self.found.append(Failure(step, path, expected, found))


def _draws(steps: tuple[Step, ...], index: int) -> bool:
    """Whether the file itself says what chance gives next."""
    return index < len(steps) and steps[index].seat == "chance"


def _seat(name: SeatName) -> Seat:
    return CHANCE if name == "chance" else name
