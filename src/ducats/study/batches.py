"""Some of the games of a vector, stepped by one process. Arrays lie in buffers that all processes share."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple, final

from ducats.adapters.observing import learning, window
from ducats.adapters.table import Reward, paid
from ducats.encoding.extra import needed_for
from ducats.engine.errors import DucatsError
from ducats.engine.stepping import Stepper
from ducats.games import find

with needed_for("a vector of games"):
    import numpy as np
    from numpy.typing import NDArray

Buffers = dict[str, Any]

BEGIN: Final = b"b"
STEP: Final = b"s"
SAMPLE: Final = b"l"

Command = bytes
"""What to do, in one byte; after BEGIN the seed. Bytes need no pickling."""


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
        """Memory for the arrays, made by `new`."""
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
        rules = find(setting.game)
        blank = rules.new_game(setting.seats, rules.read_options(setting.options))
        blank.stop_listening()
        shown = learning(rules, setting.seats)
        self.numbers = numbers
        self.places = list(range(len(numbers)))
        self.stepper = Stepper(blank, shown, len(numbers), partial(paid, reward=setting.reward))
        self.arrays = {
            name: array[numbers.start : numbers.stop] for name, array in setting.arrays(buffers).items()
        }
        step = self.stepper
        self._seen = [
            (self.arrays["observations"], window(step.observations)),
            (self.arrays["masks"], window(step.masks)),
            (self.arrays["seats"], window(step.seats)),
            (self.arrays["rewards"], window(step.rewards)),
            (self.arrays["dones"], window(step.dones)),
        ]

    def obey(self, command: Command) -> None:
        """New games, a step by the array of actions, or random possible actions into that array."""
        what, seed = command[:1], command[1:].decode()
        if what == SAMPLE:
            self.arrays["actions"][:] = self.stepper.sampled()
            return
        if what == STEP:
            self.stepper.step(self.places, self.arrays["actions"].tolist())
        else:
            self.stepper.begin([f"{seed}/{number}" for number in self.numbers])
        self._show()

    def _show(self) -> None:
        """Into the rows of these games."""
        for shown, live in self._seen:
            np.copyto(shown, live.reshape(shown.shape), casting="unsafe")


def work(setting: Setting, numbers: range, buffers: Buffers, pipe: Any) -> None:
    """The loop of a worker process: obey until the pipe is closed, and report errors."""
    batch = Batch(setting, numbers, buffers)
    while True:
        try:
            command = pipe.recv_bytes()
        except EOFError:
            return
        try:
            batch.obey(command)
        except DucatsError as error:
            pipe.send_bytes(error.message.encode())
        else:
            pipe.send_bytes(b"")
