"""The tool that plants mistakes in the rules (scripts/mutants.py)."""

from pathlib import Path

import pytest

from mutants import equivalents, name_of, rule_files
from mutations import Mutant, mutants

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


def test_every_equivalent_mutant_exists_and_has_a_reason(clone: Path) -> None:
    """A rule that was rewritten takes its entry with it."""
    for name, reason in equivalents().items():
        file = clone / "src" / "ducats" / name.partition("::")[0]
        known = {mutant.name for mutant in mutants(file.read_text(encoding="utf-8"), name_of(file))}
        assert name in known
        assert reason


def test_messages_are_no_rules() -> None:
    names = {file.name for file in rule_files("marracash")}
    assert "moving.py" in names
    assert not names & {"messages.py", "events.py", "data_file.py"}
