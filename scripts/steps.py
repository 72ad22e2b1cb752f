"""What the set-up steps share: running a command, remembering what is done, locking."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"


class SetupError(Exception):
    """Something is missing that the set-up cannot provide; the text says what."""


def run(
    *command: str | Path, cwd: Path = ROOT, extra: Mapping[str, str] | None = None, quiet: bool = False
) -> bool:
    """Runs a command in sight of the user (its errors alone, if quiet) and tells whether it succeeded."""
    environment = {**os.environ, **(extra or {})}
    program = shutil.which(command[0], path=environment.get("PATH")) or command[0]
    words = [str(word) for word in (program, *command[1:])]
    seen = subprocess.DEVNULL if quiet else None
    try:
        return subprocess.run(words, cwd=cwd, env=environment, stdout=seen, check=False).returncode == 0
    except OSError as error:
        print(f"{words[0]}: {error.strerror}")
        return False


def digest(files: Iterable[Path], *facts: str) -> str:
    """One hash over the names and contents of files, and over further facts."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    for fact in facts:
        total.update(f"{fact}\0".encode())
    return total.hexdigest()


def is_stamped(mark: Path, wanted: str) -> bool:
    return mark.is_file() and mark.read_text(encoding="utf-8") == wanted


def stamp(mark: Path, done: str) -> None:
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(done, encoding="utf-8")


@contextmanager
def only_one(lock: Path, told: str) -> Iterator[int]:
    """Waits for the process that holds the lock, after saying so; the system frees it if that is killed.

    Yields the file descriptor: a child process that inherits it holds the lock too.
    """
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("ab") as file:
        if not _lock(file):
            print(f"Ducats: {told}", flush=True)
            while not _lock(file):
                time.sleep(0.1)
        yield file.fileno()


def is_held(lock: Path) -> bool:
    """Whether somebody holds the lock right now."""
    if not lock.is_file():
        return False
    with lock.open("ab") as file:
        return not _lock(file)


def _lock(file: IO[bytes]) -> bool:
    """Takes the lock if it is free; it goes with the last descriptor of the file."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
