"""The commands that measure a server still run; what they measure is not judged here."""

from pathlib import Path

import pytest
from bench.hosting import attacks, environment, growth, load, shown, stages, start
from bench.hosting.__main__ import arguments
from bench.hosting.attackers import ATTACKS
from bench.server import Server

from ducats import FORM
from ducats.games import GAMES


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured is not judged: it need not wait until all is at rest."""
    monkeypatch.setattr(Server, "settle", lambda _: None)


def lines_of(capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    """The cells of a table below its head."""
    printed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in printed[2:]]


def test_people_at_all_games_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    load.measure([load.Run(games=tuple(GAMES), tables=4, seconds=1.0, seats=3, flat_out=True)])
    ((games, tables, moves, *_, servers, postgres, people, _, _),) = lines_of(capsys)
    assert (games, tables, postgres) == ("all four", "4", "")
    assert float(moves) > 0
    assert float(servers) > 0 < float(people)


@pytest.mark.parametrize("by_table", [False, True])
def test_two_processes_on_postgres_can_be_measured(
    capsys: pytest.CaptureFixture[str], by_table: bool
) -> None:
    run = load.Run(
        games=("musketeers",),
        tables=4,
        seconds=1.0,
        seats=2,
        flat_out=True,
        database=environment.POSTGRES,
        processes=2,
        by_table=by_table,
    )
    load.measure([run])
    ((_, _, moves, *_, servers, postgres, _, syncs, beside),) = lines_of(capsys)
    assert all(float(cell) > 0 for cell in (moves, servers, postgres))
    for told in (syncs, beside):
        middle, tail, worst = map(float, told.split("/"))
        assert 0 < middle <= tail <= worst


def test_the_stages_of_a_move_can_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "MOVES", 30)
    stages.measure(["musketeers", "merchants"], 2, 1)
    for line in lines_of(capsys):
        *costs, whole, size = [float(cell) for cell in line[2:]]
        assert all(cost > 0 for cost in costs)
        assert whole == pytest.approx(sum(costs), abs=len(costs))
        assert size > 0


def test_many_stored_games_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    growth.measure(500)
    printed = capsys.readouterr().out
    assert f"; rules {FORM.partition(':')[0]}, load " in printed, "what was measured, and in what form"
    assert all(f"| {what}" in printed for what in growth.PATHS)


def test_a_start_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    start.measure(3)
    ((tables, *_),) = lines_of(capsys)
    assert tables == "3"


@pytest.mark.parametrize("attack", ["strange and very long addresses", "data files with very dense roads"])
def test_an_attack_can_be_measured(capsys: pytest.CaptureFixture[str], attack: str) -> None:
    attacks.measure([attack], 1.5)
    ((name, *_, got),) = lines_of(capsys)
    assert name == attack
    assert "404 not_found" in got or "400 bad_data" in got or "429 busy" in got


def test_many_games_stored_in_postgres_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    growth.measure(500, environment.POSTGRES)
    assert [what for what, *_ in lines_of(capsys)] == list(growth.PATHS)


def test_every_part_of_what_is_shown_names_commands_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    for small in (False, True):
        for part in shown.parts(small).values():
            for command in part.commands:
                if command.startswith(shown.FAULTS):
                    continue
                monkeypatch.setattr("sys.argv", ["bench.hosting", *command.split()])
                assert arguments().what == command.split()[0]


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Two pages with a place for figures, and nothing kept yet."""
    for name in ("BENCHMARKS", "SECURITY"):
        page = tmp_path / f"{name}.md"
        page.write_text(f"before\n{shown.BEGIN}old\n{shown.END}after\n")
        monkeypatch.setattr(shown, name, page)
    monkeypatch.setattr(shown, "KEPT", tmp_path / "shown.json")
    part = shown.Part("Goal: none.", ("stages",), tmp_path / "BENCHMARKS.md")
    other = shown.Part("Goal: less.", ("path",), tmp_path / "SECURITY.md")
    monkeypatch.setattr(shown, "parts", lambda small=False: {"one": part, "other": other})
    return tmp_path


def test_a_part_is_measured_once_kept_and_published(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def run(command: str) -> str:
        ran.append(command)
        return f"{'words ' * 40}\n\n| {command} | {'x' * 150} |"

    monkeypatch.setattr(shown, "run", run)
    shown.measure(["other"], small=True, again=False)
    shown.measure(["one"], small=False, again=False)
    shown.measure([], small=False, again=False)
    shown.measure([], small=False, again=False)
    assert ran == ["path", "stages", "path"], "what is small is not kept"
    shown.measure(["one"], small=True, again=False)
    assert ran.pop() == "stages", "and runs, whatever is kept"
    shown.measure(["one"], small=False, again=True)
    shown.publish()
    shown.publish()
    page = (pages / "BENCHMARKS.md").read_text()
    assert page.startswith(f"before\n{shown.BEGIN}\n`python -m bench.hosting shown one` on ")
    assert page.endswith(f"|\n\n{shown.END}after\n")
    assert "| stages |" in page
    assert "old" not in page
    assert all(len(line) <= 120 or line.startswith("|") for line in page.splitlines())
    assert "| path |" in (pages / "SECURITY.md").read_text()


def test_a_page_of_which_nothing_is_kept_stays_as_it_is(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "run", lambda command: "")
    before = (pages / "SECURITY.md").read_text()
    shown.measure(["one"], small=False, again=False)
    shown.publish()
    assert "old" not in (pages / "BENCHMARKS.md").read_text()
    assert (pages / "SECURITY.md").read_text() == before


def test_a_page_without_a_place_for_figures_is_left_alone(
    pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown, "run", lambda command: "")
    shown.measure(["one"], small=False, again=False)
    (pages / "BENCHMARKS.md").write_text("nothing\n")
    with pytest.raises(SystemExit, match=r"BENCHMARKS\.md has no place for the figures"):
        shown.publish()
    assert (pages / "BENCHMARKS.md").read_text() == "nothing\n"


def test_the_sources_of_a_figure_are_those_of_its_form_and_measurement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown, "CLONE", tmp_path)
    for folder in shown.MEASURED:
        (tmp_path / folder).mkdir(parents=True)
    for file in shown.MEASURING:
        (tmp_path / file).touch()
    seen = {shown.sources()}
    changed = [*(f"{folder}/some.py" for folder in shown.MEASURED), *shown.MEASURING]
    for file in changed:
        (tmp_path / file).write_text(file)
        seen.add(shown.sources())
    monkeypatch.setattr(shown, "FORM", "another: than this")
    seen.add(shown.sources())
    assert len(seen) == len(changed) + 2


def test_what_was_measured_on_other_sources_is_measured_again(
    pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []

    def run(command: str) -> str:
        ran.append(command)
        return ""

    monkeypatch.setattr(shown, "run", run)
    for sources in ("earlier", "now"):
        monkeypatch.setattr(shown, "sources", lambda sources=sources: sources)
        shown.measure([], small=False, again=False)
    assert ran == ["stages", "path"] * 2


@pytest.mark.soak
@pytest.mark.parametrize("attack", ATTACKS)
def test_no_attack_makes_others_wait_for_seconds(capsys: pytest.CaptureFixture[str], attack: str) -> None:
    """Generous, because machines that run tests are busy; the goal is 50 milliseconds."""
    attacks.measure([attack], 6.0)
    ((_, _, _, tail, *_),) = lines_of(capsys)
    assert float(tail) < 1000
