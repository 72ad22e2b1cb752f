"""Sets up a clone: a .venv with the locked packages and the ducats command, compiled rules, the front end.

Runs on a bare Python 3.11 with nothing but its standard library. Each step leaves a stamp, so that a
second run finds nothing to do.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import venv
from concurrent.futures import ThreadPoolExecutor

from chromium import provide_chromium
from compiled_step import compile_in_background, compile_rules
from front_end import build_front_end, has_own_node
from steps import ROOT, TOOLS, SetupError, digest, is_stamped, only_one, run, stamp

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = BIN / ("python.exe" if sys.platform == "win32" else "python")
LOCK = ROOT / "requirements.lock"


def main() -> int:
    parser = argparse.ArgumentParser(description="Set up a clone of Ducats.")
    parser.add_argument("--tests", action="store_true", help="also provide a browser for the tests")
    parser.add_argument("--play", action="store_true", help="do not wait for the rules to be compiled")
    arguments = parser.parse_args()
    try:
        with only_one(TOOLS / "setup.lock", "waiting for another set-up of this clone"):
            set_up(in_a_hurry=arguments.play)
            if arguments.tests:
                provide_chromium(BIN)
    except SetupError as error:
        print(f"\nDucats: {error}", file=sys.stderr)
        return 1
    return 0


def set_up(in_a_hurry: bool) -> None:
    """Packages and front end side by side where the machine has a Node of its own, then the rules."""
    if has_own_node():
        with ThreadPoolExecutor(1) as beside:
            built = beside.submit(build_front_end, BIN)
            install_packages()
            built.result()
    else:
        install_packages()
        build_front_end(BIN)
    if in_a_hurry:
        compile_in_background(PYTHON)
    else:
        compile_rules(PYTHON)


def install_packages() -> None:
    """Brings .venv to exactly what the lock names, plus this clone as an editable package."""
    wanted = digest([LOCK, ROOT / "pyproject.toml"], sys.version, str(ROOT))
    mark = VENV / ".ducats-stamp"
    if is_stamped(mark, wanted):
        return
    if not _is_alive():
        print(f"Ducats: making .venv with Python {sys.version.split()[0]}", flush=True)
        venv.create(VENV, clear=True, with_pip=True)
    print("Ducats: installing the locked Python packages", flush=True)
    if not (_sync_with_uv() or _sync_with_pip()):
        raise SetupError(
            "the Python packages of requirements.lock could not be installed; the lines above say why. "
            "A network is needed; behind a proxy set HTTPS_PROXY, with a mirror set PIP_INDEX_URL."
        )
    editable = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
    if not run(PYTHON, "-m", "pip", "install", "--quiet", *editable):
        raise SetupError("the ducats command could not be installed into .venv; the lines above say why.")
    stamp(mark, wanted)


def _is_alive() -> bool:
    """Whether .venv holds a working Python of this very version (a system upgrade may have removed it)."""
    tell = [str(PYTHON), "-c", "import pip, sys; print(sys.version)"]
    try:
        told = subprocess.run(tell, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return told.stdout.strip() == sys.version.strip()


def _sync_with_uv() -> bool:
    uv_only = VENV / "uv.lock.txt"
    uv_only.write_text(_entry_of("uv"), encoding="utf-8")
    pip_install = (PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps", "-r", uv_only)
    uv_sync = (PYTHON, "-m", "uv", "pip", "sync", "--quiet", "--require-hashes", "--python", PYTHON, LOCK)
    return run(*pip_install) and run(*uv_sync, extra={"UV_SYSTEM_CERTS": "1"})


def _sync_with_pip() -> bool:
    """Slower, but unlike uv it reads pip's configuration, which may name a mirror or a certificate."""
    print("Ducats: uv did not succeed, trying pip", flush=True)
    return run(PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", LOCK)


def _entry_of(package: str) -> str:
    """The lines of the lock that pin one package with its hashes."""
    found = re.search(rf"^{package}==.*?(?=^\S|\Z)", LOCK.read_text(encoding="utf-8"), re.M | re.S)
    if found is None:
        raise SetupError(f"requirements.lock does not name {package}; 'make lock' writes it anew")
    return found.group()


if __name__ == "__main__":
    sys.exit(main())
