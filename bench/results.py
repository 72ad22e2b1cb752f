"""The results of a whole run, and where they are kept."""

import os
import platform
from pathlib import Path
from typing import Final

import msgspec

from bench.measure import Figure

RESULTS: Final = Path(__file__).parent / "results"


class Machine(msgspec.Struct, frozen=True):
    """What the figures were taken on."""

    processor: str
    cores: int
    system: str
    python: str
    load: float
    """Of the last minute before the start: on a busy machine all figures are too low."""


class Result(msgspec.Struct, frozen=True):
    """One whole run."""

    date: str
    ducats: str
    machine: Machine
    figures: dict[str, list[Figure]]
    missing: dict[str, str] = {}
    """Who could not be measured, and why."""
    versions: dict[str, str] = {}
    rounds: int = 5
    seconds: float = 0.8
    """Of processor time, for each run."""


def this_machine() -> Machine:
    return Machine(
        processor(),
        os.cpu_count() or 1,
        f"{platform.system()} {platform.machine()}",
        platform.python_version(),
        round(os.getloadavg()[0], 1),
    )


def processor() -> str:
    described = Path("/proc/cpuinfo")
    lines = described.read_text(encoding="utf-8").splitlines() if described.is_file() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def keep(result: Result) -> Path:
    RESULTS.mkdir(exist_ok=True)
    file = RESULTS / f"{result.date}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    return file


def read(file: Path) -> Result:
    return msgspec.json.decode(file.read_bytes(), type=Result)
