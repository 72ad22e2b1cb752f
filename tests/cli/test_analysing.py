"""`ducats analyse`, and the same for programs."""

import io
import json
import re
from decimal import Decimal
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from tests.cli.conftest import Run

from ducats.cli.analysing import Report
from ducats.cli.figures import MINUS
from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.record import new_header, read
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make, stand_in
from ducats.review import Analysis, Effort, analyse
from ducats.study import analyse as analyse_file
from ducats.study import decision_rows
from ducats.texts import LANGUAGES, Texts


def test_the_report_tells_balance_turning_points_and_mistakes(ducats: Run, finished: Path) -> None:
    told = ducats("analyse", finished)
    assert told.exit_code == 0, told.stderr
    lines = told.stdout.splitlines()
    head = next(number for number, line in enumerate(lines) if "\t" in line)
    assert lines[head].split("\t")[1:4] == ["Start", "Luck", "Own answers"]
    assert [line[0] for line in lines[head + 1 : head + 4]] == ["A", "B", "C"]
    assert "Turning points" in lines
    mistakes = lines[lines.index("Mistakes") + 1 :]
    assert any("given away. Played: " in line and "Better: " in line for line in mistakes), "played by lot"
    assert "games played to the end" in lines[-1]


def test_the_report_begins_with_what_decided_it_luck_and_what_was_better(ducats: Run, finished: Path) -> None:
    told = ducats("analyse", finished)
    head, decided, luck, better = told.stdout.splitlines()[:4]
    assert head == "In short"
    assert re.search(
        r"^What decided it\? (Above all .+ went from \d+% to \d+%(, .+ to \d+%)?\.|No single moment)", decided
    )
    assert re.search(
        r"^Was it luck\? .+ chances: \d+\.\d ± \d+\.\d% at the start, \d+\.\d% in the end\. Luck: ", luck
    )
    assert re.search(r"^What would have been better\? .+ at moment \d+: “.+” instead of “.+”\.", better)

    told = ducats("analyse", finished, "--seat", "b")
    _, decided, luck, better = told.stdout.splitlines()[:4]
    assert "Your chances: " in luck
    assert re.search(r"At moment \d+, “.+” instead of your answer “.+”\.|None of your answers", better)
    told = ducats("analyse", finished, "--seat", "Z")
    assert (told.exit_code, "no_such_seat" in told.stderr) == (2, True)


def test_a_quick_look_judges_nobody(ducats: Run, finished: Path) -> None:
    told = ducats("analyse", finished, "--effort", "quick").stdout
    assert "Turning points" in told
    assert "In short" not in told
    assert "Mistakes" not in told, "none was looked for"
    head = next(line for line in told.splitlines() if "\t" in line)
    assert head.split("\t") == ["", "Start", "Luck", "All answers", "Result"], "what was hidden is not known"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effort", [Effort(6, 0), Effort(6, 4)])
def test_a_small_terminal_shows_the_whole_balance(finished: Path, language: str, effort: Effort) -> None:
    record = read(find("musketeers"), finished.read_bytes())
    found = analyse(find("musketeers"), record, effort)
    report = Report(find("musketeers"), record, found, Texts(language), plain=False)
    report.console = Console(file=io.StringIO(), force_terminal=True, width=80)
    report.print()
    assert isinstance(report.console.file, io.StringIO)
    box = [line for line in report.console.file.getvalue().splitlines() if "│" in line or "┃" in line]
    assert len(box) == (9 if effort.worlds else 5), "one line for each part"
    assert not any("…" in line for line in box)


@pytest.mark.parametrize(
    ("language", "named", "unnamed"),
    [
        ("en", "“Ann draws: Duke.” That draw changed Ann’s chances by +9.0 points.", "a draw changed Ann’s"),
        (
            "fr",
            "« Ann draws: Duke. » Chances pour Ann : +9.0 points.",
            "un tirage a changé les chances de +9.0",
        ),
        (
            "nl",
            "\u2018Ann draws: Duke.\u2019 Die trekking veranderde de kansen van Ann",
            "een trekking veranderde de",
        ),
        ("de", "„Ann draws: Duke.“ Diese Ziehung änderte die Chancen von Ann", "Eine Ziehung änderte die"),
    ],
)
def test_a_draw_that_turned_the_game_is_named(language: str, named: str, unnamed: str) -> None:
    say = Texts(language)

    def told(text: str, drawn: str | None) -> str:
        facts = {
            "moment": 3,
            "player": "Ann",
            "change": "+9.0",
            "whose": "other",
            "cost": "none",
            "before": "1",
            "after": "2",
        }
        return say(text, drawn=drawn, **facts).replace("\u00a0", " ")

    drawn = "Ann draws: Duke."
    assert named in told("review-turning-point-draw", drawn)
    assert unnamed in told("review-turning-point-draw", None)
    assert f"{drawn}" in told("summary-draw", drawn)
    assert drawn not in told("summary-draw", None)


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "on your first card", "on Ann’s first card"),
        ("fr", "sur votre première carte", "sur la première carte de Ann"),
        ("nl", "op je eerste kaart", "op de eerste kaart van Ann"),
        ("de", "auf die erste Karte legen", "auf die erste Karte von Ann legen"),
    ],
)
def test_an_answer_is_told_to_others_with_the_name_of_its_player(
    language: str, asked: str, told: str
) -> None:
    """A reader of “your first card” would think of their own."""
    rules = find("musketeers")
    driver, _ = Driver.begin(rules, new_header(rules, 2, "quoted", rules.meta.shortest), "quoted")
    view = rules.view(driver.play, 0)
    terminal = terminal_for(rules, Texts(language), ["Ann", "Bob"], view)
    action = rules.read_action({"type": "TakePrison", "to": 0, "source": None})
    assert asked in terminal.describe(action, view)
    assert told in terminal.quote(action, view)


