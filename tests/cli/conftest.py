"""Commands as a test runs them, and a finished record to look at."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ducats.cli.main import app
from ducats.engine.driver import Driver
from ducats.engine.record import new_header, write
from ducats.engine.rng import Rng
from ducats.games import find

Run = Callable[..., Result]


@pytest.fixture
def ducats(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command inside this process; `typed` is what comes through the pipe."""
    monkeypatch.setenv("DUCATS_LANG", "en")

    def run(*arguments: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)

    return run


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a single hand of three, played by lot."""
    rules, dice = find("musketeers"), Rng("cli")
    header = new_header(rules, 3, "cli", {"match_mode": "single_hand"}, players=("Ann", "", "Cas"))
    driver, _ = Driver.begin(rules, header, "cli")
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    file = tmp_path_factory.mktemp("records") / "finished.jsonl"
    file.write_bytes(write(driver.record()))
    return file
