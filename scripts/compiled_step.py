"""Provides the compiled form of the rules, where it can be made; without it they run as pure Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from compiled_form import remove_form
from compiled_sources import sources
from steps import ROOT, TOOLS, digest, is_held, is_stamped, only_one, stamp

PACKAGE = ROOT / "src" / "ducats"
FOLDER = PACKAGE / "_compiled"
SCRIPTS = ROOT / "scripts"
LOG = ROOT / "build" / "compiled.log"
MARK = TOOLS / "compiled-stamp"
LOCK = TOOLS / "compiled.lock"


def compile_rules(python: Path) -> bool:
    """Leaves a compiled form that matches the sources; tells whether there is one. Never an error."""
    if is_unwanted():
        return False
    with only_one(LOCK, "waiting for the rules, which are already being compiled") as lock:
        wanted = _wanted()
        if not is_stamped(MARK, wanted) and _is_settled(python, lock) and _wanted() == wanted:
            stamp(MARK, wanted)
    return FOLDER.is_dir()


def compile_in_background(python: Path) -> None:
    """Does the same as a process of its own, which lets all others go first and may outlive this one."""
    if is_unwanted() or is_stamped(MARK, _wanted()):
        return
    if c_compiler() is None:
        compile_rules(python)
        return
    if not is_held(LOCK):
        quiet = subprocess.DEVNULL
        command = [sys.executable, str(SCRIPTS / "compiled_step.py"), str(python)]
        subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    print("Ducats: compiling the rules in the background; they are faster from the next start on", flush=True)


def is_unwanted() -> bool:
    return os.environ.get("DUCATS_PURE") == "1"


def c_compiler() -> str | None:
    """The program that setuptools would call; on Windows it looks for one by itself."""
    if sys.platform == "win32":
        return "msvc"
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named.split()[0])


def _is_settled(python: Path, lock: int) -> bool:
    """Builds; False if the builder was killed. What lies here serves until it is replaced or has to go."""
    if c_compiler() is None:
        print("Ducats: no C compiler here, so the rules run as pure Python, only slower", flush=True)
        remove_form(FOLDER)
        return True
    print("Ducats: compiling the rules; this takes a minute or two", flush=True)
    began = time.monotonic()
    code = _build(python, lock)
    if code == 0:
        print(f"Ducats: compiled in {time.monotonic() - began:.0f} s", flush=True)
    else:
        remove_form(FOLDER)
        print(f"Ducats: the rules could not be compiled and run as pure Python; {LOG} says why", flush=True)
    return code >= 0


def _build(python: Path, lock: int) -> int:
    """Runs the builder, which inherits the lock because it may outlive this process."""
    LOG.parent.mkdir(exist_ok=True)
    command = [str(python), str(SCRIPTS / "compiled_form.py")]
    inherited = () if sys.platform == "win32" else (lock,)
    with LOG.open("wb") as said:
        return subprocess.run(command, stdout=said, stderr=said, pass_fds=inherited, check=False).returncode


def _wanted() -> str:
    return digest(_made_from(), sys.version, c_compiler() or "")


def _made_from() -> list[Path]:
    builders = [SCRIPTS / "compiled_form.py", SCRIPTS / "compiled_sources.py"]
    return [*sources(PACKAGE), *builders, ROOT / "requirements.lock"]


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    compile_rules(Path(sys.argv[1]))
