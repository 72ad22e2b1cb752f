"""Many games in step: one part of an answer for each of them at a time, observations and masks as arrays.

Every seat is the caller's. A game that ends begins anew at once: its rewards and `done` are those of the game
that ended, its observation is the first of the next one.
"""

from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, NamedTuple, final

from ducats.adapters.observing import learning
from ducats.adapters.table import reward_named
from ducats.encoding.blocks import Mask, Vector
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions, BrokenInvariant, IllegalAction
from ducats.games import find
from ducats.study.batches import BEGIN, SAMPLE, STEP, Batch, Command, Setting, work

with needed_for("a vector of games"):
    import numpy as np
    from numpy.typing import NDArray


class Stepped(NamedTuple):
    """What a step shows, one row per game. The arrays are used again by the next step: copy what you keep."""

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
        rules = find(game)
        rules.check_seats(seats)
        rules.read_options(options or {})
        shown = learning(rules, seats)
        self.actions = shown.actions
        self.size = shown.size
        setting = Setting(
            game, seats, dict(options or {}), reward_named(reward), games, self.actions, self.size
        )
        self._numbers = np.arange(games)
        self._workers: list[_Worker] = []
        if processes == 1:
            batch = Batch(setting, range(games), setting.buffers(bytearray))
            self._batch: Batch | None = batch
            self._arrays = batch.arrays
        else:
            self._batch = None
            self._arrays = self._hire(setting, processes)

    def _hire(self, setting: Setting, processes: int) -> dict[str, NDArray[Any]]:
        context = get_context("spawn")
        buffers = setting.buffers(lambda size: context.RawArray("b", size))
        bounds = [self.games * part // processes for part in range(processes + 1)]
        for first, last in pairwise(bounds):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work, args=(setting, range(first, last), buffers, theirs), daemon=True
            )
            process.start()
            theirs.close()
            self._workers.append(_Worker(process, ours))
        return setting.arrays(buffers)

    def reset(self, seed: int | str = 0) -> Stepped:
        """All games anew."""
        self._command((BEGIN, str(seed)))
        return self._stepped()

    def step(self, actions: NDArray[np.integer[Any]]) -> Stepped:
        """One action for each game. After an IllegalAction nothing has changed."""
        chosen = np.asarray(actions, np.int64)
        inside = (chosen >= 0) & (chosen < self.actions)
        legal = inside & (self._arrays["masks"][self._numbers, np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            raise IllegalAction(f"action {chosen[np.argmin(legal)]} is not possible now")
        self._arrays["actions"][:] = chosen
        self._command((STEP, ""))
        return self._stepped()

    def sample(self) -> NDArray[np.int64]:
        """A possible action for each game by lot."""
        self._command((SAMPLE, ""))
        return self._arrays["actions"].copy()

    def _command(self, command: Command) -> None:
        if self._batch is not None:
            self._batch.obey(command)
            return
        for worker in self._workers:
            worker.pipe.send(command)
        faults = [fault for worker in self._workers if (fault := worker.pipe.recv())]
        if faults:
            raise BrokenInvariant(faults[0])

    def _stepped(self) -> Stepped:
        return Stepped(*(self._arrays[name] for name in Stepped._fields))

    def close(self) -> None:
        """Send the workers home."""
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
