"""Runs the server and the front end's own server side by side, both with reload; Ctrl-C ends both."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from front_end import WEB, search_path
from steps import ROOT

VENV_BIN = Path(sys.executable).parent


def main() -> int:
    environment = {**os.environ, "PATH": search_path(VENV_BIN)}
    halves = [
        subprocess.Popen([VENV_BIN / "ducats", "serve", "--reload"], cwd=ROOT),
        subprocess.Popen(["npm", "run", "--silent", "dev"], cwd=WEB, env=environment),
    ]
    try:
        while all(half.poll() is None for half in halves):
            time.sleep(0.2)
    except KeyboardInterrupt:
        return 0
    finally:
        for half in halves:
            half.terminate()
        for half in halves:
            half.wait()
    return 1


if __name__ == "__main__":
    sys.exit(main())
