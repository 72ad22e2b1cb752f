"""A real server and a real browser: the Chromium that 'make test' found or installed."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.serving import UNDELAYED_ENVIRONMENT, free_port

ROOT = Path(__file__).resolve().parents[2]
REMEMBERED = ROOT / ".tools" / "chromium-path"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 30_000
"""Two browsers on a busy machine take their time."""
FAST = {
    **UNDELAYED_ENVIRONMENT,
    "DUCATS_REQUESTS_PER_MINUTE": "100000",
    "DUCATS_NEWCOMERS_PER_HOUR": "100000",
    "DUCATS_TABLES_PER_ADDRESS": "100000",
    "DUCATS_LOGS": "json",
}


expect.set_options(timeout=PATIENCE_MS)


def chromium() -> str:
    named = os.environ.get("DUCATS_CHROMIUM")
    if named:
        return named
    return REMEMBERED.read_text(encoding="utf-8") if REMEMBERED.is_file() else "/usr/bin/chromium"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def dealer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that tells the server which test it deals for."""
    file = tmp_path_factory.mktemp("dealer") / "test"
    file.write_text("", encoding="utf-8")
    return file


@pytest.fixture(autouse=True)
def same_deals(dealer: Path, request: pytest.FixtureRequest) -> None:
    """A test that fails with one deal fails with it every time."""
    dealer.write_text(request.node.name, encoding="utf-8")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, dealer: Path) -> Iterator[str]:
    """The address of a running Ducats with an empty database and bots that do not dawdle."""
    with serving(tmp_path_factory.mktemp("address"), dealer, {}) as address:
        yield address


@contextmanager
def serving(folder: Path, dealer: Path, environment: dict[str, str]) -> Iterator[str]:
    """A server of its own, as long as the block lasts."""
    with running(folder, dealer, environment) as (address, _):
        yield address


@contextmanager
def running(
    folder: Path, dealer: Path, environment: dict[str, str]
) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """The same with its process, for tests that trouble it."""
    port = free_port()
    command = [sys.executable, str(Path(__file__).with_name("fixed_deals.py")), str(port)]
    command += [str(folder / "ducats.sqlite"), str(dealer)]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, env={**os.environ, **FAST, **environment}, stdout=log, stderr=log)
        try:
            _wait_for(f"http://127.0.0.1:{port}/health", server)
            yield f"http://127.0.0.1:{port}", server
        finally:
            server.terminate()
            server.wait(timeout=20)


def _wait_for(address: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(150):
        assert server.poll() is None, "the server ended before it was up"
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    raise AssertionError("the server did not come up in 30 seconds")


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any], address: str) -> dict[str, Any]:
    """The service worker has a test of its own; all others come without it."""
    return {
        **browser_context_args,
        "reduced_motion": "reduce",
        "base_url": address,
        "locale": "en-GB",
        "service_workers": "block",
    }


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Steps that hang should say so soon; and nobody has to be shown around first."""
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(path=Path(__file__).with_name("veteran.js"))
    return context


@pytest.fixture(autouse=True)
def no_errors_in_the_page(page: Page) -> Iterator[None]:
    """Whatever a test does, the page must not throw and the policy must not be violated."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield
    assert [error for error in errors if "WebSocket" not in error] == []
