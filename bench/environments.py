"""Ducats' environments, for `python -m bench` beside those of other libraries."""

import random
import statistics
import time
from collections.abc import Iterator
from typing import Any, Final

from open_spiel.python import rl_environment

import ducats.adapters.openspiel  # noqa: F401 (registers the games)
from bench.measure import Figure, figure
from bench.peers import stepping, turns
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
    """Many games in one call, with actions by lot."""
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
    """A vector of games in one process and in two, in turn, by the clock: this needs a quiet machine."""
    for game in GAMES:
        envs = [VectorEnv(game, IN_STEP_BY_PROCESSES, SEATS, processes=count) for count in PROCESSES]
        rates: list[list[float]] = [[] for _ in PROCESSES]
        for env in envs:
            env.reset(1)
        for _ in range(rounds):
            for env, found in zip(envs, rates, strict=True):
                found.append(_rate_by_the_clock(env, seconds))
        for env, count, found in zip(envs, PROCESSES, rates, strict=True):
            env.close()
            note = f"{_times(found, rates[0]):.2f} times one process; {IN_STEP_BY_PROCESSES} games in step"
            yield figure(f"{game}, {count} processes", "decisions/s", found, note)


def _times(found: list[float], alone: list[float]) -> float:
    return statistics.median(own / other for own, other in zip(found, alone, strict=True))


def _rate_by_the_clock(env: VectorEnv, seconds: float) -> float:
    began, decisions = time.perf_counter(), 0.0
    while (passed := time.perf_counter() - began) < seconds or not decisions:
        decisions += _one_step(env)["decisions"]
    return decisions / passed
