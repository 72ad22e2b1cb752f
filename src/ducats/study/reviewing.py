"""The analysis of games for researchers: a record in, all figures out."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ducats.engine.record import Record, read, read_header
from ducats.games import find
from ducats.review import NORMAL, Analysis, Effort, WhatIf
from ducats.review import analyse as analyse_game
from ducats.review import what_if as try_answer
from ducats.review.analyst import SEED


def analyse(record: Record | Path | str, effort: Effort = NORMAL, seed: str = SEED) -> Analysis:
    """The analysis of a finished game, or of the file of one."""
    record = _read(record)
    return analyse_game(find(record.header.game), record, effort, seed)


def what_if(record: Record | Path | str, moment: int, action: dict[str, Any]) -> WhatIf:
    """The chances after another answer (as JSON has it) at a moment of a game."""
    record = _read(record)
    return try_answer(find(record.header.game), record, moment, action)


def _read(record: Record | Path | str) -> Record:
    if isinstance(record, Record):
        return record
    text = Path(record).read_bytes()
    return read(find(read_header(text).game), text)


def decision_rows(analyses: Iterable[Analysis]) -> Iterator[dict[str, int | str]]:
    """One row for each decision that was judged, ready for a data frame."""
    for number, analysis in enumerate(analyses):
        for moment in analysis.moments:
            decision = moment.decision
            if decision is not None and decision.judged:
                yield {
                    "game": number,
                    "moment": moment.number,
                    "seat": decision.seat,
                    "question": decision.question,
                    "loss": decision.loss,
                    "error": decision.error,
                    "kind": decision.kind,
                    "difference": decision.difference,
                    "guess": decision.guess,
                    "expected": decision.expected[decision.seat],
                    "hidden": decision.hidden[decision.seat],
                }
