"""The tool that plants mistakes in the rules (scripts/mutants.py)."""

from pathlib import Path

import pytest

import judged
from judged import UNKNOWN, Judged
from judging import rule_files
from mutations import Mutant, function_texts, mutants

SOURCE = '''
def pay(cash, price):
    """What is left."""
    if cash < price and price > 0:
        return -1
    return cash - price
'''


def planted(before: str, after: str) -> Mutant:
    return next(m for m in mutants(SOURCE, "pay.py") if (m.before, m.after) == (before, after))


def test_every_part_of_a_rule_is_changed_once() -> None:
    found = {(mutant.before, mutant.after) for mutant in mutants(SOURCE, "pay.py")}
    assert found >= {
        ("cash < price", "cash <= price"),
        ("price > 0", "price >= 0"),
        ("cash < price and price > 0", "cash < price or price > 0"),
        ("cash < price and price > 0", "price > 0"),
        ("-1", "1"),
        ("0", "1"),
        ("cash - price", "cash + price"),
    }
    assert not any("What is left" in before for before, _ in found)


@pytest.mark.parametrize(("change", "left"), [(("cash - price", "cash + price"), 8), (("-1", "1"), 2)])
def test_a_mutant_is_the_whole_file_with_one_mistake(change: tuple[str, str], left: int) -> None:
    names: dict[str, object] = {}
    exec(planted(*change).code(), names)
    pay = names["pay"]
    assert callable(pay)
    assert pay(5, 3) == left


def test_the_same_change_twice_has_two_names() -> None:
    source = "def f(a):\n    return a + 1 + 1\n"
    names = [mutant.name for mutant in mutants(source, "f.py") if mutant.before == "1"]
    assert names == ["f.py::f: 1 => 2", "f.py::f: 1 => 2 #1"]


def test_how_a_table_is_written_is_no_rule() -> None:
    """Who is told what, and which options contradict each other, are rules."""
    names = {file.name for file in rule_files("marracash")}
    assert names >= {"moving.py", "messages.py", "events.py"}
    assert not names & {"data_file.py", "view.py", "facts.py"}


def judge(part: str, source: str, file: str = "pay.py") -> Judged:
    return Judged(part, mutants(source, file), {file: function_texts(source)})


def verdicts(known: Judged, source: str, file: str = "pay.py") -> set[str]:
    return {known.of(mutant) for mutant in mutants(source, file)}


def test_verdicts_hold_as_long_as_the_function_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judged, "FOLDER", tmp_path)
    known = judge("part", SOURCE)
    assert verdicts(known, SOURCE) == {UNKNOWN}
    for mutant in mutants(SOURCE, "pay.py"):
        known.note(mutant, "x")
    known.keep()
    retold = SOURCE.replace("What is left.", "The rest.").replace("price > 0", "price > (0)")
    assert verdicts(judge("part", retold), retold) == {"x"}
    assert verdicts(judge("part", SOURCE, "moved.py"), SOURCE, "moved.py") == {"x"}
    other = SOURCE.replace("return -1", "return -2")
    assert verdicts(judge("part", other), other) == {UNKNOWN}
