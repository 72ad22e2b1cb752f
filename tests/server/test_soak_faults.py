"""The long run of faults can be stopped, goes on, and ends where a move is lost."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.server.fault_players import Player
from tests.server.fault_runs import Deployment, Found

import soak_faults


class Runs:
    """Stand for the runs: each shows three faults."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.lost = 0

    async def run_faults(self, choose: Any, servers: int, workers: int, *_: Any) -> Found:
        self.asked.append((servers, workers))
        return Found({"kill_server": 2, "cut_all": 1}, {"kill_server": 1.25}, 40, self.lost)


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runs:
    monkeypatch.setattr(soak_faults, "KEPT", tmp_path / "faults.json")
    monkeypatch.setattr(soak_faults, "PAGE", tmp_path / "page.md")
    stand_in = Runs()
    monkeypatch.setattr(soak_faults, "run_faults", stand_in.run_faults)
    return stand_in


def test_a_stopped_run_goes_on(runs: Runs) -> None:
    soak_faults.soak(5, minutes=1)
    soak_faults.soak(12, minutes=1)
    soak_faults.soak(12, minutes=1)
    assert runs.asked == [(2, 0), (2, 2), (3, 0), (3, 2)]


def test_faults_of_other_sources_do_not_count(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    soak_faults.soak(3, minutes=1)
    monkeypatch.setattr(soak_faults, "sources", lambda: "other")
    soak_faults.soak(3, minutes=1)
    assert len(runs.asked) == 2


def test_a_lost_move_is_kept_and_ends_the_run(runs: Runs) -> None:
    runs.lost = 1
    with pytest.raises(SystemExit, match="1 moves lost"):
        soak_faults.soak(200, minutes=1)
    assert [run.found.lost for run in soak_faults.read_runs()] == [1]


def test_the_figures_stand_on_their_page(runs: Runs) -> None:
    soak_faults.PAGE.write_text("<!-- faults -->\n\nnever\n\n<!-- end of faults -->\n", encoding="utf-8")
    soak_faults.soak(6, minutes=1)
    soak_faults.publish(soak_faults.read_runs())
    text = soak_faults.PAGE.read_text(encoding="utf-8")
    assert "80 moves acknowledged, **0 lost, 0 doubled**" in text
    assert "| a server killed (`kill -9`) | 4 | 1.2 |" in text
    assert "never" not in text


@pytest.mark.parametrize("workers", [0, 2])
def test_every_kind_happens_in_a_run(workers: int) -> None:
    nobody: Any = None
    deployment = Deployment(nobody, [], [nobody] * workers)
    names = Counter(fault.__name__ for fault in soak_faults.faults_of(3, deployment))
    assert set(names) == {name for name in soak_faults.KINDS if workers or not name.endswith("worker")}
    assert names["kill_server"] == soak_faults.OFTEN["kill_server"]


def test_a_question_is_answered_alike_however_often_it_is_put() -> None:
    player = Player([1, 2], "", "table", 0, 0.0)
    question = {"number": 3, "choices": {"type": "OneOf", "actions": [{"type": name} for name in "abcdefgh"]}}
    player._choose(question)
    first = player.actions[3]
    for _ in range(20):
        player._choose(question)
        assert player.actions[3] is first
