"""One whole random game under all checks."""

from collections.abc import Mapping
from typing import Any

import msgspec
from tests.contract.checks import (
    check_codec,
    check_events,
    check_legal,
    check_position,
    check_refusals,
    check_steps,
    check_views,
    fingerprint,
    promise,
    viewers,
)
from tests.contract.tells import World, follow_two_worlds, seal_in_two_worlds

from ducats.engine import record as records
from ducats.engine.driver import Driver
from ducats.engine.messages import CHANCE, Action, Event
from ducats.engine.play import Play
from ducats.engine.replay import moments, verify
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.server.viewer import Viewer

POOL = 40


class Walk:
    """Plays at random, looks closely at some positions, and at the end back at all of them."""

    def __init__(
        self, rules: Rules, seats: int, options: Mapping[str, Any], seed: str, close_looks: int
    ) -> None:
        self.rules = rules
        self.rng = Rng(f"walk {seed}")
        self.options = rules.read_options(options)
        self.header = records.new_header(rules, seats, seed, options)
        self.driver, self.opening = Driver.begin(rules, self.header, seed)
        self.bound = rules.bound(seats, self.options)
        self.close_looks = close_looks
        self.told: list[list[Event]] = [self.opening]
        self.pool: list[Action] = [entry.action for entry in self.driver.inputs[:3]]
        self.fresh = self.driver.play.copy()
        """The last position in which nothing lay under a seal: what is sealed would part two worlds."""
        self.kept: list[tuple[Play, str]] = []
        self.alike = 0
        self.sealed = 0
        self.simultaneous = 0
        """Questions that were put to several seats at once."""
        self.refused = 0

    def run(self) -> "Walk":
        play = self.driver.play
        self._check_opening()
        questions = 0
        while not play.is_over():
            promise(len(self.driver.inputs) <= self.bound, "the game ends within its bound", self.bound)
            play.check()
            check_legal(self.rules, play, thorough=False)
            questions += 1
            self.simultaneous += len(play.ask().seats) > 1
            if len(play.waiting_for()) == len(play.ask().seats):
                self.fresh = play.copy()
            if self.close_looks and (questions <= 2 or self.rng.below(12) == 0):
                self.close_looks -= 1
                self._look_closely(play)
            self._move(play)
        play.check()
        promise(len(self.driver.inputs) <= self.bound, "the game ends within its bound", self.bound)
        self._check_end(play)
        return self

    def _check_opening(self) -> None:
        """Chance is asked like everybody else, only not in public."""
        fresh = self.rules.new_game(self.driver.play.seats, self.options, self.header.data)
        while fresh.waiting_for() == (CHANCE,):
            check_legal(self.rules, fresh)
            fresh.check()
            action = fresh.say(CHANCE, self.rng.choice(fresh.legal(CHANCE)))
            World(self.rules, fresh, self.rng.choice(viewers(fresh))).apply_listening(CHANCE, action)

    def _move(self, play: Play) -> None:
        seat = self.rng.choice(play.waiting_for())
        action = play.say(seat, self.rng.choice(play.legal(seat)))
        viewer = Viewer(self.rules, self.rng.choice(viewers(play)))
        before = viewer.view(play)
        play.watch()
        events = self.driver.apply(seat, action)
        check_steps(viewer, before, play.stop_watching())
        self.told.append(events)
        self.pool.append(action)
        if len(self.pool) > POOL:
            self.pool.pop(self.rng.below(POOL))

    def _look_closely(self, play: Play) -> None:
        before = fingerprint(play)
        self.kept.append((play.copy(), before))
        check_legal(self.rules, play)
        check_codec(self.rules, self.pool)
        check_views(self.rules, play, self.rng)
        check_position(self.rules, play, self.options)
        self.refused += check_refusals(play, self.rng.sample(self.pool, min(6, len(self.pool))))
        for viewer in viewers(play):
            self.alike += follow_two_worlds(self.rules, self.fresh, viewer, self.rng, self.pool)
            self.sealed += seal_in_two_worlds(self.rules, play, viewer, self.rng)
        copy = play.copy()
        promise(fingerprint(copy) == before, "a copy is the same game", play.stack)
        for _ in range(30):
            if not copy.is_over():
                seat = self.rng.choice(copy.waiting_for())
                copy.take(seat, self.rng.choice(copy.legal(seat)))
        promise(fingerprint(play) == before, "playing on a copy leaves the original alone", play.stack)

    def _check_end(self, play: Play) -> None:
        outcome = play.outcome()
        promise(outcome is not None, "a finished game has an outcome")
        assert outcome is not None
        promise(len(outcome.ranks) == play.seats and 1 in outcome.ranks, "somebody has won", outcome)
        check_views(self.rules, play, self.rng)
        for kept, before in self.kept:
            promise(fingerprint(kept) == before, "a kept copy does not change", kept.stack)
        for events in self.told:
            check_events(self.rules, events, play.seats)
        self._check_record(play)

    def _check_record(self, play: Play) -> None:
        record = self.driver.record()
        text = records.write(record)
        again = records.read(self.rules, text)
        promise(again == record and records.write(again) == text, "records survive writing", self.header)
        promise(fingerprint(verify(self.rules, again)) == fingerprint(play), "replay gives the same game")
        replayed = [list(moment.events) for moment, _ in moments(self.rules, again)]
        same = msgspec.json.encode(replayed) == msgspec.json.encode(self.told)
        promise(same, "replay tells the same events", self.header)
