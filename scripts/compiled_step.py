"""Provides the compiled form of the rules, where it can be made; without it they run as pure Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from compiled_sources import sources
from steps import ROOT, TOOLS, digest, is_stamped, stamp

PACKAGE = ROOT / "src" / "ducats"
FOLDER = PACKAGE / "_compiled"
SCRIPTS = ROOT / "scripts"
LOG = ROOT / "build" / "compiled.log"


def compile_rules(python: Path) -> bool:
    """Leaves a compiled form that matches the sources; tells whether there is one. Never an error."""
    if is_unwanted():
        return False
    compiler = c_compiler()
    wanted = digest(_made_from(), sys.version, compiler or "")
    mark = TOOLS / "compiled-stamp"
    if is_stamped(mark, wanted):
        return FOLDER.is_dir()
    shutil.rmtree(FOLDER, ignore_errors=True)
    if compiler is None:
        print("Ducats: no C compiler here, so the rules run as pure Python, only slower", flush=True)
    else:
        _compile(python)
    stamp(mark, wanted)
    return FOLDER.is_dir()


def is_unwanted() -> bool:
    return os.environ.get("DUCATS_PURE") == "1"


def c_compiler() -> str | None:
    """The program that setuptools would call; on Windows it looks for one by itself."""
    if sys.platform == "win32":
        return "msvc"
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named.split()[0])


def _compile(python: Path) -> None:
    print("Ducats: compiling the rules; this takes a minute or two", flush=True)
    LOG.parent.mkdir(exist_ok=True)
    began = time.monotonic()
    with LOG.open("wb") as said:
        done = subprocess.run(
            [str(python), str(SCRIPTS / "compiled_form.py")], stdout=said, stderr=said, check=False
        )
    if done.returncode == 0:
        print(f"Ducats: compiled in {time.monotonic() - began:.0f} s", flush=True)
    else:
        print(f"Ducats: the rules could not be compiled and run as pure Python; {LOG} says why", flush=True)


def _made_from() -> list[Path]:
    builders = [SCRIPTS / "compiled_form.py", SCRIPTS / "compiled_sources.py"]
    return [*sources(PACKAGE), *builders, ROOT / "requirements.lock"]
