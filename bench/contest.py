"""Contestants take turns: every measure once, then all of them again, so that noise hits all alike."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from typing import Any, Final

from bench.measure import Figure, figure
from bench.worker import CORE

PATIENCE: Final = 300.0
"""Seconds after which a contestant that says nothing is given up."""
ROOT: Final = Path(__file__).parents[1]
BASELINE: Final = {
    "playouts, driven": "hearts",
    "environments": "hearts",
    "playouts, inside": "hearts",
    "copies": "hearts",
    "views": "hearts",
    "imagined worlds": "hearts",
    "search": "hearts, kept worlds",
}
"""The measure of OpenSpiel that each part is compared with."""
YARDSTICK: Final = "OpenSpiel"


class Lost(Exception):
    """A contestant cannot be measured; the text says why."""


@dataclass(frozen=True)
class Entry:
    """Who takes part, and how to start them."""

    who: str
    module: str
    python: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    form: str = ""
    """The form of Ducats they must run in."""


class Contestant:
    """A running process of a contestant."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed by stop)
        self._process = subprocess.Popen(
            [str(entry.python), "-W", "ignore", "-m", entry.module],
            cwd=ROOT,
            env=surroundings(entry),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        try:
            told = self._heard()
        except Lost:
            self.stop()
            raise
        self.about: dict[str, str] = told["about"]
        self.measures: list[dict[str, str]] = told["measures"]

    def run(self, number: int, seconds: float) -> dict[str, Any]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{number} {seconds}\n")
            self._process.stdin.flush()
        except OSError:
            raise Lost(self._reason()) from None
        return self._heard()

    def _heard(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        alarm = Timer(PATIENCE, self._process.kill)
        alarm.start()
        try:
            # Some libraries print a greeting when imported.
            while (line := self._process.stdout.readline()) and not line.startswith("{"):
                pass
        finally:
            alarm.cancel()
        if not line:
            raise Lost(self._reason())
        heard: dict[str, Any] = json.loads(line)
        return heard

    def _reason(self) -> str:
        """The last thing it said, or how it ended."""
        code = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().strip().splitlines()
        return said[-1] if said else f"ended with code {code}"

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            if stream is not None:
                stream.close()


def surroundings(entry: Entry) -> dict[str, str]:
    """One core, one thread, and no form of Ducats but the one asked for."""
    inherited = {name: value for name, value in os.environ.items() if name != "DUCATS_PURE"}
    one_thread = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    core = {CORE: str(max(os.sched_getaffinity(0)))} if hasattr(os, "sched_getaffinity") else {}
    return {**inherited, **one_thread, **core, **entry.environment}


@dataclass
class Lane:
    """One measure of one contestant, with the results of its runs."""

    contestant: Contestant
    number: int
    part: str
    name: str
    note: str
    unit: str
    runs: list[dict[str, Any]] = field(default_factory=list)

    def values(self) -> list[float]:
        return [self._value(run, next(iter(run["done"]))) for run in self.runs]

    def _value(self, run: dict[str, Any], what: str) -> float:
        rate: float = run["done"][what] / run["seconds"]
        return 1000 / rate if self.unit == "ms" else rate

    def figure(self, baseline: "Lane | None") -> Figure:
        ratios = None
        if baseline is not None:
            ratios = [own / other for own, other in zip(self.values(), baseline.values(), strict=True)]
        what, *others = self.runs[0]["done"]
        return figure(
            self.name,
            self.unit if self.unit == "ms" else f"{what}{self.unit}",
            self.values(),
            self.note,
            who=self.contestant.entry.who,
            ratios=ratios,
            beside={f"{other}/s": [self._value(run, other) for run in self.runs] for other in others},
        )


class Contest:
    """All lanes, and who is missing."""

    def __init__(self, entries: Sequence[Entry], wanted: Callable[[str, str, str], bool]) -> None:
        self.lanes: list[Lane] = []
        self.missing: dict[str, str] = {}
        self.about: dict[str, dict[str, str]] = {}
        self._entries = entries
        self._wanted = wanted

    def hold(self, rounds: int, seconds: float) -> dict[str, list[Figure]]:
        """Start everybody, run all rounds, and give the figures by parts."""
        with ExitStack() as stack:
            for entry in self._entries:
                self._enter(entry, stack)
            for number in range(rounds):
                print(
                    f"round {number + 1} of {rounds}: {len(self.lanes)} measures", file=sys.stderr, flush=True
                )
                for lane in [*self.lanes]:
                    self._run(lane, seconds)
        return self._figures()

    def _enter(self, entry: Entry, stack: ExitStack) -> None:
        try:
            contestant = Contestant(entry)
        except Lost as lost:
            self.missing[entry.who] = str(lost)
            return
        stack.callback(contestant.stop)
        if entry.form and contestant.about["form"] != entry.form:
            self.missing[entry.who] = f"not built here: Ducats runs as {contestant.about['form']}"
            return
        self.about[entry.who] = contestant.about
        for number, told in enumerate(contestant.measures):
            if self._wanted(entry.who, told["part"], told["name"]):
                self.lanes.append(
                    Lane(contestant, number, told["part"], told["name"], told["note"], told["unit"])
                )

    def _run(self, lane: Lane, seconds: float) -> None:
        if lane not in self.lanes:
            return
        try:
            lane.runs.append(lane.contestant.run(lane.number, seconds))
        except Lost as lost:
            who = lane.contestant.entry.who
            self.missing[who] = f"{lane.part}, {lane.name}: {lost}"
            self.lanes = [other for other in self.lanes if other.contestant is not lane.contestant]

    def _figures(self) -> dict[str, list[Figure]]:
        parts: dict[str, list[Figure]] = {part: [] for part in BASELINE}
        for lane in self.lanes:
            parts.setdefault(lane.part, []).append(lane.figure(self._baseline(lane.part)))
        return {part: figures for part, figures in parts.items() if figures}

    def _baseline(self, part: str) -> Lane | None:
        return next(
            (
                lane
                for lane in self.lanes
                if (lane.part, lane.name) == (part, BASELINE.get(part))
                and lane.contestant.entry.who == YARDSTICK
            ),
            None,
        )


def entries(peers: Path, only: Sequence[str] | None = None) -> Iterator[Entry]:
    """Ducats in both forms, and everybody else."""
    own = Path(sys.executable)
    yield Entry("Ducats compiled", "bench.engine", own, form="compiled")
    yield Entry("Ducats pure", "bench.engine", own, {"DUCATS_PURE": "1"})
    for who in ("OpenSpiel", "RLCard", "PettingZoo", "Catanatron"):
        if only is None or who in only:
            yield Entry(who, f"bench.peers.{who.lower()}", peers)
