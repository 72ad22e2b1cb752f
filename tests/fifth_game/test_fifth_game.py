"""A fifth game is one folder: the terminal, the contract, the API and the learners know it at once."""

import json
import shutil
from pathlib import Path

import pytest
from tests.fifth_game.copied import CLONE, Copied


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Copied:
    return Copied(tmp_path_factory.mktemp("five"))


def test_it_can_be_simulated(program: Copied) -> None:
    told = program.run("-m", "ducats", "simulate", "pennies", "--games", "20")
    assert "20" in told


def test_it_is_played_at_the_terminal(program: Copied, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    told = program.run(
        "-m", "ducats", "play", "pennies", "--options", "rounds=2", "--record", str(record), typed="1\n2\n"
    )
    assert "Heads or tails?" in told
    assert "Show heads" in told
    assert "wins a coin" in told
    program.run("-m", "ducats", "verify", str(record))
    analysis = json.loads(program.run("-m", "ducats", "analyse", str(record), "--json"))
    assert len(analysis["balances"]) == 2
    for balance in analysis["balances"]:
        parts = sum(balance[part] for part in ("luck", "own", "others", "hidden"))
        assert balance["result"] - balance["start"] == parts


ON_THE_SCREEN = """
import asyncio
from ducats.cli.full_screen import FullScreen
from ducats.cli.local_game import LocalGame
from ducats.cli.seating import seated
from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.games import find
from ducats.texts import Texts

rules = find("pennies")
driver, opening = Driver.begin(rules, new_header(rules, 2, "screen", {"rounds": 3}), "screen")
terminal = terminal_for(rules, Texts("en"), ("A", "B"), driver.view(0))
game = LocalGame(driver, terminal, {1: seated("pennies", "random", "screen", 1)}, opening)

async def play():
    app = FullScreen(game, seconds_per_move=0)
    async with app.run_test(size=(80, 24)) as pilot:
        while not game.is_over:
            if app.asking.answering is not None:
                await pilot.press("enter")
            await pilot.pause(0.01)
        await pilot.pause(0.1)
        print("\\n".join(game.story.lines))

asyncio.run(play())
"""


def test_it_is_played_on_the_screen(program: Copied) -> None:
    told = program.run("-c", ON_THE_SCREEN)
    assert told.count("wins a coin") == 3
    assert "1st" in told


def test_it_keeps_the_contract(program: Copied) -> None:
    for folder in ("tests", "scripts", "bench"):
        shutil.copytree(CLONE / folder, program.home / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(CLONE / "pyproject.toml", program.home)
    told = program.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", "-k", "pennies")
    assert " passed" in told
    assert "failed" not in told


SERVED = """
import json
from litestar.testing import TestClient
from ducats.server.app import create_app
from ducats.server.settings import Settings

with TestClient(create_app(Settings(database=":memory:"))) as client:
    client.get("/api/me")
    games = client.get("/api/games").json()
    new = {"game": "pennies", "seats": 2, "bots": [None, "random"]}
    table = client.post("/api/tables", json=new).json()
    print(json.dumps({"games": [game["id"] for game in games], "status": table["status"]}))
"""


def test_the_api_serves_it(program: Copied) -> None:
    # The server's own log may end later than the answer.
    told = next(line for line in program.run("-c", SERVED).splitlines() if line.startswith("{"))
    assert json.loads(told) == {
        "games": ["musketeers", "marracash", "marquis", "merchants", "pennies"],
        "status": "playing",
    }


def test_learners_get_it(program: Copied) -> None:
    told = program.run("-c", "from ducats.adapters.encoding import layout; print(layout('pennies', 2).size)")
    assert int(told) > 0
