"""The report: every figure in it, pictures that any reader of XML can read."""

import shlex
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from ducats.arena import Contest, GameResult, command, rating_table, sum_up, write_report
from ducats.arena.matches import Forfeited

PROGRAM = "<b>&=python3 x.py"
CONTEST = Contest(game="musketeers", bots=("page", "my_module:Bot", PROGRAM), seats=(3,), games=1, seed="s")


def game(bots: tuple[str, ...], deal: int, forfeits: tuple[Forfeited, ...] = ()) -> GameResult:
    return GameResult(
        game="musketeers",
        deal=deal,
        seed=f"s/{deal}",
        bots=bots,
        ranks=(1, 2, 3),
        scores=(30, 20, 10),
        moves=(10, 10, 10),
        seconds=(0.1, 0.2, 0.3),
        slowest=(0.04 + 0.001 * deal, 0.05, 0.06),
        simulations=(5000, 0, 0) if bots[0] == "page" else (),
        forfeits=forfeits,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    played = tuple(
        tuple(game(bots, 0, (Forfeited(2, "late | twice"),)) for bots in match.rotations)
        for match in CONTEST.matches
    )
    folder = tmp_path_factory.mktemp("report") / "new"
    write_report(folder, sum_up(CONTEST, played, {PROGRAM: "Bold 3"}))
    return folder


def test_the_page_names_bots_versions_seed_and_command(folder: Path) -> None:
    page = (folder / "report.md").read_text("utf-8")
    assert f"```\n{command(CONTEST)}\n```" in page
    assert shlex.split(command(CONTEST))[:3] == ["ducats", "arena", "musketeers"]
    assert "21 games, seed `s`; ducats " in page
    assert "rules version 1" in page
    assert "- `page`: level of ducats " in page
    assert "- `my_module:Bot`: own bot in Python" in page
    assert f"- `{PROGRAM}`: Bold 3" in page
    assert "| `s/0` | late / twice |" in page
    for picture in ("ladder.svg", "matrix.svg"):
        assert f"({picture})" in page
        assert (folder / picture).exists()


def test_milliseconds_and_simulations_are_per_move_and_the_slowest_is_told() -> None:
    contest = msgspec.structs.replace(CONTEST, bots=("page", "random", "captain"), plan="ladder")
    played = (
        tuple(game(("page", "random", "captain"), deal) for deal in range(2)),
        (),
    )
    result = sum_up(contest, played)
    milliseconds = {one.bot: one.milliseconds for one in result.standings}
    assert milliseconds == pytest.approx({"page": 10.0, "random": 20.0, "captain": 30.0})
    simulations = {one.bot: one.simulations for one in result.standings}
    assert simulations == {"page": 500.0, "random": 0.0, "captain": 0.0}
    assert [one.bot for one in result.standings] == ["page", "random", "captain"]
    assert rating_table(result).splitlines()[1].split()[-3:] == ["10.0", "41", "500"]
    assert rating_table(result).splitlines()[2].split()[-1] == "-"


@pytest.mark.parametrize("picture", ["ladder.svg", "matrix.svg"])
def test_pictures_are_well_formed_and_name_every_bot(folder: Path, picture: str) -> None:
    root = ElementTree.fromstring((folder / picture).read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"page", "my_module:Bot", "<b>&"} <= {*texts}
    style = root.find("{http://www.w3.org/2000/svg}style")
    assert style is not None
    assert "prefers-color-scheme: dark" in str(style.text)


def test_every_shape_lies_on_the_page(folder: Path) -> None:
    for picture in ("ladder.svg", "matrix.svg"):
        root = ElementTree.fromstring((folder / picture).read_text("utf-8"))
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        for element in root.iter():
            for name in ("x", "x1", "x2", "cx"):
                assert 0.0 <= float(element.get(name, 0)) <= width
            for name in ("y", "y1", "y2", "cy"):
                assert 0.0 <= float(element.get(name, 0)) <= height


def test_the_summary_has_a_line_for_each_thing(folder: Path) -> None:
    lines = [msgspec.json.decode(line) for line in (folder / "summary.jsonl").read_bytes().splitlines()]
    kinds = [line["kind"] for line in lines]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "contest": 1,
        "bot": 3,
        "ahead": 6,
        "match": 7,
        "forfeit": 3,
    }
    assert lines[0]["command"] == command(CONTEST)
    assert msgspec.convert(lines[0]["contest"], Contest) == CONTEST