def test_lots_and_sealed_answers_are_told_in_the_readers_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rules = find("merchants")
    header = new_header(rules, 3, "lots", rules.meta.shortest)
    driver, _ = Driver.begin(rules, header, "lots")
    bot = make("merchants", stand_in("merchants"))
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, bot.choose(driver.view(seat), Rng(f"lots/{len(driver.inputs)}")))
    found = analyse(rules, driver.record(), Effort(6, 2))
    Report(rules, driver.record(), found, Texts("de"), plain=True).print()
    lines = capsys.readouterr().out.splitlines()
    lots = [line for line in lines if re.search(r": Wagen [1-3] in \w+, geht an ", line)]
    assert lots
    bidder = lines[lines.index(lots[0]) + 1]
    assert re.search(
        r"Höchstes Gebot: .+; Grenze: .+; selbst kaufen: .?\d+,\d ± \d+,\d Punkte(; zu .+)?\.$", bidder
    )
    assert any(line.startswith("Selbst kaufen, verglichen damit") for line in lines), "what the figures mean"
    mixed = re.compile(
        r"Moment \d+, .+\. Gespielt: .+ hätte gelost unter: .+ \(\d+\s%\)( · .+ \(\d+\s%\))+\.$"
    )
    assert any(mixed.match(line) for line in lines)
    alone = [line for line in lines if "hätte so gespielt: " in line]
    assert alone
    assert not any(re.search(r"\(\d+ %\)", line) for line in alone), "a single answer has no share"
    head = next(number for number, line in enumerate(lines) if "\t" in line)
    for row in lines[head + 1 : head + 4]:
        assert re.search(r"\t(\d+\u00a0%|–)$", row)
        start, luck, own, others, hidden, result = [
            Decimal(cell.split(" ")[0].replace(MINUS, "-").replace(",", ".")) for cell in row.split("\t")[1:7]
        ]
        assert start + luck + own + others + hidden == result


@pytest.mark.parametrize(
    ("language", "verdict", "end"),
    [
        ("en", "none", "owning it: +1 ± 2 points."),
        ("en", "overpaid", "+1 ± 2 points; overpaid."),
        ("fr", "too-cheap", "+1 ± 2 points\u00a0; arrêté trop tôt."),
        ("nl", "too-cheap", "+1 ± 2 punten; te goedkoop laten gaan."),
        ("de", "too-cheap", "+1 ± 2 Punkte; zu früh ausgestiegen."),
    ],
)
def test_a_verdict_ends_the_line_of_a_bidder(language: str, verdict: str, end: str) -> None:
    told = Texts(language)(
        "review-bidder", player="A", bid="5", stop="4", gain="+1", error="2", verdict=verdict
    )
    assert told.endswith(end)


def test_the_analysis_is_printed_and_kept_as_json(ducats: Run, finished: Path, tmp_path: Path) -> None:
    kept = tmp_path / "analysis.json"
    told = ducats("analyse", finished, "--effort", "quick", "--json", "--to", kept)
    assert told.exit_code == 0, told.stderr
    assert json.loads(told.stdout) == json.loads(kept.read_bytes())
    found = msgspec.json.decode(kept.read_bytes(), type=Analysis)
    assert found.analysis == 1
    assert found.players == ("Ann", "", "Cas")


def test_another_language_is_spoken(ducats: Run, finished: Path) -> None:
    assert "Wendepunkte" in ducats("analyse", finished, "--effort", "quick", "--lang", "de").stdout


def test_what_cannot_be_analysed_is_said_in_one_line(ducats: Run, finished: Path, tmp_path: Path) -> None:
    told = ducats("analyse", finished, "--effort", "endless")
    assert told.exit_code == 2
    assert "no_such_effort" in told.stderr
    running = tmp_path / "running.jsonl"
    running.write_bytes(b"".join(finished.read_bytes().splitlines(keepends=True)[:-6]))
    told = ducats("analyse", running)
    assert told.exit_code == 2
    assert "not_finished" in told.stderr


def test_programs_get_the_same(finished: Path) -> None:
    found = analyse_file(finished, Effort(16, 4), "seed")
    rows = list(decision_rows([found]))
    assert len(rows) == sum(balance.choices for balance in found.balances)
    assert {row["seat"] for row in rows} == {0, 1, 2}
