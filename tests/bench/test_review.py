"""Whether the analysis is fooled, in short; `python -m bench.review` measures it at length."""

from pathlib import Path
from statistics import fmean

import pytest
from bench.review import playing_on
from bench.review.__main__ import decision, work
from bench.review.checks import (
    Analysed,
    FirstCurve,
    Planted,
    Twice,
    analysed,
    decisions,
    finished,
    mean_of,
    planted,
    strong,
)
from bench.review.known import Known, keep, read_known, sources_of
from bench.review.page import BEGIN, PAGE, written
from bench.review.playing_on import Loss, PlayedOn, share_after
from bench.review.summary import lines_of, lines_played_on

from ducats.games import GAMES, levels
from ducats.review import Effort, analyse, judging
from ducats.review.judging import MIN_LOSS
from ducats.review.messages import WHOLE

WANTED = 5


def test_planted_blunders_are_found() -> None:
    found: list[Planted] = []
    number = 0
    while len(found) < WANTED:
        blunder = planted("musketeers", f"test/{number}")
        number += 1
        if blunder is not None:
            found.append(blunder)
    assert all(blunder.kind for blunder in found)


def test_equal_bots_lose_little_and_luck_is_fair() -> None:
    """The reference policy's own kind: it should hardly ever find fault with itself."""
    lucks: list[float] = []
    losses: list[float] = []
    for number in range(12):
        record = finished("musketeers", levels.stand_in("musketeers"), f"test/{number}")
        found = analyse(GAMES["musketeers"], record, Effort(16, 4 if number < 2 else 0))
        lucks.append(found.balances[0].luck / WHOLE)
        losses += [decision.difference / WHOLE for decision in decisions(found)]
    luck, error = mean_of(lucks)
    assert abs(luck) < 4 * error
    loss, error = mean_of(losses)
    assert abs(fmean(losses)) < max(0.02, 4 * error)
    assert loss < 0.05


def test_a_game_is_analysed_twice_and_its_faults_looked_at_again() -> None:
    found = analysed("musketeers", strong("musketeers"), "test", Effort(12, 4))
    assert found.answers
    assert found.false is not None
    assert found.false <= sum(bool(answer.kind) for answer in found.answers)
    assert found.seconds > 0


def test_agreement_is_told_of_what_was_found_and_of_what_was_measured() -> None:
    nothing = [Twice(0.01, -0.01, 0.0, 0.0, "", ""), Twice(-0.01, 0.01, 0.0, 0.0, "", "")]
    faults = [
        Twice(0.1, 0.1, 0.1, 0.1, "blunder", "blunder"),
        Twice(0.06, 0.04, 0.06, 0.04, "mistake", "inaccuracy"),
        Twice(0.03, 0.0, 0.03, 0.0, "inaccuracy", ""),
    ]
    lines = lines_of(
        "strong", [Analysed([*nothing, *faults], 1.0, 0.05, 0.06, 1), Analysed(nothing, 1.0, 0.05, 0.06, 0)]
    )
    assert lines[0] == "2 games of strong bots: mean loss +0.0271 ± 0.0152 of 7 answers"
    assert lines[1:3] == [
        "found fault with 3 (42.9%), 2 of them mistakes or worse",
        "false alarms: 1 (14.3%)",
    ]
    assert "of 3 faults 2 are found by both, 2 answers change their class (28.6%)" in lines[3]
    retried = [PlayedOn("weak", 0.2, False, gain) for gain in (0.1, 0.3)]
    assert lines_played_on("strong", retried) == []
    (line,) = lines_played_on("weak", retried)
    assert line.startswith("2 faults of weak bots that the search finds, too: 0.20 given away")
    assert line.endswith("+0.20 ± 0.10 when strong bots play on")
    assert "losses told correlate not at all" in lines_of("weak", [Analysed(nothing, 1.0, 0.05, 0.06)])[2]


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    goals = {"planted": 1, "strong": 0, "weak": 0, "luck": 2}
    file = tmp_path / "known.json"
    once = Known("")
    done = list(work("marquis", once, goals))
    assert done[0] == "curve"
    assert done.count("luck") == 2
    known = read_known(GAMES, file)
    while next(work("marquis", known["marquis"], goals), None):
        keep("marquis", known["marquis"], file)
        known = read_known(GAMES, file)
    assert (known["marquis"].lucks, known["marquis"].planted) == (once.lucks, once.planted)
    assert any("luck of the first seat over 2 games" in line for line in known["marquis"].lines())


