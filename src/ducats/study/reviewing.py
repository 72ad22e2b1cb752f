"""The analysis of games for researchers: a record in, all figures out."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from ducats.engine.record import Record, read, read_header
from ducats.games import find
from ducats.review import NORMAL, Analysis, Effort
from ducats.review import analyse as analyse_game
from ducats.review.analyst import SEED


def analyse(record: Record | Path | str, effort: Effort = NORMAL, seed: str = SEED) -> Analysis:
    """The analysis of a finished game, or of the file of one."""
    if not isinstance(record, Record):
        text = Path(record).read_bytes()
        record = read(find(read_header(text).game), text)
    return analyse_game(find(record.header.game), record, effort, seed)


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
