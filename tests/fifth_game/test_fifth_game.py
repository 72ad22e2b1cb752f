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


def test_it_keeps_the_contract(program: Copied) -> None:
    shutil.copytree(CLONE / "tests", program.home / "tests", ignore=shutil.ignore_patterns("__pycache__"))
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
    told = json.loads(program.run("-c", SERVED).splitlines()[-1])
    assert told == {
        "games": ["musketeers", "marracash", "marquis", "merchants", "pennies"],
        "status": "playing",
    }


def test_learners_get_it(program: Copied) -> None:
    told = program.run("-c", "from ducats.adapters.encoding import layout; print(layout('pennies', 2).size)")
    assert int(told) > 0