def test_faults_are_played_on_by_strong_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("WORLDS", 12), ("PAIRS", 1), ("SIMULATIONS", 2)):
        monkeypatch.setattr(playing_on, name, few)
    monkeypatch.setattr(judging, "is_loss", lambda loss, error: loss > MIN_LOSS)
    of_strong = 0
    while decision("musketeers", of_strong)[0] == "strong":
        of_strong += 1
    known = Known("", curve=FirstCurve(0.1, 0.2), looked_at=of_strong)
    goals = {"planted": 0, "strong": 0, "weak": 0, "played_on": 1, "luck": 0}
    assert set(work("musketeers", known, goals)) == {"played_on"}
    (fault,) = known.played_on
    assert (fault.who, fault.loss > 0, abs(fault.gain) <= 1) == ("weak", True, True)
    assert {loss.who for loss in known.losses} == {"weak"}
    assert max(loss.alone for loss in known.losses) > 0
    assert known.looked_at > of_strong


def test_an_answer_is_played_on_with_the_same_luck() -> None:
    _, step = decision("musketeers", 0)
    rules, bot = GAMES["musketeers"], levels.make("musketeers", levels.stand_in("musketeers"))
    shares = {
        answer: [share_after(rules, bot, step.before.copy(), step.seat, answer, "luck") for _ in range(2)]
        for answer in step.before.legal(step.seat)
    }
    assert all(first == again for first, again in shares.values())
    assert len(set(map(tuple, shares.values()))) > 1, "the answer matters"


def test_what_other_sources_gave_does_not_count(tmp_path: Path) -> None:
    known = read_known(GAMES, tmp_path / "none.json")
    known["marquis"].tried = known["musketeers"].tried = 7
    known["marquis"].sources = "others"
    for game in ("marquis", "musketeers"):
        keep(game, known[game], tmp_path / "known.json")
    again = read_known(GAMES, tmp_path / "known.json")
    assert (again["marquis"].tried, again["musketeers"].tried) == (0, 7)


def test_the_page_tells_what_is_known_and_why_the_rest_is_empty() -> None:
    blunders = [Planted(0.2, "blunder"), Planted(0.2, "")]
    answers = [
        Twice(0.1, 0.1, 0.1, 0.1, "blunder", "blunder"),
        Twice(-0.02, 0.0, 0.0, 0.03, "", "inaccuracy"),
    ]
    known = {
        "marquis": Known(
            sources_of("marquis"),
            "2026-11-18",
            FirstCurve(0.14, 0.2),
            planted=blunders,
            strong=[Analysed(answers, 5.4, 0.046, 0.051, 1)],
            losses=[Loss("strong", 0.1, 0.0), Loss("strong", -0.02, -0.02), Loss("weak", 0.1, 0.1)],
            played_on=[PlayedOn("strong", 0.3, True, -0.2), PlayedOn("strong", 0.2, True, 0.0)],
            lucks=[-0.2, 0.1, 0.0],
        ),
        "musketeers": Known("0123456789ab", "2026-11-17", lucks=[0.1, 0.1]),
    }
    page = written(known, {"planted": 2, "strong": 20, "weak": 10, "luck": 2})
    rows = {
        title: dict(zip(GAMES, cells, strict=True))
        for title, *cells in (
            [cell.strip() for cell in line[1:-1].split("|")]
            for line in page.splitlines()
            if line.startswith("| ")
        )
    }
    marquis = {title: cells["marquis"] for title, cells in rows.items() if title}
    assert marquis["planted blunders found"] == "1 of 2"
    assert marquis["games of equal strong bots, judged answers"] == "1, 2"
    assert marquis["faults found in them, not confirmed in 1,024 other worlds"] == "1, 1"
    assert marquis["luck of the first seat, mean over games"] == "\N{MINUS SIGN}0.033 ± 0.088 of 3"
    losses = "mean loss of strong bots, few worlds: by the policy alone, with a second opinion"
    assert marquis[losses] == "0.040 ± 0.060, \N{MINUS SIGN}0.010 ± 0.010"
    overruled = "faults of strong bots that it overrules: loss seen, gain when played on"
    assert marquis[overruled] == "0.25, \N{MINUS SIGN}0.10 ± 0.10 of 2"
    assert marquis["sources"] == sources_of("marquis")
    assert marquis["games of weak bots, judged answers"] == ""
    assert "- Marquis: stopped after 1 of 20 games of strong bots, 0 of 10 games of weak bots." in page
    assert f"the sources have changed since ({sources_of('musketeers')} now)" in page
    assert "- MarraCash: nothing is kept." in page
    assert BEGIN in PAGE.read_text(encoding="utf-8")
