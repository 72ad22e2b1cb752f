"""The bench itself: contestants take turns, what is missing is named, results stay readable."""

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import bench.__main__ as command
import pytest
from bench.contest import Contest, Entry
from bench.environments import Run, environments, scaling
from bench.measure import Figure, figure
from bench.plot import PARTS, draw
from bench.report import BEGIN, END, PAGE, page_of
from bench.results import RESULTS, Machine, Result, read
from bench.worker import run

from ducats.games import GAMES

PYTHON = Path(sys.executable)
TOY = "tests.bench.toys"


def test_a_run_lasts_as_long_as_asked_and_adds_up_what_was_done() -> None:
    pieces: list[int] = []

    def work() -> dict[str, float]:
        pieces.append(1)
        return {"answers": 3, "decisions": 2}

    taken = run(work, 0.01)
    assert taken.seconds >= 0.01
    assert taken.done == {"answers": 3 * len(pieces), "decisions": 2 * len(pieces)}


def test_even_the_shortest_run_does_something() -> None:
    assert run(lambda: {"answers": 1}, 0).done == {"answers": 1}


def test_ratios_refer_to_openspiel_hearts_of_the_same_part() -> None:
    entries = [Entry("OpenSpiel", TOY, PYTHON), Entry("Ducats pure", TOY, PYTHON)]
    figures = Contest(entries, lambda who, part, name: name != "asleep").hold(3, 0.001)
    yardstick, own = figures["copies"]
    assert (yardstick.who, own.who) == ("OpenSpiel", "Ducats pure")
    assert yardstick.ratio == 1
    assert own.ratio is not None
    assert own.runs == 3
    assert own.unit == "sheep/s"
    assert own.beside["black sheep/s"] == pytest.approx(own.median / 2)
    assert figures["records"][0].unit == "ms"
    assert figures["records"][0].ratio is None


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (Entry("Gone", "bench.peers.nobody", PYTHON), "No module named bench.peers.nobody"),
        (Entry("Ducats compiled", TOY, PYTHON, {"TOY_FORM": "pure"}, "compiled"), "Ducats runs as pure"),
        (Entry("Sleeper", TOY, PYTHON), "asleep: no more sheep"),
    ],
)
def test_whoever_cannot_be_measured_is_named_and_the_others_go_on(entry: Entry, reason: str) -> None:
    steady = Entry("OpenSpiel", TOY, PYTHON)
    contest = Contest([entry, steady], lambda who, part, name: who == entry.who or name == "hearts")
    figures = contest.hold(2, 0.001)
    assert list(contest.missing) == [entry.who]
    assert reason in contest.missing[entry.who]
    assert [(f.who, f.runs) for part in figures.values() for f in part] == [("OpenSpiel", 2)]


def test_the_quick_run_prints_one_line_with_the_ratios(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--quick", "--seconds", "0.001"])
    monkeypatch.setattr(command, "entries", lambda *_, **__: [Entry("OpenSpiel", TOY, PYTHON)])
    assert command.main() == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["ratios"] == {"copies": {"OpenSpiel: hearts": 1.0}}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_form_of_an_environment_is_measured(game: str) -> None:
    measures = [*environments(game)]
    assert [measure.name for measure in measures] == [
        f"{game}, {form}" for form in ("PettingZoo", "PettingZoo parallel", "vector", "OpenSpiel")
    ]
    assert all(run(measure.work, 0).done["decisions"] > 0 for measure in measures)


def test_two_processes_are_measured_beside_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.environments.GAMES", ["musketeers"])
    monkeypatch.setattr("bench.environments.IN_STEP_BY_PROCESSES", 4)
    alone, shared = scaling(2, 0.001)
    assert (alone.name, shared.name) == ("musketeers, 1 process", "musketeers, 2 processes")
    assert alone.note.startswith("1.00 times one process")
    assert shared.runs == 2
    assert re.match(r"[\d.]+ times one process; [\d.]+ times by processor time", shared.note)


def test_the_slowest_process_counts_when_every_one_has_its_core() -> None:
    assert Run(rate=1.0, own=3.0, workers=8.0).critical(2) == 8.0
    assert Run(rate=1.0, own=7.0, workers=0.0).critical(1) == 7.0


def test_the_run_of_environments_prints_and_keeps_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--environments", "--seconds", "0.001", "--rounds", "2"])
    monkeypatch.setattr(command, "provide_peers", lambda: PYTHON)
    monkeypatch.setattr(command, "PART", "records")
    monkeypatch.setattr(command, "scaling", lambda rounds, seconds: [figure("two", "decisions/s", [9000.0])])
    monkeypatch.setattr(
        command, "entries", lambda *_, **__: [Entry(who, TOY, PYTHON) for who in ("OpenSpiel", "Ducats pure")]
    )
    monkeypatch.setattr(command, "keep", lambda result: pytest.fail("kept"))
    assert command.main() == 0
    page = capsys.readouterr().out
    assert "### Records" in page
    assert "### Environments, by the clock" in page
    assert "Ducats pure" not in page


def a_result(figures: list[Figure]) -> Result:
    machine = Machine("a processor", 2, "Linux", "3.11", 0.5)
    parts = dict.fromkeys(PARTS, figures)
    return Result("2026-01-02", "0.1.0", machine, parts, {"RLCard": "no network"}, {"OpenSpiel": "2"})


def test_the_page_names_the_machine_the_missing_and_every_figure() -> None:
    page = page_of(a_result([figure("hearts & co", "answers/s", [900, 1000, 3000], ratios=[2, 2.5, 3])]))
    assert "a processor, 2 cores" in page
    assert "- RLCard: no network" in page
    row = next(line for line in page.splitlines() if "hearts & co" in line)
    assert [cell.strip() for cell in row.split("|")[1:-1]] == [
        "hearts & co",
        "Ducats",
        "1,000 answers/s",
        "900 – 3,000",
        "2.5",
    ]


def test_the_picture_has_a_bar_for_every_figure_longer_for_the_faster() -> None:
    values = {"slow": 12.0, "fast & loud": 3_400_000.0}
    root = ElementTree.fromstring(draw(a_result([figure(name, "/s", [v]) for name, v in values.items()])))
    bars = [float(bar.attrib["width"]) for bar in root.iter("{http://www.w3.org/2000/svg}rect")]
    assert len(bars) == len(PARTS) * len(values)
    assert bars[0] > bars[1] > 0


@pytest.mark.parametrize("file", sorted(RESULTS.glob("*.json")), ids=lambda file: file.stem)
def test_every_kept_result_can_be_read(file: Path) -> None:
    result = read(file)
    assert result.date == file.stem
    assert all(figures for figures in result.figures.values())


def test_the_documentation_shows_the_newest_result() -> None:
    newest = max(RESULTS.glob("*.json"))
    _, _, shown = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    shown, end, _ = shown.partition(END)
    assert end
    assert shown.strip() == page_of(read(newest)).strip()
