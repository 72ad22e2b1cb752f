"""Games to learn from, in this process or in several."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import current_process, get_context

from ducats.study.training.network import Weights
from ducats.study.training.responses import Response
from ducats.study.training.rollouts import Rows, SelfPlay, Setting

Gather = Callable[[Weights], list[Rows]]


@contextmanager
def gathering(setting: Setting, seed: str, processes: int) -> Iterator[Gather]:
    """With several processes the result depends on which of them is faster."""
    if processes == 1:
        playing = opened(setting, seed)
        yield lambda weights: [playing.gather(weights)]
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(
        processes, mp_context=context, initializer=_open_worker, initargs=(setting, seed)
    ) as pool:
        yield lambda weights: list(pool.map(_gather_in_worker, [weights] * processes))


def opened(setting: Setting, seed: str) -> SelfPlay | Response:
    """Games that go on from one gathering to the next."""
    return Response(setting, seed) if setting.against else SelfPlay(setting, seed)


_playing: list[SelfPlay | Response] = []
"""A worker process's games in progress."""


def _open_worker(setting: Setting, seed: str) -> None:
    _playing.append(opened(setting, f"{seed}/{current_process().name}"))


def _gather_in_worker(weights: Weights) -> Rows:
    return _playing[0].gather(weights)
