"""Ducats' environments, for `python -m bench` beside those of other libraries."""

import random
import statistics
import time
from collections.abc import Iterator
from multiprocessing import active_children
from typing import Any, Final, NamedTuple

from open_spiel.python import rl_environment

import ducats.adapters.openspiel  # noqa: F401 (registers the games)
from bench.measure import Figure, figure
from bench.peers import stepping, turns
from bench.server import processor_seconds
from bench.worker import Done, Measure
from ducats.adapters import pettingzoo
from ducats.games import GAMES
from ducats.study.vector import VectorEnv

SEATS: Final = 4
IN_STEP: Final = 64
"""Games of a vector."""
PART: Final = "environments"
PROCESSES: Final = (1, 2)
IN_STEP_BY_PROCESSES: Final = 512
"""Games of a vector that several processes share: a worker needs more to do than to be told."""


def environments(game: str) -> Iterator[Measure]:
    """One game in every form, with four players and its standard options."""
    yield in_turns(game)
    yield together(game)
    yield in_step(game)
    yield by_openspiel(game)


def in_turns(game: str) -> Measure:
    """Through the adapter, in the same loop as PettingZoo's own environments."""
    env, dice = pettingzoo.env(game, SEATS), random.Random(1)
    env.reset(seed=1)
    note = "AEC; chance plays inside; an observation and a mask for every decision"
    return Measure(PART, f"{game}, PettingZoo", lambda: turns.play_out(env, dice), note)


def together(game: str) -> Measure:
    """All seats in one step. Only those who are asked are counted."""
    env, dice = pettingzoo.parallel_env(game, SEATS), random.Random(1)

    def work() -> Done:
        seen, _ = env.reset(seed=dice.getrandbits(30))
        decisions = 0
        while env.agents:
            chosen = {agent: _by_lot(seen[agent]["action_mask"].nonzero()[0], dice) for agent in env.agents}
            decisions += sum(action != env.no_op for action in chosen.values())
            seen, *_ = env.step(chosen)
        return {"decisions": decisions}

    note = "Parallel; observations and masks of all seats in every step"
    return Measure(PART, f"{game}, PettingZoo parallel", work, note)


def _by_lot(legal: Any, dice: random.Random) -> int:
    return int(legal[int(dice.random() * len(legal))])


def in_step(game: str) -> Measure:
    """Many games in one call, with random actions."""
    env = VectorEnv(game, IN_STEP, SEATS)
    env.reset(1)
    note = f"{IN_STEP} games in step; an observation and a mask for every decision"
    return Measure(PART, f"{game}, vector", lambda: _one_step(env), note)


def _one_step(env: VectorEnv) -> Done:
    env.step(env.sample())
    return {"decisions": env.games}


def by_openspiel(game: str) -> Measure:
    """Through the adapter, in the same loop as OpenSpiel's own games."""
    env, dice = rl_environment.Environment(f"ducats_{game}(seats={SEATS})"), random.Random(1)
    return Measure(PART, f"{game}, OpenSpiel", lambda: stepping.play_out(env, dice), stepping.NOTE)


def scaling(rounds: int, seconds: float) -> Iterator[Figure]:
    """A vector of games in one process and in two, in turn, by the clock: this needs a quiet machine.

    What the same steps cost in processor time tells, on a busy one too, what idle cores would bring.
    """
    for game in GAMES:
        envs = [VectorEnv(game, IN_STEP_BY_PROCESSES, SEATS, processes=count) for count in PROCESSES]
        runs: list[list[Run]] = [[] for _ in PROCESSES]
        for env in envs:
            env.reset(1)
        for _ in range(rounds):
            for env, found in zip(envs, runs, strict=True):
                found.append(timed(env, seconds))
        for env, count, found in zip(envs, PROCESSES, runs, strict=True):
            env.close()
            times = _times([run.rate for run in found], [run.rate for run in runs[0]])
            idle = _times(
                [1.0 / run.critical(count) for run in found], [1.0 / run.critical(1) for run in runs[0]]
            )
            note = (
                f"{times:.2f} times one process; {idle:.2f} times by processor time, as on idle cores; "
                f"{IN_STEP_BY_PROCESSES} games in step"
            )
            name = f"{game}, {count} process" + ("es" if count > 1 else "")
            yield figure(name, "decisions/s", [run.rate for run in found], note)


def _times(found: list[float], alone: list[float]) -> float:
    return statistics.median(own / other for own, other in zip(found, alone, strict=True))


class Run(NamedTuple):
    """Some seconds of steps."""

    rate: float
    """Decisions a second, by the clock."""
    own: float
    """Processor seconds a decision, of the process that calls."""
    workers: float
    """The same of all others together."""

    def critical(self, processes: int) -> float:
        """Seconds per decision with a core for each process: the slowest counts."""
        return max(self.own, self.workers / (processes - 1)) if processes > 1 else self.own


def timed(env: VectorEnv, seconds: float) -> Run:
    pids = [child.pid for child in active_children() if child.pid] if env.processes > 1 else []
    own, workers = time.process_time(), _seconds(pids)
    began, decisions = time.perf_counter(), 0.0
    while (passed := time.perf_counter() - began) < seconds or not decisions:
        decisions += _one_step(env)["decisions"]
    own, workers = time.process_time() - own, _seconds(pids) - workers
    return Run(decisions / passed, own / decisions, workers / decisions)


def _seconds(pids: list[int]) -> float:
    return sum(processor_seconds(pid) or 0.0 for pid in pids)
