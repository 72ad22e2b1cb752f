"""A table with its copies and its book, driven by hypothesis: every rule may fire at any time."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.contract.checks import check_legal, check_views, fingerprint
from tests.contract.option_sets import option_sets

from ducats.engine import record as records
from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError
from ducats.engine.messages import Action
from ducats.engine.play import Play
from ducats.engine.replay import verify
from ducats.engine.rng import Rng
from ducats.games import GAMES

NUMBERS = st.integers(0, 500)


class Table(RuleBasedStateMachine):
    """Moves, refused moves, copies played elsewhere, reloads from the book."""

    def __init__(self) -> None:
        super().__init__()
        self.driver: Driver
        self.copies: list[tuple[Play, str]] = []
        self.actions: list[Action] = []

    @initialize(game=st.sampled_from(sorted(GAMES)), seats=NUMBERS, options=NUMBERS, seed=NUMBERS)
    def open(self, game: str, seats: int, options: int, seed: int) -> None:
        rules = GAMES[game]
        span = rules.meta.max_seats - rules.meta.min_seats + 1
        sets = option_sets(rules)
        chosen: dict[str, Any] = sets[options % len(sets)]
        header = records.new_header(rules, rules.meta.min_seats + seats % span, str(seed), chosen)
        self.driver, _ = Driver.begin(rules, header, str(seed))

    def is_running(self) -> bool:
        return hasattr(self, "driver") and not self.driver.play.is_over()

    @precondition(is_running)
    @rule(who=NUMBERS, what=NUMBERS)
    def move(self, who: int, what: int) -> None:
        play = self.driver.play
        seat = play.waiting_for()[who % len(play.waiting_for())]
        action = play.say(seat, play.legal(seat)[what % len(play.legal(seat))])
        self.driver.apply(seat, action)
        self.actions.append(action)

    @precondition(is_running)
    @rule(who=NUMBERS)
    def let_the_default_be_played(self, who: int) -> None:
        play = self.driver.play
        seat = play.waiting_for()[who % len(play.waiting_for())]
        self.driver.apply(seat, play.say(seat, play.default(seat)))

    @precondition(lambda self: hasattr(self, "driver") and self.actions)
    @rule(who=NUMBERS, what=NUMBERS)
    def repeat_an_old_action(self, who: int, what: int) -> None:
        """A double click, or a stale one: it is legal by accident, or refused without a trace."""
        before, inputs = fingerprint(self.driver.play), len(self.driver.inputs)
        try:
            self.driver.apply(who % self.driver.play.seats, self.actions[what % len(self.actions)])
        except DucatsError:
            assert fingerprint(self.driver.play) == before
            assert len(self.driver.inputs) == inputs

    @precondition(is_running)
    @rule(seed=NUMBERS, moves=st.integers(0, 12))
    def play_on_a_copy(self, seed: int, moves: int) -> None:
        copy, rng = self.driver.play.copy(), Rng(str(seed))
        self.copies.append((self.driver.play.copy(), fingerprint(self.driver.play)))
        for _ in range(moves):
            if not copy.is_over():
                seat = rng.choice(copy.waiting_for())
                copy.take(seat, rng.choice(copy.legal(seat)))

    @precondition(lambda self: hasattr(self, "driver"))
    @rule()
    def reload_from_the_book(self) -> None:
        """What a server does after it was killed."""
        again = Driver(self.driver.rules, self.driver.header, self.driver.seed)
        for entry in self.driver.inputs:
            again.follow(entry)
        again.resume()
        assert fingerprint(again.play) == fingerprint(self.driver.play)
        assert again.inputs == self.driver.inputs
        self.driver = again

    @precondition(is_running)
    @rule(seed=NUMBERS)
    def look(self, seed: int) -> None:
        check_views(self.driver.rules, self.driver.play, Rng(str(seed)))

    @invariant()
    def all_pieces_are_there(self) -> None:
        if hasattr(self, "driver"):
            self.driver.play.check()
            if not self.driver.play.is_over():
                check_legal(self.driver.rules, self.driver.play)

    def teardown(self) -> None:
        for copy, before in self.copies:
            assert fingerprint(copy) == before
        if hasattr(self, "driver"):
            verify(self.driver.rules, self.driver.record())


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=8, stateful_step_count=30)
