"""The environment of the other libraries: .tools/peers, made once and kept until its list changes."""

import sys
import venv
from pathlib import Path
from typing import Final

from steps import ROOT, TOOLS, digest, is_stamped, run, stamp

PEERS: Final = TOOLS / "peers"
PYTHON: Final = PEERS / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
LIST: Final = ROOT / "bench" / "peers.txt"


def provide_peers() -> Path:
    """The Python that knows the other libraries. What cannot be installed is missing from it, and said so."""
    wanted = digest([LIST], sys.version)
    mark = PEERS / ".ducats-stamp"
    if is_stamped(mark, wanted):
        return PYTHON
    print(
        "Ducats: installing the libraries of bench/peers.txt into .tools/peers", file=sys.stderr, flush=True
    )
    venv.create(PEERS, clear=True, with_pip=True)
    if installed("-r", str(LIST)):
        stamp(mark, wanted)
        return PYTHON
    for requirement in requirements():
        installed(requirement)
    return PYTHON


def requirements() -> list[str]:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def installed(*what: str) -> bool:
    """With uv; else with pip, which is slower but may know a mirror."""
    with_uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", str(PYTHON), *what]
    with_pip = [str(PYTHON), "-m", "pip", "install", "--quiet", *what]
    return run(*with_uv, extra={"UV_SYSTEM_CERTS": "1"}, quiet=True) or run(*with_pip, quiet=True)
