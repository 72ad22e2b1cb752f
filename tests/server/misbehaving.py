"""Bots as they should not be. Light to import, for every worker process does."""

import os
import time


def misbehave(game: str, level: str, view: bytes, seed: str) -> bytes:
    """Runs in a worker; `level` says how."""
    if level == "hang":
        time.sleep(60)
    if level == "crash":
        os._exit(3)
    if level == "error":
        raise ValueError(view.decode())
    return str(os.getpid()).encode()
