"""Contests of the levels: gathered in parts, thrown away when somebody plays otherwise, told on a page."""

import shutil
from pathlib import Path

import bench.strength.contests as strength
import pytest
from bench.strength import page
from bench.strength.contests import contests, gather, known
from bench.strength.page import PAGE, parts

from ducats.arena import Contest, check_contest
from ducats.games import GAMES
from ducats.games.levels import levels

SHORT = {"match_mode": "single_hand"}
SMALL = {
    "ladder-small": Contest(
        game="musketeers",
        bots=("random", "page", "marshal@5"),
        plan="ladder",
        seats=(2, 3),
        games=6,
        seed="small",
        options=SHORT,
    ),
    "top-small": Contest(
        game="musketeers", bots=("page", "random"), seats=(2,), games=4, seed="small", options=SHORT
    ),
}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "contests", lambda: SMALL)


def test_every_listed_contest_can_be_held_and_every_level_is_on_a_ladder() -> None:
    listed = contests()
    for contest in listed.values():
        check_contest(contest)
    for game in GAMES:
        ladder = listed[f"ladder-{game}"]
        assert [bot.partition("@")[0] for bot in ladder.bots] == list(levels(game))
        assert listed[f"top-{game}"].bots[0] == levels(game)[-1]
        assert listed[f"top-{game}"].games == 400


@pytest.mark.usefixtures("small")
def test_contests_are_gathered_in_parts_and_told(tmp_path: Path) -> None:
    gather(["ladder-small"], 0.0, tmp_path)
    assert known("ladder-small", SMALL["ladder-small"], tmp_path) is None
    gather([], 600.0, tmp_path)
    results = {name: known(name, contest, tmp_path) for name, contest in SMALL.items()}
    assert all(result is not None for result in results.values())
    found = {name: result for name, result in results.items() if result is not None}
    table = "\n".join(parts(found)["ladders"])
    assert "### Musketeers, match_mode = single_hand" in table
    rows = [line.split(" | ") for line in table.splitlines() if line.startswith("| ")]
    assert [row[0] for row in rows] == ["| level", "| ---", "| marshal@5", "| page", "| random"]
    assert rows[2][-1] == "6, 6 |"
    assert "24 games of 24." in table
    assert "ducats arena musketeers --bots random,page,marshal@5 --plan ladder" in table
    told = "\n".join(parts(found)["matches"])
    assert "`top-small`" in told
    assert "| 2 | page | 1 random | 4 of 4 |" in told


@pytest.mark.usefixtures("small")
def test_games_of_players_who_have_changed_are_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name, contest = "top-small", SMALL["top-small"]
    gather([name], 600.0, tmp_path)
    before = (tmp_path / name / "results.jsonl").read_bytes()
    monkeypatch.setattr(
        "ducats.arena.results_file.fingerprints", lambda contest: {"page": "new", "random": ""}
    )
    assert known(name, contest, tmp_path) is None
    assert "out of date" in capsys.readouterr().err
    assert (tmp_path / name / "results.jsonl").read_bytes() == before, "looking changes nothing"
    gather([name], 600.0, tmp_path)
    assert "begins again" in capsys.readouterr().err
    again = known(name, contest, tmp_path)
    assert again is not None
    assert again.games == 4


@pytest.mark.usefixtures("small")
def test_a_page_is_renewed_between_its_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gather([], 600.0, tmp_path / "kept")
    copy = tmp_path / "bots.md"
    shutil.copy(PAGE, copy)
    monkeypatch.setattr(page, "PAGE", copy)
    monkeypatch.setattr(page, "contests", lambda: SMALL)
    monkeypatch.setattr(page, "known", lambda name, contest: known(name, contest, tmp_path / "kept"))
    page.publish()
    first = copy.read_text(encoding="utf-8")
    assert "marshal@5" in first
    page.publish()
    assert copy.read_text(encoding="utf-8") == first
    copy.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"bots\.md has no place for the figures"):
        page.publish()
