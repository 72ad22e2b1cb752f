"""What is known of the mistakes that scripts/mutants.py plants: tests/mutants/judged, a file for each part.

One line for each function says which text of it was judged, and has one letter for each mistake in it. A
function that is written anew is judged anew; one that only moves to another file is not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from mutations import Mutant

CLONE = Path(__file__).resolve().parents[1]
FOLDER = CLONE / "tests" / "mutants" / "judged"

NOTICED, CIRCLES, PASSED_FOR_NOW, PASSED, UNKNOWN = "x", "o", "?", "!", "."
"""A test failed; ran in circles; no test through the line failed, or not soon; no test fails; not judged."""
KEEP_EVERY = 5


@dataclass
class Judgement:
    """Of the mistakes in one function."""

    file: str
    function: str
    text: str
    """The hash of the function and of the mistakes that are possible in it."""
    verdicts: str

    def __str__(self) -> str:
        return f"{self.file} {self.function} {self.text} {self.verdicts}"


class Judged:
    """All verdicts on the mistakes of a part."""

    def __init__(self, part: str, possible: Iterable[Mutant], texts: dict[str, dict[str, str]]) -> None:
        self.kept = FOLDER / f"{part}.txt"
        self.noted = 0
        self._mistakes: dict[tuple[str, str], list[Mutant]] = {}
        for mutant in possible:
            self._mistakes.setdefault((mutant.file, mutant.function), []).append(mutant)
        before = _read(self.kept)
        self._judgements = {
            (file, function): _known(
                before, file, function, _digest(texts[file][function], mistakes), mistakes
            )
            for (file, function), mistakes in self._mistakes.items()
        }
        self._places = {
            mutant.name: place
            for mistakes in self._mistakes.values()
            for place, mutant in enumerate(mistakes)
        }

    def of(self, mutant: Mutant) -> str:
        return self._judgements[mutant.file, mutant.function].verdicts[self._places[mutant.name]]

    def note(self, mutant: Mutant, verdict: str) -> None:
        judgement, place = self._judgements[mutant.file, mutant.function], self._places[mutant.name]
        judgement.verdicts = judgement.verdicts[:place] + verdict + judgement.verdicts[place + 1 :]
        self.noted += 1
        if self.noted % KEEP_EVERY == 0:
            self.keep()

    def keep(self) -> None:
        """All or nothing, whenever the run is stopped."""
        self.kept.parent.mkdir(exist_ok=True)
        fresh = self.kept.with_suffix(".new")
        known = [each for each in self._judgements.values() if each.verdicts.strip(UNKNOWN)]
        fresh.write_text("".join(f"{each}\n" for each in known), encoding="utf-8")
        fresh.replace(self.kept)


def _read(kept: Path) -> list[Judgement]:
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.is_file() else []
    return [Judgement(*line.split(" ")) for line in lines]


def _known(before: list[Judgement], file: str, function: str, text: str, mistakes: list[Mutant]) -> Judgement:
    """What is known of this very text of a function, wherever it stood."""
    same = [each.verdicts for each in before if (each.function, each.text) == (function, text)]
    here = [
        each.verdicts for each in before if (each.file, each.function, each.text) == (file, function, text)
    ]
    found = here or (same if len(same) == 1 else [UNKNOWN * len(mistakes)])
    return Judgement(file, function, text, found[0])


def _digest(text: str, mistakes: list[Mutant]) -> str:
    changes = [f"{mutant.before} => {mutant.after}" for mutant in mistakes]
    return sha256("\n".join([text, *changes]).encode()).hexdigest()[:10]
