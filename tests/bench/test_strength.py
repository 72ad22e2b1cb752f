"""Contests of the levels: gathered in parts, thrown away when somebody plays otherwise, told on a page."""

import shutil
from pathlib import Path

import bench.strength.contests as strength
import pytest
from bench.strength import earlier, page
from bench.strength.contests import contests, gather, known
from bench.strength.page import DOCS, PAGES, parts

from ducats.adapters.table import Table
from ducats.arena import Contest, check_contest
from ducats.engine.rng import Rng
from ducats.games import GAMES
from ducats.games.levels import levels, make
from ducats.games.marquis.evaluation import MarquisEvaluator
from ducats.games.marquis.rules.state import Marquis

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
    "odd-small": Contest(
        game="musketeers",
        bots=("page", "ducats.arena.odd_players:AlwaysLast"),
        plan="gauntlet",
        seats=(3,),
        games=3,
        seed="small",
        options=SHORT,
    ),
    "habits-small": Contest(
        game="musketeers",
        bots=("page", "ducats.arena.odd_players:AlwaysLast"),
        plan="challengers",
        seats=(2, 4),
        games=4,
        seed="small",
        options=SHORT,
    ),
    "mixed-small": Contest(
        game="musketeers",
        bots=("page", "random", "musketeer"),
        plan="mixed",
        seats=(3,),
        games=3,
        seed="small",
        options=SHORT,
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
        assert [bot.partition("@")[0] for bot in listed[f"top-{game}"].bots] == list(levels(game))[-2:]
        assert listed[f"top-{game}"].games == 400
    for name, contest in listed.items():
        if name.startswith("options-"):
            assert [bot.partition("@")[0] for bot in contest.bots] == list(levels(contest.game)), name


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
    strongest = "\n".join(parts(found)["strongest"])
    assert "`top-small`" in strongest
    assert "| 2 | page | 1 random | 4 of 4 |" in strongest
    told = "\n".join(parts(found)["matches"])
    for bot, others in (("page", "1 random, 1 musketeer"), ("musketeer", "1 page, 1 random")):
        assert f"| 3 | {bot} | {others} | 3 of 3 |" in told, "everybody at a mixed table has a row"
    assert "| 3 | AlwaysLast | 2 page | 3 of 3 |" in told, "without its module"
    assert "--bots page,ducats.arena.odd_players:AlwaysLast" in told, "as one types it"
    mixed = parts(found)["mixed"][0].splitlines()[-1]
    assert mixed.startswith("| Musketeers, match_mode = single_hand | 3 | page "), mixed
    assert "| random " in mixed
    odd = parts(found)["odd"][0].splitlines()[-1]
    assert odd.startswith("| Musketeers, match_mode = single_hand | AlwaysLast | "), odd
    assert odd.count(" of 3 |") == 2
    habit = parts(found)["habits"][0].splitlines()[-1].split(" | ")
    assert habit[:2] == ["| Musketeers, match_mode = single_hand", "AlwaysLast"]
    assert [cell.endswith(" of 4") for cell in habit[2:]] == [True, False, False]
    assert habit[4].endswith(" of 4 |")


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
    for name in set(PAGES.values()):
        shutil.copy(DOCS / name, tmp_path / name)
    copy = tmp_path / "bots.md"
    monkeypatch.setattr(page, "DOCS", tmp_path)
    monkeypatch.setattr(page, "contests", lambda: SMALL)
    monkeypatch.setattr(page, "known", lambda name, contest: known(name, contest, tmp_path / "kept"))
    page.publish()
    assert "marshal@5" not in copy.read_text(encoding="utf-8"), "a few games tell nothing"
    monkeypatch.setattr(page, "FEWEST_GAMES", 3)
    page.publish()
    first = copy.read_text(encoding="utf-8")
    assert "marshal@5" in first
    assert "`odd-small`" in (tmp_path / "bots-matches.md").read_text(encoding="utf-8")
    page.publish()
    assert copy.read_text(encoding="utf-8") == first
    copy.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"bots\.md has no place for the figures"):
        page.publish()


def test_an_earlier_banker_can_be_met() -> None:
    """One round without learned values, beside one with them."""
    table, dice = Table("merchants", 2), Rng("earlier")
    table.begin("earlier")
    bots, searched = (earlier.banker("5"), make("merchants", "banker@5")), 0
    for _ in range(12):
        seat = table.waiting_for()[0]
        action = bots[seat].choose(table.view(seat), dice)
        table.take(seat, table.play.hear(seat, action))
        searched += bots[0].simulations
    assert searched >= 5


def test_the_earlier_duchess_values_positions_as_tables_of_six_are() -> None:
    """With more than four players there is no network, so both must say the same; with three there is one."""
    for seats, alike in ((6, True), (3, False)):
        table, dice, values = Table("marquis", seats), Rng("earlier"), []
        table.begin("earlier")
        for _ in range(30):
            seat = table.waiting_for()[0]
            table.take(seat, dice.choice(table.play.legal(seat)))
            assert isinstance(table.play, Marquis)
            values.append([each.value(table.play) for each in (earlier.FittedMarquis(), MarquisEvaluator())])
        assert all(before == now for before, now in values) == alike


def test_an_earlier_duchess_can_be_met() -> None:
    table, dice, bot, searched = Table("marquis", 3), Rng("earlier"), earlier.duchess("5"), 0
    table.begin("earlier")
    for _ in range(12):
        seat = table.waiting_for()[0]
        table.take(seat, table.play.hear(seat, bot.choose(table.view(seat), dice)))
        searched += bot.simulations
    assert searched >= 5
