"""The browser of the browser tests: the Chromium that 'make test' found or installed."""

import os
from pathlib import Path
from typing import Any

import pytest

REMEMBERED = Path(__file__).resolve().parents[2] / ".tools" / "chromium-path"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    named = os.environ.get("DUCATS_CHROMIUM")
    if named:
        return named
    return REMEMBERED.read_text(encoding="utf-8") if REMEMBERED.is_file() else "/usr/bin/chromium"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "reduced_motion": "reduce"}
