"""The long runs can be stopped, go on, and count nothing that went wrong."""

from pathlib import Path

import pytest
from tests.contract.long_runs import Case, cases, options_of

import soak
from ducats.games import GAMES


class Numbered:
    """Stands for the cases of one game: notes which games were played, and breaks in one of them."""

    game = "musketeers"
    name = "musketeers-2"

    def __init__(self, broken: int) -> None:
        self.broken = broken
        self.played: list[int] = []

    def play(self, number: int) -> None:
        assert number != self.broken
        self.played.append(number)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(soak, "KEPT", tmp_path / "progress.json")
    monkeypatch.setattr(soak, "compare_worlds", lambda game, number: 40)
    return tmp_path


def run(case: Numbered, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "cases", lambda: [case])
    monkeypatch.setattr(soak, "GAMES", {case.game: GAMES[case.game]})
    soak.Soak([case.game], (250, 100), minutes=1).run()


def test_a_stopped_run_goes_on_with_the_next_game(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Numbered(broken=120)
    with pytest.raises(AssertionError):
        run(case, monkeypatch)
    assert case.played == list(range(120))
    case.broken = -1
    run(case, monkeypatch)
    assert case.played == list(range(250))
    found = soak.read_progress()["musketeers"]
    assert (found.played, found.walks, found.transitions) == ({"musketeers-2": 250}, 3, 120)


def test_figures_of_other_rules_do_not_count(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(Numbered(broken=-1), monkeypatch)
    monkeypatch.setattr(soak, "rules_of", lambda game: "other")
    assert soak.read_progress()["musketeers"] == soak.Progress("other")


def test_the_figures_stand_on_their_page(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = kept / "page.md"
    page.write_text("# Long runs\n\n<!-- soak -->\n\nnever\n\n<!-- end of soak -->\n", encoding="utf-8")
    monkeypatch.setattr(soak, "PAGE", page)
    run(Numbered(broken=-1), monkeypatch)
    soak.publish(soak.read_progress())
    text = page.read_text(encoding="utf-8")
    assert "| 250 | 250 | 120 |" in text
    assert "never" not in text
    soak.publish(soak.read_progress())
    assert page.read_text(encoding="utf-8") == text


def test_every_variant_goes_with_the_options_it_is_mixed_with() -> None:
    for case in cases():
        rules = GAMES[case.game]
        for options in options_of(case.game)[case.variant]:
            rules.check_table(case.seats, rules.read_options(options), None)


def test_a_case_plays_its_games() -> None:
    Case("musketeers", 2, 0).play(1)
    Case("musketeers", 2, 0).play(2)
