"""Many games in step without leaving the engine: one part of an answer for each of them at a time.

Every seat is the caller's; chance plays inside. What a step shows lies in vectors, one row for each game,
that others may look at meanwhile.
"""

from collections.abc import Callable
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ducats.engine.answer_parts import AnswerParts, Unfinished
from ducats.engine.errors import BrokenInvariant, IllegalAction
from ducats.engine.frames import SEVERAL, Ask
from ducats.engine.messages import CHANCE, Outcome
from ducats.engine.observation import Marks, Observer, Row
from ducats.engine.play import SEALED_ANSWERS, UNANSWERED, Play
from ducats.engine.rng import Rng


@final
class Learning:
    """How a game is shown to learners: what an observation and an action are."""

    def __init__(
        self,
        observer: Observer[Any],
        parts: dict[str, AnswerParts],
        view_size: int,
        longest: int,
        actions: int,
    ) -> None:
        self.observer = observer
        self.parts = parts
        """By question."""
        self.view_size = view_size
        self.size = view_size + longest
        """Of an observation: what the seat may know, then what it has said of its answer so far."""
        self.actions = actions


@final
class Stepper:
    """Games that are played side by side, each begun anew as soon as it ends."""

    def __init__(
        self, blank: Play, learning: Learning, games: int, paid: Callable[[Outcome], tuple[float, ...]]
    ) -> None:
        """`blank`: the game as it begins; `paid`: what an outcome is worth to each seat."""
        self.blank = blank
        self.learning = learning
        self.paid = paid
        size, actions = learning.size, learning.actions
        self.observations = vec[float]([0.0] * (games * size))
        self.masks = vec[u8]([0] * (games * actions))
        self.seats = vec[i64]([0] * games)
        """Which seat is asked."""
        self.rewards = vec[float]([0.0] * (games * blank.seats))
        self.dones = vec[u8]([0] * games)
        self._rows = [Row(self.observations, game * size, size) for game in range(games)]
        self._marks = [Marks(self.masks, game * actions, actions) for game in range(games)]
        self._plays: list[Play] = [blank] * games
        self._dice = [Rng("") for _ in range(games)]
        self._lots = [Rng("") for _ in range(games)]
        self._unfinished: list[Unfinished | None] = [None] * games
        self._seeds = [""] * games
        self._played = [0] * games

    def begin(self, seeds: list[str]) -> None:
        """All games anew; the seed of a place gives its first game and all that follow."""
        for game in range(len(self._plays)):
            self._seeds[game] = seeds[game]
            self._played[game] = 0
            self._lots[game] = Rng(f"{seeds[game]}/lots")
            self._reward(game, ())
            self._begin(game)

    def step(self, games: list[int], actions: list[int]) -> None:
        """An action for each of these games; IllegalAction, and no game is stepped, if one is impossible."""
        for index in range(len(games)):
            if not self._marks[games[index]].has(actions[index]):
                raise self._illegal(games[index], actions[index])
        for index in range(len(games)):
            self._step(games[index], actions[index])

    def sampled(self) -> list[int]:
        """A possible action for each game by lot; each has its own dice."""
        return [
            int(marks.set[lots.below(marks.count)])
            for marks, lots in zip(self._marks, self._lots, strict=True)
        ]

    def play(self, game: int) -> Play:
        """The game at a place: to look at."""
        return self._plays[game]

    def _illegal(self, game: int, action: int) -> IllegalAction:
        return IllegalAction(f"action {action} is not possible now", rule=self._plays[game].ask().rule)

    def _step(self, game: int, action: int) -> None:
        play, unfinished = self._plays[game], self._unfinished[game]
        if unfinished is None:
            raise BrokenInvariant("a game was stepped before it was begun")
        if self.dones[game]:
            self._reward(game, ())
        answer = unfinished.say(action)
        if answer is None:
            self._show(game, int(self.seats[game]), unfinished)
            return
        play.take(self.seats[game], answer)
        self._draw(play, self._dice[game])
        if play.open is not None:
            self._ask(game, play)
            return
        outcome = play.outcome()
        if outcome is None:
            raise BrokenInvariant("a game is over without an outcome")
        self._reward(game, self.paid(outcome))
        self._begin(game)

    def _reward(self, game: int, paid: tuple[float, ...]) -> None:
        """Nothing at all: the game goes on."""
        seats: i64 = self.blank.seats
        first: i64 = game * seats
        seat: i64
        for seat in range(seats):
            self.rewards[first + seat] = paid[seat] if paid else 0.0
        self.dones[game] = 1 if paid else 0

    def _begin(self, game: int) -> None:
        """Which game comes next depends on the seed of the place and nothing else."""
        play = self._plays[game] = self.blank.copy()
        dice = self._dice[game] = Rng(f"{self._seeds[game]}/{self._played[game]}")
        self._played[game] += 1
        self._draw(play, dice)
        self._ask(game, play)

    def _draw(self, play: Play, dice: Rng) -> None:
        while True:
            ask = play.open
            if ask is None or ask.seat != CHANCE:
                return
            play.take(CHANCE, ask.pick(play, CHANCE, dice))

    def _ask(self, game: int, play: Play) -> None:
        ask = play.ask()
        seat = _first_waiting(play, ask)
        self.seats[game] = seat
        parts = self.learning.parts[ask.question]
        unfinished = Unfinished(parts, ask.legal(play, seat), ask.seat != SEVERAL, ask.rule)
        self._unfinished[game] = unfinished
        self._show(game, seat, unfinished)

    def _show(self, game: int, seat: int, unfinished: Unfinished) -> None:
        row, marks = self._rows[game], self._marks[game]
        self.learning.observer.write(self._plays[game], seat, row)
        unfinished.show(row, self.learning.view_size)
        marks.clear()
        unfinished.mark(marks)


def _first_waiting(play: Play, ask: Ask[Any]) -> int:
    """Those who are asked together answer one after the other."""
    if ask.seat != SEVERAL:
        return ask.seat
    for seat in ask.seats:
        if play.cells[SEALED_ANSWERS + seat] == UNANSWERED:
            return seat
    raise BrokenInvariant("nobody is asked")
