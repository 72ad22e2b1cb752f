"""Mining: resumable, the same for the same seed, written as scenario files that show only what was seen."""

from pathlib import Path

import pytest

from ducats.engine.errors import BadOptions, BadScenario
from ducats.games import find
from ducats.puzzles import collecting, mining, read_puzzle
from ducats.puzzles.collecting import STATE, collect
from ducats.puzzles.mining import Wanted
from ducats.puzzles.writing import can_be_written, rating

THREE = Wanted(count=3)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick to please: what is tested here is the way, not the quality."""
    for name, value in {
        "MARGIN": -1.0, "FOUND_AT_ERRORS": -1000.0, "CONFIRMED_AT_ERRORS": -1000.0,
        "WORLDS": 4, "CONFIRMATION": 2, "FIRST_WORLDS": 2,
        "ATTEMPTS": 2, "MISSED": 0.3, "SIMULATIONS": 10, "SEARCHES": 1,
        "MOST_OF_A_KIND": 1.0,
    }.items():  # fmt: skip
        monkeypatch.setattr(mining, name, value)


def files(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}


@pytest.mark.usefixtures("hasty")
def test_an_interrupted_mining_ends_like_one_in_a_go(tmp_path: Path) -> None:
    rules = find("marquis")
    list(collect(rules, tmp_path / "once", THREE))
    for _ in range(10):
        next(iter(collect(rules, tmp_path / "twice", THREE)), None)
    assert files(tmp_path / "once") == files(tmp_path / "twice")
    for name, text in files(tmp_path / "once").items():
        if name != STATE:
            puzzle = read_puzzle(name.removesuffix(".toml"), text)
            assert puzzle.view(rules).seat == puzzle.seat


@pytest.mark.usefixtures("hasty")
def test_puzzles_about_one_question_with_options_of_the_table(tmp_path: Path) -> None:
    rules = find("musketeers")
    wanted = Wanted(count=2, question="musketeers.give_token", options={"victim_picks_slot": True})
    list(collect(rules, tmp_path, wanted))
    found = [read_puzzle(file.stem, file.read_text(encoding="utf-8")) for file in tmp_path.glob("*.toml")]
    assert [puzzle.question for puzzle in found] == 2 * ["musketeers.give_token"]
    next(collect(rules, tmp_path, wanted), None)
    with pytest.raises(BadOptions, match="was begun for musketeers"):
        next(collect(rules, tmp_path, Wanted(count=2)))


@pytest.mark.usefixtures("hasty")
def test_a_question_that_is_never_asked_is_not_looked_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collecting, "MOST_IN_VAIN", 2)
    wanted = Wanted(count=1, question="musketeers.give_token")
    with pytest.raises(BadOptions, match="was not asked in 2 games"):
        list(collect(find("musketeers"), tmp_path, wanted))


@pytest.mark.usefixtures("hasty")
def test_a_folder_of_another_mining_is_left_alone(tmp_path: Path) -> None:
    rules = find("marquis")
    next(collect(rules, tmp_path, THREE))
    before = files(tmp_path)
    with pytest.raises(BadOptions, match="was begun for marquis with"):
        next(collect(rules, tmp_path, Wanted(count=3, seed="other")))
    (tmp_path / STATE).write_text("{}")
    with pytest.raises(BadOptions, match=STATE):
        next(collect(rules, tmp_path, THREE))
    (tmp_path / STATE).write_text(before[STATE])
    assert files(tmp_path) == before


def test_nothing_is_found_where_no_answer_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "LOOKS", 4)
    monkeypatch.setattr(mining, "MARGIN", 1.5)
    assert list(mining.Miner(find("marquis"), Wanted(count=60, seed="none")).mine(0)) == []


def test_what_is_no_puzzle_is_refused() -> None:
    text = 'title = "x"\ngame = "marquis"\nseats = 2\n'
    with pytest.raises(BadScenario, match="a puzzle has a position"):
        read_puzzle("x", text)


def test_the_harder_the_higher() -> None:
    assert rating(1.0, 0.1) > rating(0.5, 0.1) > rating(0.5, 0.4)


def test_a_position_with_nothing_in_it_makes_no_file() -> None:
    assert can_be_written({"results": [{"jewelled": 0, "reason": ""}]})
    assert not can_be_written({"results": [{"jewelled": None}]})
