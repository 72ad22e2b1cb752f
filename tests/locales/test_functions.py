"""The functions of the catalogues; web/src/lib/telling.test.ts reads the same examples."""

import json
from pathlib import Path
from typing import Any

import pytest

from ducats.telling import FUNCTIONS, Reader, Telling, bundle_of

TABLE = json.loads((Path(__file__).parent / "functions.json").read_text(encoding="utf-8"))
READER = Reader(**TABLE["reader"])


@pytest.mark.parametrize("example", TABLE["examples"], ids=lambda example: example["text"])
def test_a_function_says_what_the_examples_say(example: dict[str, Any]) -> None:
    bundle = bundle_of("en", [*TABLE["texts"], f"example = {example['text']}"])
    faults: list[Exception] = []
    assert Telling(bundle, READER, faults).text("example", example["fields"]) == example["told"]
    assert faults == []


def test_every_function_has_an_example() -> None:
    texts = [example["text"] for example in TABLE["examples"]]
    assert [name for name in FUNCTIONS if not any(f"{name}(" in text for text in texts)] == []


def test_a_fault_inside_another_text_is_told() -> None:
    faults: list[Exception] = []
    bundle = bundle_of("en", ["inner = { $nothing }", 'outer = { AS($it, "inner") }'])
    Telling(bundle, READER, faults).text("outer", {"it": 1})
    assert len(faults) == 1
