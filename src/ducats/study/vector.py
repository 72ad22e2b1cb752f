"""Many games in step: one part of an answer for each of them at a time, observations and masks as arrays.

Every seat is the caller's. A game that ends begins anew at once: its rewards and `done` are those of the game
that ended, its observation is the first of the next one.
"""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, NamedTuple, final

from ducats.adapters.observing import learning
from ducats.adapters.table import reward_named
from ducats.encoding.blocks import Mask, Vector
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions, BrokenInvariant, IllegalAction
from ducats.games import find
from ducats.study.batches import BEGIN, SAMPLE, STEP, Batch, Buffers, Command, Setting, work

with needed_for("a vector of games"):
    import numpy as np
    from numpy.typing import NDArray


class Stepped(NamedTuple):
    """The result of a step, one row per game. The next step reuses the arrays: copy what you keep."""

    observations: Vector
    masks: Mask
    seats: NDArray[np.int8]
    """Which seat is asked."""
    rewards: Vector
    """By game and seat."""
    dones: NDArray[np.bool_]


@final
class VectorEnv:
    """Many games in one process or several; the games do not depend on how they are shared out."""

    def __init__(
        self,
        game: str,
        games: int = 16,
        seats: int = 3,
        *,
        options: Mapping[str, Any] | None = None,
        reward: str = "win_share",
        processes: int = 1,
    ) -> None:
        if not 1 <= processes <= games:
            raise BadOptions(f"{games} games in {processes} processes")
        self.games = games
        self.seats = seats
        self.processes = processes
        rules = find(game)
        rules.check_seats(seats)
        rules.read_options(options or {})
        shown = learning(rules, seats)
        self.actions = shown.actions
        self.size = shown.size
        setting = Setting(
            game, seats, dict(options or {}), reward_named(reward), games, self.actions, self.size
        )
        self._rows = np.arange(games) * self.actions
        """Where the mask of each game begins."""
        first, *others = pairwise(games * part // processes for part in range(processes + 1))
        context = get_context("spawn")
        buffers = setting.buffers(bytearray if not others else partial(context.RawArray, "b"))
        self._arrays = setting.arrays(buffers)
        self._workers = [_Worker.hired(context, setting, range(*numbers), buffers) for numbers in others]
        # The caller's process works, too: it would only wait otherwise, and waking others takes time.
        self._batch = Batch(setting, range(*first), buffers)

    def reset(self, seed: int | str = 0) -> Stepped:
        """All games anew."""
        self._command(BEGIN + str(seed).encode())
        return self._stepped()

    def step(self, actions: NDArray[np.integer[Any]]) -> Stepped:
        """One action for each game. After an IllegalAction nothing has changed."""
        chosen = np.asarray(actions, np.int64)
        inside = (chosen >= 0) & (chosen < self.actions)
        places = self._rows + np.where(inside, chosen, 0)
        legal = inside & (self._arrays["masks"].reshape(-1)[places] == 1)
        if not legal.all():
            raise IllegalAction(f"action {chosen[np.argmin(legal)]} is not possible now")
        self._arrays["actions"][:] = chosen
        self._command(STEP)
        return self._stepped()

    def sample(self) -> NDArray[np.int64]:
        """A random possible action for each game."""
        self._command(SAMPLE)
        return self._arrays["actions"].copy()

    def _command(self, command: Command) -> None:
        for worker in self._workers:
            worker.pipe.send_bytes(command)
        try:
            self._batch.obey(command)
        finally:
            faults = [fault for worker in self._workers if (fault := worker.pipe.recv_bytes())]
        if faults:
            raise BrokenInvariant(faults[0].decode())

    def _stepped(self) -> Stepped:
        return Stepped(*(self._arrays[name] for name in Stepped._fields))

    def close(self) -> None:
        """Stop the workers."""
        for worker in self._workers:
            worker.pipe.close()
            worker.process.join()
        self._workers.clear()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


class _Worker(NamedTuple):
    process: Any
    pipe: Any

    @classmethod
    def hired(cls, context: Any, setting: Setting, numbers: range, buffers: Buffers) -> "_Worker":
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(setting, numbers, buffers, theirs), daemon=True)
        process.start()
        theirs.close()
        return cls(process, ours)
