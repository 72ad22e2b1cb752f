"""Some of the games of a vector, stepped by one process. Arrays lie in buffers that all processes share."""

from collections.abc import Callable
from typing import Any, NamedTuple, final

from ducats.adapters.answering import Answering
from ducats.adapters.table import Reward, Table, paid
from ducats.encoding.extra import needed_for
from ducats.engine.errors import DucatsError, IllegalAction

with needed_for("a vector of games"):
    import numpy as np
    from numpy.typing import NDArray

Buffers = dict[str, Any]


class Setting(NamedTuple):
    """What is played, and how large the arrays are."""

    game: str
    seats: int
    options: dict[str, Any]
    reward: Reward
    games: int
    actions: int
    size: int
    """Of an observation."""

    def _shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        return {
            "observations": ((self.games, self.size), np.dtype(np.float32)),
            "masks": ((self.games, self.actions), np.dtype(np.int8)),
            "seats": ((self.games,), np.dtype(np.int8)),
            "rewards": ((self.games, self.seats), np.dtype(np.float32)),
            "dones": ((self.games,), np.dtype(np.bool_)),
            "actions": ((self.games,), np.dtype(np.int64)),
        }

    def buffers(self, new: Callable[[int], Any]) -> Buffers:
        """Memory for the arrays: `new` makes bytes of it."""
        return {
            name: new(int(np.prod(shape)) * kind.itemsize) for name, (shape, kind) in self._shapes().items()
        }

    def arrays(self, buffers: Buffers) -> dict[str, NDArray[Any]]:
        return {
            name: np.frombuffer(buffers[name], kind).reshape(shape)
            for name, (shape, kind) in self._shapes().items()
        }


@final
class Batch:
    """The games with these numbers."""

    def __init__(self, setting: Setting, numbers: range, buffers: Buffers) -> None:
        self.setting = setting
        self.numbers = numbers
        self.arrays = setting.arrays(buffers)
        self.tables = {
            number: Answering(Table(setting.game, setting.seats, setting.options)) for number in numbers
        }
        self.played = dict.fromkeys(numbers, 0)
        self.seed = ""

    def obey(self, seed: str | None) -> None:
        """A seed: all games anew; None: a step."""
        if seed is None:
            for number in self.numbers:
                self._check(number)
            for number in self.numbers:
                self._step(number)
            return
        self.seed = seed
        for number in self.numbers:
            self.played[number] = 0
            self.arrays["rewards"][number] = 0.0
            self.arrays["dones"][number] = False
            self._begin(number)

    def _check(self, number: int) -> None:
        action = int(self.arrays["actions"][number])
        if not (0 <= action < self.setting.actions and self.arrays["masks"][number, action]):
            rule = self.tables[number].table.play.ask().rule
            raise IllegalAction(f"action {action} is not possible now", rule=rule)

    def _step(self, number: int) -> None:
        answering = self.tables[number]
        seat = int(self.arrays["seats"][number])
        answer = answering.say(seat, int(self.arrays["actions"][number]))
        if answer is not None:
            answering.take(seat, answer)
        outcome = answering.table.play.outcome()
        self.arrays["dones"][number] = outcome is not None
        self.arrays["rewards"][number] = 0.0 if outcome is None else paid(outcome, self.setting.reward)
        if outcome is None:
            self._show(number)
        else:
            self._begin(number)

    def _begin(self, number: int) -> None:
        """The next game of this place: which one it is depends on the seed, the place and nothing else."""
        self.tables[number].begin(f"{self.seed}/{number}/{self.played[number]}")
        self.played[number] += 1
        self._show(number)

    def _show(self, number: int) -> None:
        answering, mask = self.tables[number], self.arrays["masks"][number]
        seat = answering.table.waiting_for()[0]
        mask[:] = 0
        mask[answering.places(seat)] = 1
        self.arrays["seats"][number] = seat
        answering.write(seat, self.arrays["observations"][number])


def work(setting: Setting, numbers: range, buffers: Buffers, pipe: Any) -> None:
    """The life of a worker process: obey until the pipe is closed, and tell what was wrong."""
    batch = Batch(setting, numbers, buffers)
    while True:
        try:
            command = pipe.recv()
        except EOFError:
            return
        try:
            batch.obey(command)
        except DucatsError as error:
            pipe.send(error.message)
        else:
            pipe.send("")
