"""Bots and long work as they should not be. Light to import, for every worker process does."""

import os
import signal
import time
from pathlib import Path


def misbehave(game: str, level: str, view: bytes, seed: str, memory: bytes) -> bytes:
    """Runs in a worker; `level` says how."""
    if level == "hang":
        time.sleep(60)
    if level == "crash":
        os._exit(3)
    if level == "eat":
        eat(4 * 1024**3)
    if level == "error":
        raise ValueError(view.decode())
    return str(os.getpid()).encode()


def spin(seconds: float, sign: Path | None = None) -> float:
    """Keep a core busy; a file shows that it has begun."""
    if sign is not None:
        sign.touch()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sum(range(1_000))
    return seconds


def slow_bot(game: str, level: str, view: bytes, seed: str, memory: bytes) -> bytes:
    """`level` says for how many seconds it thinks."""
    spin(float(level))
    return b""


def eat(count: int) -> int:
    """Take so many bytes."""
    return len(bytearray(count))


def die() -> None:
    """As if the system had ended the process."""
    os.kill(os.getpid(), signal.SIGKILL)
