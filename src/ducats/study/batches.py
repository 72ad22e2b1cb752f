"""Some of the games of a vector, stepped by one process. Arrays lie in buffers that all processes share."""

from collections.abc import Callable
from typing import Any, NamedTuple, final

from ducats.adapters.encoding import layout, numbering
from ducats.adapters.table import Reward, Table, paid
from ducats.encoding.extra import needed_for
from ducats.engine.errors import DucatsError

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

    def _shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        actions, size = numbering(self.game).size, layout(self.game, self.seats).size
        return {
            "observations": ((self.games, size), np.dtype(np.float32)),
            "masks": ((self.games, actions), np.dtype(np.int8)),
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
        self.numbering = numbering(setting.game)
        self.layout = layout(setting.game, setting.seats)
        self.tables = {number: Table(setting.game, setting.seats, setting.options) for number in numbers}
        self.legal: dict[int, list[int]] = {number: [] for number in numbers}
        self.played = dict.fromkeys(numbers, 0)
        self.seed = ""

    def obey(self, seed: str | None) -> None:
        """A seed: all games anew; None: a step."""
        if seed is None:
            answers = {number: self._answer(number) for number in self.numbers}
            for number, answer in answers.items():
                self._step(number, answer)
            return
        self.seed = seed
        for number in self.numbers:
            self.played[number] = 0
            self.arrays["rewards"][number] = 0.0
            self.arrays["dones"][number] = False
            self._begin(number)

    def _answer(self, number: int) -> int:
        table = self.tables[number]
        index = int(self.arrays["actions"][number])
        return self.numbering.answer(table.play, table.waiting_for()[0], index)

    def _step(self, number: int, answer: int) -> None:
        table = self.tables[number]
        table.take(table.waiting_for()[0], answer)
        outcome = table.play.outcome()
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
        table, mask = self.tables[number], self.arrays["masks"][number]
        seat = table.waiting_for()[0]
        # Wide masks are nearly empty: only what was set is cleared.
        mask[self.legal[number]] = 0
        self.legal[number] = self.numbering.legal(table.play, seat)
        mask[self.legal[number]] = 1
        self.arrays["seats"][number] = seat
        self.arrays["observations"][number] = self.layout.encode(table.view(seat))


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
